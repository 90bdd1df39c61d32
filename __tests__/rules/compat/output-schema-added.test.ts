import { rule } from '../../../src/rules/compat/output-schema-added.ts';
import { sayOfChange, taking } from '../../support/one-rule.ts';

const tools = (output: boolean) =>
  ['bake_loaf', 'bake_cake', 'slice_loaf'].map((name, i) => ({
    ...taking({}, {}, name),
    ...(output && i < 2 ? { outputSchema: { type: 'object' } } : {}),
  }));

test('one line for all tools', () => {
  const told = sayOfChange(rule, tools(false), tools(true));
  expect(told).toMatchObject([{ tool: null, level: 'note', evidence: { count: 2, bytes: 34, names: ['bake_cake', 'bake_loaf'] } }]);
});

test('a new tool with one, one that stays and one that goes are no addition', () => {
  expect(sayOfChange(rule, [], tools(true))).toEqual([]);
  expect(sayOfChange(rule, tools(true), tools(true))).toEqual([]);
  expect(sayOfChange(rule, tools(true), tools(false))).toEqual([]);
});
