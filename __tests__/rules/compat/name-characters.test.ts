import { rule } from '../../../src/rules/compat/name-characters.ts';
import { say, taking } from '../../support/one-rule.ts';

const named = (name: string) => taking({}, {}, name);

test.each([
  ['bake loaf', 'a space'],
  ['bake/loaf', '/'],
  ['bäcker', 'ä'],
  ['bake:loaf', ':'],
  ['', 'no character'],
])('%j is refused by the model APIs', (name, character) => {
  const [told, ...more] = say(rule, [named(name)]);
  expect(more).toEqual([]);
  expect(told).toMatchObject({ tool: name, pointer: '/name', level: 'error' });
  expect(told?.evidence.characters).toEqual([character]);
  expect(told?.message).toContain('Claude API, OpenAI API');
  expect(told?.message).toContain('refused');
});

test('a dot alone is a warning; a dot and a space are an error', () => {
  expect(say(rule, [named('bakery.bake'), named('bakery.bake loaf')]).map((t) => t.level)).toEqual(['warning', 'error']);
});

test('every client of the table has its own idea', () => {
  expect(say(rule, [named('bakery.bake')], { clients: ['gemini'] })).toEqual([]);
  expect(say(rule, [named('1st_loaf')], { clients: ['gemini'] })).toMatchObject([{ level: 'error' }]);
  expect(say(rule, [named('bake loaf')], { clients: ['windsurf'] })).toEqual([]);
  expect(say(rule, [named('bakery.bake')], { clients: ['copilot-cli'] })[0]?.message).toContain('GitHub Copilot CLI');
});

test('portable names, and what is no name at all, are left alone', () => {
  expect(say(rule, [named('bake_loaf'), named('bake-Loaf2'), null, 7, {}, { name: 5 }])).toEqual([]);
});
