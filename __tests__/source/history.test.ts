import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isShallow } from '../../src/source/git.ts';
import { descends, haveCommit, mergeBase, remoteTip } from '../../src/source/history.ts';
import { Repository } from '../support/repository.ts';

/** main with `before` commits, a branch with `ahead` commits, main gone on by `behind`. The branch is checked out. */
function forked({ before = 0, ahead = 1, behind = 0 }: { before?: number; ahead?: number; behind?: number }): Repository {
  const repo = new Repository({ 'quay.txt': '0' }, {});
  repo.git('checkout', '-q', 'main');
  for (let i = 0; i < before; i++) repo.git('commit', '-q', '--allow-empty', '-m', `before ${i}`);
  repo.git('tag', 'fork');
  repo.git('checkout', '-q', '-B', 'change');
  for (let i = 0; i < ahead; i++) repo.git('commit', '-q', '--allow-empty', '-m', `ahead ${i}`);
  repo.git('checkout', '-q', 'main');
  for (let i = 0; i < behind; i++) repo.git('commit', '-q', '--allow-empty', '-m', `behind ${i}`);
  repo.git('checkout', '-q', 'change');
  made.push(repo.dir);
  return repo;
}

function clone(from: Repository, ...options: string[]): string {
  const dir = mkdtempSync(join(tmpdir(), 'clone-'));
  made.push(dir);
  execFileSync('git', ['clone', '-q', ...options, `file://${from.dir}`, dir], { stdio: 'ignore' });
  return dir;
}

const made: string[] = [];
afterAll(() => {
  for (const dir of made) rmSync(dir, { recursive: true, force: true });
});

describe('the merge base', () => {
  test('of a complete clone is found without touching the clone', async () => {
    const origin = forked({ ahead: 2, behind: 3 });
    const dir = clone(origin);
    const [main, change, fork] = ['main', 'change', 'fork'].map((name) => origin.git('rev-parse', name)) as [string, string, string];
    expect(await mergeBase(dir, main, change)).toBe(fork);
    expect(await isShallow(dir)).toBe(false);
  });

  test('of a clone of depth one is found by deepening, as far as it takes', async () => {
    const origin = forked({ before: 5, ahead: 80, behind: 70 });
    const dir = clone(origin, '--depth=1', '--branch=change');
    const [main, change, fork] = ['main', 'change', 'fork'].map((name) => origin.git('rev-parse', name)) as [string, string, string];
    const told: string[] = [];
    await haveCommit(dir, main);
    expect(await mergeBase(dir, main, change, { log: (line) => told.push(line) })).toBe(fork);
    expect(told).toEqual([expect.stringMatching(/50 more commits/), expect.stringMatching(/200 more commits/)]);
  });

  test('that does not exist is an error that says so, in a shallow clone as well', async () => {
    const origin = forked({});
    origin.git('checkout', '-q', '--orphan', 'island');
    origin.commit('another world', { 'island.txt': '1' });
    const [main, island] = ['main', 'island'].map((name) => origin.git('rev-parse', name)) as [string, string];
    await expect(mergeBase(clone(origin), main, island)).rejects.toThrow(/no common ancestor/);
    const shallow = clone(origin, '--depth=1', '--branch=island');
    await haveCommit(shallow, main);
    await expect(mergeBase(shallow, main, island)).rejects.toThrow(/no common ancestor/);
  });

  test('that cannot be fetched is an error that says what to do', async () => {
    const origin = forked({ ahead: 3 });
    const dir = clone(origin, '--depth=1', '--branch=change');
    execFileSync('git', ['remote', 'set-url', 'origin', 'file:///nowhere/at/all'], { cwd: dir });
    await expect(haveCommit(dir, origin.git('rev-parse', 'main'))).rejects.toThrow(/cannot be fetched .*fetch-depth: 0/);
  });
});

test('a missing commit is fetched alone, and a complete clone stays complete', async () => {
  const origin = forked({});
  const dir = clone(origin);
  const later = origin.commit('later', { 'quay.txt': '1' });
  await haveCommit(dir, later);
  expect(execFileSync('git', ['cat-file', '-t', later], { cwd: dir, encoding: 'utf8' }).trim()).toBe('commit');
  expect(await isShallow(dir)).toBe(false);
  expect(await mergeBase(dir, origin.git('rev-parse', 'fork'), later)).toBe(origin.git('rev-parse', 'fork'));
});

test('a commit that nobody has is an error', async () => {
  const dir = clone(forked({}));
  await expect(haveCommit(dir, 'b'.repeat(40))).rejects.toThrow(/bbbbbbbbbbbb/);
});

test('the tip of a remote branch is asked for, and a remote that is silent gives none', async () => {
  const origin = forked({});
  const dir = clone(origin);
  origin.git('checkout', '-q', 'main');
  const tip = origin.commit('main goes on', { 'quay.txt': '2' });
  expect(await remoteTip(dir, 'main')).toBe(tip);
  expect(await remoteTip(dir, 'no-such-branch')).toBeUndefined();
  origin.git('tag', '-a', '-m', 'a release', 'v2', tip);
  expect([await remoteTip(dir, 'v2'), await remoteTip(dir, 'v2', {}, 'tags')]).toEqual([undefined, tip]);
  expect(await remoteTip(origin.dir, 'main')).toBeUndefined();
});

test('descent is told from its absence', async () => {
  const repo = forked({ ahead: 1, behind: 1 });
  const at = (name: string) => repo.git('rev-parse', name);
  expect(await descends(repo.dir, at('change'), at('fork'))).toBe(true);
  expect(await descends(repo.dir, at('change'), at('main'))).toBe(false);
});

test('the tip is that of the very branch that is asked for: another one that ends alike is not taken for it', async () => {
  const origin = forked({ behind: 1 });
  origin.git('branch', 'refs/heads/main', 'change');
  origin.git('tag', 'heads/main', 'change');
  const dir = clone(origin);
  expect(await remoteTip(dir, 'main')).toBe(origin.git('rev-parse', 'refs/heads/main'));
  expect(await remoteTip(dir, 'ads/main')).toBeUndefined();
});
