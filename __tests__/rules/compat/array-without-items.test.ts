import { rule } from '../../../src/rules/compat/array-without-items.ts';
import { say, taking } from '../../support/one-rule.ts';

test('lists without items, also further in, at their places', () => {
  const told = say(rule, [
    taking({ tags: { type: 'array' }, order: { type: 'object', properties: { notes: { type: ['array', 'null'] } } } }),
  ]);
  expect(told.map((t) => [t.pointer, t.level])).toEqual([
    ['/inputSchema/properties/tags', 'error'],
    ['/inputSchema/properties/order/properties/notes', 'error'],
  ]);
  expect(told[0]?.message).toContain('OpenAI API');
});

test('VS Code leaves the tool out, and Claude does not mind', () => {
  expect(say(rule, [taking({ tags: { type: 'array' } })], { clients: ['vscode'] })[0]?.message).toContain('left out');
  expect(say(rule, [taking({ tags: { type: 'array' } })], { clients: ['claude-code', 'claude-api', 'cursor'] })).toEqual([]);
});

test('lists with items of any kind, and outputs, are fine', () => {
  const output = {
    ...taking({ tags: { type: 'array', items: {} }, more: { type: 'array', items: { type: 'string' } } }),
    outputSchema: { type: 'array' },
  };
  expect(say(rule, [output, taking({ items: { type: 'string' }, array: {} }), null])).toEqual([]);
});
