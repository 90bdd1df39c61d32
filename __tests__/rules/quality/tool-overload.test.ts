import { rule } from '../../../src/rules/quality/tool-overload.ts';
import { judge, tool } from './judge.ts';

const many = (n: number) => Array.from({ length: n }, (_, i) => tool(`get_loaf_${i}`, 'Reads.'));

test('a note over 20, a warning over 40', () => {
  expect(judge(rule, many(20))).toEqual([]);
  expect(judge(rule, many(21))).toMatchObject([
    { tool: null, target: 'server', level: 'note', evidence: { tools: 21, groups: ['loaf (21)'] } },
  ]);
  expect(judge(rule, many(41))).toMatchObject([{ level: 'warning' }]);
});

test('crossing a bound is new, growth within is not', () => {
  expect(judge(rule, many(30), { base: many(25) }).map((f) => f.state)).toEqual(['existing']);
  expect(judge(rule, many(41), { base: many(40) }).map((f) => f.state)).toEqual(['new']);
  expect(judge(rule, many(40), { base: many(41) }).map((f) => f.state)).toEqual(['existing']);
});
