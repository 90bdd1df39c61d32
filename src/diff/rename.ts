import { canonical, cutDeep, isObject, type Json, own } from '../model/json.ts';
import type { Item } from '../model/surface.ts';
import { type Features, features, likeness, nameLikeness } from './likeness.ts';

export interface Match<T extends Item> {
  base: T;
  head: T;
  likeness: number;
}

/** From here on, two things of different names are the same thing. */
const SAME = 0.6;
/** Likeness of `FindBoats` and `find_boats`, at least. */
const RESPELT = 0.85;
/** A word that so many of the leftovers share says nothing about who is who. */
const COMMON = 40;
/** How many of the likeliest are weighed in full. */
const CANDIDATES = 8;

/**
 * Finds renames among what is left over on both sides. Equal content first, then likeness, weighed only for those that share
 * rare words: the work grows with the number of leftovers, not with its square.
 */
export function matchRenames<T extends Item>(removed: readonly T[], added: readonly T[], floor = SAME): Match<T>[] {
  if (!removed.length || !added.length) return [];
  const matches: Match<T>[] = [];
  // The order of the lists must not decide between two that are equally like.
  const byName = (a: T, b: T): number => ((a.name ?? '') < (b.name ?? '') ? -1 : 1);
  const [left, right] = equalContent([...removed].sort(byName), [...added].sort(byName), matches);
  if (!left.length || !right.length) return matches;
  const leftFeatures = left.map(features);
  const rightFeatures = right.map(features);
  const index = new Map<string, number[]>();
  leftFeatures.forEach((f, i) => {
    for (const key of f.keys) {
      const list = index.get(key);
      if (list) list.push(i);
      else index.set(key, [i]);
    }
  });
  const weighed: { l: number; r: number; score: number }[] = [];
  rightFeatures.forEach((f, r) => {
    for (const l of candidates(f, index, left.length)) {
      // Only the spelling of the name changed: whatever else did, it is the same tool.
      const respelt = nameLikeness(leftFeatures[l]!.name, f.name) === 1;
      const score = Math.max(likeness(leftFeatures[l]!, f), respelt ? RESPELT : 0);
      if (score >= floor) weighed.push({ l, r, score });
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

function candidates(f: Features, index: ReadonlyMap<string, number[]>, total: number): Iterable<number> {
  if (total <= CANDIDATES) return Array.from({ length: total }, (_, i) => i);
  const votes = new Map<number, number>();
  for (const key of f.keys) {
    const list = index.get(key);
    if (!list || list.length > COMMON) continue;
    for (const l of list) votes.set(l, (votes.get(l) ?? 0) + 1 / list.length);
  }
  return [...votes]
    .sort((a, b) => b[1] - a[1] || a[0] - b[0])
    .slice(0, CANDIDATES)
    .map(([l]) => l);
}

/** Pairs what is equal but for the name. Among several that are equal, the likest names go together. */
function equalContent<T extends Item>(removed: T[], added: T[], matches: Match<T>[]): [T[], T[]] {
  const byContent = new Map<string, T[]>();
  for (const item of removed) {
    const key = contentKey(item);
    if (key === null) continue;
    const list = byContent.get(key);
    if (list) list.push(item);
    else byContent.set(key, [item]);
  }
  const taken = new Set<T>();
  for (const item of added) {
    const key = contentKey(item);
    const list = key === null ? undefined : byContent.get(key);
    if (!list?.length) continue;
    let best = 0;
    // Many equal ones: the first that is left will do; weighing all would be quadratic.
    if (list.length > 1 && list.length <= CANDIDATES)
      for (let i = 1; i < list.length; i++)
        if (nameLikeness(list[i]!.name ?? '', item.name ?? '') > nameLikeness(list[best]!.name ?? '', item.name ?? '')) best = i;
    const [base] = list.splice(best, 1);
    matches.push({ base: base!, head: item, likeness: 1 });
    taken.add(base!).add(item);
  }
  return [removed.filter((i) => !taken.has(i)), added.filter((i) => !taken.has(i))];
}

/** The content without its name; null where there is too little of it to tell one thing from another. */
export function contentKey(item: Item): string | null {
  if (!isObject(item.raw) || (item.description ?? '').length < 20) return null;
  const rest = Object.fromEntries(Object.entries(item.raw).filter(([key]) => key !== 'name' && key !== 'title' && key !== 'annotations'));
  return canonical(cutDeep({ ...rest, hints: hintsOf(item.raw) } as Json));
}

function hintsOf(raw: Json): Json {
  const annotations = own(raw, 'annotations');
  if (!isObject(annotations)) return null;
  return Object.fromEntries(Object.entries(annotations).filter(([key]) => key !== 'title'));
}
