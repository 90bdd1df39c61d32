import { rule } from '../../../src/rules/quality/sibling-unknown.ts';
import { judge, text, tool } from './judge.ts';

const family = [
  tool('bakery_list_cakes', 'Lists the cakes.'),
  tool('bakery_order_cake', 'Orders a cake.'),
  tool('bakery_cancel_order', 'Cancels.'),
];
const judgeText = (description: string, properties = {}) => judge(rule, [...family, tool('bakery_rate_cake', description, properties)]);

test('a tool of the family that is not there, with the closest that is', () => {
  expect(judgeText('Rate a cake. For its price see bakery_list_cake_prices.')).toMatchObject([
    { tool: 'bakery_rate_cake', pointer: '/description', evidence: { named: 'bakery_list_cake_prices', closest: 'bakery_list_cakes' } },
  ]);
  expect(judgeText('Rate a cake.', { cake: text('Number from bakery_search_cakes') })).toMatchObject([
    { pointer: '/inputSchema/properties/cake/description' },
  ]);
});

test('a call to a name without the prefix counts too; the same words in another spelling are told', () => {
  expect(judgeText('Rate a cake. Call list_prices first.')).toHaveLength(1);
  const plain = [tool('list_cakes', 'Lists.'), tool('order_cake', 'Orders a cake. Use listCakes first.')];
  expect(judge(rule, plain)).toMatchObject([{ evidence: { named: 'listCakes', closest: 'list_cakes' } }]);
});

test.each([
  'Rate a cake from bakery_list_cakes.',
  'Rate a cake. The forecast comes from weather_get_day.',
  'Rate a cake with start_date and upload_id from order_date.',
  'Rate a cake by the field fetchMode, see created_at.',
  'Rate a cake, see https://bakery.example/get_cake/list_all.',
])('quiet: %s', (description) => expect(judgeText(description)).toEqual([]));

test('a parameter that the tool does not have', () => {
  const properties = { cake: text('Number'), stars: text('One to five') };
  expect(judgeText('Rate a cake. Leave out the `comment` parameter to stay anonymous.', properties)).toMatchObject([
    { messageId: 'parameter', evidence: { named: 'comment', parameters: ['cake', 'stars'] } },
  ]);
  expect(judgeText('Rate a cake. The `stars` parameter counts.', properties)).toEqual([]);
  expect(judgeText('Rate a cake. The `day` parameter of bakery_order_cake is not needed.', properties)).toEqual([]);
});

test('a rename leaves the text of the sibling behind', () => {
  const base = [...family, tool('bakery_rate_cake', 'Rate a cake from bakery_list_cakes.')];
  const head = base.map((t) => (t.name === 'bakery_list_cakes' ? { ...t, name: 'bakery_find_cakes' } : t));
  expect(judge(rule, head, { base })).toMatchObject([
    {
      tool: 'bakery_rate_cake',
      state: 'new',
      messageId: 'renamed',
      evidence: { named: 'bakery_list_cakes', closest: 'bakery_find_cakes' },
    },
  ]);
});

test('a list of one tool may be a part: a note', () => {
  const alone = [tool('bakery_rate_cake', 'Rate a cake from bakery_list_cakes.')];
  expect(judge(rule, alone)).toMatchObject([{ level: 'note' }]);
});

test('a renamed parameter leaves its old name behind in the text', () => {
  const old = tool('rate_cake', 'Rate a cake. The cake_number comes from the counter.', {
    cake_number: text('Number'),
    stars: text('Stars'),
  });
  const renamed = { ...old, inputSchema: { type: 'object', properties: { cake_id: text('Number'), stars: text('Stars') } } };
  expect(judge(rule, [renamed], { base: [old] })).toMatchObject([
    { messageId: 'gone', state: 'new', evidence: { named: 'cake_number', parameters: ['cake_id', 'stars'] } },
  ]);
  const mended = { ...renamed, description: 'Rate a cake. The cake_id comes from the counter.' };
  expect(judge(rule, [mended], { base: [old] })).toEqual([]);
});

test('the server’s instructions are held to the list as well', () => {
  const told = judge(rule, family, {
    instructions: 'List the cakes first, then call bakery_reserve_cake. To undo, use bakery_cancel_order.',
  });
  expect(told).toMatchObject([{ tool: null, target: 'instructions', evidence: { named: 'bakery_reserve_cake' } }]);
  expect(told[0]?.message).toContain('the server');
});

test('names with hyphens are read where the server writes them so', () => {
  const hyphened = [
    tool('list-cakes', 'Lists read-only cakes.'),
    tool('order-cake', 'Orders a cake. Call find-cakes first; it is up-to-date.'),
  ];
  expect(judge(rule, hyphened)).toMatchObject([{ tool: 'order-cake', evidence: { named: 'find-cakes' } }]);
});

test('a name of the family without a verb counts when it is called', () => {
  expect(judgeText('Rate a cake. Call bakery_whoami first.')).toMatchObject([{ evidence: { named: 'bakery_whoami' } }]);
  expect(judgeText('Rate a cake by its bakery_id or bakery_name.')).toEqual([]);
});

test('a renamed tool is named by its new name, however little the two have in common', () => {
  const properties = { shelf: text('Number of the shelf'), day: text('Day of baking') };
  const base = [
    tool('scan_shelf', 'Reads what lies on a shelf.', properties),
    tool('order_cake', 'Orders a cake that scan_shelf has found.'),
  ];
  const head = [{ ...base[0]!, name: 'inventory' }, base[1]!];
  expect(judge(rule, head, { base, instructions: 'Begin with scan_shelf.' })).toMatchObject([
    { tool: null, messageId: 'renamed', evidence: { closest: 'inventory' } },
    { tool: 'order_cake', state: 'new', messageId: 'renamed', evidence: { closest: 'inventory' } },
  ]);
  expect(judge(rule, head, { base })[0]!.message).toContain('inventory');
});

test.each([
  ['get_bakr', 'get_baker'],
  ['fetch_baker', 'get_baker'],
  ['get_oven_lst', undefined],
  ['remove_loaf', undefined],
])('use %s means %s', (named, closest) => {
  const tools = [tool('get_baker', 'Reads.'), tool('move_loaf', 'Moves.'), tool('order_cake', `Orders. Use ${named} first.`)];
  const [told] = judge(rule, tools);
  expect(told?.evidence.named).toBe(named);
  expect(told?.evidence.closest).toBe(closest);
});

test('the prefix and small words do not hide which tool is meant', () => {
  const [told] = judge(rule, [...family, tool('bakery_rate_cake', 'Rate a cake. Call list_cakes_in_shop first.')]);
  expect(told?.evidence).toMatchObject({ named: 'list_cakes_in_shop', closest: 'bakery_list_cakes' });
});
