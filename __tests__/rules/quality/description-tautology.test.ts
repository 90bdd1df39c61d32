import { rule } from '../../../src/rules/quality/description-tautology.ts';
import { judge, named, tool } from './judge.ts';

test.each([
  ['get_recipe', 'Gets the recipe.'],
  ['get_recipe', 'Retrieves a recipe'],
  ['listOvens', 'List all ovens'],
  ['oven-status', 'Oven status.'],
  ['query_data', 'This tool queries the data.'],
  ['bake', 'Bakes.'],
])('%s: %s', (name, description) => {
  expect(named(judge(rule, [tool(name, description)]))).toEqual([name]);
});

test.each([
  ['get_recipe', 'Gets the recipe with weights in grams.'],
  ['bake', 'Bakes a loaf.'],
  ['get_recipe', '读取一张配方卡。'],
  ['get_recipe', ''],
  ['get_recipe', 'Gets a recipe. Gets a recipe by number. Gets the recipe and the recipe and the recipe.'],
])('%s: %s says more, or is another rule’s', (name, description) => {
  expect(judge(rule, [tool(name, description)])).toEqual([]);
});

test('repeating the title is no better than repeating the name', () => {
  expect(judge(rule, [tool('rcp1', 'Show the flour stock.', {}, { title: 'Flour stock: show' })])).toHaveLength(1);
});
