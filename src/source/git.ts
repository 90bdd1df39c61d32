import { spawn } from 'node:child_process';
import { UserError } from '../model/error.ts';
import { quoteForSh } from '../probe/command.ts';
import { onEnd } from './cleanup.ts';

/** Set for every command: nothing of the repository's own may run (hooks, watchers, helpers named in it), and nothing may ask. */
const SETTINGS = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.quotePath=false',
  'gc.auto=0',
  'maintenance.auto=false',
  'protocol.ext.allow=never',
  'submodule.recurse=false',
  'advice.detachedHead=false',
].flatMap((setting) => ['-c', setting]);

const MAX_OUTPUT = 64 * 1024 * 1024;

export interface GitOptions {
  /** Added to the clean environment. */
  env?: Record<string, string>;
  /** Seconds. */
  timeout?: number;
}

export interface GitResult {
  code: number;
  stdout: string;
  stderr: string;
}

/** Runs git without the caller's `GIT_*` variables and tells how it ended. Throws only when git cannot be run at all. */
export function tryGit(cwd: string, args: string[], options: GitOptions = {}): Promise<GitResult> {
  return new Promise((resolve, reject) => {
    const posix = process.platform !== 'win32';
    const child = spawn('git', [...SETTINGS, ...args], {
      cwd,
      env: { ...gitEnvironment(), ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: posix, // a group of its own, so that helpers end with it
      windowsHide: true,
    });
    const end = () => {
      if (child.pid === undefined || child.exitCode !== null) return;
      try {
        if (posix) process.kill(-child.pid, 'SIGKILL');
        else child.kill('SIGKILL');
      } catch {
        // Ended by itself.
      }
    };
    const forget = onEnd(end);
    const timer = options.timeout === undefined ? undefined : setTimeout(end, options.timeout * 1000);
    const out: Buffer[] = [];
    let size = 0;
    let stderr = '';
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size > MAX_OUTPUT) end();
      else out.push(chunk);
    });
    child.stderr.on('data', (chunk: Buffer) => {
      stderr = (stderr + chunk.toString('utf8')).slice(-8192);
    });
    child.on('error', (error: NodeJS.ErrnoException) => {
      forget();
      clearTimeout(timer);
      reject(
        new UserError(
          error.code === 'ENOENT' ? 'git cannot be started: install git and put it on PATH.' : `git cannot be started: ${error.message}.`,
        ),
      );
    });
    child.on('close', (code, signal) => {
      forget();
      clearTimeout(timer);
      if (signal) stderr += `\ngit was ended by ${signal}`;
      resolve({ code: code ?? 1, stdout: Buffer.concat(out).toString('utf8'), stderr: stderr.trim() });
    });
  });
}

/** Runs git and gives its output without the last line end. A failure is a UserError with git's own last line. */
export async function git(cwd: string, args: string[], options: GitOptions = {}): Promise<string> {
  const result = await tryGit(cwd, args, options);
  if (result.code !== 0) throw new UserError(`git ${args[0]} failed: ${lastLine(result.stderr)}`);
  return result.stdout.replace(/\r?\n$/, '');
}

/** What git said last, without its `fatal:`. */
export const lastLine = (stderr: string): string =>
  (stderr.split('\n').filter(Boolean).at(-1) ?? 'no reason was given').replace(/^(fatal|error): /, '').replace(/\.$/, '');

