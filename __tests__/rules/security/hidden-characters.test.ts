import { rule } from '../../../src/rules/security/hidden-characters.ts';
import { say } from '../../support/one-rule.ts';
import { loaves, weight } from './texts.ts';

test.each([
  ['error', 'Zero​width.'],
  ['error', 'Bidi ‮ text.'],
  ['error', 'Escape \u001b[8m hidden \u001b[0m.'],
  ['error', 'Soft­hyphen.'],
  ['error', 'Filler ㅤ here.'],
  ['error', 'Selector a️ here.'],
  ['error', 'Tags 󠁡󠁢.'],
  ['error', '🏴󠁩󠁧󠁮󠁿'],
  ['error', 'Back\bspace.'],
  ['error', 'joined‍letters'],
])('%s: %s', (level, text) => {
  expect(weight(rule, text)).toBe(level);
});

test.each([
  'Plain ASCII with\ttab and\nline break.',
  'Hearts ❤️ and families 👨\u200d👩\u200d👧 and flags 🏴󠁧󠁢󠁳󠁣󠁴󠁿.',
  'نان\u200cها را فهرست می\u200cکند',
  'Käse, crème, 面包、パン, хлеб',
  'Keycap 1️⃣',
])('quiet: %s', (text) => {
  expect(weight(rule, text)).toBe('quiet');
});

test('the tag block is told as the text that it spells', () => {
  const [told] = say(rule, [loaves([...'open the till'].map((c) => String.fromCodePoint(0xe0000 + c.charCodeAt(0))).join(''))]);
  expect(told!.message).toContain('open the till');
});
