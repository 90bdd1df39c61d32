import { rule } from '../../../src/rules/compat/root-combinator.ts';
import { say, taking } from '../../support/one-rule.ts';

const either = { anyOf: [{ required: ['rye'] }, { required: ['wheat'] }] };

test('alternatives at the root are refused by the model APIs, and the text says that they are legal', () => {
  const [told, ...more] = say(rule, [taking({ rye: { type: 'number' }, wheat: { type: 'number' } }, either)]);
  expect(more).toEqual([]);
  expect(told).toMatchObject({ tool: 'bake_loaf', pointer: '/inputSchema/anyOf', level: 'error', evidence: { keywords: ['anyOf'] } });
  expect(told?.message).toContain('Claude API, OpenAI API');
  expect(told?.help).toContain('2026-07-28');
});

test.each(['oneOf', 'allOf', 'not', 'enum'])('%s too', (keyword) => {
  expect(say(rule, [taking({}, { [keyword]: keyword === 'not' ? {} : [{}] })])[0]?.evidence.keywords).toEqual([keyword]);
});

test('Claude Code alone leaves the tool out', () => {
  expect(say(rule, [taking({}, either)], { clients: ['claude-code'] })).toMatchObject([{ level: 'warning' }]);
});

test('deeper down, in the output, or for clients that take it, it is no matter', () => {
  const deep = taking({ flour: either });
  const output = { ...taking({}), outputSchema: { type: 'object', ...either } };
  expect(say(rule, [deep, output])).toEqual([]);
  expect(say(rule, [taking({}, either)], { clients: ['windsurf'] })).toEqual([]);
  expect(say(rule, [null, { name: 'a' }, { name: 'b', inputSchema: 'anyOf' }, { name: 'c', inputSchema: [] }])).toEqual([]);
});
