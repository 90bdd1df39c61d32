import { isBreak, isIdeographic, isLetter, isWide, MADE, phoneEnd } from './characters.ts';
import { enumerationEnd } from './enumerations.ts';
import { guess, IS_DEST, IS_URL } from './guess.ts';
import { Measure, partingOf } from './measure.ts';
import { HOLDS_ANY, heldByMark, SignCounter, type Signs } from './signs.ts';
import type { Tokens } from './token.ts';
import { inflected } from './words/inflected.ts';
import { european, ideographs, type Lexicon, lexicon, russian } from './words/lexicon.ts';
import { FLAG } from './words/table.ts';
import { type Bits, bitOf, bitsOf, hasBit, mergeBits, noBits, setBit } from './words/tags.ts';

const [BASE, IMP, QUOTED, MUST, LABEL, ASIDE] = (['BASE', 'IMP', 'QUOTED', 'MUST', 'LABEL', 'ASIDE'] as const).map(bitOf) as [
  number,
  number,
  number,
  number,
  number,
  number,
];

const NONE = noBits();
/** What an English word in a sentence of another language still stands for: names, addresses and terms, not what it asks. */
const TERMS = bitsOf(
  'DEST', 'HOST', 'IDENT', 'NUMBER', 'ENVSECRET', 'SENDTOOL', 'STRICT', 'VAULT', 'ENVVAR', 'KNOWNTOOL', 'SHELLCMD', 'SECRET', 'PROMPT', 'QUOTED', 'LABEL',
); // biome-ignore format: one list
/** ( ) / ; = [ ] | */
const PARTS: ReadonlySet<number> = new Set([40, 41, 47, 59, 61, 91, 93, 124]);
const isCyrillic = (c: number): boolean => c >= 0x400 && c <= 0x52f;

const only = (bits: Readonly<Bits>, mask: Readonly<Bits>): Bits => bits.map((word, i) => word & mask[i]!) as Bits;

/**
 * The known words of a stretch of normal text. One pass over the text and one look-up a word; a second pass with the words of other
 * languages where it may be in one of them.
 * @param text the normal text, `lower` the same in lower case
 */
export function tokenise(text: string, lower: string, start: number, end: number, signs?: Signs): Tokens {
  const first = new Tokeniser(text, lower, end, signs, undefined);
  const tokens = first.run(start);
  return first.mayBeEuropean() ? new Tokeniser(text, lower, end, undefined, european()).run(start) : tokens;
}

class Tokeniser {
  readonly #out: Tokens = { tokens: [], bits: noBits(), words: 0, foreign: false, abroad: false };
  readonly #lexicon: Lexicon = lexicon();
  readonly #foreign: [number, Readonly<Bits>][] = [];
  #strange = 0;
  /** Words that are reason enough to look among those of other languages. */
  #hints = 0;
  /** Words in letters that English does not have. */
  #script = 0;
  #marked = false;
  #english = 0;
  #quoted = false;
  /** Whether a clause begins here. */
  #lead = true;
  #leads = false;
  #afterTo = false;
  #obliged = false;
  /** Where a list of values in brackets ends: no word of it is an order. */
  #listed = 0;
  readonly #signs: SignCounter | undefined;
  readonly #measure: Measure;

  constructor(
    readonly text: string,
    readonly lower: string,
    readonly end: number,
    readonly signs: Signs | undefined,
    readonly european: Lexicon | undefined,
  ) {
    this.#measure = new Measure(text, lower, end);
    this.#signs = signs && new SignCounter(signs);
  }

