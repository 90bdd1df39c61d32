import { diff } from '../../src/diff/index.ts';
import { semverAdvice } from '../../src/diff/semver.ts';
import type { Finding } from '../../src/model/finding.ts';
import type { Json, JsonObject } from '../../src/model/json.ts';
import { emptySnapshot } from '../../src/model/snapshot.ts';
import { Surface } from '../../src/model/surface.ts';

const changes = (base: Json[], head: Json[]) =>
  diff(new Surface({ ...emptySnapshot(), tools: base }), new Surface({ ...emptySnapshot(), tools: head }), { renames: {}, volatile: [] })
    .changes;
const sell = (more: JsonObject = {}, properties: JsonObject = { stamp: { type: 'string' } }): JsonObject => ({
  name: 'sell_stamp',
  description: 'Sells a stamp at the counter.',
  inputSchema: { type: 'object', properties },
  ...more,
});
const broken = (over: Partial<Finding> = {}) => [{ category: 'breaking', state: 'new', level: 'warning', ...over } as Finding];

test('major when a caller may fail, whatever else changed', () => {
  expect(semverAdvice([], broken())).toBe('major');
  expect(semverAdvice([], broken({ level: 'note' }))).toBe('none');
  expect(semverAdvice([], broken({ state: 'existing' }))).toBe('none');
});

test('minor when there is more to use, patch for other words, none for nothing or another order', () => {
  expect(semverAdvice(changes([sell()], [sell(), { name: 'buy_stamp' }]), [])).toBe('minor');
  expect(semverAdvice(changes([sell()], [sell({}, { stamp: { type: 'string' }, count: { type: 'integer' } })]), [])).toBe('minor');
  expect(semverAdvice(changes([sell()], [sell({ description: 'Sells stamps.' })]), [])).toBe('patch');
  expect(semverAdvice(changes([sell()], [sell()]), [])).toBe('none');
  expect(semverAdvice(changes([sell(), { name: 'b' }], [{ name: 'b' }, sell()]), [])).toBe('none');
});
