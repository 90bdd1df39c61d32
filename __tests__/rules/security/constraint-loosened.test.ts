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

test('a pattern that lets everything through is none, and a lost anchor opens both ends', () => {
  const room = '^[a-z]+/[0-9]+$';
  for (const open of [
    '.*',
    '.+',
    '^.*$',
    '^[\\s\\S]*$',
    '[^]*',
    '(.*)',
    '^(?:.|\\n)*$',
    '',
    '[a-z]+/[0-9]+',
    '^[a-z]+/[0-9]+',
    '[a-z]+/[0-9]+$',
  ])
    expect([open, told('hall_path', { type: 'string', pattern: room }, { type: 'string', pattern: open })]).toEqual([open, ['warning']]);
  expect(told('hall', { type: 'string', pattern: room }, { type: 'string', pattern: '.*' })).toEqual(['note']);
});

test('another pattern between anchors, and one that never held anything', () => {
  const told2 = (before: string, after?: string) =>
    told('hall_path', { type: 'string', pattern: before }, after === undefined ? { type: 'string' } : { type: 'string', pattern: after });
  expect(told2('^[a-z]+$', '^[a-z0-9]+$')).toEqual([]);
  expect(told2('^[a-z]+$', '^(?:[a-z]+|[0-9]+)$')).toEqual([]);
  expect(told2('[a-z]', '[0-9]')).toEqual([]);
  expect(told2('.*')).toEqual([]);
  expect(told2('^.+$', '.*')).toEqual([]);
});

test('an object that became one of two closed forms is as closed as before', () => {
  const hall = { type: 'object', properties: { floor: { type: 'number' } }, additionalProperties: false };
  expect(told('hall', hall, { anyOf: [hall, { type: 'string' }] })).toEqual([]);
  const open = { type: 'object', properties: { floor: { type: 'number' } } };
  expect(told('hall', hall, { anyOf: [open, { type: 'string' }] })).toEqual(['note']);
});
