import { rule } from '../../../src/rules/breaking/parameter-removed.ts';
import { step, taking } from './step.ts';

const both = { hall: { type: 'string' }, artist: { type: 'array', items: { type: 'integer' } } };
const one = { hall: { type: 'string' } };

test('refused in a closed schema, with a call that proves it', () => {
  const [told] = step(rule, [taking(both, { additionalProperties: false })], [taking(one, { additionalProperties: false })]);
  expect(told).toMatchObject({ pointer: '/inputSchema/properties/artist', messageId: 'default', evidence: { place: 'artist' } });
  expect(told?.evidence.witness).toHaveProperty('artist');
});

test('ignored in an open one', () => {
  expect(step(rule, [taking(both)], [taking(one)])).toMatchObject([{ messageId: 'ignored' }]);
});

test('inside lists and objects as well', () => {
  const nested = (properties: object) => ({ frames: { type: 'array', items: { type: 'object', properties: properties as never } } });
  const told = step(rule, [taking(nested(both))], [taking(nested(one))]);
  expect(told).toMatchObject([
    { pointer: '/inputSchema/properties/frames/items/properties/artist', evidence: { place: 'frames[].artist' } },
  ]);
});

test('an object inside that takes any name has lost none', () => {
  const frame = (schema: object) => ({ frame: { type: 'object', ...schema } }) as never;
  expect(step(rule, [taking(frame({ properties: one }))], [taking(frame({ additionalProperties: true }))])).toEqual([]);
});

test('an added one breaks nothing, and what a result loses is another matter', () => {
  expect(step(rule, [taking(one)], [taking(both)])).toEqual([]);
});

test('a volatile place is left alone', () => {
  expect(step(rule, [taking(both)], [taking(one)], ['/tools/*/inputSchema/properties/artist'])).toEqual([]);
});

test('a name without a letter is shown as such', () => {
  const [told] = step(rule, [taking({ '': { type: 'string' } })], [taking({})]);
  expect(told?.evidence.place).toBe('""');
});
