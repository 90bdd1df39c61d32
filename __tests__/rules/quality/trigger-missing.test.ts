import { rule } from '../../../src/rules/quality/trigger-missing.ts';
import { judge, named, text, tool } from './judge.ts';

const other = tool('bakery_close_shop', 'Closes the shop. Use it in the evening.');
const fires = (description: string): boolean =>
  named(judge(rule, [tool('bakery_search_cakes', description, { words: text('Words') }), other])).includes('bakery_search_cakes');

test.each([
  'Searches the cakes on sale. Returns ten cakes with name and price.',
  'Searches the cakes on sale. The list is made anew each morning.',
  'Sucht in den Torten des Tages. Liefert zehn Torten mit dem Preis.',
  'Cherche les gâteaux du jour. Renvoie dix gâteaux avec le prix.',
  'Busca las tartas del día. Devuelve diez tartas con el precio.',
  'Cerca le torte del giorno. Restituisce dieci torte con il prezzo.',
  'Busca os bolos do dia. Retorna dez bolos com o preço.',
  'Ищет торты дня. Возвращает десять тортов с ценой.',
  '查找当天的蛋糕。返回十个蛋糕及价格。'.replace('当', '本'),
  'ケーキを検索します。十件のケーキと値段を返します。',
  '오늘의 케이크를 찾습니다. 케이크 열 개와 가격을 반환합니다.',
])('no trigger: %s', (description) => expect(fires(description)).toBe(true));

test.each([
  'Searches the cakes on sale. Use this when a customer names a flavour.',
  'Searches the cakes on sale. Call it before taking an order.',
  'Searches the cakes on sale whenever the user asks for one.',
  'Searches the cakes. Useful for questions on allergies.',
  'Sucht in den Torten des Tages. Nutze es, bevor du eine Bestellung aufnimmst.',
  'Cherche les gâteaux du jour. À utiliser lorsque le client nomme un goût.',
  'Busca las tartas del día. Úsala cuando el cliente pregunte por un sabor.',
  'Cerca le torte del giorno. Da usare quando il cliente chiede un gusto.',
  'Busca os bolos do dia. Use quando o cliente perguntar por um sabor.',
  'Ищет торты дня. Используйте, когда покупатель называет вкус.',
  '查找今天的蛋糕。当顾客询问口味时使用。',
  'ケーキを検索します。お客様が味を尋ねた場合に使用します。',
  '오늘의 케이크를 찾습니다. 손님이 맛을 물을 때 사용하세요.',
  'Zoekt de taarten van vandaag. Het geeft een lijst met de prijs van elke taart.',
])('a trigger, or a language it does not know: %s', (description) => expect(fires(description)).toBe(false));

test('names the near sibling that it is to be told from', () => {
  const findings = judge(rule, [
    tool('list_cakes', 'Lists the cakes on sale with their price.'),
    tool('search_cakes', 'Searches the cakes on sale.'),
  ]);
  expect(findings).toHaveLength(2);
  expect(findings[0]).toMatchObject({ tool: 'list_cakes', messageId: 'sibling', evidence: { siblings: ['search_cakes'] } });
});

test('nothing competes with the only tool of a server, nor with a name that says all', () => {
  expect(judge(rule, [tool('bakery_search_cakes', 'Searches the cakes on sale. Returns ten of them.')])).toEqual([]);
  expect(judge(rule, [tool('get_tide', 'Reads the tide of a harbour.', { harbour: text('Name') }), other])).toEqual([]);
  expect(judge(rule, [tool('bake', 'Bakes a loaf.')])).toHaveLength(1);
});

test('proposes a form made of the name', () => {
  const [finding] = judge(rule, [tool('bakery_search_cakes', 'Searches the cakes on sale.'), other]);
  expect(finding?.help).toContain('the name says search cakes');
});
