import { diff } from '../../src/diff/index.ts';
import type { Json, JsonObject } from '../../src/model/json.ts';
import { emptySnapshot } from '../../src/model/snapshot.ts';
import { Surface } from '../../src/model/surface.ts';

const surface = (tools: Json[], more = {}) => new Surface({ ...emptySnapshot(), tools, ...more });
const pairs = (base: Json[], head: Json[], renames: Record<string, string | null> = {}) =>
  diff(surface(base), surface(head), { renames, volatile: [] }).pairing.tools.map((p) => [p.base?.name, p.head?.name, p.how]);
const added = (base: Json[], head: Json[]) =>
  diff(surface(base), surface(head), { renames: {}, volatile: [] }).changes.find((c) => c.kind === 'tool-added')?.meta;

const tow = (
  name: string,
  description = 'Tows a boat from one berth to another. Use it when a boat cannot move by itself.',
): JsonObject => ({
  name,
  description,
  inputSchema: { type: 'object', properties: { boat: { type: 'string' }, berth: { type: 'integer' } } },
});
const paint = (name = 'paint_hull'): JsonObject => ({
  name,
  description: 'Paints the hull of a ship in the dry dock, in the colour that its owner chose.',
  inputSchema: { type: 'object', properties: { colour: { type: 'string' } } },
});

test('a rename is found, with an edit and with other tools gone and new', () => {
  const edited = tow('move_boat', 'Tows a boat from one berth to another one. Use it when a boat cannot move by itself. Costs a fee.');
  expect(pairs([tow('tow_boat'), paint()], [edited, { name: 'sell_ticket', inputSchema: {} }])).toEqual([
    ['tow_boat', 'move_boat', 'renamed'],
    ['paint_hull', undefined, 'removed'],
    [undefined, 'sell_ticket', 'added'],
  ]);
});

test('the order of the lists does not decide between equals', () => {
  const base = ['a', 'b', 'c'].map((n) => tow(`tow_${n}`));
  const head = ['a', 'b', 'c'].map((n) => tow(`pull_${n}`));
  const expected = [
    ['tow_a', 'pull_a', 'renamed'],
    ['tow_b', 'pull_b', 'renamed'],
    ['tow_c', 'pull_c', 'renamed'],
  ];
  expect(pairs(base, head)).toEqual(expected);
  expect(pairs(base, [...head].reverse())).toEqual(expected);
});

test('the user has the last word', () => {
  expect(pairs([tow('tow_boat'), paint()], [paint('haul'), tow('move_boat')], { haul: 'tow_boat' })).toContainEqual([
    'tow_boat',
    'haul',
    'renamed',
  ]);
  expect(pairs([tow('tow_boat')], [tow('tow_boat')], { elsewhere: 'tow_boat' })).toEqual([['tow_boat', 'tow_boat', 'same']]);
});

test('tools of one name are never folded into one', () => {
  expect(pairs([tow('tow'), paint('tow')], [tow('tow')])).toEqual([
    ['tow', 'tow', 'same'],
    ['tow', undefined, 'removed'],
  ]);
  expect(pairs([tow('tow')], [tow('tow'), tow('tow'), tow('tow')]).map(([, , how]) => how)).toEqual(['same', 'added', 'added']);
});

test('of two of one name it is the first that went, where it is the second that stayed', () => {
  const of = (base: Json[], head: Json[]) =>
    diff(surface(base), surface(head), { renames: {}, volatile: [] }).changes.map((c) => [c.kind, c.meta?.nth ?? null]);
  expect(of([tow('haul'), paint('haul')], [paint('haul')])).toEqual([['tool-removed', 1]]);
  expect(of([paint('haul')], [tow('haul'), paint('haul')])).toEqual([['tool-added', 1]]);
  // Also where a word of it was changed, and where they only changed places.
  const edited = { ...paint('haul'), description: `${paint().description} Takes a day.` };
  expect(of([tow('haul'), paint('haul')], [edited])).toEqual([
    ['tool-removed', 1],
    ['text-changed', 2],
  ]);
  expect(of([tow('haul'), paint('haul')], [paint('haul'), tow('haul')])).toEqual([['order-changed', null]]);
});

test('a kept alias is known as such, a mere mention is not one', () => {
  const deprecated = tow('tow_boat', `${tow('x').description} Deprecated: use move_boat.`);
  expect(added([tow('tow_boat')], [deprecated, tow('move_boat')])).toMatchObject({ aliasOf: 'tow_boat' });
  expect(added([tow('tow_boat')], [tow('tow_boat'), tow('move_boat')])).toMatchObject({ aliasOf: 'tow_boat' });
  const mentions = tow('tow_boat', `${tow('x').description} To paint it, call paint_hull.`);
  expect(added([tow('tow_boat')], [mentions, paint()])).not.toHaveProperty('aliasOf');
});

