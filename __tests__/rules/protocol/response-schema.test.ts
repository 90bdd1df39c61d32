import type { Json } from '../../../src/model/json.ts';
import { rule } from '../../../src/rules/protocol/response-schema.ts';
import { say, taking } from '../../support/one-rule.ts';

const withField = (more: Record<string, Json>) => ({ ...taking({}), ...more });

test.each<[string, Record<string, Json>, string]>([
  ['a description that is null', { description: null }, '/description'],
  ['a description that is an object', { description: { text: 'Bake.' } }, '/description'],
  ['a title that is a number', { title: 7 }, '/title'],
  ['annotations that are a list', { annotations: [] }, '/annotations'],
  ['a hint that is a text', { annotations: { readOnlyHint: 'true' } }, '/annotations/readOnlyHint'],
  ['an icon without an address', { icons: [{ mimeType: 'image/png' }] }, '/icons/0/src'],
  ['an unknown theme', { icons: [{ src: 'https://bakery.example/a.png', theme: 'sepia' }] }, '/icons/0/theme'],
  ['an unknown task support', { execution: { taskSupport: 'maybe' } }, '/execution/taskSupport'],
  ['_meta that is a text', { _meta: 'x' }, '/_meta'],
])('%s', (_what, more, pointer) => {
  expect(say(rule, [withField(more), taking({}, {}, 'slice_loaf')])).toMatchObject([{ tool: 'bake_loaf', pointer, level: 'error' }]);
});

test('a tool without a name, with an odd one, and things that are no tool', () => {
  const told = say(rule, [{ inputSchema: {} }, { name: {}, inputSchema: {} }, null, 3, []]);
  expect(told.map((t) => t.pointer)).toEqual(['/name', '/name', '', '', '']);
  expect(told[2]?.message).toContain('null');
});

test('a revision is asked only for what it knows', () => {
  const later = withField({ title: 5, icons: 'none', annotations: 'none' });
  const at = (protocolVersion: string) => say(rule, [later], { snapshot: { protocolVersion } }).map((t) => t.pointer);
  expect(at('2024-11-05')).toEqual([]);
  expect(at('2025-06-18')).toEqual(['/title', '/annotations']);
  expect(at('2026-07-28')).toEqual(['/title', '/annotations', '/icons']);
  expect(say(rule, [withField({ execution: 'later' })], { snapshot: { protocolVersion: '2026-07-28' } })).toEqual([]);
});

test('prompts, resources, templates and the server are held to it too', () => {
  const told = say(rule, [taking({})], {
    snapshot: {
      prompts: [{ name: 'recipe', arguments: [{ description: 'x' }] }],
      resources: [{ uri: 'bread://rye' }, { uri: 'bread://wheat', name: 'wheat', size: 'large' }],
      resourceTemplates: [{ name: 'loaf' }],
      server: { name: 'bakery' },
      capabilities: { tools: { listChanged: 'yes' } },
    },
  });
  expect(told.map((t) => t.pointer)).toEqual([
    '/arguments/0/name',
    '/name',
    '/size',
    '/uriTemplate',
    '/serverInfo/version',
    '/capabilities/tools/listChanged',
  ]);
});

test('unknown fields may be anything, and schemas are judged elsewhere', () => {
  expect(say(rule, [withField({ 'x-own': 5, annotations: { audience: 1 }, inputSchema: null, outputSchema: 'x' })])).toEqual([]);
});

test('a list that is wrong throughout is told for so many', () => {
  expect(say(rule, Array(5000).fill({ name: 'a', description: null }))).toHaveLength(200);
});

test('a key that is sent twice is told at its tool', () => {
  const notes = (pointer: string) => [
    {
      kind: 'lost-in-json' as const,
      text: '',
      data: { method: 'tools/list', count: 1, keys: [{ pointer, text: 'description' }], numbers: [], moved: [] },
    },
  ];
  const told = say(rule, [taking({}), taking({}, {}, 'slice_loaf')], { snapshot: { notes: notes('/tools/1/description') } });
  expect(told).toMatchObject([{ tool: 'slice_loaf', pointer: '/description', level: 'error' }]);
  expect(say(rule, [taking({})], { snapshot: { notes: [{ kind: 'lost-in-json', text: '', data: { keys: 'odd' } }] } })).toEqual([]);
});
