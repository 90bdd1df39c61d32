import fc from 'fast-check';
import { widerPattern } from '../../../src/diff/schema/classes.ts';

test.each<[string, string, string | undefined]>([
  ['^[a-z]+$', '^[a-z0-9]+$', 'second'],
  ['^[\\w.-]+$', '^[a-z-]+$', 'first'],
  ['^[.\\-a-z]+([=,]{1,2}[.\\-a-z]+)+$', '^[.\\-a-z]+([=,]{1,2}[./\\-a-z]+)+$', 'second'],
  // One class more, another one less.
  ['^[a-z][0-9]$', '^[a-c][0-9a]$', undefined],
  // Written otherwise, or not to be read off.
  ['^[a-z]$', '^[a-z]+$', undefined],
  ['^[abc]$', '^[a-c]$', undefined],
  ['^[^a]$', '^[^ab]$', undefined],
  ['^(?![a-z])', '^(?![a-z0-9])', undefined],
  ['^([a-z])\\1$', '^([a-z0-9])\\1$', undefined],
  ['^[\\p{L}]$', '^[\\p{L}0]$', undefined],
  ['^[a-z', '^[a-z0', undefined],
])('%s and %s', (first, second, wider) => {
  expect(widerPattern(first, second)).toBe(wider);
  expect(widerPattern(second, first)).toBe(wider && (wider === 'first' ? 'second' : 'first'));
});

test('what is called wider accepts all that the other does', () => {
  const cls = fc.uniqueArray(fc.constantFrom('a', 'b', 'c-e', '0-9', '\\.', '_', '-'), { minLength: 1 }).map((l) => {
    const dash = l.includes('-') ? '-' : '';
    return `[${l.filter((x) => x !== '-').join('')}${dash}]`;
  });
  const shape = fc.constantFrom('^@+$', '^@@*$', '@{2}', '^(?:@|@x)?$', 'x@');
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'd', '5', '.', '_', '-', 'x'), maxLength: 4 });
  fc.assert(
    fc.property(shape, cls, cls, cls, cls, text, (s, a, b, c, d, t) => {
      const fill = (one: string, two: string) => s.replace('@', one).replace('@', two);
      const [first, second] = [fill(a, b), fill(c, d)];
      const wider = widerPattern(first, second);
      if (wider === undefined) return;
      const [narrow, wide] = wider === 'second' ? [first, second] : [second, first];
      if (new RegExp(narrow, 'u').test(t)) expect(new RegExp(wide, 'u').test(t)).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});
