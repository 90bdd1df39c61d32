import { rule } from '../../../src/rules/breaking/parameter-renamed.ts';
import { step, taking } from './step.ts';

const named = (name: string, schema: object = { type: 'string', description: 'Inventory number of the work' }) =>
  taking({ [name]: schema as never });

test('another spelling is the same parameter', () => {
  const [told, ...rest] = step(rule, [named('work_number')], [named('workNumber')]);
  expect(rest).toEqual([]);
  expect(told).toMatchObject({ pointer: '/inputSchema/properties/workNumber', evidence: { from: 'work_number', to: 'workNumber' } });
});

test('another name with the same description is the same parameter', () => {
  expect(step(rule, [named('work')], [named('inventory')])).toMatchObject([{ evidence: { from: 'work', to: 'inventory' } }]);
});

test('what has nothing in common came and went', () => {
  expect(step(rule, [named('hall', { type: 'string' })], [named('limit', { type: 'integer' })])).toEqual([]);
});

test('a rewritten description is no rename', () => {
  expect(step(rule, [named('work')], [named('work', { type: 'string', description: 'Number' })])).toEqual([]);
});

test('a description of some length says which parameter it is, also where it was edited', () => {
  const text = 'Exact mark of the frame in the catalogue of the house';
  const edited = { type: 'string', description: `${text}, or a unique part of it` };
  expect(step(rule, [named('mark', { type: 'string', description: text })], [named('target', edited)])).toMatchObject([
    { evidence: { from: 'mark', to: 'target' } },
  ]);
  // A few words that many parameters share say nothing.
  expect(
    step(
      rule,
      [named('mark', { type: 'string', description: 'Name of it' })],
      [named('hall', { type: 'string', description: 'Name of that' })],
    ),
  ).toEqual([]);
});

test.each([
  ['from_year', 'to_year'],
  ['min_height', 'max_height'],
  ['startHall', 'endHall'],
  ['latitude', 'longitude'],
])('%s and %s are two', (from, to) => {
  expect(step(rule, [named(from)], [named(to)])).toEqual([]);
});

test('what the text says in the place of another is not the same under another name', () => {
  const of = (what: string) => named(what, { type: 'string', description: `The number of the ${what} that is printed on the card` });
  expect(step(rule, [of('painter')], [of('owner')])).toEqual([]);
});

test('a call with the old name is shown where the name must be given, also inside of another parameter', () => {
  const number = { type: 'string', description: 'Inventory number of the work' };
  const open = (name: string) => taking({ [name]: number }, { required: [name] });
  expect(step(rule, [open('work_number')], [open('workNumber')])).toMatchObject([
    { message: 'museum_find_works takes workNumber where it took work_number', evidence: { witness: { work_number: expect.any(String) } } },
  ]);
  const inside = (name: string) => taking({ filter: { type: 'object', properties: { [name]: number }, required: [name] } });
  expect(step(rule, [inside('work_number')], [inside('workNumber')])).toMatchObject([
    {
      message: 'museum_find_works takes filter.workNumber where it took filter.work_number',
      evidence: { witness: { filter: { work_number: expect.any(String) } } },
    },
  ]);
  // An open object takes the old name still, whatever becomes of it.
  expect(step(rule, [named('work_number')], [named('workNumber')])[0]!.evidence).not.toHaveProperty('witness');
});

describe('two that swapped what they mean', () => {
  const [left, right] = ['Hall that the work leaves', 'Hall that the work goes to'];
  const move = (from: string, to: string) =>
    taking({ from: { type: 'string', description: from }, to: { type: 'string', description: to } });
  test('are told once', () => {
    expect(step(rule, [move(left, right)], [move(right, left)])).toMatchObject([
      { messageId: 'swapped', pointer: '/inputSchema/properties/from', evidence: { place: 'from', other: 'to' } },
    ]);
  });
  test('and not where only one took the words of the other', () => {
    expect(step(rule, [move(left, right)], [move(right, right)])).toEqual([]);
    expect(step(rule, [move(left, right)], [move(right, 'Hall after that')])).toEqual([]);
  });
});
