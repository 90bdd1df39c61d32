import { isObject, type Json, type JsonObject, MAX_DEPTH, step } from '../../model/json.ts';
import type { Tool } from '../../model/surface.ts';

/** One schema inside a tool's input or output schema. */
export interface SchemaNode {
  /** JSON Pointer from the tool. */
  pointer: string;
  /** As sent: an object, a boolean, or what should be one and is not. */
  value: Json;
  /** The value where it is an object, so that keywords can be read. */
  schema: JsonObject | undefined;
  parent: SchemaNode | undefined;
  /** Keyword of the parent it stands under; empty at the root. */
  keyword: string;
  /** Name of the property, where it is one. */
  property: string | undefined;
  /** How many objects and lists of the described value lie around it. */
  nesting: number;
}

/** Keywords that hold one schema; `items` may hold a list of them in older dialects. */
export const SINGLE: ReadonlySet<string> = new Set([
  'items',
  'additionalItems',
  'unevaluatedItems',
  'contains',
  'additionalProperties',
  'unevaluatedProperties',
  'propertyNames',
  'not',
  'if',
  'then',
  'else',
  'contentSchema',
]);
export const LISTS: ReadonlySet<string> = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
export const MAPS: ReadonlySet<string> = new Set([
  'properties',
  'patternProperties',
  '$defs',
  'definitions',
  'dependentSchemas',
  'dependencies',
]);
/** Keywords below which another value is described, not the same one again. */
const INNER: ReadonlySet<string> = new Set([
  'items',
  'additionalItems',
  'unevaluatedItems',
  'contains',
  'prefixItems',
  'properties',
  'patternProperties',
  'additionalProperties',
  'unevaluatedProperties',
]);

/** Every schema of one root, the outer before the inner, in the order sent. Iterative: depth is the server's choice. */
export function schemaNodes(root: Json, pointer: string): SchemaNode[] {
  const nodes: SchemaNode[] = [];
  const make = (value: Json, at: string, parent: SchemaNode | undefined, keyword: string, property?: string): SchemaNode => ({
    pointer: at,
    value,
    schema: isObject(value) ? value : undefined,
    parent,
    keyword,
    property,
    nesting: parent ? parent.nesting + (INNER.has(keyword) ? 1 : 0) : 0,
  });
  const stack: [SchemaNode, number][] = [[make(root, pointer, undefined, ''), 1]];
  for (let top = stack.pop(); top; top = stack.pop()) {
    const [node, depth] = top;
    nodes.push(node);
    // Further down the text was cut.
    if (!node.schema || depth >= MAX_DEPTH - 3) continue;
    const below: [SchemaNode, number][] = [];
    for (const keyword of Object.keys(node.schema)) {
      const value = node.schema[keyword] as Json;
      const at = step(node.pointer, keyword);
      if (SINGLE.has(keyword)) {
        if (keyword === 'items' && Array.isArray(value)) {
          for (const [i, v] of value.entries()) below.push([make(v, step(at, i), node, keyword), depth + 2]);
        } else below.push([make(value, at, node, keyword), depth + 1]);
      } else if (LISTS.has(keyword)) {
        if (Array.isArray(value)) for (const [i, v] of value.entries()) below.push([make(v, step(at, i), node, keyword), depth + 2]);
      } else if (MAPS.has(keyword) && isObject(value)) {
        for (const key of Object.keys(value)) {
          const child = value[key] as Json;
          if (keyword === 'dependencies' && Array.isArray(child)) continue;
          below.push([make(child, step(at, key), node, keyword, keyword === 'properties' ? key : undefined), depth + 2]);
        }
      }
    }
    for (let i = below.length - 1; i >= 0; i--) stack.push(below[i]!);
  }
  return nodes;
}

const inputs = new WeakMap<Tool, SchemaNode[]>();
const outputs = new WeakMap<Tool, SchemaNode[]>();
const remembered = (memory: WeakMap<Tool, SchemaNode[]>, tool: Tool, root: Json | undefined, pointer: string): SchemaNode[] => {
  let nodes = memory.get(tool);
  if (!nodes) {
    nodes = root === undefined ? [] : schemaNodes(root, pointer);
    memory.set(tool, nodes);
  }
  return nodes;
};

/** Schemas of the tool's input, the root first; empty without one. Walked once, for all rules. */
export const inputNodes = (tool: Tool): SchemaNode[] => remembered(inputs, tool, tool.inputSchema, '/inputSchema');
export const outputNodes = (tool: Tool): SchemaNode[] => remembered(outputs, tool, tool.outputSchema, '/outputSchema');

/** Whether `type` names this type, alone or in a list. */
export const hasType = (schema: JsonObject | undefined, type: string): boolean => {
  const value = schema && Object.hasOwn(schema, 'type') ? schema.type : undefined;
  return value === type || (Array.isArray(value) && value.includes(type));
};
