import { canonical, isCut, isObject, type Json, type JsonObject, own } from '../../model/json.ts';
import { type Alternative, blank, nothing, type Shape, TYPES, type TypeName } from './alternative.ts';
import { bare, child, isAnnotation, isAny, type Node } from './document.ts';
import { tidyNumber } from './scalar.ts';
import { opaqueKey } from './written.ts';

/** What the keywords of one schema accept, type by type, apart from references, combinations and listed values. */
export function typed(node: Node, schema: JsonObject): Shape {
  const type = own(schema, 'type');
  const names = typeof type === 'string' ? [type] : Array.isArray(type) ? type.filter((t): t is string => typeof t === 'string') : null;
  const shape = nothing();
  for (const name of TYPES) {
    // Validators that know `nullable` add `null` to the types that are named.
    const nullable = name === 'null' && own(schema, 'nullable') === true;
    const integer = name === 'number' && names?.includes('integer') && !names.includes('number');
    if (names && !names.includes(name) && !integer && !nullable) continue;
    const a = blank(node, name);
    if (name === 'number') numbers(a, node, schema, Boolean(integer));
    else if (name === 'string') strings(a, node, schema);
    else if (name === 'array') arrays(a, node, schema);
    else if (name === 'object') objects(a, node, schema);
    shape[name] = [a];
  }
  for (const keyword of Object.keys(schema)) {
    const value = schema[keyword] as Json;
    if (isCut(value) && !isAnnotation(keyword) && keyword !== 'pattern') restrict(shape, keyword, value, node);
  }
  excluded(shape, node, schema);
  const condition = own(schema, 'if');
  if (condition !== undefined && !typesAsked(condition))
    restrict(shape, 'if', [condition, own(schema, 'then') ?? true, own(schema, 'else') ?? true], node);
  return shape;
}

/** The types that a schema names, unless they are not whole ones. */
function typesOf(schema: Json): TypeName[] | null {
  const names = typeof own(schema, 'type') === 'string' ? [own(schema, 'type')] : own(schema, 'type');
  return Array.isArray(names) && !names.includes('integer') ? TYPES.filter((t) => names.includes(t)) : null;
}

const saysOnly = (schema: Json, keyword: string): boolean => {
  const keys = isObject(schema) ? Object.keys(bare(schema) as JsonObject) : [];
  return keys.length === 1 && keys[0] === keyword;
};

/** The types that a condition asks for, when it asks for nothing else: then it is a choice by type. */
export const typesAsked = (condition: Json): TypeName[] | null => (saysOnly(condition, 'type') ? typesOf(condition) : null);

/** What is negated by a schema that says nothing else: negated again it stands for itself. */
export const negated = (schema: Json): Json | undefined => (saysOnly(schema, 'not') ? own(schema, 'not') : undefined);

/** `not` refuses a type, or says nothing of it, or is compared as it is written. */
function excluded(shape: Shape, node: Node, schema: JsonObject): void {
  const not = own(schema, 'not');
  if (not === undefined || negated(not) !== undefined) return;
  const types = typesOf(not);
  if (!types) restrict(shape, 'not', not, node);
  else if (Object.keys(bare(not) as JsonObject).length === 1) for (const type of types) shape[type] = [];
  else restrict(shape, 'not', not, node, types);
}

const numeric = (value: Json | undefined): value is number => typeof value === 'number' && Number.isFinite(value);

function numbers(a: Alternative, node: Node, schema: JsonObject, integer: boolean): void {
  const at = (key: string): Node => child(node, schema[key] as Json, key);
  for (const key of ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum']) {
    const value = own(schema, key);
    if (numeric(value)) a.bounds.set(key, { value, at: at(key) });
  }
  // Draft 4 wrote a boolean beside the bound.
  for (const [flag, bound] of [
    ['exclusiveMinimum', 'minimum'],
    ['exclusiveMaximum', 'maximum'],
  ] as const) {
    const given = a.bounds.get(bound);
    if (own(schema, flag) !== true || !given) continue;
    a.bounds.delete(bound);
    a.bounds.set(flag, given);
  }
  const multiple = own(schema, 'multipleOf');
  if (numeric(multiple) && multiple > 0) a.multiples.set(multiple, at('multipleOf'));
  if (integer) a.multiples.set(1, child(node, schema.type as Json, 'type'));
  tidyNumber(a);
}

function strings(a: Alternative, node: Node, schema: JsonObject): void {
  lengths(a, node, schema, 'minLength', 'maxLength');
  const { pattern, format } = { pattern: own(schema, 'pattern'), format: own(schema, 'format') };
  if (typeof pattern === 'string') a.patterns.set(pattern, child(node, pattern, 'pattern'));
  if (typeof format === 'string') a.formats.set(format, child(node, format, 'format'));
}

