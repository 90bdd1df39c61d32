import { Memory } from './memory.ts';

const OTHER = 0;
const LOWER = 1;
const UPPER = 2;
const DIGIT = 3;
const APOSTROPHE = 0x27;

/** Whether a text is plain ASCII, of which simpler patterns find the same words in a fraction of the time. */
export const isAscii = (text: string): boolean => !/[^\0-\x7f]/.test(text);

/** Lower-case words of a text: runs of letters, digits and inner apostrophes. Identifiers are not split. */
export const words = (text: string): string[] => known.of(text).words;

/** By the codes of ASCII, a letter or digit in lower case; 0 for what stands in no word. */
const FOLDED = Uint8Array.from({ length: 0x100 }, (_, c) =>
  /[a-z0-9]/i.test(String.fromCharCode(c)) ? String.fromCharCode(c).toLowerCase().charCodeAt(0) : 0,
);

/** A text of one of these signs, and of one beyond ASCII: bits of `Said.signs`. */
export const SIGNS = { beyondAscii: 1, bracket: 2, slash: 4, comma: 8 } as const;
const ANY_SIGN = -1;
const SIGN_OF = Uint8Array.from(
  { length: 0x100 },
  (_, c) => ({ '(': SIGNS.bracket, '/': SIGNS.slash, ',': SIGNS.comma })[String.fromCharCode(c)] ?? 0,
);

/** What a text is made of. */
export interface Said<W> {
  /** Of each of the words that `words` finds, in order, what the lexicon makes of it. */
  words: W[];
  /** Signs that may stand in the text, as bits; beyond ASCII any may. */
  signs: number;
}

/** What beyond ASCII stands in words; signs there are, as here, only part them. */
const LETTERS_BEYOND = /(?=[^\0-\x7f])[\p{L}\p{M}\p{N}’]/u;

/** UTF-16 units of a text that is read by its bytes; what is longer is rare enough to be read as it is. */
const LONGEST_READ = 8_192;
/** Beyond ASCII a text has more bytes than units, and must be seen to have them. */
const bytes = new Uint8Array(3 * LONGEST_READ + 1);
const encoder = new TextEncoder();
/** What is found in a text, until it is known how much that is. */
const heap: unknown[] = [];

/** Words that are kept at a time, a power of two: more than a list of tools has in common. */
const PLACES = 1 << 14;
/** Letters of a word that are kept in two numbers; most words have fewer. */
const PACKED = 8;
/** Longest word that is kept; what is longer is data. */
const LONGEST_KEPT = 32;

/**
 * What was made of a word, found again wherever it stands: of a text whose letters are ASCII no word is cut out that is known. A word has one place, and
 * gives way to the next one that belongs there: what is found may be made again, and is then equal and not the same.
 */
export class Lexicon<W> {
  /** By place, the last four letters of its word, and the four before these, a byte each. */
  readonly #lasts = new Int32Array(PLACES);
  readonly #befores = new Int32Array(PLACES);
  /** The word itself, for where these are not all. */
  readonly #words: string[] = new Array(PLACES).fill('');
  readonly #made: W[] = new Array(PLACES);
  readonly #make: (word: string) => W;
  /** Of texts that are read otherwise. */
  readonly #others: Memory<string, W>;

  /** @param make reads no text while it makes something of a word */
  constructor(make: (word: string) => W) {
    this.#make = make;
    this.#others = new Memory(make, PLACES);
  }

