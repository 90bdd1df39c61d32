import { type Json, own } from '../../model/json.ts';
import { equal } from '../equal.ts';
import { dice, nameLikeness, nameWords } from '../likeness.ts';
import { alikeWords, opposed } from '../opposed.ts';
import type { Alternative, Conjunction } from './alternative.ts';
import type { Comparison } from './compare.ts';
import { bare, child, isAny } from './document.ts';
import type { Place } from './pairs.ts';
import { matches as fits } from './pattern.ts';

/** Compares the properties of two objects: those on both sides, then which came, went or changed their name. */
export function compareObjects(c: Comparison, b: Alternative, h: Alternative, place: Place): void {
  const gone = [...b.properties.keys()].filter((n) => !h.properties.has(n));
  const come = [...h.properties.keys()].filter((n) => !b.properties.has(n));
  // Within a trial it only counts whether something is lost: a name that went is.
  const renamed = c.trial ? new Map<string, string>() : renames(gone, come, b, h);
  for (const [name, nodes] of h.properties) {
    const before = b.properties.get(name);
    if (before && b.required.has(name) === h.required.has(name) && c.same(before, nodes)) continue;
    const at = { pointer: nodes[0]!.pointer, path: [...place.path, name] };
    const from = renamed.get(name);
    if (before) {
      c.compare(before, nodes, at);
      if (h.required.has(name) && !b.required.has(name)) required(c, 'narrowed', name, b, h, before, nodes, at);
    } else if (from !== undefined) {
      const old = b.properties.get(from)!;
      c.add('renamed', 'narrowed', at, old, nodes, { keyword: 'properties', name, from, before: from, after: name });
      c.compare(old, nodes, at);
      if (h.required.has(name) && !b.required.has(from)) required(c, 'narrowed', name, b, h, old, nodes, at);
    } else added(c, name, b, h, nodes, at);
    if (before && b.required.has(name) && !h.required.has(name)) required(c, 'widened', name, b, h, before, nodes, at);
  }
  const taken = new Set(renamed.values());
  for (const name of gone) {
    if (taken.has(name)) continue;
    const nodes = b.properties.get(name)!;
    const at = { pointer: nodes[0]!.pointer, path: [...place.path, name] };
    const before = nodes[0]!.schema;
    const fitting = fittingPatterns(h, name);
    if (fitting.length) {
      // It is still taken, as one of the names that a pattern allows.
      c.add('removed', 'widened', at, nodes, fitting, { keyword: 'properties', name, before });
      c.compare(nodes, fitting, at);
    } else if (freeForm(h, place)) {
      // Any name may be said: this one as well, as far as what holds for all of them allows it.
      c.add('removed', 'widened', at, nodes, h.additional, { keyword: 'properties', name, before });
      if (h.additional.length) c.compare(nodes, h.additional, at);
    } else c.add('removed', 'narrowed', at, nodes, h.additional, { keyword: 'properties', name, before });
    if (c.trial) freed(c, name, b, h, nodes, at);
  }
  for (const [name, at] of h.required) {
    if (b.required.has(name) || h.properties.has(name)) continue;
    c.add('required', 'narrowed', { pointer: at.pointer, path: [...place.path, name] }, [b.at], [at], {
      keyword: 'required',
      name,
      after: true,
    });
  }
  for (const [name, at] of b.required) {
    if (h.required.has(name) || h.properties.has(name) || b.properties.has(name)) continue;
    c.add('required', 'widened', { pointer: at.pointer, path: [...place.path, name] }, [at], [h.at], {
      keyword: 'required',
      name,
      before: true,
    });
  }
  additional(c, b, h, place);
  for (const [pattern, nodes] of h.patternProperties) {
    const before = b.patternProperties.get(pattern);
    if (before) c.compare(before, nodes, { pointer: nodes[0]!.pointer, path: [...place.path, '*'] });
    else {
      // No name was taken but those that are compared with it, or that it does not fit.
      const more = isClosed(b.additional) && !b.patternProperties.size && ![...h.properties.keys()].some((n) => fits(pattern, n) !== false);
      const shown = { keyword: 'patternProperties', name: pattern, after: nodes[0]!.schema };
      c.add('written', more ? 'widened' : 'unknown', place, [b.at], nodes, shown);
    }
  }
  for (const [pattern, nodes] of b.patternProperties)
    if (!h.patternProperties.has(pattern))
      c.add('written', 'unknown', place, nodes, [h.at], { keyword: 'patternProperties', name: pattern, before: nodes[0]!.schema });
  c.inside(b.propertyNames, h.propertyNames, b.at, h.at, ['propertyNames'], [...place.path, '*']);
}

