import type { Change, ChangeKind, Target } from '../model/change.ts';
import { isObject, type Json, type JsonObject, own, step, steps } from '../model/json.ts';
import { type Item, Tool } from '../model/surface.ts';
import type { IsVolatile } from '../model/volatile.ts';
import { equal } from './equal.ts';
import { child, Document, isAnnotation } from './schema/document.ts';
import { Effects } from './schema/effect.ts';
import { schemaFacts } from './schema/facts.ts';
import { annotation } from './schema/sources.ts';

/** Keywords that hold a map of names to schemas, one schema, or a list of them. */
const MAPS = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']);
const SCHEMAS = new Set([
  'items', 'additionalItems', 'unevaluatedItems', 'contains', 'additionalProperties', 'unevaluatedProperties', 'propertyNames', 'not', 'if', 'then',
  'else', 'contentSchema',
]); // biome-ignore format: one group a line
const LISTS = new Set(['anyOf', 'oneOf', 'allOf', 'prefixItems', 'items']);
const TEXTS = new Set(['title', 'description']);
/** Keywords that say the same in different words: where one comes or goes, what it replaced belongs to the same record. */
const SPELLINGS = new Set(['type', 'anyOf', 'oneOf', 'allOf', '$ref', 'const', 'enum', 'multipleOf', 'prefixItems']);

type Mode = 'item' | 'schema' | 'map' | 'list' | 'plain';

/**
 * The changes inside one thing that stands on both sides, as records that turn the base's into the head's when they are applied.
 * `meta.op` says how: `add`, `remove` or `replace` the value at the pointer; `keywords` takes the keywords of `before` out of the
 * schema at the pointer and puts those of `after` in; `derived` changes nothing more and tells what a reader sees through a
 * reference. A list is replaced whole unless both sides have the same number of schemas in it, so that no position depends on
 * another record. `meta.effect` of a schema's record says what became of the values it accepts.
 */
export function records(base: Item, head: Item, nth: number | undefined, volatile: IsVolatile): Change[] {
  const [b, h] = [base.raw, head.raw];
  const from = base.name === head.name ? null : base.name;
  const walk = new Walk(head.target, head.name, { ...(from === null ? {} : { from }), ...(nth ? { nth } : {}) }, volatile);
  if (isObject(b) && isObject(h)) walk.item(b, h);
  else walk.leaf(b, h, '', 'metadata-changed');
  if (base instanceof Tool && head instanceof Tool) {
    tellHints(base, head, walk.out);
    tellEffects(base, head, walk.out);
  }
  return walk.out;
}

class Walk {
  readonly out: Change[] = [];
  /** The schemas the walk is in, so that references can be looked up. */
  #documents: [Document, Document] | undefined;

  constructor(
    readonly target: Target,
    readonly name: string | null,
    /** Which item it is at the base, where the name does not say: `from`, another name; `nth`, one of several. */
    readonly which: JsonObject,
    readonly volatile: IsVolatile,
  ) {}

  /** One difference. `undefined` is nothing on that side. */
  leaf(before: Json | undefined, after: Json | undefined, pointer: string, kind: ChangeKind, op?: string): void {
    if (this.volatile(this.target, this.name, pointer)) return;
    const how = op ?? (before === undefined ? 'add' : after === undefined ? 'remove' : 'replace');
    const meta: JsonObject = { op: how, ...this.which };
    this.out.push({ kind, target: this.target, name: this.name, pointer, before: before ?? null, after: after ?? null, meta });
  }

  item(b: JsonObject, h: JsonObject): void {
    for (const key of differing(b, h)) {
      const pointer = step('', key);
      const [x, y] = [own(b, key), own(h, key)];
      if (key === 'name' && (this.target === 'tool' || this.target === 'prompt')) {
        if (typeof x !== 'string' || typeof y !== 'string') this.leaf(x, y, pointer, 'metadata-changed');
      } else if (TEXTS.has(key)) this.leaf(x, y, pointer, 'text-changed');
      else if (this.target === 'tool' && (key === 'inputSchema' || key === 'outputSchema')) {
        this.#documents = [new Document(x ?? null, pointer), new Document(y ?? null, pointer)];
        this.value(x, y, pointer, 'schema', 'schema-changed');
      } else if (key === 'annotations') this.value(x, y, pointer, 'plain', 'annotation-changed');
      else if (key === 'arguments' && this.target === 'prompt') this.parameters(x, y, pointer);
      else this.value(x, y, pointer, 'plain', 'metadata-changed');
    }
  }

