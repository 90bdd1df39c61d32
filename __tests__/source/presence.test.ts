import { recipes } from '../../src/config/resolve.ts';
import type { Recipe } from '../../src/model/recipe.ts';
import { namedFiles, whyAbsent, workingDirectory } from '../../src/source/presence.ts';
import { addWorktree } from '../../src/source/worktree.ts';
import { Repository } from '../support/repository.ts';

const recipe = (start: string | string[], workingDirectory = '.'): Recipe => ({
  ...recipes(null, { start: 'x', name: 'quay' })[0]!,
  start,
  workingDirectory,
});

test.each<[string | string[], string[]]>([
  ['node dist/server.js --port 80', ['dist/server.js']],
  ['PORT=1 node "server.mjs" && echo', ['server.mjs']],
  ['python -m quay.server', []],
  ['npx -y @scope/pkg@1.2.3 --dir=/x', ['@scope/pkg@1.2.3']],
  ['node $HOME/x.js http://a/b', []],
  [['node', './bin/quay', '-v'], ['./bin/quay']],
  ['quay', []],
])('%j names %j', (start, names) => {
  expect(namedFiles(start)).toEqual(names);
});

describe('a server is absent', () => {
  const why = async (base: Record<string, unknown>, head: Record<string, unknown>, start: string, folder = '.') => {
    const repo = new Repository(base, head);
    const tree = await addWorktree(repo.dir, repo.git('rev-parse', 'main'));
    try {
      const own = recipe(start, folder);
      return await whyAbsent({ root: tree.root, side: 'base' }, own, { root: repo.dir, side: 'head' }, own);
    } finally {
      await tree.dispose();
      repo.remove();
    }
  };
  test('where its working directory is not', async () => {
    expect(await why({ 'a.txt': '' }, { 'servers/quay/server.mjs': '' }, 'node server.mjs', 'servers/quay')).toMatch(
      /servers\/quay is not/,
    );
  });
  test('where a file of its start command is not, which the other side has', async () => {
    expect(await why({ 'a.txt': '' }, { 'server.mjs': '' }, 'node server.mjs')).toMatch(/server\.mjs/);
    expect(await why({ 'cmd/other/main.go': '' }, { 'cmd/quay/main.go': '' }, 'go run ./cmd/quay')).toMatch(/cmd\/quay/);
  });
  test('but not where only a build makes that file, or no side has it', async () => {
    expect(await why({ '.gitignore': 'dist\n' }, { 'src.ts': '' }, 'node dist/server.js')).toBeNull();
    expect(await why({ 'a.txt': '' }, { 'b.txt': '' }, 'node servr.mjs')).toBeNull();
    expect(await why({ 'server.mjs': '' }, { 'b.txt': '' }, 'node server.mjs')).toBeNull();
  });
});

test('a working directory outside the repository is refused', () => {
  for (const folder of ['..', '../x', '/etc', 'a/../../b', '.git/x']) {
    expect(() => workingDirectory({ root: '/r/epo', side: 'head' }, recipe('x', folder))).toThrow(/not inside the repository/);
  }
  expect(workingDirectory({ root: '/r/epo', side: 'head' }, recipe('x', 'a/b'))).toBe('/r/epo/a/b');
});
