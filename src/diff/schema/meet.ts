import { type Alternative, type Conjunction, isFree, MOST_ALTERNATIVES, type Shape, TYPES } from './alternative.ts';
import type { Node } from './document.ts';
import { satisfies, tidyNumber } from './scalar.ts';

/** What both accept. */
export function meetShapes(x: Shape, y: Shape): Shape {
  const shape = {} as Shape;
  for (const type of TYPES) {
    if (x[type].length * y[type].length > MOST_ALTERNATIVES) {
      // Too many combinations: the smaller list stands for itself as it is written.
      const [many, few] = x[type].length >= y[type].length ? [x[type], y[type]] : [y[type], x[type]];
      const key = `many ${few.map((a) => a.at.home).join(' ')}`;
      shape[type] = many.map((a) => ({ ...a, rest: new Map(a.rest).set(key, { keyword: 'allOf', value: few.length, at: few[0]!.at }) }));
    } else
      shape[type] = x[type].flatMap((a) =>
        y[type].flatMap((b) => {
          const both = meet(a, b);
          return both ? [both] : [];
        }),
      );
  }
  return shape;
}

function meet(a: Alternative, b: Alternative): Alternative | null {
  // Most of what meets is a schema that says nothing with one that does.
  if (isFree(a)) return b;
  if (isFree(b)) return a;
  const values = meetValues(a.values, b.values);
  if (values?.size === 0) return null;
  const out: Alternative = {
    // The longer way is that of the branch.
    at: b.at.home.length > a.at.home.length || b.at.pointer.length > a.at.pointer.length ? b.at : a.at,
    ...(values ? { values } : {}),
    bounds: new Map(a.bounds),
    multiples: new Map([...a.multiples, ...b.multiples]),
    patterns: new Map([...a.patterns, ...b.patterns]),
    formats: new Map([...a.formats, ...b.formats]),
    prefix: Array.from({ length: Math.max(a.prefix.length, b.prefix.length) }, (_, i) => [
      ...(a.prefix[i] ?? a.items),
      ...(b.prefix[i] ?? b.items),
    ]),
    items: [...a.items, ...b.items],
    unique: a.unique || b.unique,
    properties: meetProperties(a, b),
    required: new Map([...a.required, ...b.required]),
    patternProperties: new Map(a.patternProperties),
    additional: [...a.additional, ...b.additional],
    propertyNames: [...a.propertyNames, ...b.propertyNames],
    rest: new Map([...a.rest, ...b.rest]),
  };
  for (const [key, bound] of b.bounds) {
    const mine = out.bounds.get(key);
    const tighter = !mine || (/min/i.test(key) ? bound.value > mine.value : bound.value < mine.value);
    if (tighter) out.bounds.set(key, bound);
  }
  for (const [pattern, nodes] of b.patternProperties)
    out.patternProperties.set(pattern, [...(out.patternProperties.get(pattern) ?? []), ...nodes]);
  tidyNumber(out);
  if (!values) return out;
  // A listed value has to keep what the other side asks for as well.
  const kept = [...values].filter(([, value]) => satisfies(value, out));
  return kept.length ? { ...out, values: new Map(kept) } : null;
}

function meetValues(a: Alternative['values'], b: Alternative['values']): Alternative['values'] {
  if (!a || !b) return a ?? b;
  return new Map([...a].filter(([key]) => b.has(key)));
}

/** A property that only one side names falls under `additionalProperties` of the other. */
function meetProperties(a: Alternative, b: Alternative): Map<string, Conjunction> {
  const out = new Map<string, Conjunction>();
  const elsewhere = (other: Alternative): readonly Node[] => (other.patternProperties.size ? [] : other.additional);
  for (const [name, nodes] of a.properties) out.set(name, [...nodes, ...(b.properties.get(name) ?? elsewhere(b))]);
  for (const [name, nodes] of b.properties) if (!a.properties.has(name)) out.set(name, [...nodes, ...elsewhere(a)]);
  return out;
}
