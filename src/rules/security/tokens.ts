import { type Entry, FLAG, type Lexicon, lexicon } from './words/lexicon.ts';
import { type Bits, bitOf, hasBit, mergeBits, noBits, setBit } from './words/tags.ts';

/** A word or phrase of a known class, where it stands. */
export interface Token {
  /** Number of the word in its sentence, unknown words counted. */
  at: number;
  /** Number of its last word. */
  last: number;
  start: number;
  end: number;
  /** Shared with the tables of words: never written to. */
  bits: Readonly<Bits>;
}

export interface Tokens {
  tokens: Token[];
  /** All classes that occur. */
  bits: Bits;
  /** Words in all. */
  words: number;
  /** Whether it reads as another language than English. */
  foreign: boolean;
}

/** What a stretch holds that is worth a closer look at another spelling of it. */
export interface Signs {
  /** Words written backwards or with rot13. */
  turned: number;
  /** Longest row of letters that stand alone. */
  apart: number;
  /** Longest row of pairs of hexadecimal digits. */
  pairs: number;
  /** Length of the longest word. */
  longest: number;
}

const [BASE, IMP, IDENT, DEST, HOST, QUOTED, MUST, LABEL, NUMBER] = (
  ['BASE', 'IMP', 'IDENT', 'DEST', 'HOST', 'QUOTED', 'MUST', 'LABEL', 'NUMBER'] as const
).map(bitOf) as [number, number, number, number, number, number, number, number, number];

const only = (...of: number[]): Readonly<Bits> => {
  const bits = noBits();
  for (const bit of of) setBit(bits, bit);
  return bits;
};
const NONE = noBits();
const IS_DEST = only(DEST);
const IS_URL = only(DEST, HOST);
const IS_HOST = only(HOST);
const IS_IDENT = only(IDENT);
const IS_NUMBER = only(NUMBER);

/** Endings that make a bare word with a full stop in it a host rather than a file. */
const HOSTS = new Set(
  'com net org io site app xyz ru cn dev cloud me info biz co eu uk de top online link click page pw cc tk space live tech website example invalid'.split(
    ' ',
  ),
);
const LEET: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', 8: 'b' };
const NUMBERS = /^[0-9][0-9.,]*%?$/;
const LEETISH = /[a-z].*[013457@$8]|[013457@$8].*[a-z]/;
const HEX_PAIR = /^[0-9a-f]{2}$/;
/** Digits from which on a number with its country code is a telephone number. */
const PHONE_DIGITS = 8;

const isLetter = (c: number): boolean =>
  (c >= 97 && c <= 122) ||
  (c >= 48 && c <= 57) ||
  c === 95 ||
  (c >= 0xaa && (c < 0x2000 || c > 0x206f) && c !== 0xb7 && c !== 0xab && c !== 0xbb && c !== 0xd7);
const isIdeographic = (c: number): boolean => (c >= 0x3040 && c <= 0x30ff) || (c >= 0x3400 && c <= 0x9fff) || (c >= 0xac00 && c <= 0xd7a3);
const isWide = (c: number): boolean => (c >= 0x3000 && c <= 0x303f) || (c >= 0xff00 && c <= 0xff0f);
const isBreak = (c: number): boolean =>
  c <= 32 || c === 34 || c === 39 || c === 96 || c === 60 || c === 62 || c === 41 || c === 93 || c === 0x3002 || c === 44;

/** What a word is made of, beside letters. */
const MADE = { joined: 1, underscore: 2, digit: 4, wide: 8, hump: 16 };

/**
 * The known words of a stretch of normal text. One pass over the text and one look-up a word.
 * @param text the normal text, `lower` the same in lower case
 */
export function tokenise(text: string, lower: string, start: number, end: number, signs?: Signs): Tokens {
  return new Tokeniser(text, lower, end, signs).run(start);
}

class Tokeniser {
  readonly #out: Tokens = { tokens: [], bits: noBits(), words: 0, foreign: false };
  readonly #lexicon: Lexicon = lexicon();
  readonly #foreign: [number, Bits][] = [];
  #strange = 0;
  #marked = false;
  #english = 0;
  #quoted = false;
  /** Whether a clause begins here. */
  #lead = true;
  #leads = false;
  #afterTo = false;
  #obliged = false;
  #apart = 0;
  #pairs = 0;
  /** End of the word that was measured last, and what it is made of. */
  #to = 0;
  #made = 0;

