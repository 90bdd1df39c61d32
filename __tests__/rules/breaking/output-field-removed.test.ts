import { rule } from '../../../src/rules/breaking/output-field-removed.ts';
import { giving, step } from './step.ts';

const both = { title: { type: 'string' }, year: { type: 'integer' } };

test('a field that is gone', () => {
  expect(step(rule, [giving(both)], [giving({ title: { type: 'string' } })])).toMatchObject([
    { messageId: 'default', evidence: { place: 'year' } },
  ]);
});

test('a field that may be missing', () => {
  expect(step(rule, [giving(both, { required: ['year'] })], [giving(both)])).toMatchObject([
    { messageId: 'optional', evidence: { witness: {} } },
  ]);
});

test('a field of another name', () => {
  const named = (name: string) => giving({ [name]: { type: 'integer', description: 'Year in which it was made' } });
  expect(step(rule, [named('year_made')], [named('yearMade')])).toMatchObject([
    { messageId: 'renamed', evidence: { from: 'year_made', to: 'yearMade' } },
  ]);
});

test('a field of another name inside of another, with a result that shows it', () => {
  const named = (name: string) =>
    giving({
      frame: { type: 'object', properties: { [name]: { type: 'integer', description: 'Year in which it was made' } }, required: [name] },
    });
  expect(step(rule, [named('year_made')], [named('yearMade')])).toMatchObject([
    {
      message: 'The result of museum_read_work calls frame.yearMade what it called frame.year_made',
      evidence: { witness: { frame: { yearMade: expect.any(Number) } } },
    },
  ]);
});

test('a new field, or one that is always there now', () => {
  expect(step(rule, [giving({ title: { type: 'string' } })], [giving(both)])).toEqual([]);
  expect(step(rule, [giving(both)], [giving(both, { required: ['year'] })])).toEqual([]);
});
