import { rule } from '../../../src/rules/compat/schema-root-object.ts';
import { say } from '../../support/one-rule.ts';

test.each([
  ['no schema', { name: 'ring_bell' }, '/inputSchema', 'no input schema'],
  ['no type', { name: 'ring_bell', inputSchema: { properties: { times: { type: 'integer' } } } }, '/inputSchema', 'no type'],
  ['another type', { name: 'ring_bell', inputSchema: { type: 'string' } }, '/inputSchema/type', 'string'],
  ['a list of types', { name: 'ring_bell', inputSchema: { type: ['object', 'null'] } }, '/inputSchema/type', 'object'],
  ['null', { name: 'ring_bell', inputSchema: null }, '/inputSchema', 'null'],
  ['a list', { name: 'ring_bell', inputSchema: [] }, '/inputSchema', 'a list'],
  ['true', { name: 'ring_bell', inputSchema: true }, '/inputSchema', 'boolean'],
])('%s', (_what, tool, pointer, word) => {
  const told = say(rule, [tool]);
  expect(told).toMatchObject([{ tool: 'ring_bell', pointer, level: 'error' }]);
  expect(told[0]?.message).toContain(word);
});

test('an object with anything more is fine, and so is what is no tool: that is told elsewhere', () => {
  expect(say(rule, [{ name: 'ring_bell', inputSchema: { type: 'object', oneOf: [] } }, null, 3, 'x', []])).toEqual([]);
});
