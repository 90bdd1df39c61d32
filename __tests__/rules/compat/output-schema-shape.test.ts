import { rule } from '../../../src/rules/compat/output-schema-shape.ts';
import { say, taking } from '../../support/one-rule.ts';

const giving = (outputSchema: unknown) => ({ ...taking({}), outputSchema: outputSchema as string });

test.each([
  ['a list', { type: 'array', items: {} }, 'array'],
  ['no type', { anyOf: [] }, 'no type'],
  ['a text', 'object', 'object'],
  ['null', null, null],
])('%s at the root costs the whole list', (_what, schema, type) => {
  expect(say(rule, [giving(schema)])).toMatchObject([{ tool: 'bake_loaf', pointer: '/outputSchema', level: 'error', evidence: { type } }]);
});

test('from 2026-07-28 on any root is allowed, before it is not', () => {
  expect(say(rule, [giving({ type: 'array' })], { snapshot: { protocolVersion: '2026-07-28' } })).toEqual([]);
  expect(say(rule, [giving({ type: 'array' })], { snapshot: { protocolVersion: '2025-11-25' } })).toHaveLength(1);
});

test('objects, and tools without one, are fine', () => {
  expect(say(rule, [giving({ type: 'object', properties: {} }), taking({}), null])).toEqual([]);
});
