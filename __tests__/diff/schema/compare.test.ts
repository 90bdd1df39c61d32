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
    expect(told(base, head)).toEqual([['bound', 'narrowed', 'berth', { berth: 'aaaaa' }]]);
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
    ['another type', { type: 'number' }, 'changed'],
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

describe('one of several forms', () => {
  const lot = (name: string, more: JsonObject = {}): JsonObject => ({
    type: 'object',
    properties: { quay: text, [name]: { type: 'number' } },
    required: ['quay', name],
    additionalProperties: false,
    ...more,
  });
  const one = (place: Json): JsonObject => ({ type: 'object', properties: { place } });
  test('a form more widens, however alike it is to the first', () => {
    expect(told(one(lot('row')), one({ anyOf: [lot('row'), lot('column')] }))).toEqual([['branch', 'widened', 'place', null]]);
    const list = (items: Json): JsonObject => one({ type: 'array', items });
    expect(effects(list(lot('row')), list({ anyOf: [lot('row'), lot('column')] })).map(([, e]) => e)).not.toContain('equivalent');
  });
  test('a form less breaks, with a call that proves it', () => {
    const found = told(one({ anyOf: [lot('row'), lot('column')] }), one(lot('row')));
    expect(found.every(([, effect]) => effect === 'narrowed')).toBe(true);
    expect(found.map(([, , , proof]) => proof)).toContainEqual({ place: { quay: 'a', column: 1 } });
  });
  test('where any object is taken beside it, nothing is lost', () => {
    const any = { type: 'object', additionalProperties: true };
    const widened = told(one(lot('row')), one({ anyOf: [lot('row'), text, any] }));
    expect(new Set(widened.map(([, effect]) => effect))).toEqual(new Set(['widened']));
    expect(new Set(told(one(lot('row')), one({ anyOf: [lot('column'), any] })).map(([, effect]) => effect))).toEqual(new Set(['widened']));
  });
  test('a form that is written twice is one: what came into both is told as what it is', () => {
    const twice = (s: Json): JsonObject => one({ anyOf: [s, s] });
    const noted = lot('row', { properties: { quay: text, row: { type: 'number' }, note: text } });
    expect(told(twice(lot('row')), twice(noted))).toEqual([['added', 'widened', 'place.note', null]]);
    expect(told(twice(lot('row')), one(lot('row')))).toEqual([]);
  });
});

describe('an object that may hold anything', () => {
  const one = (place: Json): JsonObject => ({ type: 'object', properties: { place } });
  const named = { type: 'object', properties: { quay: text }, additionalProperties: false };
  test.each<[string, JsonObject]>([
    ['said so', { type: 'object', additionalProperties: true }],
    ['left open', { type: 'object' }],
  ])('takes the names it had before: %s', (_, free) => {
    expect(new Set(told(one(named), one(free)).map(([, effect]) => effect))).toEqual(new Set(['widened']));
  });
  test('still refuses what does not fit all of its entries', () => {
    const numbers = { type: 'object', additionalProperties: { type: 'number' } };
    expect(told(one(named), one(numbers))).toContainEqual(['type', 'narrowed', 'place.quay', { place: { quay: 'a' } }]);
  });
  test('at the root, or with an empty list of names, the parameter is gone', () => {
    expect(told({ type: 'object', properties: { quay: text } }, { type: 'object' })).toEqual([['removed', 'narrowed', 'quay', null]]);
    expect(told(one({ type: 'object', properties: { quay: text } }), one({ type: 'object', properties: {} }))).toEqual([
      ['removed', 'narrowed', 'place.quay', null],
    ]);
  });
});

describe('what the base never took', () => {
  const one = (berth: Json): JsonObject => ({ type: 'object', properties: { berth } });
  test('cannot be lost', () => {
    const nothing = { type: 'string', minLength: 4, maxLength: 2 };
    expect(told(one(nothing), one({ type: 'number' })).filter(([, effect]) => effect === 'narrowed')).toEqual([]);
    const asks: JsonObject = { type: 'object', properties: { quay: text }, required: ['berth'], additionalProperties: false };
    expect(told(asks, { ...asks, properties: {} }).filter(([, effect]) => effect === 'narrowed')).toEqual([]);
  });
  test('a bound that shuts everything out is told as that bound', () => {
    expect(told(one({ type: 'number', maximum: 3 }), one({ type: 'number', minimum: 5, maximum: 3 }))).toEqual([
      ['bound', 'narrowed', 'berth', expect.anything()],
    ]);
  });
  test('listed values count only as far as the rest of the schema takes them', () => {
    const both: JsonObject = { allOf: [{ enum: ['a', 'bb'] }, { type: 'string', pattern: '^b' }] };
    expect(told(one(both), one({ const: 'bb' }))).toEqual([]);
    expect(told(one(both), one({ enum: ['a', 'bb'] }))).toEqual([['values', 'widened', 'berth', null]]);
  });
});

