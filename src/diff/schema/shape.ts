import { canonical, isCut, isObject, type Json, type JsonObject, own } from '../../model/json.ts';
import {
  type Alternative,
  anything,
  blank,
  type Conjunction,
  isFree,
  MOST_ALTERNATIVES,
  nothing,
  type Shape,
  TYPES,
  type TypeName,
  typeOf,
} from './alternative.ts';
import { negated, restrict, typed, typesAsked } from './constraints.ts';
import { bare, child, type Node, REFERENCES, referred } from './document.ts';
import { meetShapes } from './meet.ts';
import { satisfies } from './scalar.ts';

/** Schemas expanded for one normal form before the rest is compared as it is written: references can double at every step. */
const EXPANSIONS = 1_000;

/** What is being expanded, against references in a circle, and how much more may be. */
interface Expansion {
  open: ReadonlySet<Json>;
  left: { count: number };
}

/** The normal form of schemas that all have to hold. `budget` pays for the schemas expanded on the way. */
export function shapeOf(nodes: Conjunction, fallback: Node, budget?: { steps: number }): Shape {
  const most = Math.min(EXPANSIONS, Math.max(nodes.length, budget?.steps ?? EXPANSIONS));
  const expansion: Expansion = { open: new Set(), left: { count: most } };
  const shapes = nodes.map((node) => single(node, expansion));
  if (budget) budget.steps -= most - expansion.left.count;
  return shapes.length ? shapes.reduce(meetShapes) : anything(fallback);
}

function single(node: Node, { open, left }: Expansion): Shape {
  const { schema } = node;
  if (schema === false) return nothing();
  if (!isObject(schema) || open.has(schema)) {
    const shape = anything(node);
    if (isCut(schema)) restrict(shape, 'size', schema, node);
    return shape;
  }
  if (left.count-- <= 0) {
    const shape = anything(node);
    restrict(shape, 'size', true, node);
    return shape;
  }
  const inside: Expansion = { open: new Set(open).add(schema), left };
  let shape = own(schema, 'enum') !== undefined || own(schema, 'const') !== undefined ? enumerated(node, schema) : typed(node, schema);
  for (const keyword of REFERENCES) {
    const reference = own(schema, keyword);
    if (typeof reference !== 'string') continue;
    const target = referred(node, keyword);
    if (target) shape = meetShapes(shape, single(target, inside));
    else restrict(shape, keyword, reference, node);
  }
  const not = own(schema, 'not');
  const twice = not === undefined ? undefined : negated(not);
  if (twice !== undefined) shape = meetShapes(shape, single(child(node, twice, 'not', 'not'), inside));
  const condition = own(schema, 'if');
  const asked = condition === undefined ? null : typesAsked(condition);
  if (asked) shape = meetShapes(shape, byType(node, schema, asked, inside));
  const allOf = own(schema, 'allOf');
  if (Array.isArray(allOf)) for (const [i, s] of allOf.entries()) shape = meetShapes(shape, single(child(node, s, 'allOf', i), inside));
  for (const keyword of ['anyOf', 'oneOf'] as const) {
    const branches = own(schema, keyword);
    if (Array.isArray(branches) && branches.length) shape = meetShapes(shape, union(node, keyword, branches, inside));
  }
  return own(schema, 'unevaluatedProperties') === undefined ? shape : closedByName(shape, node, schema);
}

/** A condition that asks for types only chooses by them. */
function byType(node: Node, schema: JsonObject, asked: readonly TypeName[], expansion: Expansion): Shape {
  const [then, otherwise] = (['then', 'else'] as const).map((key) => {
    const chosen = own(schema, key);
    return chosen === undefined ? anything(node) : single(child(node, chosen, key), expansion);
  }) as [Shape, Shape];
  const shape = nothing();
  for (const type of TYPES) shape[type] = (asked.includes(type) ? then : otherwise)[type];
  return shape;
}

/** Where all parts of a schema only name properties, what is not evaluated is what none of them names. */
function closedByName(shape: Shape, node: Node, schema: JsonObject): Shape {
  const [a, another] = shape.object;
  if (!a || another || ![...a.rest.values()].some((r) => r.keyword === 'unevaluatedProperties') || !namesOnly(node)) return shape;
  const rest = new Map([...a.rest].filter(([, r]) => r.keyword !== 'unevaluatedProperties'));
  const additional = [child(node, schema.unevaluatedProperties as Json, 'unevaluatedProperties')];
  return { ...shape, object: [{ ...a, rest, additional }] };
}

/** Keywords by which properties are evaluated otherwise than by name, or in some cases only. */
const EVALUATING = [
  'additionalProperties', 'patternProperties', 'anyOf', 'oneOf', 'not', 'if', 'dependentSchemas', 'dependencies', '$dynamicRef', '$recursiveRef',
]; // biome-ignore format: one group a line
/** Parts of one schema looked at. */
const MOST_PARTS = 60;

