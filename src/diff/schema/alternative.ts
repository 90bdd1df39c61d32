import type { Json } from '../../model/json.ts';
import type { Node } from './document.ts';

export const TYPES = ['null', 'boolean', 'number', 'string', 'array', 'object'] as const;
export type TypeName = (typeof TYPES)[number];

/** Schemas that all have to accept a value. None: anything is accepted. */
export type Conjunction = readonly Node[];

/** A constraint that is compared as it is written, because nothing simpler can be said of it. */
export interface Opaque {
  keyword: string;
  value: Json;
  at: Node;
  /** It says one thing that cannot have become another of its keyword: it is there or not. */
  alone?: boolean;
}

export interface Bound {
  value: number;
  at: Node;
}

/** One way of being accepted for values of one type. */
export interface Alternative {
  /** The schema it comes from: of a branch, when it comes from one. */
  at: Node;
  /** The only values, by canonical text; undefined for any. */
  values?: Map<string, Json>;
  /** `minimum`, `maxLength`, ... A bound that says nothing (`minLength` 0) is left out. */
  bounds: Map<string, Bound>;
  /** Numbers the value is a multiple of; 1 for an integer. */
  multiples: Map<number, Node>;
  patterns: Map<string, Node>;
  formats: Map<string, Node>;
  /** Of arrays: schemas by position, then for the rest. */
  prefix: Conjunction[];
  items: Conjunction;
  unique: boolean;
  /** Of objects. */
  properties: Map<string, Conjunction>;
  required: Map<string, Node>;
  patternProperties: Map<string, Conjunction>;
  additional: Conjunction;
  propertyNames: Conjunction;
  rest: Map<string, Opaque>;
}

/** What a schema accepts, type by type: the alternatives of each. An empty list refuses the type. */
export type Shape = Record<TypeName, Alternative[]>;

/** Alternatives of one type beyond which a union is compared as it is written. */
export const MOST_ALTERNATIVES = 64;

export const typeOf = (value: Json): TypeName => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return typeof value as TypeName;
};

export const nothing = (): Shape => ({ null: [], boolean: [], number: [], string: [], array: [], object: [] });

/** Most alternatives use few of these: what is not used is shared, and never written to. */
const NONE = new Map<unknown, unknown>();
const none = <K, V>(): Map<K, V> => NONE as Map<K, V>;
const map = <K, V>(used: boolean): Map<K, V> => (used ? new Map() : none());

/** An alternative that accepts everything of its type. Maps that a type can use are its own, to be filled. */
export function blank(at: Node, type: TypeName | null = null): Alternative {
  const [number, string, object] = [type === 'number', type === 'string', type === 'object'];
  return {
    at,
    bounds: map(number || string || object || type === 'array'),
    multiples: map(number),
    patterns: map(string),
    formats: map(string),
    prefix: [],
    items: [],
    unique: false,
    properties: map(object),
    required: map(object),
    patternProperties: map(object),
    additional: [],
    propertyNames: [],
    rest: none(),
  };
}

export function anything(at: Node): Shape {
  const shape = nothing();
  for (const type of TYPES) shape[type] = [blank(at)];
  return shape;
}

/** Whether an alternative accepts every value of its type. */
export const isFree = (a: Alternative): boolean =>
  !a.values &&
  !a.bounds.size &&
  !a.multiples.size &&
  !a.patterns.size &&
  !a.formats.size &&
  !a.prefix.length &&
  !a.items.length &&
  !a.unique &&
  !a.properties.size &&
  !a.required.size &&
  !a.patternProperties.size &&
  !a.additional.length &&
  !a.propertyNames.length &&
  !a.rest.size;

/** The accepted types by name: `any`, or a list. */
export function typeNames(shape: Shape): Json {
  const names: string[] = [];
  for (const type of TYPES) {
    if (!shape[type].length) continue;
    names.push(type === 'number' && shape.number.every((a) => a.multiples.has(1)) ? 'integer' : type);
  }
  return names.length === TYPES.length ? 'any' : names.length === 1 ? names[0]! : names;
}

/** The reference that all a schema accepts depends on, where it leads to nothing that is known. */
export function unresolved(shape: Shape): Json {
  let found: Json = null;
  for (const type of TYPES)
    for (const a of shape[type]) {
      const reference = a.rest.size ? [...a.rest.values()].find((r) => r.keyword === '$ref') : undefined;
      if (!reference) return null;
      found = reference.value;
    }
  return found;
}
