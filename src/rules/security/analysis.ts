import type { Item, Role, Text } from '../../model/surface.ts';
import { normalise } from '../../text/normalise.ts';
import { firstSentence } from '../../text/sentences.ts';
import { identifierWords } from '../../text/words.ts';
import type { Pattern } from './pattern.ts';
import { joint, type Manner, type Reading, read, type Trait } from './readings.ts';
import type { Sentence } from './sentence.ts';
import type { Token, Tokens } from './token.ts';
import { tokenise } from './tokens.ts';
import { type Bits, bitOf, hasBit, mergeBits, noBits, type Tag } from './words/tags.ts';

export type { Sentence } from './sentence.ts';

/** A sentence in its place. */
export interface Placed {
  sentence: Sentence;
  field: Text;
  /** The opening sentence of the item's description: it says what the tool is for, in whatever mood. */
  opening: boolean;
}

/** A text that has a trait. */
export interface Having<T> {
  text: Text;
  has: T;
}

const NOWHERE: readonly Having<never>[] = [];

/** All that the rules know of one item, worked out once. */
export interface Analysis {
  item: Item;
  /** How each of the item's texts reads, in their order. */
  readings: Reading[];
  /** The sentences that hold something. */
  placed: Placed[];
  /** By rule, the sentences that hold one of its combinations. */
  hits: ReadonlyMap<string, Placed[]>;
  /** The item's texts that have a trait, with what they have of it. */
  having<T>(trait: Trait<T>): readonly Having<T>[];
  /** Whether the text holds a combination of another rule too, be it a weak one. */
  company(rule: string, field: Text): boolean;
  /** Whether the item's name, title or opening sentence holds a word of the class: its own job. */
  job(tag: Tag): boolean;
  /** As `job`, by the name and the title alone. */
  namedFor(tag: Tag): boolean;
  /** Whether a sentence names a tool of the server (`tool`), or one of the item's own parameters or values as well (`any`). */
  names(sentence: Sentence, own: 'tool' | 'any'): boolean;
  /** Words of the names of the list's tools, and of the item's title and opening sentence. */
  ownWords(): ReadonlySet<string>;
}

const MANNERS: Partial<Record<Role, Manner>> = { name: 'identifier', key: 'identifier', title: 'title' };
/** An identifier of a schema has no blanks; a text that stands in its place has. */
const SPEAKS = /\s|%20/;

function mannerOf({ role, value, inProperties }: Text): Manner {
  if ((role === 'ref' || role === 'format') && !SPEAKS.test(value)) return 'symbol';
  return MANNERS[role] ?? (inProperties ? 'parameter' : 'prose');
}

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

/** The analysis of the item a rule is given. */
export const analysisOf = (item: Item, context: { surface: { toolNames: ReadonlySet<string> } }): Analysis =>
  analyse(item, context.surface.toolNames);

function work(item: Item, siblings: ReadonlySet<string>): Analysis {
  const readings: Reading[] = [];
  const placed: Placed[] = [];
  const hits = new Map<string, Placed[]>();
  const traits = new Map<Trait<unknown>, Having<unknown>[]>();
  const place = (sentence: Sentence, field: Text, opening: boolean): void => {
    const one: Placed = { sentence, field, opening };
    placed.push(one);
    if (sentence.hits === undefined) return;
    for (const rule of sentence.hits.keys()) {
      const list = hits.get(rule);
      if (list) list.push(one);
      else hits.set(rule, [one]);
    }
  };
  let before: Reading | undefined;
  for (const text of item.texts) {
    const manner = mannerOf(text);
    const reading = read(text.value, manner);
    readings.push(reading);
    if (reading.traits !== undefined) {
      for (const [trait, has] of reading.traits) {
        const list = traits.get(trait);
        if (list) list.push({ text, has });
        else traits.set(trait, [{ text, has }]);
      }
    }
    if (manner === 'symbol') continue;
    const described = text.pointer === '/description';
    for (const sentence of reading.sentences)
      place(sentence, text, described && sentence === reading.opening && states(sentence.bits, reading));
    if (manner === 'identifier' || text.role === 'type') continue;
    const over = before && joint(before, reading);
    if (over) place(over, text, false);
    before = reading;
  }
  let job: Bits | undefined;
  let named: Bits | undefined;
  let own: OwnNames | undefined;
  let words: ReadonlySet<string> | undefined;
  return {
    item,
    readings,
    placed,
    hits,
    having: <T>(trait: Trait<T>) => (traits.get(trait) as Having<T>[] | undefined) ?? NOWHERE,
    company: (rule, { pointer }) => [...hits].some(([other, list]) => other !== rule && list.some((p) => p.field.pointer === pointer)),
    job: (tag) => {
      job ??= jobOf(item, readings);
      return hasBit(job, bitOf(tag));
    },
    namedFor: (tag) => {
      named ??= jobOf(item);
      return hasBit(named, bitOf(tag));
    },
    names: (sentence, which) => {
      own ??= ownNames(item, siblings);
      return namesOwn(sentence, own, which, (item.name ?? '').toLowerCase());
    },
    ownWords: () => {
      words ??= wordsOf(item, siblings);
      return words;
    },
  };
}

