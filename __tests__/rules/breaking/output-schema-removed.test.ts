import { rule } from '../../../src/rules/breaking/output-schema-removed.ts';
import { giving, step } from './step.ts';

const { outputSchema: _, ...silent } = giving({ year: { type: 'integer' } });

test('a result that is no longer described', () => {
  expect(step(rule, [giving({ year: { type: 'integer' } })], [silent])).toMatchObject([{ pointer: '/outputSchema' }]);
});

test('one that is described now, and a tool that is gone', () => {
  expect(step(rule, [silent], [giving({ year: { type: 'integer' } })])).toEqual([]);
  expect(step(rule, [giving({})], [])).toEqual([]);
});

test('on many tools it is one rewrite', () => {
  const names = ['a', 'b', 'c'].map((n) => `museum_${n}`);
  const told = step(
    rule,
    names.map((n) => giving({}, {}, n)),
    names.map((name) => ({ ...silent, name })),
  );
  expect(told.map((f) => f.evidence.mass)).toEqual(Array(3).fill(expect.objectContaining({ count: 3, of: 3 })));
});
