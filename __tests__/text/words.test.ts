import { identifierWords, Lexicon, SIGNS, words } from '../../src/text/words.ts';

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
  expect([...identifierWords(text), 'ß']).toEqual(identifierWords(`${text} ß`));
});

const spell = (): Lexicon<{ text: string }> => new Lexicon((text) => ({ text }));

test('a word is made something of once, wherever and in whatever case it stands', () => {
  const lexicon = spell();
  const [rye, , white] = lexicon.of('Rye bread, white bread').words;
  const again = lexicon.of('The white one is RYE').words;
  expect(again[1]).toBe(white);
  expect(again[4]).toBe(rye);
});

test.each([
  ['two that end alike', 'sourdough-sourdough oversourdough prefermented fermented unfermented'],
  ['one of eight letters and one that ends in it', 'starters kickstarters starters'],
  ['long ones with an apostrophe', "confectioner's confectioners shopkeeper's confectioner's"],
  ['one longer than any that is kept', `${'a'.repeat(40)} ${'a'.repeat(41)} ${'b'.repeat(9)}${'a'.repeat(32)} ${'a'.repeat(32)}`],
  ['none', ' ,;. '],
  ['a text longer than what is read by its bytes', 'Knead the dough and let it rest. '.repeat(400)],
])('words that were met before are not taken for others: %s', (_, text) => {
  const lexicon = spell();
  const cut = text.toLowerCase().match(/[a-z]+(?:'[a-z]+)*/g) ?? [];
  for (let round = 0; round < 2; round++) expect(lexicon.of(text).words.map((w) => w.text)).toEqual(cut);
});

test('more words than are kept are still told apart', () => {
  const lexicon = spell();
  const loaves = Array.from({ length: 40_000 }, (_, i) => `loaf${i}`);
  for (let from = 0; from < loaves.length; from += 500) {
    const part = loaves.slice(from, from + 500);
    expect(lexicon.of(part.join(' ')).words.map((w) => w.text)).toEqual(part);
  }
  expect(lexicon.of('loaf7 loaf39999').words.map((w) => w.text)).toEqual(['loaf7', 'loaf39999']);
});

test.each([
  ['Bakes bread', 0],
  ['Bakes bread (rye)', SIGNS.bracket],
  ['Bakes bread, rye/wheat', SIGNS.comma | SIGNS.slash],
])('the signs of %s', (text, signs) => {
  expect(spell().of(text).signs).toBe(signs);
});

test.each([
  '“Rye” — don’t',
  "“Rye” — don't… 3° ½ x² ✔️ 🍞bread🍞 it's",
  "rock 'n\u2019 roll",
  '🍞',
  'loaf\ud83cbread',
  'loaf\u0301s K\u212a',
])('signs beyond ASCII part words, letters make them: %s', (text) => {
  expect(
    spell()
      .of(text)
      .words.map((w) => w.text),
  ).toEqual(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*/gu) ?? []);
});

test('a text beyond ASCII may have any sign', () => {
  const { signs } = spell().of('Bäckt Brot');
  for (const sign of Object.values(SIGNS)) expect(signs & sign).not.toBe(0);
});
