import { rule } from '../../../src/rules/compat/name-collision.ts';
import { say, taking } from '../../support/one-rule.ts';

const named = (...names: string[]) => names.map((name) => taking({}, {}, name));

test.each([
  ['get-loaf', 'get_loaf'],
  ['get.loaf', 'get_loaf'],
  ['getLoaf', 'getloaf'],
])('%s and %s', (a, b) => {
  const told = say(rule, named(a, 'other', b));
  expect(told).toMatchObject([{ tool: b, pointer: '/name', level: 'warning', evidence: { others: [a] } }]);
});

test('three of a kind are one finding', () => {
  expect(say(rule, named('a-b', 'a_b', 'a.b'))).toMatchObject([{ tool: 'a.b', evidence: { others: ['a-b', 'a_b'] } }]);
});

test('the same name twice is told elsewhere, and other names do not collide', () => {
  expect(say(rule, [...named('get_loaf', 'get_loaf', 'get_loaves', 'get_loaf2'), null, { name: 1 }])).toEqual([]);
});
