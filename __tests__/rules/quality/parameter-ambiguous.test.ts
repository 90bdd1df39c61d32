import { rule } from '../../../src/rules/quality/parameter-ambiguous.ts';
import { judge, text, tool } from './judge.ts';

const fires = (properties: Parameters<typeof tool>[2]): (string | undefined)[] =>
  judge(rule, [tool('bakery_get_order', 'Reads an order.', properties)]).map((f) => f.messageId);

test('bare names, described by nothing but themselves', () => {
  expect(fires({ id: text('The id') })).toEqual(['id']);
  expect(fires({ start: text('The start') })).toEqual(['time']);
  expect(fires({ data: text('The data') })).toEqual(['content']);
  expect(fires({ customer: text('Customer') })).toEqual(['entity']);
  expect(fires({ status: text('The status') })).toEqual(['choice']);
});

test('proposes a name from the tool’s own object', () => {
  expect(judge(rule, [tool('bakery_get_order', 'Reads.', { id: text('ID') })])[0]?.help).toContain('order_id');
});

test('a word that says which, an enum, a format or a parent settles it', () => {
  expect(
    fires({
      id: text('Number on the receipt'),
      start: { type: 'string', format: 'date' },
      status: { enum: ['open', 'done'] },
      customer: text('Customer name or number'),
      filter: { type: 'object', description: 'Filter', properties: { id: { type: 'string' } } },
    }),
  ).toEqual([]);
  expect(fires({ order_id: text('The id'), start_day: text('Start') })).toEqual([]);
});

test('one gap, one line: what has no description at all is the finding of another rule', () => {
  expect(fires({ id: { type: 'string' }, start: { type: 'string', description: ' ' } })).toEqual([]);
  expect(fires({ customer: { type: 'string' } })).toEqual(['entity']);
});
