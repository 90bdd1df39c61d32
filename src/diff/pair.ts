import type { Item, Surface, Tool } from '../model/surface.ts';
import { type IsVolatile, volatileTest } from '../model/volatile.ts';
import { equal } from './equal.ts';
import { matchRenames } from './rename.ts';
import { tellTaken } from './taken.ts';

/** One thing on both sides, or on one of them. */
export interface Pair<T extends Item = Item> {
  base: T | undefined;
  head: T | undefined;
  /** Same name, paired by similarity or by the user, or only on one side. */
  how: 'same' | 'renamed' | 'added' | 'removed';
  /** Likeness of a rename, 0 to 1. */
  likeness?: number;
  /** The user said so in `renames`. */
  forced?: boolean;
  /** The name under which what it says now stood at the base, where that was another thing. */
  contentOf?: string;
  /** And that one says what this one said. */
  swapped?: boolean;
  /** Which of several of that name at the base (at the head where it is new), from 1; left out where there is one on both sides. */
  nth?: number;
}

/** Which item of the base is which item of the head. */
export interface Pairing {
  tools: Pair<Tool>[];
  prompts: Pair[];
  resources: Pair[];
  templates: Pair[];
  /** One side is a bare list of tools: of prompts and resources nothing is known there, and none are paired. */
  toolsOnly: boolean;
  /** The base's side of a head item, and the reverse. */
  baseOf(head: Item): Item | undefined;
  headOf(base: Item): Item | undefined;
  /** Items of the head that are equal to their base's side, name included. */
  unchanged: ReadonlySet<Item>;
  /** Places the user leaves out of comparisons. */
  volatile: IsVolatile;
}

/**
 * Pairs what stands on both sides: first what the user says, then equal names (several of one name by their order), then renames
 * by likeness of content and name. Resources are known by their address, so a moved one is another one.
 * @param renames head name -> base name, for tools and prompts; null: a new one, whatever it looks like
 */
export function pair(
  base: Surface,
  head: Surface,
  renames: Record<string, string | null>,
  volatile: IsVolatile = volatileTest([]),
): Pairing {
  const tools = pairItems(base.tools, head.tools, renames, true);
  const toolsOnly = (isBare(base) && head.snapshot.era !== null) || (isBare(head) && base.snapshot.era !== null);
  const rest = toolsOnly ? { prompts: [], resources: [], templates: [] } : null;
  const prompts = rest?.prompts ?? pairItems(base.prompts, head.prompts, renames, true);
  const resources = rest?.resources ?? pairItems(base.resources, head.resources, {}, false);
  const templates = rest?.templates ?? pairItems(base.templates, head.templates, {}, false);
  tellTaken(tools, base.tools);
  const toBase = new Map<Item, Item>();
  const toHead = new Map<Item, Item>();
  const unchanged = new Set<Item>();
  const both: [Item | undefined, Item | undefined][] = [
    [base.instructions, head.instructions],
    [base.server, head.server],
  ];
  for (const list of [tools, prompts, resources, templates]) for (const p of list) both.push([p.base, p.head]);
  for (const [b, h] of both) {
    if (!b || !h) continue;
    toBase.set(h, b);
    toHead.set(b, h);
    if (!equal(b.raw, h.raw)) continue;
    unchanged.add(h);
    b.isLike(h);
  }
  return {
    tools,
    prompts,
    resources,
    templates,
    toolsOnly,
    baseOf: (item) => toBase.get(item),
    headOf: (item) => toHead.get(item),
    unchanged,
    volatile,
  };
}

const isBare = ({ snapshot }: Surface): boolean => snapshot.era === null && snapshot.server === null;

/** How many of one name are held against each other. */
const TRIED = 8;