  /** Whether it is worth while to look for words of another language of Latin letters: they have to outnumber those of English. */
  mayBeEuropean(): boolean {
    const [hints, english] = [this.#hints, this.#english];
    return this.#out.words > 2 * english && (this.#marked || hints > 1 || (hints > 0 && english === 0));
  }

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
    this.#measure.held |= heldByMark(c);
    if (c === 34 || c === 96) this.#quoted = !this.#quoted;
    else if (c === 0x201c) this.#quoted = true;
    else if (c === 0x201d) this.#quoted = false;
    // After a closing mark the sentence goes on: "the `claim` field".
    const closes = (c === 34 || c === 96) && !this.#quoted && isLetter(this.lower.charCodeAt(i - 1));
    if (c === 40) this.#listed = enumerationEnd(this.lower, i, this.end);
    if (c !== 0x2019 && c !== 39 && !closes && (c !== 45 || !isLetter(this.lower.charCodeAt(i - 1)))) this.#lead = true;
    // In a script whose sentences run long, a bracket or a semicolon parts what stands on its sides.
    else if (this.#script > 0 && PARTS.has(c)) this.#out.words += 2;
    if (c === 43) {
      const phone = phoneEnd(this.lower, i, this.end);
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
    const entry = ideographs()
      .get(lower[i]!)
      ?.find(([phrase]) => lower.startsWith(phrase, i));
    this.#lead = false;
    this.#leads = false;
    out.foreign = true;
    if (entry !== undefined && i + entry[0].length <= end) {
      this.#push(i, i + entry[0].length, entry[1], 0);
      out.tokens[out.tokens.length - 1]!.english = NONE;
      this.#script++;
      out.words++;
      return i + entry[0].length;
    }
    // Two or three characters of such a script say about as much as a word.
    if (i % 3 === 0) {
      out.words++;
      this.#script++;
    }
    return i + 1;
  }

  #word(i: number): number {
    const { lower, end } = this;
    const out = this.#out;
    const measure = this.#measure;
    measure.word(i);
    let { to } = measure;
    const { made } = measure;
    if ((made & MADE.joined) !== 0 && (lower.charCodeAt(to - 1) === 46 || lower.charCodeAt(to - 1) === 39) && to - i > 1) to--;
    if (made !== 0 || to - i <= 2) this.#note(i, to, made);
    else this.#signs?.word();
    if (lower.charCodeAt(to) === 58 && to - i <= 8 && lower.startsWith('://', to) && !isIdeographic(lower.charCodeAt(to + 3)))
      return this.#url(i, to + 3);
    const words = this.#lexicon.words;
    const entry = words.find(lower, i, to);
    let known = entry?.bits;
    let stop = to;
    let extra = 0;
    let beside: Measure['beside'];
    if (entry?.more === true) {
      const longer = measure.phrase(words, entry, to);
      beside = measure.beside;
      if (longer !== undefined) {
        known = longer.entry.bits;
        stop = longer.stop;
        extra = longer.words;
      }
    }
    // The longest phrase of either language; both where they are of the same length.
    const cyrillic = (made & MADE.wide) !== 0 && isCyrillic(lower.charCodeAt(i));
    const other = cyrillic ? russian() : this.european;
    const abroad = other?.words.find(lower, i, to);
    let foreign = extra === 0 ? abroad?.bits : undefined;
    if (abroad?.more === true) {
      const longer = measure.phrase(other!.words, abroad, to);
      if (longer !== undefined && longer.stop >= stop) {
        foreign = longer.entry.bits;
        if (longer.stop > stop) {
          known = undefined;
          stop = longer.stop;
          extra = longer.words;
        }
      }
    }
    const flags = entry === undefined ? 0 : entry.flags;
    if (flags !== 0) {
      if ((flags & (FLAG.english | FLAG.shared)) === FLAG.english) this.#english++;
      if ((flags & (FLAG.strange | FLAG.shared)) === FLAG.strange) this.#strange++;
      if ((flags & (FLAG.hint | FLAG.strange)) !== 0 && (flags & FLAG.shared) === 0) this.#hints++;
      if ((flags & FLAG.turned) !== 0 && this.signs) this.signs.turned++;
      if ((flags & FLAG.common) !== 0 && this.signs) this.signs.common++;
      if ((flags & FLAG.swapped) !== 0 && this.signs) this.signs.swapped++;
    }
    if (known === undefined && foreign === undefined && this.european !== undefined && !cyrillic) {
      if ((made & MADE.joined) !== 0) {
        const parting = partingOf(lower, i, to);
        if (parting > 0) return this.#part(i, parting);
      }
      if ((made & ~MADE.wide) === 0) foreign = inflected(lower.slice(i, to), this.european);
    }
    if (known === undefined && foreign === undefined && made !== 0) {
      const loud = /^[A-Z]/.test(this.text[i]!) && (made & MADE.hump) === 0;
      const guessed = guess(lower.slice(i, to), made, words, loud, other?.stems);
      if (cyrillic) foreign = guessed;
      else known = guessed;
    }
    const then = stop < end ? lower.charCodeAt(stop) : 0;
    if (known !== undefined) {
      const orders =
        hasBit(known, BASE) &&
        then !== 58 &&
        i >= this.#listed &&
        (this.#lead || (this.#leads && (!this.#afterTo || this.#obliged))) &&
        ((flags & FLAG.noun) === 0 || this.#hasObject(stop));
      this.#push(i, stop, known, extra, orders, then === 58 || then === 93);
    }
    if (foreign !== undefined) {
      // In French a blank stands before the colon.
      if (known === undefined) this.#push(i, stop, NONE, extra, false, then === 58 || lower.startsWith(' :', stop));
      this.#foreign.push([out.tokens.length - 1, foreign]);
      if (known === undefined && ((flags & FLAG.shared) === 0 || extra > 0)) this.#strange += 1 + extra;
    }
    if (beside !== undefined) this.#push(i, beside.stop, beside.bits, beside.words);
    if (known !== undefined && hasBit(known, ASIDE)) return stop;
    const isTo = to - i === 2 && extra === 0 && lower.startsWith('to', i);
    if (!isTo) this.#obliged = known !== undefined && hasBit(known, MUST);
    this.#afterTo = isTo;
    this.#leads = extra > 0 ? this.#leadsAt(stop) : (flags & FLAG.leads) !== 0;
    out.words += 1 + extra;
    this.#lead = false;
    return stop;
  }

  /** The first part of a word of two alone: `n'informez`. */
  #part(from: number, to: number): number {
    const bits = this.european!.words.find(this.lower, from, to)?.bits;
    if (bits !== undefined) {
      this.#push(from, to, NONE, 0);
      this.#foreign.push([this.#out.tokens.length - 1, bits]);
      this.#strange++;
    }
    this.#out.words++;
    return to;
  }

  #push(start: number, end: number, bits: Readonly<Bits>, extra: number, orders = false, label = false): void {
    const out = this.#out;
    let own = bits;
    if (this.#quoted || orders || label) {
      const copy: Bits = [...bits];
      if (this.#quoted) setBit(copy, QUOTED);
      if (orders) setBit(copy, IMP);
      if (label) setBit(copy, LABEL);
      own = copy;
    }
    out.tokens.push({ at: out.words, last: out.words + extra, start, end, bits: own, english: own });
    mergeBits(out.bits, own);
  }

  #finish(): Tokens {
    const out = this.#out;
    if (this.signs) this.signs.held |= this.#measure.held;
    const strange = this.#strange;
    const european = strange > this.#english && (strange >= 3 || (strange >= 2 && (this.#marked || out.words <= 8)));
    out.abroad = european || this.#script > this.#english;
    if (european || this.#script > 0) {
      out.foreign = true;
      if (out.abroad) for (const token of out.tokens) if (token.english !== NONE) token.bits = only(token.bits, TERMS);
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
  #note(from: number, to: number, made: number): void {
    const { lower } = this;
    if ((made & MADE.wide) !== 0) {
      if (isCyrillic(lower.charCodeAt(from))) {
        this.#out.foreign = true;
        this.#script++;
      } else this.#marked = true;
    }
    this.#signs?.note(lower, from, to, made);
  }

  #url(start: number, from: number): number {
    this.#measure.held = HOLDS_ANY;
    let stop = from;
    while (stop < this.end && !isBreak(this.lower.charCodeAt(stop))) stop++;
    this.#push(start, stop, IS_URL, 0);
    this.#out.words++;
    this.#lead = false;
    this.#leads = false;
    return stop;
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
}
