import { define, type Json, type JsonObject } from '../../model/json.ts';
import { type Alternative, type Conjunction, type Shape, TYPES, type TypeName } from './alternative.ts';
import { child, type Node } from './document.ts';
import { matches } from './pattern.ts';
import { isMultiple } from './scalar.ts';
import { shapeOf } from './shape.ts';

/** Values of a format, so that a made-up string passes for one. */
const FORMATS: Record<string, string> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T12:00:00Z',
  time: '12:00:00Z',
  duration: 'P1D',
  email: 'a@example.com',
  'idn-email': 'a@example.com',
  hostname: 'example.com',
  'idn-hostname': 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uri: 'https://example.com/',
  'uri-reference': '/a',
  'uri-template': '/a/{b}',
  iri: 'https://example.com/',
  'iri-reference': '/a',
  uuid: '123e4567-e89b-42d3-a456-426614174000',
  'json-pointer': '/a',
  'relative-json-pointer': '0',
  regex: 'a',
};
/** Whether a format is one of the specification, so that a validator may be expected to know it. */
export const isKnownFormat = (name: string): boolean => Object.hasOwn(FORMATS, name);

const DEEPEST = 12;
/** Entries of a made-up list; characters of a made-up string. */
const LONGEST = 200;

/** Sets the value at a place inside a made-up value. */
export interface Planted {
  path: readonly string[];
  value: Json;
}

/** Makes small values that schemas should accept; what it makes is to be checked by a validator. */
export class Sampler {
  readonly #shapes = new Map<string, Shape>();
  #left: number;

  constructor(steps = 2_000) {
    this.#left = steps;
  }

  shape(nodes: Conjunction, fallback: Node): Shape {
    const key = nodes.map((n) => `${n.home} ${n.pointer}`).join('|');
    let shape = this.#shapes.get(key);
    if (!shape) {
      shape = shapeOf(nodes, fallback);
      this.#shapes.set(key, shape);
    }
    return shape;
  }

  /** Some values of a schema: the smallest ones first. */
  values(nodes: Conjunction, fallback: Node, types: readonly TypeName[] = TYPES): Json[] {
    const shape = this.shape(nodes, fallback);
    return types.flatMap((type) => shape[type].slice(0, 6).flatMap((a) => this.#some(type, a, 0)));
  }

  /** Values that should be accepted with something planted inside, one for each alternative that leads there. */
  *around(nodes: Conjunction, fallback: Node, planted: Planted, depth = 0): Iterable<Json> {
    const [key, ...path] = planted.path;
    if (key === undefined) {
      yield planted.value;
      return;
    }
    if (depth > DEEPEST || this.#left-- <= 0) return;
    const shape = this.shape(nodes, fallback);
    const rest = { path, value: planted.value };
    const position = key === '*' ? null : Number(key);
    const named = shape.object.filter((a) => a.properties.has(key));
    // A number is an entry of a list where there may be one, before it is a name that nobody knows.
    for (const a of named) yield* this.#insideObject(a, key, rest, depth);
    if (position === null || (Number.isInteger(position) && position <= LONGEST))
      for (const a of shape.array) yield* this.#insideArray(a, position ?? a.prefix.length, rest, depth);
    for (const a of shape.object) if (!named.includes(a)) yield* this.#insideObject(a, key, rest, depth);
  }

  *#insideObject(a: Alternative, key: string, rest: Planted, depth: number): Iterable<Json> {
    const places: [name: string, below: Conjunction][] = key === '*' ? this.#unnamed(a) : [[key, a.properties.get(key) ?? a.additional]];
    for (const [name, below] of places)
      for (const inner of this.around(below, child(a.at, true, 'properties', name), rest, depth + 1)) {
        const object = this.#object(a, depth, new Set([name]));
        define(object, name, inner);
        yield object;
      }
  }

  /** Names that the object does not have, and what holds for them: any name, and one for each pattern. */
  #unnamed(a: Alternative): [string, Conjunction][] {
    const fitting = [...a.patternProperties].flatMap(([pattern, nodes]) =>
      namesFor(pattern).map((name): [string, Conjunction] => [name, nodes]),
    );
    return [...fitting, ['any', a.additional]];
  }

  *#insideArray(a: Alternative, position: number, rest: Planted, depth: number): Iterable<Json> {
    for (const inner of this.around(a.prefix[position] ?? a.items, child(a.at, true, 'items'), rest, depth + 1)) {
      const list = this.#array(a, Math.max(position, (a.bounds.get('minItems')?.value ?? 0) - 1), depth);
      list.splice(position, 0, inner);
      yield list;
    }
  }

