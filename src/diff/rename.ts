import { isObject, type Json, own } from '../model/json.ts';
import type { Item } from '../model/surface.ts';
import { equal } from './equal.ts';
import { type Features, features, likeness, nameLikeness, nameWords, SURE } from './likeness.ts';
import { alikeWords, opposed } from './opposed.ts';

export interface Match<T extends Item> {
  base: T;
  head: T;
  likeness: number;
}

/** From here on, two things of different names are the same thing. */
const SAME = 0.6;
/** Likeness of `FindBoats` and `find_boats`, at least. */
const RESPELT = 0.85;
/** Just not sure: what changes with the name is what the thing is said to do. */
const ANOTHER = SURE - 0.05;
/** A word that so many of the leftovers share says nothing about who is who. */
const COMMON = 40;
/** How many of the likeliest are weighed in full. */
const CANDIDATES = 8;

/**
 * Finds renames among what is left over on both sides. Equal content first, then likeness, weighed only for those that share
 * rare words: the work grows with the number of leftovers, not with its square.
 * Two names that say opposite things are two things, unless `anyName`: then only the content is to count.
 */
export function matchRenames<T extends Item>(removed: readonly T[], added: readonly T[], floor = SAME, anyName = false): Match<T>[] {
  if (!removed.length || !added.length) return [];
  const matches: Match<T>[] = [];
  // The order of the lists must not decide between two that are equally like.
  const byName = (a: T, b: T): number => ((a.name ?? '') < (b.name ?? '') ? -1 : 1);
  const [left, right] = equalContent([...removed].sort(byName), [...added].sort(byName), matches, anyName);
  if (!left.length || !right.length) return matches;
  const leftFeatures = left.map(features);
  const rightFeatures = right.map(features);
  const index = left.length > CANDIDATES ? new Index(leftFeatures) : null;
  const weighed: { l: number; r: number; score: number }[] = [];
  rightFeatures.forEach((f, r) => {
    for (const l of index ? index.likest(f) : leftFeatures.keys()) {
      // Only the spelling of the name changed: whatever else did, it is the same tool.
      const other = leftFeatures[l]!;
      const respelt = nameLikeness(other.name, f.name, other.nameWords, f.nameWords) === 1;
      const score = Math.max(likeness(other, f), respelt ? RESPELT : 0);
      if (score < floor || (!anyName && opposed(other.nameWords, f.nameWords))) continue;
      weighed.push({ l, r, score: score > ANOTHER && another(other, f) ? ANOTHER : score });
    }
  });
  weighed.sort((a, b) => b.score - a.score || a.l - b.l || a.r - b.r);
  const takenLeft = new Set<number>();
  const takenRight = new Set<number>();
  for (const { l, r, score } of weighed) {
    if (takenLeft.has(l) || takenRight.has(r)) continue;
    takenLeft.add(l);
    takenRight.add(r);
    matches.push({ base: left[l]!, head: right[r]!, likeness: Math.round(score * 100) / 100 });
  }
  return matches;
}

/** Whether the text says of each by its own word what its name says: `order_ship`, which ships, became `order_refund`, which refunds. */
function another(a: Features, b: Features): boolean {
  const own = (x: Features, y: Features): string[] =>
    [...x.nameWords].filter((word) => !y.nameWords.has(word) && says(x, word) && !says(y, word));
  const [mine, other] = [own(a, b), own(b, a)];
  return mine.length > 0 && other.length > 0 && !mine.some((x) => other.some((y) => alikeWords(x, y)));
}

const says = ({ words }: Features, word: string): boolean => words.has(word) || words.has(`${word}s`) || words.has(`${word}es`);

/** Who has something; null for what too many have. */
type Holders = Map<string, number[] | null>;

/** Who of some leftovers has which words in name and text, which fields, and which words one after the other. */
class Index {
  readonly #names: Holders = new Map();
  readonly #fields: Holders = new Map();
  readonly #words: Holders = new Map();
  /** By the first word of two. */
  readonly #pairs = new Map<string, Holders>();

