import { rule } from '../../../src/rules/compat/name-length.ts';
import { say, taking } from '../../support/one-rule.ts';

const long = (length: number) => taking({}, {}, 'b'.repeat(length));

test('64 characters pass and 65 do not', () => {
  expect(say(rule, [long(64)])).toEqual([]);
  const [told] = say(rule, [long(65)]);
  expect(told).toMatchObject({ pointer: '/name', level: 'error', evidence: { length: 65, limit: 64, clients: ['OpenAI API'] } });
});

test('over 128 every API refuses, and each has its own limit', () => {
  const [told] = say(rule, [long(129)]);
  expect(told?.message).toContain('Claude API (128)');
  expect(told?.message).toContain('OpenAI API (64)');
  expect(say(rule, [long(129)])[0]?.evidence).toMatchObject({ length: 129, limit: 64, clients: ['Claude API', 'OpenAI API'] });
});

test('who does not use that API is left alone', () => {
  expect(say(rule, [long(100)], { clients: ['claude-api', 'cursor'] })).toEqual([]);
});
