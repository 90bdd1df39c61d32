import { isHex, isLetter, MADE } from './characters.ts';

/** What a stretch holds that is worth a closer look at another spelling of it. */
export interface Signs {
  /** Words written backwards or with rot13, and the same words written plainly. */
  turned: number;
  common: number;
  /** Key words with two letters in each other's place. */
  swapped: number;
  /** Longest row of letters that stand alone. */
  apart: number;
  /** Longest row of pairs of hexadecimal digits. */
  pairs: number;
  /** Length of the longest word with digits or capitals in it. */
  longest: number;
}

export const noSigns = (): Signs => ({ turned: 0, common: 0, swapped: 0, apart: 0, pairs: 0, longest: 0 });

/** Whether every second character is no letter: `r.e.a.d`. */
function spelled(text: string, from: number, to: number): boolean {
  for (let i = from + 1; i < to; i += 2) if (isLetter(text.charCodeAt(i))) return false;
  return true;
}

/** Keeps account of the signs while the words of a text go by. */
export class SignCounter {
  /** Letters that stand alone, and pairs of digits, one after another. */
  #apart = 0;
  #pairs = 0;

  constructor(readonly signs: Signs) {}

  /** A word of plain letters. */
  word(): void {
    this.#apart = 0;
    this.#pairs = 0;
  }

  /** A short word, or one of more than letters (`made`; see `MADE`). */
  note(lower: string, from: number, to: number, made: number): void {
    const { signs } = this;
    const length = to - from;
    if (length > signs.longest && (made & (MADE.digit | MADE.hump)) !== 0) signs.longest = length;
    if (length >= 5 && (made & MADE.joined) !== 0 && spelled(lower, from, to)) {
      this.#apart += (length + 1) >> 1;
      if (this.#apart > signs.apart) signs.apart = this.#apart;
    } else if (length === 1) {
      if (++this.#apart > signs.apart) signs.apart = this.#apart;
    } else this.#apart = 0;
    if (length === 2 && isHex(lower.charCodeAt(from)) && isHex(lower.charCodeAt(from + 1))) {
      if (++this.#pairs > signs.pairs) signs.pairs = this.#pairs;
    } else this.#pairs = 0;
  }
}
