import { rule } from '../../../src/rules/protocol/icon-scheme.ts';
import { say, taking } from '../../support/one-rule.ts';

const at = (src: string) => [{ ...taking({}), icons: [{ src: 'https://bakery.example/ok.png' }, { src }] }];

test.each([
  'javascript:alert(1)',
  'JavaScript:x',
  ' java\nscript:x',
  'file:///etc/passwd',
  'ftp://bakery.example/a',
  'ws://bakery.example',
])('%j must be refused', (src) => {
  expect(say(rule, at(src))).toMatchObject([{ tool: 'bake_loaf', pointer: '/icons/1/src', level: 'error' }]);
});

test.each(['http://bakery.example/a.png', '/a.png', 'a.png', ''])('%j is not loaded', (src) => {
  expect(say(rule, at(src))).toMatchObject([{ level: 'warning' }]);
});

test('https and data, and things that are no icons', () => {
  expect(
    say(rule, [...at('data:image/png;base64,AAAA'), { ...taking({}), icons: 'none' }, { ...taking({}), icons: [null, { src: 5 }] }]),
  ).toEqual([]);
});

test('prompts and the server itself have icons too', () => {
  const icons = [{ src: 'file:///a' }];
  const told = say(rule, [taking({})], { snapshot: { prompts: [{ name: 'p', icons }], server: { name: 'bakery', icons } } });
  expect(told.map((t) => t.pointer)).toEqual(['/icons/0/src', '/serverInfo/icons/0/src']);
});
