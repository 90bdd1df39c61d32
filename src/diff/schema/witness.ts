import { isObject, type Json, type JsonObject, own } from '../../model/json.ts';
import type { Item } from '../../model/surface.ts';
import { type Conjunction, TYPES, type TypeName } from './alternative.ts';
import { child, Document, type Node } from './document.ts';
import type { Fact } from './fact.ts';
import { namesFor, type Planted, Sampler } from './sample.ts';
import { type Fault, Unproven, type Validate, validator } from './validator.ts';
import { inclusive } from './written.ts';

/** Candidates tried for one fact. */
const TRIES = 60;
/** Branches of a union, or properties of a condition, tried. */
const MOST_BRANCHES = 6;
/** UTF-16 units of a witness beyond which it convinces nobody. */
const LONGEST = 600;

const compiled = new WeakMap<object, Validate | null>();
const validatorOf = (schema: Json): Validate | null => {
  if (!isObject(schema)) return validator(schema);
  let found = compiled.get(schema);
  if (found === undefined) {
    found = validator(schema);
    compiled.set(schema, found);
  }
  return found;
};

/** An argument object that the input schema of the base accepts and that of the head refuses because of this fact, or undefined. */
export const witness = (base: Item, head: Item, fact: Fact): Json | undefined =>
  schemaWitness(own(base.raw, 'inputSchema') ?? true, own(head.raw, 'inputSchema') ?? true, '/inputSchema', fact);

/** A result that the output schema of the head allows and that of the base excluded, because of this fact, or undefined. */
export const resultWitness = (base: Item, head: Item, fact: Fact): Json | undefined =>
  schemaWitness(own(head.raw, 'outputSchema') ?? true, own(base.raw, 'outputSchema') ?? true, '/outputSchema', turned(fact));

/** Whether the input schema names a property at this place, in any of its forms. */
export function isNamed(item: Item, path: readonly string[]): boolean {
  const root = new Document(own(item.raw, 'inputSchema') ?? true, '/inputSchema').node;
  const sampler = new Sampler();
  const name = path.at(-1) ?? '';
  return nodesAt(sampler, root, path.slice(0, -1)).some((nodes) =>
    sampler.shape(nodes, nodes[0] ?? root).object.some((a) => a.properties.has(name)),
  );
}

/** Whether a value fits none of the forms that the unions of a schema list, rather than several that exclude each other. */
export const isNewForm = (base: Item, value: Json): boolean => {
  const validate = validatorOf(inclusive(own(base.raw, 'outputSchema') ?? true));
  try {
    return validate !== null && validate(value).length > 0;
  } catch (error) {
    if (error instanceof Unproven) return false;
    throw error;
  }
};

/** The fact as it is seen from the other side. */
function turned(fact: Fact): Fact {
  const what = ({ opened: 'closed', removed: 'required' } as Partial<Record<Fact['what'], Fact['what']>>)[fact.what] ?? fact.what;
  const { base, head, before, after, lost, gained, homes, path, name, from } = fact;
  const sides = {
    ...{ base: head, head: base, before: after, after: before, homes: { base: homes.head, head: homes.base } },
    ...(from === undefined || name === undefined ? {} : { path: [...path.slice(0, -1), from], name: from, from: name }),
  };
  return { ...fact, ...sides, what, lost: gained ?? [], gained: lost ?? [] };
}

