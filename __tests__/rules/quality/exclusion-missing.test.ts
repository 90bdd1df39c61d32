import { rule } from '../../../src/rules/quality/exclusion-missing.ts';
import { judge, named, tool } from './judge.ts';

const search = tool('search_loaves', 'Searches loaves by flour. Use list_loaves for all of them.');

test('a near sibling wants a word on when it is the better choice', () => {
  const findings = judge(rule, [tool('list_loaves', 'Lists the loaves on sale.'), search]);
  expect(findings).toMatchObject([{ tool: 'list_loaves', level: 'warning', evidence: { siblings: ['search_loaves'] } }]);
});

test.each([
  ['a named sibling', 'Lists the loaves on sale; see search_loaves.'],
  ['English', 'Lists the loaves on sale. Do not use it for a single flour.'],
  ['German', 'Listet die Brote auf. Nicht für eine einzelne Sorte gedacht, dafür gibt es die Suche.'],
  ['Russian', 'Перечисляет хлеб. Не использовать для поиска.'],
  ['Japanese', 'パンを一覧表示します。検索には使用しないでください。'],
  ['a language it does not know', 'Ekmekleri listeler ve bu fiyatlar için her zaman günceldir.'],
])('quiet: %s', (_, description) => expect(named(judge(rule, [tool('list_loaves', description), search]))).toEqual([]));

test('one thing and many, or two things, are no siblings', () => {
  const apart = [tool('get_loaf', 'Reads one loaf.'), tool('list_loaves', 'Lists the loaves.'), tool('list_ovens', 'Lists the ovens.')];
  expect(judge(rule, apart)).toEqual([]);
});
