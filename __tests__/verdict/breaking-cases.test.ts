import type { Json, JsonObject } from '../../src/model/json.ts';
import { defaultPolicy } from '../../src/model/policy.ts';
import { emptySnapshot, type SideFacts } from '../../src/model/snapshot.ts';
import { review } from '../../src/review.ts';

/** What the whole review makes of a step under the default policy. The situations are those of public bug reports, retold. */
function judged(base: Json[], head: Json[]) {
  const side = (tools: Json[]): SideFacts => ({ state: 'listed', reason: null, ref: null, snapshot: { ...emptySnapshot(), tools } });
  const { verdict, servers } = review([{ name: 'post', variant: null, base: side(base), head: side(head) }], {
    policyFor: () => defaultPolicy(),
    today: '2026-01-01',
  });
  const fresh = servers[0]!.findings.filter((f) => f.state === 'new');
  return {
    verdict,
    changes: servers[0]!.changes,
    semver: servers[0]!.semver,
    breaking: fresh.filter((f) => f.category === 'breaking').map((f) => [f.rule.slice('breaking/'.length), f.tool]),
    blocking: fresh.filter((f) => f.blocking).map((f) => f.rule),
    warned: fresh.filter((f) => f.level !== 'note').map((f) => f.rule),
  };
}

const tool = (name: string, description: string, properties: JsonObject = {}, more: JsonObject = {}): JsonObject => ({
  name,
  description,
  inputSchema: { type: 'object', properties, ...(more.required ? { required: more.required } : {}) },
  ...Object.fromEntries(Object.entries(more).filter(([key]) => key !== 'required')),
});
const parcel = { parcel: { type: 'string' } };

test('a tool that changes something is said to be read-only: blocked', () => {
  const move = (readOnlyHint: boolean) =>
    tool('forward_parcel', 'Forwards a parcel to another address.', parcel, {
      required: ['parcel'],
      annotations: { readOnlyHint, destructiveHint: false },
    });
  expect(judged([move(false)], [move(true)])).toMatchObject({ verdict: 'fail' });
});

test('a tool that replaces everything is said to destroy nothing: blocked', () => {
  const set = (destructiveHint: boolean) =>
    tool('replace_route', 'Replaces the whole route; the old stops are lost.', parcel, {
      annotations: { readOnlyHint: false, destructiveHint },
    });
  expect(judged([set(true)], [set(false)])).toMatchObject({ verdict: 'fail' });
});

test('hints that vanish from a reading tool: a warning, because the cautious defaults apply', () => {
  const read = (annotations?: JsonObject) =>
    tool('read_stamps', 'Reads the stamps of a parcel.', parcel, annotations ? { annotations } : {});
  expect(judged([read({ readOnlyHint: true, destructiveHint: false, openWorldHint: false })], [read()])).toMatchObject({
    verdict: 'warn',
    blocking: [],
  });
});

test('a new tool that is both read-only and destructive: a warning', () => {
  const count = tool('count_parcels', 'Counts parcels at the counter.', {}, { annotations: { readOnlyHint: true } });
  const weigh = tool('weigh_parcel', 'Weighs a parcel.', parcel, { annotations: { readOnlyHint: true, destructiveHint: true } });
  expect(judged([count], [count, weigh])).toMatchObject({ verdict: 'warn' });
});

test('a parameter that the server always needed is declared required: breaking by the schema, not blocking', () => {
  const stamp = (required?: string[]) =>
    tool('stamp_letter', 'Stamps a letter.', { letter: { type: 'string' } }, required ? { required } : {});
  expect(judged([stamp()], [stamp(['letter'])])).toMatchObject({
    breaking: [['parameter-now-required', 'stamp_letter']],
    blocking: [],
    semver: 'major',
  });
});

test('a list of values loses one, wins one and changes its order: breaking for the one that is lost', () => {
  const ship = (list: string[]) => tool('ship_parcel', 'Ships a parcel.', { speed: { type: 'string', enum: list } });
  const { breaking } = judged([ship(['slow', 'normal', 'express'])], [ship(['normal', 'slow', 'night'])]);
  expect(breaking).toEqual([['enum-value-removed', 'ship_parcel']]);
});