  of(text: string): Said<W> {
    const length = text.length > LONGEST_READ ? 0 : encoder.encodeInto(text, bytes).written;
    const ascii = length === text.length;
    if (!ascii && (length === 0 || LETTERS_BEYOND.test(text))) {
      return { words: cutOut(text).map((word) => this.#others.of(word)), signs: ANY_SIGN };
    }
    bytes[length] = 0;
    const lasts = this.#lasts;
    const befores = this.#befores;
    const made = this.#made;
    const found = heap as W[];
    let count = 0;
    let signs = 0;
    let start = 0;
    let last = 0;
    let before = 0;
    for (let i = 0; i <= length; i++) {
      let letter = FOLDED[bytes[i]!]!;
      if (letter === 0 && bytes[i] === APOSTROPHE && i > start && FOLDED[bytes[i + 1]!] !== 0) letter = APOSTROPHE;
      if (letter !== 0) {
        before = (before << 8) | (last >>> 24);
        last = (last << 8) | letter;
        bytes[i] = letter;
        continue;
      }
      signs |= SIGN_OF[bytes[i]!]!;
      if (i > start) {
        const place = Math.imul(last ^ Math.imul(before, 0x85ebca6b), 0x9e3779b1) >>> 18;
        const known = lasts[place] === last && befores[place] === before && (i - start < PACKED || this.#isAt(place, start, i));
        found[count++] = known ? made[place]! : this.#keep(place, last, before, spelled(start, i));
        last = 0;
        before = 0;
      }
      start = i + 1;
    }
    return { words: found.slice(0, count), signs: ascii ? signs : ANY_SIGN };
  }

  /** Whether the long word at a place is the one that has been read. */
  #isAt(place: number, start: number, end: number): boolean {
    const word = this.#words[place]!;
    if (word.length !== end - start) return false;
    for (let i = 0; i < word.length - PACKED; i++) if (word.charCodeAt(i) !== bytes[start + i]) return false;
    return true;
  }

  #keep(place: number, last: number, before: number, word: string): W {
    const made = this.#make(word);
    if (word.length <= LONGEST_KEPT) {
      this.#lasts[place] = last;
      this.#befores[place] = before;
      this.#words[place] = word;
      this.#made[place] = made;
    }
    return made;
  }
}

/** The word that has been read, in lower case. */
function spelled(start: number, end: number): string {
  let word = '';
  for (let i = start; i < end; i++) word += String.fromCharCode(bytes[i]!);
  return word;
}

/** Words of any text. */
function cutOut(text: string): string[] {
  const lower = text.toLowerCase();
  const word = isAscii(lower) ? /[a-z0-9]+(?:'[a-z0-9]+)*/g : /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu;
  return lower.match(word) ?? [];
}

const known = new Lexicon((word) => word);

/** The words inside an identifier: `getUserName`, `get_user-name` and `get.user.name` all give `get`, `user`, `name`. */
export function identifierWords(name: string): string[] {
  return isAscii(name) ? asciiWords(name) : anyWords(name);
}

function anyWords(name: string): string[] {
  const parts: string[] = [];
  let part = '';
  const end = (): void => {
    if (part !== '') parts.push(part.toLowerCase());
    part = '';
  };
  for (let i = 0; i < name.length; i++) {
    const c = name[i]!;
    if (!/[\p{L}\p{N}]/u.test(c)) {
      end();
      continue;
    }
    const upper = c !== c.toLowerCase();
    const before = name[i - 1];
    const after = name[i + 1];
    const lowerBefore = before !== undefined && before !== before.toUpperCase();
    const lowerAfter = after !== undefined && after !== after.toUpperCase();
    const upperBefore = before !== undefined && before !== before.toLowerCase();
    if (upper && (lowerBefore || (upperBefore && lowerAfter))) end();
    part += c;
  }
  end();
  return parts;
}

/** The same by character codes: names are asked for by nearly every rule. */
function asciiWords(name: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let before = OTHER;
  let here = kindAt(name, 0);
  for (let i = 0; i < name.length; i++) {
    const after = kindAt(name, i + 1);
    const begins = here === UPPER && (before === LOWER || (before === UPPER && after === LOWER));
    if (here === OTHER || begins) {
      if (i > start) parts.push(name.slice(start, i).toLowerCase());
      start = begins ? i : i + 1;
    }
    before = here;
    here = after;
  }
  if (start < name.length) parts.push(name.slice(start).toLowerCase());
  return parts;
}

/** What stands at a place of an ASCII text; beyond its end, nothing does. */
function kindAt(text: string, at: number): number {
  const c = text.charCodeAt(at);
  if (c >= 0x61 && c <= 0x7a) return LOWER;
  if (c >= 0x41 && c <= 0x5a) return UPPER;
  return c >= 0x30 && c <= 0x39 ? DIGIT : OTHER;
}
