import { diff } from '../../../src/diff/index.ts';
import { compareSchemas } from '../../../src/diff/schema/compare.ts';
import { schemaWitness } from '../../../src/diff/schema/witness.ts';
import { cutDeep, type Json, type JsonObject, own } from '../../../src/model/json.ts';
import { emptySnapshot } from '../../../src/model/snapshot.ts';
import { Surface } from '../../../src/model/surface.ts';

const told = (base: Json, head: Json) =>
  compareSchemas(base, head, '/inputSchema').map((f) => [
    f.what,
    f.effect,
    f.path.join('.'),
    schemaWitness(base, head, '/inputSchema', f) ?? null,
  ]);
/** What becomes of the values, record by record. */
const effects = (base: Json, head: Json) => {
  const surface = (inputSchema: Json) => new Surface({ ...emptySnapshot(), tools: [{ name: 'berth_book', inputSchema }] });
  const { changes } = diff(surface(base), surface(head), { renames: {}, volatile: [] });
  return changes.map((c) => [c.pointer, own(c.meta, 'effect')]);
};
const text = { type: 'string' };

describe('either-or at the root', () => {
  const booking = (properties: JsonObject): JsonObject => ({
    type: 'object',
    properties,
    anyOf: [{ required: ['berth'] }, { required: ['quay'] }],
  });
  test('a bound on one parameter is told of that parameter', () => {
    const [base, head] = [
      booking({ berth: text, quay: text, note: text }),
      booking({ berth: { ...text, maxLength: 4 }, quay: text, note: text }),
    ];
    expect(told(base, head)).toEqual([['bound', 'narrowed', 'berth', { berth: '12345' }]]);
  });
  test('an optional parameter that went is one that went', () => {
    expect(told(booking({ berth: text, quay: text, note: text }), booking({ berth: text, quay: text }))).toEqual([
      ['removed', 'narrowed', 'note', null],
    ]);
  });
  test.each<[string, JsonObject]>([
    ['a value more', { berth: { enum: ['A', 'B'] }, quay: text }],
    ['a parameter more', { berth: { enum: ['A'] }, quay: text, note: text }],
  ])('%s widens', (_, properties) => {
    expect(effects(booking({ berth: { enum: ['A'] }, quay: text }), booking(properties)).map(([, effect]) => effect)).toEqual(['widened']);
  });
  test('closing all forms at once is one break', () => {
    const base = booking({ berth: text, quay: text });
    expect(told(base, { ...base, additionalProperties: false })).toEqual([['closed', 'narrowed', '', { anything_else: 'x', berth: 'a' }]]);
  });
  test('what one form lost and another still takes is no break', () => {
    const [small, any] = [{ properties: { berth: { ...text, maxLength: 4 } } }, { properties: { berth: text } }];
    const forms = (...anyOf: Json[]): JsonObject => ({ type: 'object', anyOf });
    expect(
      told(forms(any, { ...any, required: ['quay'] }), forms(any, { ...small, required: ['quay'] })).filter(([, e]) => e === 'narrowed'),
    ).toEqual([]);
  });
});

test('a form told apart by a fixed value: the bound is told where it stands, and of nothing else', () => {
  const vessel = (length: Json): JsonObject => ({
    type: 'object',
    properties: { name: text },
    oneOf: [
      { properties: { kind: { const: 'boat' }, length }, required: ['kind', 'length'] },
      { properties: { kind: { const: 'raft' } }, required: ['kind'] },
    ],
  });
  expect(told(vessel({ type: 'number' }), vessel({ type: 'number', minimum: 0 }))).toEqual([
    ['bound', 'narrowed', 'length', { kind: 'boat', length: -1 }],
  ]);
});

describe('a definition that is referred to', () => {
  const berth = (Berth: Json, through: JsonObject = { $ref: '#/$defs/Berth' }): JsonObject => ({
    type: 'object',
    properties: { berth: through },
    $defs: { Berth, Place: { $ref: '#/$defs/Berth' } },
  });
  test.each<[string, Json, string]>([
    ['another type', { type: 'number' }, 'narrowed'],
    ['a type more', { type: ['string', 'null'] }, 'widened'],
  ])('%s is no harmless record', (_, after, effect) => {
    expect(effects(berth(text), berth(after))).toEqual([['/inputSchema/$defs/Berth/type', effect]]);
    for (const through of [{ $ref: '#/$defs/Place' }, { allOf: [{ $ref: '#/$defs/Berth' }] }] as JsonObject[])
      expect(effects(berth(text, through), berth(after, through))).toEqual([['/inputSchema/$defs/Berth/type', effect]]);
  });
});

test.each([100, 101, 102, 150, 3_000])('what changes below %i levels is unknown, not harmless', (levels) => {
  const nested = (leaf: Json): Json => {
    let schema = leaf;
    for (let i = 0; i < levels; i++) schema = { type: 'object', properties: { p: schema } };
    return cutDeep(schema);
  };
  const found = effects(nested(text), nested({ type: 'number' }));
  expect(found.map(([, effect]) => effect)).toEqual([levels > 100 ? 'unknown' : expect.stringMatching(/unknown|narrowed/)]);
});

test.each<[string, JsonObject]>([
  ['another type as well', { allOf: [{ type: 'array' }] }],
  ['only a text', { enum: ['x'] }],
])('a root that takes %s takes no arguments', (_, more) => {
  const open: JsonObject = { type: 'object', properties: { berth: text } };
  expect(told(open, { ...open, ...more })).toEqual([['type', 'narrowed', '', {}]]);
});

test('a parameter that had to be given is not new because it is now described', () => {
  const base: JsonObject = { type: 'object', required: ['berth'] };
  expect(told(base, { ...base, properties: { berth: { type: 'string' } } })).toMatchObject([
    ['type', 'narrowed', 'berth', expect.anything()],
  ]);
});

test('a condition beside a list of values counts', () => {
  const berth = (more: JsonObject): JsonObject => ({ type: 'object', properties: { berth: { enum: ['A', 'B'], ...more } } });
  expect(told(berth({}), berth({ not: { const: 'A' } }))).toEqual([['written', 'unknown', 'berth', { berth: 'A' }]]);
});

describe('conditions in other words', () => {
  const one = (berth: Json): JsonObject => ({ type: 'object', properties: { berth } });
  const with_ = (more: JsonObject): JsonObject => ({
    type: 'object',
    properties: { a: { type: 'integer' }, b: { type: 'integer' } },
    ...more,
  });
  test.each<[string, JsonObject, JsonObject]>([
    ['anything but null', one(text), one({ not: { type: 'null' } })],
    ['one of several forms', one(text), one({ oneOf: [text, { type: 'number' }, { type: 'integer', minimum: 3 }] })],
    ['asked for by a schema', with_({ dependentRequired: { a: ['b'] } }), with_({ dependentSchemas: { a: { required: ['b'] } } })],
  ])('%s refuses nothing', (_, base, head) => {
    expect(told(base, head).filter(([, effect]) => effect !== 'widened')).toEqual([]);
  });
  test('one more that has to be given with another', () => {
    expect(told(with_({ dependentRequired: { a: ['b'] } }), with_({ dependentRequired: { a: ['b', 'c'] } }))).toEqual([
      ['written', 'unknown', '', { a: 1, b: 1 }],
    ]);
  });
  test('a value that is excluded', () => {
    expect(told(one(text), one({ type: 'string', not: { enum: ['a'] } }))).toEqual([['written', 'unknown', 'berth', { berth: 'a' }]]);
  });
});
