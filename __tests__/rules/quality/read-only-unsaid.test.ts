import { rule } from '../../../src/rules/quality/read-only-unsaid.ts';
import { judge, READS, tool } from './judge.ts';

test('read-only by hint, unsaid in the text', () => {
  expect(judge(rule, [tool('list_orders', 'Lists the orders.', {}, READS)])).toHaveLength(1);
});

test.each([
  'Lists the orders. Read-only.',
  'Lists the orders and does not change them.',
  'Listet die Bestellungen auf. Liest nur.',
  '列出订单。只读。',
  'Liste les commandes. Lecture seule.',
])('said: %s', (description) => expect(judge(rule, [tool('list_orders', description, {}, READS)])).toEqual([]));

test('off unless asked for, and only for what is read-only', () => {
  expect(rule.meta.level).toBe('off');
  expect(judge(rule, [tool('list_orders', 'Lists the orders.')])).toEqual([]);
});
