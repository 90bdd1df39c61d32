import { UserError } from '../model/error.ts';
import { type Access, connect, reasonOf, statusOf } from './client.ts';
import type { Repo } from './sticky.ts';

const MOST_FILES = 3000;

/** An open pull request. */
export interface FoundPull {
  number: number;
  headSha: string;
  baseSha: string;
  baseRef: string;
}

/**
 * The open pull request whose head is this commit, asked by the branch it comes from: a `workflow_run` of a fork names no pull request,
 * and a number that the fork's job wrote down could be any.
 */
export async function findPull(
  access: Access,
  repo: Repo,
  head: { headOwner: string; headBranch: string; headSha: string },
): Promise<FoundPull | null> {
  try {
    const client = await connect(access);
    type Listed = { number: number; head: { sha: string }; base: { sha: string; ref: string } };
    const listed = await client.all<Listed>(
      client.rest.pulls.list,
      { ...repo, state: 'open', head: `${head.headOwner}:${head.headBranch}` },
      100,
    );
    const [found, ...more] = listed.filter((pull) => pull.head.sha === head.headSha);
    if (more.length) {
      throw new UserError(
        `Several open pull requests have ${head.headSha.slice(0, 12)} as their head (${[found!, ...more].map((p) => `#${p.number}`).join(', ')}), and the facts could be of any: close all but one.`,
      );
    }
    return found ? { number: found.number, headSha: found.head.sha, baseSha: found.base.sha, baseRef: found.base.ref } : null;
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`The pull request of ${head.headSha.slice(0, 12)} cannot be looked up: ${reasonOf(error)}.`);
  }
}

/** A file's text on a branch, or null where the branch has no such file. Anything else that keeps it from being read is an error. */
export async function readFileOnGitHub(access: Access, repo: Repo, branch: string, path: string): Promise<string | null> {
  try {
    const client = await connect(access);
    try {
      const { data } = await client.rest.repos.getContent({ ...repo, path, ref: `refs/heads/${branch}` });
      if (Array.isArray(data) || data.type !== 'file' || typeof data.content !== 'string')
        throw new UserError(`${path} is no file on ${branch}.`);
      return Buffer.from(data.content, 'base64').toString('utf8');
    } catch (error) {
      if (statusOf(error) !== 404) throw error;
      // A repository that may not be seen answers 404 as well: only where the branch is visible is the file known to be missing.
      await client.rest.repos.getBranch({ ...repo, branch });
      return null;
    }
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${path} cannot be read from the branch ${branch}: ${reasonOf(error)}.`);
  }
}

/** Whether a commit is one of a branch, and not older than where the head was cut from it. */
export async function isBaseOf(
  access: Access,
  repo: Repo,
  { branch, head, commit }: { branch: string; head: string; commit: string },
): Promise<boolean> {
  try {
    const client = await connect(access);
    const compare = async (base: string, other: string) =>
      (await client.rest.repos.compareCommitsWithBasehead({ ...repo, basehead: `${base}...${other}`, per_page: 1 })).data;
    const contains = async (newer: string, older: string): Promise<boolean> => {
      const { status } = await compare(older, newer);
      return status === 'identical' || status === 'ahead';
    };
    if (!(await contains(branch, commit))) return false;
    const fork = (await compare(branch, head)).merge_base_commit.sha;
    return commit === fork || (await contains(commit, fork));
  } catch (error) {
    if (statusOf(error) === 404) return false;
    throw new UserError(`The base of the pull request cannot be looked up: ${reasonOf(error)}.`);
  }
}

/** Paths that a pull request changes, old names of moved files among them; null where there may be more than the 3,000 that GitHub lists. */
export async function pathsOfPull(access: Access, repo: Repo, pull: number): Promise<string[] | null> {
  try {
    const client = await connect(access);
    type Listed = { filename: string; previous_filename?: string };
    const files = await client.all<Listed>(client.rest.pulls.listFiles, { ...repo, pull_number: pull }, MOST_FILES);
    if (files.length >= MOST_FILES) return null;
    return files.flatMap((file) => [file.filename, ...(file.previous_filename ? [file.previous_filename] : [])]);
  } catch (error) {
    throw new UserError(`The files of the pull request cannot be listed: ${reasonOf(error)}.`);
  }
}
