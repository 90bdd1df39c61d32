import fc from 'fast-check';
import type { Json, JsonObject } from '../../src/model/json.ts';

/** Schemas of one value, nested a little; objects inside always name `x` and `y`. */
export const schema = (depth = 2): fc.Arbitrary<Json> => {
  const leaf: fc.Arbitrary<Json>[] = [
    fc.constant({}),
    fc.constant(true),
    fc.record({ type: fc.subarray(['string', 'null', 'boolean', 'integer', 'number'], { minLength: 1 }) }),
    fc.record({ enum: fc.uniqueArray(fc.constantFrom<Json>('a', 'bb', 1, 2, true, false, null), { minLength: 1 }) }),
    fc.record({ const: fc.constantFrom<Json>('a', 'bb', 1, null) }),
    fc.record({ type: fc.constant('string'), minLength: fc.nat(3), maxLength: fc.integer({ min: 1, max: 4 }) }, { requiredKeys: ['type'] }),
    fc.record({ type: fc.constant('string'), pattern: fc.constantFrom('^a', 'b$', '^[a-c]+$') }),
    fc.record(
      {
        type: fc.constantFrom('number', 'integer'),
        minimum: fc.integer({ min: -1, max: 2 }),
        maximum: fc.integer({ min: 1, max: 4 }),
        exclusiveMinimum: fc.integer({ min: -1, max: 1 }),
        multipleOf: fc.constantFrom(1, 2, 0.5),
      },
      { requiredKeys: ['type'] },
    ),
  ];
  if (depth === 0) return fc.oneof(...leaf);
  const inner = schema(depth - 1);
  const list = fc.array(inner, { minLength: 1, maxLength: 3 });
  return fc.oneof(
    ...leaf,
    fc.record({ anyOf: list }),
    fc.record({ oneOf: list }),
    fc.record({ allOf: list }),
    fc.record({ not: fc.constantFrom<Json>({ const: 'a' }, { type: 'null' }) }),
    fc.record(
      {
        type: fc.constant('array'),
        items: inner,
        minItems: fc.nat(2),
        maxItems: fc.integer({ min: 1, max: 3 }),
        uniqueItems: fc.boolean(),
      },
      { requiredKeys: ['type'] },
    ),
    fc.record({ type: fc.constant('array'), prefixItems: list, items: inner }, { requiredKeys: ['type', 'prefixItems'] }),
    fc.record(
      {
        type: fc.constant('object'),
        properties: fc.record({ x: inner, y: inner }),
        required: fc.subarray(['x', 'y']),
        additionalProperties: fc.constantFrom<Json>(true, false, {}, { type: 'string' }),
      },
      { requiredKeys: ['type', 'properties'] },
    ),
  ) as fc.Arbitrary<Json>;
};

/** Schemas of arguments. */
export const argumentsSchema: fc.Arbitrary<JsonObject> = fc.record(
  {
    type: fc.constant('object'),
    properties: fc.dictionary(fc.constantFrom('boat', 'berth', 'crew_size', 'crewSize'), schema(), {
      maxKeys: 3,
    }) as fc.Arbitrary<JsonObject>,
    required: fc.subarray(['boat', 'berth']),
    additionalProperties: fc.constantFrom<Json>(true, false, { type: 'string' }),
  },
  { requiredKeys: ['type', 'properties'] },
);

const scalar = fc.constantFrom<Json>('a', 'bb', 'abc', '', 'x', 0, 1, 2, 3, -1, 0.5, true, false, null);
/** Values that such schemas may accept or refuse. */
export const value: fc.Arbitrary<Json> = fc.oneof(
  { weight: 3, arbitrary: scalar },
  fc.array(scalar, { maxLength: 3 }) as fc.Arbitrary<Json>,
  fc.record({ x: scalar, y: scalar }, { requiredKeys: [] }) as fc.Arbitrary<Json>,
  fc.record(
    { x: fc.record({ x: scalar, y: scalar }, { requiredKeys: [] }), y: fc.array(scalar, { maxLength: 2 }) },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Json>,
);

export const args = fc.dictionary(fc.constantFrom('boat', 'berth', 'crew_size', 'crewSize'), value, {
  maxKeys: 3,
}) as fc.Arbitrary<JsonObject>;
