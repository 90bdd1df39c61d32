import { rule } from '../../../src/rules/quality/opening-buried.ts';
import { judge, tool } from './judge.ts';

const filler = (n: number): string => 'The mill grinds rye and wheat of this valley on stones from the river. '.repeat(n);

test('names the sentence to move, a warning once clients cut it off', () => {
  const use = 'Use it when a customer asks for flour.';
  expect(judge(rule, [tool('find_flour', `${filler(4)}${use}`)])).toMatchObject([{ level: 'note', evidence: { sentence: use } }]);
  expect(judge(rule, [tool('find_flour', `${filler(40)}${use}`)])).toMatchObject([{ level: 'warning', messageId: 'cut' }]);
});

test('quiet when it stands in front, within two sentences, or nowhere', () => {
  expect(judge(rule, [tool('find_flour', `Finds flour. Use it when a customer asks for some. ${filler(9)}`)])).toEqual([]);
  expect(judge(rule, [tool('find_flour', `Finds flour ${'of rye or of wheat '.repeat(20)}. Use it when a customer asks.`)])).toEqual([]);
  expect(judge(rule, [tool('find_flour', filler(9))])).toEqual([]);
});

test('what it does can be buried too', () => {
  const preamble =
    'This is a part of the suite that the town keeps for its mills. It is in its third edition since the spring of the year. ';
  const text = `${preamble}The office answers on weekdays between eight and noon, by letter or by telephone. Finds flour of a mill.`;
  expect(judge(rule, [tool('find_flour', text)])).toMatchObject([
    { messageId: 'what', level: 'note', evidence: { sentence: 'Finds flour of a mill.' } },
  ]);
});