function lengths(a: Alternative, node: Node, schema: JsonObject, min: string, max: string): void {
  const [low, high] = [own(schema, min), own(schema, max)];
  if (numeric(low) && low > 0) a.bounds.set(min, { value: Math.ceil(low), at: child(node, low, min) });
  if (numeric(high)) a.bounds.set(max, { value: Math.floor(high), at: child(node, high, max) });
}

function arrays(a: Alternative, node: Node, schema: JsonObject): void {
  lengths(a, node, schema, 'minItems', 'maxItems');
  a.unique = own(schema, 'uniqueItems') === true;
  const items = own(schema, 'items');
  // Before 2020-12 a list under `items` was what `prefixItems` is now, and `additionalItems` spoke of the rest.
  const tuple = Array.isArray(items) ? 'items' : 'prefixItems';
  const prefix = own(schema, tuple);
  if (Array.isArray(prefix)) a.prefix = prefix.map((s, i) => [child(node, s, tuple, i)]);
  const rest = tuple === 'items' ? 'additionalItems' : 'items';
  const others = own(schema, rest);
  if (others !== undefined && !isAny(others)) a.items = [child(node, others, rest)];
  opaque(a, node, schema, ['contains', 'minContains', 'maxContains', 'unevaluatedItems']);
}

function objects(a: Alternative, node: Node, schema: JsonObject): void {
  lengths(a, node, schema, 'minProperties', 'maxProperties');
  const properties = own(schema, 'properties');
  if (isObject(properties))
    for (const name of Object.keys(properties)) a.properties.set(name, [child(node, properties[name] as Json, 'properties', name)]);
  const required = own(schema, 'required');
  if (Array.isArray(required))
    for (const name of required) if (typeof name === 'string') a.required.set(name, child(node, required, 'required'));
  const patterns = own(schema, 'patternProperties');
  if (isObject(patterns))
    for (const [pattern, s] of Object.entries(patterns)) a.patternProperties.set(pattern, [child(node, s, 'patternProperties', pattern)]);
  const plain = !['$ref', 'allOf', 'anyOf', 'oneOf', 'if', 'dependentSchemas'].some((key) => Object.hasOwn(schema, key));
  const key = own(schema, 'additionalProperties') === undefined && plain ? 'unevaluatedProperties' : 'additionalProperties';
  const additional = own(schema, key);
  if (additional !== undefined && !isAny(additional)) a.additional = [child(node, additional, key)];
  const names = own(schema, 'propertyNames');
  if (names !== undefined && !isAny(names)) a.propertyNames = [child(node, names, 'propertyNames')];
  for (const keyword of ['dependentRequired', 'dependentSchemas', 'dependencies']) dependent(a, node, schema, keyword);
  opaque(a, node, schema, plain ? [] : ['unevaluatedProperties']);
}

/** What a property asks for: another one to be given with it, name by name, or a schema. */
function dependent(a: Alternative, node: Node, schema: JsonObject, keyword: string): void {
  const map = own(schema, keyword);
  if (!isObject(map)) return;
  for (const [name, asked] of Object.entries(map)) {
    const at = child(node, asked, keyword, name);
    const plainly = bare(asked);
    const alone =
      isObject(plainly) && Object.keys(plainly).every((key) => key === 'required' || (key === 'type' && plainly.type === 'object'));
    const names = Array.isArray(asked) ? asked : alone ? (own(plainly, 'required') ?? []) : null;
    if (!Array.isArray(names)) {
      if (!isAny(asked))
        a.rest = new Map(a.rest).set(opaqueKey('dependentSchemas', { [name]: asked }, node), { keyword, value: { [name]: asked }, at });
      continue;
    }
    for (const other of names)
      if (typeof other === 'string' && other !== name)
        a.rest = new Map(a.rest).set(`dependentRequired ${canonical([name, other])}`, {
          keyword: 'dependentRequired',
          value: { [name]: [other] },
          at,
          alone: true,
        });
  }
}

function opaque(a: Alternative, node: Node, schema: JsonObject, keywords: string[]): void {
  for (const keyword of keywords) {
    const value = own(schema, keyword);
    if (value === undefined || isAny(value)) continue;
    a.rest = new Map(a.rest).set(opaqueKey(keyword, value, node), { keyword, value, at: child(node, value, keyword) });
  }
}

/** Adds a constraint that is compared as it is written, to all alternatives of some types. */
export function restrict(shape: Shape, keyword: string, value: Json, node: Node, types: readonly TypeName[] = TYPES): void {
  if (!types.length) return;
  const key = opaqueKey(keyword, value, node);
  for (const type of types)
    for (const a of shape[type]) a.rest = new Map(a.rest).set(key, { keyword, value, at: child(node, value, keyword) });
}