  /** Arguments of a prompt are known by their names: one by one where the names stand as before, else as a list, with what became of them. */
  parameters(x: Json | undefined, y: Json | undefined, pointer: string): void {
    const [b, h] = [byName(x), byName(y)];
    if (!b || !h || equal([...b.keys()], [...h.keys()])) {
      this.value(x, y, pointer, 'list', 'schema-changed');
      return;
    }
    const recorded = this.out.length;
    this.leaf(x, y, pointer, 'schema-changed');
    const come = [...h.keys()].filter((name) => !b.has(name));
    const gone = [...b.keys()].filter((name) => !h.has(name));
    const rewritten = [...h.keys()].filter((name) => b.has(name) && !equal(b.get(name), h.get(name)));
    const must = (list: Map<string, Json>, name: string): boolean => own(list.get(name), 'required') === true;
    const less = gone.length > 0 || [...h.keys()].some((name) => must(h, name) && !(b.has(name) && must(b, name)));
    const more = come.length > 0 || rewritten.some((name) => must(b, name) && !must(h, name));
    const record = this.out[recorded];
    if (record)
      record.meta = {
        ...record.meta,
        names: { come, gone, changed: rewritten },
        effect: less && more ? 'changed' : less ? 'narrowed' : more ? 'widened' : 'equivalent',
      };
  }

  /** Of two values that differ: goes on inside where both are objects (or lists of as many entries), else records the whole value. */
  value(x: Json | undefined, y: Json | undefined, pointer: string, mode: Mode, kind: ChangeKind): void {
    if (this.volatile(this.target, this.name, pointer)) return;
    if (isObject(x) && isObject(y)) {
      const all = differing(x, y);
      const together = mode === 'schema' ? this.respelt(x, y, pointer, all) : undefined;
      for (const key of all) {
        if (together?.has(key)) continue;
        const [x1, y1] = [own(x, key), own(y, key)];
        const below = step(pointer, key);
        if (mode === 'schema') this.keyword(key, x1, y1, below);
        else this.value(x1, y1, below, mode === 'map' ? 'schema' : mode, kind);
      }
    } else if (mode === 'list' && Array.isArray(x) && Array.isArray(y) && x.length === y.length && [...x, ...y].every(isObject)) {
      for (let i = 0; i < x.length; i++) if (!equal(x[i], y[i])) this.value(x[i], y[i], step(pointer, i), 'schema', kind);
    } else this.leaf(x, y, pointer, kind);
  }

  keyword(key: string, x: Json | undefined, y: Json | undefined, pointer: string): void {
    if (TEXTS.has(key)) this.leaf(x, y, pointer, 'text-changed');
    else if (MAPS.has(key)) this.value(x, y, pointer, 'map', 'schema-changed');
    else if (SCHEMAS.has(key) && isObject(x) && isObject(y)) this.value(x, y, pointer, 'schema', 'schema-changed');
    else if (LISTS.has(key)) this.value(x, y, pointer, 'list', 'schema-changed');
    else this.leaf(x, y, pointer, 'schema-changed');
  }

  /** One record for keywords that took the place of others, such as `type` that became `anyOf`. Gives those it covers of `all` that differ. */
  respelt(x: JsonObject, y: JsonObject, pointer: string, all: readonly string[]): Set<string> | undefined {
    if (all.length < 2) return undefined;
    const oneSided = (key: string): boolean => own(x, key) === undefined || own(y, key) === undefined;
    // What stood here may stand in a branch or a definition now, or the other way round: names, texts and all.
    const branched = UNIONS.find((key) => all.includes(key) && oneSided(key));
    const away = branched !== undefined || (all.includes('$ref') && oneSided('$ref'));
    const differ = all.filter((key) => !MAPS.has(key) || (away && key === 'properties' && oneSided(key)));
    const moved = differ.filter((key) => key === 'type' || (SPELLINGS.has(key) && oneSided(key)));
    const hoisted = moved.includes('$ref');
    const together = differ.filter((key) => hoisted || !isAnnotation(key) || (branched !== undefined && TEXTS.has(key) && oneSided(key)));
    if (!moved.length || together.length < 2) return undefined;
    const part = (of: JsonObject): JsonObject =>
      Object.fromEntries(together.filter((key) => Object.hasOwn(of, key)).map((key) => [key, of[key] as Json]));
    this.leaf(part(x), part(y), pointer, 'schema-changed', 'keywords');
    if (hoisted && this.#documents) {
      const [b, h] = this.#documents.map((d, i) => [
        steps(pointer)
          .slice(1)
          .reduce((at, key) => child(at, i ? y : x, key), d.node),
      ]);
      for (const key of TEXTS) {
        const [before, after] = [annotation(b!, key), annotation(h!, key)];
        if (!equal(before, after)) this.leaf(before, after, step(pointer, key), 'text-changed', 'derived');
      }
    } else if (branched !== undefined)
      for (const key of TEXTS) {
        if (!together.includes(key)) continue;
        const [before, after] = [textIn(x, key, branched, own(y, key)), textIn(y, key, branched, own(x, key))];
        if (!equal(before, after)) this.leaf(before, after, step(pointer, key), 'text-changed', 'derived');
      }
    return new Set(together);
  }
}

