import { diff } from '../../src/diff/index.ts';
import type { Json } from '../../src/model/json.ts';
import { emptySnapshot } from '../../src/model/snapshot.ts';
import { Surface } from '../../src/model/surface.ts';

const surface = (tools: Json[], more = {}) => new Surface({ ...emptySnapshot(), tools, ...more });
const changes = (base: Surface, head: Surface, volatile: string[] = [], renames = {}) => diff(base, head, { renames, volatile }).changes;
const bread = (more = {}): Json => ({
  name: 'bakery_list_breads',
  description: 'List the breads that are baked today. Use it when a customer asks what there is.',
  inputSchema: { type: 'object', properties: { flour: { type: 'string', description: 'Kind of flour' } } },
  ...more,
});

test('equal surfaces have no changes, whatever the order of keys', () => {
  const turned = Object.fromEntries(Object.entries(bread() as object).reverse());
  expect(changes(surface([bread()]), surface([turned]))).toEqual([]);
});

test('a changed word is one record with both whole texts', () => {
  const head = bread({ description: 'List the breads that are baked tonight. Use it when a customer asks what there is.' });
  expect(changes(surface([bread()]), surface([head]))).toMatchObject([
    {
      kind: 'text-changed',
      name: 'bakery_list_breads',
      pointer: '/description',
      before: expect.stringContaining('today'),
      after: expect.stringContaining('tonight'),
    },
  ]);
});

test('nothing and null are told apart', () => {
  const [change] = changes(surface([bread()]), surface([bread({ icons: null })]));
  expect(change).toMatchObject({ pointer: '/icons', before: null, after: null, meta: { op: 'add' } });
});

test('tools that swap places are one quiet record', () => {
  const other = bread({ name: 'bakery_open' });
  expect(changes(surface([bread(), other]), surface([other, bread()]))).toMatchObject([{ kind: 'order-changed', meta: { moved: 1 } }]);
});

test('two tools of one name are compared one by one', () => {
  const a = surface([bread(), bread({ title: 'Second' })]);
  const b = surface([bread(), bread({ title: 'Other' })]);
  expect(changes(a, b)).toMatchObject([{ kind: 'text-changed', pointer: '/title', meta: { nth: 2 } }]);
});

test('volatile places are left out', () => {
  const a = surface([bread({ _meta: { build: 1 } })], { server: { name: 'bakery', version: '1' } });
  const b = surface([bread({ _meta: { build: 2 } })], { server: { name: 'bakery', version: '2' } });
  expect(changes(a, b).map((c) => c.kind)).toEqual(['server-changed', 'metadata-changed']);
  expect(changes(a, b, ['/serverInfo/version', '/tools/*/_meta/build'])).toEqual([]);
  expect(changes(a, b, ['/serverInfo', '/tools/*/_meta'])).toEqual([]);
  expect(changes(a, b, ['/serverInfo', '/tools/another/_meta'])).toHaveLength(1);
});

test('a renamed tool keeps its changes', () => {
  const head = bread({ name: 'bakery_show_breads', title: 'Breads' });
  expect(changes(surface([bread()]), surface([head]))).toMatchObject([
    { kind: 'tool-renamed', before: 'bakery_list_breads', after: 'bakery_show_breads', meta: { from: 'bakery_list_breads' } },
    { kind: 'text-changed', name: 'bakery_show_breads', pointer: '/title' },
  ]);
});

test('a list that one side could not give has not changed', () => {
  const failed = { notes: [{ kind: 'list-failed', text: 'prompts/list failed', data: { method: 'prompts/list', failure: 'answer' } }] };
  const prompts = { prompts: [{ name: 'bakery_greet' }] };
  expect(changes(surface([bread()], prompts), surface([bread()], failed))).toEqual([]);
  expect(changes(surface([bread()], failed), surface([bread()], prompts))).toEqual([]);
  expect(changes(surface([bread()], prompts), surface([bread()]))).toMatchObject([{ kind: 'prompt-removed' }]);
});