/** The same for two schemas. Checked by a validator against both: what is returned is proof. */
export function schemaWitness(base: Json, head: Json, prefix: string, fact: Fact): Json | undefined {
  const [before, after] = [validatorOf(base), validatorOf(head)];
  if (!before || !after) return undefined;
  const root = new Document(base, prefix).node;
  const sampler = new Sampler();
  let tries = 0;
  let second: Json | undefined;
  for (const candidate of candidates(sampler, root, fact)) {
    const made = 'absent' in candidate ? without(sampler, root, fact) : sampler.around([root], root, planted(fact, candidate));
    for (const value of made) {
      if (tries++ >= TRIES) return second;
      if (!isObject(value) || JSON.stringify(value).length > LONGEST) continue;
      try {
        if (before(value).length) continue;
        const faults = after(value);
        // The best proof is refused for this reason and no other.
        const mine = faults.filter((f) => isAbout(f, fact));
        if (mine.length && mine.length === faults.length && mine.some((f) => f.keyword === fact.keyword || fact.what !== 'bound'))
          return value;
        if (mine.length) second ??= value;
      } catch (error) {
        if (!(error instanceof Unproven)) throw error;
      }
    }
  }
  return second;
}

const planted = (fact: Fact, { value, below = [], up = 0 }: { value: Json; below?: string[]; up?: number }): Planted => {
  const path = basePath(fact);
  return { path: [...path.slice(0, path.length - up), ...below], value };
};

/** Whether a fault is at the place of a fact: `*` stands for any entry, and what is made up for an unnamed property lies below. */
function isAbout(fault: Fault, fact: Fact): boolean {
  return fact.path.every((key, i) => matchesStep(fault.path[i], key)) || basePath(fact).every((key, i) => matchesStep(fault.path[i], key));
}

const matchesStep = (mine: string | undefined, key: string): boolean => mine === key || mine === '*' || key === '*';

/** Under the name the base knows. */
const basePath = (fact: Fact): string[] => (fact.from === undefined ? fact.path : [...fact.path.slice(0, -1), fact.from]);

/** A value for the place, for one below it, or for the one so many steps up. */
type Candidate = { value: Json; below?: string[]; up?: number } | { absent: true };

/** Values that could tell the two sides apart, the likeliest first. */
function* candidates(sampler: Sampler, root: Node, fact: Fact): Iterable<Candidate> {
  const fallback = fact.base[0] ?? fact.head[0];
  if (!fallback) return;
  if (fact.what === 'required' || fact.what === 'added') {
    yield { absent: true };
    return;
  }
  if (/\/propertyNames(?:\/|$)/.test(fact.pointer) && fact.path.at(-1) === '*') {
    // The value is a name: it needs an object to stand in.
    const made =
      typeof fact.after === 'number' ? [...around(sampler, fact, fact.after)].flatMap((c) => ('value' in c ? [c.value] : [])) : [];
    for (const name of [...made, ...sampler.values(fact.base, fallback, ['string'])])
      if (typeof name === 'string')
        for (const object of objectsAt(sampler, root, fact.path.slice(0, -1))) yield { value: { ...object, [name]: 'x' }, up: 1 };
    return;
  }
  if (fact.what === 'closed') {
    // Any name that nobody uses, in the smallest object of each kind, with what the base takes there.
    const unnamed: Json[] = [...new Set<Json>(['x', ...sampler.values(fact.base, fallback).slice(0, MOST_BRANCHES)])];
    for (const object of objectsAt(sampler, root, fact.path))
      for (const name of ['anything_else', 'x1']) for (const value of unnamed) yield { value: { ...object, [name]: value } };
    return;
  }
  if (fact.what === 'written') yield* againstWritten(sampler, root, fact, fallback);
  if (typeof fact.after === 'number') yield* around(sampler, fact, fact.after);
  if (fact.what === 'values') for (const value of fact.lost ?? []) yield { value };
  if (fact.what === 'type' && fact.after === 'integer') yield* [{ value: 0.5 }, { value: 1.5 }];
  if (fact.keyword === 'uniqueItems') yield { value: listOf(sampler, fact, 2) };
  const types = fact.what === 'type' && fact.lost ? TYPES.filter((t) => fact.lost!.includes(t)) : TYPES;
  for (const type of spread(types)) for (const value of sampler.values(fact.base, fallback, [type])) yield { value };
}

