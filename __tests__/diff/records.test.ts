import { diff } from '../../src/diff/index.ts';
import type { Json, JsonObject } from '../../src/model/json.ts';
import { emptySnapshot } from '../../src/model/snapshot.ts';
import { Surface } from '../../src/model/surface.ts';

const changes = (base: JsonObject, head: JsonObject) =>
  diff(
    new Surface({ ...emptySnapshot(), tools: [{ name: 'lend_book', ...base }] }),
    new Surface({ ...emptySnapshot(), tools: [{ name: 'lend_book', ...head }] }),
    { renames: {}, volatile: [] },
  ).changes;
const schema = (book: Json, more: JsonObject = {}): JsonObject => ({ inputSchema: { type: 'object', properties: { book }, ...more } });
const one = (before: Json, after: Json) => changes(schema(before), schema(after));

test.each([
  ['a list of types that became a union', { type: ['string', 'null'] }, { anyOf: [{ type: 'string' }, { type: 'null' }] }],
  ['a constant that became a list', { const: 'a' }, { enum: ['a'] }],
  ['an integer', { type: 'integer' }, { type: 'number', multipleOf: 1 }],
  ['a tuple', { type: 'array', items: [{ type: 'string' }] }, { type: 'array', prefixItems: [{ type: 'string' }] }],
])('%s is one record, and means the same', (_, before, after) => {
  expect(one(before as Json, after as Json)).toMatchObject([
    { kind: 'schema-changed', pointer: '/inputSchema/properties/book', meta: { op: 'keywords', effect: 'equivalent' } },
  ]);
});

test('a definition that was moved out is no change of its text', () => {
  const day = { type: 'string', description: 'Day it is due' };
  const found = changes(schema(day), schema({ $ref: '#/$defs/Day' }, { $defs: { Day: day } }));
  expect(found.map((c) => [c.kind, c.pointer, c.meta?.effect])).toEqual([
    ['schema-changed', '/inputSchema/$defs', 'equivalent'],
    ['schema-changed', '/inputSchema/properties/book', 'equivalent'],
  ]);
});

test('a condition of which a part changed is no harmless record', () => {
  const when = (consequence: JsonObject) =>
    schema(
      {},
      Object.fromEntries([
        ['if', { required: ['book'] }],
        ['then', consequence],
      ]),
    );
  const found = changes(when({ required: ['day'] }), when({ required: ['day'], properties: { day: { minLength: 3 } } }));
  expect(found).toMatchObject([{ pointer: '/inputSchema/then/properties', meta: { effect: 'unknown' } }]);
});

test('an object that was moved out is one record, names and all', () => {
  const shelf: JsonObject = { type: 'object', properties: { row: { type: 'number' } } };
  const found = changes(schema(shelf), schema({ $ref: '#/$defs/Shelf' }, { $defs: { Shelf: shelf } }));
  expect(found.map((c) => [c.pointer, c.before])).toEqual([
    ['/inputSchema/$defs', null],
    ['/inputSchema/properties/book', shelf],
  ]);
});

test('a text that changed while it was moved out is told where a reader sees it', () => {
  const found = changes(
    schema({ type: 'string', description: 'Old' }),
    schema({ $ref: '#/$defs/Day' }, { $defs: { Day: { type: 'string', description: 'New' } } }),
  );
  expect(found).toContainEqual(
    expect.objectContaining({
      kind: 'text-changed',
      pointer: '/inputSchema/properties/book/description',
      before: 'Old',
      after: 'New',
      meta: { op: 'derived' },
    }),
  );
});

describe('a schema that became one of several forms', () => {
  const shelf: JsonObject = { type: 'object', description: 'Where it stands', properties: { row: { type: 'number' } }, required: ['row'] };
  test('is one record, names and text and all', () => {
    expect(one(shelf, { anyOf: [shelf, { type: 'string' }] })).toMatchObject([
      { kind: 'schema-changed', before: shelf, after: { anyOf: [shelf, { type: 'string' }] }, meta: { op: 'keywords', effect: 'widened' } },
    ]);
    expect(one({ anyOf: [shelf, { type: 'string' }] }, shelf)).toMatchObject([{ meta: { op: 'keywords', effect: 'narrowed' } }]);
  });
  test('with another text, it is told that a reader sees another', () => {
    const found = one(shelf, {
      anyOf: [
        { ...shelf, description: 'Row and place' },
        { type: 'string', description: 'Mark' },
      ],
    });
    expect(found).toContainEqual(
      expect.objectContaining({
        kind: 'text-changed',
        pointer: '/inputSchema/properties/book/description',
        before: 'Where it stands',
        after: 'Row and place',
        meta: { op: 'derived' },
      }),
    );
  });
});

