import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { git, lastLine, tryGit } from './git.ts';

/** A tree with submodules: where it lies, which commit it is, and which repository holds that commit. */
interface Superproject {
  folder: string;
  commit: string;
  gitDir: string;
  /** A folder for a temporary index. */
  worktreeDir: string;
}

/**
 * Fills the submodules of a worktree. What the user's clone has fetched is taken from there, without network; only the rest is fetched.
 * @param settings git options before the command, such as filters switched off
 * @returns remarks on what is missing
 */
export async function addSubmodules(top: Superproject, settings: readonly string[]): Promise<string[]> {
  const missing = await fill(top, settings);
  if (missing.length === 0) return [];
  const here = missing.filter((m) => m.folder === top.folder).map((m) => m.path);
  if (here.length < missing.length) return [`A submodule inside a submodule of the base is not in this clone: ${missing.at(-1)?.path}.`];
  const update = await tryGit(top.folder, [...settings, 'submodule', '--quiet', 'update', '--init', '--recursive', '--', ...here], {
    timeout: 300,
  });
  return update.code === 0 ? [] : [`The base's submodules could not be fetched: ${lastLine(update.stderr)}.`];
}

/** A remark on submodules of the user's tree that are not there: they are the user's to fetch. */
export async function emptySubmodules(root: string): Promise<string[]> {
  if (!existsSync(join(root, '.gitmodules'))) return [];
  const { stdout } = await tryGit(root, ['ls-files', '--stage', '-z']);
  const paths = [...stdout.matchAll(/(?:^|\0)160000 [0-9a-f]+ \d\t([^\0]+)/g)].map((m) => m[1] as string);
  const empty = paths.filter((path) => !existsSync(join(root, path)) || readdirSync(join(root, path)).length === 0);
  return empty.length
    ? [`The head's submodule ${empty[0]} is not checked out, so the two sides differ: set submodules: true at actions/checkout.`]
    : [];
}

async function fill(top: Superproject, settings: readonly string[]): Promise<{ folder: string; path: string }[]> {
  const missing: { folder: string; path: string }[] = [];
  for (const { path, commit } of await links(top)) {
    const name = await nameOf(top.folder, path);
    const gitDir = name === undefined ? undefined : join(top.gitDir, 'modules', name);
    const folder = join(top.folder, path);
    if (
      gitDir === undefined ||
      !existsSync(gitDir) ||
      (await tryGit(gitDir, ['--git-dir=.', 'cat-file', '-e', `${commit}^{commit}`])).code !== 0
    ) {
      missing.push({ folder: top.folder, path });
      continue;
    }
    mkdirSync(folder, { recursive: true });
    // An index of its own: the one of the user's submodule stays as it is.
    const from = [...settings, `--git-dir=${gitDir}`, `--work-tree=${folder}`];
    const env = { GIT_INDEX_FILE: join(top.worktreeDir, 'submodule-index') };
    await git(folder, [...from, 'read-tree', commit], { env });
    await git(folder, [...from, 'checkout-index', '--all', '--force', '--quiet'], { env });
    missing.push(...(await fill({ ...top, folder, commit, gitDir }, settings)));
  }
  return missing;
}

/** Submodules that a commit names. */
async function links({ gitDir, commit }: Superproject): Promise<{ path: string; commit: string }[]> {
  const listed = await git(gitDir, ['--git-dir=.', 'ls-tree', '-r', '-z', '--full-tree', commit]);
  return [...listed.matchAll(/(?:^|\0)160000 commit ([0-9a-f]{40,64})\t([^\0]+)/g)].map((m) => ({
    commit: m[1] as string,
    path: m[2] as string,
  }));
}

/** The name under which git keeps a submodule. It is the tree's word: one that leads elsewhere is no name. */
async function nameOf(folder: string, path: string): Promise<string | undefined> {
  const listed = await tryGit(folder, ['config', '--file', '.gitmodules', '-z', '--get-regexp', '^submodule\\..*\\.path$']);
  for (const entry of listed.stdout.split('\0')) {
    const [key = '', value] = entry.split('\n');
    const name = key.slice('submodule.'.length, -'.path'.length);
    if (value === path && name && !name.split(/[\\/]/).includes('..') && !name.startsWith('/')) return name;
  }
  return undefined;
}
