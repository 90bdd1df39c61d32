import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import { count } from '../../src/text/tokens.ts';

test.each([
  ['prose', 'Find books of the town library by words of the title. '.repeat(200)],
  ['JSON', JSON.stringify({ name: 'find', inputSchema: { type: 'object', properties: { words: { type: 'string' } } } }).repeat(50)],
  ['a language without spaces', '図書館の本を題名で探します。利用者が本を尋ねたときに使います。'.repeat(20)],
  ['a special token', 'before <|endoftext|> after'],
  ['nothing', ''],
])('%s is counted as the tokenizer counts it', (_what, text) => {
  expect(count(text)).toBe(countTokens(text, { disallowedSpecial: new Set() }));
});

test('a run without a break is counted in slices, and comes near', () => {
  for (const run of ['x'.repeat(3000), '`'.repeat(3000), '字'.repeat(3000), '😀'.repeat(1500), ' '.repeat(3000)]) {
    const whole = countTokens(run);
    expect(Math.abs(count(run) - whole)).toBeLessThanOrEqual(8);
  }
  // Merged as one, this would take minutes.
  expect(count('x'.repeat(1_000_000))).toBeGreaterThan(100_000);
});
