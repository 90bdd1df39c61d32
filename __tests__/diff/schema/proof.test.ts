import { compareSchemas } from '../../../src/diff/schema/compare.ts';
import { schemaWitness } from '../../../src/diff/schema/witness.ts';
import type { Json, JsonObject } from '../../../src/model/json.ts';

const text = { type: 'string' };
const berth = (schema: Json, more: JsonObject = {}): JsonObject => ({ type: 'object', properties: { berth: schema }, ...more });
const proofs = (base: Json, head: Json) => {
  const facts = compareSchemas(base, head, '/inputSchema').filter((f) => f.effect !== 'widened');
  return facts.map((f) => schemaWitness(base, head, '/inputSchema', f) ?? null);
};
const DRAFT_4 = { $schema: 'http://json-schema.org/draft-04/schema#' };

test.each<[string, Json, Json, Json]>([
  [
    'nothing behind the positions',
    { type: 'array', prefixItems: [text] },
    { type: 'array', prefixItems: [text], unevaluatedItems: false },
    ['a', 'x'],
  ],
  [
    'a position less',
    { type: 'array', items: [text, text], additionalItems: false },
    { type: 'array', items: [text], additionalItems: false },
    ['a', 'a'],
  ],
  [
    'fewer of what it contains',
    { type: 'array', items: text, contains: { const: 'A1' } },
    { type: 'array', items: text, contains: { const: 'A1' }, maxContains: 2 },
    ['A1', 'A1', 'A1'],
  ],
  ['a value more that is excluded', { ...text, not: { enum: ['A1'] } }, { ...text, not: { enum: ['A1', 'B2'] } }, 'B2'],
  ['a multiple of more', { type: 'integer', multipleOf: 5 }, { type: 'integer', multipleOf: 10 }, 5],
])('%s is shown by a value', (_, before, after, value) => {
  const old: JsonObject = JSON.stringify(before).includes('additionalItems') ? { $schema: 'http://json-schema.org/draft-07/schema#' } : {};
  expect(proofs(berth(before, old), berth(after, old))).toEqual([{ berth: value }]);
});

test('a bound that draft 4 made exclusive by a boolean is shown by a value', () => {
  const [before, after] = [
    { type: 'number', maximum: 4 },
    { type: 'number', maximum: 4, exclusiveMaximum: true },
  ];
  expect(proofs(berth(before, DRAFT_4), berth(after, DRAFT_4))).toEqual([{ berth: 4 }]);
  expect(proofs(berth({ ...after, exclusiveMaximum: false }, DRAFT_4), berth(before, DRAFT_4))).toEqual([]);
});
