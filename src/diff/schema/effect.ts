import type { Change } from '../../model/change.ts';
import { steps } from '../../model/json.ts';
import { isAnnotation } from './document.ts';
import type { Effect, Fact } from './fact.ts';

/** Keywords in which the same may be said in other words. */
const SPELLINGS = new Set(['type', 'anyOf', 'oneOf', 'allOf', '$ref', 'const', 'enum', 'multipleOf', 'not', 'if', 'then', 'else']);
/** Steps that lead to another value than the one the schema speaks of. */
const INSIDE = new Set([
  'properties',
  'patternProperties',
  'additionalProperties',
  'unevaluatedProperties',
  'items',
  'prefixItems',
  'propertyNames',
]);
const OF_THE_OBJECT = new Set(['required', 'removed', 'added', 'renamed', 'default']);

/** What a record of a changed schema does to the values accepted: `equivalent` unless a fact belongs to it. */
export function effectOf(change: Change, facts: readonly Fact[]): Effect {
  const effects = new Set(facts.filter((f) => belongs(change, f)).map((f) => f.effect));
  return (['narrowed', 'unknown', 'widened'] as const).find((e) => effects.has(e)) ?? 'equivalent';
}

function belongs(change: Change, fact: Fact): boolean {
  return [fact.pointer, fact.homes.base, fact.homes.head].some((place) => concerns(change.pointer, place, fact));
}

function concerns(pointer: string, place: string, fact: Fact): boolean {
  if (place === pointer || place.startsWith(`${pointer}/`)) return true;
  if (!pointer.startsWith(`${place}/`)) return false;
  const rest = steps(pointer.slice(place.length));
  const keyword = rest[0]!;
  if (keyword === fact.keyword) return true;
  const last = rest.at(-1)!;
  if (isAnnotation(last) || rest.some((key) => INSIDE.has(key))) return false;
  return SPELLINGS.has(keyword) && !OF_THE_OBJECT.has(fact.what);
}
