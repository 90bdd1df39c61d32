import { rule } from '../../../src/rules/quality/description-missing.ts';
import { judge, named, text, tool } from './judge.ts';

test('nothing, blanks and dots are no description', () => {
  const tools = [tool('oven_heat', undefined), tool('oven_cool', ''), tool('oven_clean', ' \n '), tool('oven_open', '...')];
  expect(named(judge(rule, tools)).sort()).toEqual(['oven_clean', 'oven_cool', 'oven_heat', 'oven_open']);
});

test('names the parameters there are to write about', () => {
  const [finding] = judge(rule, [tool('oven_heat', '', { degrees: text('Celsius'), minutes: text('Minutes') })]);
  expect(finding?.help).toContain('degrees, minutes');
});

test('a description that is no text is told as such', () => {
  const [finding] = judge(rule, [tool('oven_heat', undefined, {}, { description: { en: 'Heat' } })]);
  expect(finding).toMatchObject({ messageId: 'notText', evidence: { type: 'of type object' } });
  expect(judge(rule, [tool('oven_heat', undefined, {}, { description: null })])[0]?.message).toContain('null');
});

test('any text in any script is one, and a tool that is no object is survived', () => {
  expect(judge(rule, [tool('oven_heat', 'Heats.'), tool('oven_cool', '烤箱降温')])).toEqual([]);
  expect(judge(rule, [null, 'x', 7, []])).toHaveLength(4);
});
