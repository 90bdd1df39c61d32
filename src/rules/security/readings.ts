import { type Decoded, decodeAll, reversed, rot13 } from '../../text/decode.ts';
import { type Normal, normalise, originalIndex } from '../../text/normalise.ts';
import { type Span, sentences } from '../../text/sentences.ts';
import { identifierWords } from '../../text/words.ts';
import { compounds } from './compounds.ts';
import { closeGaps } from './gaps.ts';
import { HANGING, KEPT, look, type Sentence, type Spelling } from './sentence.ts';
import { HOLDS, noSigns, type Signs } from './signs.ts';
import { tokenise } from './tokens.ts';
import { unfold } from './unfold.ts';
import { type Bits, bitOf, hasBit, noBits, shareBit } from './words/tags.ts';

/** How a string is read: as prose, as the text of a parameter, as a title, as a name, or not at all. */
export type Manner = 'prose' | 'parameter' | 'title' | 'identifier' | 'symbol';

/** All that is known of one string, wherever it stands. */
export interface Reading {
  /** The sentences that hold something: a combination of cues, an order, a destination, a path of credentials. */
  sentences: Sentence[];
  /** The first sentence, when it is one of them. */
  opening: Sentence | undefined;
  /** Classes of words in its first sentence. */
  first: Readonly<Bits>;
  /** Its first and its last sentence, for what runs over into a neighbour. */
  opens: string;
  closes: string;
  /** Whether the last sentence ends open and holds a negation or the like. */
  hanging: boolean;
  decoded: Decoded[];
  /** What is to be told of the string itself; see `Trait`. */
  traits: ReadonlyMap<Trait<unknown>, unknown> | undefined;
}

const TRAITS: Trait<unknown>[] = [];

/**
 * What a rule looks for in a string as a whole, wherever it stands. Each is looked for once a reading, as strings repeat within a list
 * and from base to head, and a rule is handed those of an item's texts that have it; see `Analysis.having`.
 */
export class Trait<T> {
  /**
   * @param find what a string has of it (`lower`: the same in lower case); null when nothing
   * @param only looked for in strings that are read in this manner, not in all
   */
  constructor(
    readonly find: (value: string, lower: string) => T | null,
    readonly only?: Manner,
  ) {
    TRAITS.push(this);
  }
}

function traitsOf(value: string, manner: Manner): Reading['traits'] {
  const lower = value.toLowerCase();
  let found: Map<Trait<unknown>, unknown> | undefined;
  for (const trait of TRAITS) {
    const has = trait.only === undefined || trait.only === manner ? trait.find(value, lower) : null;
    if (has === null) continue;
    found ??= new Map();
    found.set(trait, has);
  }
  return found;
}

/** Strings longer than this are judged in full but not decoded and not read backwards, in UTF-16 units. */
const DECODE_LIMIT = 200_000;
/** Strings and sentences up to this length are remembered, and how many units of them in all: lists repeat themselves, and so do two sides. */
const REMEMBER = 2_000;
const REMEMBER_IN_ALL = 32_000_000;
/** UTF-16 units on each side of a border between two strings that are read together. */
const JOINT = 120;
/** Length of a word from which on it may be code, and how many letters in a row make a spelling with gaps. */
const CODE = 16;
const GAPS = 6;

const memories = <T>(): Record<Manner, Map<string, T>> => ({
  prose: new Map(),
  parameter: new Map(),
  title: new Map(),
  identifier: new Map(),
  symbol: new Map(),
});
const READINGS = memories<Reading>();
const SENTENCES = memories<Sentence>();
let remembered = 0;

/** Keeps account of what is remembered, and forgets all of it when it is too much. */
function remember(length: number): void {
  remembered += length + 64;
  if (remembered <= REMEMBER_IN_ALL) return;
  for (const memory of [READINGS, SENTENCES]) for (const map of Object.values(memory)) map.clear();
  remembered = 0;
}

/** Reads a string. The same string read in the same manner gives the same reading. */
export function read(value: string, manner: Manner): Reading {
  if (value.length > REMEMBER) return fresh(value, manner);
  const memory = READINGS[manner];
  let reading = memory.get(value);
  if (reading === undefined) {
    reading = fresh(value, manner);
    remember(value.length);
    memory.set(value, reading);
  }
  return reading;
}

function fresh(value: string, manner: Manner): Reading {
  const reading = manner === 'symbol' ? blank() : manner === 'identifier' && !/\s/.test(value) ? identifier(value) : prose(value, manner);
  reading.traits = traitsOf(value, manner);
  return reading;
}

const NO_BITS: Readonly<Bits> = noBits();
const blank = (): Reading => ({
  sentences: [],
  opening: undefined,
  first: NO_BITS,
  opens: '',
  closes: '',
  hanging: false,
  decoded: [],
  traits: undefined,
});
const STRICT = bitOf('STRICT');

function identifier(value: string): Reading {
  const words = identifierWords(value.length > 400 ? value.slice(0, 400) : normalise(value).text).join(' ');
  // Positions inside an identifier are of no use to a reader: the whole name is the evidence.
  const sentence: Sentence = { ...look(words, words, false), text: value, spelling: 'identifier' };
  const kept = sentence.hits !== undefined || hasBit(sentence.bits, STRICT);
  const reading = blank();
  if (kept) reading.sentences.push(sentence);
  reading.first = sentence.bits;
  return reading;
}

