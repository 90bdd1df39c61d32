import { isIdeographic, isLetter, isWide, MADE } from './characters.ts';
import { HOLDS, heldByWord } from './signs.ts';
import type { Entry, WordTable } from './words/table.ts';
import type { Bits } from './words/tags.ts';

/** A phrase of the tables: its last word, where it ends, and how many words it has after its first. */
export interface Phrase {
  entry: Entry;
  stop: number;
  words: number;
}

/** Words after the first that a phrase may have, and how many characters may part two of them. */
const LONGEST = 7;
const PARTING = 12;

/** Finds the ends of words and phrases. What it found last stands in its fields, so that no word costs an object. */
export class Measure {
  /** End of the word that was measured last, and what it is made of. */
  to = 0;
  made = 0;
  /** What all words hold that were measured; see `HOLDS`. */
  held = 0;
  /** The longest phrase that stands beside its words, of the phrase looked up last. */
  beside: { bits: Readonly<Bits>; stop: number; words: number } | undefined;

  constructor(
    readonly text: string,
    readonly lower: string,
    readonly end: number,
  ) {}

  /** Finds the end of the word that begins here. A full stop, an at sign, a hyphen and an apostrophe hold it together between letters. */
  word(from: number): void {
    const { text, lower, end } = this;
    let i = from;
    let before = 0;
    // Most words are small letters and end at a blank.
    for (; i < end; i++) {
      before = text.charCodeAt(i);
      if (before < 97 || before > 122) break;
    }
    if (i > from && (i === end || before === 32)) {
      this.to = i;
      this.made = 0;
      return;
    }
    let made = 0;
    before = i > from ? 97 : 0;
    for (; i < end; i++) {
      const c = text.charCodeAt(i);
      if (c >= 97 && c <= 122) {
      } else if (c >= 65 && c <= 90) {
        if (before >= 97 && before <= 122) made |= MADE.hump;
      } else if (c >= 48 && c <= 57) made |= MADE.digit;
      else if (c === 95) {
        if (i > from) made |= MADE.underscore;
        else this.held |= HOLDS.emphasis;
      } else if (c >= 0xaa && isLetter(lower.charCodeAt(i)) && !isIdeographic(c) && !isWide(c)) made |= MADE.wide;
      else if (i === from) made |= MADE.joined;
      else if (c === 46 || c === 64 || c === 39 || c === 45 || c === 0x2019 || c === 36) {
        const next = i + 1 < end ? lower.charCodeAt(i + 1) : 0;
        if (!isLetter(next) || isIdeographic(next) || isWide(next)) break;
        made |= MADE.joined;
      } else break;
      before = c;
    }
    this.to = i > from ? i : from + 1;
    this.made = made;
    if (made !== 0) this.held |= heldByWord(text, lower, from, this.to, made);
  }

  /** The longest phrase of a table that goes on from the end of its first word. */
  phrase(words: WordTable, first: Entry, from: number): Phrase | undefined {
    const { lower, end } = this;
    let best: Phrase | undefined;
    let entry = first;
    let at = from;
    this.beside = undefined;
    words.open(first);
    for (let count = 1; count <= LONGEST && entry.more; count++) {
      let i = at;
      while (i < end && i - at < PARTING) {
        const c = lower.charCodeAt(i);
        if (c > 32 && c !== 47) break;
        i++;
      }
      if (i >= end || i === at) break;
      this.word(i);
      const to = this.to;
      const next = words.find(lower, i, to, entry);
      if (next === undefined) break;
      entry = next;
      at = to;
      if (entry.bits !== undefined) best = { entry, stop: to, words: count };
      if (entry.beside !== undefined) this.beside = { bits: entry.beside, stop: to, words: count };
    }
    return best;
  }
}

/** Where the first part of a word ends that an apostrophe or a hyphen joins to another; 0 in an address or a name. */
export function partingOf(lower: string, from: number, to: number): number {
  let first = 0;
  for (let i = from + 1; i < to; i++) {
    const c = lower.charCodeAt(i);
    if (c === 46 || c === 64) return 0;
    if (first === 0 && (c === 39 || c === 45 || c === 0x2019)) first = i;
  }
  return first;
}
