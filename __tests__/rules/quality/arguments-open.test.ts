import type { JsonObject } from '../../../src/model/json.ts';
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

test('the advice for no arguments is a schema that no other rule minds', () => {
  const [told] = judgeSchema({ type: 'object' });
  const advised = JSON.parse(/\{.*\}/.exec(told!.help)![0]);
  expect(advised).toEqual({ type: 'object', properties: {}, additionalProperties: false });
  expect(told!.message).not.toContain('ignore');
});

test('no keyword is advised that a chosen client refuses', () => {
  for (const inputSchema of [
    { type: 'object', properties: {} },
    { type: 'object', properties },
  ] as JsonObject[]) {
    const [told] = judge(rule, [{ name: 'bake_loaf', inputSchema }], { clients: ['openai-api', 'gemini'] });
    expect(told).toMatchObject({ level: 'note', evidence: { clients: ['Gemini API'] } });
    expect(told!.help).not.toContain('additionalProperties');
  }
});
