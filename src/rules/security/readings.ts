import { type Decoded, decodeAll, reversed, rot13 } from '../../text/decode.ts';
import { type Normal, normalise, originalIndex } from '../../text/normalise.ts';
import { sentences } from '../../text/sentences.ts';
import { identifierWords } from '../../text/words.ts';
import { type Combination, met } from './combinations.ts';
import { type Signs, type Token, type Tokens, tokenise } from './tokens.ts';
import { type Bits, bitOf, hasBit, mergeBits, noBits, setBit, type Tag } from './words/tags.ts';

/** How the words were found: as written, inside an identifier, spelled with gaps, decoded, or over the border of two strings. */
export type Spelling = 'plain' | 'identifier' | 'spaced' | Decoded['how'] | 'joined';

/** How a string is read: as prose, as the text of a parameter, as a title, or as a name. */
export type Manner = 'prose' | 'parameter' | 'title' | 'identifier';

/** A combination of cues that a sentence holds. */
export interface Hit {
  combination: Combination;
  tokens: readonly Token[];
}

/** A sentence with the known words in it. */
export interface Sentence extends Tokens {
  /** As written. */
  text: string;
  /** The text in normal form, from which the tokens count. */
  normal: Normal;
  start: number;
  end: number;
  spelling: Spelling;
  /** Number of the sentence in its text. */
  index: number;
  /** By rule: every combination it holds. */
  hits: ReadonlyMap<string, Hit[]> | undefined;
}

/** All that is known of one string, wherever it stands. */
export interface Reading {
  /** The sentences that hold something: a combination of cues, an order, a destination, a path of credentials. */
  sentences: Sentence[];
  /** Classes of words in its first sentence. */
  first: Readonly<Bits>;
  /** Its first and its last sentence, for what runs over into a neighbour. */
  opens: string;
  closes: string;
  /** Whether the last sentence ends open and holds a negation or the like. */
  hanging: boolean;
  words: number;
  decoded: Decoded[];
}

/** Strings longer than this are judged in full but not decoded and not read backwards, in UTF-16 units. */
const DECODE_LIMIT = 200_000;
/** Strings up to this length are remembered, and how many units of them in all: lists repeat themselves, and so do two sides. */
const REMEMBER = 20_000;
const REMEMBER_IN_ALL = 64_000_000;

const memory = new Map<string, Reading>();
let remembered = 0;

/** Reads a string. The same string read in the same manner gives the same reading. */
export function read(value: string, manner: Manner): Reading {
  const key = value.length <= REMEMBER ? KEY[manner] + value : undefined;
  const known = key === undefined ? undefined : memory.get(key);
  if (known !== undefined) return known;
  const reading = manner === 'identifier' && !/\s/.test(value) ? identifier(value) : prose(value, manner);
  if (key !== undefined) {
    remembered += value.length + 64;
    if (remembered > REMEMBER_IN_ALL) {
      memory.clear();
      remembered = 0;
    }
    memory.set(key, reading);
  }
  return reading;
}
const KEY: Record<Manner, string> = { prose: 'p', parameter: 'q', title: 't', identifier: 'i' };

const KEPT: readonly Tag[] = ['IMP', 'DONT', 'DEST', 'STRICT', 'MUST', 'ALWAYS'];
const KEPT_BITS = KEPT.map(bitOf);
const HANGING = (['DONT', 'IGNORE', 'SILENT', 'HIDE'] as const).map(bitOf);

function identifier(value: string): Reading {
  const words = identifierWords(value.length > 400 ? value.slice(0, 400) : normalise(value).text).join(' ');
  const tokens = tokenise(words, words, 0, words.length);
  const hits = tokens.tokens.length > 0 ? met(tokens) : undefined;
  const normal = { text: words, lower: words, map: undefined };
  // Positions inside an identifier are of no use to a reader: the whole name is the evidence.
  const sentence: Sentence = { ...tokens, text: value, normal, start: 0, end: words.length, spelling: 'identifier', index: 0, hits };
  return {
    sentences: hits || hasBit(tokens.bits, STRICT) ? [sentence] : [],
    first: tokens.bits,
    opens: '',
    closes: '',
    hanging: false,
    words: tokens.words,
    decoded: [],
  };
}
const STRICT = bitOf('STRICT');

function prose(value: string, manner: Manner): Reading {
  const normal = normalise(value);
  const reading: Reading = { sentences: [], first: NONE, opens: '', closes: '', hanging: false, words: 0, decoded: [] };
  const signs: Signs = { turned: 0, apart: 0, pairs: 0, longest: 0 };
  add(reading, value, normal, 'plain', manner, signs);
  if (value.length >= 16 && value.length <= DECODE_LIMIT) otherSpellings(reading, value, normal, signs);
  return reading;
}
const NONE = noBits();