test('a name that now belongs to something else is told', () => {
  const meta = added([tow('move')], [paint('move'), tow('tow_boat')]);
  expect(meta).toMatchObject({ formerly: 'move' });
});

test('prompts are paired as tools are, resources by address alone', () => {
  const prompt = (name: string) => ({ name, description: 'Writes the log of a day at the harbour from its bookings.' });
  const resource = (uri: string) => ({ uri, name: 'Tides', description: 'High and low water of the coming week at the harbour.' });
  const { pairing } = diff(
    surface([], { prompts: [prompt('log')], resources: [resource('harbour://tides')] }),
    surface([], { prompts: [prompt('daily_log')], resources: [resource('harbour://water')] }),
    { renames: {}, volatile: [] },
  );
  expect(pairing.prompts).toMatchObject([{ how: 'renamed' }]);
  expect(pairing.resources.map((p) => p.how).sort()).toEqual(['added', 'removed']);
});

test('both ways lead to the other side, also for server and instructions', () => {
  const more = { instructions: 'Ask for the berth.', server: { name: 'harbour' } };
  const [base, head] = [surface([tow('tow_boat'), paint()], more), surface([paint(), tow('move_boat')], more)];
  const { pairing } = diff(base, head, { renames: {}, volatile: [] });
  for (const item of head.items) expect(pairing.headOf(pairing.baseOf(item)!)).toBe(item);
  expect([...pairing.unchanged].map((i) => i.name)).toEqual([null, null, 'paint_hull']);
});

test('thousands of renamed and edited tools find each other', () => {
  const many = (verb: string, word: string) =>
    Array.from({ length: 2_000 }, (_, i) =>
      tow(`${verb}_${i}`, `Tows a boat from berth ${i} to berth ${i * 7} ${word} the pilot of pier ${i % 31}.`),
    );
  const found = pairs(many('tow', 'with'), many('pull', 'without'));
  expect(found.every(([from, to]) => from?.slice(4) === to?.slice(5))).toBe(true);
});

test('the user may say that a tool is a new one', () => {
  expect(pairs([tow('tow_boat')], [tow('move_boat')], { move_boat: null })).toEqual([
    [undefined, 'move_boat', 'added'],
    ['tow_boat', undefined, 'removed'],
  ]);
});

test('a forced pair has no likeness', () => {
  const { changes } = diff(surface([tow('tow_boat')]), surface([paint('haul')]), { renames: { haul: 'tow_boat' }, volatile: [] });
  expect(changes[0]?.meta).toEqual({ op: 'rename', from: 'tow_boat', forced: true });
});

test('tools that swapped names, and one that says what a removed one said, are told apart from an edit', () => {
  const meta = (base: Json[], head: Json[]) =>
    diff(surface(base), surface(head), { renames: {}, volatile: [] })
      .changes.filter((c) => c.pointer === '/description')
      .map((c) => [c.name, c.meta?.contentOf, c.meta?.swapped]);
  expect(meta([tow('a'), paint('b')], [paint('a'), tow('b')])).toEqual([
    ['a', 'b', true],
    ['b', 'a', true],
  ]);
  expect(meta([tow('a'), paint('b')], [paint('a')])).toEqual([['a', 'b', undefined]]);
  expect(meta([tow('a'), paint('b')], [tow('a', 'Tows a boat, but only in the morning.'), paint('b')])).toEqual([
    ['a', undefined, undefined],
  ]);
});

test('of a bare list only the tools are compared', () => {
  const more = { prompts: [{ name: 'greet' }], resources: [{ uri: 'harbour://map' }], instructions: 'Ask for the berth.' };
  const taken = surface([tow('tow_boat')], { era: 'legacy', server: { name: 'harbour' }, capabilities: {}, ...more });
  const bare = surface([tow('tow_boat', 'Tows.')]);
  for (const [b, h] of [
    [taken, bare],
    [bare, taken],
  ] as const)
    expect(diff(b, h, { renames: {}, volatile: [] }).changes.map((c) => [c.target, c.pointer])).toEqual([['tool', '/description']]);
});

test('a prefix on every tool is one rewrite', () => {
  const names = ['add_boat', 'haul', 'x'];
  const base = names.map((n) => tow(n, `Does what ${n} does, in the harbour of the old town.`));
  const { changes } = diff(surface(base), surface(base.map((t) => ({ ...t, name: `acme_${t.name}` }))), { renames: {}, volatile: [] });
  expect(new Set(changes.map((c) => JSON.stringify(c.meta?.group))).size).toBe(1);
  expect(changes[0]?.meta?.group).toMatchObject({ count: 3, exact: true });
});
