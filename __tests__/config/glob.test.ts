import { matches } from '../../src/config/glob.ts';

test.each([
  ['old_*', 'old_oven', true],
  ['old_*', 'old_', true],
  ['*', '', true],
  ['*_oven', 'old_oven', true],
  ['a*b*c', 'aXbYbZc', true],
  ['old_?ven', 'old_oven', true],
  ['a.b', 'a.b', true],
  ['[ab]', '[ab]', true],
  ['', '', true],
  ['old_*', 'new_oven', false],
  ['old', 'old_oven', false],
  ['*oven', 'oven_old', false],
  ['a.b', 'aXb', false],
  ['?', '', false],
  ['', 'a', false],
])('%s on %s: %s', (glob, name, expected) => {
  expect(matches(glob, name)).toBe(expected);
});

test('a glob of many stars on a long name ends', () => {
  expect(matches('*a'.repeat(50), `${'a'.repeat(20_000)}b`)).toBe(false);
});
