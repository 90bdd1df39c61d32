import { rule } from '../../../src/rules/size/growth-percent.ts';
import { judge, tool } from '../quality/judge.ts';

const budgets = { 'growth-percent': 10 };
const list = (length: number) => [tool('bake_loaf', 'x'.repeat(length))];

test('over the share that was set', () => {
  expect(judge(rule, list(1_200), { base: list(1_000) })).toEqual([]);
  expect(judge(rule, list(1_050), { base: list(1_000), budgets })).toEqual([]);
  const [finding] = judge(rule, list(1_200), { base: list(1_000), budgets });
  expect(finding).toMatchObject({ level: 'error', state: 'new', evidence: { growth: 200, budget: 10 } });
  expect(finding?.evidence.percent).toBeCloseTo(18.2, 0);
  expect(finding?.help).toContain('bake_loaf: description +200');
});

test('a renamed tool is no growth, an empty base no measure', () => {
  const same = [tool('bake_a_loaf', 'x'.repeat(1_000))];
  expect(judge(rule, same, { base: list(1_000), budgets })).toEqual([]);
  expect(judge(rule, list(10), { base: [], budgets })).toEqual([]);
});
