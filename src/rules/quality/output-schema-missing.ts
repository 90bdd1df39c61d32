import { issue, NONE, type Rule } from '../rule.ts';
import { cue } from './words/cues.ts';
import { read } from './words/read.ts';

/** A sentence on the result that lists fields: a verb of returning, then several names with commas or `and`. */
const FIELDS =
  /\b(?:returns?|returning|gives|response (?:includes|contains)|output(?:s| includes)?|including|with) [^.!?\n]{0,80}?\b[\w`'"-]{2,30}, [`'"]?[\w -]{2,30}(?:,| and| or)/i;
const JSON_SAID = /\b(?:as|in|valid|returns?(?: a| an)?) JSON\b/i;

const CUE = cue('json', ['comma']);
const READ = 4_000;

export const rule: Rule = {
  meta: {
    id: 'quality/output-schema-missing',
    level: 'off',
    presets: { strict: 'note' },
    kind: 'content',
    summary: 'A result with a shape is described in words only, without an output schema.',
    why: 'With an output schema the client checks the result and the model gets types in place of prose. It costs bytes on every request, so the rule is off unless you want it.',
    source: ['S1', 'S2'],
    messages: {
      default: {
        title: 'The result of {tool} has a shape that only its description tells.',
        help: 'Declare an output schema for it: {sentence}',
      },
    },
  },
  tool(tool) {
    if (tool.outputSchema !== undefined) return NONE;
    const reading = read(tool);
    if (!reading.may(CUE, READ) || !reading.says('returns')) return NONE;
    const text = reading.text.slice(0, READ);
    const match = FIELDS.exec(text) ?? JSON_SAID.exec(text);
    if (!match) return NONE;
    const sentence = (reading.sentences.find((s) => match.index < s.end)?.text ?? match[0]).slice(0, 300);
    return [issue(tool, '/outputSchema', { sentence })];
  },
};
