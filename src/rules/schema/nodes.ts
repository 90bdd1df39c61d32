import { isObject, type Json, type JsonObject, MAX_DEPTH, step } from '../../model/json.ts';
import type { Tool } from '../../model/surface.ts';
import { Memory } from '../../text/memory.ts';
import { AT_HAND } from '../rule.ts';

/** One schema inside a tool's input or output schema. */
export class SchemaNode {
  /** The value where it is an object, so that keywords can be read. */
  readonly schema: JsonObject | undefined;
  /** Its keywords in the order sent, known or not. */
  readonly keywords: readonly string[];
  /** How many objects and lists of the described value lie around it. */
  readonly nesting: number;
  /** The same of what was sent, itself included. */
  readonly depth: number;

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
    this.keywords = this.schema ? Object.keys(this.schema) : NO_KEYWORDS;
    this.nesting = parent ? parent.nesting + (INNER.has(keyword) ? 1 : 0) : 0;
    this.depth = parent ? parent.depth + (key === undefined ? 1 : 2) : 1;
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

const NO_KEYWORDS: readonly string[] = [];

/** What a keyword holds: one schema, a list of them, or schemas by name. */
type Holds = 'one' | 'list' | 'map';
const HOLDS: ReadonlyMap<string, Holds> = new Map<string, Holds>([
  // In older dialects `items` may hold a list.
  ['items', 'one'],
  ['additionalItems', 'one'],
  ['unevaluatedItems', 'one'],
  ['contains', 'one'],
  ['additionalProperties', 'one'],
  ['unevaluatedProperties', 'one'],
  ['propertyNames', 'one'],
  ['not', 'one'],
  ['if', 'one'],
  ['then', 'one'],
  ['else', 'one'],
  ['contentSchema', 'one'],
  ['allOf', 'list'],
  ['anyOf', 'list'],
  ['oneOf', 'list'],
  ['prefixItems', 'list'],
  ['properties', 'map'],
  ['patternProperties', 'map'],
  ['$defs', 'map'],
  ['definitions', 'map'],
  ['dependentSchemas', 'map'],
  ['dependencies', 'map'],
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
  keywords: ReadonlyMap<string, SchemaNode>;
  /** The first of those that nest deepest. */
  deepest: SchemaNode | undefined;
}

/** Walks one root. Iterative: depth is the server's choice. */
function schemaTree(root: Json, name: string): SchemaTree {
  const nodes: SchemaNode[] = [];
  const keywords = new Map<string, SchemaNode>();
  const first = new SchemaNode(root, undefined, name, undefined);
  let deepest = first;
  const stack = [first];
  for (let node = stack.pop(); node; node = stack.pop()) {
    nodes.push(node);
    if (node.nesting > deepest.nesting) deepest = node;
    const { schema } = node;
    // Further down the text was cut.
    if (!schema || node.depth >= MAX_DEPTH - 3) continue;
    const from = stack.length;
    for (const keyword of node.keywords) {
      if (!keywords.has(keyword)) keywords.set(keyword, node);
      const holds = HOLDS.get(keyword);
      if (holds !== undefined) addInner(stack, node, keyword, holds, schema[keyword] as Json);
    }
    // What was sent first is taken first.
    for (let i = from, j = stack.length - 1; i < j; i++, j--) [stack[i], stack[j]] = [stack[j]!, stack[i]!];
  }
  return { nodes, keywords, deepest };
}

function addInner(stack: SchemaNode[], parent: SchemaNode, keyword: string, holds: Holds, value: Json): void {
  if (Array.isArray(value)) {
    if (holds === 'list' || keyword === 'items')
      for (let i = 0; i < value.length; i++) stack.push(new SchemaNode(value[i]!, parent, keyword, i));
    else if (holds === 'one') stack.push(new SchemaNode(value, parent, keyword, undefined));
  } else if (holds === 'one') stack.push(new SchemaNode(value, parent, keyword, undefined));
  else if (holds === 'map' && isObject(value)) {
    for (const key of Object.keys(value)) {
      const child = value[key] as Json;
      if (keyword !== 'dependencies' || !Array.isArray(child)) stack.push(new SchemaNode(child, parent, keyword, key));
    }
  }
}

const EMPTY: SchemaTree = { nodes: [], keywords: new Map(), deepest: undefined };
const inputs = new Memory((tool: Tool) => schemaTree(tool.inputSchema!, 'inputSchema'), AT_HAND);
const outputs = new Memory((tool: Tool) => schemaTree(tool.outputSchema!, 'outputSchema'), AT_HAND);

/** Schemas of the tool's input; empty without one. Walked once, for all rules. */
export const inputTree = (tool: Tool): SchemaTree => (tool.inputSchema === undefined ? EMPTY : inputs.of(tool));
export const outputTree = (tool: Tool): SchemaTree => (tool.outputSchema === undefined ? EMPTY : outputs.of(tool));
/** The same as a list, the root first. */
export const inputNodes = (tool: Tool): SchemaNode[] => inputTree(tool).nodes;
export const outputNodes = (tool: Tool): SchemaNode[] => outputTree(tool).nodes;

/** Schemas of input and output, where one of these keywords is used at all. */
export function nodesUsing(tool: Tool, ...keywords: string[]): readonly SchemaNode[] {
  const using = (tree: SchemaTree): SchemaNode[] => (keywords.some((k) => tree.keywords.has(k)) ? tree.nodes : EMPTY.nodes);
  const [input, output] = [using(inputTree(tool)), using(outputTree(tool))];
  return output.length === 0 ? input : [...input, ...output];
}

/** Whether `type` names this type, alone or in a list. */
export const hasType = (schema: JsonObject | undefined, type: string): boolean => {
  const value = schema && Object.hasOwn(schema, 'type') ? schema.type : undefined;
  return value === type || (Array.isArray(value) && value.includes(type));
};
