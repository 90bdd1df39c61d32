import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultLimits } from '../../src/model/recipe.ts';
import { emptySnapshot, type Snapshot } from '../../src/model/snapshot.ts';
import { type ProbeTarget, probeBoth } from '../../src/probe/index.ts';
import { relocate } from '../../src/probe/relocate.ts';
import { bread, commandFor, uniqueTag } from '../hostile/help.ts';

const moves = [
  { from: '/tmp/tree-base', to: '/home/me/library' },
  { from: '/tmp/tree-base/home', to: '/tmp/home-head' },
];
const told = (description: string): string => {
  const snapshot = relocate({ ...emptySnapshot(), tools: [{ name: 'a', description }] }, moves);
  return (snapshot.tools[0] as { description: string }).description;
};

test.each([
  ['Paths start at /tmp/tree-base.', 'Paths start at /home/me/library.'],
  ['/tmp/tree-base/books and file:///tmp/tree-base/x', '/home/me/library/books and file:///home/me/library/x'],
  ['notes in /tmp/tree-base/home/notes', 'notes in /tmp/home-head/notes'],
  ['/tmp/tree-base-2 and /tmp/tree-bases stay', '/tmp/tree-base-2 and /tmp/tree-bases stay'],
  ['nothing here', 'nothing here'],
])('%s', (before, after) => {
  expect(told(before)).toBe(after);
});

test('what holds no folder is handed on untouched; what does is noted', () => {
  const plain: Snapshot = { ...emptySnapshot(), tools: [bread] };
  expect(relocate(plain, moves)).toBe(plain);
  const moved = relocate({ ...plain, instructions: '/tmp/tree-base', tools: [JSON.parse('{"__proto__":{"x":"/tmp/tree-base"}}')] }, moves);
  expect(moved.instructions).toBe('/home/me/library');
  expect(JSON.stringify(moved.tools)).toBe('[{"__proto__":{"x":"/home/me/library"}}]');
  expect(moved.notes).toMatchObject([{ kind: 'other', data: { relocated: 2 } }]);
});

test('a short folder is a word of its own in too many texts', () => {
  const snapshot: Snapshot = { ...emptySnapshot(), instructions: 'see /app for more' };
  expect(relocate(snapshot, [{ from: '/app', to: '/srv/x' }])).toBe(snapshot);
});

test('a server that tells where it runs is the same server on both sides', async () => {
  const root = mkdtempSync(join(tmpdir(), 'relocate-'));
  const target = (side: string): ProbeTarget => {
    const cwd = join(root, side);
    mkdirSync(cwd);
    const tools = [{ ...bread, description: `Saves to ${cwd}/out.` }];
    return { command: commandFor({ tools }, uniqueTag()), args: [], url: null, headers: {}, env: {}, cwd, home: null };
  };
  const both = await probeBoth(target('side-base'), target('side-head'), {
    limits: defaultLimits(),
    effort: 'off',
    volatile: [],
    log: () => {},
  });
  expect((both.base as Snapshot).tools).toEqual((both.head as Snapshot).tools);
  expect((both.base as Snapshot).wire).not.toEqual((both.head as Snapshot).wire);
});
