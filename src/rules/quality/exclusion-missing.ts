import { issue, NONE, type Rule } from '../rule.ts';
import { mentions } from './words/mentions.ts';
import { namesOf } from './words/names.ts';
import { read } from './words/read.ts';

export const rule: Rule = {
  meta: {
    id: 'quality/exclusion-missing',
    level: 'warning',
    kind: 'content',
    summary: 'A tool with near siblings never says when another one fits better.',
    why: 'Near duplicates are where models go wrong. They see a flat list: that two entries belong together, and which is for which case, stands there only if somebody wrote it down.',
    source: ['S1', 'S2', 'S3'],
    messages: {
      default: {
        title: '{tool} never says when to prefer {siblings}.',
        help: 'Add a sentence that says what {tool} is not for, and names {siblings} for that case.',
      },
    },
  },
  tool(tool, context) {
    const reading = read(tool);
    if (reading.text === '' || !reading.known || reading.says('exclusion')) return NONE;
    const near = namesOf(context).near(tool.name);
    if (near.length === 0 || near.some((name) => mentions(reading.text, name))) return NONE;
    return [issue(tool, '/description', { siblings: near.slice(0, 3) })];
  },
};