/** Values just beside a bound. */
function* around(sampler: Sampler, fact: Fact, n: number): Iterable<Candidate> {
  if (/Length$/.test(fact.keyword))
    for (const length of [n + 1, n - 1]) if (length >= 0 && length <= 500) yield { value: 'a'.repeat(length) };
  if (fact.keyword === 'multipleOf' && typeof fact.before === 'number') for (const times of [1, 2, 3]) yield { value: fact.before * times };
  if (/imum$|multipleOf/.test(fact.keyword)) for (const value of [n - 1, n + 1, n, n - 0.5, n + 0.5]) yield { value };
  if (/Items$/.test(fact.keyword))
    for (const length of [n + 1, n - 1]) if (length >= 0 && length <= 100) yield { value: listOf(sampler, fact, length) };
}

/** Values that a constraint compared as it is written is likely to refuse. */
function* againstWritten(sampler: Sampler, root: Node, fact: Fact, fallback: Node): Iterable<Candidate> {
  const [at] = fact.head;
  if (!at) return;
  const { keyword, before, after } = fact;
  const both = (...more: Node[]): Candidate[] => sampler.values([...fact.base, ...more], fallback).map((value) => ({ value }));
  if (keyword === 'not') {
    yield* both(at);
    const [here = []] = nodesAt(sampler, root, fact.path);
    for (const value of sampler.values([...here, at], fallback)) yield { value };
  }
  if (keyword === 'oneOf') {
    // What two branches take at once.
    const whole = own(at.schema, keyword);
    const listed = Array.isArray(after) ? after : Array.isArray(whole) ? whole : [];
    const branches = listed.slice(0, MOST_BRANCHES).map((s, i) => (listed === after ? child(at, s, i) : child(at, s, keyword, i)));
    for (const [i, x] of branches.entries()) for (const y of branches.slice(i + 1)) yield* both(x, y);
  }
  if (keyword === 'if' && Array.isArray(after)) {
    const condition = child(at, after[0] ?? true);
    // What followed from the condition before has to hold as well.
    const asked = Array.isArray(before) && fact.base[0] ? [child(fact.base[0], before[1] ?? true)] : [];
    const [then, otherwise] = [child(at, after[1] ?? true), child(at, after[2] ?? true)];
    yield* both(condition, ...asked);
    const [here = []] = nodesAt(sampler, root, fact.path);
    for (const broken of [then, otherwise]) yield* spoilt(sampler, [...here, condition, ...asked], broken, fallback);
    yield* given(sampler, [condition], fallback);
  }
  // What the entry looked like that had to be there before.
  if (keyword === 'contains' && before !== null && fact.base[0])
    for (const value of sampler.values([fact.base[0]], fallback).slice(0, MOST_BRANCHES)) yield { value: [value] };
  if (keyword === 'maxContains' || keyword === 'minContains') yield* manyOf(sampler, root, fact, fallback);
  // One entry more than there are positions for.
  if (keyword === 'unevaluatedItems')
    for (const nodes of nodesAt(sampler, root, fact.path))
      for (const { prefix } of sampler.shape(nodes, fallback).array)
        for (const value of ['x', 1, true]) yield { value, below: [String(prefix.length)] };
  if (keyword === 'unevaluatedProperties')
    for (const object of objectsAt(sampler, root, fact.path)) yield { value: { ...object, anything_else: 'x' } };
  if (keyword === 'patternProperties' && fact.name !== undefined)
    for (const name of namesFor(fact.name)) for (const value of ['x', 1, true, null, {}, []] as Json[]) yield { value, below: [name] };
  if (keyword.startsWith('dependent') || keyword === 'dependencies')
    for (const name of isObject(after) ? Object.keys(after) : [])
      for (const value of valuesOf(sampler, fact.base, fallback, name)) yield { value, below: [name] };
}

