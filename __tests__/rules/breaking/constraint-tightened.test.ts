import type { JsonObject } from '../../../src/model/json.ts';
import { rule } from '../../../src/rules/breaking/constraint-tightened.ts';
import { hall, step, taking } from './step.ts';

test.each([
  ['maxLength', { type: 'string' }, { type: 'string', maxLength: 3 }],
  ['minLength', { type: 'string' }, { type: 'string', minLength: 2 }],
  ['pattern', { type: 'string' }, { type: 'string', pattern: '^[a-z]+$' }],
  ['format', { type: 'string' }, { type: 'string', format: 'date' }],
  ['minimum', { type: 'number', minimum: 0 }, { type: 'number', minimum: 1 }],
  ['exclusiveMaximum', { type: 'number', maximum: 9 }, { type: 'number', exclusiveMaximum: 9 }],
  ['multipleOf', { type: 'integer' }, { type: 'integer', multipleOf: 5 }],
  ['minItems', { type: 'array', items: { type: 'string' } }, { type: 'array', items: { type: 'string' }, minItems: 1 }],
  ['uniqueItems', { type: 'array', items: { type: 'string' } }, { type: 'array', items: { type: 'string' }, uniqueItems: true }],
])('%s, with a call that proves it', (keyword, before, after) => {
  const [told, ...rest] = hall(rule, before as never, after as never);
  expect(rest).toEqual([]);
  expect(told).toMatchObject({ pointer: '/inputSchema/properties/hall', messageId: 'default', level: 'warning', evidence: { keyword } });
  expect(told?.evidence.witness).toHaveProperty('hall');
  expect(hall(rule, after as never, before as never)).toEqual([]);
});

test('several on one parameter are one finding', () => {
  const [told, ...rest] = hall(rule, { type: 'integer' }, { type: 'integer', minimum: 1, maximum: 9 });
  expect(rest).toEqual([]);
  expect(told?.evidence.change).toBe('minimum none → 1, maximum none → 9');
});

test('the same words about two facts in one place are said once', () => {
  const taking_ = (pattern: string) => taking({}, { patternProperties: { [pattern]: { type: 'string' } }, additionalProperties: false });
  const told = step(rule, [taking_('^ab')], [taking_('^a')]);
  for (const { evidence } of told) expect(evidence.change).toBe('patternProperties');
  expect(told).toHaveLength(1);
});

test('a list where anything of the type was accepted', () => {
  expect(hall(rule, { type: 'string' }, { type: 'string', enum: ['north', 'south'] })).toMatchObject([{ messageId: 'listed' }]);
});

test('another pattern: a call decides, and without one it is a note', () => {
  expect(hall(rule, { type: 'string', pattern: '^[a-z]+$' }, { type: 'string', pattern: '^[0-9]+$' })).toMatchObject([
    { level: 'warning' },
  ]);
  expect(hall(rule, { type: 'string', pattern: '^h[0-9]$' }, { type: 'string', pattern: '^(h|H)[0-9]$' })).toMatchObject([
    { messageId: 'unclear', level: 'note' },
  ]);
});

test('a pattern that could run for ages is never run', () => {
  const told = hall(rule, { type: 'string', minLength: 1 }, { type: 'string', minLength: 1, pattern: '^(([a-z])+.)+[A-Z]([a-z])+$' });
  expect(told).toMatchObject([{ messageId: 'default' }]);
  expect(told[0]?.evidence.witness).toBeUndefined();
});

test('what schema libraries write out for every integer says nothing', () => {
  const written = { type: 'integer', minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };
  expect(hall(rule, { type: 'integer' }, written)).toEqual([]);
  expect(hall(rule, { type: 'integer', minimum: 1 }, { type: 'integer', exclusiveMinimum: 0 })).toEqual([]);
});

test('a condition that is a schema is named', () => {
  expect(hall(rule, {}, { not: { const: 'cellar' } })).toMatchObject([{ evidence: { keyword: 'not' } }]);
});

test('a break among many patterns that only look different', () => {
  const many = (end: string) =>
    Object.fromEntries(Array.from({ length: 60 }, (_, i) => [`hall${i}`, { type: 'string', pattern: `^h${i}${end}` }]));
  const told = step(
    rule,
    [taking({ ...many(''), room: { type: 'string', pattern: '^[0-9]{4}$' } })],
    [taking({ ...many('.*$'), room: { type: 'string', pattern: '^[0-9]{5}$' } })],
  );
  expect(told.filter((t) => t.level !== 'note')).toMatchObject([{ evidence: { place: 'room', witness: { room: '0000' } } }]);
});

test('what is not tried is not said to be harmless', () => {
  const many = (end: string) =>
    taking({
      hall: {
        type: 'object',
        properties: Object.fromEntries(Array.from({ length: 15 }, (_, i) => [`h${i}`, { type: 'string', pattern: `^h${i}${end}` }])),
      },
    });
  const told = step(rule, [many('')], [many('.*$')]);
  expect(told.filter((t) => t.messageId === 'untried')).toHaveLength(5);
  expect(told.find((t) => t.messageId === 'untried')).toMatchObject({ level: 'warning' });
});

test('one parameter that asks for another one now', () => {
  const both = { hall: { type: 'string' }, floor: { type: 'integer' } };
  expect(step(rule, [taking(both)], [taking(both, { dependentRequired: { hall: ['floor'] } })])).toMatchObject([
    { messageId: 'together', evidence: { given: 'hall', asked: ['floor'], witness: { hall: 'a' } } },
  ]);
});

test('a condition that grew is proved', () => {
  const both = { kind: { type: 'string' }, size: { type: 'number' } };
  const when = { properties: { kind: { const: 'oil' } }, required: ['kind'] };
  const asks = (consequence: object) =>
    taking(
      both,
      Object.fromEntries([
        ['if', when],
        ['then', consequence],
      ]) as never,
    );
  const [told] = step(rule, [asks({ required: ['size'] })], [asks({ required: ['size'], properties: { size: { minimum: 3 } } })]);
  expect(told).toMatchObject({ level: 'warning', evidence: { witness: { kind: 'oil', size: 1 } } });
});

test('what holds for names that fit a pattern is proved by such a name, and called after the object', () => {
  const labels = (schema: object) => ({ labels: { type: 'object', patternProperties: { '^x-': schema } } }) as never;
  expect(step(rule, [taking(labels({ type: 'string' }))], [taking(labels({ type: 'string', maxLength: 2 }))])).toMatchObject([
    { evidence: { place: 'labels.*', witness: { labels: { 'x-': 'aaa' } } } },
  ]);
});

test('an entry of a tuple is called by its position', () => {
  const at = (second: object) => ({ at: { type: 'array', prefixItems: [{ type: 'number' }, second] } }) as never;
  expect(step(rule, [taking(at({ type: 'number' }))], [taking(at({ type: 'number', minimum: 3 }))])).toMatchObject([
    { evidence: { place: 'at[1]' } },
  ]);
});

test('one of two or both, then exactly one: both at once are refused now', () => {
  const either = { properties: { hall: { type: 'string' }, floor: { type: 'string' } } };
  const forms = [{ required: ['hall'] }, { required: ['floor'] }];
  const search = (more: JsonObject) => taking(either.properties, more);
  expect(step(rule, [search({ anyOf: forms })], [search({ oneOf: forms })])).toMatchObject([
    { level: 'warning', evidence: { keyword: 'oneOf', witness: { hall: 'a', floor: 'a' } } },
  ]);
  expect(step(rule, [search({ oneOf: forms })], [search({ anyOf: forms })])).toEqual([]);
});
