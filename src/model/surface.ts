import type { Target } from './change.ts';
import { cutDeep, isObject, type Json, type JsonObject, MAX_DEPTH, own, step, type Written, written } from './json.ts';
import type { Snapshot } from './snapshot.ts';

/** What a string is for, which decides how it reads to a model. */
export type Role =
  | 'name'
  | 'title'
  | 'description'
  | 'key'
  | 'required'
  | 'type'
  | 'enum'
  | 'default'
  | 'const'
  | 'example'
  | 'pattern'
  | 'format'
  | 'ref'
  | 'comment'
  | 'uri'
  | 'meta'
  | 'instructions'
  | 'other';

/** One string (a value or a key) of an item, where it stands. */
export interface Text {
  /** JSON Pointer from the item; for a key, the pointer of the value under it. */
  pointer: string;
  value: string;
  role: Role;
  /** Whether it stands below a key `properties`: it belongs to a parameter or a field. */
  inProperties: boolean;
}

/** Effective values of the hints, with the defaults of the specification filled in. */
export interface Hints {
  readOnlyHint: boolean;
  destructiveHint: boolean;
  idempotentHint: boolean;
  openWorldHint: boolean;
}

/** One thing of a snapshot that is read by a model or a client: a tool, a prompt, a resource, the instructions, the server. */
export class Item {
  #texts: Text[] | undefined;
  #written: Written | undefined;
  constructor(
    readonly target: Target,
    /** As sent when it is a string, else made printable. Null for instructions and server. */
    readonly name: string | null,
    /** As sent; what nests deeper than MAX_DEPTH is replaced by a sentence with its digest. */
    readonly raw: Json,
    /** Position in its list. */
    readonly index: number,
  ) {}

  get title(): string | undefined {
    const title = own(this.raw, 'title');
    return typeof title === 'string' ? title : undefined;
  }

  get description(): string | undefined {
    const description = own(this.raw, 'description');
    return typeof description === 'string' ? description : undefined;
  }

  /** Every string and key of it, down to MAX_DEPTH, but for what the specifications themselves spell. */
  get texts(): Text[] {
    this.#texts ??= walk(this.raw, this.target);
    return this.#texts;
  }

  /** Its length as JSON, and a digest of it. */
  get written(): Written {
    this.#written ??= written(this.raw);
    return this.#written;
  }

  /** Lets go of what can be made again when it is asked for: the texts of a large list take as much room as the list. */
  release(): void {
    this.#texts = undefined;
  }

  /** Takes over what was worked out about an item whose `raw` is equal. */
  isLike(other: Item): void {
    this.#written = other.written;
  }
}

/** A tool of a list, read without trusting its shape. */
export class Tool extends Item {
  declare readonly name: string;
  #parameters: [name: string, schema: Json][] | undefined;
  constructor(raw: Json, index: number) {
    super('tool', nameOf(raw, 'name', index), raw, index);
  }

  override release(): void {
    super.release();
    this.#parameters = undefined;
  }

  get inputSchema(): Json | undefined {
    return own(this.raw, 'inputSchema');
  }

  get outputSchema(): Json | undefined {
    return own(this.raw, 'outputSchema');
  }

  get annotations(): JsonObject | undefined {
    const annotations = own(this.raw, 'annotations');
    return isObject(annotations) ? annotations : undefined;
  }

  get hints(): Hints {
    const hint = (key: keyof Hints, fallback: boolean): boolean => {
      const value = own(this.annotations, key);
      return typeof value === 'boolean' ? value : fallback;
    };
    return {
      readOnlyHint: hint('readOnlyHint', false),
      destructiveHint: hint('destructiveHint', true),
      idempotentHint: hint('idempotentHint', false),
      openWorldHint: hint('openWorldHint', true),
    };
  }

  /** Parameters at the root of the input schema, in the order sent. */
  get parameters(): readonly [name: string, schema: Json][] {
    const properties = own(this.inputSchema, 'properties');
    this.#parameters ??= isObject(properties) ? (Object.entries(properties) as [string, Json][]) : [];
    return this.#parameters;
  }

