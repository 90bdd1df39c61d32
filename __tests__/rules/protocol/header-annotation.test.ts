import type { Json } from '../../../src/model/json.ts';
import { rule } from '../../../src/rules/protocol/header-annotation.ts';
import { say, taking } from '../../support/one-rule.ts';

const marked = (header: Json, more = {}) => ({ type: 'string', 'x-mcp-header': header, ...more });

test.each<Json>(['', 'Town Bakery', 'a:b', 'a\r\nSet-Cookie: x', 'größe', 5, null])('%j is no header name', (header) => {
  expect(say(rule, [taking({ branch: marked(header) })])).toMatchObject([
    { tool: 'bake_loaf', pointer: '/inputSchema/properties/branch/x-mcp-header', level: 'warning' },
  ]);
});

test('twice in one tool, whatever the case', () => {
  const told = say(rule, [taking({ a: marked('Branch'), b: marked('branch') }), taking({ c: marked('Branch') }, {}, 'slice_loaf')]);
  expect(told).toMatchObject([{ tool: 'bake_loaf', pointer: '/inputSchema/properties/b/x-mcp-header' }]);
});

test.each(['number', 'object', 'array', undefined])('on a parameter of type %s', (type) => {
  const told = say(rule, [taking({ size: { ...(type ? { type } : {}), 'x-mcp-header': 'Size' } })]);
  expect(told[0]?.message).toContain('no string, integer or boolean');
});

test('where no client finds the value', () => {
  const inner = marked('Branch');
  const told = say(rule, [
    taking({ list: { type: 'array', items: inner } }),
    taking({ a: { anyOf: [inner] } }),
    taking({}, { $defs: { A: inner } }),
  ]);
  expect(told).toHaveLength(3);
  for (const t of told) expect(t.message).toContain('cannot find');
});

test('good marks, also further in', () => {
  const deep = { type: 'object', properties: { branch: marked('Branch', { type: 'integer' }) } };
  expect(say(rule, [taking({ a: marked('X-Bakery'), deep, 'x-mcp-header': { type: 'string' } }), null])).toEqual([]);
});
