import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findPull, isBaseOf, pathsOfPull, readFileOnGitHub } from '../../src/github/lookup.ts';
import { type Desk, desk } from '../support/github/pull.ts';
import { first, JOB_TOKEN } from '../support/github/server.ts';

let d: Desk;
beforeEach(async () => {
  d = await desk();
});
afterEach(async () => {
  expect(d.github.problems).toEqual([]);
  await d.close();
});

const repo = { owner: 'acme', repo: 'library' };
const access = () => ({ token: JOB_TOKEN, apiUrl: d.github.url, graphqlUrl: d.github.graphqlUrl });
const find = (given: object = {}) => findPull(access(), repo, { headOwner: 'acme', headBranch: 'feature', headSha: d.headSha, ...given });

describe('the pull request of a run', () => {
  test('is the open one with its branch and its commit', async () => {
    expect(await find()).toEqual({ number: 7, headSha: d.headSha, baseSha: d.baseSha, baseRef: 'main' });
  });

  test('of a fork is found by the fork', async () => {
    d.github.state.pull.headRepo = 'mallory/library';
    expect(await find()).toBeNull();
    expect(await find({ headOwner: 'mallory' })).toMatchObject({ number: 7 });
  });

  test.each([
    ['has moved on', { headSha: 'a'.repeat(40) }, 'open'],
    ['is of another branch', { headBranch: 'other' }, 'open'],
    ['was closed', {}, 'closed'],
  ] as const)('is none where it %s', async (_, given, state) => {
    d.github.state.pull.state = state;
    expect(await find(given)).toBeNull();
  });

  test('is not guessed where two have the same head', async () => {
    d.github.state.others.push({ ...d.github.state.pull, number: 8, baseRef: 'lenient' });
    await expect(find()).rejects.toThrow(/#7, #8.*close all but one/);
  });

  test('that cannot be looked up is an error with its reason', async () => {
    d.github.faults.push(first(9, 'GET', /pulls$/, { status: 403, body: { message: 'no' } }));
    await expect(find()).rejects.toThrow(/cannot be looked up: the token may not do this/);
  });
});

describe('a file of the base branch', () => {
  const read = (path: string, branch = 'main') => readFileOnGitHub(access(), repo, branch, path);

  test('is read as it stands at the tip of the branch', async () => {
    expect(await read('README.md')).toBe('A library.\n');
  });

  test('that is not there is null, but only where the branch can be seen', async () => {
    expect(await read('docs/none.md')).toBeNull();
    await expect(read('README.md', 'unseen')).rejects.toThrow(/cannot be read from the branch unseen/);
  });
});

describe('the base that a job compared with', () => {
  /** A line of commits c0 to c5 on main; the head was cut from c2. */
  const line = ['c0', 'c1', 'c2', 'c3', 'c4', 'c5'];
  const ask = async (commit: string): Promise<boolean> => {
    const server = createServer((request, response) => {
      const [base, head] = request.url!.split('/compare/')[1]!.split('?')[0]!.split('...') as [string, string];
      const at = (name: string): number => line.indexOf(name === 'main' ? 'c5' : name === 'head' ? 'c2' : name);
      const known = at(base) >= 0 && at(head) >= 0;
      const status = at(base) === at(head) ? 'identical' : at(base) < at(head) ? 'ahead' : 'behind';
      response.writeHead(known ? 200 : 404, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(known ? { status, merge_base_commit: { sha: line[Math.min(at(base), at(head))] } } : { message: 'Not Found' }),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const apiUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    try {
      return await isBaseOf({ token: JOB_TOKEN, apiUrl, graphqlUrl: `${apiUrl}/graphql` }, repo, { branch: 'main', head: 'head', commit });
    } finally {
      await new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
    }
  };
  test('is on the base branch, and not older than where the head was cut from it', async () => {
    expect(await Promise.all(['c2', 'c4', 'c5'].map(ask))).toEqual([true, true, true]);
    expect(await Promise.all(['c1', 'x9'].map(ask))).toEqual([false, false]);
  });
});

describe('the files of a pull request', () => {
  const file = (i: number) => ({ filename: `docs/${i}.md`, status: 'added', sha: 'a'.repeat(40) });
  const listing = (files: number) =>
    d.github.faults.push(({ method, path }) =>
      method === 'GET' && /\/files$/.test(path) ? { status: 200, body: Array.from({ length: files }, (_, i) => file(i)) } : undefined,
    );
  test('are given by path', async () => {
    listing(3);
    expect(await pathsOfPull(access(), repo, 7)).toEqual(['docs/0.md', 'docs/1.md', 'docs/2.md']);
  });
  test('are not known where GitHub may list fewer than there are', async () => {
    listing(3000);
    expect(await pathsOfPull(access(), repo, 7)).toBeNull();
  });
});
