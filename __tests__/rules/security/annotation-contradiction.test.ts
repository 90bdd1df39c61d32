import type { JsonObject } from '../../../src/model/json.ts';
import { rule } from '../../../src/rules/security/annotation-contradiction.ts';
import { say } from '../../support/one-rule.ts';

const told = (name: string, description: string, annotations: JsonObject) =>
  say(rule, [{ name, description, inputSchema: { type: 'object' }, annotations }]).map((t) => [t.level, t.pointer]);

test.each(['museum_delete_object', 'send_invitation', 'removeExhibit', 'museum.purge.cache', 'format_disk'])(
  '%s is not read-only',
  (name) => {
    expect(told(name, 'Works on the museum.', { readOnlyHint: true })).toEqual([['error', '/annotations/readOnlyHint']]);
    expect(told(name, 'Works on the museum.', { readOnlyHint: false })).toEqual([]);
  },
);

test.each([
  'museum_list_deleted',
  'format_price',
  'get_send_history',
  'preview_delete',
  'museum_delete'.replace('delete', 'update_history'),
])('%s may be', (name) => {
  expect(told(name, 'Reads the museum.', { readOnlyHint: true })).toEqual([]);
});

test('what the text opens with counts as well', () => {
  expect(told('museum_tidy', 'Deletes objects that are older than a year.', { readOnlyHint: true })).toEqual([
    ['error', '/annotations/readOnlyHint'],
  ]);
});

test('read-only and destructive at once, and idempotent against the text', () => {
  expect(told('museum_list', 'Lists.', { readOnlyHint: true, destructiveHint: true })).toEqual([
    ['warning', '/annotations/destructiveHint'],
  ]);
  expect(told('museum_add', 'Adds one. It is not idempotent.', { idempotentHint: true })).toEqual([
    ['warning', '/annotations/idempotentHint'],
  ]);
});
