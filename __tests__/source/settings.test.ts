import { chownSync, existsSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import type { ConfigFile, ServerConfig } from '../../src/config/file.ts';
import { parseConfig } from '../../src/config/load.ts';
import { defaultLimits, type Recipe } from '../../src/model/recipe.ts';
import { collectFacts } from '../../src/source/collect.ts';
import { storedCredentials } from '../../src/source/credentials.ts';
import { findRoot, readAt } from '../../src/source/git.ts';
import { CONFIG_PATH, checked, pairRecipes, policyAt, readSettings, requests, settingsRemarks } from '../../src/source/settings.ts';
import { Repository } from '../support/repository.ts';

const recipe = (name: string, more: Partial<Recipe> = {}): Recipe => ({
  name,
  variant: null,
  workingDirectory: '.',
  install: null,
  build: null,
  start: 'node server.mjs',
  args: [],
  url: null,
  headers: {},
  env: {},
  carry: [],
  ...more,
});

describe('recipes of both sides', () => {
  test('go together by name and variant, and a changed one is told by its fields', () => {
    const before = [recipe('quay'), recipe('quay', { variant: 'night' })];
    const now = [recipe('quay', { variant: 'night' }), recipe('quay', { workingDirectory: 'quay', start: 'node new.mjs' })];
    const { servers, remarks } = pairRecipes(before, now);
    expect(servers.map((s) => [s.base?.variant, s.head.variant])).toEqual([
      ['night', 'night'],
      [null, null],
    ]);
    expect(servers[1]!.base!.start).toBe('node server.mjs');
    expect(remarks).toEqual(['The recipe of quay changed: working-directory, start.']);
  });
  test('a server that only one side knows is told', () => {
    const { servers, remarks } = pairRecipes([recipe('old')], [recipe('new')]);
    expect(servers).toEqual([{ base: recipe('new'), head: recipe('new'), isNew: true }]);
    expect(remarks.join('\n')).toMatch(/does not know new/);
    expect(remarks.join('\n')).toMatch(/old .*was not reviewed/);
  });
  test("a base without recipes takes the head's", () => {
    expect(pairRecipes(null, [recipe('quay')])).toEqual({
      servers: [{ base: recipe('quay'), head: recipe('quay'), isNew: false }],
      remarks: [],
    });
  });
});

describe('what is built on each side', () => {
  const config = (start: string, more: Partial<ServerConfig> = {}): ConfigFile => ({
    file: 'c.yml',
    servers: [{ name: 'quay', start, env: {}, headers: {}, carry: [], paths: [], variants: [], ...more }],
    rules: {},
    tools: [],
    budgets: {},
    accept: [],
    volatile: [],
    renames: {},
  });
  const starts = (base: ConfigFile | null, head: ConfigFile | null, inputs = {}) => {
    const { servers, remarks } = requests(base, head, inputs);
    return [servers[0]?.base?.start, servers[0]?.head.start, remarks.length];
  };
  test('each side by its own config, and a base without one by the head', () => {
    expect(starts(config('old'), config('new'))).toEqual(['old', 'new', 1]);
    expect(starts(null, config('new'))).toEqual(['new', 'new', 0]);
    expect(starts({ ...config('x'), servers: [] }, config('new'))).toEqual(['new', 'new', 1]);
  });
  test('base-start holds where the tree is the base, and is no changed recipe', () => {
    expect(starts(config('same', { baseStart: 'other' }), config('same'))).toEqual(['other', 'same', 0]);
    expect(starts(null, null, { start: 'a', baseStart: 'b' })).toEqual(['b', 'a', 0]);
  });
  test('without servers in its config the base is made by the inputs where they say how, whatever the head adds', () => {
    const { servers } = requests(null, config('evil', { env: { A: '1' }, variants: [{ name: 'night', args: ['--night'], env: {} }] }), {
      name: 'job',
      start: 'given',
      build: 'make',
    });
    expect(servers.map((s) => s.base)).toEqual([
      expect.objectContaining({ name: 'quay', variant: 'night', start: 'given', build: 'make', args: [], env: {} }),
    ]);
  });
  test("carry and base-* of the head's config never count for the base, and that is told", () => {
    const tricky = config('same', { carry: ['tools.json'], baseBuild: 'cp ../head/tools.json .', baseStart: 'node other.mjs' });
    const { servers, remarks } = requests({ ...config('x'), servers: [] }, tricky, { carry: ['data'] });
    expect(servers[0]).toMatchObject({ base: { carry: ['data'], build: null, start: 'same' }, head: { carry: ['tools.json', 'data'] } });
    expect(remarks.join()).toMatch(/quay has carry or base-\*.*not used for the base/);
  });
  test('nor do they where the base knows other servers', () => {
    const head = config('same', { name: 'pier', carry: ['tools.json'], baseStart: 'node other.mjs' });
    expect(requests(config('old'), head, {}).servers[0]).toMatchObject({ isNew: true, base: { name: 'pier', carry: [], start: 'same' } });
  });
});

test('the config is read from each side: the tree for the head, commits for the others', async () => {
  const repo = new Repository({ 'c.yml': 'preset: strict\n' }, { 'c.yml': 'preset: security\n' });
  repo.write({ 'c.yml': 'preset: recommended\n' });
  const base = repo.git('rev-parse', 'main');
  const pair = { base, head: 'x', headName: 'x', policy: base, remarks: [] };
  expect(await readSettings(repo.dir, pair, 'c.yml')).toEqual({
    policy: { file: 'c.yml', text: 'preset: strict\n', at: `commit ${base.slice(0, 12)}` },
    base: { file: 'c.yml', text: 'preset: strict\n', at: `commit ${base.slice(0, 12)}` },
    head: { file: 'c.yml', text: 'preset: recommended\n', at: null },
  });
  expect(await readSettings(repo.dir, pair, 'none.yml')).toEqual({ policy: null, base: null, head: null });
  repo.remove();
});

test('at the usual place the config may also be .yaml or .json, on each side by itself', async () => {
  const repo = new Repository({ '.github/mcp-tool-review.json': '{"preset":"strict"}' }, {});
  repo.write({ '.github/mcp-tool-review.yaml': 'preset: security\n' });
  const base = repo.git('rev-parse', 'main');
  const texts = await readSettings(repo.dir, { base, head: 'x', headName: 'x', policy: base, remarks: [] }, CONFIG_PATH);
  expect(texts.policy).toMatchObject({ file: '.github/mcp-tool-review.json', text: '{"preset":"strict"}' });
  expect(texts.head?.file).toBe('.github/mcp-tool-review.yaml');
  repo.remove();
});

test("a link in the head's tree leads nowhere: it could name a file that only we may read", async () => {
  const repo = new Repository({ 'a.txt': '' }, {});
  const base = repo.git('rev-parse', 'main');
  const pair = { base, head: 'x', headName: 'x', policy: base, remarks: [] };
  symlinkSync('/proc/self/environ', join(repo.dir, 'c.yml'));
  await expect(readSettings(repo.dir, pair, 'c.yml')).rejects.toThrow(/c\.yml is a link/);
  mkdirSync(join(repo.dir, 'real'));
  repo.write({ 'real/c.yml': 'preset: strict' });
  symlinkSync('real', join(repo.dir, 'folder'));
  await expect(readSettings(repo.dir, pair, 'folder/c.yml')).rejects.toThrow(/is a link/);
  repo.remove();
});

test('a config that is new, edited or gone is told, and one that stays is not', () => {
  const text = (preset: string) => ({ file: 'c.yml', text: `preset: ${preset}\n`, at: null });
  const told = (policy: string | null, head: string | null) =>
    settingsRemarks({ policy: policy === null ? null : text(policy), base: null, head: head === null ? null : text(head) });
  expect(told('strict', 'strict')).toEqual([]);
  expect(told(null, null)).toEqual([]);
  expect(told(null, 'strict')).toEqual([expect.stringContaining('default policy')]);
  expect(told('strict', 'security')).toEqual([expect.stringContaining('policy of the base branch')]);
  expect(told('strict', null)).toEqual([expect.stringContaining('is gone')]);
});

test('a mistake in the config of a commit is told of that commit, and one in the working tree of the file alone', () => {
  const parse = (text: string, file: string) => parseConfig(text, file, []);
  const told = (at: string | null) => () => checked({ file: 'c.yml', text: 'presett: strict\n', at }, parse);
  expect(told(null)).toThrow(/^c\.yml:1: .*presett/);
  expect(told('commit 0123456789ab')).toThrow(/^c\.yml of the base \(commit 0123456789ab, not the working tree\):1: .*presett/);
  expect(checked({ file: 'c.yml', text: 'preset: strict\n', at: 'commit 0123456789ab' }, parse)?.file).toBe('c.yml');
  expect(checked(null, parse)).toBeNull();
});

test('a policy at the usual place of the base branch goes before any path that an input names', async () => {
  const files: Record<string, string> = { [CONFIG_PATH]: 'preset: strict', 'ci/loose.yml': 'fail-on: never' };
  const at = async (file: string) => (Object.hasOwn(files, file) ? { file, text: files[file]!, at: null } : null);
  expect(await policyAt('ci/loose.yml', at)).toEqual({
    policy: { file: CONFIG_PATH, text: 'preset: strict', at: null },
    remarks: [expect.stringMatching(/names ci\/loose\.yml, but the base branch has \.github\/mcp-tool-review\.yml/)],
  });
  expect(await policyAt(CONFIG_PATH, at)).toMatchObject({ policy: { text: 'preset: strict' }, remarks: [] });
  delete files[CONFIG_PATH];
  expect(await policyAt('ci/loose.yml', at)).toMatchObject({ policy: { text: 'fail-on: never' }, remarks: [] });
});

test('a link in place of the config is not followed', async () => {
  const repo = new Repository({ 'a.txt': '' }, {});
  repo.git('update-index', '--add', '--cacheinfo', `120000,${repo.git('hash-object', '-w', 'a.txt')},link.yml`);
  repo.git('commit', '-qm', 'a link');
  expect(await readAt(repo.dir, 'HEAD', 'link.yml')).toBeUndefined();
  repo.remove();
});

describe('credentials in the git configuration', () => {
  test('none: nothing is said', async () => {
    const repo = new Repository({}, {});
    repo.git('remote', 'add', 'origin', 'https://github.example/acme/widgets');
    expect(await storedCredentials(repo.dir)).toEqual([]);
    repo.remove();
  });
  test('a header or a password: told, and not repeated', async () => {
    const repo = new Repository({}, {});
    repo.git('config', 'http.https://github.example/.extraheader', 'AUTHORIZATION: basic c2VjcmV0');
    repo.git('remote', 'add', 'origin', 'https://ship:anchor99@github.example/acme/widgets');
    const told = await storedCredentials(repo.dir);
    expect(told).toEqual([expect.stringMatching(/persist-credentials: false/), expect.stringMatching(/password/)]);
    expect(told.join()).not.toMatch(/c2VjcmV0|anchor99/);
    repo.remove();
  });
  test('as an error, nothing runs', async () => {
    const repo = new Repository({}, {});
    repo.git('config', 'http.https://github.example/.extraheader', 'AUTHORIZATION: basic c2VjcmV0');
    const base = repo.git('rev-parse', 'main');
    const collected = collectFacts([{ base: null, head: recipe('quay', { install: 'touch ran' }) }], {
      root: repo.dir,
      pair: { base, head: base, headName: base, policy: base, remarks: [] },
      limits: defaultLimits(),
      effort: 'off',
      volatile: [],
      onStoredCredential: 'fail',
      progress: () => {},
      log: () => {},
    });
    await expect(collected).rejects.toThrow(/Nothing was run.*persist-credentials: false/);
    expect(existsSync(join(repo.dir, 'ran'))).toBe(false);
    repo.remove();
  });
});

(process.getuid?.() === 0 ? test : test.skip)('a checkout of another user: told which, and what to run', async () => {
  const repo = new Repository({}, {});
  chownSync(repo.dir, 4321, 4321);
  chownSync(join(repo.dir, '.git'), 4321, 4321);
  const { GIT_CONFIG_GLOBAL: own } = process.env;
  process.env.GIT_CONFIG_GLOBAL = '/dev/null';
  try {
    await expect(findRoot(repo.dir)).rejects.toThrow(`git config --global --add safe.directory ${repo.dir}`);
  } finally {
    if (own === undefined) delete process.env.GIT_CONFIG_GLOBAL;
    else process.env.GIT_CONFIG_GLOBAL = own;
  }
  repo.remove();
});
