import { rule } from '../../../src/rules/quality/output-schema-missing.ts';
import { judge, tool } from './judge.ts';

test('fields in words, no schema', () => {
  expect(judge(rule, [tool('get_loaf', 'Reads a loaf. Returns the flour, the weight, and the price.')])).toHaveLength(1);
  expect(judge(rule, [tool('get_loaf', 'Reads a loaf as JSON, with what it is made of.')])).toHaveLength(1);
});

test('a schema, or a result without a shape', () => {
  expect(
    judge(rule, [tool('get_loaf', 'Returns the flour, the weight, and the price.', {}, { outputSchema: { type: 'object' } })]),
  ).toEqual([]);
  expect(judge(rule, [tool('get_loaf', 'Returns a picture of the loaf.')])).toEqual([]);
});

test('off unless asked for', () => expect(rule.meta.level).toBe('off'));
