import { rule } from '../../../src/rules/breaking/enum-value-removed.ts';
import { hall } from './step.ts';

test('the values that are lost are named, and proved', () => {
  const [told] = hall(rule, { enum: ['north', 'south', 'court'] }, { enum: ['south', 'attic'] });
  expect(told).toMatchObject({ evidence: { lost: ['north', 'court'], witness: { hall: 'north' } } });
});

test('another constant is another value', () => {
  expect(hall(rule, { const: 'north' }, { const: 'south' })).toMatchObject([{ evidence: { lost: ['north'] } }]);
});

test('a pattern that takes the place of a list refuses some of it', () => {
  expect(hall(rule, { enum: ['A1', 'B2', 'all'] }, { type: 'string', pattern: '^[A-Z][0-9]$' })).toMatchObject([
    { evidence: { lost: ['all'] } },
  ]);
});

test.each([
  ['another order', { enum: ['a', 'b'] }, { enum: ['b', 'a'] }],
  ['one more', { enum: ['a'] }, { enum: ['a', 'b'] }],
  ['a constant and a list of one', { const: 'a' }, { enum: ['a'] }],
  ['constants in a union', { enum: ['a', 'b'] }, { anyOf: [{ const: 'b' }, { const: 'a' }] }],
  [
    'values spread over a list and a pattern',
    { enum: ['a', 'B1'] },
    { anyOf: [{ enum: ['a'] }, { type: 'string', pattern: '^[A-Z][0-9]$' }] },
  ],
  ['no list any more', { type: 'string', enum: ['a'] }, { type: 'string' }],
  ['both truth values', { type: 'boolean' }, { enum: [false, true] }],
])('%s is no loss', (_, before, after) => {
  expect(hall(rule, before as never, after as never)).toEqual([]);
});
