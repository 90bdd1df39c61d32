import { compareSchemas } from '../../../src/diff/schema/compare.ts';
import type { Json, JsonObject } from '../../../src/model/json.ts';
import { rule as closed } from '../../../src/rules/breaking/additional-properties-closed.ts';
import { rule as tightened } from '../../../src/rules/breaking/constraint-tightened.ts';
import { rule as removed } from '../../../src/rules/breaking/parameter-removed.ts';
import { rule as narrowed } from '../../../src/rules/breaking/type-narrowed.ts';
import { hall } from '../../rules/breaking/step.ts';

const text = { type: 'string' };
const whole = { type: 'integer' };
const named = (properties: JsonObject, more: JsonObject = {}): JsonObject => ({ type: 'object', properties, ...more });
const shelf = (schema: Json): JsonObject => ({ type: 'object', properties: { shelf: schema } });
const when = (condition: Json, then: Json, otherwise: Json): Json =>
  Object.fromEntries([
    ['if', condition],
    ['then', then],
    ['else', otherwise],
  ]);
const told = (base: Json, head: Json) =>
  compareSchemas(shelf(base), shelf(head), '/s')
    .filter((f) => f.effect !== 'equivalent')
    .map((f) => [f.what, f.effect]);
const warned = (base: Json, head: Json) =>
  [closed, tightened, removed, narrowed].flatMap((rule) => hall(rule, base, head)).filter((f) => f.level !== 'note');

describe('the same in other words', () => {
  const row = named({ row: text });
  test.each<[string, Json, Json]>([
    ['parts of one closed object', { allOf: [row, named({ place: whole })], unevaluatedProperties: false }, named({ row: text, place: whole }, { additionalProperties: false })],
    ['a choice by type', when(text, { minLength: 2 }, whole), { anyOf: [{ type: 'string', minLength: 2 }, whole] }],
    ['a condition without else', when({ type: ['string', 'null'] }, { maxLength: 3 }, true), { maxLength: 3 }],
    ['negated twice', { not: { not: text } }, text],
  ])('%s', (_, one, other) => {
    expect(told(one, other)).toEqual([]);
    expect(told(other, one)).toEqual([]);
  }); // biome-ignore format: one case a line
  test('a part that takes other names as well is no closed object', () => {
    const base = { allOf: [{ ...row, additionalProperties: true }], unevaluatedProperties: false };
    expect(warned(base, { ...row, additionalProperties: false })).toMatchObject([{ evidence: { witness: expect.anything() } }]);
  });
  test('what one of the parts named and the closed object does not is gone', () => {
    const base = { allOf: [row, named({ place: whole })], unevaluatedProperties: false };
    expect(warned(base, { ...row, additionalProperties: false })).toMatchObject([{ evidence: { witness: { hall: { place: 1 } } } }]);
  });
});

describe('what another condition may have said already', () => {
  test('a pattern that lists became a list: a note, unless an argument shows the difference', () => {
    const list = { type: 'string', enum: ['north', 'south'] };
    expect(warned({ type: 'string', pattern: '^(north|south)$' }, list)).toEqual([]);
    expect(hall(tightened, { type: 'string', pattern: '^(north|south)$' }, list)).toMatchObject([{ messageId: 'unclear', level: 'note' }]);
    expect(warned({ type: 'string', pattern: '^[a-z]{5}$' }, list)).toMatchObject([{ messageId: 'listed' }]);
    expect(warned(text, list)).toMatchObject([{ messageId: 'listed' }]);
  });
  test('a range of as many numbers', () => {
    expect(warned({ type: 'integer', minimum: 1, maximum: 3 }, { enum: [1, 2, 3] })).toEqual([]);
    expect(warned({ type: 'integer', minimum: 1, maximum: 4 }, { enum: [1, 2, 3] })).toMatchObject([
      { evidence: { witness: { hall: 4 } } },
    ]);
  });
  test('a condition that is not read, and what came in its place', () => {
    const wing = (more: JsonObject) => named({ wing: text }, more);
    const refuses = (value: string): JsonObject => ({ not: { properties: { wing: { maxLength: 3, const: value } }, required: ['wing'] } });
    expect(warned({ not: { anyOf: [whole, text, { type: 'null' }] } }, { type: ['array', 'object', 'boolean', 'number'] })).toEqual([]);
    expect(warned({ not: { anyOf: [whole, text] } }, { type: 'array' })).not.toEqual([]);
    expect(warned(wing(refuses('east')), named({ wing: { ...text, maxLength: 4 } }))).toMatchObject([
      { evidence: { keyword: 'maxLength' } },
    ]);
  });
  test('a condition on something else leaves no doubt', () => {
    const asks = named({ wing: text, floor: whole }, when({ required: ['wing'] }, { required: ['floor'] }, true) as JsonObject);
    const [shut, other] = [named({ wing: text, floor: whole }, { additionalProperties: false }), named({ wing: whole, floor: whole })];
    expect(warned(asks, shut)).toHaveLength(1);
    expect(warned(asks, other)).toHaveLength(1);
  });
  test('a format that nobody knows', () => {
    expect(warned(text, { ...text, format: 'shelfmark' })).toEqual([]);
    expect(warned(text, { ...text, format: 'date' })).toHaveLength(1);
  });
});

describe('a name that a pattern takes', () => {
  const only = { additionalProperties: false };
  test('is not refused', () => {
    expect(warned(named({ row_a: text }, only), { type: 'object', patternProperties: { '^row_': text }, ...only })).toEqual([]);
  });
  test('may be refused some values', () => {
    expect(warned(named({ row_a: text }, only), { type: 'object', patternProperties: { '^row_': whole }, ...only })).toMatchObject([
      { evidence: { witness: { hall: { row_a: 'a' } } } },
    ]);
  });
  test('that does not fit is refused', () => {
    expect(warned(named({ row_a: text }, only), { type: 'object', patternProperties: { '^col_': text }, ...only })).toMatchObject([
      { evidence: { witness: { hall: { row_a: 'a' } } } },
    ]);
  });
});
