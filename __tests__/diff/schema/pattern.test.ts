import { matches, patternCost } from '../../../src/diff/schema/pattern.ts';

test.each([
  ['^[a-z]+$', 2],
  ['^B-[0-9]{6}$', 1],
  ['^\\d{4}-\\d{2}$', 1],
  ['a*b*c*', 4],
  ['^(north|south)$', 1],
])('%s costs the length to the power of %i', (pattern, cost) => {
  expect(patternCost(pattern)).toBe(cost);
});

test.each(['(a+)+', '(a|aa)*', '((a)*b)*', '(a{1,9})+', '(.)\\1', '(?<n>a)\\k<n>'])('%s may run for ages', (pattern) => {
  expect(patternCost(pattern)).toBe(Infinity);
  expect(matches(pattern, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!')).toBeUndefined();
});

test('what is cheap is decided, what is broken or long is not', () => {
  expect(matches('^[a-z]+$', 'pier')).toBe(true);
  expect(matches('^[a-z]+$', 'Pier')).toBe(false);
  expect(matches('(', 'pier')).toBeUndefined();
  expect(matches('a*b*c*d', 'a'.repeat(10_000))).toBeUndefined();
});