function prose(value: string, manner: Manner): Reading {
  const normal = normalise(value);
  const reading = blank();
  const signs = noSigns();
  add(reading, value, normal, 'plain', manner, signs);
  if (value.length >= 8 && value.length <= DECODE_LIMIT) unfolded(reading, normal, signs);
  if (value.length >= 16 && value.length <= DECODE_LIMIT) otherSpellings(reading, value, normal, signs);
  return reading;
}

/** The facts of one sentence, looked up or found out. */
function sentenceOf({ text, start, end }: Span, { lower }: Normal, manner: Manner): Sentence {
  const settle = manner === 'title' || manner === 'parameter' ? manner : false;
  if (text.length > REMEMBER) return look(text, lower.slice(start, end), settle);
  const memory = SENTENCES[manner];
  let sentence = memory.get(text);
  if (sentence === undefined) {
    sentence = look(text, lower.slice(start, end), settle);
    remember(text.length);
    memory.set(text, sentence);
  }
  return sentence;
}

function add(reading: Reading, original: string, normal: Normal, spelling: Spelling, manner: Manner, signs: Signs): void {
  const spans = sentences(normal.text);
  const last = spans.length - 1;
  for (let i = 0; i <= last; i++) {
    const span = spans[i]!;
    const known = sentenceOf(span, normal, manner === 'title' || i === 0 ? manner : 'prose');
    signs.held |= known.signs.held;
    signs.turned += known.signs.turned;
    signs.swapped += known.signs.swapped;
    signs.apart = Math.max(signs.apart, known.signs.apart);
    signs.pairs = Math.max(signs.pairs, known.signs.pairs);
    signs.longest = Math.max(signs.longest, known.signs.longest);
    if (spelling === 'plain') {
      if (i === 0) reading.first = known.bits;
      if (i === last) reading.hanging = shareBit(known.bits, HANGING) && !/[.!?。！？:]$/.test(span.text);
      if (known.hits === undefined && !shareBit(known.bits, KEPT)) continue;
    }
    const from = normal.map === undefined ? 0 : originalIndex(normal, original, span.start);
    const text = normal.map === undefined ? span.text : original.slice(from, originalIndex(normal, original, span.end));
    const sentence = spelling === 'plain' && text === known.text ? known : { ...known, text, spelling };
    if (i === 0 && spelling === 'plain') reading.opening = sentence;
    reading.sentences.push(sentence);
  }
  if (spelling === 'plain' && last >= 0) {
    reading.opens = spans[0]!.text.slice(0, JOINT);
    reading.closes = spans[last]!.text.slice(-JOINT);
  }
}

/** The other ways in which the text may be read. */
function otherSpellings(reading: Reading, value: string, normal: Normal, signs: Signs): void {
  if (signs.longest >= CODE || signs.pairs >= CODE / 2 || (signs.held & HOLDS.escape && /[\\%]|&#/.test(value))) {
    reading.decoded = decodeAll(value);
    for (const d of reading.decoded) add(reading, d.text, normalise(d.text), d.how, 'prose', noSigns());
  }
  const apart = signs.held & HOLDS.compound ? compounds(normal.text) : undefined;
  if (apart !== undefined) add(reading, apart, normalise(apart), 'spaced', 'prose', noSigns());
  if (signs.apart >= GAPS) {
    const closed = closeGaps(normal.text);
    add(reading, closed, normalise(closed), 'spaced', 'prose', noSigns());
  }
  if (signs.turned >= 2) turnedRound(reading, value, normal);
}

/** The text once more without emphasis, joined words and the like: only what it holds beyond the plain reading. */
function unfolded(reading: Reading, normal: Normal, { held, swapped }: Signs): void {
  if ((held & ~HOLDS.compound) === 0 && swapped === 0) return;
  const text = unfold(normal.text, swapped > 0);
  if (text === normal.text) return;
  const again = blank();
  add(again, text, normalise(text), 'spaced', 'prose', noSigns());
  const told = new Map<string, Sentence>();
  for (const sentence of reading.sentences) if (sentence.hits) told.set(unfold(normalise(sentence.text).text), sentence);
  for (const sentence of again.sentences) {
    if (sentence.hits === undefined) continue;
    const plain = told.get(sentence.text)?.hits;
    const more = [...sentence.hits].filter(([rule]) => plain?.has(rule) !== true);
    if (more.length > 0) reading.sentences.push({ ...sentence, hits: new Map(more) });
  }
}

/** The text backwards and under rot13. */
function turnedRound(reading: Reading, value: string, normal: Normal): void {
  const ways = [
    ['rot13', rot13(normal.text)],
    ['reversed', reversed(normal.text)],
  ] as const;
  for (const [how, plain] of ways) {
    const again = noSigns();
    const turned = normalise(plain);
    tokenise(turned.text, turned.lower, 0, turned.text.length, again);
    if (again.common < 2) continue;
    add(reading, plain, turned, how, 'prose', noSigns());
    reading.decoded = [...reading.decoded, { how, start: 0, end: value.length, text: plain }];
  }
}

/** What runs from the end of one string into the beginning of the next. */
export function joint(before: Reading, after: Reading): Sentence | undefined {
  if (!before.hanging || after.opens === '') return undefined;
  const text = `${before.closes} ${after.opens}`;
  const normal = normalise(text);
  const sentence = look(normal.text, normal.lower, false);
  return sentence.hits && { ...sentence, text, spelling: 'joined' };
}
