import { isCut, isObject, type Json, own } from '../../model/json.ts';
import { equal } from '../equal.ts';
import { alike, apart, counterpart, matches } from './akin.ts';
import { type Alternative, type Conjunction, type Opaque, type Shape, TYPES, type TypeName, typeNames, unresolved } from './alternative.ts';
import { child, Document, type Node } from './document.ts';
import { about, isDoubted, NO_DOUBTS, only, within } from './doubt.ts';
import type { Fact, What } from './fact.ts';
import { possible } from './impossible.ts';
import { compareObjects } from './objects.ts';
import { elsewhere, hasOwnDefault, meetAgain, type Pair, type Place } from './pairs.ts';
import { satisfies } from './scalar.ts';
import { compareScalars } from './scalars.ts';
import { shapeOf } from './shape.ts';
import { annotation, homeOf, sources } from './sources.ts';

type Summary = Record<'narrowed' | 'widened' | 'unknown', boolean>;

/** Schemas looked at before the rest is given up as unknown. */
const STEPS = 10_000;
/** Nesting of values, and of unions tried inside unions, beyond which it is given up as well. */
const DEPTH = 300;
const TRIALS = 30;

/** What all comparisons of one pair of documents share. */
interface Shared {
  steps: number;
  sameDefinitions: boolean;
  shapes: Map<string, Shape>;
  summaries: Map<Alternative, Map<Alternative, Summary>>;
}

/**
 * Compares what two schemas accept and says each difference as a fact. Both are brought to a normal form first, so another
 * spelling of the same is no difference. Only the object type counts at the root: arguments are always an object.
 */
export function compareSchemas(base: Json, head: Json, prefix: string): Fact[] {
  const [b, h] = [new Document(base, prefix), new Document(head, prefix)];
  const shared: Shared = { steps: STEPS, sameDefinitions: sameDefinitions(b, h), shapes: new Map(), summaries: new Map() };
  const comparison = new Comparison(shared, null, 0, false);
  comparison.compare([b.node], [h.node], { pointer: prefix, path: [] });
  comparison.drain();
  comparison.tellElsewhere();
  return comparison.facts;
}

/** Whether equal text means equal meaning on both sides: there is nothing to refer to, or what is referred to is the same. */
function sameDefinitions(b: Document, h: Document): boolean {
  if (!b.hasReferences && !h.hasReferences) return true;
  return equal(b.root, h.root);
}

export class Comparison {
  readonly facts: Fact[] = [];
  readonly #queue: Pair[] = [];
  #doubts = NO_DOUBTS;
  readonly #said = new Set<string>();
  /** Pairs met already: what is to be said of them is said at the first place, with the others. */
  readonly #visited = new Map<string, Pair>();
  /** The pair being compared, and in whose course a fact was found. */
  #now: Pair | null = null;
  readonly #foundIn = new Map<Fact, Pair>();

  constructor(
    readonly shared: Shared,
    /** The comparison in whose course this one is made; what is being compared there is taken for granted here. */
    readonly outer: Comparison | null,
    readonly depth: number,
    /** It only counts whether something is lost or gained, not what it is called. */
    readonly trial: boolean,
  ) {}