function add(reading: Reading, original: string, normal: Normal, spelling: Spelling, manner: Manner, signs?: Signs): void {
  const spans = sentences(normal.text);
  for (let i = 0; i < spans.length; i++) {
    const span = spans[i]!;
    const tokens = tokenise(normal.text, normal.lower, span.start, span.end, signs);
    if (i === 0 && spelling === 'plain') reading.first = tokens.bits;
    if (spelling === 'plain') reading.words += tokens.words;
    if (tokens.tokens.length === 0) continue;
    if (manner === 'title' || (manner === 'parameter' && i === 0)) settle(manner, tokens, normal.lower);
    const hits = met(tokens);
    const hanging =
      spelling === 'plain' && i === spans.length - 1 && HANGING.some((bit) => hasBit(tokens.bits, bit)) && !/[.!?。！？:]$/.test(span.text);
    if (hanging) reading.hanging = true;
    if (hits === undefined && spelling === 'plain' && !KEPT_BITS.some((bit) => hasBit(tokens.bits, bit))) continue;
    const text =
      normal.map === undefined
        ? span.text
        : original.slice(originalIndex(normal, original, span.start), originalIndex(normal, original, span.end));
    reading.sentences.push({ ...tokens, text, normal, start: span.start, end: span.end, spelling, index: i, hits });
  }
  if (spelling === 'plain' && spans.length > 0) {
    reading.opens = spans[0]!.text.slice(0, JOINT);
    reading.closes = spans[spans.length - 1]!.text.slice(-JOINT);
  }
}
/** UTF-16 units on each side of a border between two strings that are read together. */
const JOINT = 120;

/** Words that stand first as nouns in the text of a parameter: "search expression", "list of days". */
const NOUNISH = new Set(
  'search query list view dump state place share access copy report post mail email message label extract check load scan present display output index filter set text file name call order book charge register value type source start mirror ship sum round pad shift turn label word phrase'.split(
    ' ',
  ),
);
const IMP = bitOf('IMP');

/** Takes back that a first word is an order where it is more likely a noun. */
function settle(manner: Manner, tokens: Tokens, lower: string): void {
  const first = tokens.tokens[0]!;
  if (first.at !== 0 || !hasBit(first.bits, IMP)) return;
  if (manner !== 'title' && !NOUNISH.has(lower.slice(first.start, first.end))) return;
  const bits = noBits();
  for (let bit = 0; bit < 160; bit++) if (bit !== IMP && hasBit(first.bits, bit)) setBit(bits, bit);
  first.bits = bits;
  tokens.bits = noBits();
  for (const t of tokens.tokens) mergeBits(tokens.bits, t.bits);
}

/** Length of a word from which on it may be code, and how many in a row make a spelling with gaps. */
const CODE = 16;
const GAPS = 6;

/** The other ways in which the text may be read. */
function otherSpellings(reading: Reading, value: string, normal: Normal, signs: Signs): void {
  if (signs.longest >= CODE || signs.pairs >= CODE / 2 || /[\\%]|&#/.test(value)) {
    reading.decoded = decodeAll(value);
    for (const d of reading.decoded) add(reading, d.text, normalise(d.text), d.how, 'prose');
  }
  if (signs.apart >= GAPS) {
    const closed = closeGaps(normal.text);
    add(reading, closed, normalise(closed), 'spaced', 'prose');
  }
  if (signs.turned >= 2) {
    const ways = [
      ['rot13', rot13(normal.text)],
      ['reversed', reversed(normal.text)],
    ] as const;
    for (const [how, plain] of ways) {
      const again: Signs = { turned: 0, apart: 0, pairs: 0, longest: 0 };
      const lower = plain.toLowerCase();
      if (lower.length !== plain.length) continue;
      const tokens = tokenise(plain, lower, 0, plain.length, again);
      if (again.turned >= signs.turned || tokens.tokens.length < 3) continue;
      add(reading, plain, normalise(plain), how, 'prose');
      reading.decoded.push({ how, start: 0, end: value.length, text: plain });
    }
  }
}

const ALONE = /[\p{L}\p{N}]/u;
const GAP = /[ \t._\-*|/]/;

/** `i g n o r e  a l l` becomes `ignore all`: single letters close up, wider gaps stay. */
function closeGaps(text: string): string {
  const parts: string[] = [];
  let i = 0;
  while (i < text.length) {
    if (apart(text, i) && (i === 0 || !ALONE.test(text[i - 1]!))) {
      let word = text[i]!;
      while (apart(text, i)) {
        word += text[i + 2]!;
        i += 2;
      }
      parts.push(word);
    } else parts.push(text[i]!);
    i++;
  }
  return parts.join('').replace(/ {2,}/g, ' ');
}

/** A letter, one separator, and another letter that stands alone. */
const apart = (text: string, i: number): boolean =>
  i + 2 < text.length &&
  ALONE.test(text[i]!) &&
  GAP.test(text[i + 1]!) &&
  ALONE.test(text[i + 2]!) &&
  (i + 3 >= text.length || !ALONE.test(text[i + 3]!));

/** What runs from the end of one string into the beginning of the next. */
export function joint(before: Reading, after: Reading): Sentence | undefined {
  if (!before.hanging || after.opens === '') return undefined;
  const text = `${before.closes} ${after.opens}`;
  const normal = normalise(text);
  const tokens = tokenise(normal.text, normal.lower, 0, normal.text.length);
  const hits = met(tokens);
  return hits && { ...tokens, text, normal, start: 0, end: normal.text.length, spelling: 'joined', index: 0, hits };
}
