import { rule } from '../../../src/rules/breaking/output-enum-widened.ts';
import { hall, year } from './step.ts';

test('a value that was not listed', () => {
  expect(year(rule, { enum: ['shown', 'stored'] }, { enum: ['shown', 'lent', 'stored'] })).toMatchObject([
    { evidence: { gained: ['lent'], witness: { year: 'lent' } } },
  ]);
});

test('no list any more', () => {
  expect(year(rule, { type: 'string', enum: ['shown'] }, { type: 'string' })).toMatchObject([{ messageId: 'open' }]);
});

test('fewer values, another order, or an argument', () => {
  expect(year(rule, { enum: ['shown', 'stored'] }, { enum: ['stored'] })).toEqual([]);
  expect(year(rule, { enum: ['shown', 'stored'] }, { enum: ['stored', 'shown'] })).toEqual([]);
  expect(hall(rule, { enum: ['a'] }, { enum: ['a', 'b'] })).toEqual([]);
});
