import { isObject, type Json, type JsonObject, step } from '../../model/json.ts';
import type { Dialect } from './dialect.ts';
import type { SchemaNode } from './nodes.ts';

/** What a keyword must be, in words that stand in a sentence. */
export const WANTED = {
  text: 'a string',
  number: 'a number',
  count: 'a whole number of 0 or more',
  flag: 'true or false',
  map: 'an object of schemas',
  schemas: 'a list of at least one schema',
  names: 'a list of different strings',
  type: 'one of array, boolean, integer, null, number, object, string, or a list of different ones',
  namesByName: 'an object of lists of different strings',
  positive: 'a number greater than 0',
  address: 'a string without a fragment',
  anchor: 'a name',
  list: 'a list',
  someNames: 'a list of at least one string',
  schema: 'a schema: an object, or true or false',
  oneSchema: 'one schema: a list by position is prefixItems since 2020-12',
};
export type Wanted = keyof typeof WANTED;

/** A place where a schema is not valid in its dialect. */
export interface Fault {
  pointer: string;
  keyword: string;
  /** What the keyword must be: a key of WANTED. */
  wanted: Wanted;
}

type Check = (value: Json) => boolean;
type Demand = [Check, Wanted];

const TYPES: ReadonlySet<Json> = new Set(['array', 'boolean', 'integer', 'null', 'number', 'object', 'string']);
const isText: Check = (v) => typeof v === 'string';
const isNumber: Check = (v) => typeof v === 'number';
const isFlag: Check = (v) => typeof v === 'boolean';
const isCount: Check = (v) => typeof v === 'number' && v >= 0 && Number.isInteger(v);
const isList: Check = (v) => Array.isArray(v);
const isNames: Check = (v) => Array.isArray(v) && v.every(isText) && (v.length < 2 || new Set(v).size === v.length);
const isType: Check = (v) =>
  TYPES.has(v) || (Array.isArray(v) && v.length > 0 && v.every((t) => TYPES.has(t)) && new Set(v).size === v.length);
const isMap: Check = (v) => isObject(v);
const isListOfSchemas: Check = (v) => Array.isArray(v) && v.length > 0;

const A_TEXT: Demand = [isText, 'text'];
const A_NUMBER: Demand = [isNumber, 'number'];
const A_COUNT: Demand = [isCount, 'count'];
const A_FLAG: Demand = [isFlag, 'flag'];
const A_MAP: Demand = [isMap, 'map'];
const SCHEMAS: Demand = [isListOfSchemas, 'schemas'];
const NAMES: Demand = [isNames, 'names'];

