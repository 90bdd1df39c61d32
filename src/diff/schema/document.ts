import { isObject, type Json, type JsonObject, own, step, steps } from '../../model/json.ts';

/** A schema where it stands. */
export interface Node {
  readonly schema: Json;
  /** The way a reader takes to it, through `$ref` as if its target stood there: `/inputSchema/properties/day`. */
  readonly pointer: string;
  /** Where it really stands: `/inputSchema/$defs/Day`. */
  readonly home: string;
  readonly document: Document;
}

/** One schema with what its references may name. References are resolved inside it only: nothing is ever fetched. */
export class Document {
  #anchors: Map<string, { schema: Json; home: string }> | undefined;
  #hasReferences: boolean | undefined;

  constructor(
    readonly root: Json,
    /** Pointer of the root: `/inputSchema`. */
    readonly prefix: string,
  ) {}

  get node(): Node {
    return { schema: this.root, pointer: this.prefix, home: this.prefix, document: this };
  }

  /** Whether any part of it refers to another part. */
  get hasReferences(): boolean {
    this.#hasReferences ??= mentions(this.root);
    return this.#hasReferences;
  }

  /** The target of a reference, read as if it stood where the reference stands; undefined when it is not in this document. */
  resolve(reference: string, from: Node): Node | undefined {
    const id = own(this.root, '$id');
    const local = typeof id === 'string' && id !== '' && reference.startsWith(id) ? reference.slice(id.length) : reference;
    if (local !== '' && !local.startsWith('#')) return undefined;
    const fragment = decode(local.slice(1));
    if (fragment === '' || fragment.startsWith('/')) {
      let here: Json | undefined = this.root;
      for (const key of steps(fragment)) {
        here = Array.isArray(here) ? here[Number(key)] : own(here, key);
        if (here === undefined) return undefined;
      }
      return { schema: here, pointer: from.pointer, home: this.prefix + fragment, document: this };
    }
    this.#anchors ??= anchorsOf(this.root, this.prefix);
    const found = this.#anchors.get(fragment);
    return found && { schema: found.schema, pointer: from.pointer, home: found.home, document: this };
  }
}

/** A schema some steps below another one, or in its place. */
export const child = (node: Node, schema: Json, key?: string | number, next?: string | number): Node => new Below(schema, node, key, next);

/** Most nodes turn out to be as they were, and nobody asks where they stand. */
class Below implements Node {
  #pointer: string | undefined;
  #home: string | undefined;
  constructor(
    readonly schema: Json,
    readonly parent: Node,
    readonly key: string | number | undefined,
    readonly next: string | number | undefined,
  ) {}

  get document(): Document {
    return this.parent.document;
  }

  get pointer(): string {
    this.#pointer ??= this.#below(this.parent.pointer);
    return this.#pointer;
  }

  get home(): string {
    this.#home ??= this.parent.home === this.parent.pointer ? this.pointer : this.#below(this.parent.home);
    return this.#home;
  }

  #below(above: string): string {
    const here = this.key === undefined ? above : step(above, this.key);
    return this.next === undefined ? here : step(here, this.next);
  }
}

function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function mentions(root: Json): boolean {
  const stack: Json[] = [root];
  for (let here = stack.pop(); here !== undefined; here = stack.pop()) {
    if (typeof here !== 'object' || here === null) continue;
    if (!Array.isArray(here) && (Object.hasOwn(here, '$ref') || Object.hasOwn(here, '$dynamicRef') || Object.hasOwn(here, '$recursiveRef')))
      return true;
    for (const value of Object.values(here)) if (typeof value === 'object') stack.push(value);
  }
  return false;
}

function anchorsOf(root: Json, prefix: string): Map<string, { schema: Json; home: string }> {
  const anchors = new Map<string, { schema: Json; home: string }>();
  const stack: [Json, string][] = [[root, prefix]];
  for (let top = stack.pop(); top; top = stack.pop()) {
    const [here, home] = top;
    if (Array.isArray(here)) for (const [i, v] of here.entries()) stack.push([v, step(home, i)]);
    else if (isObject(here)) {
      for (const key of ['$anchor', '$dynamicAnchor', '$id']) {
        const name = own(here, key);
        if (typeof name !== 'string') continue;
        const anchor = key === '$id' ? (name.startsWith('#') ? name.slice(1) : '') : name;
        if (anchor && !anchors.has(anchor)) anchors.set(anchor, { schema: here, home });
      }
      for (const [key, value] of Object.entries(here)) stack.push([value, step(home, key)]);
    }
  }
  return anchors;
}

const ANNOTATIONS = new Set([
  'title', 'description', '$comment', 'default', 'examples', 'example', 'deprecated', 'readOnly', 'writeOnly', '$schema', '$id',
  'contentEncoding', 'contentMediaType', 'contentSchema',
]); // biome-ignore format: one group a line
const MAPS = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'dependencies']);

/** Whether a schema is a reference and nothing else that counts. */
export const isReference = (schema: Json): boolean =>
  isObject(schema) && typeof own(schema, '$ref') === 'string' && Object.keys(schema).every((key) => key === '$ref' || ANNOTATIONS.has(key));

/** Keywords that say nothing about which values are accepted. */
export const isAnnotation = (keyword: string): boolean => ANNOTATIONS.has(keyword);

/** The schema without what says nothing about which values it accepts. */
export function bare(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(bare);
  if (!isObject(schema)) return schema;
  const entries: [string, Json][] = [];
  for (const [key, value] of Object.entries(schema)) {
    if (ANNOTATIONS.has(key)) continue;
    if (MAPS.has(key) && isObject(value)) entries.push([key, Object.fromEntries(Object.entries(value).map(([k, v]) => [k, bare(v)]))]);
    else entries.push([key, key === 'enum' || key === 'const' ? value : bare(value)]);
  }
  return Object.fromEntries(entries) as JsonObject;
}
