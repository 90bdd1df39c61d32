import { rule } from '../../../src/rules/quality/overlap.ts';
import { judge, text, tool } from './judge.ts';

const id = { number: text('Number') };
const pair = [
  tool('get_reader', 'Read the card of one reader of the library by number.', id),
  tool('fetch_reader', 'Fetch the card of a reader of the library by number.', id),
];

test('names the pair, the shared words and what differs', () => {
  const [finding, ...rest] = judge(rule, pair);
  expect(rest).toEqual([]);
  expect(finding).toMatchObject({ tool: 'fetch_reader', evidence: { other: 'get_reader', likeness: 1 } });
  expect(finding?.evidence.shared).toEqual(expect.arrayContaining(['reader', 'card', 'library']));
});

test('a pair in which one names the other is told apart', () => {
  const apart = [tool('get_reader', 'Read the card of one reader of the library by number; fetch_reader is for staff.', id), pair[1]!];
  expect(judge(rule, apart)).toEqual([]);
});

test('one template over different things is no overlap', () => {
  const crud = ['reader', 'loan', 'shelf', 'branch', 'author'].flatMap((thing) => [
    tool(`get_${thing}`, `Get one ${thing} by its number. Returns all fields.`, id),
    tool(`delete_${thing}`, `Delete one ${thing} by its number. Returns nothing.`, id),
  ]);
  expect(judge(rule, crud)).toEqual([]);
});

test('one text under two names is one, whatever the names say', () => {
  const copied = [tool('open_shelf', 'Moves the shelf of the cellar.'), tool('close_branch', 'Moves the shelf of the cellar.')];
  expect(judge(rule, copied)).toMatchObject([{ messageId: 'same' }]);
});

test('is told at the tool that came later, and stands once both are there', () => {
  const base = [pair[1]!];
  expect(judge(rule, pair, { base })).toMatchObject([{ tool: 'get_reader', state: 'new' }]);
  expect(judge(rule, pair, { base: pair })).toMatchObject([{ tool: 'fetch_reader', state: 'existing' }]);
});

test('three tools for one lookup give each its partner', () => {
  const bikes = ['list_bikes', 'find_bikes', 'search_bikes'].map((n) => tool(n, 'Finds bikes of the rental that are free.'));
  expect(judge(rule, bikes)).toHaveLength(2);
});

test('thousands of tools are no matter', () => {
  const many = Array.from({ length: 5_000 }, (_, i) =>
    tool(`get_thing_${i}`, `Get thing number ${i} of the store with word${i % 97} and word${i % 89}.`, id),
  );
  expect(Array.isArray(judge(rule, many))).toBe(true);
});
