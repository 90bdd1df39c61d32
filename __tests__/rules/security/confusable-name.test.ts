import type { Json, JsonObject } from '../../../src/model/json.ts';
import { confusable } from './two-sides.ts';

const tool = (name: string, parameter = 'day'): JsonObject => ({
  name,
  description: 'Lists.',
  inputSchema: { type: 'object', properties: { [parameter]: { type: 'string' } } },
});
const told = (before: Json[], after: Json[]) => confusable(before, after).map((f) => [f.state, f.pointer, f.messageId]);

test('letters of another script, in the name of a tool or of a parameter', () => {
  expect(told([tool('museum_list')], [tool('musеum_find')])).toEqual([['new', '/name', 'default']]);
  expect(told([tool('museum_list')], [tool('museum_list', 'dаy')])).toEqual([['new', '/inputSchema/properties/dаy', 'default']]);
  expect(told([tool('museum_list')], [tool('ｍuseum_find')])).toEqual([['new', '/name', 'default']]);
});

test('one letter away from a name of the base, or from one that everyone knows', () => {
  expect(told([tool('museum_list')], [tool('museum_list'), tool('musuem_list'.replace('musuem', 'musem'))])).toEqual([
    ['new', '/name', 'neighbour'],
  ]);
  expect(told([tool('museum_list')], [tool('museum_list'), tool('read_flle')])).toEqual([['new', '/name', 'neighbour']]);
});

test('families, versions, separators and names in one script are quiet', () => {
  expect(
    told([tool('museum_object')], [tool('museum_object'), tool('museum_objects'), tool('museum_object2'), tool('museumobject')]),
  ).toEqual([]);
  expect(told([tool('museum_list')], [tool('museum_list'), tool('музей'), tool('Bücher_liste'), tool('博物館')])).toEqual([]);
  expect(told([tool('get_x_room')], [tool('get_x_room'), tool('get_y_room')])).toEqual([]);
});