  /** Puts a pair in the queue: what is met at several places is told at the shallowest. */
  compare(base: Conjunction, head: Conjunction, place: Place): void {
    if (this.same(base, head)) return;
    const key = `${this.#key(base)}|${this.#key(head)}`;
    const met = this.#visited.get(key);
    if (met) {
      if (hasOwnDefault(base)) this.#defaults(base, head, place);
      meetAgain(met, place, this.#now);
      return;
    }
    for (let here = this.outer; here; here = here.outer) if (here.#visited.has(key)) return;
    const pair: Pair = { base, head, place, above: this.#now, also: [], doubts: about(this.#doubts, place.path.at(-1)) };
    this.#visited.set(key, pair);
    this.#queue.push(pair);
  }

  /** Adds to each fact the other places where the same schemas are used. */
  tellElsewhere(): void {
    for (const [fact, pair] of this.#foundIn) {
      const also = elsewhere(fact, pair);
      if (also.length) fact.also = also;
    }
  }

  /** Whether two places are as good as one: they say the same, and it means the same. */
  same(base: Conjunction, head: Conjunction): boolean {
    return this.shared.sameDefinitions && base.length === head.length && base.every((n, i) => equal(n.schema, head[i]!.schema));
  }

  /** Works the queue off. */
  drain(): void {
    for (let i = 0; i < this.#queue.length; i++) {
      this.#now = this.#queue[i]!;
      this.#pair(this.#now);
    }
  }

  #pair({ base, head, place, doubts }: Pair): void {
    this.#doubts = doubts;
    if (this.shared.steps-- <= 0 || place.path.length > DEPTH || this.depth > TRIALS) {
      this.add('written', 'unknown', place, base, head, { keyword: 'size' });
      return;
    }
    const fallback = base[0] ?? head[0]!;
    const [b, h] = possible(this.#shape(base, fallback, 'base'), this.#shape(head, fallback, 'head'));
    if (place.path.length > 0) {
      this.#defaults(base, head, place);
      // What a reference takes that leads nowhere is not known, so neither is whether it took more.
      const [was, is] = [unresolved(b), unresolved(h)];
      if (was !== is) {
        this.add('written', 'unknown', place, base, head, { keyword: '$ref', before: was, after: is });
        return;
      }
      this.#types(b, h, base, head, place);
    } else this.#root(b, h, base, head, place);
    for (const type of place.path.length > 0 ? TYPES : (['object'] as const))
      if (b[type].length && h[type].length) this.#alternatives(type, b[type], h[type], base, head, place);
  }

  add(what: What, effect: Fact['effect'], place: Place, base: Conjunction, head: Conjunction, more: Partial<Fact>): void {
    const homes = { base: base[0]?.home ?? place.pointer, head: head[0]?.home ?? place.pointer };
    const fact: Fact = { what, effect, ...place, homes, keyword: what, before: null, after: null, base, head, ...more };
    if (isDoubted(this.#doubts, what, effect)) fact.unsure = true;
    if (!OF_THE_NAME.has(what)) fact.sources = [...sources(base), ...sources(head)];
    this.#put(fact);
  }

  /** Adds a fact, unless the same has been said. */
  #put(fact: Fact): void {
    const said = JSON.stringify([fact.what, fact.effect, fact.pointer, fact.keyword, fact.name, fact.before, fact.after]);
    if (this.#said.has(said)) return;
    this.#said.add(said);
    this.facts.push(fact);
    if (this.#now && !this.trial) this.#foundIn.set(fact, this.#now);
  }

  /** By place, not by text: through a reference the place is that of its target, so a circle is met again. */
  #key(nodes: Conjunction): string {
    return nodes.map((n) => (isObject(n.schema) ? homeOf(n) : JSON.stringify(n.schema))).join(' ');
  }

  #shape(nodes: Conjunction, fallback: Node, side: 'base' | 'head'): Shape {
    // A shared definition has one shape wherever it is used, but its places differ: the way to it belongs to the key.
    const key = `${side} ${this.#key(nodes)} ${nodes[0]?.pointer ?? ''}`;
    let shape = this.shared.shapes.get(key);
    if (!shape) {
      shape = shapeOf(nodes, fallback, this.shared);
      this.shared.shapes.set(key, shape);
    }
    return shape;
  }

  #defaults(base: Conjunction, head: Conjunction, place: Place): void {
    const [before, after] = [annotation(base, 'default'), annotation(head, 'default')];
    if (before !== undefined && after === undefined)
      this.add('default', 'equivalent', place, base, head, { keyword: 'default', before, after: null });
  }

  /** Arguments are an object: a root that takes none takes nothing. */
  #root(b: Shape, h: Shape, base: Conjunction, head: Conjunction, place: Place): void {
    const [before, after] = [b.object.length > 0, h.object.length > 0];
    if (before && !after) this.add('type', 'narrowed', place, base, head, { before: 'object', after: [], lost: ['object'] });
    if (!before && after) this.add('type', 'widened', place, base, head, { before: [], after: 'object', gained: ['object'] });
  }

  #types(b: Shape, h: Shape, base: Conjunction, head: Conjunction, place: Place): void {
    const lost = TYPES.filter((t) => b[t].length && !h[t].length);
    const gained = TYPES.filter((t) => !b[t].length && h[t].length);
    const [before, after] = [typeNames(b), typeNames(h)];
    const unsure = (types: TypeName[], shape: Shape): { unsure?: true } =>
      types.every((t) => shape[t].every((a) => only(a.rest).length)) ? { unsure: true } : {};
    if (lost.length)
      this.add('type', 'narrowed', place, base, head, { before, after, lost, ...(gained.length ? { gained } : {}), ...unsure(lost, b) });
    if (gained.length)
      this.add('type', 'widened', place, base, head, { before, after, gained, ...(lost.length ? { lost } : {}), ...unsure(gained, h) });
  }

  #alternatives(type: TypeName, b: Alternative[], h: Alternative[], base: Conjunction, head: Conjunction, place: Place): void {
    if (b.length === 1 && h.length === 1) {
      this.#one(type, b[0]!, h[0]!, place);
      return;
    }
    const lost = (x: Alternative, others: Alternative[], way: 'narrowed' | 'widened'): boolean => {
      if (this.#listed(x, others, way, place)) return false;
      const summaries = others.map((y) => (way === 'narrowed' ? this.#summary(type, x, y) : this.#summary(type, y, x)));
      const kept = summaries.filter((s) => !s[way]);
      // Where all that may still accept it cannot be read, nothing is said to be lost.
      if (kept.length && kept.every((s) => s.unknown)) this.add('written', 'unknown', place, base, head, { keyword: unionOf(head) });
      return !kept.length;
    };
    let less = b.filter((x) => lost(x, h, 'narrowed'));
    let more = h.filter((y) => lost(y, b, 'widened'));
    // What lost or gained something is paired with what it became, and compared in detail: first among what is left over on both
    // sides, then, of objects, with the likeliest on the other side.
    const detail = (x: Alternative, y: Alternative): void => {
      const [lost, gained] = [less.includes(x), more.includes(y)];
      const at = { pointer: y.at.pointer, path: place.path };
      if (lost && gained) this.#one(type, x, y, at);
      else if (!this.#oneWay(type, x, y, at, lost ? 'narrowed' : 'widened')) return;
      less = less.filter((l) => l !== x);
      more = more.filter((m) => m !== y);
    };
    for (const { x, y } of matches(less, h.length === 1 ? h : more, h.length === 1, 0)) detail(x, y);
    if (type === 'object') {
      for (const x of less) {
        const y = counterpart(h, (candidate) => alike(x, candidate));
        if (y) detail(x, y);
      }
      for (const y of more) {
        const x = counterpart(b, (candidate) => alike(candidate, y));
        if (x) detail(x, y);
      }
    }
    const unsure = (rest: Alternative['rest'], others: Alternative['rest']): { unsure?: true } =>
      only(rest, others).length ? { unsure: true } : {};
    for (const x of less) {
      const more = unsure(x.rest, h[0]!.rest);
      this.add('branch', 'narrowed', place, [x.at], head, { keyword: unionOf(base), before: x.at.schema, ...more });
    }
    for (const y of more) {
      const more = unsure(y.rest, b[0]!.rest);
      this.add('branch', 'widened', place, base, [y.at], { keyword: unionOf(head), after: y.at.schema, ...more });
    }
  }

  /**
   * Two alternatives of which one is covered by another of the other side: what seems lost of it is accepted there (`widened`), or what
   * seems new of it was accepted there before (`narrowed`). Gives whether there was anything else to say.
   */
  #oneWay(type: TypeName, x: Alternative, y: Alternative, place: Place, way: 'narrowed' | 'widened'): boolean {
    const part = new Comparison(this.shared, this, this.depth + 1, this.trial);
    part.#doubts = this.#doubts;
    part.#one(type, x, y, place);
    part.drain();
    const told = part.facts.filter((fact) => fact.effect === way || fact.effect === 'unknown');
    for (const fact of told) this.#put(fact);
    // A name more explains nothing where one that had to be given is not asked for any more, nor known.
    const lax = way === 'widened' && [...x.required.keys()].some((name) => !y.required.has(name) && !y.properties.has(name));
    return told.some((fact) => !lax || fact.what !== 'added');
  }

  /** Listed values may be spread over several alternatives of the other side: each is looked for in all of them. */
  #listed(x: Alternative, others: Alternative[], effect: 'narrowed' | 'widened', place: Place): boolean {
    if (!x.values || x.rest.size || [...x.values.values()].some((v) => typeof v === 'object' && v !== null)) return false;
    if (others.some((o) => o.rest.size)) return false;
    const values = [...x.values];
    const gone = values.filter(([key, v]) => !others.some((o) => (o.values ? o.values.has(key) : satisfies(v, o)))).map(([, v]) => v);
    if (!gone.length) return true;
    const shown = { keyword: 'enum', [effect === 'narrowed' ? 'lost' : 'gained']: gone };
    const known = others.flatMap((o) => [...(o.values?.values() ?? [])]);
    const mine = values.map(([, v]) => v);
    const [before, after] = effect === 'narrowed' ? [mine, known] : [known, mine];
    this.add('values', effect, place, [effect === 'narrowed' ? x.at : others[0]!.at], [effect === 'narrowed' ? others[0]!.at : x.at], {
      ...shown,
      before,
      after,
    });
    return true;
  }

  #summary(type: TypeName, b: Alternative, h: Alternative): Summary {
    let row = this.shared.summaries.get(b);
    if (!row) {
      row = new Map();
      this.shared.summaries.set(b, row);
    }
    let summary = row.get(h);
    if (!summary && (this.shared.steps-- <= 0 || apart(b, h))) {
      // Told apart by a property of fixed value: neither takes anything of the other.
      const spent = this.shared.steps <= 0;
      summary = { narrowed: !spent, widened: !spent, unknown: spent };
      row.set(h, summary);
    }
    if (!summary) {
      const quiet = new Comparison(this.shared, this, this.depth + 1, true);
      quiet.#one(type, b, h, { pointer: h.at.pointer, path: ['*'] });
      quiet.drain();
      summary = { narrowed: false, widened: false, unknown: false };
      for (const f of quiet.facts) if (f.effect !== 'equivalent') summary[f.effect] = true;
      row.set(h, summary);
    }
    return summary;
  }

  #one(type: TypeName, b: Alternative, h: Alternative, place: Place): void {
    const doubts = this.#doubts;
    this.#doubts = within(doubts, b.rest, h.rest);
    if (compareScalars(this, type, b, h, place)) {
      if (type === 'array') this.#arrays(b, h, place);
      if (type === 'object') compareObjects(this, b, h, place);
    }
    this.#doubts = doubts;
    // Whether one more such constraint refuses anything cannot be read off it.
    const counter = (rest: Alternative['rest'], others: Alternative['rest'], { keyword, alone }: Opaque): Opaque | undefined =>
      alone ? undefined : [...rest].find(([k, r]) => r.keyword === keyword && !r.alone && !others.has(k))?.[1];
    for (const [key, written] of h.rest) {
      if (b.rest.has(key)) continue;
      const other = counter(b.rest, h.rest, written);
      const { keyword, value, at } = written;
      this.add('written', 'unknown', place, [other?.at ?? b.at], [at], { keyword, before: other?.value ?? null, after: value });
    }
    for (const [key, written] of b.rest) {
      if (h.rest.has(key) || counter(h.rest, b.rest, written)) continue;
      const { keyword, value, at } = written;
      this.add('written', isCut(value) ? 'unknown' : 'widened', place, [at], [h.at], { keyword, before: value });
    }
  }

  #arrays(b: Alternative, h: Alternative, place: Place): void {
    for (let i = 0; i < Math.max(b.prefix.length, h.prefix.length); i++)
      this.inside(b.prefix[i] ?? b.items, h.prefix[i] ?? h.items, b.at, h.at, ['items', i], [...place.path, String(i)]);
    this.inside(b.items, h.items, b.at, h.at, ['items'], [...place.path, '*']);
  }

  /** Compares what lies below; where one side says nothing, anything is accepted there. */
  inside(base: Conjunction, head: Conjunction, b: Node, h: Node, keys: [string, number?], path: string[]): void {
    if (!base.length && !head.length) return;
    const left = base.length ? base : [child(b, true, ...keys)];
    const right = head.length ? head : [child(h, true, ...keys)];
    this.compare(left, right, { pointer: (head[0] ?? base[0] ?? right[0]!).pointer, path });
  }
}

/** What is said of a property's name, and not of its schema. */
const OF_THE_NAME = new Set<What>(['required', 'removed', 'added', 'renamed', 'default']);

const unionOf = ([node]: Conjunction): string => ['anyOf', 'oneOf'].find((key) => own(node?.schema, key) !== undefined) ?? 'anyOf';
