import { rule } from '../../../src/rules/breaking/default-removed.ts';
import { hall, step, taking } from './step.ts';

test('tells what leaving it out meant', () => {
  expect(hall(rule, { type: 'string', default: 'north' }, { type: 'string' })).toMatchObject([
    { pointer: '/inputSchema/properties/hall', evidence: { before: 'north' } },
  ]);
});

test('a default behind a reference counts', () => {
  const before = taking({ hall: { $ref: '#/$defs/Hall' } }, { $defs: { Hall: { type: 'string', default: 'north' } } });
  expect(step(rule, [before], [taking({ hall: { type: 'string' } })])).toHaveLength(1);
  expect(step(rule, [before], [taking({ hall: { type: 'string', default: 'north' } })])).toEqual([]);
});

test('none, null, another one, or one that must be given now', () => {
  expect(hall(rule, { type: ['string', 'null'], default: null }, { type: ['string', 'null'] })).toEqual([]);
  expect(hall(rule, { type: 'string', default: 'north' }, { type: 'string', default: 'south' })).toEqual([]);
  const needed = taking({ hall: { type: 'string' } }, { required: ['hall'] });
  expect(step(rule, [taking({ hall: { type: 'string', default: 'north' } })], [needed])).toEqual([]);
});
