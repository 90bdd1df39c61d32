import { issue, NONE, type Rule } from '../rule.ts';
import { read } from './words/read.ts';

export const rule: Rule = {
  meta: {
    id: 'quality/read-only-unsaid',
    level: 'off',
    presets: { strict: 'note' },
    kind: 'content',
    summary: 'A tool is read-only by its hint, and its text never says so.',
    why: 'The hint is for the client; a model reads the text. One that knows a call is safe looks around more freely. Off unless `strict`, because most verbs of reading say it well enough.',
    source: ['S2'],
    messages: {
      default: {
        title: '{tool} is read-only by its hint, but its description does not say so to the model.',
        help: 'End the description with "Read-only."',
      },
    },
  },
  tool(tool) {
    const reading = read(tool);
    if (tool.annotations?.readOnlyHint !== true || reading.text === '' || !reading.known || reading.says('readOnly')) return NONE;
    return [issue(tool, '/description')];
  },
};
