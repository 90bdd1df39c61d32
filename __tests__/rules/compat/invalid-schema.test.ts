import { Ajv } from 'ajv';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import type { Json, JsonObject } from '../../../src/model/json.ts';
import { rule } from '../../../src/rules/compat/invalid-schema.ts';
import { say, taking } from '../../support/one-rule.ts';

const DRAFT_07 = 'http://json-schema.org/draft-07/schema#';

test.each<[string, Json, string]>([
  ['a list where the properties should be', [], '/inputSchema/properties'],
  ['an unknown type', { loaves: { type: 'int' } }, '/inputSchema/properties/loaves/type'],
  ['required as a flag', { loaves: { type: 'number', required: true } }, '/inputSchema/properties/loaves/required'],
  [
    'a bound of draft-04',
    { loaves: { type: 'integer', minimum: 0, exclusiveMinimum: true } },
    '/inputSchema/properties/loaves/exclusiveMinimum',
  ],
  ['a list by position', { pair: { type: 'array', items: [{ type: 'string' }] } }, '/inputSchema/properties/pair/items'],
  ['a text where a schema should be', { loaves: 'number' }, '/inputSchema/properties/loaves'],
  ['null where a schema should be', { loaves: { items: null } }, '/inputSchema/properties/loaves/items'],
  ['an empty anyOf', { loaves: { anyOf: [] } }, '/inputSchema/properties/loaves/anyOf'],
  ['a pattern that is no text', { loaves: { pattern: 5 } }, '/inputSchema/properties/loaves/pattern'],
  ['a length below zero', { loaves: { minLength: -1 } }, '/inputSchema/properties/loaves/minLength'],
])('%s', (_what, properties, pointer) => {
  const [told, ...more] = say(rule, [taking(properties)]);
  expect(more).toEqual([]);
  expect(told).toMatchObject({ tool: 'bake_loaf', pointer, level: 'error' });
});

test('a property may be called like a keyword', () => {
  const names = {
    type: { type: 'string' },
    required: { type: 'boolean' },
    properties: { type: 'object' },
    items: true,
    $ref: { type: 'string' },
  };
  expect(say(rule, [taking(names)])).toEqual([]);
});

test('values are no schemas', () => {
  const values = { loaf: { default: { type: 'rye' }, enum: [{ required: true }], examples: [{ items: null }], const: { minLength: -1 } } };
  expect(say(rule, [taking(values)])).toEqual([]);
});

test('each dialect is read by its own rules', () => {
  const pair = { pair: { type: 'array', items: [{ type: 'string' }] } };
  expect(say(rule, [taking(pair, { $schema: DRAFT_07 })], { clients: ['openai-api'] })).toEqual([]);
  const [told] = say(rule, [taking(pair, { $schema: DRAFT_07 })], { clients: ['claude-api'] });
  expect(told?.message).toContain('draft-07');
  expect(told?.message).toContain('Claude API');
  const draft04 = taking({ n: { minimum: 0, exclusiveMinimum: true } }, { $schema: 'http://json-schema.org/draft-04/schema#' });
  expect(say(rule, [draft04], { clients: ['vscode'] })).toEqual([]);
  expect(say(rule, [taking({}, { $schema: DRAFT_07 })])).toEqual([]);
});

test('a dialect nobody knows is told and not judged wrongly', () => {
  expect(say(rule, [taking({}, { $schema: 'https://bakery.example/schema' })])).toMatchObject([
    { pointer: '/inputSchema/$schema', level: 'warning' },
  ]);
});

test('the output schema is read as well', () => {
  expect(say(rule, [{ ...taking({}), outputSchema: { type: 'object', properties: { loaf: { type: 'bread' } } } }])).toMatchObject([
    { pointer: '/outputSchema/properties/loaf/type' },
  ]);
});

test('a schema that is wrong everywhere is told ten times at most', () => {
  const wrong = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`p${i}`, { type: 'bread' }]));
  expect(say(rule, [taking(wrong)])).toHaveLength(10);
});

test('odd tools and endless depth are survived', () => {
  let deep: JsonObject = { type: 'string' };
  for (let i = 0; i < 3000; i++) deep = { type: 'object', properties: { a: deep } };
  expect(say(rule, [null, 1, [], { name: 'a', inputSchema: true, outputSchema: 'x' }, { name: 'b', inputSchema: [] }])).toEqual([]);
  expect(say(rule, [{ name: 'deep', inputSchema: deep }])).toEqual([]);
});

describe('agrees with the meta-schemas', () => {
  const ajv07 = new Ajv({ strict: false, validateFormats: false });
  const ajv2020 = new Ajv2020({ strict: false, validateFormats: false });
  const value = fc.constantFrom<Json>(
    1,
    -1,
    0,
    1.5,
    true,
    null,
    'string',
    'a b',
    '',
    [],
    ['a'],
    ['a', 'a'],
    ['string', 'null'],
    [1],
    {},
    { a: ['b'] },
    { a: 1 },
  );
  const keyword = fc.constantFrom(
    'type', 'required', 'minLength', 'maxItems', 'minimum', 'exclusiveMaximum', 'multipleOf', 'uniqueItems', 'pattern', 'format', 'title',
    'description', 'readOnly', 'examples', 'default', 'const', '$comment', 'minProperties', 'unknown',
  ); // biome-ignore format: short words
  const leaf = fc.dictionary(keyword, value, { maxKeys: 4 });
  // `$defs` and its kin are no keywords of draft-07, where schemas use them all the same: there ours looks and the meta-schema does not.
  const schema = (newer: boolean) =>
    fc.letrec<{ node: Json }>((tie) => ({
      node: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        leaf,
        fc.constantFrom<Json>(true, false, null, 3, 'x', []),
        fc.record({ properties: fc.dictionary(fc.constantFrom('a', 'type', 'items'), tie('node'), { maxKeys: 2 }) }),
        fc.record({ items: tie('node') }),
        fc.record({ items: fc.array(tie('node'), { maxLength: 2 }) }),
        fc.record({ anyOf: fc.array(tie('node'), { maxLength: 2 }), additionalProperties: tie('node') }),
        fc.record({ not: tie('node'), definitions: fc.dictionary(fc.constantFrom('a'), tie('node')) }),
        ...(newer
          ? [
              fc.record({ $defs: fc.dictionary(fc.constantFrom('a'), tie('node')), prefixItems: fc.array(tie('node'), { maxLength: 2 }) }),
              fc.record({ dependentRequired: fc.dictionary(fc.constantFrom('a'), value) }),
            ]
          : []),
      ),
    })).node;

  test.each([
    ['2020-12', ajv2020, {}],
    ['draft-07', ajv07, { $schema: DRAFT_07 }],
  ])('%s', (_name, ajv, declared) => {
    fc.assert(
      fc.property(schema(ajv === ajv2020), (node) => {
        const root = { type: 'object', properties: { x: node }, ...declared } as JsonObject;
        const told = say(rule, [{ name: 'bake_loaf', inputSchema: root }], { clients: ['openai-api'] });
        expect([told.length === 0, JSON.stringify(root)]).toEqual([ajv.validateSchema(root) === true, JSON.stringify(root)]);
      }),
      { numRuns: 1500 },
    );
  });
});
