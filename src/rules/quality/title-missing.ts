import { own } from '../../model/json.ts';
import { issue, NONE, type Rule } from '../rule.ts';
import { namesOf } from './words/names.ts';

export const rule: Rule = {
  meta: {
    id: 'quality/title-missing',
    level: 'note',
    kind: 'content',
    summary: 'A tool has no title for people.',
    why: 'Clients show the title when they ask a person to approve a call. Without one they show the name, which is written for machines.',
    source: ['S0', 'S1', 'S2'],
    messages: {
      default: {
        title: '{tool} has no title, so people are asked to approve its bare name.',
        help: 'Give it a title, such as {suggestion}.',
      },
    },
  },
  tool(tool, context) {
    const title = tool.title ?? own(tool.annotations, 'title');
    if (typeof title === 'string' && title.trim() !== '') return NONE;
    const { words } = namesOf(context).get(tool.name);
    const { prefix } = namesOf(context);
    const said = prefix.every((p, i) => words[i] === p) && words.length > prefix.length ? words.slice(prefix.length) : words;
    const text = said.join(' ');
    return [issue(tool, '/title', { suggestion: text === '' ? tool.name : text.charAt(0).toUpperCase() + text.slice(1) })];
  },
};