function gitEnvironment(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {};
  for (const [name, value] of Object.entries(process.env)) {
    // GIT_DIR and its kin would point git elsewhere; inputs of the action (the token among them) are nobody else's business.
    if (/^(GIT_|INPUT_)/i.test(name) && !KEPT.has(name)) continue;
    env[name] = value;
  }
  return { ...env, GIT_TERMINAL_PROMPT: '0', GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C', LANGUAGE: '' };
}
/** How the user's git reaches its remotes. */
const KEPT = new Set([
  'GIT_SSH',
  'GIT_SSH_COMMAND',
  'GIT_ASKPASS',
  'GIT_SSL_CAINFO',
  'GIT_SSL_NO_VERIFY',
  'GIT_CONFIG_GLOBAL',
  'GIT_CONFIG_SYSTEM',
  'GIT_CONFIG_NOSYSTEM',
]);

/** The top folder of the working tree that holds `dir`. */
export async function findRoot(dir: string): Promise<string> {
  const result = await tryGit(dir, ['rev-parse', '--show-toplevel']);
  if (result.code === 0 && result.stdout.trim()) return result.stdout.replace(/\r?\n$/, '');
  if (/dubious ownership/.test(result.stderr)) {
    const path = /dubious ownership in repository at '(.+)'$/m.exec(result.stderr)?.[1] ?? dir;
    throw new UserError(
      `git refuses to work in ${path}, which belongs to another user: if you trust it, run git config --global --add safe.directory ${quoteForSh(path)}`,
    );
  }
  throw new UserError(`${dir} is not in a git repository: run this in a git checkout, or compare two snapshot files instead.`);
}

/** The commit a name stands for, or undefined. */
export async function commitOf(root: string, name: string): Promise<string | undefined> {
  const result = await tryGit(root, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]);
  return result.code === 0 ? result.stdout.trim() : undefined;
}

/** The commit a name stands for; a branch that only the remote has is found there. An unknown name is an error that says it. */
export async function resolveRef(root: string, name: string): Promise<string> {
  const found = (await commitOf(root, name)) ?? (await commitOf(root, `origin/${name}`));
  if (found) return found;
  throw new UserError(`There is no commit, branch or tag ${JSON.stringify(name)} in ${root}: fetch it first, or name another base.`);
}

/** The base when nobody names one: the remote's default branch, else `main` or `master`. */
export async function defaultBase(root: string): Promise<string> {
  const remote = await tryGit(root, ['symbolic-ref', '--quiet', '--short', 'refs/remotes/origin/HEAD']);
  if (remote.code === 0) return remote.stdout.trim();
  return (await commitOf(root, 'main')) === undefined && (await commitOf(root, 'master')) !== undefined ? 'master' : 'main';
}

/** Parents as the commit itself names them, also where a shallow clone has cut them off. */
export async function parentsOf(root: string, commit: string): Promise<string[]> {
  const text = await git(root, ['cat-file', 'commit', commit]);
  const head = text.slice(0, text.indexOf('\n\n'));
  return [...head.matchAll(/^parent ([0-9a-f]{40,64})$/gm)].map((m) => m[1] as string);
}

export const isAncestor = async (root: string, older: string, newer: string): Promise<boolean> =>
  (await tryGit(root, ['merge-base', '--is-ancestor', older, newer])).code === 0;

export const isShallow = async (root: string): Promise<boolean> => (await git(root, ['rev-parse', '--is-shallow-repository'])) === 'true';

/** Whether files differ from the commit that is checked out, ignored ones aside. */
export const isDirty = async (root: string): Promise<boolean> =>
  (await git(root, ['status', '--porcelain', '--untracked-files=normal'])) !== '';

/** A file's text at a commit, or undefined where it is not. `path` is relative to the root. */
export async function readAt(root: string, commit: string, path: string): Promise<string | undefined> {
  const entry = await tryGit(root, ['ls-tree', '-z', commit, '--', path.replaceAll('\\', '/')]);
  if (entry.code !== 0) throw new UserError(`${path} cannot be read at ${commit.slice(0, 12)}: ${lastLine(entry.stderr)}`);
  const blob = /^100\d{3} blob ([0-9a-f]{40,64})\t/.exec(entry.stdout)?.[1];
  return blob === undefined ? undefined : (await tryGit(root, ['cat-file', 'blob', blob])).stdout;
}

/** Whether a path (file or folder) is in the tree of a commit. */
export async function isInTree(root: string, commit: string, path: string): Promise<boolean> {
  const result = await tryGit(root, ['cat-file', '-e', `${commit}:${path === '.' ? '' : path.replaceAll('\\', '/')}`]);
  return result.code === 0;
}

/** Paths that differ between two commits. */
export async function changedPaths(root: string, base: string, head: string): Promise<string[]> {
  const text = await git(root, ['diff', '--name-only', '-z', '--no-renames', '--no-ext-diff', '--no-textconv', base, head, '--']);
  return text.split('\0').filter(Boolean);
}
