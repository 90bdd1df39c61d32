import { rule } from '../../../src/rules/quality/retry-unsafe.ts';
import { judge, text, tool } from './judge.ts';

const destroys = { annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: false } };

test('what costs something, or makes two, needs a key', () => {
  expect(judge(rule, [tool('pay_bill', 'Pays.', {}, destroys)])).toMatchObject([
    { level: 'warning', pointer: '/annotations/idempotentHint' },
  ]);
  expect(judge(rule, [tool('create_order', 'Creates.', {}, destroys)])).toMatchObject([{ level: 'warning' }]);
  expect(judge(rule, [tool('wire_money', 'Wires money.', {}, destroys)])).toMatchObject([{ level: 'warning' }]);
  expect(judge(rule, [tool('send_letter', 'Sends a letter.')])).toMatchObject([{ level: 'warning' }]);
});

test('a second deletion is likely to change nothing more: a note', () => {
  expect(judge(rule, [tool('delete_order', 'Deletes.', {}, destroys)])).toMatchObject([{ level: 'note', messageId: 'again' }]);
});

test.each([
  ['a key', tool('pay_bill', 'Pays.', { request_key: text('Key') }, destroys)],
  ['a key in camelCase', tool('pay_bill', 'Pays.', { idempotencyKey: text('Key') }, destroys)],
  ['idempotent', tool('pay_bill', 'Pays.', {}, { annotations: { destructiveHint: true, idempotentHint: true } })],
  ['not destructive', tool('pay_bill', 'Pays.', {}, { annotations: { readOnlyHint: false, destructiveHint: false } })],
  ['reading', tool('list_orders', 'Lists.', {}, { annotations: { readOnlyHint: true } })],
  ['no hints, no cost', tool('update_order', 'Updates.')],
  ['a verb that is a direction', tool('browser_go_forward', 'Goes forward.')],
])('quiet: %s', (_, given) => expect(judge(rule, [given])).toEqual([]));
