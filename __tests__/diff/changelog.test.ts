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
  test('types, bounds, and what is not said in a line of its own', () => {
    expect(lines(schema({}, { type: 'string' }), schema({}, { type: ['string', 'null'] }))).toEqual([
      'Changed: sell_stamp: parameter stamp takes string or null, where it took string',
    ]);
    expect(lines(schema({}, { type: 'string', maxLength: 9 }), schema({}, { type: 'string', maxLength: 4 }))).toEqual([
      'Changed: sell_stamp: parameter stamp has maxLength 4, where it was 9',
    ]);
    expect(lines(schema({}, { type: 'string' }), schema({}, { type: 'string', pattern: '^S' }))).toEqual([
      'Changed: sell_stamp: parameter stamp has pattern ^S now',
    ]);
    expect(lines(schema({}, { type: 'string' }), schema({}, { type: 'string', enum: ['a', 'b'] }))).toEqual([
      'Changed: sell_stamp: parameter stamp takes only a, b now',
    ]);
    expect(lines(schema({}, { type: 'integer' }), schema({}, { anyOf: [{ type: 'integer' }, { type: 'string' }] }))).toEqual([
      'Changed: sell_stamp: parameter stamp takes integer or string, where it took integer',
    ]);
  });
  test('what stands inside of a parameter', () => {
    const nested = (properties: JsonObject, required: string[] = []): JsonObject =>
      schema({}, { type: 'array', items: { type: 'object', properties, required } });
    expect(lines(nested({ a: { type: 'string' }, b: {} }), nested({ b: {}, c: { type: 'number' } }, ['b']))).toEqual([
      'Removed: sell_stamp: parameter stamp[].a',
      'Changed: sell_stamp: stamp[].b must be given now',
      'Added: sell_stamp: parameter stamp[].c',
    ]);
  });
  test('a field of a parameter under another name', () => {
    const nested = (name: string): JsonObject =>
      schema({}, { type: 'object', properties: { [name]: { type: 'string', description: 'Who is on the stamp.' } } });
    expect(lines(nested('person'), nested('portrait'))).toEqual(['Changed: sell_stamp: parameter stamp.person is now called portrait']);
  });
  test('forms of a parameter, and what is said of the arguments as a whole', () => {
    const forms = (bound: JsonObject): JsonObject =>
      schema({}, { anyOf: [{ type: 'object', properties: { person: { type: 'string', ...bound } } }, { type: 'string' }] });
    expect(lines(forms({}), forms({ maxLength: 3 }))).toEqual([
      'Changed: sell_stamp: parameter stamp.person, in one of its forms, has maxLength 3 now',
    ]);
    const patterns = (list: JsonObject): JsonObject => schema({ patternProperties: list });
    expect(lines(patterns({ '^ab': { type: 'string' } }), patterns({ '^a': { type: 'string' } }))).toEqual([
      'Changed: sell_stamp: patternProperties of the arguments',
    ]);
  });
  test('the result', () => {
    const gives = (outputSchema?: JsonObject): JsonObject =>
      sell(outputSchema ? { outputSchema: { type: 'object', ...outputSchema } } : {});
    const [price, colour] = [{ price: { type: 'number' } }, { colour: { enum: ['red', 'blue'] } }];
    expect(
      lines(
        gives({ properties: { ...price, ...colour }, required: ['price'] }),
        gives({ properties: { colour: { enum: ['red', 'green'] }, number: {} } }),
      ),
    ).toEqual([
      'Removed: sell_stamp: field colour of the result is no longer blue',
      'Removed: sell_stamp: field price of the result',
      'Changed: sell_stamp: price may be missing from the result now',
      'Added: sell_stamp: field colour of the result may be green',
      'Added: sell_stamp: field number of the result',
    ]);
    expect(lines(gives({ properties: price }), gives({ properties: { price: { type: 'string' } } }))).toEqual([
      'Changed: sell_stamp: field price of the result is string, where it was number',
    ]);
    expect(lines(gives({ properties: price }), gives())).toEqual(['Removed: sell_stamp: the schema of its result']);
    expect(lines(gives(), gives({ properties: price }))).toEqual(['Added: sell_stamp: the schema of its result']);
  });
  test('of very many changes in one tool those that may hurt are named', () => {
    const keys = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
    const of = (bound: (i: number) => number): JsonObject =>
      sell({}, Object.fromEntries(keys.map((k, i) => [k, { type: 'string', maxLength: bound(i) }])));
    const told = lines(
      of((i) => 20 + i),
      of((i) => (i === 9 ? 3 : 90 + i)),
    );
    expect(told).toContain('Changed: sell_stamp: parameter j has maxLength 3, where it was 29');
    expect(told).toContain('Changed: sell_stamp: parameters changed');
    expect(told).toHaveLength(9);
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

test('arguments of a prompt are named', () => {
  const greet = (list: JsonObject[]) => ({ prompts: [{ name: 'greet', arguments: list }] });
  expect(
    changelog(
      changes(
        [sell()],
        [sell()],
        [
          greet([{ name: 'who' }, { name: 'day' }, { name: 'tone', description: 'a' }]),
          greet([
            { name: 'who', required: true },
            { name: 'tone', description: 'b' },
            { name: 'place', required: true },
          ]),
        ],
      ),
    ),
  ).toEqual([
    'Removed: prompt greet: argument day',
    'Changed: prompt greet: who must be given now',
    'Changed: prompt greet: what is said of tone',
    'Added: prompt greet: argument place, which must be given',
  ]);
});
