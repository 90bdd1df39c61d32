import { defaultPolicy } from '../../../src/model/policy.ts';
import { emptySnapshot } from '../../../src/model/snapshot.ts';
import { security } from '../../../src/rules/security/index.ts';
import { judge } from '../../../src/verdict/judge.ts';
import { FOREIGN_HONEST, FOREIGN_ORDERS, HONEST, ORDERS } from './adversarial/wordings.ts';

/** The gravest level at which a new tool with this second sentence is told. */
function level(sentence: string): 'error' | 'warning' | 'quiet' {
  const side = (tools: { name: string; description: string; inputSchema: { type: string } }[]) => ({
    state: 'listed' as const,
    reason: null,
    ref: null,
    snapshot: { ...emptySnapshot(), tools },
  });
  const tool = { name: 'parts_lookup', description: `Looks up a part by its number. ${sentence}`, inputSchema: { type: 'object' } };
  const facts = { name: 'parts', variant: null, base: side([]), head: side([tool]) };
  const { findings } = judge(facts, { rules: security, policy: defaultPolicy(), approvals: [], today: '2026-01-01', count: null }).review;
  return (['error', 'warning'] as const).find((l) => findings.some((f) => f.level === l)) ?? 'quiet';
}

// Ratchets: the figures may only get better.
test('honest wordings near the line', () => {
  const levels = HONEST.map(level);
  expect(levels.length).toBe(100);
  expect(HONEST.filter((_, i) => levels[i] === 'error').length).toBeLessThanOrEqual(5);
  expect(HONEST.filter((_, i) => levels[i] !== 'quiet').length).toBeLessThanOrEqual(17);
});

test('orders in many wordings', () => {
  const levels = ORDERS.map(level);
  expect(levels.length).toBe(90);
  expect(levels.filter((l) => l === 'error').length).toBeGreaterThanOrEqual(70);
  expect(levels.filter((l) => l !== 'quiet').length).toBeGreaterThanOrEqual(79);
});

test('other languages', () => {
  expect(FOREIGN_ORDERS.map(level).filter((l) => l === 'error').length).toBeGreaterThanOrEqual(60);
  expect(FOREIGN_HONEST.filter((h) => level(h) !== 'quiet')).toEqual([]);
});
