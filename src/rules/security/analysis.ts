import { type Item, type Role, type Text, Tool } from '../../model/surface.ts';
import { type Decoded, decodeAll, reversed, rot13 } from '../../text/decode.ts';
import { type Normal, normalise, originalIndex } from '../../text/normalise.ts';
import { sentences } from '../../text/sentences.ts';
import { identifierWords } from '../../text/words.ts';
import { match, type Pattern } from './pattern.ts';
import { type OwnNames, type Token, type Tokens, tokenise } from './tokens.ts';
import { bitOf, clearBit, hasBit, mergeBits, noBits, TAGS, type Tag } from './words/tags.ts';

/** How the words were found: as written, inside an identifier, spelled with gaps, decoded, or over the border of two strings. */
export type Spelling = 'plain' | 'identifier' | 'spaced' | Decoded['how'] | 'joined';

/** A sentence of an item with the known words in it. */
export interface Sentence extends Tokens {
  /** As written. */
  text: string;
  /** In normal form, from which the tokens count. */
  normal: Normal;
  start: number;
  end: number;
  field: Field;
  spelling: Spelling;
  /** The opening sentence of the item's description: it says what the tool is for, in whatever mood. */
  opening: boolean;
  /** Number of the sentence in its text. */
  index: number;
}

/** One string of an item. */
export interface Field extends Text {
  /** Name of the parameter the string belongs to, when it belongs to one. */
  parameter: string | undefined;
  sentences: Sentence[];
  decoded: Decoded[];
}

/** All that the rules know of one item, worked out once. */
export interface Analysis {
  item: Item;
  fields: Field[];
  /** Every sentence of every field, in every spelling. */
  sentences: Sentence[];
  own: OwnNames;
  /** Classes of words in the item's name, title and opening sentence: its own job. */
  job(tag: Tag): boolean;
}

/** Strings longer than this are judged in full but not decoded and not read backwards, in UTF-16 units. */
const DECODE_LIMIT = 200_000;
const IDENTIFIERS: ReadonlySet<Role> = new Set(['name', 'key']);
const NO_PROSE: ReadonlySet<Role> = new Set(['ref', 'format']);

const known = new WeakMap<Item, Analysis>();

/** The analysis of an item; `siblings` are the names of the tools of its list. */
export function analyse(item: Item, siblings: ReadonlySet<string>): Analysis {
  let analysis = known.get(item);
  if (analysis === undefined) {
    analysis = work(item, siblings);
    known.set(item, analysis);
  }
  return analysis;
}

const lowered = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();
function lowerNames(names: ReadonlySet<string>): ReadonlySet<string> {
  let lower = lowered.get(names);
  if (lower === undefined) {
    lower = new Set([...names].map((n) => n.toLowerCase()));
    lowered.set(names, lower);
  }
  return lower;
}

function work(item: Item, siblings: ReadonlySet<string>): Analysis {
  const others = new Set<string>();
  for (const text of item.texts) if (text.role === 'key' || text.role === 'enum') others.add(text.value.toLowerCase());
  const own: OwnNames = { tools: lowerNames(siblings), others };
  const fields: Field[] = [];
  const all: Sentence[] = [];
  for (const text of item.texts) {
    if (NO_PROSE.has(text.role)) continue;
    const field = read(text, own);
    fields.push(field);
    for (const s of field.sentences) all.push(s);
  }
  for (const s of joints(fields, own)) all.push(s);
  let job: Set<number> | undefined;
  return {
    item,
    fields,
    sentences: all,
    own,
    job: (tag) => {
      job ??= jobOf(item, own, all);
      return job.has(bitOf(tag));
    },
  };
}

function jobOf(item: Item, own: OwnNames, all: readonly Sentence[]): Set<number> {
  const job = new Set<number>();
  const add = (tokens: readonly Token[]): void => {
    for (const t of tokens) for (let bit = 0; bit < TAGS.length; bit++) if (hasBit(t.bits, bit)) job.add(bit);
  };
  const nothing: OwnNames = { tools: new Set(), others: new Set() };
  for (const name of [item.name ?? '', item.title ?? '']) {
    const words = identifierWords(normalise(name).text).join(' ');
    add(tokenise(words, words, 0, words.length, nothing).tokens);
  }
  void own;
  for (const s of all) if (s.opening && s.spelling === 'plain') add(s.tokens);
  return job;
}

