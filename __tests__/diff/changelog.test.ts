import { changelog } from '../../src/diff/changelog.ts';
import { diff } from '../../src/diff/index.ts';
import type { Json, JsonObject } from '../../src/model/json.ts';
import { emptySnapshot, type Snapshot } from '../../src/model/snapshot.ts';
import { Surface } from '../../src/model/surface.ts';

const changes = (base: Json[], head: Json[], more: [Partial<Snapshot>, Partial<Snapshot>] = [{}, {}]) =>
  diff(new Surface({ ...emptySnapshot(), tools: base, ...more[0] }), new Surface({ ...emptySnapshot(), tools: head, ...more[1] }), {
    renames: {},
    volatile: [],
  }).changes;
const sell = (more: JsonObject = {}, properties: JsonObject = { stamp: { type: 'string' } }): JsonObject => ({
  name: 'sell_stamp',
  description: 'Sells a stamp at the counter.',
  inputSchema: { type: 'object', properties },
  ...more,
});

test('a tool that only looks like the old one is not said to be it', () => {
  const tool = (name: string, verb: string) => sell({ name, description: `${verb} a stamp at the counter of the post office in town.` });
  expect(changelog(changes([tool('stamp_gum', 'Gums')], [tool('stamp_perforate', 'Perforates')]))).toContain(
    'Changed: tool stamp_gum is gone, stamp_perforate looks like it',
  );
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

describe('what changed inside of the input is said in words', () => {
  const schema = (more: JsonObject, stamp: JsonObject = { type: 'string' }) =>
    sell({ inputSchema: { type: 'object', properties: { stamp, count: { type: 'integer' } }, ...more } });
  const lines = (before: JsonObject, after: JsonObject) => changelog(changes([before], [after]));
  test('what must be given, and what need not be', () => {
    expect(lines(schema({ required: ['count'] }), schema({ required: ['stamp'] }))).toEqual([
      'Changed: sell_stamp: stamp must be given now',
      'Changed: sell_stamp: count may be left out now',
    ]);
    // Of a new parameter it is told with the parameter.
    expect(lines(sell(), sell({ inputSchema: { ...(schema({}).inputSchema as JsonObject), required: ['count'] } }))).toEqual([
      'Added: sell_stamp: parameter count, which must be given',
    ]);
  });
  test('defaults and listed values', () => {
    expect(lines(schema({}, { type: 'string', default: 'a' }), schema({}, { type: 'string', default: 'b' }))).toEqual([
      'Changed: sell_stamp: parameter stamp defaults to b, where it was a',
    ]);
    expect(lines(schema({}, { enum: ['a', 'b'] }), schema({}, { enum: ['b', 'c'] }))).toEqual([
      'Removed: sell_stamp: parameter stamp no longer takes a',
      'Added: sell_stamp: parameter stamp takes c as well',
    ]);
  });
  test('arguments without a name', () => {
    expect(lines(schema({}), schema({ additionalProperties: false }))).toEqual([
      'Changed: sell_stamp refuses arguments that it does not name',
    ]);
  });
  test('another spelling is no news', () => {
    expect(
      lines(schema({}, { type: ['string', 'null'] }), schema({ required: [] }, { anyOf: [{ type: 'string' }, { type: 'null' }] })),
    ).toEqual([]);
    expect(
      lines(
        schema({ $schema: 'http://json-schema.org/draft-07/schema#' }),
        schema({ $schema: 'https://json-schema.org/draft/2020-12/schema' }),
      ),
    ).toEqual([]);
  });
});

describe('of many tools', () => {
  const names = ['a', 'b', 'c', 'd'];
  const many = (more: (name: string) => JsonObject): JsonObject[] => names.map((n) => ({ ...sell(more(n)), name: `sell_${n}` }));
  const lines = (before: (n: string) => JsonObject, after: (n: string) => JsonObject) => changelog(changes(many(before), many(after)));
  const takes = (properties: JsonObject, required: string[] = []): JsonObject => ({
    inputSchema: { type: 'object', properties, required },
  });
  test('a parameter that came or went is added or removed', () => {
    const [stamp, count] = [{ stamp: { type: 'string' } }, { count: { type: 'integer' } }];
    expect(
      lines(
        () => takes({ ...stamp, ...count }),
        () => takes(stamp),
      ),
    ).toEqual(['Removed: parameter count of 4 of 4 tools']);
    expect(
      lines(
        () => takes(stamp),
        (n) => takes({ ...stamp, ...count }, n === 'a' ? ['count'] : []),
      ),
    ).toContain('Added: parameter count of 4 of 4 tools, which must be given in 1 of them');
  });
  test('what may be left out in all of them', () => {
    const stamp = { stamp: { type: 'string' } };
    expect(
      lines(
        () => takes(stamp, ['stamp']),
        () => takes(stamp),
      ),
    ).toEqual(['Changed: stamp may be left out now in 4 of 4 tools']);
  });
  test('a keyword of one parameter names it', () => {
    const stamp = (more: JsonObject) => () => takes({ stamp: { type: 'string', ...more } });
    expect(lines(stamp({}), stamp({ maxLength: 4 }))).toEqual([
      'Changed: maxLength of parameter stamp of 4 of 4 tools, all in the same way',
    ]);
  });
  test('the same parts of each, with values of their own, are one line', () => {
    expect(
      lines(
        (n) => ({ _meta: { shelf: n } }),
        (n) => ({ _meta: { shelf: n + n } }),
      ),
    ).toEqual(['Changed: sell_a, sell_b, sell_c, sell_d: _meta changed']);
  });
});

test('a prompt is called one, and so is a server that goes by another name', () => {
  const prompt = (description: string) => ({ prompts: [{ name: 'greet', description }], capabilities: {} });
  const server = (name: string) => ({ server: { name, version: '1' }, era: 'initialize' as never });
  expect(
    changelog(
      changes(
        [sell()],
        [sell()],
        [
          { ...prompt('Greets a guest.'), ...server('post') },
          { ...prompt('Greets.'), ...server('mail') },
        ],
      ),
    ),
  ).toEqual(['Changed: the server post is now called mail', 'Changed: prompt greet: description changed']);
});
