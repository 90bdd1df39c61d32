import { rule } from '../../../src/rules/quality/parameter-untyped.ts';
import { judge, tool } from './judge.ts';

test('anything goes: told, with the type of the default when there is one', () => {
  const properties = { heat: { description: 'Heat' }, minutes: { default: 5 }, any: true, name: { default: 'rye' } };
  expect(judge(rule, [tool('bake_loaf', 'Bakes.', properties)]).map((f) => [f.evidence.parameter, f.evidence.type])).toEqual([
    ['any', undefined],
    ['heat', undefined],
    ['minutes', 'integer'],
    ['name', 'string'],
  ]);
});

test('types, enums, references and combinations all speak', () => {
  const properties = {
    a: { type: 'string' },
    b: { enum: [1] },
    c: { $ref: '#/$defs/C' },
    d: { anyOf: [{ type: 'string' }] },
    e: { const: 1 },
    f: false,
  };
  expect(judge(rule, [tool('bake_loaf', 'Bakes.', properties)])).toEqual([]);
});
