import { sentenceAt, sentences } from '../../src/text/sentences.ts';

const texts = (text: string): string[] => sentences(text).map((s) => s.text);

test('cuts at the ends of sentences and keeps positions', () => {
  const text = 'Lists the loaves. Use it for today! Is it fresh?  Yes.';
  expect(texts(text)).toEqual(['Lists the loaves.', 'Use it for today!', 'Is it fresh?', 'Yes.']);
  for (const s of sentences(text)) expect(text.slice(s.start, s.end)).toBe(s.text);
});

test('abbreviations, decimals, initials, versions and paths do not end a sentence', () => {
  expect(texts('Weight in kg, e.g. 3.5 for a loaf. See J. Baker vs. the oven at /etc/oven.conf for v1.2.3 now.')).toEqual([
    'Weight in kg, e.g. 3.5 for a loaf.',
    'See J. Baker vs. the oven at /etc/oven.conf for v1.2.3 now.',
  ]);
  expect(texts('Nennt Brote, z.B. Roggen. Danach Preise.')).toEqual(['Nennt Brote, z.B. Roggen.', 'Danach Preise.']);
  expect(texts('Flour, salt, etc. and water. Rye, spelt, etc. Then bake.')).toEqual([
    'Flour, salt, etc. and water.',
    'Rye, spelt, etc.',
    'Then bake.',
  ]);
});

test('list items, blank lines and headings stand alone; a soft line break does not cut', () => {
  expect(texts('Orders bread\n\nSteps:\n- pick a loaf\n- pay\n1. wait')).toEqual([
    'Orders bread',
    'Steps:',
    '- pick a loaf',
    '- pay',
    '1. wait',
  ]);
  expect(texts('Orders bread from the bakery in the harbour street\nand has it brought to the door.')).toHaveLength(1);
});

test('languages without spaces', () => {
  expect(texts('パンを探します。予約はしません。')).toEqual(['パンを探します。', '予約はしません。']);
  expect(texts('查找面包。返回价格！')).toEqual(['查找面包。', '返回价格！']);
});

test('the sentence at a position', () => {
  const text = 'One loaf. Two loaves. Three.';
  expect(sentenceAt(text, text.indexOf('loaves'))).toBe('Two loaves.');
  expect(sentenceAt('', 0)).toBe('');
});
