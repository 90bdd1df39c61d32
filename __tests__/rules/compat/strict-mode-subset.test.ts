import { rule } from '../../../src/rules/compat/strict-mode-subset.ts';
import { say, taking } from '../../support/one-rule.ts';

const strict = { clients: ['openai-strict'] };

test('open objects and optional properties, at each object', () => {
  const told = say(
    rule,
    [taking({ order: { type: 'object', properties: { note: {} }, additionalProperties: false } }, { required: ['order'] })],
    strict,
  );
  expect(told.map((t) => [t.pointer, t.level])).toEqual([
    ['/inputSchema', 'warning'],
    ['/inputSchema/properties/order/required', 'warning'],
  ]);
  expect(told[1]?.evidence.optional).toEqual(['note']);
});

test('closed and complete is fine, and without strict mode nobody asks', () => {
  const closed = taking({ note: { type: ['string', 'null'] } }, { required: ['note'], additionalProperties: false });
  expect(say(rule, [closed, null], strict)).toEqual([]);
  expect(say(rule, [taking({ note: {} })])).toEqual([]);
});
