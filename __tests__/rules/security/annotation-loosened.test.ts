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

test('a declared hint that is turned round', () => {
  expect(told({ readOnlyHint: false }, { readOnlyHint: true })).toEqual([['error', 'readOnlyHint']]);
  expect(told({ destructiveHint: true }, { destructiveHint: false })).toEqual([['error', 'destructiveHint']]);
  expect(told({ idempotentHint: false }, { idempotentHint: true })).toEqual([['warning', 'idempotentHint']]);
  expect(told({ openWorldHint: true }, { openWorldHint: false })).toEqual([['warning', 'openWorldHint']]);
});

test('hints that are declared for the first time, against what the name and text say', () => {
  const step = (name: string, after: JsonObject) =>
    sayOfChange(rule, [{ ...tool(), name }], [{ ...tool(after), name }]).map((t) => t.level);
  expect(step('museum_get_object', { readOnlyHint: true })).toEqual(['note']);
  expect(step('museum_delete_object', { readOnlyHint: true })).toEqual(['error']);
  expect(step('museum_add_object', { destructiveHint: false })).toEqual(['note']);
  expect(step('museum_purge_objects', { destructiveHint: false })).toEqual(['error']);
  expect(step('museum_send_invitation', { openWorldHint: false })).toEqual(['warning']);
});

test('a declared hint that comes to say what the name says', () => {
  const step = (name: string, description: string, before: JsonObject, after: JsonObject) =>
    sayOfChange(rule, [{ ...tool(before), name, description }], [{ ...tool(after), name, description }]).map((t) => t.level);
  const [writes, reads] = [{ readOnlyHint: false }, { readOnlyHint: true }];
  expect(step('forge_get_merge_request', 'Gets a merge request.', writes, reads)).toEqual(['warning']);
  expect(step('forge_discussions', 'Lists the discussions of a draft.', writes, reads)).toEqual(['warning']);
  expect(step('forge_merge_request', 'Merges what was asked for.', writes, reads)).toEqual(['error']);
  expect(step('forge_get_lock', 'Gets the lock. The old one is lost.', writes, reads)).toEqual(['error']);
  const [ends, adds] = [{ destructiveHint: true }, { destructiveHint: false }];
  expect(step('forge_create_branch', 'Creates a branch.', ends, adds)).toEqual(['warning']);
  expect(step('forge_create_branch', 'Creates a branch, and overwrites one of that name.', ends, adds)).toEqual(['error']);
  expect(step('forge_reset_branch', 'Puts a branch back.', ends, adds)).toEqual(['error']);
});

test('a read-only claim that is dropped is told, because clients ask again', () => {
  expect(told({ readOnlyHint: true }, undefined)).toContainEqual(['warning', 'readOnlyHint']);
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