test('many tools vanish: each is named', () => {
  const all = ['a', 'b', 'c', 'd', 'e'].map((n) => tool(`counter_${n}`, `Opens counter ${n}.`));
  expect(judged(all, all.slice(0, 1)).breaking).toEqual(['b', 'c', 'd', 'e'].map((n) => ['tool-removed', `counter_${n}`]));
});

test('a new name with the old one kept: nothing breaks', () => {
  const find = tool('pcl_get', 'Finds a parcel by its number.', { number: { type: 'integer' } }, { required: ['number'] });
  const renamed = { ...find, name: 'parcel_get' };
  const kept = { ...find, description: `Deprecated: use parcel_get. ${find.description}` };
  const told = judged([find], [kept, renamed]);
  expect(told).toMatchObject({ breaking: [], blocking: [], semver: 'minor' });
  expect(told.changes.map((c) => c.kind)).toEqual(['tool-added', 'text-changed'].sort().reverse());
  expect(told.changes.find((c) => c.kind === 'tool-added')?.meta).toMatchObject({ aliasOf: 'pcl_get' });
});

test('a library writes every optional parameter in another way, and one parameter becomes required: only that breaks', () => {
  const old = (n: number) =>
    tool(`desk_${n}`, `Serves desk ${n}.`, { card: { type: 'string' }, fee: { type: 'integer' } }, { required: ['card'] });
  const now = (n: number): JsonObject => ({
    ...old(n),
    inputSchema: {
      type: 'object',
      title: `desk_${n}Arguments`,
      properties: {
        card: { type: 'string', title: 'Card' },
        fee: { anyOf: [{ type: 'integer' }, { type: 'null' }], default: null, title: 'Fee' },
      },
      required: n === 4 ? ['card', 'fee'] : ['card'],
    },
  });
  const numbers = [0, 1, 2, 3, 4, 5];
  expect(judged(numbers.map(old), numbers.map(now)).breaking).toEqual([['parameter-now-required', 'desk_4']]);
});

test('output schemas everywhere: told, and nothing fails', () => {
  const plain = (n: string) => tool(`box_${n}`, `Opens box ${n}.`);
  const described = (n: string): JsonObject => ({
    ...plain(n),
    outputSchema: { type: 'object', properties: { result: { type: 'string' } }, required: ['result'] },
  });
  const told = judged(['a', 'b', 'c'].map(plain), ['a', 'b', 'c'].map(described));
  expect(told).toMatchObject({ breaking: [], blocking: [] });
  expect(told.changes.map((c) => c.meta?.group)).toEqual(Array(3).fill(expect.objectContaining({ count: 3, of: 3 })));
});

test('parameters in another spelling: renamed, not gone and new', () => {
  const send = (from: string, to: string) =>
    tool(
      'send_letter',
      'Sends a letter.',
      { [from]: { type: 'string', description: 'Sender' }, [to]: { type: 'string', description: 'Receiver' } },
      { required: [from] },
    );
  expect(judged([send('sender_name', 'receiver_name')], [send('senderName', 'receiverName')]).breaking).toEqual([
    ['parameter-renamed', 'send_letter'],
    ['parameter-renamed', 'send_letter'],
  ]);
});

test('a new tool takes an object without properties: a warning about clients', () => {
  const count = tool('count_parcels', 'Counts parcels at the counter.', {}, { annotations: { readOnlyHint: true } });
  const route = tool('route_parcel', 'Routes a parcel.', { options: { type: 'object', description: 'Anything at all' } });
  expect(judged([count], [count, route]).warned).toContain('compat/object-without-properties');
});

test('the default of a guard is turned off: blocked', () => {
  const sort = (value: boolean) =>
    tool(
      'sort_parcels',
      'Sorts out old parcels.',
      { dry_run: { type: 'boolean', default: value } },
      { annotations: { destructiveHint: true } },
    );
  expect(judged([sort(true)], [sort(false)])).toMatchObject({ verdict: 'fail', blocking: ['security/default-changed'] });
});
