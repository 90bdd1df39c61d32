import { existsSync, readdirSync, readFileSync, rmdirSync, rmSync } from 'node:fs';
import { mkdtemp, realpath } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { UserError } from '../model/error.ts';
import { onEnd, remove, removeNow } from './cleanup.ts';
import { git, lastLine, tryGit } from './git.ts';
import { short } from './history.ts';
import { isAlive, pidIn } from './scratch.ts';
import { addSubmodules } from './submodules.ts';

/** Our worktrees are known by this name, which git uses for its own entry as well. */
const PREFIX = 'mcp-tool-review-base-';

export interface Worktree {
  /** Top folder of the tree. */
  root: string;
  remarks: string[];
  /** Removes it; also done when the process ends in any other way. */
  dispose(): Promise<void>;
}

/** Checks a commit out into a folder of its own, outside the user's tree. Hooks and filters of the repository do not run, except LFS. */
export async function addWorktree(root: string, commit: string): Promise<Worktree> {
  const common = resolve(root, await git(root, ['rev-parse', '--git-common-dir']));
  pruneStale(common);
  const folder = await mkdtemp(join(await realpath(tmpdir()), `${PREFIX}${process.pid}-`));
  const entry = join(common, 'worktrees', basename(folder));
  const forget = onEnd(() => {
    removeNow(folder);
    removeEntry(entry);
  });
  const dispose = async (): Promise<void> => {
    removeEntry(entry);
    await remove(folder);
    forget();
  };
  try {
    // Where the head's files stand as pointers, the base's would differ from them as files.
    const pointers = await lfsPointers(root);
    const remarks = pointers.length ? [describe('head', pointers)] : [];
    let settings = [...(await withoutFilters(root)), ...(pointers.length ? WITHOUT_LFS : [])];
    const add = () => tryGit(root, [...settings, 'worktree', 'add', '--detach', '--quiet', folder, commit]);
    let added = await add();
    if (added.code !== 0 && /\blfs\b/i.test(added.stderr)) {
      settings = [...settings, ...WITHOUT_LFS];
      added = await add();
    }
    if (added.code !== 0) throw new UserError(`The base ${short(commit)} cannot be checked out: ${lastLine(added.stderr)}.`);
    const left = await lfsPointers(folder);
    if (left.length && !pointers.length) remarks.push(describe('base', left));
    const submodules = existsSync(join(folder, '.gitmodules'))
      ? await addSubmodules({ folder, commit, gitDir: common, worktreeDir: entry }, settings)
      : [];
    return { root: folder, remarks: [...remarks, ...submodules], dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

/** Settings that switch off every filter of the user's configuration: which of them a tree asks for is up to the tree. */
async function withoutFilters(root: string): Promise<string[]> {
  const listed = await tryGit(root, ['config', '--name-only', '-z', '--get-regexp', '^filter\\..*\\.(smudge|clean|process|required)$']);
  return listed.stdout
    .split('\0')
    .filter((key) => key && !key.startsWith('filter.lfs.') && !key.includes('='))
    .flatMap((key) => ['-c', key.endsWith('.required') ? `${key}=false` : `${key}=`]);
}

const WITHOUT_LFS = ['smudge=', 'process=', 'required=false'].flatMap((setting) => ['-c', `filter.lfs.${setting}`]);

/** Files that git LFS has not replaced by their content. */
async function lfsPointers(folder: string): Promise<string[]> {
  const pointer = ['-F', '-e', 'version https://git-lfs.github.com/spec/v1'];
  const found = await tryGit(folder, ['grep', '-lz', ...pointer, '--', ':(attr:filter=lfs)']);
  return found.stdout.split('\0').filter(Boolean);
}

const describe = (side: string, files: readonly string[]): string =>
  `${files.length === 1 ? 'One file' : `${files.length} files`} of the ${side} stand as git LFS pointers (${files[0]}): install git-lfs and check out with lfs: true if the server reads them.`;

function removeEntry(entry: string): void {
  rmSync(entry, { recursive: true, force: true, maxRetries: 3, retryDelay: 50 });
  try {
    rmdirSync(dirname(entry)); // as git does when the last one goes
  } catch {
    // Others are in use, or it never was.
  }
}

/** Takes away what an earlier run left when it was killed. Only ours, and only when its process is gone. */
function pruneStale(common: string): void {
  const all = join(common, 'worktrees');
  for (const name of existsSync(all) ? readdirSync(all) : []) {
    const pid = pidIn(PREFIX, name);
    if (pid === null || isAlive(pid)) continue;
    const folder = folderOf(join(all, name));
    if (folder && basename(folder) === name) removeNow(folder);
    removeEntry(join(all, name));
  }
}

const folderOf = (entry: string): string | undefined => {
  try {
    return dirname(readFileSync(join(entry, 'gitdir'), 'utf8').trim());
  } catch {
    return undefined;
  }
};
