import { isHex, isLetter, MADE } from './characters.ts';

/**
 * What a text holds that another way of reading it would change: escapes and entities, marks of emphasis, an order whose words are
 * joined, a compound of four words and more, digits and signs among letters, letters beyond ASCII. Set rather too often than not.
 */
export const HOLDS = { escape: 1, emphasis: 2, joined: 4, compound: 8, lettered: 16, accents: 32 };
/** An address is not looked through. */
export const HOLDS_ANY = 63;

/** By a character that is no part of a word. */
export function heldByMark(c: number): number {
  if (c > 127) return HOLDS.accents;
  switch (c) {
    case 92: // \
    case 37: // %
    case 38: // &
      return HOLDS.escape;
    case 42: // *
    case 126: // ~
    case 60: // <
      return HOLDS.emphasis;
    case 64: // @
    case 36: // $
      return HOLDS.lettered;
    case 43: // +
      return HOLDS.compound;
    default:
      return 0;
  }
}

/** Words of an order, without which a joined spelling is a name: `show_password_toggle_label`. */
export const ORDERS = [
  'not', 'never', 'dont', 'cannot', 'ignore', 'disregard', 'forget', 'override', 'bypass', 'hide', 'conceal', 'without',
  'silently', 'secretly', 'quietly', 'must', 'always',
]; // biome-ignore format: one list

/** By a word that is made of more than small letters (`made`; see `MADE`). */
export function heldByWord(text: string, lower: string, from: number, to: number, made: number): number {
  let held = (made & MADE.wide) !== 0 ? HOLDS.accents : 0;
  let joints = 0;
  let letters = false;
  let digits = false;
  for (let i = from; i < to; i++) {
    const c = text.charCodeAt(i);
    if (c >= 97 && c <= 122) letters = true;
    else if (c >= 65 && c <= 90) {
      letters = true;
      if (i > from && isSmall(text.charCodeAt(i - 1))) joints++;
    } else if (c >= 48 && c <= 57) digits = true;
    else {
      joints++;
      if (c === 64 || c === 36) held |= HOLDS.lettered;
      if (c === 95 && (i === to - 1 || (made & (MADE.wide | MADE.joined)) !== 0)) held |= HOLDS.emphasis;
      // "do n't"
      if ((c === 39 || c === 0x2019) && i === from + 1) held |= HOLDS.joined;
    }
  }
  if (letters && digits) held |= HOLDS.lettered;
  if (joints >= 3) held |= HOLDS.compound;
  if (joints >= 2) {
    const word = lower.slice(from, to);
    if (ORDERS.some((order) => word.includes(order))) held |= HOLDS.joined;
  }
  return held;
}

const isSmall = (c: number): boolean => c >= 97 && c <= 122;

/** What a stretch holds that is worth a closer look at another spelling of it. */
export interface Signs {
  /** See `HOLDS`. */
  held: number;
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

export const noSigns = (): Signs => ({ held: 0, turned: 0, common: 0, swapped: 0, apart: 0, pairs: 0, longest: 0 });

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
