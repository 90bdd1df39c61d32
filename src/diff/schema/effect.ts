import { step, steps } from '../../model/json.ts';
import { isAnnotation } from './document.ts';
import type { Effect, Fact, Outcome } from './fact.ts';

/** Keywords in which the same may be said in other words. */
const SPELLINGS = new Set([
  'type',
  'nullable',
  'anyOf',
  'oneOf',
  'allOf',
  '$ref',
  'const',
  'enum',
  'multipleOf',
  'not',
  'if',
  'then',
  'else',
]);
/** Steps that lead to another value than the one the schema speaks of. */
const INSIDE = new Set([
  'properties', 'patternProperties', 'additionalProperties', 'unevaluatedProperties', 'items', 'prefixItems', 'propertyNames',
]); // biome-ignore format: one group a line
/** Keywords that bound one side of a number; draft 4 had one speak of the other. */
const SIDES = [new Set(['minimum', 'exclusiveMinimum']), new Set(['maximum', 'exclusiveMaximum'])];
const OF_THE_OBJECT = new Set(['required', 'removed', 'added', 'renamed', 'default']);

/** Finds what a record of a changed schema does to the values accepted: `equivalent` unless a fact belongs to it. */
export class Effects {
  /** Facts by the places they are about, and by every place above. */
  readonly #at = new Map<string, Fact[]>();
  readonly #below = new Map<string, Set<Fact>>();
  /** Facts on a condition that is compared as it is written, by its place: any part of it is what they are about. */
  readonly #conditions = new Map<string, Fact[]>();

  constructor(readonly facts: readonly Fact[]) {
    for (const fact of facts) {
      for (const place of conditionsOf(fact)) push(this.#conditions, place, fact);
      for (const place of new Set([fact.pointer, fact.homes.base, fact.homes.head, ...(fact.sources ?? [])])) {
        push(this.#at, place, fact);
        for (let end = place.length; end > 0; end = place.lastIndexOf('/', end - 1)) {
          const above = place.slice(0, end);
          const set = this.#below.get(above);
          if (set) set.add(fact);
          else this.#below.set(above, new Set([fact]));
        }
      }
    }
  }

  /** @param names properties that a list at the pointer gained or lost: what must be given is told with them */
  of(pointer: string, names: readonly string[] = []): Outcome {
    if (this.facts.length === 0) return 'equivalent';
    const effects = new Set<Effect>();
    for (const fact of this.#below.get(pointer) ?? []) effects.add(shown(fact));
    for (let end = pointer.lastIndexOf('/'); end > 0; end = pointer.lastIndexOf('/', end - 1)) {
      const above = pointer.slice(0, end);
      const [found, conditions] = [this.#at.get(above), this.#conditions.get(above)];
      if (!found && !conditions) continue;
      const rest = steps(pointer.slice(end));
      for (const fact of found ?? []) if (concerns(rest, fact)) effects.add(shown(fact));
      for (const fact of conditions ?? []) if (!saysNothing(rest)) effects.add(shown(fact));
    }
    for (const fact of this.#named(pointer, names)) effects.add(shown(fact));
    if (effects.has('narrowed') && effects.has('widened')) return 'changed';
    return (['narrowed', 'unknown', 'widened'] as const).find((e) => effects.has(e)) ?? 'equivalent';
  }

  /** Facts on properties that are named in the list of what must be given. */
  *#named(pointer: string, names: readonly string[]): Iterable<Fact> {
    const object = pointer.slice(0, pointer.lastIndexOf('/'));
    for (const name of names)
      for (const fact of this.#at.get(step(`${object}/properties`, name)) ?? [])
        if (['added', 'removed', 'renamed', 'required'].includes(fact.what)) yield fact;
  }

  /** The fact that a property at this place has another name on the other side. */
  renamed(pointer: string): Fact | undefined {
    for (const fact of this.#below.get(pointer) ?? [])
      if (fact.what === 'renamed' && (fact.homes.base === pointer || fact.homes.head === pointer)) return fact;
    return undefined;
  }
}

/** What a fact shows of itself, without a witness. */
const shown = (fact: Fact): Effect => (fact.unsure ? 'unknown' : fact.effect);

/** Whether a keyword some steps below the place of a fact is what the fact is about. */
function concerns(rest: readonly string[], fact: Fact): boolean {
  const keyword = rest[0]!;
  if (keyword === fact.keyword || fact.keyword === 'size') return true;
  // The three make one condition.
  if (fact.keyword === 'if' && (keyword === 'then' || keyword === 'else')) return true;
  if (fact.what === 'bound' && SIDES.some((side) => side.has(keyword) && side.has(fact.keyword))) return true;
  if (saysNothing(rest) || rest.some((key) => INSIDE.has(key))) return false;
  return SPELLINGS.has(keyword) && !OF_THE_OBJECT.has(fact.what);
}

/** Whether the last of some keywords says nothing of the values; the name of a property is no keyword. */
const saysNothing = (rest: readonly string[]): boolean =>
  isAnnotation(rest.at(-1)!) && !['properties', 'patternProperties'].includes(rest.at(-2) ?? '');

/** Where a condition stands that is compared as it is written: `if` with what follows from it. */
function conditionsOf({ what, keyword, homes }: Fact): Set<string> {
  const own = what === 'written' ? [homes.base, homes.head].filter((home) => home.endsWith(`/${keyword}`)) : [];
  if (keyword !== 'if') return new Set(own);
  return new Set(own.flatMap((home) => ['if', 'then', 'else'].map((key) => home.slice(0, -keyword.length) + key)));
}

function push(map: Map<string, Fact[]>, key: string, fact: Fact): void {
  const list = map.get(key);
  if (list) list.push(fact);
  else map.set(key, [fact]);
}