/** Pairs in the order of their names, so that the order of the lists does not show. */
function pairItems<T extends Item>(base: T[], head: T[], renames: Record<string, string | null>, similar: boolean): Pair<T>[] {
  const left = byName(base);
  const right = byName(head);
  const pairs: Pair<T>[] = [];
  const places = new Map<T, number>();
  for (const side of [left, right])
    for (const same of side.values()) if (same.length > 1) for (const [i, item] of same.entries()) places.set(item, i + 1);
  const place = (item: T): { nth?: number } => (places.has(item) ? { nth: places.get(item)! } : {});
  for (const [to, from] of Object.entries(renames)) {
    if (from === null) {
      const h = right.get(to)?.shift();
      if (h) pairs.push({ base: undefined, head: h, how: 'added', forced: true, ...place(h) });
      continue;
    }
    const [b, h] = [left.get(from)?.[0], right.get(to)?.[0]];
    if (!b || !h || from === to) continue;
    left.get(from)!.shift();
    right.get(to)!.shift();
    pairs.push({ base: b, head: h, how: 'renamed', forced: true, ...place(b) });
  }
  const removed: T[] = [];
  const added: T[] = [];
  for (const [name, bs] of left) {
    const namesakes = pairNamesakes(bs, right.get(name) ?? []);
    for (const [b, h] of namesakes.both)
      pairs.push({ base: b, head: h, how: 'same', ...(places.has(b) ? place(b) : places.has(h) ? { nth: 1 } : {}) });
    removed.push(...namesakes.removed);
    added.push(...namesakes.added);
  }
  for (const [name, hs] of right) if (!left.has(name)) added.push(...hs);

  const renamed = similar ? matchRenames(removed, added) : [];
  const gone = new Set<T>();
  for (const match of renamed) {
    pairs.push({ base: match.base, head: match.head, how: 'renamed', likeness: match.likeness, ...place(match.base) });
    gone.add(match.base).add(match.head);
  }
  for (const b of removed) if (!gone.has(b)) pairs.push({ base: b, head: undefined, how: 'removed', ...place(b) });
  for (const h of added) if (!gone.has(h)) pairs.push({ base: undefined, head: h, how: 'added', ...place(h) });
  return pairs.sort(byShownName);
}

/** Things of one name: the equal ones go together, then the likest where the one side has more of them, then the rest by their order. */
function pairNamesakes<T extends Item>(bs: readonly T[], hs: readonly T[]): { both: [T, T][]; removed: T[]; added: T[] } {
  if (bs.length < 2 && hs.length < 2)
    return bs[0] && hs[0] ? { both: [[bs[0], hs[0]]], removed: [], added: [] } : { both: [], removed: [...bs], added: [...hs] };
  const both: [T, T][] = [];
  const byText = new Map<string, T[]>();
  for (const b of bs) {
    const text = b.description ?? '';
    const list = byText.get(text);
    if (list) list.push(b);
    else byText.set(text, [b]);
  }
  const taken = new Set<T>();
  for (const h of hs) {
    // Of very many with one text only some are tried: weighing all would be quadratic.
    const list = byText.get(h.description ?? '') ?? [];
    const at = list.slice(0, TRIED).findIndex((b) => equal(b.raw, h.raw));
    if (at < 0) continue;
    const [b] = list.splice(at, 1);
    both.push([b!, h]);
    taken.add(b!).add(h);
  }
  let [removed, added] = [bs, hs].map((list) => list.filter((item) => !taken.has(item))) as [T[], T[]];
  if (removed.length !== added.length && removed.length <= TRIED && added.length <= TRIED) {
    for (const { base, head } of matchRenames(removed, added)) {
      both.push([base, head]);
      taken.add(base).add(head);
    }
    [removed, added] = [removed, added].map((list) => list.filter((item) => !taken.has(item))) as [T[], T[]];
  }
  const common = Math.min(removed.length, added.length);
  for (let i = 0; i < common; i++) both.push([removed[i]!, added[i]!]);
  return { both, removed: removed.slice(common), added: added.slice(common) };
}

function byName<T extends Item>(items: T[]): Map<string, T[]> {
  const map = new Map<string, T[]>();
  for (const item of items) {
    const name = item.name ?? '';
    const list = map.get(name);
    if (list) list.push(item);
    else map.set(name, [item]);
  }
  return map;
}

const shown = (p: Pair): string => (p.head ?? p.base)?.name ?? '';
function byShownName(a: Pair, b: Pair): number {
  const [x, y] = [shown(a), shown(b)];
  return x < y ? -1 : x > y ? 1 : (a.nth ?? 0) - (b.nth ?? 0);
}
