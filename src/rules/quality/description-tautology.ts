import { identifierWords } from '../../text/words.ts';
import { issue, NONE, type Rule } from '../rule.ts';
import { read } from './words/read.ts';
import { VERBS, verbOf } from './words/verbs.ts';
import { contentStems, stem } from './words/word.ts';

/** A longer text says something, even if in the name's words. */
const LONGEST = 12;
/** UTF-16 units of a name that are read. */
const LONGEST_NAME = 200;

/** Words that add nothing to a name with an object. */
const EMPTY: ReadonlySet<string> = new Set('id identifier list detail information info'.split(' '));

export const rule: Rule = {
  meta: {
    id: 'quality/description-tautology',
    level: 'warning',
    kind: 'content',
    summary: 'The description only repeats the name or the title.',
    why: 'A text made of the words of the name tells a model nothing it has not read already: neither which records are meant, nor when to call the tool, nor what it gives back.',
    source: ['S2'],
    messages: {
      default: {
        title: 'The description of {tool} only says its name again ({description}).',
        help: 'Name what the name leaves open: which things it works on, where they come from, when to call it and what comes back.',
      },
      inputs: {
        title: 'The description of {tool} only says its name again ({description}).',
        help: 'Name what the name leaves open: what it does with {parameters}, when to call it and what comes back.',
      },
    },
  },
  tool(tool) {
    const reading = read(tool);
    if (reading.text === '' || reading.cut || reading.words > LONGEST) return NONE;
    const known = new Set(
      [...identifierWords(tool.name.slice(0, LONGEST_NAME)), ...identifierWords((tool.title ?? '').slice(0, LONGEST_NAME))].map(stem),
    );
    const senses = new Set([...known].map((w) => VERBS.get(w)?.sense));
    // "Get a list of …" is what a listing tool does.
    if (senses.has('list')) senses.add('get');
    const repeats = (word: string, i: number): boolean => {
      const verb = i === 0 ? verbOf(word) : undefined;
      return known.has(word) || EMPTY.has(word) || (verb !== undefined && senses.has(VERBS.get(verb)!.sense));
    };
    // Words of other scripts are no words of the name: a sentence in Chinese under an English name says something.
    if (!/[\p{L}\p{N}]/u.test(reading.text) || !contentStems(reading.text).every(repeats)) return NONE;
    const parameters = tool.parameters.slice(0, 5).map(([name]) => name);
    const evidence = { description: reading.text.slice(0, 200), ...(parameters.length ? { parameters } : {}) };
    return [issue(tool, '/description', evidence, { sentence: reading.text, ...(parameters.length ? { messageId: 'inputs' } : {}) })];
  },
};
