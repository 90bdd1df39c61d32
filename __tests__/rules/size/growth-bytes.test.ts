import { rule } from '../../../src/rules/size/growth-bytes.ts';
import { judge, text, tool } from '../quality/judge.ts';

const budgets = { 'growth-bytes': 100 };
const loaf = (description: string, properties = {}) => tool('bake_loaf', description, properties);

test('quiet until there is a budget, and within it', () => {
  expect(judge(rule, [loaf('x'.repeat(9_000))], { base: [loaf('Bakes.')] })).toEqual([]);
  expect(judge(rule, [loaf('x'.repeat(50))], { base: [loaf('Bakes.')], budgets })).toEqual([]);
  expect(judge(rule, [loaf('Bakes.')], { base: [loaf('x'.repeat(9_000))], budgets })).toEqual([]);
});

test('names new tools and the parts that grew, the largest first', () => {
  const head = [loaf('Bakes a loaf of rye.', { heat: text('h'.repeat(200)) }), tool('sell_loaf', 'Sells.')];
  const [finding] = judge(rule, head, { base: [loaf('Bakes.')], budgets });
  expect(finding?.evidence.causes).toEqual([
    expect.stringMatching(/^bake_loaf: input schema \+2\d\d$/),
    expect.stringMatching(/^sell_loaf: new tool \+1\d\d$/),
    'bake_loaf: description +14',
  ]);
});

test('one block in many tools is one cause with its whole cost', () => {
  const filter = { type: 'object', properties: { flour: text('Kind of flour'), oven: text('Name of the oven') } };
  const names = ['bake_loaf', 'sell_loaf', 'list_loaves', 'count_loaves'];
  const base = names.map((n) => tool(n, 'Bakes.', { filter: { type: 'string' } }));
  const head = names.map((n) => tool(n, 'Bakes.', { filter }));
  const [finding] = judge(rule, head, { base, budgets });
  expect((finding!.evidence.causes as string[])[0]).toMatch(/^parameter filter, the same block in 4 tools \+\d{3}$/);
});

test('one byte is one', () => {
  const [finding] = judge(rule, [loaf('Bakes!!')], { base: [loaf('Bakes!')], budgets: { 'growth-bytes': 0 } });
  expect(finding!.message).toContain('grew by 1 byte to');
});
