import type { Tool } from '../../../model/surface.ts';
import { isFrequent } from '../../../text/language.ts';
import { words } from '../../../text/words.ts';
import type { NameParts } from './names.ts';
import { type Reading, read } from './read.ts';
import { isFiller } from './tokens.ts';
import { VERBS } from './verbs.ts';
import { sense } from './word.ts';

/** What two tools say, in their own words: in common, and only one of them. */
export interface Contrast {
  shared: string[];
  here: string[];
  there: string[];
}

/** UTF-16 units of a description and parameters whose words are compared. */
const READ_FOR_WORDS = 1_500;
const MOST_PARAMETERS = 100;

/** Made for the pairs that are told, not for all. Verbs come last among the common words: what is alike is mostly a thing. */
export function contrast(a: Tool, b: Tool, nameOf: (tool: Tool) => NameParts): Contrast {
  const [x, y] = [spoken(a, nameOf(a)), spoken(b, nameOf(b))];
  const shared = [...x].filter(([key]) => y.has(key));
  const isVerb = ([key]: [string, string]): boolean => VERBS.has(key);
  return {
    shared: [...shared.filter((w) => !isVerb(w)), ...shared.filter(isVerb)].map(([, word]) => word),
    here: [...x].filter(([key]) => !y.has(key)).map(([, word]) => word),
    there: [...y].filter(([key]) => !x.has(key)).map(([, word]) => word),
  };
}

/** The words that say something, by what makes two of them one. */
function spoken(tool: Tool, part: NameParts): Map<string, string> {
  const found = new Map<string, string>();
  const add = (list: Iterable<string>): void => {
    for (const word of list) {
      const key = sense(word);
      if (!found.has(key)) found.set(key, word);
    }
  };
  const reading = read(tool);
  add(said(reading));
  if (found.size < 3) add([...(part.verb ? [part.verb] : []), ...part.object]);
  for (const [name] of tool.parameters.slice(0, MOST_PARAMETERS)) add(words(name.replaceAll('_', ' ').slice(0, 60)).filter(speaks));
  return found;
}

function said({ text, language }: Reading): string[] {
  const sample = text.slice(0, READ_FOR_WORDS).toLowerCase();
  if (language !== 'zh' && language !== 'ja') return words(sample).filter((w) => speaks(w) && !isFrequent(w, language));
  const segments = [...new Intl.Segmenter(language, { granularity: 'word' }).segment(sample)];
  return segments.filter((s) => s.isWordLike && speaks(s.segment) && !/^[\u3041-\u309f]+$/.test(s.segment)).map((s) => s.segment);
}

const speaks = (word: string): boolean => word.length > 1 && !isFiller(word);
