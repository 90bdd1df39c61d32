import { language } from '../../src/text/language.ts';

test.each([
  ['en', 'Find the loaves that are in the oven and return their price.'],
  ['de', 'Findet die Brote, die im Ofen sind, und gibt den Preis zurück.'],
  ['fr', 'Trouve les pains qui sont dans le four et renvoie leur prix.'],
  ['es', 'Busca los panes que están en el horno y devuelve su precio.'],
  ['pt', 'Encontra os pães que estão no forno e retorna o preço para você.'],
  ['it', 'Trova il pane che è nel forno e restituisce il prezzo della pagnotta.'],
  ['zh', '查找烤箱里的面包并返回价格。'],
  ['ja', 'オーブンの中のパンを探して価格を返します。'],
  ['ko', '오븐에 있는 빵을 찾아 가격을 반환합니다.'],
  ['ru', 'Находит хлеб в печи и возвращает его цену.'],
  ['unknown', 'xq7 zzt 991'],
  ['unknown', ''],
])('%s', (expected, text) => {
  expect(language(text)).toBe(expected);
});
