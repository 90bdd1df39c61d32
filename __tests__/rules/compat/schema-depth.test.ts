import type { JsonObject } from '../../../src/model/json.ts';
import { rule } from '../../../src/rules/compat/schema-depth.ts';
import { say } from '../../support/one-rule.ts';

const deep = (levels: number) => {
  let schema: JsonObject = { type: 'string' };
  for (let i = 0; i < levels; i++) schema = i % 2 ? { type: 'array', items: schema } : { type: 'object', properties: { inner: schema } };
  return { name: 'bake_loaf', inputSchema: { type: 'object', properties: { outer: schema } } };
};

test('ten levels pass and eleven do not', () => {
  expect(say(rule, [deep(9)])).toEqual([]);
  expect(say(rule, [deep(10)])).toMatchObject([{ level: 'warning', pointer: '/inputSchema', evidence: { levels: 11, limit: 10 } }]);
});

test('the limit is an option, and a chosen client is named', () => {
  expect(say(rule, [deep(10)], { options: { levels: 20 } })).toEqual([]);
  expect(say(rule, [deep(10)], { clients: ['openai-strict'] })[0]?.message).toContain('strict');
});

test('alternatives of one value add no level', () => {
  let schema: JsonObject = { type: 'string' };
  for (let i = 0; i < 30; i++) schema = { anyOf: [schema, { type: 'null' }] };
  expect(say(rule, [{ name: 'bake_loaf', inputSchema: { type: 'object', properties: { outer: schema } } }])).toEqual([]);
});

test('beyond what can be kept, it is said that nobody looked', () => {
  const told = say(rule, [deep(3000), deep(2)]);
  expect(told).toMatchObject([{ tool: 'bake_loaf', pointer: '', evidence: { levels: 200 } }]);
  expect(told[0]?.help).toContain('not judged');
});
