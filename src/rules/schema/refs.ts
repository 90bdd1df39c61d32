import { isObject, type Json, own, steps } from '../../model/json.ts';
import type { Tool } from '../../model/surface.ts';
import { Memory } from '../../text/memory.ts';
import { AT_HAND } from '../rule.ts';
import { inputTree, outputTree, type SchemaNode, type SchemaTree } from './nodes.ts';

/** Where a reference leads. */
export type Target =
  | { kind: 'inside'; value: Json }
  /** Inside the schema, to nothing. */
  | { kind: 'nothing' }
  /** Out of the schema, to a document of its own. */
  | { kind: 'outside' };

const REFS = ['$ref', '$dynamicRef', '$recursiveRef'] as const;

/** Embedded documents in which a bare `#/...` is looked up, beside the root: enough for any honest schema. */
const MOST_ROOTS = 50;

/** Follows references within one root. Nothing is ever fetched; each step takes the time of a look-up, however many names there are. */
export class Resolver {
  readonly #roots: Json[];
  /** Documents by `$id`, by the last part of it, and named places by `#name`. */
  readonly #ids = new Map<string, Json>();
  readonly #tails = new Map<string, string>();
  readonly #anchors = new Map<string, Json>();

  constructor(nodes: readonly SchemaNode[]) {
    for (const { schema } of nodes) {
      if (!schema) continue;
      for (const keyword of ['$id', 'id']) {
        const id = own(schema, keyword);
        if (typeof id !== 'string') continue;
        if (id.startsWith('#')) this.#anchors.set(id.slice(1), schema);
        else {
          this.#ids.set(strip(id), schema);
          this.#tails.set(tail(strip(id)), strip(id));
        }
      }
      for (const keyword of ['$anchor', '$dynamicAnchor']) {
        const name = own(schema, keyword);
        if (typeof name === 'string') this.#anchors.set(name, schema);
      }
    }
    this.#roots = [nodes[0]?.value ?? null, ...[...this.#ids.values()].slice(0, MOST_ROOTS)];
  }

  follow(ref: string): Target {
    const hash = ref.indexOf('#');
    const document = hash < 0 ? ref : ref.slice(0, hash);
    const fragment = decoded(hash < 0 ? '' : ref.slice(hash + 1));
    const known = document === '' ? undefined : this.#document(document);
    if (document !== '' && known === undefined) return { kind: 'outside' };
    if (fragment !== '' && !fragment.startsWith('/')) {
      const named = this.#anchors.get(fragment);
      return named === undefined ? { kind: 'nothing' } : { kind: 'inside', value: named };
    }
    for (const root of known === undefined ? this.#roots : [known]) {
      const value = lookup(root, fragment);
      if (isObject(value) || typeof value === 'boolean') return { kind: 'inside', value };
    }
    return { kind: 'nothing' };
  }

  #document(name: string): Json | undefined {
    const exact = this.#ids.get(name);
    if (exact !== undefined) return exact;
    // A relative reference, or a relative `$id`: the same end is the same document.
    const id = this.#tails.get(tail(name));
    return id !== undefined && (id.endsWith(`/${name}`) || name.endsWith(`/${id}`)) ? this.#ids.get(id) : undefined;
  }
}

const tail = (id: string): string => id.slice(id.lastIndexOf('/') + 1);
const strip = (id: string): string => (id.endsWith('#') ? id.slice(0, -1) : id);

function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function lookup(root: Json, pointer: string): Json | undefined {
  let here: Json | undefined = root;
  for (const key of steps(pointer)) {
    here = Array.isArray(here) ? (/^(?:0|[1-9]\d{0,8})$/.test(key) ? here[Number(key)] : undefined) : own(here, key);
    if (here === undefined) return undefined;
  }
  return here;
}

export interface Reference {
  node: SchemaNode;
  keyword: string;
  ref: string;
  target: Target;
}

const memory = new Memory(follow, AT_HAND);

/** Every reference of a tool's schemas and where it leads. Followed once, for all rules. */
export const references = (tool: Tool): readonly Reference[] =>
  refers(inputTree(tool)) || refers(outputTree(tool)) ? memory.of(tool) : NO_REFERENCES;

const NO_REFERENCES: readonly Reference[] = [];
const refers = ({ keywords }: SchemaTree): boolean => REFS.some((keyword) => keywords.has(keyword));

function follow(tool: Tool): Reference[] {
  const all: Reference[] = [];
  for (const tree of [inputTree(tool), outputTree(tool)]) {
    if (!refers(tree)) continue;
    const { nodes } = tree;
    let resolver: Resolver | undefined;
    for (const node of nodes) {
      if (!node.schema) continue;
      for (const keyword of REFS) {
        const ref = node.schema[keyword];
        if (typeof ref !== 'string' || !Object.hasOwn(node.schema, keyword)) continue;
        resolver ??= new Resolver(nodes);
        all.push({ node, keyword, ref, target: resolver.follow(ref) });
      }
    }
  }
  return all;
}

/** Input schemas that a value can meet: definitions that nothing refers to, or only each other, are left out. */
export function usedInputs(tool: Tool): SchemaNode[] {
  const { nodes, keywords } = inputTree(tool);
  if (!keywords.has('$defs') && !keywords.has('definitions')) return nodes;
  const at = new Map<Json, SchemaNode>(nodes.map((n) => [n.value, n]));
  const next = new Map<SchemaNode, SchemaNode[]>(nodes.map((n) => [n, []]));
  for (const node of nodes) if (node.parent && !node.isDefinition) next.get(node.parent)!.push(node);
  for (const { node, target } of references(tool)) {
    const to = target.kind === 'inside' ? at.get(target.value) : undefined;
    if (to) next.get(node)?.push(to);
  }
  const used = new Set<SchemaNode>(nodes.slice(0, 1));
  // The set grows while it is walked.
  for (const node of used) for (const to of next.get(node)!) used.add(to);
  return nodes.filter((n) => used.has(n));
}
