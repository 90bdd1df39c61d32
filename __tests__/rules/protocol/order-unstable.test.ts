import { rule } from '../../../src/rules/protocol/order-unstable.ts';
import { say, taking } from '../../support/one-rule.ts';

test('another order is told once, with all the ways it was seen', () => {
  const order = (how: string) => ({ kind: 'order' as const, text: '', data: { how } });
  const told = say(rule, [taking({})], { snapshot: { notes: [order('asked again'), order('in a fresh process'), order('asked again')] } });
  expect(told).toMatchObject([{ tool: null, level: 'warning', evidence: { how: ['asked again', 'in a fresh process'] } }]);
});

test('the same order each time', () => {
  expect(say(rule, [taking({})])).toEqual([]);
});
