import { rule } from '../../../src/rules/quality/pagination-missing.ts';
import { judge, named, text, tool } from './judge.ts';

test('listing and searching without a bound', () => {
  const tools = [
    tool('bakery_list_orders', 'Lists the orders.'),
    tool('bakery_search_cakes', 'Searches cakes.', { words: text('Words') }),
    tool('bakery_open', 'Opens.'),
  ];
  const findings = judge(rule, tools);
  expect(named(findings)).toEqual(['bakery_list_orders', 'bakery_search_cakes']);
  expect(findings[0]?.message).toContain('gives orders without');
});

test.each([
  ['list_orders', 'Lists the orders.', { limit: { type: 'integer' } }],
  ['list_orders', 'Lists the orders.', { pageToken: text('From the last answer') }],
  ['list_orders', 'Lists the orders.', { query: text('OData query; $top is the limit') }],
  ['list_orders', 'Lists up to 20 orders.', {}],
  ['list_orders', 'Listet höchstens 20 Bestellungen auf.', {}],
  ['list_orders', '列出最多二十个订单。', {}],
  ['list_flour_types', 'Lists the types of flour.', {}],
  ['get_order', 'Reads an order.', {}],
  ['lookup_order', 'Looks up an order.', { number: text('Number') }],
  ['list_weekdays', 'Lists the seven weekdays of the bakery.', {}],
  ['list_ovens', 'Returns all 4 ovens with their heat.', {}],
  ['list_ovens', 'Listet die vier Backöfen auf.', {}],
  ['list_ovens', 'Liste les quatre fours de la boulangerie.', {}],
  ['list_ovens', '列出面包店的四个烤箱。', {}],
  ['find_baker', 'Finds one baker.', { name: text('Name') }],
  ['find_baker', 'Finds a baker by badge.', { badge: text('Number') }],
  ['search_baker', 'Sucht einen Bäcker nach Nummer.', { badge: text('Number') }],
])('quiet: %s, %s', (name, description, properties) => expect(judge(rule, [tool(name, description, properties)])).toEqual([]));

test.each([
  ['list_orders', 'Lists the orders of one baker.', {}],
  ['list_orders', 'Lists orders that are older than two days.', {}],
  ['search_orders', 'Searches one or more orders.', { words: text('Words') }],
  ['search_cake', 'Searches the cake book.', { words: text('Words') }],
])('still told: %s, %s', (name, description, properties) => expect(judge(rule, [tool(name, description, properties)])).toHaveLength(1));