  get required(): string[] {
    const required = own(this.inputSchema, 'required');
    return Array.isArray(required) ? required.filter((r): r is string => typeof r === 'string') : [];
  }
}

/** A snapshot made readable. */
export class Surface {
  readonly tools: Tool[];
  readonly prompts: Item[];
  readonly resources: Item[];
  readonly templates: Item[];
  readonly instructions: Item | undefined;
  readonly server: Item | undefined;
  /** All of the above. */
  readonly items: Item[];
  readonly toolNames: ReadonlySet<string>;

  constructor(readonly snapshot: Snapshot) {
    const items = (list: Json[], target: Target, key: string): Item[] =>
      list.map((sent, i) => {
        const raw = cutDeep(sent);
        return new Item(target, nameOf(raw, key, i), raw, i);
      });
    this.tools = snapshot.tools.map((raw, i) => new Tool(cutDeep(raw), i));
    this.prompts = items(snapshot.prompts, 'prompt', 'name');
    this.resources = items(snapshot.resources, 'resource', 'uri');
    this.templates = items(snapshot.resourceTemplates, 'template', 'uriTemplate');
    this.instructions = snapshot.instructions === null ? undefined : new Item('instructions', null, snapshot.instructions, 0);
    this.server = serverItem(snapshot);
    this.items = [
      ...this.tools,
      ...this.prompts,
      ...this.resources,
      ...this.templates,
      ...(this.instructions ? [this.instructions] : []),
      ...(this.server ? [this.server] : []),
    ];
    this.toolNames = new Set(this.tools.map((t) => t.name));
  }
}

/** What a server says of itself, as one item: pointers start at `/serverInfo`, `/capabilities`, `/protocolVersion`. */
function serverItem(snapshot: Snapshot): Item | undefined {
  const raw: JsonObject = {};
  if (snapshot.server !== null) raw.serverInfo = cutDeep(snapshot.server);
  if (snapshot.capabilities !== null) raw.capabilities = cutDeep(snapshot.capabilities);
  if (snapshot.protocolVersion !== null) raw.protocolVersion = snapshot.protocolVersion;
  return Object.keys(raw).length ? new Item('server', null, raw, 0) : undefined;
}

function nameOf(raw: Json, key: string, index: number): string {
  const name = own(raw, key);
  if (typeof name === 'string') return name;
  return name === undefined ? `(unnamed ${index + 1})` : `(not a string: ${String(JSON.stringify(name)).slice(0, 40)})`;
}

/** Keywords that hold texts, and what these are for. */
const SCHEMA_ROLES: Record<string, Role> = {
  title: 'title',
  description: 'description',
  $comment: 'comment',
  pattern: 'pattern',
  format: 'format',
  const: 'const',
  default: 'default',
  enum: 'enum',
  examples: 'example',
  example: 'example',
  type: 'type',
  required: 'required',
  $ref: 'ref',
  $id: 'ref',
  $schema: 'ref',
  $anchor: 'ref',
  $dynamicRef: 'ref',
};
/** Keywords whose value is a map from names to schemas: the keys below are names. */
const SCHEMA_MAPS = ['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas', 'dependentRequired', 'dependencies'];

/** Keywords that hold schemas, numbers or booleans. */
const OTHERS = [
  'items', 'prefixItems', 'additionalItems', 'unevaluatedItems', 'contains', 'minContains', 'maxContains', 'minItems', 'maxItems', 'uniqueItems',
  'additionalProperties', 'unevaluatedProperties', 'propertyNames', 'minProperties', 'maxProperties',
  'allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else',
  'minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'minLength', 'maxLength',
  'contentEncoding', 'contentMediaType', 'contentSchema', 'readOnly', 'writeOnly', 'deprecated', 'nullable',
]; // biome-ignore format: one group a line

