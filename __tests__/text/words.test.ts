import { identifierWords, words } from '../../src/text/words.ts';

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
