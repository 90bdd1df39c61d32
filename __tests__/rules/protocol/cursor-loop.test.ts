import type { Note } from '../../../src/model/snapshot.ts';
import { rule } from '../../../src/rules/protocol/cursor-loop.ts';
import { say, taking } from '../../support/one-rule.ts';

test('a list whose pages do not end', () => {
  const text = 'prompts/list failed: does not end: page 3 names the cursor "a", which an earlier page named already';
  const notes = [{ kind: 'other' as const, text, data: { method: 'prompts/list', failure: 'protocol' } }];
  const told = say(rule, [taking({})], { snapshot: { notes } });
  expect(told).toMatchObject([{ tool: null, level: 'error', evidence: { method: 'prompts/list' } }]);
});

test('other failures and many pages are no loop', () => {
  const notes: Note[] = [
    { kind: 'other' as const, text: 'prompts/list failed: timeout', data: { method: 'prompts/list', failure: 'timeout' } },
    { kind: 'page' as const, text: '', data: { method: 'tools/list', pages: 90 } },
    { kind: 'limit' as const, text: '', data: { limit: 'depth', value: 200 } },
  ];
  expect(say(rule, [taking({})], { snapshot: { notes } })).toEqual([]);
});
