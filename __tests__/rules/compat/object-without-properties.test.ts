import { rule } from '../../../src/rules/compat/object-without-properties.ts';
import { say, taking } from '../../support/one-rule.ts';

test('a bare object is a warning inside and a note at the root', () => {
  expect(say(rule, [taking({ filter: { type: 'object' } }), { name: 'ring_bell', inputSchema: { type: 'object' } }])).toMatchObject([
    { tool: 'bake_loaf', pointer: '/inputSchema/properties/filter', level: 'warning' },
    { tool: 'ring_bell', pointer: '/inputSchema', level: 'note' },
  ]);
});

test('open to anything says as little', () => {
  expect(
    say(rule, [taking({ filter: { type: 'object', additionalProperties: true }, more: { type: 'object', additionalProperties: {} } })]),
  ).toHaveLength(2);
});

test.each([
  ['named properties', { type: 'object', properties: {} }],
  ['free keys with a kind of value', { type: 'object', additionalProperties: { type: 'string' } }],
  ['alternatives', { type: 'object', oneOf: [{ properties: {} }] }],
  ['no object', { type: 'string' }],
])('%s are fine', (_what, schema) => {
  expect(say(rule, [taking({ filter: schema })])).toEqual([]);
});

test('clients that do not mind', () => {
  expect(say(rule, [taking({ filter: { type: 'object' } })], { clients: ['claude-api', 'gemini'] })).toEqual([]);
});

test('a definition counts once something refers to it, and is called by the property that leads there or by the schema', () => {
  const $defs = { Filter: { type: 'object' }, Unused: { $ref: '#/$defs/Other' }, Other: { type: 'object' } };
  expect(say(rule, [taking({ filter: { $ref: '#/$defs/Filter' } }, { $defs })]).map((t) => t.pointer)).toEqual([
    '/inputSchema/$defs/Filter',
  ]);
  const [told] = say(rule, [taking({ orders: { type: 'array', items: { anyOf: [{ type: 'object' }] } } })]);
  expect(told?.evidence.place).toBe('orders');
});