/** What each JSON Schema keyword holds, and what texts in it are for. Their own spelling is no text; that of any other word is. */
const KEYWORDS = new Map<string, readonly [Mode, Role]>([
  ...OTHERS.map((key) => [key, ['schema', 'other']] as const),
  ...SCHEMA_MAPS.map((key) => [key, ['map', 'other']] as const),
  ...Object.entries(SCHEMA_ROLES).map(([key, role]) => [key, ['value', role]] as const),
]);
const UNKNOWN: readonly [Mode, Role] = ['value', 'other'];

/** Types and annotations of the specifications: their own spelling is no text, as that of the other keywords is none. */
const TYPES: ReadonlySet<Json> = new Set(['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']);
const HINTS: ReadonlySet<string> = new Set(['title', 'readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint']);

type Mode = 'item' | 'schema' | 'map' | 'annotations' | 'value' | 'meta';

function walk(raw: Json, target: Target): Text[] {
  const texts: Text[] = [];
  const visit = (value: Json, pointer: string, mode: Mode, role: Role, depth: number, inProperties: boolean): void => {
    if (typeof value === 'string') {
      texts.push({ pointer, value, role, inProperties });
      return;
    }
    if (typeof value !== 'object' || value === null || depth >= MAX_DEPTH) return;
    if (Array.isArray(value)) {
      for (let i = 0; i < value.length; i++)
        visit(value[i] as Json, step(pointer, i), mode === 'map' ? 'schema' : mode, role, depth + 1, inProperties);
      return;
    }
    for (const key of Object.keys(value)) {
      const child = value[key] as Json;
      const held = mode === 'schema' ? KEYWORDS.get(key) : undefined;
      // A keyword with a number, a yes or no, or a type: most of them.
      if (held && (typeof child === 'number' || typeof child === 'boolean' || (key === 'type' && TYPES.has(child)))) continue;
      const below = step(pointer, key);
      const inside = inProperties || key === 'properties';
      if (mode === 'item') {
        const [next, as] = itemField(key, target);
        if (as === 'other' && next !== 'item') texts.push({ pointer: below, value: key, role: 'key', inProperties });
        visit(child, below, next, as, depth + 1, inside);
      } else if (mode === 'schema') {
        if (!held) texts.push({ pointer: below, value: key, role: 'key', inProperties });
        const [next, as] = held ?? UNKNOWN;
        visit(child, below, next, as, depth + 1, inside);
      } else if (mode === 'map') {
        texts.push({ pointer: below, value: key, role: 'key', inProperties });
        visit(child, below, 'schema', 'required', depth + 1, inside);
      } else {
        if (mode !== 'annotations' || !HINTS.has(key)) texts.push({ pointer: below, value: key, role: 'key', inProperties });
        visit(child, below, mode, mode === 'annotations' && key === 'title' ? 'title' : role, depth + 1, inside);
      }
    }
  };
  visit(raw, '', 'item', target === 'instructions' ? 'instructions' : 'other', 0, false);
  return texts;
}

function itemField(key: string, target: Target): [Mode, Role] {
  switch (key) {
    case 'name':
      return ['value', 'name'];
    case 'title':
      return ['value', 'title'];
    case 'description':
      return ['value', 'description'];
    case 'uri':
    case 'uriTemplate':
    case 'websiteUrl':
      return ['value', 'uri'];
    case 'inputSchema':
    case 'outputSchema':
      return ['schema', 'required'];
    case 'annotations':
      return ['annotations', 'meta'];
    case '_meta':
      return ['meta', 'meta'];
    case 'serverInfo':
      return ['item', 'other'];
    case 'capabilities':
      return ['meta', 'meta'];
    case 'protocolVersion':
      return ['value', 'meta'];
    case 'icons':
      return ['value', 'uri'];
    case 'arguments':
      return target === 'prompt' ? ['item', 'description'] : ['value', 'other'];
    case 'version':
    case 'mimeType':
    case 'size':
    case 'execution':
      return ['value', 'meta'];
    default:
      return ['value', 'other'];
  }
}
