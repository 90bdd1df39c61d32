import type { Json } from '../../model/json.ts';
import type { Conjunction } from './alternative.ts';

/**
 * - `narrowed`: accepts less; `widened`: accepts more
 * - `equivalent`: accepts the same
 * - `unknown`: neither could be shown
 */
export type Effect = 'narrowed' | 'widened' | 'equivalent' | 'unknown';

/** What several facts together do to the values accepted: `changed` where some are no longer and others newly accepted. */
export type Outcome = Effect | 'changed';

/**
 * What about a schema is another: `type` types accepted; `values` an enum or const; `bound` a minimum, length, pattern or format;
 * `required`, `removed`, `added`, `renamed` a property; `closed`, `opened` whether unnamed properties are accepted; `branch` an
 * alternative of a union; `default` the default; `written` a constraint compared only as it is written.
 */
export type What =
  | 'type'
  | 'values'
  | 'bound'
  | 'required'
  | 'removed'
  | 'added'
  | 'renamed'
  | 'closed'
  | 'opened'
  | 'branch'
  | 'default'
  | 'written';

/** One difference in what two schemas accept. */
export interface Fact {
  what: What;
  effect: Effect;
  /** The schema concerned, as a reader gets to it, on the head's side unless it is gone there. */
  pointer: string;
  /** Where it really stands on each side, through references. */
  homes: { base: string; head: string };
  /** Every schema that speaks of the value on either side, through references and combinations; left out where a name is concerned. */
  sources?: string[];
  /** The way to the value in an argument object; `*` for any list entry. */
  path: string[];
  /** Other places where the same schemas are used, so that the same is true there. */
  also?: { pointer: string; path: string[] }[];
  /** Keyword that tells it: `type`, `enum`, `maxLength`, `required`, ... */
  keyword: string;
  /** Of a property: its name, at the head. */
  name?: string;
  /** Of a renamed one: its name at the base. */
  from?: string;
  before: Json;
  after: Json;
  /** Types or values no longer accepted, and newly accepted. */
  lost?: Json[];
  gained?: Json[];
  /**
   * Another condition of the same value, which is compared only as it is written, came or went with it: on the side that seems to
   * accept more it may say the same. A witness decides.
   */
  unsure?: boolean;
  /** The schemas compared. */
  base: Conjunction;
  head: Conjunction;
}
