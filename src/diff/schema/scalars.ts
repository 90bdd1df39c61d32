import type { Json } from '../../model/json.ts';
import type { Alternative, TypeName } from './alternative.ts';
import { widerPattern } from './classes.ts';
import type { Comparison } from './compare.ts';
import type { Place } from './pairs.ts';
import { matches } from './pattern.ts';
import { isKnownFormat } from './sample.ts';
import { isMultiple, satisfies } from './scalar.ts';

/** Compares listed values, bounds, patterns and formats. Gives false where listed values have said all there is to say. */
export function compareScalars(c: Comparison, type: TypeName, b: Alternative, h: Alternative, place: Place): boolean {
  if (b.values || h.values) {
    compareValues(c, b, h, place);
    return type === 'array' || type === 'object';
  }
  compareBounds(c, b, h, place);
  compareMultiples(c, b, h, place);
  compareNamed(c, 'pattern', b, h, place);
  compareNamed(c, 'format', b, h, place);
  if (b.unique !== h.unique)
    c.add('bound', h.unique ? 'narrowed' : 'widened', place, [b.at], [h.at], { keyword: 'uniqueItems', before: b.unique, after: h.unique });
  return true;
}

function compareValues(c: Comparison, b: Alternative, h: Alternative, place: Place): void {
  const [before, after] = [b.values && [...b.values.values()], h.values && [...h.values.values()]];
  const shown = { keyword: 'enum', before: before ?? null, after: after ?? null };
  if (before && after) {
    const lost = [...b.values!].filter(([key]) => !h.values!.has(key)).map(([, v]) => v);
    const gained = [...h.values!].filter(([key]) => !b.values!.has(key)).map(([, v]) => v);
    const both = { ...shown, lost, gained };
    if (lost.length) c.add('values', 'narrowed', place, [b.at], [h.at], both);
    if (gained.length) c.add('values', 'widened', place, [b.at], [h.at], both);
  } else if (after) {
    c.add('values', 'narrowed', place, [b.at], [h.at], { ...shown, ...(mayList(b, after.length) ? { unsure: true } : {}) });
    const gained = after.filter((v) => !satisfies(v, b));
    if (gained.length) c.add('values', 'widened', place, [b.at], [h.at], { ...shown, gained });
    else if (unsure(after, b)) c.add('values', 'unknown', place, [b.at], [h.at], shown);
  } else if (before) {
    const refused = before.filter((v) => !satisfies(v, h));
    if (refused.length) c.add('values', 'narrowed', place, [b.at], [h.at], { ...shown, lost: refused });
    else if (unsure(before, h))
      c.add('values', 'unknown', place, [b.at], [h.at], { ...shown, after: [...h.patterns.keys()][0] ?? null, lost: before });
    c.add('values', 'widened', place, [b.at], [h.at], { ...shown, ...(mayList(h, before.length) ? { unsure: true } : {}) });
  }
}

/** Whether what stands in place of so many listed values may accept them and no others: a pattern without repetition, or a range. */
function mayList(a: Alternative, count: number): boolean {
  if ([...a.patterns.keys()].some((p) => /^\^[^*+]*\$$/.test(p) && !p.includes(',}'))) return true;
  const [low, high] = [a.bounds.get('minimum')?.value, a.bounds.get('maximum')?.value];
  return a.multiples.has(1) && low !== undefined && high !== undefined && high - low < count;
}

/** Whether listed values could not be held against the other side. */
const unsure = (values: readonly Json[], a: Alternative): boolean =>
  a.rest.size > 0 ||
  values.some((v) => typeof v === 'object' && v !== null) ||
  [...a.patterns.keys()].some((p) => values.some((v) => typeof v === 'string' && matches(p, v) === undefined));

/** Bounds of a number of things, and whether they are lower ones. */
const COUNTS = [
  ['minLength', true],
  ['maxLength', false],
  ['minItems', true],
  ['maxItems', false],
  ['minProperties', true],
  ['maxProperties', false],
] as const;
/** Bounds of a value. */
const LIMITS = [
  ['minimum', 'exclusiveMinimum', true],
  ['maximum', 'exclusiveMaximum', false],
] as const;