  #first(nodes: Conjunction, fallback: Node, depth: number): Json {
    if (depth > DEEPEST || this.#left-- <= 0) return null;
    const shape = this.shape(nodes, fallback);
    const order: TypeName[] = ['string', 'number', 'boolean', 'array', 'object', 'null'];
    for (const type of order) for (const a of shape[type]) for (const value of this.#some(type, a, depth)) return value;
    return null;
  }

  #some(type: TypeName, a: Alternative, depth: number): Json[] {
    if (a.values) return [...a.values.values()].slice(0, 50);
    const bound = (key: string): number | undefined => a.bounds.get(key)?.value;
    if (type === 'null') return [null];
    if (type === 'boolean') return [true, false];
    if (type === 'number') return numbers(a);
    if (type === 'string') return strings(a);
    if (type === 'array') {
      const least = bound('minItems') ?? 0;
      return least > LONGEST
        ? []
        : [this.#array(a, least, depth), ...(depth < 2 && (bound('maxItems') ?? 1) > least ? [this.#array(a, least + 1, depth)] : [])];
    }
    return [this.#object(a, depth, new Set())];
  }

  #array(a: Alternative, length: number, depth: number): Json[] {
    const list: Json[] = [];
    for (let i = 0; i < Math.min(length, LONGEST); i++) {
      const value = this.#first(a.prefix[i] ?? a.items, child(a.at, true, 'items', i), depth + 1);
      list.push(a.unique && typeof value === 'string' ? `${value}${i || ''}` : a.unique && typeof value === 'number' ? value + i : value);
    }
    return list;
  }

  #object(a: Alternative, depth: number, leave: ReadonlySet<string>): JsonObject {
    const object: JsonObject = {};
    const add = (name: string): void => {
      if (leave.has(name) || Object.hasOwn(object, name)) return;
      const nodes = a.properties.get(name) ?? a.additional;
      define(object, name, this.#first(nodes, child(a.at, true, 'properties', name), depth + 1));
    };
    for (const name of a.required.keys()) add(name);
    const least = a.bounds.get('minProperties')?.value ?? 0;
    for (const name of a.properties.keys()) if (Object.keys(object).length < least) add(name);
    // What one asks for may ask for more; those asked for first come first, so a few rounds are enough.
    const asked = [...a.rest.values()]
      .filter((r) => r.keyword === 'dependentRequired')
      .flatMap((r) => Object.entries(r.value as JsonObject));
    for (let round = 0; asked.length && round < 3; round++)
      for (const [name, others] of asked) if (leave.has(name) || Object.hasOwn(object, name)) for (const o of others as string[]) add(o);
    return object;
  }
}

function numbers(a: Alternative): number[] {
  const of = (key: string): number | undefined => a.bounds.get(key)?.value;
  const [low, high] = [of('minimum') ?? of('exclusiveMinimum'), of('maximum') ?? of('exclusiveMaximum')];
  const step = [...a.multiples.keys()][0];
  const near = [low, high].filter((n) => n !== undefined).flatMap((n) => [n, n + (step ?? 0.5), n - (step ?? 0.5), n + 1, n - 1]);
  const around = [1, 0, -1, ...near, ...(step ? near.map((n) => Math.ceil(n / step) * step) : [0.5])];
  const fits = (n: number): boolean =>
    n >= (of('minimum') ?? -Infinity) &&
    n <= (of('maximum') ?? Infinity) &&
    n > (of('exclusiveMinimum') ?? -Infinity) &&
    n < (of('exclusiveMaximum') ?? Infinity) &&
    [...a.multiples.keys()].every((m) => isMultiple(n, m));
  return [...new Set(around)].filter(fits);
}

function strings(a: Alternative): string[] {
  const least = a.bounds.get('minLength')?.value ?? 0;
  const most = a.bounds.get('maxLength')?.value ?? LONGEST;
  if (least > LONGEST) return [];
  const format = [...a.formats.keys()][0];
  const known = format !== undefined && Object.hasOwn(FORMATS, format) ? [FORMATS[format]!] : [];
  const plain = ['a', 'A', '1', 'a-b', 'a b', '_', '12345', 'B-004211', ''].map((s) => s.padEnd(least, 'a').slice(0, Math.max(most, 0)));
  const made = [...a.patterns.keys()]
    .slice(0, 2)
    .flatMap(fromPattern)
    .filter((s) => s.length >= least && s.length <= most);
  const long = most < LONGEST ? ['a'.repeat(most)] : ['a'.repeat(least + 60)];
  return [...new Set([...known, ...made, ...plain, ...long])];
}

/** Names that a pattern for names is likely to match. */
export const namesFor = (pattern: string): string[] => [...new Set(fromPattern(pattern))].filter((name) => matches(pattern, name) === true);

/** Strings that a simple pattern (letters, classes, counts, groups of alternatives left out) matches; never by running it. */
function fromPattern(pattern: string): string[] {
  if (pattern.length > 120) return [];
  const out = ['', ''];
  const body = pattern.replace(/^\^/, '').replace(/\$$/, '');
  for (let i = 0; i < body.length; ) {
    let unit: [string, string];
    const sign = body[i]!;
    if (sign === '[') {
      const end = body.indexOf(']', i + 2);
      if (end < 0) return [];
      const inside = body.slice(i + 1, end);
      if (inside.startsWith('^')) return [];
      const first = inside.startsWith('\\') ? classSign(inside[1] ?? '') : inside[0]!;
      const last = inside.endsWith('\\') ? first : inside.at(-1)!;
      unit = [first, /[dws]$/.test(inside.slice(-2)) && inside.at(-2) === '\\' ? first : last];
      i = end + 1;
    } else if (sign === '\\') {
      unit = [classSign(body[i + 1] ?? ''), classSign(body[i + 1] ?? '')];
      i += 2;
    } else if ('(|)?*+{'.includes(sign)) return [];
    else {
      unit = sign === '.' ? ['a', 'z'] : [sign, sign];
      i++;
    }
    let [few, many] = [1, 1];
    const rest = body.slice(i);
    const count = /^\{(\d{1,3})(,(\d{0,3}))?\}/.exec(rest.slice(0, 12));
    if (count) {
      few = Number(count[1]);
      many = count[2] === undefined ? few : count[3] ? Number(count[3]) : few + 1;
      i += count[0].length;
    } else if ('?*+'.includes(rest[0] ?? ' ')) {
      few = rest[0] === '+' ? 1 : 0;
      many = few + 1;
      i++;
    }
    if (many > LONGEST) return [];
    out[0] += unit[0].repeat(few);
    out[1] += unit[1].repeat(many);
  }
  return out;
}

const classSign = (letter: string): string => ({ d: '7', w: 'w', s: ' ', D: 'x', W: '-', S: 'x' })[letter] ?? letter;
