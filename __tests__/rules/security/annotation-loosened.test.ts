import type { JsonObject } from '../../../src/model/json.ts';
import { rule } from '../../../src/rules/security/annotation-loosened.ts';
import { sayOfChange } from '../../support/one-rule.ts';

const tool = (annotations?: JsonObject): JsonObject => ({
  name: 'museum_move_object',
  description: 'Moves an object.',
  inputSchema: { type: 'object' },
  ...(annotations ? { annotations } : {}),
});
const told = (before?: JsonObject, after?: JsonObject) =>
  sayOfChange(rule, [tool(before)], [tool(after)]).map((t) => [t.level, t.evidence.hint]);

test('each hint, by its effective value', () => {
  expect(told({}, { readOnlyHint: true })).toEqual([['error', 'readOnlyHint']]);
  expect(told({}, { destructiveHint: false })).toEqual([['error', 'destructiveHint']]);
  expect(told({}, { idempotentHint: true })).toEqual([['warning', 'idempotentHint']]);
  expect(told({ openWorldHint: true }, { openWorldHint: false })).toEqual([['warning', 'openWorldHint']]);
});

test('a hint that is left out falls back to its default', () => {
  expect(told({ readOnlyHint: false, destructiveHint: false }, undefined)).toEqual([['note', 'destructiveHint']]);
  expect(told({ readOnlyHint: false, destructiveHint: true }, {})).toEqual([]);
});

test('destructive means nothing on a read-only tool', () => {
  expect(told({ readOnlyHint: true, destructiveHint: true }, { readOnlyHint: true, destructiveHint: false })).toEqual([]);
  expect(told({ readOnlyHint: false, destructiveHint: true }, { readOnlyHint: true, destructiveHint: false })).toEqual([
    ['error', 'readOnlyHint'],
  ]);
});

test('values that are no booleans count as left out', () => {
  expect(told({ destructiveHint: 'no' }, { destructiveHint: true })).toEqual([]);
});