/** Lower bounds tighten upwards, upper bounds downwards. An exclusive bound is compared with the inclusive one on its side. */
function compareBounds(c: Comparison, b: Alternative, h: Alternative, place: Place): void {
  if (!b.bounds.size && !h.bounds.size) return;
  for (const [keyword, up] of COUNTS)
    tell(c, keyword, keyword, b.bounds.get(keyword)?.value, h.bounds.get(keyword)?.value, up, b, h, place);
  for (const [inclusive, exclusive, up] of LIMITS) {
    const of = (a: Alternative): [string, number | undefined, number] => {
      const strict = a.bounds.get(exclusive);
      return strict ? [exclusive, strict.value, 1] : [inclusive, a.bounds.get(inclusive)?.value, 0];
    };
    const [[bKey, x, bStrict], [hKey, y, hStrict]] = [of(b), of(h)];
    if (x === y && x !== undefined && bStrict !== hStrict) {
      const effect = hStrict ? 'narrowed' : 'widened';
      c.add('bound', effect, place, [b.at], [h.at], { keyword: hKey, before: `${bKey} ${x}`, after: `${hKey} ${y}` });
    } else tell(c, bKey, hKey, x, y, up, b, h, place);
  }
}

function tell(
  c: Comparison,
  bKey: string,
  hKey: string,
  x: number | undefined,
  y: number | undefined,
  up: boolean,
  b: Alternative,
  h: Alternative,
  place: Place,
): void {
  if (x === y) return;
  const tighter = x === undefined || (y !== undefined && (up ? y > x : y < x));
  const keyword = y === undefined ? bKey : hKey;
  c.add('bound', tighter ? 'narrowed' : 'widened', place, [b.at], [h.at], { keyword, before: x ?? null, after: y ?? null });
}

function compareMultiples(c: Comparison, b: Alternative, h: Alternative, place: Place): void {
  if (!b.multiples.size && !h.multiples.size) return;
  const [before, after] = [[...b.multiples.keys()], [...h.multiples.keys()]];
  const lost = after.filter((m) => !before.some((k) => isMultiple(k, m)));
  const gained = before.filter((m) => !after.some((k) => isMultiple(k, m)));
  for (const [list, effect] of [
    [lost, 'narrowed'],
    [gained, 'widened'],
  ] as const) {
    if (!list.length) continue;
    const [x, y]: Json[] = list.includes(1)
      ? effect === 'narrowed'
        ? ['number', 'integer']
        : ['integer', 'number']
      : [before[0] ?? null, after[0] ?? null];
    const what = list.includes(1) ? 'type' : 'bound';
    c.add(what, effect, place, [b.at], [h.at], { keyword: what === 'type' ? 'type' : 'multipleOf', before: x ?? null, after: y ?? null });
  }
}

/** Patterns and formats: one more narrows, one less widens; another one in its place could do either, unless only classes grew. */
function compareNamed(c: Comparison, keyword: 'pattern' | 'format', b: Alternative, h: Alternative, place: Place): void {
  const [x, y] = keyword === 'pattern' ? [b.patterns, h.patterns] : [b.formats, h.formats];
  if (!x.size && !y.size) return;
  const lost = [...x.keys()].filter((p) => !y.has(p));
  const gained = [...y.keys()].filter((p) => !x.has(p));
  if (!lost.length && !gained.length) return;
  const wider = keyword === 'pattern' && lost.length === 1 && gained.length === 1 ? widerPattern(lost[0]!, gained[0]!) : undefined;
  const replaced = wider === undefined ? 'unknown' : wider === 'second' ? 'widened' : 'narrowed';
  const effect = lost.length && gained.length ? replaced : gained.length ? 'narrowed' : 'widened';
  // A format that nobody knows is not looked at by most.
  const unsure = keyword === 'format' && (effect === 'narrowed' ? gained : lost).every((name) => !isKnownFormat(name));
  const more = unsure && effect !== 'unknown' ? { unsure: true } : {};
  c.add('bound', effect, place, [b.at], [h.at], { keyword, before: lost[0] ?? null, after: gained[0] ?? null, ...more });
}
