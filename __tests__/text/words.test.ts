import { asciiWordCount, identifierWords, words } from '../../src/text/words.ts';

test('words of a text', () => {
  expect(words("Don't bake 3 Brötchen, s'il vous plaît!")).toEqual(["don't", 'bake', '3', 'brötchen', "s'il", 'vous', 'plaît']);
});

test.each([
  ['bake_bread', ['bake', 'bread']],
  ['bakeBread', ['bake', 'bread']],
  ['HTTPOven-door.open', ['http', 'oven', 'door', 'open']],
  ['oven2', ['oven2']],
  ['', []],
])('words of the identifier %s', (name, expected) => {
  expect(identifierWords(name)).toEqual(expected);
});

// Plain ASCII is read by quicker code; a letter beyond it, set apart by a space, sends the same text through the general one.
test.each([
  'Sells 3 loaves_of rye-bread, don’t'.replace('’', "'"),
  "rock'n'roll 'quoted' it''s ' end'",
  'getHTTPResponse2xx ABCdef aB A1b2C3 __x__ 9lives',
  "'tis a b' c",
  '',
])('ASCII has the words it has beside other letters: %s', (text) => {
  expect([...words(text), 'ß']).toEqual(words(`${text} ß`));
  expect(asciiWordCount(text)).toBe(words(text).length);
  expect([...identifierWords(text), 'ß']).toEqual(identifierWords(`${text} ß`));
});
