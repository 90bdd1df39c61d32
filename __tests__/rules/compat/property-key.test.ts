import { rule } from '../../../src/rules/compat/property-key.ts';
import { say, taking } from '../../support/one-rule.ts';

test.each(['$filter', 'loaf[]', 'größe', 'with space', '', 'x'.repeat(65)])('%j has the request refused', (key) => {
  const told = say(rule, [taking({ [key]: { type: 'string' }, ok: {} })]);
  expect(told).toMatchObject([{ tool: 'bake_loaf', level: 'error', evidence: { key, limit: 64 } }]);
  expect(told[0]?.message).toContain('Claude API');
});

test('what the API takes, and names further in, are fine', () => {
  const deep = { $deep: { type: 'string' } };
  expect(say(rule, [taking({ 'a.b': {}, 'c-d': {}, e_F1: {}, order: { type: 'object', properties: deep } })])).toEqual([]);
});

test('Gemini takes less, and others do not mind', () => {
  expect(say(rule, [taking({ 'a.b': {} })], { clients: ['gemini'] })).toMatchObject([{ level: 'warning' }]);
  expect(say(rule, [taking({ $filter: {} })], { clients: ['vscode', 'openai-api'] })).toEqual([]);
});

test('a hundred bad names are told ten times', () => {
  expect(say(rule, [taking(Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`$${i}`, {}])))])).toHaveLength(10);
});

test('odd schemas are survived', () => {
  const builtins = JSON.parse('{"__proto__":{"type":"string"},"constructor":{"type":"string"}}');
  expect(say(rule, [null, { name: 'a' }, { name: 'b', inputSchema: { properties: [] } }, taking(builtins)])).toEqual([]);
});