function required(
  c: Comparison,
  effect: 'narrowed' | 'widened',
  name: string,
  b: Alternative,
  h: Alternative,
  base: Conjunction,
  head: Conjunction,
  at: Place,
): void {
  const [before, after] = [effect === 'widened', effect === 'narrowed'];
  // The list of required names stands beside the properties: both places belong to the fact.
  const places = { base: (b.required.get(name) ?? b.at).home, head: (h.required.get(name) ?? h.at).home };
  c.add('required', effect, at, base, head, { keyword: 'required', name, before, after, homes: places });
}

/** A new property: one more thing that may be said, unless it must be, or what was accepted under any name is now bound. */
function added(c: Comparison, name: string, b: Alternative, h: Alternative, nodes: Conjunction, at: Place): void {
  const must = h.required.has(name);
  const base = b.additional.length ? b.additional : [child(b.at, true, 'properties', name)];
  // What had to be given was there, whatever was said of it.
  if (b.required.has(name)) {
    c.compare(base, nodes, at);
    if (!must) required(c, 'widened', name, b, h, base, nodes, at);
    return;
  }
  c.add('added', must ? 'narrowed' : 'widened', at, base, nodes, { keyword: 'properties', name, before: null, after: nodes[0]!.schema });
  // What has it was refused before: neither of two closed objects takes anything of the other.
  if (must && c.trial && isClosed(b.additional)) c.add('added', 'widened', at, base, nodes, { keyword: 'properties', name });
  // Where the base bound unnamed properties by a schema, this one was bound by it.
  if (!must && b.additional.length && !isClosed(b.additional)) c.compare(b.additional, nodes, at);
}

/** What the patterns for names say of a name that they fit. */
const fittingPatterns = (a: Alternative, name: string): Conjunction =>
  a.patternProperties.size ? [...a.patternProperties].flatMap(([pattern, nodes]) => (fits(pattern, name) ? nodes : [])) : [];

/** Within a trial, what a name that went had kept out: objects without it where it had to be given, other values of it where any name may be. */
function freed(c: Comparison, name: string, b: Alternative, h: Alternative, nodes: Conjunction, at: Place): void {
  if (b.required.has(name) && (!h.required.has(name) || isClosed(h.additional)))
    c.add('removed', 'widened', at, nodes, h.additional, { keyword: 'properties', name });
  else if (h.additional.length && !isClosed(h.additional)) c.compare(nodes, h.additional, at);
  else if (!h.additional.length && nodes.some((n) => !isAny(n.schema)))
    c.add('removed', 'widened', at, nodes, h.additional, { keyword: 'properties', name });
}

/** Whether an object inside of the arguments names no property and says, or leaves open, that any may be given. */
const freeForm = (a: Alternative, place: Place): boolean =>
  place.path.length > 0 &&
  a.properties.size === 0 &&
  !isClosed(a.additional) &&
  (own(a.at.schema, 'properties') === undefined || own(a.at.schema, 'additionalProperties') !== undefined);

const isClosed = (nodes: Conjunction): boolean => nodes.some((n) => n.schema === false || equal(bare(n.schema), { not: {} }));

