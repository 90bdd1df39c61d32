import { diff } from '../../src/diff/index.ts';
import { changelog, semverAdvice } from '../../src/diff/semver.ts';
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

test('names that were swapped, or put under one prefix, are one line', () => {
  const weigh = { name: 'weigh_parcel', description: 'Weighs a parcel on the scales of the counter.' };
  const stamp = sell();
  expect(
    changelog(
      changes(
        [weigh, stamp],
        [
          { ...stamp, name: 'weigh_parcel' },
          { ...weigh, name: 'sell_stamp' },
        ],
      ),
    ),
  ).toContain('Changed: sell_stamp and weigh_parcel swapped names');
  const many = ['a', 'b', 'c'].map((n) => ({ name: n, description: `Opens the counter number ${n} of the post office.` }));
  expect(
    changelog(
      changes(
        many,
        many.map((t) => ({ ...t, name: `post_${t.name}` })),
      ),
    ),
  ).toEqual(['Changed: 3 of 3 tools are called something else, all in the same way: a is now post_a']);
});

test('the changelog names what went, changed and came, in this order', () => {
  const lines = changelog(
    changes(
      [sell(), { name: 'weigh_parcel', description: 'Weighs a parcel on the scales of the counter.' }],
      [
        sell({}, { stamp: { type: 'string', description: 'Kind' }, count: { type: 'integer' } }),
        { name: 'print_label', description: 'Prints.' },
      ],
    ),
  );
  expect(lines).toEqual([
    'Removed: tool weigh_parcel',
    'Changed: sell_stamp: descriptions of parameters changed',
    'Added: tool print_label',
    'Added: sell_stamp: parameter count',
  ]);
});

test('a rewrite of many tools is one line', () => {
  const many = (more: JsonObject) => ['a', 'b', 'c'].map((n) => ({ ...sell(more), name: `sell_${n}` }));
  expect(changelog(changes(many({}), many({ execution: { taskSupport: 'forbidden' } })))).toEqual([
    'Changed: execution of 3 of 3 tools, all in the same way',
  ]);
});

test('a renamed parameter is one line', () => {
  const named = (name: string) => sell({}, { [name]: { type: 'string', description: 'Kind of the stamp' } });
  expect(changelog(changes([named('stamp_kind')], [named('stampKind')]))).toEqual([
    'Changed: sell_stamp: parameter stamp_kind is now called stampKind',
  ]);
});
