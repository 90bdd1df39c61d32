import { step, steps } from '../../model/json.ts';
import { isAnnotation } from './document.ts';
import type { Effect, Fact } from './fact.ts';

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
const OF_THE_OBJECT = new Set(['required', 'removed', 'added', 'renamed', 'default']);

/** Finds what a record of a changed schema does to the values accepted: `equivalent` unless a fact belongs to it. */
export class Effects {
  /** Facts by the places they are about, and by every place above. */
  readonly #at = new Map<string, Fact[]>();
  readonly #below = new Map<string, Set<Fact>>();

  constructor(readonly facts: readonly Fact[]) {
    for (const fact of facts) {
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
  of(pointer: string, names: readonly string[] = []): Effect {
    if (this.facts.length === 0) return 'equivalent';
    const effects = new Set<Effect>();
    for (const fact of this.#below.get(pointer) ?? []) effects.add(fact.effect);
    for (let end = pointer.lastIndexOf('/'); end > 0; end = pointer.lastIndexOf('/', end - 1)) {
      const found = this.#at.get(pointer.slice(0, end));
      if (!found) continue;
      const rest = steps(pointer.slice(end));
      for (const fact of found) if (concerns(rest, fact)) effects.add(fact.effect);
    }
    for (const fact of this.#named(pointer, names)) effects.add(fact.effect);
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

/** Whether a keyword some steps below the place of a fact is what the fact is about. */
function concerns(rest: readonly string[], fact: Fact): boolean {
  const keyword = rest[0]!;
  if (keyword === fact.keyword || fact.keyword === 'size') return true;
  // The three make one condition.
  if (fact.keyword === 'if' && (keyword === 'then' || keyword === 'else')) return true;
  if (isAnnotation(rest.at(-1)!) || rest.some((key) => INSIDE.has(key))) return false;
  return SPELLINGS.has(keyword) && !OF_THE_OBJECT.has(fact.what);
}

function push(map: Map<string, Fact[]>, key: string, fact: Fact): void {
  const list = map.get(key);
  if (list) list.push(fact);
  else map.set(key, [fact]);
}
