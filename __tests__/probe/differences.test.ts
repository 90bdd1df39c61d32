import { volatileTest } from '../../src/model/volatile.ts';
import { differences, type Lists, reordered } from '../../src/probe/differences.ts';

const none = volatileTest([]);
const lists = (more: Partial<Lists>): Lists => ({
  server: null,
  instructions: null,
  tools: [],
  prompts: [],
  resources: [],
  resourceTemplates: [],
  ...more,
});

test('each kind of thing is found by its own name, down to the place that differs', () => {
  const before = lists({
    server: { name: 'library', version: '1' },
    instructions: 'Be quiet.',
    tools: [{ name: 'find', inputSchema: { properties: { isbn: { enum: [1, 2] } } } }],
    resources: [{ uri: 'shelf://1', name: 'one' }],
  });
  const after = lists({
    server: { name: 'library', version: '2' },
    instructions: 'Be loud.',
    tools: [{ name: 'find', inputSchema: { properties: { isbn: { enum: [1, 3] } } } }],
    prompts: [{ name: 'tour' }],
    resources: [{ uri: 'shelf://1' }],
  });
  expect(differences(before, after, none)).toEqual([
    { target: 'instructions', name: null, pointer: '', before: 'Be quiet.', after: 'Be loud.' },
    { target: 'server', name: null, pointer: '/serverInfo/version', before: '1', after: '2' },
    { target: 'tool', name: 'find', pointer: '/inputSchema/properties/isbn/enum/1', before: 2, after: 3 },
    { target: 'prompt', name: 'tour', pointer: '', before: null, after: { name: 'tour' } },
    { target: 'resource', name: 'shelf://1', pointer: '/name', before: 'one', after: null },
  ]);
});

test('the order of keys and of tools is no difference', () => {
  const a = lists({ tools: [{ name: 'a', x: { p: 1, q: 2 } }, { name: 'b' }] });
  const b = lists({ tools: [{ name: 'b' }, { x: { q: 2, p: 1 }, name: 'a' }] });
  expect(differences(a, b, none)).toEqual([]);
  expect(reordered(a.tools, b.tools)).toBe(true);
  expect(reordered(a.tools, a.tools)).toBe(false);
});

test('a tool more or less is no other order', () => {
  const [a, b, c] = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
  expect(reordered([a, b, c], [a, c])).toBe(false);
  expect(reordered([a, b], [a, c, b])).toBe(false);
  expect(reordered([a, b, c], [c, a])).toBe(true);
});

test('names that stand twice, odd names and tools that are no objects', () => {
  const before = lists({ tools: [{ name: 'a', n: 1 }, { name: 'a', n: 2 }, { name: '__proto__' }, { name: 7 }, null] });
  const after = lists({ tools: [{ name: 'a', n: 1 }, { name: 'a', n: 3 }, { name: '__proto__' }, { name: 7 }, null] });
  expect(differences(before, after, none)).toEqual([{ target: 'tool', name: 'a', pointer: '/n', before: 2, after: 3 }]);
});

test('a __proto__ key is compared like any other', () => {
  const tool = (text: string) => JSON.parse(`{"name":"a","__proto__":"${text}"}`);
  expect(differences(lists({ tools: [tool('x')] }), lists({ tools: [tool('y')] }), none)).toMatchObject([{ pointer: '/__proto__' }]);
});

test('volatile places are left out, and so is what lies below them', () => {
  const a = lists({ tools: [{ name: 'find', inputSchema: { since: { default: '1' } } }], server: { version: '1' } });
  const b = lists({ tools: [{ name: 'find', inputSchema: { since: { default: '2' } } }], server: { version: '2' } });
  expect(differences(a, b, volatileTest(['/tools/find/inputSchema', '/serverInfo/version']))).toEqual([]);
  expect(differences(a, b, volatileTest(['/tools/*/inputSchema/since']))).toHaveLength(1);
});
