import { rule } from '../../../src/rules/quality/name-prefix.ts';
import { judge, named, tool } from './judge.ts';

const tools = (...names: string[]) => names.map((n) => tool(n, 'Bakes.'));

test('holds every name against the configured prefix', () => {
  const findings = judge(rule, tools('bakery_find_loaves', 'find_ovens', 'bakerystreet_walk', 'bakery'), { options: { prefix: 'bakery' } });
  expect(named(findings)).toEqual(['bakery', 'bakerystreet_walk', 'find_ovens']);
  expect(findings[2]).toMatchObject({ level: 'warning', evidence: { suggestion: 'bakery_find_ovens' } });
});

test('a separator at the end of the option is no part of it', () => {
  expect(judge(rule, tools('bakery_find_loaves'), { options: { prefix: 'bakery_' } })).toEqual([]);
  expect(judge(rule, tools('my-shop-find'), { options: { prefix: 'my-shop' } })).toEqual([]);
});

test('without the option only the odd one out of a family is noted', () => {
  const family = ['bakery_find_loaves', 'bakery_list_ovens', 'bakery_sell_loaf', 'bakery_bake_loaf', 'count_flour'];
  expect(judge(rule, tools(...family))).toMatchObject([{ tool: 'count_flour', level: 'note', messageId: 'family' }]);
  expect(judge(rule, tools('find_loaves', 'list_ovens', 'sell_loaf', 'bake_loaf', 'count_flour'))).toEqual([]);
});
