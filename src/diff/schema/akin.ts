import { dice } from '../likeness.ts';
import type { Alternative } from './alternative.ts';
import { constants } from './shape.ts';

/** Likeness from which an alternative is taken for what became of another. */
const AKIN = 0.6;
/** By how much the likeliest has to be ahead of the next. */
const CLEARLY = 0.15;

/** Whether a property that both require has values in one that it has not in the other. */
export function apart(x: Alternative, y: Alternative): boolean {
  for (const name of x.required.keys()) {
    if (!y.required.has(name)) continue;
    const [a, b] = [constants(x.properties.get(name) ?? []), constants(y.properties.get(name) ?? [])];
    if (a && b && !a.some((v) => b.includes(v))) return true;
  }
  return false;
}

/** Pairs by likeness, the likeliest first, each in one pair only; `many` allows the other side several. */
export function matches(
  xs: readonly Alternative[],
  ys: readonly Alternative[],
  many: boolean,
  least: number,
): { x: Alternative; y: Alternative }[] {
  const scored = xs.flatMap((x) => ys.map((y) => ({ x, y, score: alike(x, y) }))).filter((p) => p.score > least);
  scored.sort((p, q) => q.score - p.score);
  const taken = new Set<Alternative>();
  return scored.filter(({ x, y }) => {
    if (taken.has(x) || (!many && taken.has(y))) return false;
    taken.add(x).add(y);
    return true;
  });
}

/** The alternative that is alike, by a fixed value that names it or by its properties; undefined where several are as much so. */
export function counterpart(all: readonly Alternative[], score: (a: Alternative) => number): Alternative | undefined {
  const scored = all.map((a) => ({ a, score: score(a) })).filter((s) => s.score > AKIN);
  scored.sort((p, q) => q.score - p.score);
  const [best, next] = scored;
  return best && (!next || best.score >= next.score + CLEARLY) ? best.a : undefined;
}

/** How likely one alternative became the other: by what tells them apart, then by their properties. */
export function alike(x: Alternative, y: Alternative): number {
  let score = 0.1 + dice(new Set(x.properties.keys()), new Set(y.properties.keys()));
  // Either-or: branches that differ in what must be given only.
  if (x.required.size || y.required.size) score += 0.5 * dice(new Set(x.required.keys()), new Set(y.required.keys()));
  for (const [name, nodes] of x.properties) {
    const [a, b] = [constants(nodes), constants(y.properties.get(name) ?? [])];
    if (a && b) score += a.some((v) => b.includes(v)) ? 2 : -2;
  }
  if (x.at.pointer === y.at.pointer) score += 0.1;
  return score;
}
