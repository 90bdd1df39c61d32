import { rule } from '../../../src/rules/size/tool-bytes.ts';
import { judge, tool } from '../quality/judge.ts';

const budgets = { 'tool-bytes': 400 };
const big = (length: number) => [tool('bake_loaf', 'x'.repeat(length)), tool('sell_loaf', 'Sells.')];

test('quiet until there is a budget', () => expect(judge(rule, big(90_000))).toEqual([]));

test('names the tool, the figure and the part', () => {
  const findings = judge(rule, big(900), { budgets });
  expect(findings).toMatchObject([{ tool: 'bake_loaf', level: 'error', evidence: { budget: 400, part: 'description', partBytes: 902 } }]);
});

test('only growth of what was over is new', () => {
  expect(judge(rule, big(900), { base: big(900), budgets }).map((f) => f.state)).toEqual(['existing']);
  expect(judge(rule, big(950), { base: big(900), budgets }).map((f) => f.state)).toEqual(['new', 'existing']);
});
