import { words } from '../../../text/words.ts';
import { verbOf } from './verbs.ts';

/** Words that carry no meaning of their own in a definition. */
const FILLER: ReadonlySet<string> = new Set(
  `a an the this that these those of for to from in on at by with within into and or is are be it its as via using use used which all any each given specified specific
   provided based tool api allows allow lets let you your can will please simply new optional returns return one single their some
   der die das den dem ein eine einen mit von zu und le la les un une des du de el los las una del il lo gli o os um uma do da`
    .trim()
    .split(/\s+/),
);

/** Longest word that is stemmed or weighed; what is longer is data, not a word. */
const LONGEST_WORD = 40;

/** A rough English stem, the same for singular and plural and for the forms of a verb. */
export function stemOf(word: string): string {
  if (word.length > LONGEST_WORD) return word.slice(0, LONGEST_WORD);
  const verb = verbOf(word);
  if (verb !== undefined) return verb;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:ss|sh|ch|x|z)es$/.test(word)) return word.slice(0, -2);
  if (word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word)) return word.slice(0, -1);
  return word;
}

/** Whether a noun reads as several things. */
export const plural = (word: string): boolean => word.length > 3 && word.endsWith('s') && !/(?:ss|us|is|news)$/.test(word);

export const isFiller = (word: string): boolean => FILLER.has(word);

/** Ideographs and kana: a text in them has no spaces between its words. */
const WIDE = /[\u3041-\u30ff\u4e00-\u9fff]/;

/** Number of words of a text of which `all` are found; an ideograph or a kana counts for a half. */
export function wordCount(text: string, all: number): number {
  if (!WIDE.test(text)) return all;
  const wide = text.match(/[\u3041-\u30ff\u4e00-\u9fff]/g)?.length ?? 0;
  return words(text.replace(/[\u3041-\u30ff\u4e00-\u9fff]+/g, ' ')).length + wide / 2;
}
