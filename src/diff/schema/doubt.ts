import { isCut } from '../../model/json.ts';
import type { Alternative, Opaque } from './alternative.ts';
import type { Effect, What } from './fact.ts';

type Rest = Alternative['rest'];

/**
 * Conditions compared as they are written that only one side has, by their texts: what else seems narrowed, or widened, may have been
 * said by them on the other side.
 */
export type Doubts = Record<'narrowed' | 'widened', readonly string[]>;

export const NO_DOUBTS: Doubts = { narrowed: [], widened: [] };

/** What a witness decides where another condition may have said it already; what is said of a name needs none. */
const DOUBTED = new Set<What>(['type', 'values', 'bound', 'closed', 'opened', 'branch']);
const NO_REST: Rest = new Map();
const NONE: string[] = [];

/** That forms exclude each other says nothing of what each of them accepts; what was cut is told by itself. */
const isTelling = ({ alone, keyword, value }: Opaque): boolean => !alone && keyword !== 'oneOf' && !isCut(value);

/** The texts of conditions that the others lack. */
export const only = (rest: Rest, others: Rest = NO_REST): string[] =>
  rest.size ? [...rest].filter(([key, r]) => !others.has(key) && isTelling(r)).map(([key]) => key) : NONE;

/** The doubts there are with those of two alternatives. */
export function within(doubts: Doubts, base: Rest, head: Rest): Doubts {
  const [narrowed, widened] = [only(base, head), only(head, base)];
  if (!narrowed.length && !widened.length) return doubts;
  return { narrowed: [...doubts.narrowed, ...narrowed], widened: [...doubts.widened, ...widened] };
}

/** Of doubts about an object those that are about a property of it: the condition says something of its value. */
export function about(doubts: Doubts, name: string | undefined): Doubts {
  if (doubts === NO_DOUBTS || name === undefined) return doubts;
  const named = `${JSON.stringify(name)}:`;
  const of = (keys: readonly string[]): string[] => keys.filter((key) => key.includes(named));
  return { narrowed: of(doubts.narrowed), widened: of(doubts.widened) };
}

/** What a condition has in it that may refuse names it does not know. */
const OF_NAMES = /^(?:unevaluatedProperties|not) |"(?:(?:additional|unevaluated|pattern|max)Properties|propertyNames)":/;

export function isDoubted(doubts: Doubts, what: What, effect: Effect): boolean {
  if ((effect !== 'narrowed' && effect !== 'widened') || !doubts[effect].length || !DOUBTED.has(what)) return false;
  return (what !== 'closed' && what !== 'opened') || doubts[effect].some((key) => OF_NAMES.test(key));
}
