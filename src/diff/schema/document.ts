import { createHash } from 'node:crypto';
import { canonical, isObject, type Json, type JsonObject, own, step } from '../../model/json.ts';
import { below, decoded, Resources } from './resources.ts';

/** A schema where it stands. */
export interface Node {
  readonly schema: Json;
  /** The way a reader takes to it, through `$ref` as if its target stood there: `/inputSchema/properties/day`. */
  readonly pointer: string;
  /** Where it really stands: `/inputSchema/$defs/Day`. */
  readonly home: string;
  readonly document: Document;
}

/** The keywords by which a schema refers to another one. */
export const REFERENCES = ['$ref', '$dynamicRef', '$recursiveRef'] as const;
type Reference = (typeof REFERENCES)[number];

/** One schema with what its references may name. References are resolved inside it only: nothing is ever fetched. */
export class Document {
  #resources: Resources | undefined;
  #digest: string | undefined;
  #mentions: Mentions | undefined;

  constructor(
    readonly root: Json,
    /** Pointer of the root: `/inputSchema`. */
    readonly prefix: string,
  ) {}

  get node(): Node {
    return { schema: this.root, pointer: this.prefix, home: this.prefix, document: this };
  }

  /** Of what it says of values: equal where that is equal. */
  get digest(): string {
    this.#digest ??= createHash('sha256')
      .update(canonical(bare(this.root)))
      .digest('hex');
    return this.#digest;
  }

  /** Whether any part of it refers to another part. */
  get hasReferences(): boolean {
    return this.#mentioned().references;
  }

  #mentioned(): Mentions {
    this.#mentions ??= mentions(this.root);
    return this.#mentions;
  }

  /** The target of a reference, read as if it stood where the reference stands; undefined when it is not in this document. */
  resolve(reference: string, from: Node): Node | undefined {
    const root = { schema: this.root, home: this.prefix };
    // Nearly all references are pointers in a document of one piece.
    const simple = reference === '#' || (reference.startsWith('#/') && !this.#mentioned().addresses);
    if (!simple) this.#resources ??= new Resources(this.root, this.prefix);
    const found = simple ? below(root, decoded(reference.slice(1))) : this.#resources!.find(reference, from.home, root);
    return found && { ...found, pointer: from.pointer, document: this };
  }

  /** The same for a reference whose target depends on the way that led to it; undefined where there is more than one it could be. */
  resolveDynamic(keyword: Reference, reference: string, from: Node): Node | undefined {
    this.#resources ??= new Resources(this.root, this.prefix);
    const name = reference.slice(reference.indexOf('#') + 1);
    const many = keyword === '$recursiveRef' ? this.#resources.several : this.#resources.dynamic(name) > 1;
    return many ? undefined : this.resolve(reference, from);
  }
}

/** What a schema refers to by one of its keywords; undefined where it does not, or to nothing that is known. */
export function referred(node: Node, keyword: Reference = '$ref'): Node | undefined {
  const reference = own(node.schema, keyword);
  if (typeof reference !== 'string') return undefined;
  return keyword === '$ref' ? node.document.resolve(reference, node) : node.document.resolveDynamic(keyword, reference, node);
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

interface Mentions {
  references: boolean;
  /** A part of it has an address of its own. */
  addresses: boolean;
}

function mentions(root: Json): Mentions {
  const found = { references: false, addresses: false };
  const stack: Json[] = [root];
  for (let here = stack.pop(); here !== undefined; here = stack.pop()) {
    if (typeof here !== 'object' || here === null) continue;
    if (!Array.isArray(here)) {
      if (!found.references) found.references = REFERENCES.some((key) => Object.hasOwn(here as JsonObject, key));
      if (here !== root && typeof own(here, '$id') === 'string') found.addresses = true;
    }
    for (const value of Object.values(here)) if (typeof value === 'object') stack.push(value);
  }
  return found;
}

const ANNOTATIONS = new Set([
  'title', 'description', '$comment', 'default', 'examples', 'example', 'deprecated', 'readOnly', 'writeOnly', '$schema', '$id',
  'contentEncoding', 'contentMediaType', 'contentSchema',
]); // biome-ignore format: one group a line
const MAPS = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'dependencies']);

/** Whether a keyword holds schemas by name. */
export const isMap = (keyword: string): boolean => MAPS.has(keyword);

/** What a schema refers to that is a reference and nothing else that counts. */
export function solelyReferred(node: Node): Node | undefined {
  const { schema } = node;
  const keyword = isObject(schema) ? REFERENCES.find((key) => typeof own(schema, key) === 'string') : undefined;
  const alone = keyword && Object.keys(schema as JsonObject).every((key) => key === keyword || ANNOTATIONS.has(key));
  return alone ? referred(node, keyword) : undefined;
}

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

/** Whether a schema accepts everything. */
export const isAny = (schema: Json): boolean =>
  schema === true || (isObject(schema) && Object.keys(bare(schema) as JsonObject).length === 0);