/** Keywords of which each entry may be what the schema itself was. */
const UNIONS = ['anyOf', 'oneOf', 'allOf'] as const;

/** The text of a schema, or of its branches: the one that the other side has, else the first. */
function textIn(schema: JsonObject, key: string, union: string, other: Json | undefined): Json | undefined {
  const here = own(schema, key);
  const branches = own(schema, union);
  if (here !== undefined || !Array.isArray(branches)) return here;
  const texts = branches.map((s) => own(s, key)).filter((t) => t !== undefined);
  return texts.find((t) => equal(t, other)) ?? texts[0];
}

/** Entries of a list by their names; null where one has none, or two have the same. */
function byName(list: Json | undefined): Map<string, Json> | null {
  if (list !== undefined && !Array.isArray(list)) return null;
  const found = new Map<string, Json>();
  for (const entry of list ?? []) {
    const name = own(entry, 'name');
    if (typeof name !== 'string' || found.has(name)) return null;
    found.set(name, entry);
  }
  return found;
}

/** The keys under which two objects differ, sorted, so that the records do not depend on the order a server writes them in. */
const differing = (a: JsonObject, b: JsonObject): string[] =>
  [
    ...Object.keys(a).filter((key) => !equal(a[key] as Json, own(b, key))),
    ...Object.keys(b).filter((key) => !Object.hasOwn(a, key)),
  ].sort();

/** Adds to annotation records which hints change in effect, with the defaults of the specification filled in. */
function tellHints(base: Tool, head: Tool, changes: Change[]): void {
  const first = changes.find((c) => c.kind === 'annotation-changed');
  if (!first) return;
  const [before, after] = [base.hints, head.hints];
  const effective: JsonObject = {};
  for (const key of ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'] as const)
    if (before[key] !== after[key]) effective[key] = { before: before[key], after: after[key] };
  first.meta = { ...first.meta, effective };
}

function tellEffects(base: Tool, head: Tool, changes: Change[]): void {
  for (const key of ['inputSchema', 'outputSchema'] as const) {
    const mine = changes.filter((c) => c.kind === 'schema-changed' && c.pointer.startsWith(`/${key}`));
    if (!mine.length) continue;
    const effects = new Effects(schemaFacts(base, head, key));
    for (const change of mine) {
      const meta: JsonObject = { ...change.meta };
      const renamed = meta.op === 'remove' || meta.op === 'add' ? effects.renamed(change.pointer) : undefined;
      if (renamed) meta[meta.op === 'remove' ? 'renamedTo' : 'renamedFrom'] = meta.op === 'remove' ? renamed.after : renamed.before;
      meta.effect = effects.of(change.pointer, change.pointer.endsWith('/required') ? unshared(change.before, change.after) : []);
      // A schema that came or went as a whole.
      if (change.pointer === `/${key}` && meta.op !== 'keywords')
        meta.effect = meta.op === 'add' && key === 'outputSchema' ? 'widened' : 'unknown';
      change.meta = meta;
    }
  }
}

/** Entries of two lists that only one of them has. */
function unshared(before: Json, after: Json): string[] {
  const [x, y] = [before, after].map((v) => new Set((Array.isArray(v) ? v : []).filter((n): n is string => typeof n === 'string')));
  return [...x!, ...y!].filter((name) => !(x!.has(name) && y!.has(name)));
}
