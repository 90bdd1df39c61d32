import { canonical, define, isObject, type Json, type JsonObject } from '../../model/json.ts';
import { bare, isMap, type Node, REFERENCES, solelyReferred } from './document.ts';

/** Equal keys, equal meaning: what is referred to is written out, or where that leads too far, belongs to the text. */
export function opaqueKey(keyword: string, value: Json, node: Node): string {
  // Where a dynamic reference leads to depends on the rest.
  const left = { count: keyword === '$dynamicRef' || keyword === '$recursiveRef' ? -1 : 300 };
  const text = canonical(writtenOut(bare(value), node, left, 0));
  return `${keyword} ${text}${left.count < 0 ? node.document.digest : ''}`;
}

function writtenOut(value: Json, node: Node, left: { count: number }, depth: number): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (left.count-- <= 0 || depth > 60) {
    left.count = -1;
    return value;
  }
  if (Array.isArray(value)) return value.map((v) => writtenOut(v, node, left, depth + 1));
  const target = solelyReferred({ schema: value, pointer: node.pointer, home: node.home, document: node.document });
  if (target) return writtenOut(bare(target.schema), target, left, depth + 1);
  if (REFERENCES.some((key) => Object.hasOwn(value, key))) left.count = -1;
  return Object.fromEntries(Object.entries(value).map(([key, v]) => [key, writtenOut(v, node, left, depth + 1)]));
}

/** The schema with every `oneOf` read as an `anyOf`: forms no longer exclude each other. */
export function inclusive(schema: Json, named = false): Json {
  if (Array.isArray(schema)) return schema.map((s) => inclusive(s));
  if (!isObject(schema)) return schema;
  const out: JsonObject = {};
  for (const [key, value] of Object.entries(schema)) {
    const values = !named && (key === 'enum' || key === 'const');
    define(out, key, values ? value : inclusive(value, !named && isMap(key)));
  }
  const { oneOf, ...rest } = out;
  if (named || !Array.isArray(oneOf)) return out;
  return { ...rest, allOf: [...(Array.isArray(rest.allOf) ? rest.allOf : []), { anyOf: oneOf }] };
}
