import { rule } from '../../../src/rules/size/total-bytes.ts';
import { judge, tool } from '../quality/judge.ts';

const big = (length: number, name = 'bake_loaf') => [tool(name, 'x'.repeat(length)), tool('sell_loaf', 'Sells.')];

test('over 15,000 bytes unless told otherwise, with both figures and the largest tools', () => {
  expect(judge(rule, big(14_000))).toEqual([]);
  const [finding] = judge(rule, big(15_000));
  expect(finding).toMatchObject({ level: 'warning', tool: null, evidence: { budget: 15_000 } });
  expect(finding?.evidence.bytes).toBe(Buffer.byteLength(JSON.stringify(big(15_000))));
  expect(finding?.help).toContain('bake_loaf 15,1');
});

test('bytes are UTF-8', () => {
  expect(judge(rule, [tool('a', 'é'.repeat(100))], { budgets: { 'total-bytes': 250 } })).toHaveLength(1);
  expect(judge(rule, [tool('a', 'e'.repeat(100))], { budgets: { 'total-bytes': 250 } })).toEqual([]);
});

test('what was over at the base is debt, and only further growth is new', () => {
  const budgets = { 'total-bytes': 500 };
  expect(judge(rule, big(900), { base: big(900), budgets }).map((f) => f.state)).toEqual(['existing']);
  expect(judge(rule, big(800), { base: big(900), budgets }).map((f) => f.state)).toEqual(['existing']);
  const grown = judge(rule, big(950), { base: big(900), budgets }).filter((f) => f.state === 'new');
  expect(grown).toMatchObject([{ messageId: 'grew', level: 'warning', evidence: { growth: 50, causes: ['bake_loaf: description +50'] } }]);
  expect(judge(rule, big(950), { base: big(100), budgets }).map((f) => [f.state, f.messageId])).toEqual([['new', 'default']]);
});

test('a little growth over a budget nobody chose is a note', () => {
  const levels = (to: number) =>
    judge(rule, big(to), { base: big(20_000) })
      .filter((f) => f.state === 'new')
      .map((f) => f.level);
  expect(levels(20_100)).toEqual(['note']);
  expect(levels(22_000)).toEqual(['warning']);
});