/** Classes that a sentence holds all of which says no job: it speaks to the model. */
const SPEAKS_TO_MODEL = [
  ['SILENT'],
  ['FROMNOW'],
  ['IGNORE', 'INSTR'],
  ['BEFORE', 'THIS', 'TOOL', 'IMP'],
  ['MUST', 'MODEL'],
  ['MUST', 'YOU', 'ALWAYS'],
  ['ALSO', 'IMP', 'SECRET'],
].map((tags) => tags.map(bitOf));
/** How no opening begins that says what a tool is for. */
const ASIDE =
  /^\W{0,4}(?:now|then|first|next|actually|always|never|secretly|quietly|silently|please|also|before|when|whenever|you (?:are|must|should|will|have)|do not|don['’]t)\b/i;
/** Whether an opening sentence says what the tool is for, rather than what the model is to do. */
const states = (bits: Readonly<Bits>, { opens }: Reading): boolean =>
  !ASIDE.test(opens) && !SPEAKS_TO_MODEL.some((all) => all.every((bit) => hasBit(bits, bit)));

/** Letters that two words have to begin with alike. */
const ALIKE = 4;
/** Whether a name shares a word with an opening. In another script nothing can be compared. */
export function namedIn(opens: string, item: Item): boolean {
  if (/[^\0-\u024f\u2010-\u2044]/.test(opens)) return true;
  const begins = new Set(
    opens
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .map((w) => w.slice(0, ALIKE)),
  );
  const words = [item.name ?? '', item.title ?? ''].flatMap((name) => identifierWords(name.slice(0, LONGEST_NAME)));
  return words.length === 0 || words.some((w) => w.length > 2 && begins.has(w.toLowerCase().slice(0, ALIKE)));
}

/** Classes of words in the name, the title and, where the readings are given, the opening sentence. */
function jobOf(item: Item, readings?: readonly Reading[]): Bits {
  const bits = noBits();
  for (const name of [item.name ?? '', item.title ?? '']) {
    const split = identifierWords(normalise(name.slice(0, 400)).text).join(' ');
    mergeBits(bits, tokenise(split, split, 0, split.length).bits);
  }
  if (readings !== undefined) {
    item.texts.forEach(({ pointer }, i) => {
      const reading = readings[i]!;
      if (pointer === '/description' && states(reading.first, reading)) mergeBits(bits, reading.first);
    });
  }
  return bits;
}

/** UTF-16 units of an opening sentence whose words are taken. */
const OPENING = 400;

function wordsOf(item: Item, siblings: ReadonlySet<string>): Set<string> {
  const first = firstSentence((item.description ?? '').slice(0, OPENING));
  // What the name says nothing of is no word of the server's own.
  const opening = namedIn(first, item) ? first : '';
  const names = [...siblings].map((name) => identifierWords(name.slice(0, LONGEST_NAME)).join(' '));
  return new Set(
    `${names.join(' ')} ${item.title ?? ''} ${opening}`
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((w) => w.length > 2),
  );
}

interface OwnNames {
  tools: ReadonlySet<string>;
  others: ReadonlySet<string>;
}

const lowered = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

function ownNames(item: Item, siblings: ReadonlySet<string>): OwnNames {
  let tools = lowered.get(siblings);
  if (tools === undefined) {
    tools = new Set([...siblings].map((n) => n.toLowerCase()));
    lowered.set(siblings, tools);
  }
  const others = new Set<string>();
  for (const text of item.texts) if (text.role === 'key' || text.role === 'enum') others.add(text.value.toLowerCase());
  return { tools, others };
}

/** The tool's own name does not count: naming itself makes no order a family matter. */
function namesOwn(sentence: Sentence, own: OwnNames, which: 'tool' | 'any', self: string): boolean {
  const { lower } = sentence;
  let start = 0;
  for (let i = 0; i <= lower.length; i++) {
    if (i < lower.length && inName(lower.charCodeAt(i))) continue;
    let end = i;
    while (end > start && (lower[end - 1] === '.' || lower[end - 1] === '-')) end--;
    if (end > start && end - start <= LONGEST_NAME) {
      const name = lower.slice(start, end);
      if ((name !== self && own.tools.has(name)) || (which === 'any' && own.others.has(name))) return true;
    }
    start = i + 1;
  }
  return false;
}

/** UTF-16 units of a name that is looked up. */
const LONGEST_NAME = 300;
/** What names are written with: letters, digits and the separators of identifiers. */
const inName = (c: number): boolean =>
  (c >= 97 && c <= 122) ||
  (c >= 48 && c <= 57) ||
  c === 95 ||
  c === 45 ||
  c === 46 ||
  (c > 0xbf && (c < 0x2000 || c > 0x206f) && !(c >= 0x3000 && c <= 0x303f));

/** Name of the parameter that a pointer is inside of: `/inputSchema/properties/day/description` belongs to `day`. */
export function parameterOf(pointer: string): string | undefined {
  const at = pointer.lastIndexOf('/properties/');
  if (at < 0) return undefined;
  const rest = pointer.slice(at + 12);
  const end = rest.indexOf('/');
  return (end < 0 ? rest : rest.slice(0, end)).replaceAll('~1', '/').replaceAll('~0', '~');
}

/** Whether a pattern is silenced because the sentence speaks of the server's own things. */
export const ownAffair = (p: Pattern, sentence: Sentence, analysis: Analysis): boolean =>
  p.own !== undefined && analysis.names(sentence, p.own);

/** The words of tokens as they stand in the sentence's normal form. */
export const cuesOf = (sentence: Sentence, tokens: readonly Token[]): string[] =>
  sentence.spelling === 'identifier' ? [sentence.text] : tokens.map((t) => sentence.lower.slice(t.start, t.end));

export const has = (sentence: Tokens, tag: Tag): boolean => hasBit(sentence.bits, bitOf(tag));
