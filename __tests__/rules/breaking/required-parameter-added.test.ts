import { rule } from '../../../src/rules/breaking/required-parameter-added.ts';
import { step, taking } from './step.ts';

test('a new parameter that must be given', () => {
  const before = taking({ hall: { type: 'string' } });
  const after = taking({ hall: { type: 'string' }, day: { type: 'string' } }, { required: ['day'] });
  expect(step(rule, [before], [after])).toMatchObject([
    { pointer: '/inputSchema/properties/day', evidence: { place: 'day', witness: {} } },
  ]);
});

test('a name that must be given and is described nowhere', () => {
  expect(step(rule, [taking({})], [taking({}, { required: ['day'] })])).toMatchObject([{ evidence: { place: 'day' } }]);
});

test('one that may be left out, and one that was needed before', () => {
  expect(step(rule, [taking({})], [taking({ day: { type: 'string' } })])).toEqual([]);
  const needed = taking({ hall: { type: 'string' } });
  expect(step(rule, [needed], [taking({ hall: { type: 'string' } }, { required: ['hall'] })])).toEqual([]);
});
