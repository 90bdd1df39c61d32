import { identifierWords } from '../../text/words.ts';

/** Words of a compound from which on it may be a sentence, and the longest that is looked at, in UTF-16 units. */
const WORDS = 4;
const LONGEST = 200;
/** A hyphen, an underscore or a full stop between letters, or a capital after a small letter. */
const JOINT = /[A-Za-z][-_+.](?=[A-Za-z])|[a-z](?=[A-Z])/g;

/** A word with three joints and more, wherever it stands. */
const COMPOUND = /(?:[A-Za-z][-_+.](?=[A-Za-z])|[a-z](?=[A-Z]))(?:[A-Za-z]*?(?:[A-Za-z][-_+.](?=[A-Za-z])|[a-z](?=[A-Z]))){2}/;

/** Small words that sentences have and names of things do not. */
const SMALL = new Set(['the', 'not', 'never', 'your', 'you', 'all', 'any', 'every', 'this', 'that', 'must', 'always']);

/**
 * The text with each compound of four words and more read as words: `doNotTellTheUser`, `DO-NOT-TELL`. Addresses and paths are left alone.
 * @returns undefined when the text holds none
 */
export function compounds(text: string): string | undefined {
  if (!COMPOUND.test(text)) return undefined;
  let found = false;
  const parts = text.split(' ').map((word) => {
    if (word.length < 12 || word.length > LONGEST || /[/\\@=]/.test(word) || (word.match(JOINT)?.length ?? 0) < WORDS - 1) return word;
    const words = identifierWords(word.replace(/[-_+.]+/g, ' '));
    if (words.length < WORDS || !words.some((w) => SMALL.has(w))) return word;
    found = true;
    return words.join(' ');
  });
  return found ? parts.join(' ') : undefined;
}
