import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { UserError } from '../model/error.ts';
import { commitOf, type GitOptions, git, isShallow, lastLine, tryGit } from './git.ts';

export interface FetchOptions {
  /** Sent to the server of the remote when the checkout keeps no credential of its own. Never seen by builds: they come later. */
  credential?: { serverUrl: string; token: string };
  log?: (line: string) => void;
}

/** Commits added at each step into the past; after the last one the rest is fetched. */
const STEPS = [50, 200, 1000, 5000];
/** Seconds for one fetch, and for asking where a branch stands. */
const FETCH_TIMEOUT = 300;
const ASK_TIMEOUT = 30;

/**
 * The best common ancestor of two commits. A shallow clone is deepened step by step until there is one; a complete clone
 * is left as it is. Without a common ancestor: an error, never another commit.
 */
export async function mergeBase(root: string, base: string, head: string, options: FetchOptions = {}): Promise<string> {
  for (const depth of [0, ...STEPS, Number.POSITIVE_INFINITY]) {
    if (depth > 0) {
      if (!(await isShallow(root))) break;
      options.log?.(
        Number.isFinite(depth) ? `Shallow clone: fetching ${depth} more commits` : 'Shallow clone: fetching the rest of the history',
      );
      await fetch(root, [Number.isFinite(depth) ? `--deepen=${depth}` : '--unshallow'], [base, head], options);
    }
    const found = await tryGit(root, ['merge-base', base, head]);
    const ancestor = found.stdout.trim();
    if (found.code === 0 && !(await isCutOff(root, ancestor, [base, head]))) return ancestor;
  }
  throw new UserError(
    `${short(base)} and ${short(head)} have no common ancestor: the branch was not cut from this base, so there is no base state to compare with.`,
  );
}

/** Whether a shallow clone ends somewhere between the ancestor and the two commits: a better ancestor could then lie beyond. */
async function isCutOff(root: string, ancestor: string, commits: string[]): Promise<boolean> {
  if (!(await isShallow(root))) return false;
  const file = resolve(root, await git(root, ['rev-parse', '--git-path', 'shallow']));
  const ends = new Set(readFileSync(file, 'utf8').split('\n').filter(Boolean));
  const between = (await git(root, ['rev-list', ...commits, '--not', ancestor])).split('\n');
  return between.some((commit) => ends.has(commit));
}

/** Whether `older` is an ancestor of `newer`, in a shallow clone after as many steps into the past as it takes. */
export async function descends(root: string, newer: string, older: string, options: FetchOptions = {}): Promise<boolean> {
  const found = await mergeBase(root, older, newer, options).catch((error: unknown) => {
    if (error instanceof UserError && /no common ancestor/.test(error.message)) return undefined;
    throw error;
  });
  return found === older;
}

/** Makes sure that a commit's files are here: fetched alone where they are missing. */
export async function haveCommit(root: string, commit: string, options: FetchOptions = {}): Promise<void> {
  if (await commitOf(root, commit)) return;
  options.log?.(`Fetching ${short(commit)}`);
  // Only a clone that is shallow already may be asked for a depth: it would cut off the history of a complete one.
  await fetch(root, (await isShallow(root)) ? ['--depth=1'] : [], [commit], options);
  if (!(await commitOf(root, commit))) throw new UserError(`The commit ${short(commit)} is not in the repository.`);
}

/** The commit of a branch (or tag) as the remote has it now; undefined where there is no remote or it does not answer. */
export async function remoteTip(
  root: string,
  name: string,
  options: FetchOptions = {},
  kind: 'heads' | 'tags' = 'heads',
): Promise<string | undefined> {
  const remote = await remoteOf(root);
  if (remote === undefined) return undefined;
  const depth = (await isShallow(root)) ? ['--depth=1'] : [];
  const ref = `refs/${kind}/${name}`;
  const listed = await tryGit(root, ['ls-remote', '--exit-code', remote, ref], { ...(await access(root, options)), timeout: ASK_TIMEOUT });
  // git matches the tail of names: a branch called refs/heads/main would be listed as well, and first.
  const line = listed.stdout.split('\n').find((one) => one.slice(one.indexOf('\t') + 1).trimEnd() === ref);
  const tip = /^([0-9a-f]{40,64})\t/.exec(line ?? '')?.[1];
  if (listed.code !== 0 || tip === undefined) return undefined;
  if (!(await commitOf(root, tip))) {
    const result = await tryGit(
      root,
      ['fetch', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head', '--quiet', ...depth, remote, tip],
      await access(root, options),
    );
    if (result.code !== 0) return undefined;
  }
  return commitOf(root, tip);
}

async function fetch(root: string, how: string[], commits: string[], options: FetchOptions): Promise<void> {
  const remote = await remoteOf(root);
  if (remote === undefined) {
    throw new UserError(
      `The history that is needed (${commits.map(short).join(', ')}) is not in this clone and there is no remote to fetch it from: clone the whole history.`,
    );
  }
  const result = await tryGit(
    root,
    ['fetch', '--no-tags', '--no-recurse-submodules', '--no-write-fetch-head', '--quiet', ...how, remote, ...commits],
    await access(root, options),
  );
  if (result.code !== 0) {
    throw new UserError(
      `The history that is needed (${commits.map(short).join(', ')}) cannot be fetched from ${remote} (${lastLine(result.stderr)}): check out with fetch-depth: 0.`,
    );
  }
}

async function remoteOf(root: string): Promise<string | undefined> {
  const names = (await git(root, ['remote'])).split('\n').filter(Boolean);
  return names.includes('origin') ? 'origin' : names[0];
}

async function access(root: string, options: FetchOptions): Promise<GitOptions> {
  const { credential } = options;
  if (!credential) return { timeout: FETCH_TIMEOUT };
  const key = `http.${credential.serverUrl.replace(/\/+$/, '')}/.extraheader`;
  // A second header beside the one that actions/checkout stored would be refused.
  if ((await tryGit(root, ['config', '--get-all', key])).code === 0) return { timeout: FETCH_TIMEOUT };
  const basic = Buffer.from(`x-access-token:${credential.token}`).toString('base64');
  return {
    timeout: FETCH_TIMEOUT,
    env: { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: key, GIT_CONFIG_VALUE_0: `AUTHORIZATION: basic ${basic}` },
  };
}

export const short = (commit: string): string => commit.slice(0, 12);
