import type { Note } from '../../../src/model/snapshot.ts';
import { rule } from '../../../src/rules/security/unstable-list.ts';
import { say } from '../../support/one-rule.ts';

const told = (...notes: Note[]) => say(rule, [{ name: 'museum_list' }], { snapshot: { notes } });

test('each difference is an error at its place', () => {
  const [one] = told({
    kind: 'unstable-list',
    text: 'differs',
    data: { how: 'another client name', target: 'tool', name: 'museum_list', pointer: '/description', before: 'a', after: 'b' },
  });
  expect([one!.level, one!.tool, one!.pointer]).toEqual(['error', 'museum_list', '/description']);
  expect(one!.message).toContain('another client name');
});

test('a note without data is told as it is', () => {
  expect(told({ kind: 'unstable-list', text: 'the second start listed nothing' })[0]!.message).toContain('the second start listed nothing');
});

test('other notes are quiet', () => {
  expect(told({ kind: 'order', text: 'order' }, { kind: 'slow-exit', text: 'slow' })).toEqual([]);
});
