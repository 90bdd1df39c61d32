import { rule } from '../../../src/rules/protocol/meta-key.ts';
import { say, taking } from '../../support/one-rule.ts';

const keyed = (key: string) => [{ ...taking({}), _meta: { [key]: 1 } }];

test.each(['has space', '-oven', 'oven_', '9bakery.example/oven', 'bakery..example/oven', 'a/b/c', '/oven', 'öfen', 'bakery-.example/x'])(
  '%s breaks the grammar',
  (key) => {
    expect(say(rule, keyed(key))).toMatchObject([{ tool: 'bake_loaf', level: 'warning', evidence: { key } }]);
  },
);

test.each([
  'mcp.dev/oven',
  'modelcontextprotocol.io/oven',
  'mcp.bakery.example/oven',
  'com.mcp/oven',
  'com.modelcontextprotocol/oven',
  'org.mcp.tools/x',
])('%s is reserved', (key) => {
  expect(say(rule, keyed(key))[0]?.message).toContain('reserved');
});

test.each([
  'oven',
  'o',
  'oven.size_2-a',
  'com.bakery.example/oven',
  'com.bakery/',
  'ui/visibility',
  'mcp/oven',
  'com.bakery.mcp/oven',
  'mcpbakery.example/oven',
  'io.modelcontextprotocol/related-task',
])('%s is fine', (key) => {
  expect(say(rule, keyed(key))).toEqual([]);
});

test('prompts and resources have keys too, and long ones end', () => {
  const told = say(rule, keyed('a'.repeat(100_000)), {
    snapshot: { prompts: [{ name: 'p', _meta: { 'a b': 1 } }], resources: [{ _meta: null }] },
  });
  expect(told).toMatchObject([{ tool: 'p' }]);
});
