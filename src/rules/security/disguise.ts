import { normalise } from '../../text/normalise.ts';
import { words } from '../../text/words.ts';
import { closeGaps } from './gaps.ts';
import { lexicon } from './words/lexicon.ts';

/** Twelve letters in a row that stand alone: every part is bounded. */
const APART = /(?:[A-Za-z][ \t._*|/-]{1,4}){12}/;
/** Two letters in a row that stand alone: cheaper to find, and most texts have none. */
const ALONE = /[ \t._*|/-][A-Za-z][ \t._*|/-]{1,4}[A-Za-z][ \t._*|/-]/;
/** A word with letters of two scripts, of which one may pass for the other. */
const MIXED = /[A-Za-z][\u0391-\u03c9\u0400-\u04ff]|[\u0391-\u03c9\u0400-\u04ff][A-Za-z]/;
const WORD = /[A-Za-z\u0391-\u03c9\u0400-\u04ff]{3,30}/g;

/** English words from which on a text was disguised on purpose. */
const APART_WORDS = 3;
const MIXED_WORDS = 2;

const known = (word: string): boolean => {
  const entry = lexicon().words.get(word.toLowerCase());
  return entry !== undefined && (entry.bits !== undefined || entry.flags !== 0);
};

/** How English words were disguised letter by letter, and what they read: with gaps, or with letters of another script. */
export function disguise(value: string): { how: 'gaps' | 'look-alikes'; text: string } | undefined {
  if (ALONE.test(value) && APART.test(value)) {
    const text = closeGaps(value);
    const plain = new Set(words(value));
    if (words(text).filter((w) => w.length > 1 && !plain.has(w) && known(w)).length >= APART_WORDS) return { how: 'gaps', text };
  }
  if (MIXED.test(value)) {
    let count = 0;
    for (const [word] of value.matchAll(WORD)) if (MIXED.test(word) && known(normalise(word).text) && ++count >= MIXED_WORDS) break;
    if (count >= MIXED_WORDS) return { how: 'look-alikes', text: normalise(value).text };
  }
  return undefined;
}
