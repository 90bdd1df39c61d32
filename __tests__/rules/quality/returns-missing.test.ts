import { rule } from '../../../src/rules/quality/returns-missing.ts';
import { judge, tool } from './judge.ts';

test('a tool that makes something should say what comes back; reading is a note', () => {
  expect(judge(rule, [tool('bake_loaf', 'Bakes a loaf of rye.')])).toMatchObject([{ level: 'warning', messageId: 'default' }]);
  expect(judge(rule, [tool('create_loaf', 'Creates a loaf of rye.')])).toMatchObject([{ level: 'warning', messageId: 'acts' }]);
  expect(judge(rule, [tool('get_loaf', 'Reads a loaf of rye.')])).toMatchObject([{ level: 'note' }]);
});

test('an output schema says it all', () => {
  expect(judge(rule, [tool('bake_loaf', 'Bakes a loaf of rye.', {}, { outputSchema: { type: 'object' } })])).toEqual([]);
});

test.each([
  'Bakes a loaf of rye. Returns its number.',
  'Backt ein Brot aus Roggen. Liefert die Nummer zurück.',
  'Cuit un pain de seigle. Renvoie son numéro.',
  'Hornea un pan de centeno. Devuelve su número.',
  'Cuoce un pane di segale. Restituisce il numero.',
  'Assa um pão de centeio. Retorna o número do pão.',
  'Печёт хлеб из ржи. Возвращает номер.',
  '烤一条黑麦面包。返回编号。',
  'ライ麦パンを焼きます。番号を返します。',
  '호밀빵을 굽습니다. 번호를 반환합니다.',
])('said: %s', (description) => expect(judge(rule, [tool('bake_loaf', description)])).toEqual([]));
