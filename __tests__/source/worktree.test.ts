import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptySubmodules } from '../../src/source/submodules.ts';
import { addWorktree } from '../../src/source/worktree.ts';
import { Repository } from '../support/repository.ts';

const made: string[] = [];
afterAll(() => {
  for (const dir of made) rmSync(dir, { recursive: true, force: true });
});
function repository(base: Record<string, unknown>, head: Record<string, unknown> = {}): Repository {
  const repo = new Repository(base, head);
  made.push(repo.dir);
  return repo;
}
const entries = (repo: Repository): string[] =>
  existsSync(join(repo.dir, '.git/worktrees')) ? readdirSync(join(repo.dir, '.git/worktrees')) : [];

test('the base is checked out apart, and nothing of it stays', async () => {
  const repo = repository({ 'quay.txt': 'old' }, { 'quay.txt': 'new' });
  const tree = await addWorktree(repo.dir, repo.git('rev-parse', 'main'));
  expect(readFileSync(join(tree.root, 'quay.txt'), 'utf8')).toBe('old');
  expect(readFileSync(join(repo.dir, 'quay.txt'), 'utf8')).toBe('new');
  expect(tree.root.startsWith(repo.dir)).toBe(false);
  await tree.dispose();
  expect([existsSync(tree.root), existsSync(join(repo.dir, '.git/worktrees')), repo.git('status', '--porcelain')]).toEqual([
    false,
    false,
    '',
  ]);
});

test('worktrees of the user are left alone', async () => {
  const repo = repository({ 'quay.txt': 'old' });
  const own = mkdtempSync(join(tmpdir(), 'users-own-'));
  made.push(own);
  repo.git('worktree', 'add', '-q', '--detach', own);
  await (await addWorktree(repo.dir, repo.git('rev-parse', 'main'))).dispose();
  expect(repo.worktrees()).toBe(2);
});

test('what a killed run left is taken away by the next one', async () => {
  const repo = repository({ 'quay.txt': 'old' });
  // The process of this number has ended: its worktree is nobody's any more.
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  const left = join(tmpdir(), `mcp-tool-review-base-${pid}-AbCdEf`);
  made.push(left);
  repo.git('worktree', 'add', '-q', '--detach', left);
  const tree = await addWorktree(repo.dir, repo.git('rev-parse', 'main'));
  expect([existsSync(left), entries(repo).length]).toEqual([false, 1]);
  await tree.dispose();
});

test('hooks and filters of the repository do not run', async () => {
  const repo = repository({ '.gitattributes': '*.txt filter=ship\n', 'quay.txt': 'old' });
  const proof = join(repo.dir, '.git', 'ran');
  mkdirSync(join(repo.dir, '.git/hooks'), { recursive: true });
  writeFileSync(join(repo.dir, '.git/hooks/post-checkout'), `#!/bin/sh\ntouch '${proof}'\n`, { mode: 0o755 });
  repo.git('config', 'filter.ship.smudge', `touch '${proof}'; cat`);
  repo.git('config', 'filter.ship.required', 'true');
  const tree = await addWorktree(repo.dir, repo.git('rev-parse', 'main'));
  expect([existsSync(proof), readFileSync(join(tree.root, 'quay.txt'), 'utf8')]).toEqual([false, 'old']);
  await tree.dispose();
});

test('a submodule of the head that is not checked out is told', async () => {
  const boat = repository({ 'boat.txt': 'afloat' });
  const repo = repository({ 'quay.txt': 'old' });
  repo.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', boat.dir, 'boats/one');
  expect(await emptySubmodules(repo.dir)).toEqual([]);
  rmSync(join(repo.dir, 'boats/one'), { recursive: true });
  mkdirSync(join(repo.dir, 'boats/one'));
  expect((await emptySubmodules(repo.dir)).join()).toMatch(/boats\/one is not checked out/);
});

test('submodules come along, and so does the word that they cannot', async () => {
  const boat = repository({ 'boat.txt': 'afloat' });
  const repo = repository({ 'quay.txt': 'old' });
  repo.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', boat.dir, 'boats/one');
  const commit = repo.commit('with a boat', {});
  const local = await addWorktree(repo.dir, commit);
  expect([readFileSync(join(local.root, 'boats/one/boat.txt'), 'utf8'), local.remarks]).toEqual(['afloat', []]);
  await local.dispose();
  rmSync(join(repo.dir, '.git/modules'), { recursive: true });
  rmSync(boat.dir, { recursive: true });
  const alone = await addWorktree(repo.dir, commit);
  expect(alone.remarks.join()).toMatch(/submodules could not be fetched/);
  await alone.dispose();
  expect(entries(repo)).toEqual([]);
});

describe('git LFS', () => {
  const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n';
  /** A file that LFS keeps. What the user's tree shows of it is `shown`. */
  const tracked = (shown: string, smudge?: string) => {
    const repo = repository({ 'chart.bin': pointer });
    const commit = repo.commit('tracked by LFS', { '.gitattributes': '*.bin filter=lfs -text\n' });
    if (smudge !== undefined) {
      repo.git('config', 'filter.lfs.smudge', smudge);
      repo.git('config', 'filter.lfs.required', 'true');
    }
    repo.write({ 'chart.bin': shown });
    return { repo, commit };
  };
  const added = async ({ repo, commit }: ReturnType<typeof tracked>) => {
    const tree = await addWorktree(repo.dir, commit);
    const text = readFileSync(join(tree.root, 'chart.bin'), 'utf8');
    await tree.dispose();
    return { text, remarks: tree.remarks.join() };
  };
  test('gives the base its files where the head has them', async () => {
    expect(await added(tracked('a chart', 'sed s/.*/fetched/'))).toEqual({ text: expect.stringMatching(/fetched/), remarks: '' });
  });
  test('leaves pointers on both sides where the head has pointers, and that is told', async () => {
    expect(await added(tracked(pointer, 'sed s/.*/fetched/'))).toEqual({
      text: pointer,
      remarks: expect.stringMatching(/head.*chart\.bin/),
    });
  });
  test('that cannot fetch leaves pointers, and that is told', async () => {
    expect(await added(tracked('a chart', 'false'))).toEqual({ text: pointer, remarks: expect.stringMatching(/base.*chart\.bin/) });
  });
});
