import type { Json, JsonObject } from './json.ts';

export type Target = 'tool' | 'prompt' | 'resource' | 'template' | 'instructions' | 'server';

/** The closed list of kinds. `docs/changes.md` explains each. */
export const CHANGE_KINDS = [
  'tool-added',
  'tool-removed',
  'tool-renamed',
  'prompt-added',
  'prompt-removed',
  'prompt-renamed',
  'resource-added',
  'resource-removed',
  'template-added',
  'template-removed',
  'text-changed',
  'schema-changed',
  'annotation-changed',
  'metadata-changed',
  'instructions-changed',
  'capability-changed',
  'server-changed',
  'protocol-changed',
  'order-changed',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** A fact about two snapshots: no judgement in it. */
export interface Change {
  kind: ChangeKind;
  target: Target;
  /** Name on the head's side, or on the base's when it is gone there. Null for instructions and server. */
  name: string | null;
  /** JSON Pointer that starts at the target, on the side where the thing exists. */
  pointer: string;
  /** Null where there is nothing on that side. */
  before: Json;
  after: Json;
  /** What more is known, so that any sentence about the change can be made again from the record. */
  meta?: JsonObject;
}