/** Whether a schema with all its parts evaluates properties only by name. */
function namesOnly(whole: Node): boolean {
  const open = [whole];
  for (let i = 0; i < open.length; i++) {
    const node = open[i]!;
    const { schema } = node;
    if (i >= MOST_PARTS) return false;
    if (!isObject(schema)) continue;
    if (EVALUATING.some((key) => Object.hasOwn(schema, key)) || (i > 0 && Object.hasOwn(schema, 'unevaluatedProperties'))) return false;
    if (Object.hasOwn(schema, '$ref')) {
      const target = referred(node, '$ref');
      if (!target) return false;
      open.push(target);
    }
    const parts = own(schema, 'allOf');
    if (Array.isArray(parts)) for (const [n, s] of parts.slice(0, MOST_PARTS).entries()) open.push(child(node, s, 'allOf', n));
  }
  return true;
}

/** A union of branches. For `oneOf`, where branches may overlap, the way it is written counts as well. */
function union(node: Node, keyword: 'anyOf' | 'oneOf', branches: Json[], expansion: Expansion): Shape {
  const asWritten = (): Shape => {
    const shape = anything(node);
    restrict(shape, keyword, branches, node);
    return shape;
  };
  if (branches.length > MOST_ALTERNATIVES) return asWritten();
  const all = branches.map((s, i) => child(node, s, keyword, i));
  const shapes = (keyword === 'anyOf' ? distinctOf(all) : all).map((n) => single(n, expansion));
  const joined = nothing();
  for (const type of TYPES) joined[type] = merge(shapes.flatMap((s) => s[type]));
  if (TYPES.some((type) => joined[type].length > MOST_ALTERNATIVES)) return asWritten();
  if (keyword === 'oneOf')
    restrict(
      joined,
      keyword,
      branches,
      node,
      TYPES.filter((type) => !disjoint(shapes, type)),
    );
  return joined;
}

/** Without branches that repeat an earlier one: of two that are the same neither could be told from the other. */
function distinctOf(branches: Node[]): Node[] {
  const seen = new Set<string>();
  return branches.filter(({ schema }) => {
    const text = canonical(bare(schema));
    return !seen.has(text) && seen.add(text);
  });
}

/** Joins alternatives that are lists of values and nothing else: `anyOf` of `const` is an `enum`. */
function merge(alternatives: Alternative[]): Alternative[] {
  const out: Alternative[] = [];
  let list: Alternative | undefined;
  for (const a of alternatives) {
    if (isFree(a)) return [a];
    if (!a.values || a.rest.size) out.push(a);
    else if (list?.values) for (const [key, value] of a.values) list.values.set(key, value);
    else {
      list = { ...a, values: new Map(a.values) };
      out.push(list);
    }
  }
  return out;
}

/** Whether no value of a type can be in two branches: by type, by listed values, or by the value of a required property. */
function disjoint(shapes: Shape[], type: TypeName): boolean {
  const lists = shapes.map((s) => s[type]).filter((l) => l.length);
  if (lists.length < 2) return true;
  const all = lists.flat();
  if (all.every((a) => a.values)) return distinct(all.map((a) => [...a.values!.keys()]));
  if (type !== 'object') return false;
  return [...all[0]!.required.keys()].some((name) => {
    const tags = all.map((a) => (a.required.has(name) ? constants(a.properties.get(name) ?? []) : null));
    return tags.every((t) => t !== null) && distinct(tags as string[][]);
  });
}

const distinct = (lists: string[][]): boolean => {
  const all = lists.flat();
  return new Set(all).size === all.length;
};

/** Canonical texts of the values a property is limited to, or null. */
export function constants(nodes: Conjunction): string[] | null {
  for (const { schema } of nodes) {
    const only = own(schema, 'const');
    if (only !== undefined) return [canonical(only)];
    const values = own(schema, 'enum');
    if (Array.isArray(values)) return values.map(canonical);
  }
  return null;
}

function enumerated(node: Node, schema: JsonObject): Shape {
  const only = own(schema, 'const');
  const listed = own(schema, 'enum');
  let values = Array.isArray(listed) ? listed : undefined;
  if (only !== undefined) values = values ? values.filter((v) => canonical(v) === canonical(only)) : [only];
  const shape = typed(node, schema);
  if (!values) return shape;
  for (const type of TYPES) {
    const mine = values.filter((v) => typeOf(v) === type);
    shape[type] = shape[type].flatMap((a) => {
      const kept = mine.filter((v) => satisfies(v, a));
      if (!kept.length) return [];
      const only: Alternative = type === 'array' || type === 'object' ? { ...a } : { ...blank(a.at), rest: a.rest };
      const all = type === 'null' || (type === 'boolean' && kept.length === 2);
      if (!all) only.values = new Map(kept.map((v) => [canonical(v), v]));
      return [only];
    });
  }
  return shape;
}
