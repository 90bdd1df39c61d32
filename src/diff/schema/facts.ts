import { isObject, type Json, own } from '../../model/json.ts';
import type { Item } from '../../model/surface.ts';
import { equal } from '../equal.ts';
import { compareSchemas } from './compare.ts';
import type { Fact } from './fact.ts';

export type SchemaKey = 'inputSchema' | 'outputSchema';

const known = new WeakMap<object, { base: Json; facts: readonly Fact[] }>();

/** What changed in what a tool takes, or gives back. Empty where one side has no such schema. Worked out once for a pair. */
export function schemaFacts(base: Item, head: Item, key: SchemaKey): readonly Fact[] {
  const [b, h] = [own(base.raw, key), own(head.raw, key)];
  if (b === undefined || h === undefined) return [];
  const before = isObject(h) ? known.get(h) : undefined;
  if (before?.base === b) return before.facts;
  const facts = equal(b, h) ? [] : compareSchemas(b, h, `/${key}`);
  if (isObject(h)) known.set(h, { base: b, facts });
  return facts;
}
