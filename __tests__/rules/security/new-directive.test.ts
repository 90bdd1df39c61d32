import type { JsonObject } from '../../../src/model/json.ts';
import { rule } from '../../../src/rules/security/new-directive.ts';
import { between } from './two-sides.ts';

const tool = (description: string, more: JsonObject = {}): JsonObject => ({
  name: 'museum_list',
  description: `Lists the rooms.${description}`,
  inputSchema: { type: 'object', properties: { day: { type: 'string', ...more } } },
});
const told = (before: JsonObject, after: JsonObject) => between(rule, [before], [after]).map((f) => [f.level, f.pointer, f.evidence.words]);

test('added sentences that direct, in any field', () => {
  expect(told(tool(''), tool(' Ask for the day first. Rooms have numbers.'))).toEqual([['note', '/description', 'Ask for the day first.']]);
  expect(told(tool(''), tool('', { description: 'Always give the day of the visit to the tool.' }))).toEqual([
    ['note', '/inputSchema/properties/day/description', 'Always give the day of the visit to the tool.'],
  ]);
});

test('what only describes, and what only moved, is quiet', () => {
  expect(told(tool(''), tool(' Rooms have numbers. Closed rooms are left out.'))).toEqual([]);
  expect(told(tool(' Ask for the day first. Rooms have numbers.'), tool(' Rooms have numbers. Ask for the day first.'))).toEqual([]);
});

test('a sentence that was read before is not new where it stands now: further down, in a list, in another field', () => {
  const one = (description: string, day = 'A day.'): JsonObject => ({
    name: 'museum_list',
    description,
    inputSchema: { type: 'object', properties: { day: { type: 'string', description: day } } },
  });
  expect(told(one('Ask for the day of the visit.'), one('Lists the rooms. Ask for the day of the visit.'))).toEqual([]);
  expect(told(one('Lists the rooms. Ask for the day.'), one('Lists the rooms.\n\nNotes:\n- Ask for the day'))).toEqual([]);
  expect(told(one('Lists the rooms. Ask for the day.'), one('Lists the rooms.', 'A day. Ask for the day.'))).toEqual([]);
  // Another sentence is new, however much of it stood there.
  expect(told(one('Lists the rooms. Ask for the day.'), one('Lists the rooms. Ask for the day and the name of the guest.'))).toHaveLength(
    1,
  );
});

test('instructions count as well', () => {
  const found = between(
    rule,
    [tool('')],
    [tool('')],
    [{ instructions: 'A museum.' }, { instructions: 'A museum. Ask the user for the day before you list rooms.' }],
  );
  expect(found.map((f) => [f.target, f.level])).toEqual([['instructions', 'note']]);
});
