import type { Json } from '../../../src/model/json.ts';
import { rule } from '../../../src/rules/quality/format-in-prose.ts';
import { judge, text, tool } from './judge.ts';

const fragment = (schema: Json, name = 'p'): unknown =>
  judge(rule, [tool('find_loaves', 'Finds.', { [name]: schema })]).map((f) => f.evidence.fragment)[0];

test.each([
  ['One of "rye", "wheat" or "spelt"', '"enum": ["rye","wheat","spelt"]'],
  ["Must be 'rye', 'wheat'", '"enum": ["rye","wheat"]'],
  ['Allowed values: rye, wheat, spelt.', '"enum": ["rye","wheat","spelt"]'],
  ['Sort order (asc|desc)', '"enum": ["asc","desc"]'],
  ['Either `rye` or `wheat`', '"enum": ["rye","wheat"]'],
  ['Eines von "roggen", "weizen"', '"enum": ["roggen","weizen"]'],
  ['Day in the form YYYY-MM-DD', '"format": "date"'],
  ['Moment as an ISO 8601 timestamp', '"format": "date-time"'],
])('told in words: %s', (description, expected) => expect(fragment(text(description))).toBe(expected));

test.each([
  ['sort_order', 'asc or desc', '["asc","desc"]'],
  ['status', 'Status: baked, sold, eaten', '["baked","sold","eaten"]'],
  ['kind', 'rye/wheat/spelt', '["rye","wheat","spelt"]'],
  ['state', '"ouvert" ou "fermé"', '["ouvert","fermé"]'],
  ['state', '状态：open、sold 或 eaten', '["open","sold","eaten"]'],
  ['flour', 'Supported flours: rye, wheat, spelt', undefined],
  ['format', 'Supported formats: json, csv, xml', '["json","csv","xml"]'],
])('values of a choice, %s: %s', (name, description, values) =>
  expect(fragment(text(description), name)).toBe(values === undefined ? undefined : `"enum": ${values}`),
);

test.each([
  ['Datum im Format JJJJ-MM-TT', '"format": "date"'],
  ['Date au format AAAA-MM-JJ', '"format": "date"'],
  ['date in ISO format', '"format": "date"'],
  ['Time as HH:MM', '"pattern": "^[0-9]{2}:[0-9]{2}$"'],
  ['Day as TT.MM.JJJJ', '"pattern": "^[0-9]{2}[.][0-9]{2}[.][0-9]{4}$"'],
])('spellings of a day: %s', (description, expected) => expect(fragment(text(description))).toBe(expected));

test.each([
  ['1-100', '"minimum": 1, "maximum": 100'],
  ['must be positive', '"exclusiveMinimum": 0'],
  ['from 1 (mild) to 10 (dark)', '"minimum": 1, "maximum": 10'],
  ['zwischen 1 und 10', '"minimum": 1, "maximum": 10'],
  ['1 到 100 之间', '"minimum": 1, "maximum": 100'],
  ['Loaves, max. 50', '"maximum": 50'],
  ['Year of the first loaf', undefined],
  ['HTTP status such as 200 to 299', undefined],
])('bounds: %s', (description, expected) => expect(fragment({ type: 'integer', description })).toBe(expected));

test.each([
  'Free text, e.g. one of my notes',
  'Town and country',
  'Path to the recipe or folder',
  'Branch, tag or commit hash of the recipe',
  'A name that must be short, clear and friendly',
  'Title, body or label to search for',
])('prose is no list: %s', (description) => expect(fragment(text(description))).toBeUndefined());

test('other parameters and tools are no values', () => {
  const both = { mode: text('How'), before: text('Loaf'), after: text('Loaf') };
  const given = tool('move_loaf', 'Moves.', { ...both, mode: text('Use either before or after') });
  expect(judge(rule, [given])).toEqual([]);
  expect(judge(rule, [tool('move_loaf', 'Moves.', { loaf: text('From either list_loaves or find_loaves') })])).toEqual([]);
});

test('email and address by name and word', () => {
  expect(fragment(text('Email address of the baker'), 'email')).toBe('"format": "email"');
  expect(fragment(text('URL of the picture'), 'picture_url')).toBe('"format": "uri"');
});

test('bounds: only those that the schema lacks', () => {
  const number = (description: string, more = {}) => ({ type: 'integer', description, ...more });
  expect(fragment(number('Loaves, between 1 and 50'))).toBe('"minimum": 1, "maximum": 50');
  expect(fragment(number('Loaves (1-50)', { minimum: 1 }))).toBe('"maximum": 50');
  expect(fragment(number('Loaves, at most 50, default 10'))).toBe('"maximum": 50');
  expect(fragment(number('Loaves, between 1 and 50', { minimum: 1, maximum: 50 }))).toBeUndefined();
  expect(fragment(number('Oven, e.g. (1-50)'))).toBeUndefined();
});

test.each([
  'Flour, e.g. "rye" or "wheat"',
  'Flour such as "rye", "wheat" or "spelt"',
  'Values: "rye", "wheat", etc.',
  'Any text; quotes as in "rye" are kept',
  'Recipe text that may contain "rye" or "wheat"',
  'A note that must start with "rye" or "wheat"',
  'Ein Text, der "Roggen" oder "Weizen" enthalten darf, oder enthält "Salz" oder "Hefe"',
  'Day, e.g. YYYY-MM-DD',
  'Day as YYYY-MM-DD or "today"',
  'Unique key, e.g. a UUID',
])('an example, an open list or a choice of forms is no rule: %s', (description) => expect(fragment(text(description))).toBeUndefined());

test('quiet where the schema says it already', () => {
  expect(fragment({ type: 'string', enum: ['rye', 'wheat'], description: 'One of "rye", "wheat"' })).toBeUndefined();
  expect(fragment({ type: 'string', pattern: '^\\d{4}', description: 'YYYY-MM-DD' })).toBeUndefined();
});

test('a hostile text costs no more than a long one', () => {
  for (const unit of ['"a", ', 'one of ', '(a|', '1-', 'a, ', "'x' or "]) expect(() => fragment(text(unit.repeat(50_000)))).not.toThrow();
});

test('values of a list belong to its items', () => {
  const [told] = judge(rule, [
    tool('bake_loaf', 'Bakes.', {
      flours: { type: 'array', items: { type: 'string' }, description: 'Each one of "rye", "wheat" or "spelt"' },
    }),
  ]);
  expect(told).toMatchObject({ messageId: 'items', evidence: { fragment: '"enum": ["rye","wheat","spelt"]' } });
  expect(told!.help).toContain('items');
});

test('no keyword or format is advised that a chosen client refuses', () => {
  const parameters = { day: text('Day of baking, YYYY-MM-DD'), loaves: { type: 'number', description: 'must be positive' } };
  const told = judge(rule, [tool('bake_loaf', 'Bakes.', parameters)], { clients: ['gemini'] });
  expect(told.map((f) => [f.level, f.evidence.clients])).toEqual([
    ['note', ['Gemini API']],
    ['note', ['Gemini API']],
  ]);
  for (const { help } of told) expect(help).not.toMatch(/"format"|exclusiveMinimum/);
  const moment = { at: text('When, as an ISO 8601 timestamp') };
  expect(judge(rule, [tool('bake_loaf', 'Bakes.', moment)], { clients: ['gemini'] })[0]!.help).toContain('"format": "date-time"');
});
