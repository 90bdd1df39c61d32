import { rule } from '../../../src/rules/breaking/additional-properties-closed.ts';
import { step, taking } from './step.ts';

const one = { hall: { type: 'string' } };

test('at the root, with a call that proves it', () => {
  const [told] = step(rule, [taking(one)], [taking(one, { additionalProperties: false })]);
  expect(told).toMatchObject({ pointer: '/inputSchema', messageId: 'default' });
  expect(Object.keys(told?.evidence.witness as object)).toHaveLength(1);
});

test('inside a parameter', () => {
  const frame = (more: object) => taking({ frame: { type: 'object', properties: one, ...more } });
  expect(step(rule, [frame({})], [frame({ additionalProperties: false })])).toMatchObject([
    { pointer: '/inputSchema/properties/frame', messageId: 'inside', evidence: { place: 'frame' } },
  ]);
});

test('opened, written out, or said in another keyword', () => {
  expect(step(rule, [taking(one, { additionalProperties: false })], [taking(one)])).toEqual([]);
  expect(step(rule, [taking(one)], [taking(one, { additionalProperties: true })])).toEqual([]);
  expect(step(rule, [taking(one)], [taking(one, { additionalProperties: {} })])).toEqual([]);
  expect(step(rule, [taking(one, { additionalProperties: false })], [taking(one, { unevaluatedProperties: false })])).toEqual([]);
});
