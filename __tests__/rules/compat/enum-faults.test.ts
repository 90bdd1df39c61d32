import { rule } from '../../../src/rules/compat/enum-faults.ts';
import { say, taking } from '../../support/one-rule.ts';

test('three faults, each in its place', () => {
  const told = say(rule, [
    taking({
      crust: { type: 'string', enum: ['thin', 'thick', ''] },
      flour: { type: 'string', enum: null },
      size: { type: 'string', enum: [1, 2] },
      oven: { enum: [] },
    }),
  ]);
  expect(told.map((t) => [t.pointer.replace('/inputSchema/properties/', ''), t.level])).toEqual([
    ['crust/enum', 'warning'],
    ['flour/enum', 'error'],
    ['size/enum', 'error'],
    ['oven/enum', 'error'],
  ]);
  expect(told[2]?.evidence).toMatchObject({ type: ['string'], values: [1, 2] });
});

test('the empty text is an error where a chosen client refuses it', () => {
  const tool = taking({ crust: { type: 'string', enum: ['thin', ''] } });
  const [told] = say(rule, [tool], { clients: ['gemini'] });
  expect(told?.level).toBe('error');
  expect(told?.message).toContain('Gemini API');
});

test.each([
  ['texts', { type: 'string', enum: ['a', 'b'] }],
  ['whole numbers', { type: 'integer', enum: [1, 2.0] }],
  ['a list of types', { type: ['string', 'null'], enum: ['a', null] }],
  ['null among the values', { type: 'string', enum: ['a', null] }],
  ['no type', { enum: [1, 'a', {}] }],
  ['an unknown type', { type: 'bread', enum: ['a'] }],
])('%s are fine', (_what, schema) => {
  expect(say(rule, [taking({ crust: schema })])).toEqual([]);
});

test('a parameter called enum is a parameter', () => {
  expect(say(rule, [taking({ enum: { type: 'string' } }), null, { name: 'a', inputSchema: [] }])).toEqual([]);
});
