import { rule } from '../../../src/rules/quality/effects-missing.ts';
import { judge, tool } from './judge.ts';

test('a final deletion wants a warning, another removal a note', () => {
  expect(judge(rule, [tool('delete_recipe', 'Delete a recipe card.')])).toMatchObject([{ messageId: 'warning', level: 'warning' }]);
  expect(judge(rule, [tool('remove_tag', 'Remove a tag of a recipe card.')])).toMatchObject([{ messageId: 'warning', level: 'note' }]);
});

test('a writing tool that only names a thing does not say what it changes', () => {
  expect(judge(rule, [tool('update_recipe', 'A recipe card and its weights.')])).toMatchObject([
    { messageId: 'default', evidence: { verb: 'update' } },
  ]);
  const marked = tool(
    'recipe_weights',
    'A recipe card and its weights.',
    {},
    { annotations: { readOnlyHint: false, destructiveHint: false } },
  );
  expect(judge(rule, [marked])).toHaveLength(1);
});

test.each([
  ['delete_recipe', 'Delete a recipe card for good.'],
  ['delete_recipe', 'Delete a recipe card. It can be restored for a week.'],
  ['delete_recipe', 'Löscht eine Rezeptkarte endgültig.'],
  ['delete_recipe', '永久删除一张配方卡。'],
  ['delete_recipe', 'Tarif kartını siler ve bu işlem için onay ister.'],
  ['update_recipe', 'Update the weights of a recipe card.'],
  ['star_recipe', 'Star a recipe card.'],
  ['get_recipe', 'A recipe card.'],
])('quiet: %s, %s', (name, description) => expect(judge(rule, [tool(name, description)])).toEqual([]));

test('a click is what it is, whatever its hint', () => {
  const hints = { annotations: { readOnlyHint: false, destructiveHint: true } };
  expect(judge(rule, [tool('browser_click', 'Click on an element.', {}, hints)])).toEqual([]);
});
