import { rule } from '../../../src/rules/protocol/tools-capability-missing.ts';
import { say, taking } from '../../support/one-rule.ts';

test('tools without the capability', () => {
  const told = say(rule, [taking({})], { snapshot: { capabilities: { prompts: {} } } });
  expect(told).toMatchObject([{ tool: null, pointer: '/capabilities/tools', level: 'warning', evidence: { count: 1 } }]);
  expect(say(rule, [taking({})], { snapshot: { capabilities: { tools: true } } })).toHaveLength(1);
});

test('the note of whoever took the list is enough', () => {
  expect(say(rule, [taking({})], { snapshot: { notes: [{ kind: 'tools-undeclared', text: '' }] } })).toHaveLength(1);
});

test('declared, unknown, or nothing to declare', () => {
  expect(say(rule, [taking({})], { snapshot: { capabilities: { tools: {} } } })).toEqual([]);
  expect(say(rule, [taking({})])).toEqual([]);
  expect(say(rule, [], { snapshot: { capabilities: {} } })).toEqual([]);
});
