import { rule } from '../../../src/rules/quality/annotation-missing.ts';
import { judge, tool } from './judge.ts';

test('says what follows, by the verb of the tool', () => {
  const tools = [
    tool('bake_loaf', 'Bakes.'),
    tool('create_order', 'Creates.'),
    tool('delete_order', 'Deletes.'),
    tool('list_orders', 'Lists.'),
  ];
  expect(judge(rule, tools).map((f) => [f.tool, f.messageId, f.level])).toEqual([
    ['bake_loaf', 'default', 'warning'],
    ['create_order', 'writes', 'warning'],
    ['list_orders', 'reads', 'warning'],
    ['delete_order', 'destroys', 'note'],
  ]);
});

test('a title is no hint, a single hint is one', () => {
  expect(judge(rule, [tool('list_orders', 'Lists.', {}, { annotations: { title: 'Orders' } })])).toHaveLength(1);
  expect(judge(rule, [tool('list_orders', 'Lists.', {}, { annotations: { readOnlyHint: 'yes' } })])).toHaveLength(1);
  expect(judge(rule, [tool('list_orders', 'Lists.', {}, { annotations: { readOnlyHint: true } })])).toEqual([]);
});
