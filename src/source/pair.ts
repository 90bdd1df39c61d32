import { UserError } from '../model/error.ts';
import { commitOf, isAncestor, parentsOf, resolveRef } from './git.ts';
import { descends, type FetchOptions, haveCommit, mergeBase, remoteTip, short } from './history.ts';

/** Two states to compare: commits of the repository, of which the head is checked out. */
export interface Pair {
  /** Null where there is nothing to compare with. */
  base: string | null;
  /** The commit that is checked out. */
  head: string;
  /** The head as people know it: of a merge commit made by GitHub, the pull request's own head. */
  headName: string;
  /** The commit whose policy holds: the tip of the base branch. */
  policy: string | null;
  remarks: string[];
}

/** What was asked for. Commits come from the event, names from people. */
export type Request =
  | { kind: 'ref'; base: string }
  | { kind: 'pull-request'; baseSha: string; baseRef: string; headSha: string }
  | { kind: 'merge-group'; baseSha: string; headSha: string }
  | { kind: 'push'; before: string; defaultBranch: string; branch: string | null }
  | { kind: 'branch'; defaultBranch: string; branch: string | null };

/** Finds the true pair, or says why there is none. It never takes another commit in place of the one that is missing. */
export async function choosePair(root: string, request: Request, options: FetchOptions = {}): Promise<Pair> {
  const head = await commitOf(root, 'HEAD');
  if (!head) throw new UserError(`${root} has no commit yet: commit the base state first.`);
  switch (request.kind) {
    case 'ref':
      return againstRef(root, head, request.base, options);
    case 'pull-request':
      return pullRequest(root, head, request, options);
    case 'merge-group':
      return mergeGroup(root, head, request, options);
    case 'push':
      return push(root, head, request, options);
    case 'branch':
      return branch(root, head, request, options);
  }
}

/**
 * The commit whose policy holds in an event, whatever base was asked for: the tip of the event's base branch. Null where the event has none.
 */
export async function policyOf(root: string, event: Request | null, options: FetchOptions = {}): Promise<string | null> {
  if (event?.kind !== 'pull-request' && event?.kind !== 'merge-group') return null;
  const tip = event.kind === 'pull-request' ? await remoteTip(root, event.baseRef, options) : undefined;
  if (tip !== undefined) return tip;
  await haveCommit(root, event.baseSha, options);
  return event.baseSha;
}

async function againstRef(root: string, head: string, name: string, options: FetchOptions): Promise<Pair> {
  const tip = await resolveRef(root, name).catch(async (error: unknown) => {
    const remote = /^[0-9a-f]{40,64}$/.test(name)
      ? await haveCommit(root, name, options).then(
          () => name,
          () => undefined,
        )
      : ((await remoteTip(root, name, options)) ?? (await remoteTip(root, name, options, 'tags')));
    if (remote) return remote;
    throw error;
  });
  return { base: await mergeBase(root, tip, head, options), head, headName: head, policy: tip, remarks: [] };
}

async function pullRequest(
  root: string,
  head: string,
  request: Extract<Request, { kind: 'pull-request' }>,
  options: FetchOptions,
): Promise<Pair> {
  const { baseSha, baseRef, headSha } = request;
  const parents = await parentsOf(root, head);
  if (parents.length === 2 && parents[1] === headSha) {
    const first = parents[0] as string;
    await haveCommit(root, first, options);
    return { base: first, head, headName: headSha, policy: (await remoteTip(root, baseRef, options)) ?? first, remarks: [] };
  }
  if (head !== headSha) {
    await haveCommit(root, headSha, options);
    if (!(await descends(root, head, headSha, options))) {
      throw new UserError(
        `The commit that is checked out, ${short(head)}, does not contain the pull request's head ${short(headSha)}: let actions/checkout take its default ref.`,
      );
    }
  }
  const tip = await remoteTip(root, baseRef, options);
  let base = tip === undefined ? null : await mergeBase(root, tip, head, options);
  if (base === null || base === head) {
    // After the merge the branch holds the head itself: only the event still knows the base.
    await haveCommit(root, baseSha, options);
    base = await mergeBase(root, baseSha, head, options);
  }
  return { base, head, headName: headSha, policy: tip ?? baseSha, remarks: [] };
}

async function mergeGroup(
  root: string,
  head: string,
  request: Extract<Request, { kind: 'merge-group' }>,
  options: FetchOptions,
): Promise<Pair> {
  if (head !== request.headSha) {
    throw new UserError(
      `The commit that is checked out, ${short(head)}, is not the merge group's head ${short(request.headSha)}: let actions/checkout take its default ref.`,
    );
  }
  await haveCommit(root, request.baseSha, options);
  if (!(await descends(root, head, request.baseSha, options))) {
    throw new UserError(
      `The merge group's base ${short(request.baseSha)} is no ancestor of its head ${short(head)}: there is no true pair to compare.`,
    );
  }
  return { base: request.baseSha, head, headName: head, policy: request.baseSha, remarks: [] };
}

async function push(root: string, head: string, request: Extract<Request, { kind: 'push' }>, options: FetchOptions): Promise<Pair> {
  if (/^0+$/.test(request.before)) return branch(root, head, request, options);
  await haveCommit(root, request.before, options);
  const base = await mergeBase(root, request.before, head, options);
  const remarks =
    base === request.before
      ? []
      : [
          `The branch was rewritten: ${short(request.before)} is no ancestor of ${short(head)}, so the common ancestor ${short(base)} is the base.`,
        ];
  return { base, head, headName: head, policy: base, remarks };
}

/** A branch as it stands: against the default branch, or on that branch against the commit before. */
async function branch(
  root: string,
  head: string,
  request: { defaultBranch: string; branch: string | null },
  options: FetchOptions,
): Promise<Pair> {
  if (request.branch !== request.defaultBranch) {
    const tip = (await remoteTip(root, request.defaultBranch, options)) ?? (await commitOf(root, request.defaultBranch));
    if (tip && tip !== head && !(await isAncestor(root, head, tip))) {
      return { base: await mergeBase(root, tip, head, options), head, headName: head, policy: tip, remarks: [] };
    }
  }
  const first = (await parentsOf(root, head))[0];
  if (first === undefined)
    return {
      base: null,
      head,
      headName: head,
      policy: head,
      remarks: ['The first commit of the repository: there is no base to compare with.'],
    };
  await haveCommit(root, first, options);
  return { base: first, head, headName: head, policy: first, remarks: [`Compared with the commit before, ${short(first)}.`] };
}
