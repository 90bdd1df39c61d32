import { rule } from '../../../src/rules/compat/unresolved-ref.ts';
import { say, taking } from '../../support/one-rule.ts';

const at = (ref: unknown, more = {}) => taking({ berth: { $ref: ref as string } }, more);

test.each(['#/$defs/Berth', '#/definitions/Berth', '#berth', '#/properties/nothing'])('%s leads nowhere', (ref) => {
  const told = say(rule, [at(ref)]);
  expect(told).toMatchObject([{ tool: 'bake_loaf', pointer: '/inputSchema/properties/berth/$ref', level: 'error', evidence: { ref } }]);
});

test('a reference to a text is a reference to nothing', () => {
  expect(say(rule, [taking({ a: { description: 'x' }, b: { $ref: '#/properties/a/description' } })])).toHaveLength(1);
});

test.each([
  ['a definition', at('#/$defs/Berth', { $defs: { Berth: { type: 'object' } } })],
  ['a definition in any place', at('#/components/schemas/Berth', { components: { schemas: { Berth: {} } } })],
  ['the root', at('#')],
  ['an anchor', at('#berth', { $defs: { b: { $anchor: 'berth' } } })],
  ['an id', at('https://harbour.example/berth', { $defs: { b: { $id: 'https://harbour.example/berth', type: 'object' } } })],
  ['escaped steps', at('#/$defs/a~1b%25', { $defs: { 'a/b%': true } })],
  ['a position', taking({ a: { anyOf: [{ type: 'string' }] }, b: { $ref: '#/properties/a/anyOf/0' } })],
  ['itself', taking({ a: { $ref: '#/properties/a' } })],
])('%s is found', (_what, tool) => {
  expect(say(rule, [tool])).toEqual([]);
});

test('a property called $ref, and values that look like references, are none', () => {
  expect(say(rule, [taking({ $ref: { type: 'string' }, a: { default: { $ref: '#/nope' }, enum: [{ $ref: '#/nope' }] } })])).toEqual([]);
});

test('the definitions of the other schema do not count', () => {
  const tool = { ...at('#/$defs/B', { $defs: { B: {} } }), outputSchema: { type: 'object', properties: { b: { $ref: '#/$defs/B' } } } };
  expect(say(rule, [tool])).toMatchObject([{ pointer: '/outputSchema/properties/b/$ref' }]);
});

test.each(['#/__proto__', '#/constructor', '#/properties/__proto__'])('nothing is found in a prototype: %s', (ref) => {
  expect(say(rule, [at(ref)])).toHaveLength(1);
});

test('odd references are survived', () => {
  expect(say(rule, [at(5), at(null), at('#/%E0%A4%A'), { name: 'a', inputSchema: { $ref: '#' } }, null])).toHaveLength(1);
});
