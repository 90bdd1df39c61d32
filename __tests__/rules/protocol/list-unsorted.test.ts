import { rule } from '../../../src/rules/protocol/list-unsorted.ts';
import { say, taking } from '../../support/one-rule.ts';

const named = (...names: string[]) => names.map((name) => taking({}, {}, name));

test('the first pair out of order is shown', () => {
  expect(say(rule, named('bake', 'slice', 'sell'))).toMatchObject([
    { tool: null, level: 'note', evidence: { earlier: 'slice', later: 'sell' } },
  ]);
});

test('sorted lists, short lists and twins', () => {
  expect(say(rule, named('bake', 'bake', 'sell', 'slice'))).toEqual([]);
  expect(say(rule, named('bake'))).toEqual([]);
  expect(say(rule, [])).toEqual([]);
});
