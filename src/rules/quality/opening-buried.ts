import type { Span } from '../../text/sentences.ts';
import { issue, NONE, type Rule } from '../rule.ts';
import { type NameParts, namesOf } from './words/names.ts';
import { type Reading, read } from './words/read.ts';
import { VERBS } from './words/verbs.ts';
import { type Word, wordsOf } from './words/word.ts';

/** Characters within which the choice should be made; the first two sentences count whatever their length. */
const OPENING = 200;
/** Characters of the first words. */
const FIRST = 80;
/** Bytes after which the most widely used client cuts a description. */
const CUT = 2_048;

export const rule: Rule = {
  meta: {
    id: 'quality/opening-buried',
    level: 'warning',
    kind: 'content',
    summary: 'What a tool does, or when to call it, stands so far down that it is read last or cut off.',
    why: 'Clients cut long descriptions and searches look at their start. What the tool is for and when to call it belong into the first two sentences; details can follow.',
    source: ['S1'],
    messages: {
      default: {
        title: 'When to call {tool} is first said {position} characters into its description.',
        help: 'Move this sentence to the front: {sentence}',
      },
      what: {
        title: 'What {tool} does is first said {position} characters into its description.',
        help: 'Begin with this sentence: {sentence}',
      },
      cut: {
        title: 'When to call {tool} is first said {position} characters into its description, where clients have cut it off.',
        help: 'Move this sentence to the front: {sentence}',
      },
    },
  },
  tool(tool, context) {
    const reading = read(tool);
    if (!reading.known || reading.text.length <= OPENING) return NONE;
    const position = reading.place('trigger');
    const index = position < OPENING ? -1 : reading.sentences.findIndex((s) => position < s.end);
    if (index >= 2) {
      const sentence = reading.sentences[index]!.text.slice(0, 300);
      const cut = Buffer.byteLength(reading.text.slice(0, position)) > CUT;
      return [issue(tool, '/description', { position, sentence }, cut ? { messageId: 'cut', sentence } : { level: 'note', sentence })];
    }
    const what = index < 0 && reading.language === 'en' ? whatBuried(reading, namesOf(context).get(tool.name)) : undefined;
    if (what)
      return [
        issue(tool, '/description', { position: what.start, sentence: what.text.slice(0, 300) }, { messageId: 'what', level: 'note' }),
      ];
    return NONE;
  },
};

/** The sentence that has the verb of the name, when none of the opening does. */
function whatBuried(reading: Reading, { verb, object }: NameParts): Span | undefined {
  if (verb === undefined || object.length === 0) return undefined;
  const { sense } = VERBS.get(verb)!;
  const does = (word: Word): boolean => !word.filler && VERBS.get(word.stem)?.sense === sense;
  const tells = (word: Word): boolean => does(word) || (!word.filler && object.includes(word.stem));
  // Mostly the first words tell. The last of them may be cut.
  if (wordsOf(reading.text.slice(0, FIRST)).slice(0, -1).some(tells)) return undefined;
  const opening = Math.max(OPENING, reading.sentences[1]?.end ?? 0);
  if (wordsOf(reading.text.slice(0, opening)).some(tells)) return undefined;
  return reading.sentences.find((s) => s.start >= opening && wordsOf(s.text).some(does));
}
