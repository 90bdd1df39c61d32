import { findPull, readFileOnGitHub } from '../../src/github/lookup.ts';
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