  constructor(all: readonly Features[]) {
    all.forEach((f, i) => {
      this.#visit(f, true, (holders, key) => {
        const list = holders.get(key);
        if (list === undefined) holders.set(key, [i]);
        else if (list && list.at(-1) !== i) {
          if (list.length < COMMON) list.push(i);
          else holders.set(key, null);
        }
      });
    });
  }

  /** Those that share the most with something, by what few others have. */
  likest(f: Features): number[] {
    const votes = new Map<number, number>();
    this.#visit(f, false, (holders, key) => {
      const list = holders.get(key);
      if (list) for (const l of list) votes.set(l, (votes.get(l) ?? 0) + 1 / list.length);
    });
    return [...votes]
      .sort((a, b) => b[1] - a[1] || a[0] - b[0])
      .slice(0, CANDIDATES)
      .map(([l]) => l);
  }

  /** Goes through all that something can be looked up by. May repeat. */
  #visit({ nameWords, fields, sequence }: Features, adding: boolean, take: (holders: Holders, key: string) => void): void {
    for (const word of nameWords) take(this.#names, word);
    for (const field of fields) take(this.#fields, field);
    let before: Holders | undefined;
    for (const word of sequence) {
      take(this.#words, word);
      if (before) take(before, word);
      before = this.#pairs.get(word);
      if (before !== undefined || !adding) continue;
      before = new Map();
      this.#pairs.set(word, before);
    }
  }
}

/** Pairs what is equal but for the name. Among several that are equal, the likest names go together. */
function equalContent<T extends Item>(removed: T[], added: T[], matches: Match<T>[], anyName: boolean): [T[], T[]] {
  const byText = new Map<string, T[]>();
  for (const item of removed) {
    const text = told(item);
    if (text === null) continue;
    const list = byText.get(text);
    if (list) list.push(item);
    else byText.set(text, [item]);
  }
  const taken = new Set<T>();
  for (const item of added) {
    const list = byText.get(told(item) ?? '');
    if (!list?.length) continue;
    let best = -1;
    let most = -1;
    // Of very many with one text only some are tried: weighing all would be quadratic.
    for (let i = 0; i < Math.min(list.length, CANDIDATES); i++) {
      if (!sameContent(list[i]!, item) || (!anyName && opposedNames(list[i]!, item))) continue;
      const score = list.length === 1 ? 1 : nameLikeness(list[i]!.name ?? '', item.name ?? '');
      if (score > most) [best, most] = [i, score];
    }
    if (best < 0) continue;
    const [base] = list.splice(best, 1);
    matches.push({ base: base!, head: item, likeness: 1 });
    taken.add(base!).add(item);
  }
  return [removed.filter((i) => !taken.has(i)), added.filter((i) => !taken.has(i))];
}

const opposedNames = (a: Item, b: Item): boolean => opposed(new Set(nameWords(a.name ?? '')), new Set(nameWords(b.name ?? '')));

/** The text by which a thing can be told from others; null where there is too little of it. */
const told = (item: Item): string | null => ((item.description ?? '').length < 20 ? null : item.description!);

/** Whether two things are the same but for their names and titles. */
export function sameContent(a: Item, b: Item): boolean {
  if (!isObject(a.raw) || !isObject(b.raw) || told(a) === null || a.description !== b.description) return false;
  for (const key of new Set([...Object.keys(a.raw), ...Object.keys(b.raw)])) {
    if (key === 'name' || key === 'title') continue;
    const [x, y] = [own(a.raw, key), own(b.raw, key)];
    if (key === 'annotations' ? !sameHints(x, y) : !equal(x, y)) return false;
  }
  return true;
}

function sameHints(a: Json | undefined, b: Json | undefined): boolean {
  const hints = (v: Json | undefined): Json => {
    if (!isObject(v)) return {};
    const { title: _, ...rest } = v;
    return rest;
  };
  return equal(hints(a), hints(b));
}
