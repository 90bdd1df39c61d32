import { rule } from '../../../src/rules/compat/schema-size.ts';
import { say, taking } from '../../support/one-rule.ts';

const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`loaf${i}`, { type: 'string' }]));

test('more properties than clients take', () => {
  expect(say(rule, [taking(many(1000))])).toEqual([]);
  expect(say(rule, [taking(many(1001))])).toMatchObject([{ level: 'warning', evidence: { count: 1001, what: 'properties', limit: 1000 } }]);
});

test('more enum values than clients take, over the whole schema', () => {
  const values = { enum: Array.from({ length: 501 }, (_, i) => `v${i}`) };
  expect(say(rule, [taking({ a: values, b: values })])).toMatchObject([{ evidence: { count: 1002, what: 'enum values' } }]);
});

test('limits are options, and a chosen client has its own', () => {
  expect(say(rule, [taking(many(1001))], { options: { properties: 2000 } })).toEqual([]);
  expect(say(rule, [taking(many(5001))], { clients: ['openai-strict'] })[0]?.message).toContain('5,000');
});

test('long names and values, each few', () => {
  const long = (length: number) => [taking({ a: { enum: ['x'.repeat(length - 1)] } })];
  expect(say(rule, long(120_000))).toEqual([]);
  expect(say(rule, long(120_001))).toMatchObject([
    { evidence: { count: 120_001, what: 'characters in names and values', limit: 120_000 } },
  ]);
});
