import { rule } from '../../../src/rules/quality/parameter-source-missing.ts';
import { judge, named, text, tool } from './judge.ts';

const list = tool('list_ovens', 'Lists the ovens.');
const heat = (description: string, parameter: string, name = 'oven_id') =>
  named(judge(rule, [tool('heat_oven', description, { [name]: text(parameter) }), list]));

test('an id that a sibling gives out', () => {
  expect(heat('Heats an oven.', 'The id of the oven')).toEqual(['heat_oven']);
  expect(heat('Heats an oven.', 'The id of the oven', 'id')).toEqual(['heat_oven']);
  expect(judge(rule, [tool('heat_oven', 'Heats.', { ovenId: text('Oven') }), list])[0]?.evidence.sources).toEqual(['list_ovens']);
});

test('quiet when the source is named, in the parameter or in the tool', () => {
  expect(heat('Heats an oven.', 'Id from list_ovens')).toEqual([]);
  expect(heat('Heats an oven. Call list_ovens first.', 'The id of the oven')).toEqual([]);
  expect(heat('Heats an oven.', 'The id shown on its door')).toEqual([]);
});

test('quiet when no sibling gives such ids, or the tool makes the thing', () => {
  expect(heat('Heats an oven.', 'The id of the baker', 'baker_id')).toEqual([]);
  expect(judge(rule, [tool('create_oven', 'Creates.', { oven_id: text('The id of the new oven') }), list])).toEqual([]);
  const needsIt = tool('get_oven', 'Reads one.', { oven_id: text('Oven') });
  expect(judge(rule, [tool('heat_oven', 'Heats.', { oven_id: text('The id of the oven') }), needsIt])).toEqual([]);
});
