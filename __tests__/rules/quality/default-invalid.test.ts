import type { Json } from '../../../src/model/json.ts';
import { rule } from '../../../src/rules/quality/default-invalid.ts';
import { judge, tool } from './judge.ts';

const reasons = (p: Json) => judge(rule, [tool('bake_loaf', 'Bakes.', { p })]).map((f) => f.message.slice(f.message.indexOf(': ') + 2));

test.each([
  [{ type: 'integer', default: '5' }, 'the type is integer'],
  [{ type: 'integer', default: 1.5 }, 'the type is integer'],
  [{ enum: ['rye', 'wheat'], default: 'spelt' }, 'the values are "rye", "wheat"'],
  [{ type: 'array', items: { enum: ['rye'] }, default: ['oat'] }, 'of an entry the values are "rye"'],
  [{ type: 'number', maximum: 250, default: 300 }, 'the maximum is 250'],
  [{ type: 'number', exclusiveMinimum: 0, default: 0 }, 'it must be over 0'],
  [{ type: 'string', minLength: 3, default: 'ry' }, 'the fewest characters are 3'],
])('%j', (schema, reason) => expect(reasons(schema)).toEqual([`${reason}.`]));

test('null for "not given" is a note', () => {
  expect(judge(rule, [tool('bake_loaf', 'Bakes.', { p: { type: 'string', default: null } })])).toMatchObject([{ level: 'note' }]);
});

test.each([
  { type: ['string', 'null'], default: null },
  { anyOf: [{ type: 'integer' }, { type: 'null' }], default: null },
  { anyOf: [{ type: 'integer' }, { type: 'string' }], default: 'rye' },
  { enum: [{ a: 1, b: 2 }], default: { b: 2, a: 1 } },
  { type: 'string', pattern: '^(a+)+$', default: 'b' },
  { default: 5 },
])('fits: %j', (schema) => expect(reasons(schema as never)).toEqual([]));
