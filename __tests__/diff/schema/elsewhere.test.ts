import { compareSchemas } from '../../../src/diff/schema/compare.ts';
import type { Json, JsonObject } from '../../../src/model/json.ts';

const told = (base: Json, head: Json) =>
  compareSchemas(base, head, '/inputSchema').map((f) => [f.what, f.path.join('.'), (f.also ?? []).map((p) => p.path.join('.')).join(' ')]);
const text = { type: 'string' };
/** A voyage whose harbours are of one definition. */
const voyage = (Harbour: JsonObject, use: JsonObject[] = [{}, {}, {}]): JsonObject => ({
  type: 'object',
  properties: Object.fromEntries(['from', 'to', 'via'].map((name, i) => [name, { $ref: '#/$defs/Harbour', ...use[i] }])),
  $defs: { Harbour },
});

test('what is lost in a definition is lost wherever it is used', () => {
  const harbour = { type: 'object', properties: { quay: text }, additionalProperties: false };
  expect(told(voyage(harbour), voyage({ ...harbour, required: ['quay'] }))).toEqual([['required', 'from.quay', 'to.quay via.quay']]);
  expect(told(voyage(text), voyage({ ...text, maxLength: 9 }))).toEqual([['bound', 'from', 'to via']]);
});

test('a definition used inside of another one', () => {
  const of = (Quay: JsonObject): JsonObject => ({
    ...voyage({ type: 'object', properties: { first: { $ref: '#/$defs/Quay' }, second: { $ref: '#/$defs/Quay' } } }, [{}, {}]),
    $defs: { Harbour: { type: 'object', properties: { first: { $ref: '#/$defs/Quay' }, second: { $ref: '#/$defs/Quay' } } }, Quay },
  });
  expect(told(of(text), of({ ...text, maxLength: 9 }))).toEqual([
    ['bound', 'from.first', 'from.second to.first to.second via.first via.second'],
  ]);
});

test('a circle is no other place', () => {
  const leg = (more: JsonObject): JsonObject => ({
    type: 'object',
    properties: { quay: { ...text, ...more }, next: { $ref: '#/$defs/Harbour' } },
  });
  expect(told(voyage(leg({})), voyage(leg({ maxLength: 9 })))).toEqual([['bound', 'from.quay', 'to.quay via.quay']]);
});

test('a default beside a reference is that of its place', () => {
  const gone = told(voyage(text, [{}, { default: 'A' }, { default: 'B' }]), { ...voyage({ ...text, description: 'Harbour' }) });
  expect(gone).toEqual([
    ['default', 'to', ''],
    ['default', 'via', ''],
  ]);
  expect(told(voyage({ ...text, default: 'A' }), voyage(text))).toEqual([['default', 'from', 'to via']]);
});

test('two parameters that take nothing any more are two', () => {
  const both = (schema: Json): JsonObject => ({ type: 'object', properties: { berth: schema, quay: schema } });
  expect(told(both(true), both(false)).map(([, path, also]) => `${path} ${also}`.trim())).toEqual(['berth quay']);
});
