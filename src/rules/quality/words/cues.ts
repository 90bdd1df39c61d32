import { SIGNS } from '../../../text/words.ts';

/** What a pattern cannot do without: it is not searched for in a text that has none of these words and signs. */
export interface Cue {
  /** Bit of these words in `Word.cues`. */
  readonly bit: number;
  readonly signs: number;
}

const whole = new Map<string, number>();
const beginnings: { text: string; bit: number }[] = [];
const ends: { text: string; bit: number }[] = [];
let given = 0;

/**
 * Words and signs of which a pattern needs one.
 * @param words in lower case, set apart by spaces: `api`, `endpoint*` for what begins so, `*handler` for what ends so
 */
export function cue(words: string, signs: readonly (keyof typeof SIGNS)[] = []): Cue {
  const bit = 1 << given++;
  for (const word of words.split(' ')) {
    if (word.endsWith('*')) beginnings.push({ text: word.slice(0, -1), bit });
    else if (word.startsWith('*')) ends.push({ text: word.slice(1), bit });
    else whole.set(word, (whole.get(word) ?? 0) | bit);
  }
  return { bit, signs: signs.reduce<number>((all, sign) => all | SIGNS[sign], SIGNS.beyondAscii) };
}

/** The cues that a word of an ASCII text gives: as a whole, and with its parts before and behind an apostrophe. */
export function cuesOf(word: string): number {
  if (word.includes("'")) return word.split("'").reduce((all, part) => all | cuesOf(part), 0);
  let bits = whole.get(word) ?? 0;
  for (const { text, bit } of beginnings) if (word.startsWith(text)) bits |= bit;
  for (const { text, bit } of ends) if (word.endsWith(text)) bits |= bit;
  return bits;
}
