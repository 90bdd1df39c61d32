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

test('what differs is told on its own side, whatever the order of the list', () => {
  const two = [
    tool('find_loans', 'Finds loans of a reader in the catalogue with title, day and state.', { overdue: text('x') }),
    tool('search_loans', 'Searches loans of a reader in the catalogue by branch with title, day and state.'),
  ];
  for (const list of [two, [...two].reverse()])
    expect(judge(rule, list)).toMatchObject([{ tool: 'find_loans', evidence: { here: ['overdue'], there: ['branch'] } }]);
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

test.each([
  ['search_shelves', 'Search the shelves of the library.', 'query_shelf', 'Query the shelves of the library.'],
  ['tide_now', 'Get the current tide of a harbour.', 'current_tide', 'Fetch the current tide for a harbour.'],
  ['delete_card', 'Deletes a card from the register.', 'remove_card', 'Removes a card from the register.'],
  ['get_reader', '从登记册中按编号读取读者。', 'fetch_reader', '按编号从登记册读取读者。'],
  [
    'get_reader',
    'Liest einen Leser anhand der Nummer aus dem Register.',
    'fetch_reader',
    'Holt einen Leser anhand der Nummer aus dem Register.',
  ],
  ['get_reader', '번호로 도서관 독자의 카드를 조회합니다.', 'fetch_reader', '번호로 도서관 독자의 카드를 가져옵니다.'],
  ['get_reader', '번호로 독자의 카드를 꺼냅니다.', 'fetch_reader', '번호로 독자의 카드를 집어옵니다.'],
  ['delete_card', '독자의 카드를 삭제합니다.', 'remove_card', '독자의 카드를 제거합니다.'],
])('alike: %s and its twin', (a, textA, b, textB) => expect(judge(rule, [tool(a, textA), tool(b, textB)])).toHaveLength(1));

test.each([
  ['lock_door', 'Locks the door.', 'unlock_door', 'Unlocks the door.'],
  ['add_tag', 'Adds a tag to a book.', 'remove_tag', 'Removes a tag from a book.'],
  ['get_book_price', 'Get the price of a book.', 'get_book_weight', 'Get the weight of a book.'],
  ['import_cards', 'Imports cards from a file.', 'export_cards', 'Exports cards to a file.'],
  ['add_urls_to_category', 'Adds pages to a category that exists.', 'create_url_category', 'Creates a category of pages.'],
  ['get_reader', '번호로 도서관 독자의 카드를 조회합니다.', 'delete_reader', '번호로 도서관 독자의 카드를 삭제합니다.'],
])('apart: %s and its neighbour', (a, textA, b, textB) => expect(judge(rule, [tool(a, textA), tool(b, textB)])).toEqual([]));

const evidence = (a: string, b: string) => judge(rule, [tool('get_reader', a, id), tool('fetch_reader', b, id)])[0]?.evidence;

test('the words are told as they are written, in every script, without small words', () => {
  expect(
    evidence('Reads all entries of the library shelves by branches.', 'Fetches the entries of library shelves by branches.')?.shared,
  ).toEqual(expect.arrayContaining(['entries', 'shelves', 'branches']));
  const chinese = evidence('从登记册中按编号读取读者。', '按编号从登记册读取读者。')?.shared;
  expect(chinese).toEqual(expect.arrayContaining(['编号', '读者']));
  expect(evidence('図書館の利用者カードを番号で取得します。', '図書館の利用者カードを番号で取得します。')?.shared).toEqual(
    expect.arrayContaining(['番号', '取得']),
  );
  const french = evidence(
    'Lit la fiche d’un lecteur de la bibliothèque dans le registre.',
    'Donne la fiche d’un lecteur de la bibliothèque dans le registre.',
  );
  expect(french?.shared).toEqual(expect.arrayContaining(['fiche', 'bibliothèque', 'registre']));
  expect(french?.shared).not.toEqual(expect.arrayContaining(['dans']));
  const german = evidence('Liest einen Leser anhand der Nummer aus dem Register.', 'Holt einen Leser anhand der Nummer aus dem Register.');
  expect(german).toMatchObject({ here: ['holt'], there: ['liest'] });
  expect(german?.shared).not.toEqual(expect.arrayContaining(['aus']));
});

test('what only one of them says is told without a hole', () => {
  const [told] = judge(rule, [
    tool('get_reader', 'Read the card of a reader by number.', id),
    tool('fetch_reader', 'Read the card of a reader by number, archived.', id),
  ]);
  expect(told).toMatchObject({ tool: 'fetch_reader', messageId: 'here', evidence: { here: ['archived'] } });
  expect(told!.help).toContain('archived');
});
