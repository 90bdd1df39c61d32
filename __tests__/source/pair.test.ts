import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { choosePair, policyOf } from '../../src/source/pair.ts';
import { Repository } from '../support/repository.ts';

const made: Repository[] = [];
afterAll(() => {
  for (const repo of made) repo.remove();
});

/** A pull request as GitHub checks it out: main has gone on since the branch was cut, HEAD is the merge of both. */
function pullRequest() {
  const repo = new Repository({ 'quay.txt': 'a' }, { 'boat.txt': 'b' });
  made.push(repo);
  const fork = repo.git('rev-parse', 'main');
  const head = repo.git('rev-parse', 'change');
  repo.git('checkout', '-q', 'main');
  const tip = repo.commit('main goes on', { 'crane.txt': 'c' });
  repo.git('checkout', '-q', '--detach');
  repo.git('merge', '-q', '--no-ff', '-m', 'Merge', head);
  return { repo, fork, head, tip, merge: repo.git('rev-parse', 'HEAD') };
}

describe('a pull request', () => {
  test('checked out as its merge commit is compared with the first parent, and named by its own head', async () => {
    const { repo, fork, head, tip, merge } = pullRequest();
    const pair = await choosePair(repo.dir, { kind: 'pull-request', baseSha: fork, baseRef: 'main', headSha: head });
    expect(pair).toEqual({ base: tip, head: merge, headName: head, policy: tip, remarks: [] });
  });

  test('checked out at its head is compared with the merge base', async () => {
    const { repo, fork, head, tip } = pullRequest();
    repo.git('checkout', '-q', head);
    const pair = await choosePair(repo.dir, { kind: 'pull-request', baseSha: tip, baseRef: 'main', headSha: head });
    expect([pair.base, pair.head, pair.policy]).toEqual([fork, head, tip]);
  });

  test('whose head is itself a merge is not mistaken for the merge of the pull request', async () => {
    const { repo, tip, merge } = pullRequest();
    const pair = await choosePair(repo.dir, { kind: 'pull-request', baseSha: tip, baseRef: 'main', headSha: merge });
    expect([pair.base, pair.headName]).toEqual([tip, merge]);
  });

  test('that has been merged since is still compared with the base it had, also in a shallow clone', async () => {
    const { repo, fork, head } = pullRequest();
    repo.git('branch', '-f', 'main');
    const dir = mkdtempSync(join(tmpdir(), 'clone-'));
    const git = (...args: string[]) => execFileSync('git', args, { cwd: dir, stdio: 'ignore' });
    git('init', '-q');
    git('remote', 'add', 'origin', `file://${repo.dir}`);
    git('fetch', '-q', '--no-tags', '--depth=1', 'origin', head);
    git('checkout', '-q', '--detach', head);
    const pair = await choosePair(dir, { kind: 'pull-request', baseSha: fork, baseRef: 'main', headSha: head });
    expect([pair.base, pair.head]).toEqual([fork, head]);
    rmSync(dir, { recursive: true, force: true });
  });

  test('that is not what is checked out is an error', async () => {
    const { repo, fork, head, tip } = pullRequest();
    repo.git('checkout', '-q', 'main');
    await expect(choosePair(repo.dir, { kind: 'pull-request', baseSha: fork, baseRef: 'main', headSha: head })).rejects.toThrow(
      new RegExp(`${tip.slice(0, 12)}, does not contain .*${head.slice(0, 12)}`),
    );
  });
});

describe('a merge group', () => {
  test('is compared with its base', async () => {
    const { repo, tip, merge } = pullRequest();
    expect(await choosePair(repo.dir, { kind: 'merge-group', baseSha: tip, headSha: merge })).toMatchObject({
      base: tip,
      head: merge,
      policy: tip,
    });
  });
  test('whose base is no ancestor, or that is not checked out, is an error', async () => {
    const { repo, head, tip, merge } = pullRequest();
    repo.git('checkout', '-q', head);
    await expect(choosePair(repo.dir, { kind: 'merge-group', baseSha: tip, headSha: head })).rejects.toThrow(/no ancestor/);
    await expect(choosePair(repo.dir, { kind: 'merge-group', baseSha: tip, headSha: merge })).rejects.toThrow(/checked out/);
  });
});

