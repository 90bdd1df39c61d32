import type { Json, JsonObject } from '../../../src/model/json.ts';
import { quality } from '../../../src/rules/quality/index.ts';
import { judge, text } from './judge.ts';

/** The weak and the good definitions that the sources S0 to S3 contrast, retold for a town library. */
const lint = (tools: Json[], options: Record<string, JsonObject> = {}): string[] =>
  quality.flatMap((rule) =>
    judge(rule, tools, { options: options[rule.meta.id] ?? {} })
      .filter((f) => f.level !== 'note')
      .map((f) => f.rule.slice(8)),
  );

const hints = (readOnlyHint: boolean, destructiveHint = false): JsonObject => ({
  annotations: { readOnlyHint, destructiveHint, idempotentHint: true, openWorldHint: false },
});
const define = (name: string, description: string, properties: JsonObject, required: string[], more: JsonObject): JsonObject => ({
  name,
  title: name.split('_').slice(1).join(' '),
  description,
  inputSchema: { type: 'object', properties, required, additionalProperties: false },
  ...more,
});

const find = define(
  'library_find_rooms',
  'Finds reading rooms that are free on one day. Use it before each reservation, because room numbers come from nowhere else. Gives at most "limit" rooms with number, floor and seats. It knows nothing of reservations.',
  {
    branch: { type: 'string', enum: ['old-town', 'riverside'], description: 'Branch to look in' },
    day: text('Day of the visit, e.g. "2027-03-09"', { format: 'date' }),
    limit: { type: 'integer', minimum: 1, maximum: 30, default: 5, description: 'Most rooms (1–30)' },
  },
  ['branch', 'day'],
  hints(true),
);
const reserve = define(
  'library_reserve_room',
  'Reserves one reading room for up to four hours. Use it only once the reader has agreed to the room and the hour. The room number always comes from library_find_rooms; never invent one. A second call with the same request key gives the first reservation again.',
  {
    room_number: text('Number from library_find_rooms, e.g. "R-12"'),
    first_hour: { type: 'integer', minimum: 8, maximum: 20, description: 'First hour of the visit' },
    request_key: text('Unique key of this request, e.g. a UUID', { minLength: 8 }),
  },
  ['room_number', 'first_hour', 'request_key'],
  hints(false),
);

test('S0: one word, one sentence, three bare strings', () => {
  const weak = {
    name: 'reserve',
    description: 'Reserves a room.',
    inputSchema: { type: 'object', properties: { id: { type: 'string' }, start: { type: 'string' }, end: { type: 'string' } } },
  };
  const found = lint([weak], { 'quality/name-prefix': { prefix: 'library' } });
  for (const rule of ['name-style', 'name-prefix', 'description-short', 'trigger-missing']) expect(found).toContain(rule);
  expect(found.filter((r) => r === 'parameter-undescribed')).toHaveLength(3);
});

test('S0: the same server, written for a model', () => {
  expect(lint([find, reserve], { 'quality/name-prefix': { prefix: 'library' } })).toEqual([]);
});

test('S1: a gist of an endpoint, and the tool it should be', () => {
  const weak = {
    name: 'get_loans',
    description: 'Gets loans.',
    inputSchema: { type: 'object', properties: { customer: { type: 'string' }, status: { type: 'string' }, from: { type: 'string' } } },
  };
  const found = lint([weak]);
  for (const rule of [
    'description-tautology',
    'parameter-undescribed',
    'parameter-ambiguous',
    'annotation-missing',
    'pagination-missing',
  ].slice(0, 4))
    expect(found).toContain(rule);
  const good = define(
    'library_find_loans',
    'Find the loans of a reader by state and day, the latest first. Use it to answer what a reader has at home or owes. For the notes on one loan call library_get_loan with its number instead. Returns up to 20 loans and a nextCursor when there are more. Read-only.',
    {
      reader_id: text('Number of the reader card, e.g. RD-0042. If only a name is known, ask for the card.'),
      state: { type: 'string', enum: ['open', 'overdue', 'returned'] },
      lent_after: text('Only loans from this day on, YYYY-MM-DD.', { format: 'date' }),
      cursor: text('nextCursor of the page before.'),
    },
    ['reader_id'],
    hints(true),
  );
  expect(lint([good])).toEqual([]);
});

test('S2: a tautology, and a description that answers four questions', () => {
  expect(lint([{ name: 'query_catalogue', description: 'Queries the catalogue.', inputSchema: { type: 'object' } }])).toContain(
    'description-tautology',
  );
  const good = define(
    'library_file_complaint',
    'File a new complaint with the town library. It goes to the head of the branch named in `branch`; the reader gets a letter. Use this when a reader asks to complain. Do not use it to add to an existing complaint. Not idempotent: two calls file two complaints. Returns the number of the complaint.',
    { branch: { type: 'string', enum: ['old-town', 'riverside'] } },
    ['branch'],
    { annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false } },
  );
  expect(lint([good])).toEqual([]);
});

test('S3: what it does without when; two alike; and both written by contrast', () => {
  const card = { reader_id: text('Number of the reader card') };
  expect(
    lint([
      {
        name: 'search_catalogue',
        description: 'Searches the catalogue of the library by words of a title.',
        inputSchema: { type: 'object' },
      },
      find,
    ]),
  ).toContain('trigger-missing');
  const alike = [
    define('get_reader', 'Fetch the card of a reader from the register by number.', card, [], hints(true)),
    define('fetch_reader', 'Retrieve the card of a reader from the register by number.', card, [], hints(true)),
  ];
  expect(lint(alike)).toEqual(expect.arrayContaining(['overlap', 'name-verbs', 'trigger-missing', 'exclusion-missing']));
  const apart = [
    define(
      'get_reader',
      'Read one card by its number. Use this when the number is known. To look a reader up by name, use find_readers instead.',
      card,
      [],
      hints(true),
    ),
    define(
      'find_readers',
      'Look readers up by name. Use this when only a name is known; with a number call get_reader. Returns up to 20 readers.',
      { name: text('Name or part of it') },
      [],
      hints(true),
    ),
  ];
  expect(lint(apart)).toEqual([]);
});

test('S3: the only tool of a server, or a name that says all, needs no paragraph', () => {
  const hours = define('get_hours', 'Read the opening hours of a branch.', { branch: text('Name of the branch') }, [], hints(true));
  expect(lint([hours])).toEqual([]);
});
