import { compareSchemas } from '../../../src/diff/schema/compare.ts';
import { schemaWitness } from '../../../src/diff/schema/witness.ts';
import type { Json, JsonObject } from '../../../src/model/json.ts';

const told = (base: Json, head: Json) =>
  compareSchemas(base, head, '/inputSchema').map((f) => [
    f.what,
    f.effect,
    f.path.join('.'),
    schemaWitness(base, head, '/inputSchema', f) ?? null,
  ]);
const DRAFT_7 = 'http://json-schema.org/draft-07/schema#';
const narrower: [JsonObject, JsonObject] = [{ type: 'string' }, { type: 'boolean' }];
/** What is told where the definition that a berth refers to changes its type. */
const both = (schema: (definition: JsonObject) => JsonObject) => told(schema(narrower[0]), schema(narrower[1]));
const PROVEN = ['type', 'narrowed', 'berth', { berth: 'a' }];

test.each<[string, (definition: JsonObject) => JsonObject]>([
  [
    'an address inside of the schema',
    (d) => ({
      $schema: DRAFT_7,
      $id: 'https://harbour.example/booking.json',
      type: 'object',
      properties: { berth: { $ref: 'berth.json' } },
      definitions: { b: { $id: 'berth.json', ...d } },
    }),
  ],
  [
    'an address where the schema has none itself',
    (d) => ({ type: 'object', properties: { berth: { $ref: 'Berth' } }, $defs: { b: { $id: 'Berth', ...d } } }),
  ],
  [
    'a pointer behind an address',
    (d) => ({
      type: 'object',
      properties: { berth: { $ref: 'parts.json#/$defs/berth' } },
      $defs: { p: { $id: 'parts.json', $defs: { berth: d } } },
    }),
  ],
  [
    'an anchor behind an address',
    (d) => ({
      type: 'object',
      properties: { berth: { $ref: 'parts.json#berth' } },
      $defs: { p: { $id: 'parts.json', $defs: { q: { $anchor: 'berth', ...d } } }, q: { $anchor: 'berth', type: 'number' } },
    }),
  ],
  [
    'a dynamic reference with one target',
    (d) => ({ type: 'object', properties: { berth: { $dynamicRef: '#berth' } }, $defs: { b: { $dynamicAnchor: 'berth', ...d } } }),
  ],
])('%s is followed', (_, schema) => {
  expect(both(schema)[0]).toEqual(PROVEN);
});

test('a pointer inside a schema with an address is one inside that schema', () => {
  const schema = (d: JsonObject): JsonObject => ({
    type: 'object',
    properties: { berth: { $ref: '#/$defs/b' } },
    $defs: {
      b: { $id: 'berth.json', type: 'object', properties: { quay: { $ref: '#/$defs/q' } }, $defs: { q: d } },
      q: { type: 'number' },
    },
  });
  expect(both(schema)[0]).toEqual(['type', 'narrowed', 'berth.quay', { berth: { quay: 'a' } }]);
});

test('a schema that refers to itself without saying where ends', () => {
  const tree = (d: JsonObject): JsonObject => ({
    $schema: 'https://json-schema.org/draft/2019-09/schema',
    type: 'object',
    properties: { berth: d, next: { $recursiveRef: '#' } },
  });
  expect(both(tree)[0]).toEqual(PROVEN);
});

test('a dynamic reference that could lead to several places is unknown when one of them changes, and nothing when none does', () => {
  const schema = (d: JsonObject): JsonObject => ({
    type: 'object',
    properties: { berth: { $dynamicRef: '#berth' } },
    $defs: { a: { $id: 'a.json', $dynamicAnchor: 'berth', ...d }, b: { $dynamicAnchor: 'berth', type: 'string' } },
  });
  expect(both(schema)).toContainEqual(['written', 'unknown', 'berth', null]);
  expect(told(schema({ type: 'string' }), { ...schema({ type: 'string' }), description: 'Book it.' })).toEqual([]);
});

test('what is read of one schema does not stand for a missing part of the next', () => {
  const whole: Json = { type: 'object', properties: { berth: { $ref: 'Berth' } }, $defs: { b: { $id: 'Berth', type: 'string' } } };
  const broken: Json = {
    type: 'object',
    properties: { berth: { $ref: 'Berth' }, note: { type: 'string' } },
    $defs: { b: { type: 'string' } },
  };
  expect(told(whole, broken).filter(([, , , proof]) => proof !== null)).toEqual([]);
  expect(told(broken, { ...broken, required: ['note'] })).toEqual([['required', 'narrowed', 'note', null]]);
});
