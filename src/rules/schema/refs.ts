import { isObject, type Json, MAX_DEPTH, own, steps } from '../../model/json.ts';
import type { Tool } from '../../model/surface.ts';
import { inputNodes, outputNodes, type SchemaNode } from './nodes.ts';

/** Where a reference leads. */
export type Target =
  | { kind: 'inside'; value: Json }
  /** Inside the schema, to nothing. */
  | { kind: 'nothing' }
  /** Out of the schema, to a document of its own. */
  | { kind: 'outside' };

const REFS = ['$ref', '$dynamicRef', '$recursiveRef'] as const;

/** The references of one schema. */
export function refsOf(node: SchemaNode): { keyword: string; ref: string }[] {
  return REFS.flatMap((keyword) => {
    const ref = own(node.schema, keyword);
    return typeof ref === 'string' ? [{ keyword, ref }] : [];
  });
}

/** Follows references within one root. Nothing is ever fetched. */
export class Resolver {
  readonly #root: Json;
  /** Documents by `$id`, and named places by `#name`. */
  readonly #ids = new Map<string, Json>();
  readonly #anchors = new Map<string, Json>();

  constructor(nodes: readonly SchemaNode[]) {
    this.#root = nodes[0]?.value ?? null;
    for (const { schema } of nodes) {
      if (!schema) continue;
      for (const keyword of ['$id', 'id']) {
        const id = own(schema, keyword);
        if (typeof id === 'string') id.startsWith('#') ? this.#anchors.set(id.slice(1), schema) : this.#ids.set(strip(id), schema);
      }
      for (const keyword of ['$anchor', '$dynamicAnchor']) {
        const name = own(schema, keyword);
        if (typeof name === 'string') this.#anchors.set(name, schema);
      }
    }
  }

  follow(ref: string): Target {
    const hash = ref.indexOf('#');
    const document = hash < 0 ? ref : ref.slice(0, hash);
    const fragment = decoded(hash < 0 ? '' : ref.slice(hash + 1));
    const roots: Json[] = [];
    if (document === '') roots.push(this.#root, ...this.#ids.values());
    else {
      const known = this.#document(document);
      if (known === undefined) return { kind: 'outside' };
      roots.push(known);
    }
    if (fragment !== '' && !fragment.startsWith('/')) {
      const named = this.#anchors.get(fragment);
      return named === undefined ? { kind: 'nothing' } : { kind: 'inside', value: named };
    }
    for (const root of roots.slice(0, MAX_DEPTH)) {
      const value = lookup(root, fragment);
      if (isObject(value) || typeof value === 'boolean') return { kind: 'inside', value };
    }
    return { kind: 'nothing' };
  }

  #document(name: string): Json | undefined {
    const exact = this.#ids.get(name);
    if (exact !== undefined) return exact;
    // A relative reference, or a relative `$id`: the same end is the same document.
    for (const [id, value] of this.#ids) if (id.endsWith(`/${name}`) || name.endsWith(`/${id}`)) return value;
    return undefined;
  }
}

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

const memory = new WeakMap<Tool, Reference[]>();

/** Every reference of a tool's schemas and where it leads. Followed once, for all rules. */
export function references(tool: Tool): Reference[] {
  let all = memory.get(tool);
  if (!all) {
    all = [inputNodes(tool), outputNodes(tool)].flatMap((nodes) => {
      const found = nodes.flatMap((node) => refsOf(node).map((r) => ({ node, ...r })));
      if (found.length === 0) return [];
      const resolver = new Resolver(nodes);
      return found.map((r) => ({ ...r, target: resolver.follow(r.ref) }));
    });
    memory.set(tool, all);
  }
  return all;
}
