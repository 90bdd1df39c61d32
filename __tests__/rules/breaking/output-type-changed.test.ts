import { rule } from '../../../src/rules/breaking/output-type-changed.ts';
import { giving, step, year } from './step.ts';

test('a type that it could not be before', () => {
  expect(year(rule, { type: 'integer' }, { type: ['integer', 'null'] })).toMatchObject([
    {
      pointer: '/outputSchema/properties/year',
      level: 'warning',
      evidence: { before: 'integer', after: ['null', 'integer'], witness: { year: null } },
    },
  ]);
  expect(year(rule, { type: 'integer' }, { type: 'string' })).toHaveLength(1);
  expect(year(rule, { type: 'integer' }, { type: 'number' })).toHaveLength(1);
});

test('fewer types break nothing: a result may promise more', () => {
  expect(year(rule, { type: ['integer', 'null'] }, { type: 'integer' })).toEqual([]);
  expect(year(rule, { type: 'integer' }, { type: 'integer', minimum: 0 })).toEqual([]);
});

test('a form of a union that came', () => {
  const form = (kind: string) => ({ type: 'object', properties: { kind: { const: kind } }, required: ['kind'] });
  expect(year(rule, { oneOf: [form('exact')] }, { oneOf: [form('exact'), form('about')] })).toMatchObject([{ messageId: 'form' }]);
});

test('a form that came beside others that overlap: by its proof', () => {
  const form = (name: string, more = {}) => ({ type: 'object', properties: { [name]: { type: 'string' } }, ...more });
  const [exact, about] = [form('exact', { required: ['exact'] }), form('about', { additionalProperties: false, minProperties: 1 })];
  const [found, ...others] = year(rule, { oneOf: [exact] }, { oneOf: [exact, about] });
  expect(found).toMatchObject({ messageId: 'form', level: 'warning', evidence: { witness: { year: { about: expect.anything() } } } });
  expect(others.filter((o) => o.level !== 'note')).toEqual([]);
});

test('forms that may overlap now are a looser bound', () => {
  const forms = ['exact', 'about'].map((name) => ({ type: 'object', required: [name] }));
  const found = year(rule, { oneOf: forms }, { anyOf: forms });
  expect(found.length).toBeGreaterThan(0);
  expect(found.filter((f) => f.level !== 'note' || f.messageId !== 'loosened')).toEqual([]);
});

test('a looser bound and an opened object are notes', () => {
  expect(year(rule, { type: 'integer', maximum: 2100 }, { type: 'integer' })).toMatchObject([{ messageId: 'loosened', level: 'note' }]);
  expect(step(rule, [giving({}, { additionalProperties: false })], [giving({})])).toMatchObject([{ messageId: 'opened', level: 'note' }]);
});

test('one condition more bounds a result, and another one in its place is not said to bound less unless it is shown', () => {
  expect(year(rule, { type: 'string' }, { type: 'string', not: { const: '' } })).toEqual([]);
  expect(year(rule, { type: 'array' }, { type: 'array', contains: { const: 1 } })).toEqual([]);
  const [one, other] = [
    { if: { minLength: 3 }, else: false },
    { if: { minLength: 4 }, else: false },
  ].map((c) => ({ type: 'string', ...c }));
  expect(year(rule, one!, other!)).toMatchObject([{ messageId: 'unclear', level: 'note' }]);
  const holding = (value: number) => ({ type: 'array', contains: { const: value } });
  expect(year(rule, holding(1), holding(2))).toMatchObject([{ messageId: 'loosened', evidence: { witness: { year: [2] } } }]);
});
