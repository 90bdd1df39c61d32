import { rule } from '../../../src/rules/quality/required-unknown.ts';
import { judge, text } from './judge.ts';

const judgeSchema = (inputSchema: unknown) => judge(rule, [{ name: 'bake_loaf', inputSchema: inputSchema as never }]);

test('names what is missing and what is declared, at any depth', () => {
  const step = { type: 'object', properties: { minutes: text('Minutes') }, required: ['heat'] };
  const findings = judgeSchema({
    type: 'object',
    properties: { flour: text('Flour'), steps: { type: 'array', items: step } },
    required: ['flour', 'flower'],
  });
  expect(findings.map((f) => [f.pointer, f.evidence.missing])).toEqual([
    ['/inputSchema/properties/steps/items/required', ['heat']],
    ['/inputSchema/required', ['flower']],
  ]);
  expect(findings[1]?.help).toContain('flour, steps');
});

test('no properties at all', () => expect(judgeSchema({ type: 'object', required: ['flour'] })).toMatchObject([{ messageId: 'none' }]));

test('quiet on schemas that are put together, and on lists that are none', () => {
  const properties = { rye: text('Rye'), wheat: text('Wheat') };
  expect(judgeSchema({ type: 'object', properties, anyOf: [{ required: ['rye'] }, { required: ['wheat'] }] })).toEqual([]);
  expect(judgeSchema({ type: 'object', $ref: '#/$defs/Loaf', required: ['flour'] })).toEqual([]);
  for (const required of [true, null, [1, null], 'rye']) expect(judgeSchema({ type: 'object', properties, required })).toEqual([]);
});