function additional(c: Comparison, b: Alternative, h: Alternative, place: Place): void {
  const [before, after] = [isClosed(b.additional), isClosed(h.additional)];
  const keyword = own(h.at.schema, 'unevaluatedProperties') === false ? 'unevaluatedProperties' : 'additionalProperties';
  const shown = { keyword, before: text(b.additional), after: text(h.additional) };
  // Said of the schema that has the keyword: branches of a union share it.
  const at = (nodes: Conjunction): Place => ({ ...place, pointer: nodes[0]?.pointer.replace(/\/[^/]*$/, '') ?? place.pointer });
  if (after && !before) c.add('closed', 'narrowed', at(h.additional), b.additional.length ? b.additional : [b.at], h.additional, shown);
  else if (before && !after) c.add('opened', 'widened', at(b.additional), b.additional, h.additional.length ? h.additional : [h.at], shown);
  else if (!before) c.inside(b.additional, h.additional, b.at, h.at, ['additionalProperties'], [...place.path, '*']);
}

/** As it would be written out: `true` where nothing is said. */
const text = (nodes: Conjunction): Json => nodes[0]?.schema ?? true;

/** New name -> old name. The same property under another name: spelled otherwise, or described alike and of one type. */
function renames(gone: string[], come: string[], b: Alternative, h: Alternative): Map<string, string> {
  const found = new Map<string, string>();
  if (!gone.length || !come.length || gone.length * come.length > 2_500) return found;
  const scored = gone.flatMap((from) =>
    come.map((to) => ({
      from,
      to,
      score: propertyLikeness(from, to, b.properties.get(from)![0]!.schema, h.properties.get(to)![0]!.schema),
    })),
  );
  scored.sort((x, y) => y.score - x.score || (x.from < y.from ? -1 : 1));
  const taken = new Set<string>();
  for (const { from, to, score } of scored) {
    if (score < SAME || found.has(to) || taken.has(from)) continue;
    found.set(to, from);
    taken.add(from);
  }
  return found;
}

function propertyLikeness(from: string, to: string, a: Json, b: Json): number {
  const [old, now] = [new Set(nameWords(from)), new Set(nameWords(to))];
  if (opposed(old, now)) return 0;
  const sameShape = equal(bare(a), bare(b));
  const sameType = sameShape || equal(own(a, 'type'), own(b, 'type'));
  const name = nameLikeness(from, to, old, now);
  const [before, after] = [words(own(a, 'description')), words(own(b, 'description'))];
  if (!before.size && !after.size) return name * (sameShape ? 1 : sameType ? 0.7 : 0.5);
  const described = dice(before, after);
  const score = 0.45 * name + 0.45 * described + 0.1 * Number(sameShape) + (name === 1 || described === 1 ? 0.2 : 0);
  // A text of some length says who it is, whatever the name: `ref`, an exact reference to an element, became `target`.
  const told = sameType && described >= TELLING && Math.min(before.size, after.size) >= WORDS;
  const likeness = saysOther(old, now, before, after) ? 0.8 * score : Math.max(score, told ? SAME : 0);
  return (sameType ? 1 : 0.7) * likeness;
}

/** Whether the text says the one name in the place of the other: the number of the reader, the number of the book. */
function saysOther(old: Set<string>, now: Set<string>, before: Set<string>, after: Set<string>): boolean {
  const mine = [...old].filter((w) => before.has(w) && !after.has(w));
  const other = [...now].filter((w) => after.has(w) && !before.has(w));
  return mine.length > 0 && other.length > 0 && !mine.some((x) => other.some((y) => alikeWords(x, y)));
}

/** Likeness from which two properties are the same one. */
const SAME = 0.6;
/** Share of common words from which a description is the same one, and how many words it has to have. */
const TELLING = 0.7;
const WORDS = 6;

const words = (text: Json | undefined): Set<string> =>
  new Set(
    typeof text === 'string'
      ? (text
          .slice(0, 4_000)
          .toLowerCase()
          .match(/[\p{L}\p{N}]+/gu) ?? [])
      : [],
  );