/** `/inputSchema/properties/day/description` belongs to `day`. */
function parameterOf(pointer: string): string | undefined {
  const at = pointer.lastIndexOf('/properties/');
  if (at < 0) return undefined;
  const rest = pointer.slice(at + 12);
  const end = rest.indexOf('/');
  return (end < 0 ? rest : rest.slice(0, end)).replaceAll('~1', '/').replaceAll('~0', '~');
}

function read(text: Text, own: OwnNames): Field {
  const field: Field = { ...text, parameter: parameterOf(text.pointer), sentences: [], decoded: [] };
  const normal = normalise(text.value);
  const opening = text.pointer === '/description';
  if (IDENTIFIERS.has(text.role) && !/\s/.test(text.value)) {
    const words = identifierWords(normal.text).join(' ');
    // Positions inside an identifier are of no use to a reader: the whole name is the evidence.
    const tokens = tokenise(words, words, 0, words.length, EMPTY);
    if (tokens.tokens.length > 0)
      field.sentences.push({
        ...tokens,
        text: text.value,
        normal: { text: words, lower: words, map: undefined },
        start: 0,
        end: words.length,
        field,
        spelling: 'identifier',
        opening: false,
        index: 0,
      });
  } else {
    add(field, text.value, normal, own, 'plain', opening);
  }
  if (text.value.length >= 16 && text.value.length <= DECODE_LIMIT) spellings(field, normal, own);
  return field;
}
const EMPTY: OwnNames = { tools: new Set(), others: new Set() };

function add(field: Field, original: string, normal: Normal, own: OwnNames, spelling: Spelling, opening: boolean): void {
  const spans = sentences(normal.text);
  for (let i = 0; i < spans.length; i++) {
    const span = spans[i]!;
    const tokens = tokenise(normal.text, normal.lower, span.start, span.end, own);
    if (tokens.tokens.length === 0) continue;
    if (!opening || i > 0 || field.parameter !== undefined) settle(field, tokens, normal.lower);
    const text =
      normal.map === undefined
        ? span.text
        : original.slice(originalIndex(normal, original, span.start), originalIndex(normal, original, span.end));
    field.sentences.push({
      ...tokens,
      text,
      normal,
      start: span.start,
      end: span.end,
      field,
      spelling,
      opening: opening && i === 0,
      index: i,
    });
  }
}

/** Words that stand first as nouns in the text of a parameter: "search expression", "list of days". */
const NOUNISH = new Set(
  'search query list view dump state place share access copy report post mail email message label extract check load scan present display output index filter set text file name call order book charge register value type source start mirror ship sum round pad shift turn label word phrase'.split(
    ' ',
  ),
);
const IMP = bitOf('IMP');

/** Takes back that a first word is an order where it is more likely a noun. */
function settle(field: Field, tokens: Tokens, lower: string): void {
  const first = tokens.tokens[0]!;
  if (first.at !== 0 || !hasBit(first.bits, IMP)) return;
  if (field.role !== 'title' && field.parameter === undefined) return;
  if (field.role !== 'title' && !NOUNISH.has(lower.slice(first.start, first.end))) return;
  clearBit(first.bits, IMP);
  tokens.bits = noBits();
  for (const t of tokens.tokens) mergeBits(tokens.bits, t.bits);
}

const LETTERS_APART = /(?:^|[^\p{L}\p{N}])(?:[\p{L}\p{N}][ \t._\-*|/]{1,3}){6,}[\p{L}\p{N}]/u;

/** The other ways in which the text may be read. */
function spellings(field: Field, normal: Normal, own: OwnNames): void {
  field.decoded = decodeAll(field.value);
  for (const d of field.decoded) add(field, d.text, normalise(d.text), own, d.how, false);
  if (LETTERS_APART.test(normal.text)) {
    const closed = closeGaps(normal.text);
    add(field, closed, normalise(closed), own, 'spaced', false);
  }
  if (looksTurned(normal.lower)) {
    for (const [how, plain] of [
      ['rot13', rot13(normal.text)],
      ['reversed', reversed(normal.text)],
    ] as const) {
      if (englishness(plain.toLowerCase()) > 0) {
        add(field, plain, normalise(plain), own, how, false);
        field.decoded.push({ how, start: 0, end: field.value.length, text: plain });
      }
    }
  }
}

/** Words that tell English; their images under rot13 and backwards tell that a text was turned. */
const COMMON =
  'the and all not you user tool this that with from must never always previous ignore instructions read file send before call tell'.split(
    ' ',
  );
