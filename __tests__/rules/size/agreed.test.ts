import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { measure } from '../../../src/diff/size.ts';
import { emptySnapshot } from '../../../src/model/snapshot.ts';
import { Surface } from '../../../src/model/surface.ts';
import { count } from '../../../src/text/tokens.ts';
import { text, tool } from '../quality/judge.ts';

/** The figures of a list, counted a second time by other means. */
const tools = [
  tool(
    'bakery_list_cakes',
    'Lists the cakes of the day — with their price in €.',
    { flour: text('Rye or wheat') },
    { title: 'Cakes', _meta: { 'x/y': 1 } },
  ),
  tool('bakery_order_cake', '订购一个蛋糕 🍰', {}, { outputSchema: { type: 'object' }, annotations: { readOnlyHint: false } }),
];
const read = tools.map(({ name, description, inputSchema }) => ({ name, description, inputSchema }));
const utf8 = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).length;

test('bytes on the wire, bytes a model reads and tokens agree with an independent count', () => {
  const size = measure(new Surface({ ...emptySnapshot(), tools }), count);
  expect(size.bytes).toBe(utf8(tools));
  expect(size.modelBytes).toBe(utf8(read));
  expect(size.tokens).toBe(encode(JSON.stringify(read)).length);
  for (const [i, t] of tools.entries()) {
    expect(size.tools.get(t.name as string)).toEqual({
      bytes: utf8(t),
      modelBytes: utf8(read[i]),
      tokens: encode(JSON.stringify(read[i])).length,
    });
  }
});

test('the tokenizer is the one it is said to be', () => {
  expect(count('hello world')).toBe(2);
  expect(count('The quick brown fox jumps over the lazy dog.')).toBe(10);
  // A special token in foreign text is text.
  expect(count('<|endoftext|>')).toBeGreaterThan(1);
});

test('no counting unless asked', () => expect(measure(new Surface({ ...emptySnapshot(), tools })).tokens).toBeNull());
