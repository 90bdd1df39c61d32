import { rule } from '../../../src/rules/compat/invalid-pattern.ts';
import { say, taking } from '../../support/one-rule.ts';

const pattern = (source: string) => taking({ code: { type: 'string', pattern: source } });

test.each(['[', '(', '*a', '\\_', '(?P<n>a)', 'a{2,1}'])('%s is no regular expression', (source) => {
  const told = say(rule, [pattern(source)]);
  expect(told).toMatchObject([{ pointer: '/inputSchema/properties/code/pattern', level: 'error' }]);
});

test.each(['^(?=.*\\d).+$', 'a(?!b)', '(?<=a)b', '(?<!a)b', '(a)\\1'])('%s needs an engine that goes back', (source) => {
  const told = say(rule, [pattern(source)]);
  expect(told).toMatchObject([{ level: 'warning' }]);
  expect(told[0]?.message).toContain('OpenAI API');
  expect(say(rule, [pattern(source)], { clients: ['claude-code'] })).toEqual([]);
});

test.each(['^B-[0-9]{4}$', '[(?=]', '\\(\\?=', '(?:a|b)+', '(?<name>a)', '^[\\w-]+$', '\\p{L}+'])('%s is fine', (source) => {
  expect(say(rule, [pattern(source)])).toEqual([]);
});

test('names of patternProperties are patterns too', () => {
  expect(say(rule, [taking({ map: { type: 'object', patternProperties: { '[': {}, '^a': {} } } })])).toMatchObject([
    { pointer: '/inputSchema/properties/map/patternProperties/[' },
  ]);
});

test('a pattern is parsed and never run', () => {
  expect(say(rule, [pattern(`${'(a+)+'.repeat(2000)}$`)])).toEqual([]);
  expect(say(rule, [taking({ a: { pattern: 5 } }), null])).toEqual([]);
});

test('the pattern is told with its place', () => {
  expect(say(rule, [pattern('(')])[0]?.message).toMatch(/pattern \( at code of/);
  expect(say(rule, [pattern('a(?!b)')])[0]?.message).toContain('a(?!b) at code of');
});