/** Keywords and what their values must be. Whether a value that holds schemas holds good ones is asked at each of them. */
const CHECKS = new Map<string, Demand>([
  ['type', [isType, 'type']],
  ['required', NAMES],
  ['properties', A_MAP],
  ['patternProperties', A_MAP],
  ['$defs', A_MAP],
  ['definitions', A_MAP],
  ['dependentSchemas', A_MAP],
  ['dependencies', A_MAP],
  ['dependentRequired', [(v) => isObject(v) && Object.values(v).every(isNames), 'namesByName']],
  ['allOf', SCHEMAS],
  ['anyOf', SCHEMAS],
  ['oneOf', SCHEMAS],
  ['prefixItems', SCHEMAS],
  ['multipleOf', [(v) => typeof v === 'number' && v > 0, 'positive']],
  ['minimum', A_NUMBER],
  ['maximum', A_NUMBER],
  ['exclusiveMinimum', A_NUMBER],
  ['exclusiveMaximum', A_NUMBER],
  ['minLength', A_COUNT],
  ['maxLength', A_COUNT],
  ['minItems', A_COUNT],
  ['maxItems', A_COUNT],
  ['minContains', A_COUNT],
  ['maxContains', A_COUNT],
  ['minProperties', A_COUNT],
  ['maxProperties', A_COUNT],
  ['uniqueItems', A_FLAG],
  ['readOnly', A_FLAG],
  ['writeOnly', A_FLAG],
  ['deprecated', A_FLAG],
  ['pattern', A_TEXT],
  ['format', A_TEXT],
  ['title', A_TEXT],
  ['description', A_TEXT],
  ['$comment', A_TEXT],
  ['contentEncoding', A_TEXT],
  ['contentMediaType', A_TEXT],
  ['$id', [(v) => typeof v === 'string' && /^[^#]*#?$/.test(v), 'address']],
  ['$schema', A_TEXT],
  ['$ref', A_TEXT],
  ['$dynamicRef', A_TEXT],
  ['$anchor', [(v) => typeof v === 'string' && /^[A-Za-z_][-A-Za-z0-9._]*$/.test(v), 'anchor']],
  ['$dynamicAnchor', [(v) => typeof v === 'string' && /^[A-Za-z_][-A-Za-z0-9._]*$/.test(v), 'anchor']],
  ['examples', [isList, 'list']],
]);
// `enum` is the business of its own rule.

/** Keywords that a dialect does not know, or knows otherwise. */
const OLDER: ReadonlySet<string> = new Set([
  '$defs', 'dependentSchemas', 'dependentRequired', 'prefixItems', '$anchor', '$dynamicAnchor', '$dynamicRef', 'deprecated', 'minContains', 'maxContains',
]); // biome-ignore format: one line
const DRAFT_07: ReadonlySet<string> = new Set([
  'readOnly',
  'writeOnly',
  '$comment',
  'contentEncoding',
  'contentMediaType',
  'if',
  'then',
  'else',
]);
const DRAFT_06: ReadonlySet<string> = new Set(['examples', 'const', 'contains', 'propertyNames']);

function checkOf(keyword: string, dialect: Dialect): Demand | undefined {
  if (dialect === '2020-12') return CHECKS.get(keyword);
  if (dialect === '2019-09') return keyword === 'prefixItems' || keyword.startsWith('$dynamic') ? undefined : CHECKS.get(keyword);
  if (OLDER.has(keyword) || (dialect !== 'draft-07' && DRAFT_07.has(keyword)) || (dialect === 'draft-04' && DRAFT_06.has(keyword))) {
    return undefined;
  }
  if (keyword === '$id') return dialect === 'draft-04' ? undefined : A_TEXT;
  if (dialect === 'draft-04' && (keyword === 'exclusiveMinimum' || keyword === 'exclusiveMaximum')) return A_FLAG;
  if (dialect === 'draft-04' && keyword === 'required') return [(v) => isNames(v) && (v as Json[]).length > 0, 'someNames'];
  return CHECKS.get(keyword);
}

const NONE: readonly Fault[] = [];

/** Whether a value may stand where this keyword of this dialect wants a schema. */
function mayBeSchema({ value, keyword }: SchemaNode, dialect: Dialect): boolean {
  if (isObject(value)) return true;
  if (typeof value !== 'boolean') return false;
  return dialect !== 'draft-04' || keyword === 'additionalProperties' || keyword === 'additionalItems';
}

/** Faults of one schema by itself, in the order of its keywords. Linear in the number of its own keywords and their lists. */
export function faults(node: SchemaNode, dialect: Dialect): readonly Fault[] {
  if (!node.schema) {
    return mayBeSchema(node, dialect) ? [] : [{ pointer: node.pointer, keyword: node.keyword, wanted: 'schema' }];
  }
  let found: Fault[] | undefined;
  const schema: JsonObject = node.schema;
  for (const keyword of node.keywords) {
    const value = schema[keyword] as Json;
    const check = checkOf(keyword, dialect);
    if (check && !check[0](value)) {
      found ??= [];
      found.push({ pointer: step(node.pointer, keyword), keyword, wanted: check[1] });
    } else if (keyword === 'items' && Array.isArray(value) && (dialect === '2020-12' || value.length === 0)) {
      const wanted = dialect === '2020-12' ? 'oneSchema' : SCHEMAS[1];
      found ??= [];
      found.push({ pointer: step(node.pointer, keyword), keyword, wanted });
    }
  }
  return found ?? NONE;
}
