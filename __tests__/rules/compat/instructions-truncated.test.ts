import { rule } from '../../../src/rules/compat/instructions-truncated.ts';
import { say, taking } from '../../support/one-rule.ts';

const instructions = (text: string) => ({ snapshot: { instructions: text } });

test('instructions over 2,048 bytes', () => {
  const told = say(rule, [taking({})], instructions(`${'b'.repeat(2048)} The oven is hot.`));
  expect(told).toMatchObject([{ tool: null, pointer: '', level: 'warning', evidence: { bytes: 2065, lost: 'The oven is hot.' } }]);
});

test('shorter ones, and clients that do not cut', () => {
  expect(say(rule, [taking({})], instructions('b'.repeat(2048)))).toEqual([]);
  expect(say(rule, [taking({})], { ...instructions('b'.repeat(5000)), clients: ['vscode'] })).toEqual([]);
  expect(say(rule, [{ ...taking({}), description: 'b'.repeat(5000) }])).toEqual([]);
});