describe('a push', () => {
  test('is compared with what stood before', async () => {
    const { repo, tip, fork } = pullRequest();
    repo.git('checkout', '-q', 'main');
    expect(await choosePair(repo.dir, { kind: 'push', before: fork, branch: 'main', defaultBranch: 'main' })).toMatchObject({
      base: fork,
      head: tip,
      remarks: [],
    });
  });
  test('that rewrites the branch is compared with the common ancestor, and that is told', async () => {
    const { repo, tip, fork, head } = pullRequest();
    repo.git('checkout', '-q', head);
    const pair = await choosePair(repo.dir, { kind: 'push', before: tip, branch: 'change', defaultBranch: 'main' });
    expect([pair.base, pair.remarks.join()]).toEqual([fork, expect.stringMatching(/rewritten/)]);
  });
  test('of a new branch is compared with the default branch, and its very first commit with nothing', async () => {
    const { repo, fork, head } = pullRequest();
    repo.git('checkout', '-q', head);
    const zeros = '0'.repeat(40);
    expect(await choosePair(repo.dir, { kind: 'push', before: zeros, branch: 'change', defaultBranch: 'main' })).toMatchObject({
      base: fork,
    });
    repo.git('checkout', '-q', fork);
    expect(await choosePair(repo.dir, { kind: 'push', before: zeros, branch: 'main', defaultBranch: 'main' })).toMatchObject({
      base: null,
    });
  });
});

describe('a base that a person names', () => {
  test('may be a branch, a tag or a commit', async () => {
    const { repo, fork, head } = pullRequest();
    repo.git('checkout', '-q', head);
    repo.git('tag', 'v1', fork);
    for (const base of ['main', 'v1', fork, fork.slice(0, 10)])
      expect(await choosePair(repo.dir, { kind: 'ref', base })).toMatchObject({ base: fork });
  });
  test('may be known to the remote alone', async () => {
    const { repo, fork, head } = pullRequest();
    repo.git('tag', '-a', '-m', 'a release', 'v1', fork);
    const dir = mkdtempSync(join(tmpdir(), 'clone-'));
    const git = (...args: string[]) => execFileSync('git', args, { cwd: dir, stdio: 'ignore' });
    git('init', '-q');
    git('remote', 'add', 'origin', `file://${repo.dir}`);
    git('fetch', '-q', '--no-tags', '--depth=1', 'origin', head);
    git('checkout', '-q', '--detach', head);
    for (const base of ['main', 'v1', fork]) expect(await choosePair(dir, { kind: 'ref', base })).toMatchObject({ base: fork });
    rmSync(dir, { recursive: true, force: true });
  });
  test('and that is unknown, or looks like an option, is an error that names it', async () => {
    const { repo } = pullRequest();
    for (const base of ['no-such-branch', '--output=/tmp/x', 'HEAD^{tree}', 'f'.repeat(40)]) {
      await expect(choosePair(repo.dir, { kind: 'ref', base })).rejects.toThrow(base);
    }
  });
});

test('the policy is that of the event, whatever base is asked for: the tip of the base branch', async () => {
  const { repo, fork, head, tip, merge } = pullRequest();
  repo.git('remote', 'add', 'origin', `file://${repo.dir}`);
  const event = { kind: 'pull-request', baseSha: fork, baseRef: 'main', headSha: head } as const;
  expect(await policyOf(repo.dir, event)).toBe(tip);
  repo.git('remote', 'remove', 'origin');
  expect(await policyOf(repo.dir, event)).toBe(fork);
  expect(await policyOf(repo.dir, { kind: 'merge-group', baseSha: tip, headSha: merge })).toBe(tip);
  expect(await policyOf(repo.dir, { kind: 'ref', base: 'change' })).toBeNull();
  expect(await policyOf(repo.dir, null)).toBeNull();
});
