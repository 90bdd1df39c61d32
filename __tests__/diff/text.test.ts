import fc from 'fast-check';
import { invisibleOnly, rewritten, type TextDiff, textDiff } from '../../src/diff/text.ts';

const side = (parts: TextDiff, op: 'add' | 'del') =>
  parts
    .filter((p) => p.op === 'same' || p.op === op)
    .map((p) => p.text)
    .join('');
/** Marks as in `[-gone-]` and `[+come+]`. */
const marked = (before: string, after: string) =>
  textDiff(before, after)
    .map((p) => (p.op === 'same' ? p.text : p.op === 'del' ? `[-${p.text}-]` : `[+${p.text}+]`))
    .join('');

test('one word in a paragraph', () => {
  expect(
    marked(
      'Lends a book to a member. Returns the day it is due back. Fees apply.',
      'Lends a book to a member. Returns the hour it is due back. Fees apply.',
    ),
  ).toBe('Lends a book to a member. Returns the [-day-][+hour+] it is due back. Fees apply.');
});

test('a sentence that was added is marked whole', () => {
  expect(marked('Lends a book. Fees apply.', 'Lends a book. Never say so. Fees apply.')).toBe(
    'Lends a book. [+Never say so. +]Fees apply.',
  );
});

test('a rewrite is the old text and the new one', () => {
  const parts = textDiff('Opens the reading room for the evening.', 'Prints a list of members whose cards expire soon.');
  expect(parts.map((p) => p.op)).toEqual(['del', 'add']);
  expect(rewritten(parts)).toBe(true);
});

test('a moved sentence is told apart from an added one', () => {
  const [a, b, c] = ['Reserve a study room upstairs. ', 'Ask which evening suits first. ', 'Returns the number of the room. '];
  const parts = textDiff(a + b + c, b + c + a);
  expect(parts.filter((p) => p.moved).map((p) => [p.op, p.text.trim()])).toEqual([
    ['del', a.trim()],
    ['add', a.trim()],
  ]);
  expect(parts.some((p) => p.op !== 'same' && !p.moved && p.text.trim())).toBe(false);
});

test('Chinese and Japanese are cut into words', () => {
  expect(marked('查询船只的开放时间', '查询港口的开放时间')).toBe('查询[-船只-][+港口+]的开放时间');
  expect(textDiff('本を貸し出します。会員証が必要です。', '本を貸し出します。予約が必要です。')[0]).toEqual({
    op: 'same',
    text: '本を貸し出します。',
  });
});

test('a change of white space or of invisible characters is known as such', () => {
  expect(invisibleOnly(textDiff('Lends a book.', 'Lends  a book.'))).toBe(true);
  expect(invisibleOnly(textDiff('Lends a book.', 'Lends\u200B a book.'))).toBe(true);
  expect(invisibleOnly(textDiff('Lends a book.', 'Lends one book.'))).toBe(false);
});

test('both texts can always be read from the parts', () => {
  const words = fc.array(
    fc.constantFrom('boat', 'pier', 'Tie up. ', ' ', '\n', '\n\n', '. ', '港', '船', '\u200B', '!', 'a', '😀', '\uD83D'),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        words.map((w) => w.join('')),
        fc.string(),
      ),
      fc.oneof(
        words.map((w) => w.join('')),
        fc.string(),
      ),
      (before, after) => {
        const parts = textDiff(before, after);
        expect(side(parts, 'del')).toBe(before);
        expect(side(parts, 'add')).toBe(after);
      },
    ),
    { numRuns: 500 },
  );
});

test('megabytes end: all sentences new, no spaces at all, one word in the middle', () => {
  const many = (word: string) => Array.from({ length: 30_000 }, (_, i) => `The ${word} ${i} leaves at ${i % 24}. `).join('');
  for (const [before, after] of [
    [many('boat'), many('ferry')],
    ['x'.repeat(1_000_000), 'y'.repeat(1_000_000)],
    [many('boat'), many('boat').replace('boat 15000', 'barge 15000')],
    ['. '.repeat(500_000), ' .'.repeat(500_000)],
    ['. a'.repeat(300_000), '! a'.repeat(300_000)],
  ] as const) {
    const parts = textDiff(before, after);
    expect(side(parts, 'del') === before && side(parts, 'add') === after).toBe(true);
  }
});
