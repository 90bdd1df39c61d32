import { rule } from '../../../src/rules/protocol/empty-list.ts';
import { say, taking } from '../../support/one-rule.ts';

test('no tools at all', () => {
  expect(say(rule, [])).toMatchObject([{ tool: null, level: 'error' }]);
});

test('one is enough, even a broken one', () => {
  expect(say(rule, [taking({})])).toEqual([]);
  expect(say(rule, [null])).toEqual([]);
});
