import { rule } from '../../../src/rules/quality/arguments-open.ts';
import { judge, text } from './judge.ts';

const judgeSchema = (inputSchema: unknown) => judge(rule, [{ name: 'bake_loaf', inputSchema: inputSchema as never }]);
const properties = { flour: text('Flour') };

test('open without arguments is a warning, open with some a note', () => {
  expect(judgeSchema({ type: 'object' })).toMatchObject([{ messageId: 'none', level: 'warning' }]);
  expect(judgeSchema({ type: 'object', properties: {}, additionalProperties: true })).toMatchObject([{ level: 'warning' }]);
  expect(judgeSchema({ type: 'object', properties })).toMatchObject([{ messageId: 'default', level: 'note' }]);
});

test('closed, a map on purpose, or put together: quiet', () => {
  expect(judgeSchema({ type: 'object', properties, additionalProperties: false })).toEqual([]);
  expect(judgeSchema({ type: 'object', additionalProperties: { type: 'string' } })).toEqual([]);
  expect(judgeSchema({ type: 'object', properties, unevaluatedProperties: false })).toEqual([]);
  expect(judgeSchema({ type: 'object', anyOf: [{ properties }] })).toEqual([]);
  expect(judgeSchema(null)).toEqual([]);
});
