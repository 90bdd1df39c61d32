import { type Alternative, type Conjunction, type Shape, TYPES } from './alternative.ts';

/** Pairs of bounds of which the first must not be above the second. */
const SPANS = [
  ['minLength', 'maxLength'],
  ['minItems', 'maxItems'],
  ['minProperties', 'maxProperties'],
  ['minimum', 'maximum'],
] as const;

/** Whether an alternative contradicts itself in its bounds, or asks for a name that it refuses: nothing is accepted by it. */
function isImpossible(a: Alternative): boolean {
  if (a.bounds.size > 1 && SPANS.some(([low, high]) => (a.bounds.get(low)?.value ?? -Infinity) > (a.bounds.get(high)?.value ?? Infinity)))
    return true;
  const refused = (nodes: Conjunction): boolean => nodes.some((n) => n.schema === false);
  const open = a.patternProperties.size > 0 || !refused(a.additional);
  for (const name of a.required.keys()) if (refused(a.properties.get(name) ?? (open ? [] : a.additional))) return true;
  return false;
}

/**
 * Without alternatives that accept nothing: nothing of them can be lost. Of the head the last is kept, so that the bound is told that
 * made it impossible, unless the base took nothing either.
 */
export function possible(base: Shape, head: Shape): [Shape, Shape] {
  if (!TYPES.some((type) => base[type].some(isImpossible) || head[type].some(isImpossible))) return [base, head];
  const [b, h] = [{ ...base }, { ...head }];
  for (const type of TYPES) {
    b[type] = b[type].filter((a) => !isImpossible(a));
    const left = h[type].filter((a) => !isImpossible(a));
    if (left.length || !b[type].length) h[type] = left;
  }
  return [b, h];
}
