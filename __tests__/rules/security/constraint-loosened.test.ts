import type { JsonObject } from '../../../src/model/json.ts';
import { rule } from '../../../src/rules/security/constraint-loosened.ts';
import { sayOfChange } from '../../support/one-rule.ts';

const tool = (name: string, schema: JsonObject, more: JsonObject = {}): JsonObject => ({
  name: 'museum_read',
  description: 'Reads.',
  inputSchema: { type: 'object', properties: { [name]: schema }, ...more },
});
const told = (name: string, before: JsonObject, after: JsonObject) =>
  sayOfChange(rule, [tool(name, before)], [tool(name, after)]).map((t) => t.level);

test('a path, an address or a command that loses its pattern', () => {
  for (const name of ['file_path', 'callbackUrl', 'command', 'to'])
    expect(told(name, { type: 'string', pattern: '^a' }, { type: 'string' })).toEqual(['warning']);
});

test('other bounds are notes', () => {
  expect(told('room', { type: 'string', enum: ['a'] }, { type: 'string', enum: ['a', 'b'] })).toEqual(['note']);
  expect(told('limit', { type: 'integer', maximum: 10 }, { type: 'integer', maximum: 100 })).toEqual(['note']);
  const open = sayOfChange(rule, [tool('a', {}, { additionalProperties: false })], [tool('a', {})]);
  expect(open.map((t) => t.level)).toEqual(['note']);
});

test('tightening, and new parameters, are quiet', () => {
  expect(told('path', { type: 'string' }, { type: 'string', pattern: '^a' })).toEqual([]);
  expect(told('limit', { type: 'integer', maximum: 100 }, { type: 'integer', maximum: 10 })).toEqual([]);
});
