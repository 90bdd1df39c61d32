import { type Bits, hasBit, noBits, setBit } from './tags.ts';

/** What a word, or a phrase up to one of its words, stands for. */
export interface Entry {
  /** Its classes. */
  bits: Readonly<Bits> | undefined;
  /** Classes of a phrase that stand beside those of its words. */
  beside: Readonly<Bits> | undefined;
  /** Whether longer phrases begin with it. */
  more: boolean;
  /** Phrases that begin with it and were not yet needed: most never are. */
  waiting: Waiting[] | undefined;
  /** The word, or the last one of the phrase. */
  word: string;
  /** What else is known of the word; see `FLAG`. */
  flags: number;
  /** Number of the entry in its table, by which what follows it is found. */
  id: number;
}

interface Waiting {
  phrase: string;
  /** Where its second word begins. */
  from: number;
  bit: number;
  beside: boolean;
}

/** Facts about single words that are no classes of cues. */
export const FLAG = {
  /** A verb in its base form after it is an order. */
  leads: 1,
  /** A frequent word of English. */
  english: 2,
  /** A frequent word of another European language. */
  strange: 4,
  /** A verb that is more often a noun. */
  noun: 8,
  /** A word that English and others share: it tells neither. */
  shared: 16,
  /** What a noun that is used as a verb has behind it. */
  object: 32,
  /** The image of a common English word under rot13, or backwards. */
  turned: 64,
  /** One of the words whose images those are. */
  common: 128,
  /** A key word with two letters in each other's place. */
  swapped: 256,
  /** A word of orders in another European language: reason enough to look there. */
  hint: 512,
  /** A word of a language that joins words: one that ends with it is of its kind. */
  head: 1024,
} as const;

/** A hash of a stretch by its length and a few of its letters: cheap, and words of orders seldom share all of them. */
function hashOf(text: string, from: number, to: number): number {
  const length = to - from;
  let hash = Math.imul(text.charCodeAt(from), 0x1f35) + length;
  if (length > 1) hash = Math.imul(hash, 0x6b43) + text.charCodeAt(to - 1);
  if (length > 2) hash = Math.imul(hash, 0x1e35) + text.charCodeAt(from + 1);
  if (length > 3) hash = Math.imul(hash, 0x5bd1) + text.charCodeAt(from + (length >> 1));
  if (length > 4) hash = Math.imul(hash, 0x2f0b) + text.charCodeAt(to - 2);
  if (length > 5) hash = Math.imul(hash, 0x4cf5) + text.charCodeAt(from + 2);
  return hash ^ (hash >>> 13);
}

/**
 * Words by a hash that is made from where they stand, so that the many words that are not here cost no substring. The words of a
 * phrase beyond its first stand in the same table, under a hash that holds what they follow.
 */
export class WordTable {
  readonly #entries: Entry[] = [];
  readonly #slots: Int32Array;
  readonly #hashes: Int32Array;
  readonly #mask: number;

  /** @param bits of the number of places, which are to be twice as many as entries */
  constructor(bits: number) {
    this.#slots = new Int32Array(1 << bits);
    this.#hashes = new Int32Array(1 << bits);
    this.#mask = (1 << bits) - 1;
  }

  /** The entry whose word stands in `text` from `from` to `to`, `after` another one. */
  find(text: string, from: number, to: number, after?: Entry): Entry | undefined {
    const key = keyOf(text, from, to, after);
    // Most words are not here.
    return this.#slots[(key ^ (key >>> 16)) & this.#mask] === 0 ? undefined : this.#lookUp(key, text, from, to);
  }

  #lookUp(key: number, text: string, from: number, to: number): Entry | undefined {
    for (let slot = (key ^ (key >>> 16)) & this.#mask; ; slot = (slot + 1) & this.#mask) {
      const number = this.#slots[slot]!;
      if (number === 0) return undefined;
      if (this.#hashes[slot] !== key) continue;
      const entry = this.#entries[number - 1]!;
      if (entry.word.length === to - from && text.startsWith(entry.word, from)) return entry;
    }
  }

  get(word: string): Entry | undefined {
    return this.find(word, 0, word.length);
  }

  /** The entry of a word, made when there is none. */
  at(word: string, after?: Entry): Entry {
    const key = keyOf(word, 0, word.length, after);
    const known = this.#lookUp(key, word, 0, word.length);
    if (known !== undefined) return known;
    let slot = (key ^ (key >>> 16)) & this.#mask;
    while (this.#slots[slot] !== 0) slot = (slot + 1) & this.#mask;
    const entry: Entry = {
      bits: undefined,
      beside: undefined,
      more: false,
      waiting: undefined,
      word,
      flags: 0,
      id: this.#entries.length + 1,
    };
    this.#entries.push(entry);
    if (this.#entries.length * 4 > this.#mask * 3) throw new Error('more words than a table of them can hold');
    this.#slots[slot] = entry.id;
    this.#hashes[slot] = key;
    if (after !== undefined) after.more = true;
    return entry;
  }

  /** Gives a word, or a phrase whose words an underscore joins, a class: `beside` those of its words, or as its own. */
  put(phrase: string, bit: number, beside = false): void {
    const cut = phrase.indexOf('_');
    if (cut < 0) {
      const entry = this.at(phrase);
      entry.bits = plus(entry.bits, bit);
      return;
    }
    const first = this.at(phrase.slice(0, cut));
    first.more = true;
    first.waiting ??= [];
    first.waiting.push({ phrase, from: cut + 1, bit, beside });
  }

  /** Takes apart the phrases that begin with a word, at the first time that it is met. */
  open(first: Entry): void {
    const waiting = first.waiting;
    if (waiting === undefined) return;
    first.waiting = undefined;
    for (const { phrase, from: start, bit, beside } of waiting) {
      let entry = first;
      for (let from = start; from < phrase.length; ) {
        let to = phrase.indexOf('_', from);
        if (to < 0) to = phrase.length;
        entry = this.at(phrase.slice(from, to), entry);
        from = to + 1;
      }
      if (beside) entry.beside = plus(entry.beside, bit);
      else entry.bits = plus(entry.bits, bit);
    }
  }
}

/** No class: of words and phrases that mean nothing, so that a shorter one in them does not count. */
export const NONE = -1;
const NOTHING: Readonly<Bits> = noBits();
/** Sets of a single class, which most words have: one for each, and none is ever written to. */
const SINGLE: (Readonly<Bits> | undefined)[] = [];

/** A set with one class more. */
export function plus(bits: Readonly<Bits> | undefined, bit: number): Readonly<Bits> {
  if (bit === NONE) return bits ?? NOTHING;
  if (bits !== undefined && hasBit(bits, bit)) return bits;
  const known = bits === undefined || bits === NOTHING ? SINGLE[bit] : undefined;
  if (known !== undefined) return known;
  const more: Bits = bits === undefined ? noBits() : [...bits];
  setBit(more, bit);
  if (bits === undefined) SINGLE[bit] = more;
  return more;
}

const keyOf = (text: string, from: number, to: number, after: Entry | undefined): number =>
  after === undefined ? hashOf(text, from, to) : Math.imul(after.id, STRIDE) ^ hashOf(text, from, to);
/** An odd number that spreads what follows different words. */
const STRIDE = 0x9e3779b1 | 0;
