import { beside } from '../../src/report/html/text.ts';
import { linesOf } from '../../src/report/shown.ts';

const told = (before: string, after: string): string[] => linesOf(before, after).map(({ mark, text }) => `${mark} ${text}`);
const many = (word: string, n: number): string => Array.from({ length: n }, (_, i) => `${word}${i}`).join(' ');

test('of a long sentence the words that changed are shown with what stands around them', () => {
  const sentence = (count: string): string => `Lists all ${many('loaf', 200)} in trays of ${count} pieces for ${many('shop', 200)}.`;
  const lines = told(sentence('twenty'), sentence('fifty'));
  expect(lines).toContain('- twenty');
  expect(lines).toContain('+ fifty');
  expect(lines.join('\n')).toMatch(/^@ 19\d unchanged words\n {2}loaf.*in trays of\n- twenty\n\+ fifty\n {2}pieces for shop0/);
  expect(lines.length).toBeLessThan(8);
});

test('one word late in a paragraph without any stop is shown, however long the paragraph is', () => {
  for (const words of [1300, 12_000]) {
    const paragraph = many('crumb', words);
    const lines = told(paragraph, paragraph.replace(`crumb${words - 90} `, 'stone '));
    expect(lines).toContain(`- crumb${words - 90}`);
    expect(lines).toContain('+ stone');
  }
});

test('a long line of a script without spaces has its changed words marked', () => {
  const lines = told(
    '毎朝焼きたてのパンを店に並べて売り切れるまで販売しますが予約の品は別の棚に置かれますのでご注意ください',
    '毎朝焼きたてのパンを店に並べて売り切れるまで販売しますが返品の品は別の棚に置かれますのでご注意ください',
  );
  expect(lines).toContain('- 予約');
  expect(lines).toContain('+ 返品');
});

test('a short sentence, and a long one of which little is left, stand whole', () => {
  expect(told('Bakes 20 loaves a day.', 'Bakes 50 loaves a day.')).toEqual(['- Bakes 20 loaves a day.', '+ Bakes 50 loaves a day.']);
  const lines = told(`${many('rye', 60)}.`, `${many('oat', 60)}.`);
  expect(lines.every((l) => /^[-+] /.test(l))).toBe(true);
});

test('a long sentence that was edited is found beside one that is new', () => {
  const lines = told(`Sells ${many('bun', 80)}.`, `Never sells stale bread. Sells ${many('bun', 79)} cake.`);
  expect(lines[0]).toBe('+ Never sells stale bread.');
  expect(lines).toContain('- bun79');
  expect(lines).toContain('+ cake');
});

test('words that look the same are spelled out where they differ', () => {
  expect(told('Opens the caf\u00e9 at six.', 'Opens the cafe\u0301 at six.')).toEqual([
    '- Opens the caf\\u{E9} at six.',
    '+ Opens the cafe\\u{301} at six.',
  ]);
  // Another edit beside it, and a letter of another script.
  expect(told('Reads the paper.', 'Reads each \u0440aper.')).toEqual(['- Reads the paper.', '+ Reads each \\u{440}aper.']);
  // Letters that a reader can tell apart stay as they are.
  expect(told('Brötchen und Kuchen.', 'Brot und Käse.')).toEqual(['- Brötchen und Kuchen.', '+ Brot und Käse.']);
});

test('white space that changed beside words is told', () => {
  const lines = told('Trays:\n  - rye\n- oat\nBe quick. Bake well.', 'Trays:\n- rye\n- oat\nBe quick. Bake very well.');
  expect(lines).toContain('@ white space differs in one place as well');
  expect(lines).toContain('- Trays:⏎··-·rye');
  expect(lines).toContain('+ Trays:⏎-·rye');
  expect(told('One. Two. Three.', 'One.\nTwo. Four.')).toContain('+ One.⏎Two.');
  // A sentence that came in between takes its own space with it.
  expect(told('One.\nThree.', 'One. Two.\nThree.')).toEqual(['  One.', '+ Two.', '  Three.']);
});

test('the page spells them out as well, and cuts no text', () => {
  const shown = beside('Opens the caf\u00e9.', 'Opens the cafe\u0301.');
  expect(shown).toContain('caf\\u{E9}');
  expect(shown).toContain('cafe\\u{301}');
  expect(beside(null, `${'Warm bread. '.repeat(9000)}Cold bread.`)).toContain('Cold bread.');
});