const TURNED = new Set([...COMMON.map(rot13), ...COMMON.map(reversed)].filter((w) => !COMMON.includes(w)));
const COMMON_SET = new Set(COMMON);

const looksTurned = (lower: string): boolean => count(lower, TURNED, 2);
const englishness = (lower: string): number => (count(lower, COMMON_SET, 2) ? 1 : 0);

function count(lower: string, set: ReadonlySet<string>, enough: number): boolean {
  let hits = 0;
  let start = -1;
  for (let i = 0; i <= lower.length; i++) {
    const c = i < lower.length ? lower.charCodeAt(i) : 32;
    if (c >= 97 && c <= 122) {
      if (start < 0) start = i;
    } else if (start >= 0) {
      if (i - start >= 3 && i - start <= 12 && set.has(lower.slice(start, i)) && ++hits >= enough) return true;
      start = -1;
    }
  }
  return false;
}

/** `i g n o r e  a l l` becomes `ignore all`: single letters close up, wider gaps stay. */
function closeGaps(text: string): string {
  let out = '';
  let i = 0;
  while (i < text.length) {
    if (apart(text, i) && (i === 0 || !/[\p{L}\p{N}]/u.test(text[i - 1]!))) {
      let word = text[i]!;
      while (apart(text, i)) {
        word += text[i + 2]!;
        i += 2;
      }
      out += word;
      i++;
    } else {
      out += text[i];
      i++;
    }
  }
  return out.replace(/ {2,}/g, ' ');
}

/** A letter, one separator, and another letter that stands alone. */
const apart = (text: string, i: number): boolean =>
  i + 2 < text.length &&
  /[\p{L}\p{N}]/u.test(text[i]!) &&
  /[ \t._\-*|/]/.test(text[i + 1]!) &&
  /[\p{L}\p{N}]/u.test(text[i + 2]!) &&
  (i + 3 >= text.length || !/[\p{L}\p{N}]/u.test(text[i + 3]!));

/** Words on each side of a border between two strings that are read together. */
const JOINT = 14;

/** Sentences that run over the border of two strings, as when an order is split over parameters. */
function joints(fields: readonly Field[], own: OwnNames): Sentence[] {
  const found: Sentence[] = [];
  let before: Sentence | undefined;
  for (const field of fields) {
    const plain = field.sentences.filter((s) => s.spelling === 'plain');
    const first = plain[0];
    if (first === undefined || field.role === 'type') continue;
    if (
      before !== undefined &&
      (has(before, 'DONT') || has(before, 'IGNORE') || has(before, 'SILENT') || has(before, 'HIDE')) &&
      !/[.!?。！？:]\s*$/.test(before.text) &&
      before.words + first.words > 4
    ) {
      const left = before.tokens.filter((t) => before!.words - t.at <= JOINT);
      const right = first.tokens.filter((t) => t.at < JOINT);
      if (left.length > 0 && right.length > 0) {
        const text = `${before.text.slice(-200)} ${first.text.slice(0, 200)}`;
        const normal = normalise(text);
        const tokens = tokenise(normal.text, normal.lower, 0, normal.text.length, own);
        found.push({ ...tokens, text, normal, start: 0, end: normal.text.length, field, spelling: 'joined', opening: false, index: 0 });
      }
    }
    before = plain[plain.length - 1];
  }
  return found;
}

/** A pattern that was met, with the words that met it as they were written. */
export interface Hit {
  sentence: Sentence;
  cues: string[];
  pattern: Pattern;
}

/** The words of tokens as they stand in the sentence's normal form. */
export const cuesOf = (sentence: Sentence, tokens: readonly Token[]): string[] =>
  sentence.spelling === 'identifier' ? [sentence.text] : tokens.map((t) => sentence.normal.text.slice(t.start, t.end));

/** The first of the patterns that a sentence meets. */
export function firstHit(sentence: Sentence, patterns: readonly Pattern[]): Hit | undefined {
  for (const p of patterns) {
    const tokens = match(p, sentence);
    if (tokens !== undefined) return { sentence, cues: cuesOf(sentence, tokens), pattern: p };
  }
  return undefined;
}

/** Analysis of the item a rule is given. */
export const analysisOf = (item: Item, context: { surface: { toolNames: ReadonlySet<string> } }): Analysis =>
  analyse(item, context.surface.toolNames);

export const isTool = (item: Item): item is Tool => item instanceof Tool;
export const has = (sentence: Tokens, tag: Tag): boolean => hasBit(sentence.bits, bitOf(tag));
