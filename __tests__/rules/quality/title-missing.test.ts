import { rule } from '../../../src/rules/quality/title-missing.ts';
import { judge, tool } from './judge.ts';

test('proposes a title from the name', () => {
  const [finding] = judge(rule, [
    tool('bakery_list_cakes', 'Lists.'),
    tool('bakery_open', 'Opens.', {}, { title: 'Open' }),
    tool('bakery_close', 'Closes.', {}, { title: 'Close' }),
  ]);
  expect(finding).toMatchObject({ tool: 'bakery_list_cakes', level: 'note', evidence: { suggestion: 'List cakes' } });
});

test('either title will do, an empty one will not', () => {
  expect(judge(rule, [tool('list_cakes', 'Lists.', {}, { title: 'Cakes' })])).toEqual([]);
  expect(judge(rule, [tool('list_cakes', 'Lists.', {}, { annotations: { title: 'Cakes' } })])).toEqual([]);
  expect(judge(rule, [tool('list_cakes', 'Lists.', {}, { title: ' ' })])).toHaveLength(1);
});
