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
