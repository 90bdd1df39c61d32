import { isObject, type Json } from '../../model/json.ts';
import type { Alternative } from './alternative.ts';
import { matches } from './pattern.ts';

/**
 * Bounds of numbers made comparable: those of integers become inclusive integers, and a bound at the edge of what JSON numbers carry
 * exactly (libraries write it out for every integer) says nothing.
 */
export function tidyNumber(a: Alternative): void {
  const { bounds } = a;
  if (a.multiples.has(1)) {
    for (const [exclusive, inclusive, by, round] of [
      ['exclusiveMinimum', 'minimum', 1, Math.floor],
      ['exclusiveMaximum', 'maximum', -1, Math.ceil],
    ] as const) {
      const strict = bounds.get(exclusive);
      if (!strict) continue;
      bounds.delete(exclusive);
      const value = round(strict.value) + by;
      const other = bounds.get(inclusive);
      if (!other || (by > 0 ? value > other.value : value < other.value)) bounds.set(inclusive, { value, at: strict.at });
    }
    for (const [key, round] of [
      ['minimum', Math.ceil],
      ['maximum', Math.floor],
    ] as const) {
      const bound = bounds.get(key);
      if (bound) bounds.set(key, { ...bound, value: round(bound.value) });
    }
  }
  if ((bounds.get('minimum')?.value ?? 0) <= Number.MIN_SAFE_INTEGER) bounds.delete('minimum');
  if ((bounds.get('maximum')?.value ?? 0) >= Number.MAX_SAFE_INTEGER) bounds.delete('maximum');
  // Of an inclusive and an exclusive bound on one side only the tighter counts.
  dropLooser(bounds, 'minimum', 'exclusiveMinimum', (inclusive, exclusive) => exclusive >= inclusive);
  dropLooser(bounds, 'maximum', 'exclusiveMaximum', (inclusive, exclusive) => exclusive <= inclusive);
}

function dropLooser(
  bounds: Alternative['bounds'],
  inclusive: string,
  exclusive: string,
  exclusiveWins: (i: number, e: number) => boolean,
): void {
  const [i, e] = [bounds.get(inclusive), bounds.get(exclusive)];
  if (i && e) bounds.delete(exclusiveWins(i.value, e.value) ? inclusive : exclusive);
}

/** Whether a listed value keeps within what stands beside the list. A pattern that could take too long is not run: it is taken to fit. */
export function satisfies(value: Json, a: Alternative): boolean {
  const bound = (key: string): number | undefined => a.bounds.get(key)?.value;
  const within = (n: number, min: string, max: string): boolean => n >= (bound(min) ?? -Infinity) && n <= (bound(max) ?? Infinity);
  if (typeof value === 'number') {
    if (!within(value, 'minimum', 'maximum')) return false;
    if (value <= (bound('exclusiveMinimum') ?? -Infinity) || value >= (bound('exclusiveMaximum') ?? Infinity)) return false;
    return [...a.multiples.keys()].every((m) => isMultiple(value, m));
  }
  if (typeof value === 'string')
    return within([...value].length, 'minLength', 'maxLength') && [...a.patterns.keys()].every((p) => matches(p, value) !== false);
  if (Array.isArray(value)) return within(value.length, 'minItems', 'maxItems');
  if (isObject(value))
    return (
      within(Object.keys(value).length, 'minProperties', 'maxProperties') && [...a.required.keys()].every((r) => Object.hasOwn(value, r))
    );
  return true;
}

/** Whether every multiple of `value` is a multiple of `of`. Floating point makes 0.3 no multiple of 0.1: a hair is allowed. */
export function isMultiple(value: number, of: number): boolean {
  const ratio = value / of;
  return Math.abs(ratio - Math.round(ratio)) < 1e-9;
}
