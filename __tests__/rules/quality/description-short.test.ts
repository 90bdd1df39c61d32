import { parts } from '../../../src/model/words.ts';
import { rule } from '../../../src/rules/quality/description-short.ts';
import { judge, text, tool } from './judge.ts';

const three = { loaf: text('Loaf'), day: text('Day'), shop: text('Shop') };

test('three parameters ask for three sentences; the finding says what to add', () => {
  const [finding] = judge(rule, [tool('order_loaf', 'Orders a loaf.', three)]);
  expect(finding).toMatchObject({ level: 'warning', evidence: { sentences: 1, needed: 3, parameters: 3 } });
  expect(finding?.help).toContain('when to call it');
  expect(finding?.help).toContain('what comes back');
});

test('two of three is a note, three is enough, and so is one long sentence', () => {
  expect(judge(rule, [tool('order_loaf', 'Orders a loaf. Use it once the customer has chosen.', three)])[0]?.level).toBe('note');
  expect(judge(rule, [tool('order_loaf', 'Orders a loaf. Use it once the customer has chosen. Returns its number.', three)])).toEqual([]);
  const long = `Orders a loaf ${'of rye or wheat for a customer who has chosen one in the shop '.repeat(5)}and returns its number.`;
  expect(judge(rule, [tool('order_loaf', long, three)])).toEqual([]);
});

test('a name that says all needs one sentence, a crowd of siblings more', () => {
  const alone = tool('get_tide', 'Reads the tide of a harbour.', { harbour: text('Name of the harbour') });
  expect(judge(rule, [alone])).toEqual([]);
  const siblings = [tool('list_loaves', 'Lists loaves on sale.'), tool('search_loaves', 'Searches loaves by flour.')];
  const findings = judge(rule, siblings);
  expect(findings.map((f) => f.messageId)).toEqual(['sibling', 'sibling']);
  expect(findings[0]?.message).toContain('search_loaves');
});

test.each([
  ['German', 'Bestellt ein Brot. Nutze es, wenn der Kunde gewählt hat. Liefert die Nummer der Bestellung.'],
  ['Japanese', 'パンを注文します。お客様が選んだ後に使用します。注文番号を返します。'],
  ['Chinese', '订购一条面包。当顾客选好后使用。返回订单号。'],
  ['Turkish, which it does not know', 'Bir ekmek sipariş eder ve numarasını döndürür, müşteri için.'],
])('%s is not taken for short', (_, description) => {
  expect(judge(rule, [tool('order_loaf', description, three)])).toEqual([]);
});

test('abbreviations, versions and list items are counted as a person would', () => {
  expect(judge(rule, [tool('order_loaf', 'Orders a loaf, e.g. rye, as of v2.1.', three)])[0]?.evidence.sentences).toBe(1);
  expect(judge(rule, [tool('order_loaf', 'Orders a loaf:\n- of rye\n- of wheat\n- of spelt', three)])).toEqual([]);
});

test('what is missing is told in our own words, which no output sets as foreign ones', () => {
  const [finding] = judge(rule, [tool('order_loaf', 'Orders a loaf.', three)]);
  const said = parts(rule.meta.messages[finding!.messageId]!.help, finding!.evidence, finding!.tool);
  expect(said.every((part) => 'text' in part)).toBe(true);
  expect(finding!.help).toContain('when to call it');
});