test('what a record does to the values is told beside it', () => {
  const effect = (before: Json, after: Json) => one(before, after).map((c) => c.meta?.effect);
  expect(effect({ type: 'string' }, { type: 'string', maxLength: 9 })).toEqual(['narrowed']);
  expect(effect({ type: 'string', maxLength: 9 }, { type: 'string' })).toEqual(['widened']);
  expect(effect({ type: 'string', pattern: '^a' }, { type: 'string', pattern: '^b' })).toEqual(['unknown']);
  expect(effect({ type: 'string' }, { type: 'string', default: 'x' })).toEqual(['equivalent']);
  expect(effect({ enum: ['a', 'b'] }, { enum: ['b', 'a'] })).toEqual(['equivalent']);
});

test('a change in a definition is told there, with what it does where it is used', () => {
  const used = (limit: number) => schema({ $ref: '#/$defs/Title' }, { $defs: { Title: { type: 'string', maxLength: limit } } });
  expect(changes(used(90), used(40))).toMatchObject([
    { pointer: '/inputSchema/$defs/Title/maxLength', before: 90, after: 40, meta: { effect: 'narrowed' } },
  ]);
});

test('a parameter under another name is two records that know each other', () => {
  const named = (name: string): JsonObject => ({
    inputSchema: { type: 'object', properties: { [name]: { type: 'string', description: 'Number of the card' } } },
  });
  const found = changes(named('card_number'), named('cardNumber'));
  expect(found.map((c) => [c.pointer, c.meta?.renamedTo, c.meta?.renamedFrom])).toEqual([
    ['/inputSchema/properties/cardNumber', undefined, 'card_number'],
    ['/inputSchema/properties/card_number', 'cardNumber', undefined],
  ]);
});

test('a list of what must be given says what became of the names in it', () => {
  const takes = (name: string) => schema({ type: 'object', properties: { [name]: { type: 'string' } }, required: [name] });
  const required = changes(takes('mark'), takes('marks')).find((c) => c.pointer.endsWith('/required'));
  expect(required?.meta?.effect).toBe('narrowed');
});

test('annotations say which hints changed in effect', () => {
  expect(changes({ annotations: { readOnlyHint: true } }, {})).toMatchObject([
    {
      kind: 'annotation-changed',
      pointer: '/annotations',
      meta: { op: 'remove', effective: { readOnlyHint: { before: true, after: false } } },
    },
  ]);
  expect(changes({ annotations: {} }, { annotations: { destructiveHint: true } })).toMatchObject([
    { pointer: '/annotations/destructiveHint', meta: { effective: {} } },
  ]);
});

test('the kinds of fields', () => {
  const kinds = changes(
    { title: 'Lend', _meta: { a: 1 }, icons: [], execution: { taskSupport: 'forbidden' } },
    { title: 'Lend a book', _meta: { a: 2 }, icons: [{ src: 'x' }], execution: {}, vendor: true },
  ).map((c) => [c.kind, c.pointer]);
  expect(kinds).toEqual([
    ['metadata-changed', '/_meta/a'],
    ['metadata-changed', '/execution/taskSupport'],
    ['metadata-changed', '/icons'],
    ['text-changed', '/title'],
    ['metadata-changed', '/vendor'],
  ]);
});

test('arguments of a prompt are compared by name', () => {
  const of = (...list: Json[]) => new Surface({ ...emptySnapshot(), prompts: [{ name: 'greet', arguments: list }] });
  const told = (b: Surface, h: Surface) =>
    diff(b, h, { renames: {}, volatile: [] }).changes.map((c) => [c.pointer, c.meta?.names, c.meta?.effect]);
  const [boat, crew] = [{ name: 'boat', required: true }, { name: 'crew' }];
  expect(told(of(boat, crew), of(crew, boat))).toEqual([['/arguments', { come: [], gone: [], changed: [] }, 'equivalent']]);
  expect(told(of(boat), of(crew, boat))).toEqual([['/arguments', { come: ['crew'], gone: [], changed: [] }, 'widened']]);
  expect(told(of(boat, crew), of(boat))).toEqual([['/arguments', { come: [], gone: ['crew'], changed: [] }, 'narrowed']]);
  expect(told(of(boat, crew), of(boat, { ...crew, description: 'Who sails' })).map(([pointer]) => pointer)).toEqual([
    '/arguments/1/description',
  ]);
});