  constructor(
    readonly text: string,
    readonly lower: string,
    readonly end: number,
    readonly signs: Signs | undefined,
  ) {}

  run(start: number): Tokens {
    const { lower, end } = this;
    let i = start;
    while (i < end) {
      const c = lower.charCodeAt(i);
      if (c === 32) i++;
      else if (c >= 97 && c <= 122) i = this.#word(i);
      else if (isIdeographic(c)) i = this.#ideograph(i);
      else if (this.#begins(c, i)) i = this.#word(i);
      else i = this.#mark(c, i);
    }
    return this.#finish();
  }

  #begins(c: number, i: number): boolean {
    if (isLetter(c) && !isWide(c)) return true;
    const next = i + 1 < this.end ? this.lower.charCodeAt(i + 1) : 0;
    if (c === 46) return isLetter(next) && (i === 0 || !isLetter(this.lower.charCodeAt(i - 1)));
    return (c === 64 || c === 36) && isLetter(next);
  }

  /** A character that is no part of a word. */
  #mark(c: number, i: number): number {
    if (c === 34 || c === 96) this.#quoted = !this.#quoted;
    else if (c === 0x201c) this.#quoted = true;
    else if (c === 0x201d) this.#quoted = false;
    if (c !== 0x2019 && c !== 39 && (c !== 45 || !isLetter(this.lower.charCodeAt(i - 1)))) this.#lead = true;
    if (c === 43) {
      const phone = this.#phone(i);
      if (phone > 0) {
        this.#push(i, phone, IS_DEST, 0);
        this.#out.words++;
        return phone;
      }
    }
    return i + 1;
  }

  #ideograph(i: number): number {
    const { lower, end } = this;
    const out = this.#out;
    const entry = this.#lexicon.phrases.get(lower[i]!)?.find(([phrase]) => lower.startsWith(phrase, i));
    this.#lead = false;
    this.#leads = false;
    out.foreign = true;
    if (entry !== undefined && i + entry[0].length <= end) {
      this.#push(i, i + entry[0].length, entry[1], 0);
      out.words++;
      return i + entry[0].length;
    }
    // Two characters of such a script say about as much as a word.
    if ((i & 1) === 0) out.words++;
    return i + 1;
  }

  #word(i: number): number {
    const { lower, end } = this;
    const out = this.#out;
    this.#measure(i);
    let to = this.#to;
    const made = this.#made;
    let word = lower.slice(i, to);
    if ((made & MADE.joined) !== 0 && (word.endsWith('.') || word.endsWith("'"))) {
      to--;
      word = word.slice(0, -1);
    }
    this.#note(word, made);
    if (lower.charCodeAt(to) === 58 && lower.startsWith('://', to) && word.length <= 8) return this.#url(i, to + 3);
    const entry = this.#lexicon.words.get(word);
    let last = entry;
    let stop = to;
    let extra = 0;
    if (entry?.next !== undefined) {
      const longer = this.#phrase(to, entry);
      if (longer !== undefined) {
        last = longer.entry;
        stop = longer.stop;
        extra = longer.words;
      }
    }
    const flags = entry === undefined ? 0 : entry.flags;
    if (flags !== 0) {
      if ((flags & FLAG.english) !== 0) this.#english++;
      if ((flags & (FLAG.strange | FLAG.shared)) === FLAG.strange) this.#strange++;
      if ((flags & FLAG.turned) !== 0 && this.signs) this.signs.turned++;
    }
    const known = last?.bits ?? (entry?.bits !== undefined && extra === 0 ? entry.bits : this.#guess(word, made));
    if (known !== undefined) {
      const then = stop < end ? lower.charCodeAt(stop) : 0;
      const orders =
        hasBit(known, BASE) &&
        then !== 58 &&
        (this.#lead || (this.#leads && (!this.#afterTo || this.#obliged))) &&
        ((flags & FLAG.noun) === 0 || this.#hasObject(stop));
      this.#push(i, stop, known, extra, orders, then === 58 || then === 93);
    }
    if (last?.foreign !== undefined) {
      if (known === undefined) this.#push(i, stop, NONE, extra);
      this.#foreign.push([out.tokens.length - 1, last.foreign]);
      if (last.bits === undefined && (flags & FLAG.shared) === 0) this.#strange++;
      if ((made & MADE.wide) !== 0) this.#marked = true;
    }
    const isTo = word === 'to' && extra === 0;
    if (!isTo) this.#obliged = known !== undefined && hasBit(known, MUST);
    this.#afterTo = isTo;
    this.#leads = extra > 0 ? this.#leadsAt(stop) : (flags & FLAG.leads) !== 0;
    out.words += 1 + extra;
    this.#lead = false;
    return stop;
  }

  #push(start: number, end: number, bits: Readonly<Bits>, extra: number, orders = false, label = false): void {
    const out = this.#out;
    let own = bits;
    if (this.#quoted || orders || label) {
      const copy: Bits = [bits[0], bits[1], bits[2], bits[3], bits[4]];
      if (this.#quoted) setBit(copy, QUOTED);
      if (orders) setBit(copy, IMP);
      if (label) setBit(copy, LABEL);
      own = copy;
    }
    out.tokens.push({ at: out.words, last: out.words + extra, start, end, bits: own });
    mergeBits(out.bits, own);
  }

  #finish(): Tokens {
    const out = this.#out;
    const strange = this.#strange;
    if (strange > this.#english && (strange >= 3 || (strange >= 2 && (this.#marked || out.words <= 6)))) {
      out.foreign = true;
      for (const [at, bits] of this.#foreign) {
        const token = out.tokens[at]!;
        const copy: Bits = [...token.bits];
        mergeBits(copy, bits);
        token.bits = copy;
        mergeBits(out.bits, bits);
      }
    }
    return out;
  }

  /** Keeps account of the signs of other spellings. */
  #note(word: string, made: number): void {
    const { signs } = this;
    if ((made & MADE.wide) !== 0) {
      const c = word.charCodeAt(0);
      if (c >= 0x400 && c <= 0x52f) this.#out.foreign = true;
    }
    if (signs === undefined) return;
    if (word.length > signs.longest) signs.longest = word.length;
    if (word.length === 1) {
      if (++this.#apart > signs.apart) signs.apart = this.#apart;
    } else this.#apart = 0;
    if (word.length === 2 && HEX_PAIR.test(word)) {
      if (++this.#pairs > signs.pairs) signs.pairs = this.#pairs;
    } else this.#pairs = 0;
  }

  #url(start: number, from: number): number {
    let stop = from;
    while (stop < this.end && !isBreak(this.lower.charCodeAt(stop))) stop++;
    this.#push(start, stop, IS_URL, 0);
    this.#out.words++;
    this.#lead = false;
    this.#leads = false;
    return stop;
  }

  /** Classes of a word that is not in the tables: an identifier, an address, a Russian form, leetspeak. */
  #guess(word: string, made: number): Readonly<Bits> | undefined {
    if (made === 0) return undefined;
    if ((made & MADE.hump) !== 0 || (made & MADE.underscore) !== 0) {
      if (word.includes('@') && word.indexOf('.', word.indexOf('@')) > 0) return IS_DEST;
      return IS_IDENT;
    }
    if ((made & MADE.joined) !== 0) {
      const at = word.indexOf('@');
      if (at > 0) return word.indexOf('.', at) > 0 ? IS_DEST : this.#leet(word);
      if (word.includes('.')) {
        const last = word.slice(word.lastIndexOf('.') + 1);
        if (HOSTS.has(last) && word.length > 5 && !word.startsWith('.')) return IS_HOST;
      }
      const apostrophe = word.indexOf("'");
      if (apostrophe > 0) return this.#lexicon.words.get(word.slice(0, apostrophe))?.bits;
    }
    if ((made & MADE.wide) !== 0) return this.#stem(word);
    if ((made & MADE.digit) !== 0 && NUMBERS.test(word)) return IS_NUMBER;
    return (made & (MADE.digit | MADE.joined)) !== 0 ? this.#leet(word) : undefined;
  }

  #stem(word: string): Bits | undefined {
    const first = word.charCodeAt(0);
    if (first < 0x400 || first > 0x4ff) return undefined;
    for (let n = Math.min(word.length, 12); n > 3; n--) {
      const bits = this.#lexicon.stems.get(word.slice(0, n));
      if (bits !== undefined) return bits;
    }
    return undefined;
  }

  #leet(word: string): Bits | undefined {
    if (word.length < 3 || word.length > 24 || !LEETISH.test(word)) return undefined;
    let plain = '';
    for (const c of word) plain += LEET[c] ?? c;
    return this.#lexicon.words.get(plain)?.bits;
  }

  /** Finds the end of the word that begins here. A full stop, an at sign, a hyphen and an apostrophe hold it together between letters. */
  #measure(from: number): void {
    const { text, lower, end } = this;
    let made = 0;
    let i = from;
    let before = 0;
    for (; i < end; i++) {
      const c = text.charCodeAt(i);
      if (c >= 97 && c <= 122) {
      } else if (c >= 65 && c <= 90) {
        if (before >= 97 && before <= 122) made |= MADE.hump;
      } else if (c >= 48 && c <= 57) made |= MADE.digit;
      else if (c === 95) made |= i > from ? MADE.underscore : 0;
      else if (c >= 0xaa && isLetter(lower.charCodeAt(i)) && !isIdeographic(c) && !isWide(c)) made |= MADE.wide;
      else if (i === from) made |= MADE.joined;
      else if (c === 46 || c === 64 || c === 39 || c === 45 || c === 0x2019 || c === 36) {
        const next = i + 1 < end ? lower.charCodeAt(i + 1) : 0;
        if (!isLetter(next) || isIdeographic(next) || isWide(next)) break;
        made |= MADE.joined;
      } else break;
      before = c;
    }
    this.#to = i > from ? i : from + 1;
    this.#made = made;
  }

  /** The longest phrase of the tables that goes on from here. */
  #phrase(from: number, first: Entry): { entry: Entry; stop: number; words: number } | undefined {
    const { lower, end } = this;
    let best: { entry: Entry; stop: number; words: number } | undefined;
    let entry = first;
    let at = from;
    for (let words = 1; words <= 7 && entry.next !== undefined; words++) {
      let i = at;
      while (i < end && i - at < 12) {
        const c = lower.charCodeAt(i);
        if (c > 32 && c !== 47) break;
        i++;
      }
      if (i >= end || i === at) break;
      this.#measure(i);
      const to = this.#to;
      const next = entry.next.get(lower.slice(i, to));
      if (next === undefined) break;
      entry = next;
      at = to;
      if (entry.bits !== undefined || entry.foreign !== undefined) best = { entry, stop: to, words };
    }
    return best;
  }

  /** Whether the word that ends here, the last of a phrase, makes an order of a verb after it. */
  #leadsAt(stop: number): boolean {
    const from = this.lower.lastIndexOf(' ', stop - 1) + 1;
    const entry = this.#lexicon.words.get(this.lower.slice(from, stop));
    return entry !== undefined && (entry.flags & FLAG.leads) !== 0;
  }

  /** Whether what follows is an object: "mail it", and not "mail server". */
  #hasObject(from: number): boolean {
    const { lower, end } = this;
    let i = from;
    while (i < end && lower.charCodeAt(i) <= 32) i++;
    let to = i;
    while (to < end && isLetter(lower.charCodeAt(to))) to++;
    const entry = this.#lexicon.words.get(lower.slice(i, to));
    return entry !== undefined && (entry.flags & FLAG.object) !== 0;
  }

  /** End of a telephone number with its country code, or 0. */
  #phone(from: number): number {
    let digits = 0;
    let i = from + 1;
    for (; i < this.end && i - from < 24; i++) {
      const c = this.lower.charCodeAt(i);
      if (c >= 48 && c <= 57) digits++;
      else if (c !== 32 && c !== 45 && c !== 40 && c !== 41) break;
    }
    return digits >= PHONE_DIGITS ? i : 0;
  }
}
