import { Unproven, validator } from '../../../src/diff/schema/validator.ts';
import type { Json, JsonObject } from '../../../src/model/json.ts';

const faults = (schema: Json, value: Json) => validator(schema)?.(value);

test('tells where a value is at fault, and by which keyword', () => {
  const schema = {
    type: 'object',
    properties: { berth: { type: 'object', properties: { pier: { type: 'string' } }, required: ['number'] } },
    additionalProperties: false,
  };
  expect(faults(schema, { berth: { number: 1 } })).toEqual([]);
  expect(faults(schema, { berth: { pier: 4 }, crew: 1 })).toEqual([
    { path: ['crew'], keyword: 'additionalProperties' },
    { path: ['berth', 'number'], keyword: 'required' },
    { path: ['berth', 'pier'], keyword: 'type' },
  ]);
});

test('tells patterns apart, and runs none that could take long', () => {
  const schema = { properties: { a: { pattern: '^x' }, b: { pattern: '^y' } } };
  expect(faults(schema, { a: 'x', b: 'y' })).toEqual([]);
  expect(faults(schema, { a: 'y', b: 'x' })).toHaveLength(2);
  expect(() => faults({ pattern: '^(a+)+$' }, 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!')).toThrow(Unproven);
});

test('older dialects are read as such, formats count', () => {
  const tuple = { $schema: 'http://json-schema.org/draft-07/schema#', items: [{ type: 'string' }], additionalItems: false };
  expect(faults(tuple, ['a'])).toEqual([]);
  expect(faults(tuple, [1])).toHaveLength(1);
  expect(faults({ format: 'date' }, 'tomorrow')).toHaveLength(1);
});

test('a schema that contains itself as a whole', () => {
  const pier = { properties: { name: { type: 'string' }, parts: { type: 'array', items: { $ref: '#' } } } };
  for (const schema of [pier, { ...pier, $id: 'https://example.com/pier' }] as Json[])
    expect(faults(schema, { parts: [{ name: 'a' }] })).toEqual([]);
  expect(faults(pier, { parts: [{ name: 1 }] })).toEqual([{ path: ['parts', '0', 'name'], keyword: 'type' }]);
});

test('a schema that refers to itself where it stands proves nothing', () => {
  expect(() => faults({ type: 'object', allOf: [{ $ref: '#' }] }, {})).toThrow(Unproven);
});

test('what cannot be compiled, or would cost too much, has no validator', () => {
  let deep: JsonObject = { type: 'string' };
  for (let i = 0; i < 60; i++) deep = { properties: { a: deep } };
  const wide = { properties: Object.fromEntries(Array.from({ length: 4_000 }, (_, i) => [`p${i}`, {}])) };
  for (const schema of [deep, wide, { $ref: 'https://example.com/other.json' }, { type: 'nonsense' }, 'no schema', null] as Json[])
    expect(validator(schema)).toBeNull();
});

test('a schema that asks to be validated later is validated now', () => {
  expect(faults({ $async: true, type: 'string' }, 5)).toHaveLength(1);
});

test('the same name for two schemas is no clash', () => {
  const named = (type: string) => ({ $id: 'https://example.com/boat', type });
  expect(faults(named('string'), 'a')).toEqual([]);
  expect(faults(named('number'), 'a')).toHaveLength(1);
});
