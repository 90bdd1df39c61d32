import { rule } from '../../../src/rules/protocol/slow-exit.ts';
import { say, taking } from '../../support/one-rule.ts';

test('a process that had to be killed', () => {
  const notes = [{ kind: 'slow-exit' as const, text: '', data: { seconds: 4.1, signal: 'SIGKILL' } }];
  expect(say(rule, [taking({})], { snapshot: { notes } })).toMatchObject([
    { tool: null, level: 'note', evidence: { seconds: 4.1, signal: 'SIGKILL' } },
  ]);
});

test('a process that ended', () => {
  expect(say(rule, [taking({})])).toEqual([]);
});
