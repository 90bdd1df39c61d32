import type { Json, JsonObject } from './json.ts';

/** One answer as it came over the wire. */
export interface WireRecord {
  method: string;
  /** UTF-8 bytes of the `result` as sent. */
  bytes: number;
  /** SHA-256 of those bytes, hex. */
  sha256: string;
}

/**
 * What the taker of a snapshot noticed. `text` is for readers; `data` is for rules.
 * - `stdout-noise`: lines on stdout that are no protocol messages; data {lines, blank, bytes, crlf, bom, glued, sample}. `crlf` counts line
 *   ends, `glued` messages that stood behind other text on their line; with `lines` 0 only the framing is at fault
 * - `unstable-list`: another listing differed; data {how, target, name, pointer, before, after}, absence is null; or it failed, then
 *   `after` is the failure's sentence
 * - `list-changed`: the server announced a change of a list, data {method, times}; or the list differed when it was read after that and the
 *   later one was taken, data {method: 'relisted', differences}
 * - `tools-undeclared`: tools listed without the capability
 * - `lost-in-json`: what JSON.parse cannot keep; data {method, count, keys, numbers, moved}, each a list of {pointer, text} from the result;
 *   or bytes that are no UTF-8, data {invalidText}
 * - `server-request`: the server asked the client something; data {method, times}
 * - `limit`: a limit was reached and something left out; data {limit: 'depth' | 'differences' | 'total', value}
 * - `slow-exit`: the process did not end when stdin closed; data {seconds, signal}
 * - `page`: facts of a list of several pages or of the stateless era; data {method, pages, results}, the other members of each result
 * - `order`: two listings gave the tools in another order; data {how}
 * - `list-failed`: a list of prompts, resources or templates that failed, so that its items are unknown; data {method, failure}
 * - `other`: a repetition that failed for a reason that is not the server's, data {how, failure}; places written in a fixed form, data
 *   {relocated}; ids that came back as text, data {changedIds}
 */
export interface Note {
  kind:
    | 'stdout-noise'
    | 'unstable-list'
    | 'list-changed'
    | 'tools-undeclared'
    | 'lost-in-json'
    | 'server-request'
    | 'limit'
    | 'slow-exit'
    | 'page'
    | 'order'
    | 'list-failed'
    | 'other';
  text: string;
  data?: JsonObject;
}

/** What one server said to a client, as sent. Values are raw: unknown fields, broken tools and doubled names are kept. */
export interface Snapshot {
  schemaVersion: 1;
  kind: 'snapshot';
  /** `legacy`: taken after `initialize`; `modern`: stateless, 2026-07-28 and later. Null: read from a bare tool list. */
  era: 'legacy' | 'modern' | null;
  protocolVersion: string | null;
  /** `serverInfo` as sent. */
  server: JsonObject | null;
  capabilities: JsonObject | null;
  instructions: string | null;
  tools: Json[];
  prompts: Json[];
  resources: Json[];
  resourceTemplates: Json[];
  wire: WireRecord[];
  notes: Note[];
}

export const emptySnapshot = (): Snapshot => ({
  schemaVersion: 1,
  kind: 'snapshot',
  era: null,
  protocolVersion: null,
  server: null,
  capabilities: null,
  instructions: null,
  tools: [],
  prompts: [],
  resources: [],
  resourceTemplates: [],
  wire: [],
  notes: [],
});

/**
 * How far a side got.
 * - `listed`: there is a snapshot
 * - `absent`: the working directory or a file named in `start` is not in this side's tree
 * - `build-failed`, `list-failed`: anything else that went wrong
 */
export type SideState = 'listed' | 'absent' | 'build-failed' | 'list-failed';

/** One side as it was found: facts only, so that another process can judge them. */
export interface SideFacts {
  state: SideState;
  /** Why there is no snapshot: one sentence, then the server's last words. Foreign text. */
  reason: string | null;
  /** Commit or name the side was taken from. */
  ref: string | null;
  snapshot: Snapshot | null;
}

/** Both sides of one server. */
export interface ServerFacts {
  name: string;
  variant: string | null;
  base: SideFacts | null;
  head: SideFacts;
}
