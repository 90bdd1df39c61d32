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
  if (b === undefined || h === undefined || equal(b, h)) return [];
  if (!isObject(h)) return compareSchemas(b, h, `/${key}`);
  const before = known.get(h);
  if (before?.base === b) return before.facts;
  const facts = compareSchemas(b, h, `/${key}`);
  known.set(h, { base: b, facts });
  return facts;
}
