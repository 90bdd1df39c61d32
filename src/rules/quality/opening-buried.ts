import { issue, type Rule } from '../rule.ts';
import { read } from './words/read.ts';

/** Characters within which the choice should be made; the first two sentences count whatever their length. */
const OPENING = 200;
/** Bytes after which the most widely used client cuts a description. */
const CUT = 2_048;

export const rule: Rule = {
  meta: {
    id: 'quality/opening-buried',
    level: 'warning',
    kind: 'content',
    summary: 'When to call the tool, or when not, stands so far down that it is read last or cut off.',
    why: 'Clients cut long descriptions and searches look at their start. What the tool is for and when to call it belong into the first two sentences; details can follow.',
    source: ['S1'],
    messages: {
      default: {
        title: 'When to call {tool} is first said {position} characters into its description.',
        help: 'Move this sentence to the front: {sentence}',
      },
      cut: {
        title: 'When to call {tool} is first said {position} characters into its description, where clients have cut it off.',
        help: 'Move this sentence to the front: {sentence}',
      },
    },
  },
  *tool(tool) {
    const reading = read(tool);
    if (!reading.known || reading.text.length <= OPENING) return;
    const position = reading.place('trigger');
    if (position < OPENING) return;
    const index = reading.sentences.findIndex((s) => position < s.end);
    if (index < 2) return;
    const sentence = reading.sentences[index]!.text.slice(0, 300);
    const cut = Buffer.byteLength(reading.text.slice(0, position)) > CUT;
    yield issue(tool, '/description', { position, sentence }, cut ? { messageId: 'cut', sentence } : { level: 'note', sentence });
  },
};