test('what may be given beside the named ones is proved in the object that takes it', () => {
  const base: JsonObject = { type: 'object', properties: { quay: text }, required: ['quay'], additionalProperties: { type: 'number' } };
  expect(told(base, { ...base, additionalProperties: false })).toEqual([['closed', 'narrowed', '', { quay: 'a', anything_else: 1 }]]);
  const inside = (s: JsonObject): JsonObject => ({ type: 'object', properties: { list: { type: 'array', items: s } } });
  expect(told(inside(base), inside({ ...base, additionalProperties: false }))).toEqual([
    ['closed', 'narrowed', 'list.*', { list: [{ quay: 'a', anything_else: 1 }] }],
  ]);
});

test('an entry of a list is proved in a list, also where the base says nothing of it', () => {
  const pair = (prefixItems: Json[]): JsonObject => ({
    type: 'object',
    properties: { at: { type: 'array', prefixItems } },
    required: ['at'],
  });
  expect(told({ type: 'object', required: ['at'] }, pair([{ type: 'number' }]))).toContainEqual([
    'type',
    'narrowed',
    'at.0',
    { at: [expect.anything()] },
  ]);
});

test('a name that is refused now is proved in an object, an entry that is not enough any more in a list', () => {
  const one = (place: Json): JsonObject => ({ type: 'object', properties: { place } });
  const names = (maxLength: number) => one({ type: 'object', propertyNames: { maxLength } });
  expect(told(names(9), names(3))).toEqual([['bound', 'narrowed', 'place.*', { place: { aaaa: 'x' } }]]);
  const holds = (entry: string) => one({ type: 'array', contains: { const: entry } });
  expect(told(holds('a'), holds('b'))).toEqual([['written', 'unknown', 'place', { place: ['a'] }]]);
});

test('a pattern of which only the classes grew widens, and the reverse', () => {
  const one = (pattern: string): JsonObject => ({ type: 'object', properties: { mark: { type: 'string', pattern } } });
  expect(told(one('^[a-z]+$'), one('^[a-z0-9]+$'))).toEqual([['bound', 'widened', 'mark', null]]);
  expect(told(one('^[a-z0-9]+$'), one('^[0-9]+$'))).toEqual([['bound', 'narrowed', 'mark', { mark: 'a' }]]);
});

describe('what a record is told to do', () => {
  test('values lost and others gained', () => {
    const list = (values: string[]): JsonObject => ({ type: 'object', properties: { berth: { enum: values } } });
    expect(effects(list(['A', 'B']), list(['A', 'C']))).toEqual([['/inputSchema/properties/berth/enum', 'changed']]);
    expect(effects(list(['A', 'B']), list(['A']))).toEqual([['/inputSchema/properties/berth/enum', 'narrowed']]);
  });
  test('a part of a condition, also beside a property that is called as a text is', () => {
    const otherwise = (part: JsonObject): JsonObject => ({
      type: 'object',
      allOf: [{ if: { required: ['quay'] }, else: { properties: part } }],
    });
    const at = '/inputSchema/allOf/0/else/properties';
    expect(effects(otherwise({ berth: text }), otherwise({ berth: { type: 'number' } }))).toEqual([[`${at}/berth/type`, 'unknown']]);
    expect(effects(otherwise({}), otherwise({ title: text }))).toEqual([[`${at}/title`, 'unknown']]);
    expect(effects(otherwise({ berth: text }), otherwise({ berth: { ...text, default: 'A' } }))).toEqual([
      [`${at}/berth/default`, 'equivalent'],
    ]);
  });
  test('a bound that draft 4 made exclusive', () => {
    const least = (more: JsonObject): JsonObject => ({
      $schema: 'http://json-schema.org/draft-04/schema#',
      type: 'object',
      properties: { length: { type: 'integer', minimum: 0, ...more } },
    });
    const at = '/inputSchema/properties/length/exclusiveMinimum';
    expect(effects(least({}), least({ exclusiveMinimum: true }))).toEqual([[at, 'narrowed']]);
    expect(effects(least({ exclusiveMinimum: true }), least({}))).toEqual([[at, 'widened']]);
  });
});
