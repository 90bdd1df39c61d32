import { rule } from '../../../src/rules/compat/title-required.ts';
import { say, taking } from '../../support/one-rule.ts';

test('no title, or an empty one', () => {
  const told = say(rule, [taking({}), { ...taking({}, {}, 'slice_loaf'), title: ' ' }], { clients: ['claude-directory'] });
  expect(told.map((t) => [t.tool, t.level])).toEqual([
    ['bake_loaf', 'warning'],
    ['slice_loaf', 'warning'],
  ]);
});

test('either place will do, and other clients do not ask', () => {
  const titled = [
    { ...taking({}), title: 'Bake' },
    { ...taking({}), annotations: { title: 'Bake' } },
  ];
  expect(say(rule, titled, { clients: ['claude-directory', 'chatgpt-apps'] })).toEqual([]);
  expect(say(rule, [taking({})])).toEqual([]);
});
