import type { Change } from '../model/change.ts';
import { isObject, own } from '../model/json.ts';
import type { Item } from '../model/surface.ts';
import { Memory } from '../text/memory.ts';
import { isAscii } from '../text/words.ts';

/** What is compared of a thing to find it again under another name. */
export interface Features {
  name: string;
  nameWords: Set<string>;
  /** Words of title and description, in their order and without it. */
  sequence: string[];
  words: Set<string>;
  /** Parameters with their types. */
  fields: Set<string>;
}

/** Likeness from which two names are said to be one thing; below, the one only looks like the other. */
export const SURE = 0.75;
/** Whether a record of a rename says that it is one: by its likeness, or as the user says so. */
export const isSure = ({ meta }: Change): boolean => !(typeof meta?.likeness === 'number' && meta.likeness < SURE);

/** Words of a text that are read to recognise it; more would only cost time. */
const WORDS = 100;

/** Splits `harbourFindBoats`, `harbour_find_boats` and `harbour-find-boats` alike. */
export const nameWords = (name: string): string[] =>
  name
    .slice(0, 256)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]|[\p{L}\p{N}]+/gu;

export function features(item: Item): Features {
  // Bounded before the regular expression sees it.
  const text = `${item.title ?? ''} ${(item.description ?? '').slice(0, 2_000)}`.toLowerCase();
  const words = (text.match(isAscii(text) ? /[a-z0-9]+/g : WORD) ?? []).slice(0, WORDS);
  const name = item.name ?? '';
  return { name, nameWords: new Set(nameWords(name)), sequence: words, words: new Set(words), fields: fieldsOf(item) };
}

function fieldsOf(item: Item): Set<string> {
  const fields = new Set<string>();
  const properties = own(own(item.raw, 'inputSchema'), 'properties');
  if (isObject(properties)) {
    for (const [name, schema] of Object.entries(properties)) {
      const type = own(schema, 'type');
      fields.add(typeof type === 'string' ? `${name}:${type}` : name);
    }
  }
  const args = own(item.raw, 'arguments');
  if (Array.isArray(args)) {
    for (const arg of args) {
      const name = own(arg, 'name');
      if (typeof name === 'string') fields.add(name);
    }
  }
  return fields;
}

/** 0 (nothing in common) to 1 (the same), over name, words and parameters; what neither has does not count. */
export function likeness(a: Features, b: Features): number {
  let sum = 0.3 * nameLikeness(a.name, b.name, a.nameWords, b.nameWords);
  let weight = 0.3;
  if (a.words.size || b.words.size) {
    sum += 0.45 * dice(a.words, b.words);
    weight += 0.45;
  }
  if (a.fields.size || b.fields.size) {
    sum += 0.25 * dice(a.fields, b.fields);
    weight += 0.25;
  }
  return sum / weight;
}

/** Likeness without the names: of texts and parameters. */
export const contentLikeness = (a: Features, b: Features): number =>
  likeness({ ...a, name: '', nameWords: new Set() }, { ...b, name: '', nameWords: new Set() }) * (1 / 0.7) - 0.3 / 0.7;

/** Likeness of two names: their words, or their letters where the words differ in spelling only. */
export function nameLikeness(a: string, b: string, aWords = new Set(nameWords(a)), bWords = new Set(nameWords(b))): number {
  const squashed = [...aWords].join('') === [...bWords].join('');
  if (squashed && aWords.size) return 1;
  return Math.max(dice(aWords, bWords), 0.9 * dice(pairsOfLetters.of(a), pairsOfLetters.of(b)));
}

/** Made once a name: each is weighed against several. */
const pairsOfLetters = new Memory(pairsIn, 2_000);

function pairsIn(name: string): ReadonlySet<string> {
  const text = name.slice(0, 256).toLowerCase();
  const pairs = new Set<string>();
  for (let i = 0; i + 1 < text.length; i++) pairs.add(text.slice(i, i + 2));
  return pairs;
}

export function dice<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): number {
  if (!a.size && !b.size) return 1;
  let common = 0;
  for (const x of a) if (b.has(x)) common++;
  return (2 * common) / (a.size + b.size);
}
