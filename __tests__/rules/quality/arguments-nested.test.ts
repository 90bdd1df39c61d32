import type { JsonObject } from '../../../src/model/json.ts';
import { rule } from '../../../src/rules/quality/arguments-nested.ts';
import { judge, text, tool } from './judge.ts';

const object = (properties: JsonObject): JsonObject => ({ type: 'object', properties });

test('a wrapper around everything', () => {
  const findings = judge(rule, [tool('bake_loaf', 'Bakes.', { options: object({ flour: text('Flour'), heat: text('Heat') }) })]);
  expect(findings).toMatchObject([
    { messageId: 'wrapper', level: 'warning', evidence: { parameter: 'options', inside: ['flour', 'heat'] } },
  ]);
});

test('deeper than the option allows: the deepest is told', () => {
  const deep = tool('bake_loaf', 'Bakes.', { a: object({ b: object({ c: object({ d: text('D') }) }) }), z: text('Z') });
  expect(judge(rule, [deep])).toMatchObject([{ level: 'note', evidence: { parameter: 'a.b.c.d', depth: 4 } }]);
  expect(judge(rule, [deep], { options: { depth: 4 } })).toEqual([]);
});

test('a tree is as deep as it is drawn; one filter is a group', () => {
  const leaf = object({ name: text('Name'), size: text('Size') });
  const tree = object({
    children: {
      type: 'array',
      items: object({ children: { type: 'array', items: object({ children: { type: 'array', items: leaf } }) } }),
    },
  });
  expect(judge(rule, [tool('draw_tree', 'Draws.', { root: tree, title: text('Title') })])).toEqual([]);
  expect(judge(rule, [tool('find_loaves', 'Finds.', { filter: leaf, limit: { type: 'integer' } })])).toEqual([]);
});
