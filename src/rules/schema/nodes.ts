import { isObject, type Json, type JsonObject, MAX_DEPTH, step } from '../../model/json.ts';
import type { Tool } from '../../model/surface.ts';
import { Memory } from '../../text/memory.ts';
import { AT_HAND } from '../rule.ts';

/** One schema inside a tool's input or output schema. */
export class SchemaNode {
  /** The value where it is an object, so that keywords can be read. */
  readonly schema: JsonObject | undefined;
  /** How many objects and lists of the described value lie around it. */
  readonly nesting: number;

  constructor(
    /** As sent: an object, a boolean, or what should be one and is not. */
    readonly value: Json,
    readonly parent: SchemaNode | undefined,
    /** Keyword of the parent it stands under; at the root, the tool's own key. */
    readonly keyword: string,
    /** Key or position under that keyword, where the keyword holds more than one schema. */
    readonly key: string | number | undefined,
  ) {
    this.schema = isObject(value) ? value : undefined;
    this.nesting = parent ? parent.nesting + (INNER.has(keyword) ? 1 : 0) : 0;
  }

  /** Name of the property, where it is one. */
  get property(): string | undefined {
    return this.keyword === 'properties' && typeof this.key === 'string' ? this.key : undefined;
  }

  /** What a reader calls it: the property it is or belongs to, else the schema's own key in the tool. */
  get place(): string {
    for (let here: SchemaNode = this; here.parent; here = here.parent) if (here.property !== undefined) return here.property;
    return this.root.keyword;
  }

  /** Waits under a name until a reference leads to it. */
  get isDefinition(): boolean {
    return this.keyword === '$defs' || this.keyword === 'definitions';
  }

  get root(): SchemaNode {
    let here: SchemaNode = this;
    while (here.parent) here = here.parent;
    return here;
  }

  /** JSON Pointer from the tool. Made when asked for: most nodes are never told. */
  get pointer(): string {
    const path: string[] = [];
    for (let here: SchemaNode | undefined = this; here; here = here.parent) {
      path.push(here.key === undefined ? step('', here.keyword) : step(step('', here.keyword), here.key));
    }
    return path.reverse().join('');
  }
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

/** All schemas of one root. */
export interface SchemaTree {
  /** The outer before the inner, in the order sent. */
  nodes: SchemaNode[];
  /** Every keyword that is used, known or not, and the first schema that uses it: most rules look for one and are done. */
  keywords: Map<string, SchemaNode>;
}

/** Walks one root. Iterative: depth is the server's choice. */
function schemaTree(root: Json, name: string): SchemaTree {
  const nodes: SchemaNode[] = [];
  const keywords = new Map<string, SchemaNode>();
  const stack: [SchemaNode, number][] = [[new SchemaNode(root, undefined, name, undefined), 1]];
  for (let top = stack.pop(); top; top = stack.pop()) {
    const [node, depth] = top;
    nodes.push(node);
    // Further down the text was cut.
    if (!node.schema || depth >= MAX_DEPTH - 3) continue;
    const below: [SchemaNode, number][] = [];
    const add = (value: Json, keyword: string, key: string | number | undefined): void => {
      below.push([new SchemaNode(value, node, keyword, key), depth + (key === undefined ? 1 : 2)]);
    };
    for (const keyword of Object.keys(node.schema)) {
      const value = node.schema[keyword] as Json;
      if (!keywords.has(keyword)) keywords.set(keyword, node);
      if (SINGLE.has(keyword)) {
        if (keyword === 'items' && Array.isArray(value)) for (let i = 0; i < value.length; i++) add(value[i]!, keyword, i);
        else add(value, keyword, undefined);
      } else if (LISTS.has(keyword)) {
        if (Array.isArray(value)) for (let i = 0; i < value.length; i++) add(value[i]!, keyword, i);
      } else if (MAPS.has(keyword) && isObject(value)) {
        for (const key of Object.keys(value)) {
          const child = value[key] as Json;
          if (keyword !== 'dependencies' || !Array.isArray(child)) add(child, keyword, key);
        }
      }
    }
    for (let i = below.length - 1; i >= 0; i--) stack.push(below[i]!);
  }
  return { nodes, keywords };
}

const EMPTY: SchemaTree = { nodes: [], keywords: new Map() };
const treeOf = (root: Json | undefined, name: string): SchemaTree => (root === undefined ? EMPTY : schemaTree(root, name));
const inputs = new Memory((tool: Tool) => treeOf(tool.inputSchema, 'inputSchema'), AT_HAND);
const outputs = new Memory((tool: Tool) => treeOf(tool.outputSchema, 'outputSchema'), AT_HAND);

/** Schemas of the tool's input; empty without one. Walked once, for all rules. */
export const inputTree = (tool: Tool): SchemaTree => inputs.of(tool);
export const outputTree = (tool: Tool): SchemaTree => outputs.of(tool);
/** The same as a list, the root first. */
export const inputNodes = (tool: Tool): SchemaNode[] => inputTree(tool).nodes;
export const outputNodes = (tool: Tool): SchemaNode[] => outputTree(tool).nodes;

/** Schemas of input and output, where one of these keywords is used at all. */
export const nodesUsing = (tool: Tool, ...keywords: string[]): SchemaNode[] =>
  [inputTree(tool), outputTree(tool)].flatMap((tree) => (keywords.some((k) => tree.keywords.has(k)) ? tree.nodes : []));

/** Whether `type` names this type, alone or in a list. */
export const hasType = (schema: JsonObject | undefined, type: string): boolean => {
  const value = schema && Object.hasOwn(schema, 'type') ? schema.type : undefined;
  return value === type || (Array.isArray(value) && value.includes(type));
};
