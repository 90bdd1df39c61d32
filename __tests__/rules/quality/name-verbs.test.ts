import { rule } from '../../../src/rules/quality/name-verbs.ts';
import { judge, tool } from './judge.ts';

const tools = (...names: string[]) => names.map((n) => tool(n, 'Does it.'));

test('two verbs for one thing', () => {
  expect(judge(rule, tools('get_loaf', 'fetch_loaf'))).toMatchObject([
    { tool: 'get_loaf', level: 'warning', evidence: { other: 'fetch_loaf' } },
  ]);
  expect(judge(rule, tools('bakery_find_loaves', 'bakery_search_loaves', 'bakery_open'))).toHaveLength(1);
});

test('is told at the one that is new', () => {
  expect(judge(rule, tools('fetch_loaf', 'get_loaf'), { base: tools('get_loaf') })).toMatchObject([{ tool: 'fetch_loaf', state: 'new' }]);
});

test('the odd one out of a habit is a note', () => {
  const many = ['get_loaf', 'get_oven', 'get_shop', 'get_order', 'get_price', 'fetch_flour'];
  expect(judge(rule, tools(...many))).toMatchObject([{ tool: 'fetch_flour', level: 'note', evidence: { otherVerb: 'get', count: 5 } }]);
});

test('three verbs for reading in a small server are two too many', () => {
  expect(judge(rule, tools('get_loaf', 'fetch_oven', 'retrieve_order')).map((f) => f.level)).toEqual(['note', 'note']);
});

test('listing and searching, or different things, are no mixture', () => {
  expect(judge(rule, tools('list_loaves', 'search_loaves', 'get_loaf', 'update_loaf', 'delete_oven'))).toEqual([]);
});
