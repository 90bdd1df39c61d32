import { rule as nowRequired } from '../../../src/rules/breaking/parameter-now-required.ts';
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

test('inside of something that may be left out itself', () => {
  const frame = (properties: object, required: string[]) => taking({ frame: { type: 'object', properties, required } as never });
  const [told] = step(rule, [frame({}, [])], [frame({ width: { type: 'number' } }, ['width'])]);
  expect(told?.message).toBe('Wherever a call of museum_find_works gives frame, it must now pass frame.width, which did not exist');
  expect(told?.evidence.witness).toEqual({ frame: {} });
});

test('one that another form of the arguments knew is not new', () => {
  const form = (name: string) => ({ type: 'object', properties: { [name]: { type: 'string' } }, required: [name] });
  const either = { ...taking({}), inputSchema: { type: 'object', anyOf: [form('hall'), form('artist')] } };
  const one = { ...taking({}), inputSchema: form('hall') };
  expect(step(rule, [either], [one])).toEqual([]);
  expect(step(nowRequired, [either], [one])).toMatchObject([{ evidence: { place: 'hall', witness: { artist: 'a' } } }]);
});