/** Lists with one more, or one less, of what they have to contain than is accepted now. */
function* manyOf(sampler: Sampler, root: Node, { path, after, keyword }: Fact, fallback: Node): Iterable<Candidate> {
  const length = keyword === 'maxContains' ? Number(after) + 1 : Number(after ?? 0) - 1;
  if (!(length >= 0 && length <= 100)) return;
  for (const nodes of nodesAt(sampler, root, path))
    for (const { items, rest } of sampler.shape(nodes, fallback).array) {
      const contained = [...rest.values()].filter((r) => r.keyword === 'contains').map((r) => r.at);
      for (const entry of sampler.values([...items, ...contained], fallback).slice(0, 3))
        yield { value: Array.from({ length }, () => entry) };
    }
}

/** Objects that satisfy some schemas, each with one property that another schema binds set to what the others take there. */
function* spoilt(sampler: Sampler, nodes: readonly Node[], broken: Node, fallback: Node): Iterable<Candidate> {
  const bound = sampler.shape([broken], fallback).object.flatMap((a) => [...a.properties.keys()]);
  for (const name of [...new Set(bound)].slice(0, MOST_BRANCHES))
    for (const object of sampler.values(nodes, fallback, ['object']).filter(isObject))
      for (const value of valuesOf(sampler, nodes, fallback, name)) yield { value: { ...object, [name]: value } };
}

/** Values of each property that a schema names, one at a time. */
function* given(sampler: Sampler, nodes: readonly Node[], fallback: Node): Iterable<Candidate> {
  for (const a of sampler.shape(nodes, fallback).object)
    for (const name of [...a.properties.keys()].slice(0, MOST_BRANCHES))
      for (const value of valuesOf(sampler, nodes, fallback, name)) yield { value, below: [name] };
}

/** A few values of one property. */
const valuesOf = (sampler: Sampler, nodes: readonly Node[], fallback: Node, name: string): Json[] =>
  sampler.shape(nodes, fallback).object.flatMap((a) => sampler.values(a.properties.get(name) ?? a.additional, a.at).slice(0, 3));

/** Strings and numbers tell more than null does. */
const spread = (types: readonly TypeName[]): TypeName[] => [...types].sort((a, b) => Number(a === 'null') - Number(b === 'null'));

function listOf(sampler: Sampler, fact: Fact, length: number): Json {
  const lists = sampler.values(fact.base, fact.base[0]!, ['array']).filter(Array.isArray);
  const entry = lists.find((l) => l.length > 0)?.[0] ?? 'x';
  return Array.from({ length }, (_, i) =>
    fact.keyword === 'uniqueItems' ? entry : typeof entry === 'string' ? `${entry}${i || ''}` : entry,
  );
}

/** The smallest accepted objects that leave the property out. */
function* without(sampler: Sampler, root: Node, fact: Fact): Iterable<Json> {
  const path = fact.path.slice(0, -1);
  const name = fact.path.at(-1)!;
  for (const object of objectsAt(sampler, root, path))
    if (!Object.hasOwn(object, name)) yield* sampler.around([root], root, { path, value: object });
}

/** The smallest objects that the schema takes at a place. */
const objectsAt = (sampler: Sampler, root: Node, path: readonly string[]): JsonObject[] =>
  nodesAt(sampler, root, path)
    .flatMap((nodes) => sampler.values(nodes, nodes[0] ?? root, ['object']))
    .filter(isObject);

/** The schemas that hold at a place, for each way that leads there. */
function nodesAt(sampler: Sampler, root: Node, path: readonly string[]): Conjunction[] {
  let places: Conjunction[] = [[root]];
  for (const key of path)
    places = places
      .flatMap((nodes) => {
        const shape = sampler.shape(nodes, nodes[0] ?? root);
        const named = shape.object.flatMap((a) => (a.properties.has(key) ? [a.properties.get(key)!] : []));
        if (named.length) return named;
        const position = Number(key);
        if (shape.array.length) return shape.array.map((a) => (Number.isInteger(position) ? (a.prefix[position] ?? a.items) : a.items));
        return shape.object.map((a) => a.additional);
      })
      .slice(0, MOST_BRANCHES);
  return places;
}
