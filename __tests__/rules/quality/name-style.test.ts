import { rule } from '../../../src/rules/quality/name-style.ts';
import { judge, tool } from './judge.ts';

const judgeNames = (...names: string[]) =>
  judge(
    rule,
    names.map((n) => tool(n, 'Bakes.')),
  );

test('proposes the name in snake_case', () => {
  const [camel] = judgeNames('findLoaves', 'list_ovens');
  expect(camel).toMatchObject({ tool: 'findLoaves', level: 'warning', evidence: { suggestion: 'find_loaves' } });
  expect(judgeNames('bakery.find-Loaves')[0]?.help).toContain('bakery_find_loaves');
});

test('a single word says too little', () => expect(judgeNames('bake')[0]).toMatchObject({ messageId: 'word', level: 'warning' }));

test('takes the object from the description when it says one', () => {
  expect(judge(rule, [tool('bake', 'Bakes a loaf of rye.')])).toMatchObject([
    { messageId: 'named', evidence: { suggestion: 'bake_loaf' } },
  ]);
});

test('a style kept by nearly all siblings is a note', () => {
  expect(judgeNames('find-loaves', 'list-ovens', 'bake-loaf', 'sell-loaf').map((f) => f.level)).toEqual(['note', 'note', 'note', 'note']);
  expect(judgeNames('find_loaves', 'list_ovens', 'bake_loaf', 'sell-loaf')).toMatchObject([{ tool: 'sell-loaf', level: 'warning' }]);
});

test('snake_case with digits is fine; a name that is no text is another rule’s', () => {
  expect(judgeNames('bake_loaf_2', 'list_ovens')).toEqual([]);
  expect(judge(rule, [{ name: 7 }, {}])).toEqual([]);
});
