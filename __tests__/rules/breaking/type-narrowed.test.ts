import { rule as constraint } from '../../../src/rules/breaking/constraint-tightened.ts';
import { rule } from '../../../src/rules/breaking/type-narrowed.ts';
import { hall, step, taking } from './step.ts';

test('a type that is no longer accepted, with a call that proves it', () => {
  const [told] = hall(rule, { type: ['string', 'null'] }, { type: 'string' });
  expect(told).toMatchObject({
    pointer: '/inputSchema/properties/hall',
    evidence: { lost: ['null'], after: 'string', witness: { hall: null } },
  });
});

test('one type in place of another, and whole numbers only', () => {
  expect(hall(rule, { type: 'string' }, { type: 'array', items: { type: 'string' } })).toMatchObject([
    { evidence: { lost: ['string'], after: 'array' } },
  ]);
  const [told] = hall(rule, { type: 'number' }, { type: 'integer' });
  expect(told?.message).toBe('museum_find_works no longer takes number for hall, only integer');
  expect(told?.evidence.witness).toEqual({ hall: 0.5 });
});

test('anything, and now something', () => {
  expect(hall(rule, {}, { type: 'boolean' })).toMatchObject([{ messageId: 'any' }]);
});

test('a form of a union', () => {
  const form = (kind: string, more: object) => ({ type: 'object', properties: { kind: { const: kind }, ...more }, required: ['kind'] });
  const forms = [form('floor', { level: { type: 'integer' } }), form('name', { text: { type: 'string' } })] as never[];
  expect(hall(rule, { anyOf: forms }, { anyOf: forms.slice(0, 1) })).toMatchObject([{ messageId: 'branch' }]);
  expect(hall(rule, { anyOf: forms.slice(0, 1) }, { anyOf: forms })).toEqual([]);
});

test.each([
  ['a list of types and a union', { type: ['string', 'null'] }, { anyOf: [{ type: 'null' }, { type: 'string' }] }],
  ['an integer and a multiple of one', { type: 'integer' }, { type: 'number', multipleOf: 1 }],
  ['more than before', { type: 'string' }, { type: ['string', 'null'] }],
  ['a part of a union and the whole of it', { allOf: [{ type: 'string' }, { maxLength: 3 }] }, { type: 'string', maxLength: 3 }],
])('%s are no break', (_, before, after) => {
  expect(hall(rule, before as never, after as never)).toEqual([]);
});

test('null that `nullable` allowed beside a type', () => {
  const floor = { type: 'integer', nullable: true };
  expect(hall(rule, floor, { type: 'integer' })).toMatchObject([{ evidence: { lost: ['null'], witness: { hall: null } } }]);
  expect(hall(rule, floor, { type: ['integer', 'null'] })).toEqual([]);
  expect(hall(rule, { ...floor, enum: [1, 2] }, { type: 'integer', enum: [1, 2] })).toEqual([]);
});

test('forms where there were none', () => {
  const both = { hall: { type: 'string' }, artist: { type: 'string' } };
  const asking = taking(both, { anyOf: [{ required: ['hall'] }, { required: ['artist'] }] });
  expect(step(rule, [taking(both)], [asking])).toMatchObject([{ messageId: 'forms', evidence: { place: 'arguments', witness: {} } }]);
});

test('what is behind a reference that leads nowhere is not known to have been more', () => {
  const away = { $ref: 'https://museum.example/hall.json' };
  expect(hall(rule, away, { type: 'string', minLength: 1 })).toEqual([]);
  expect(hall(constraint, away, { type: 'string', minLength: 1 })).toMatchObject([{ messageId: 'unclear', level: 'note' }]);
  expect(hall(constraint, away, { ...away, description: 'The hall' })).toEqual([]);
});
