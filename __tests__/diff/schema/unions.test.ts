import { compareSchemas } from '../../../src/diff/schema/compare.ts';
import { schemaWitness } from '../../../src/diff/schema/witness.ts';
import type { Json, JsonObject } from '../../../src/model/json.ts';

const text = { type: 'string' };
const whole = { type: 'integer' };
const open = (properties: JsonObject, required: string[] = [], more: JsonObject = {}): JsonObject => ({
  type: 'object',
  properties,
  required,
  ...more,
});
const loaf = (schema: Json): JsonObject => ({ type: 'object', properties: { loaf: schema } });
const told = (base: Json, head: Json) => compareSchemas(base, head, '/inputSchema').map((f) => [f.what, f.effect, f.path.join('.')]);
/** What the head accepts and the base refuses, for each fact that says so. */
const won = (base: Json, head: Json) =>
  compareSchemas(base, head, '/s')
    .filter((f) => f.effect === 'widened')
    .map((f) => schemaWitness(head, base, '/s', { ...f, base: f.head, head: f.base }));

describe('a union of objects that take any other name', () => {
  const either = (recipe: JsonObject): Json => ({ anyOf: [open({ tins: { type: 'array' } }, ['tins']), recipe] });
  test('another form does not take what one form has won: it asks for a name of its own', () => {
    const number = either(open({ flour: whole }, ['flour']));
    const any = either(open({ flour: { type: 'number' } }, ['flour']));
    expect(told(loaf(number), loaf(any))).toEqual([['type', 'widened', 'loaf.flour']]);
    expect(told(loaf(any), loaf(number))).toEqual([['type', 'narrowed', 'loaf.flour']]);
  });
  test('values that were listed, and names that were refused', () => {
    expect(
      told(loaf(either(open({ flour: { enum: ['rye', 'oat'] } }, ['flour']))), loaf(either(open({ flour: text }, ['flour'])))),
    ).toEqual([['values', 'widened', 'loaf.flour']]);
    expect(
      told(loaf(either(open({ flour: text }, ['flour'], { additionalProperties: false }))), loaf(either(open({ flour: text }, ['flour'])))),
    ).toEqual([['opened', 'widened', 'loaf']]);
  });
  test('a form beside the only one there was', () => {
    const [baked, failed] = [open({ weight: whole, crust: text }, ['weight', 'crust']), open({ burnt: text }, ['burnt'])];
    expect(told(loaf(baked), loaf({ anyOf: [baked, failed] }))).toEqual([['branch', 'widened', 'loaf']]);
    expect(won(loaf(baked), loaf({ anyOf: [baked, failed] }))).toEqual([{ loaf: { burnt: 'a' } }]);
  });
  test('a form that has a name more, and lacks one that had to be given', () => {
    const baked = open({ weight: whole, crust: text }, ['weight', 'crust']);
    const sold = open({ weight: whole, price: whole }, ['weight'], { additionalProperties: text });
    expect(told(loaf(baked), loaf({ anyOf: [baked, sold] }))).toContainEqual(['branch', 'widened', 'loaf']);
    const iced = open({ weight: whole, crust: text, icing: text }, ['weight', 'crust']);
    expect(told(loaf({ anyOf: [baked, sold] }), loaf({ anyOf: [iced, sold] }))).not.toContainEqual(['branch', 'widened', 'loaf']);
  });
  test('a form that asks for more than another one is nothing new', () => {
    const baked = open({ weight: whole }, ['weight']);
    const sliced = open({ weight: whole, slices: whole }, ['weight', 'slices']);
    expect(told(loaf(baked), loaf({ anyOf: [baked, sliced] })).filter(([, effect]) => effect !== 'equivalent')).toEqual([]);
  });
});
