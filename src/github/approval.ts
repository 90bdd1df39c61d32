import { type Author, sameLogin, whoAmI } from './author.ts';
import { type Access, type Client, connect, reasonOf, statusOf } from './client.ts';
import { type Command, readCommand, type Wrong } from './command.ts';
import { readMarker } from './marker.ts';
import { recordedIn } from './record.ts';
import { type IssueComment, listComments, type Repo } from './sticky.ts';

/** A person's acceptance of one whole state of the head; with `fingerprints`, of these findings (merge queue). */
export interface Accepted {
  /** First 32 hex of the head's digest. */
  digest: string;
  who: string;
  /** ISO time of the comment. */
  when: string;
  reason: string | null;
  fingerprints?: string[];
}

/** A command that does nothing, and why. */
export interface Refused {
  comment: number;
  login: string;
  why: Wrong | 'edited' | 'digest' | 'author' | 'pushed' | 'permission' | 'help';
}

export interface ApprovalRequest extends Access {
  repo: Repo;
  pull: number;
  /** Digests of the heads under review, 64 hex each. */
  digests: readonly string[];
  /** Login of the sender of the event, who counts as one who pushed. Null in a merge group. */
  sender: string | null;
  /** In a merge group: the key of the comment in which the pull request's own run recorded what was accepted. */
  queueKey?: string;
}

export interface Approvals {
  accepted: Accepted[];
  /** What deserves an answer; `publish` gives it, once. */
  refused: Refused[];
  /** Why nothing could be accepted, where that is so. */
  notices: string[];
}

/** GitHub lists this many commits of a pull request and no more. */
const MOST_COMMITS = 250;
/** Commands that are looked at, the newest: a flood of them must not use up the time. */
const MOST_COMMANDS = 100;

/** Reads who has accepted what in the pull request's comments. What cannot be read accepts nothing; never throws. */
export async function acceptances(request: ApprovalRequest): Promise<Approvals> {
  try {
    const client = await connect({ budget: 30_000, ...request });
    const comments = await listComments(client, request.repo, request.pull);
    const calls = callsIn(comments);
    if (calls.length === 0) return { accepted: [], refused: [], notices: [] };
    const me = await whoAmI(client);
    const recorded =
      request.queueKey === undefined ? new Map<string, string[]>() : await recordedIn(client, comments, me, request.queueKey);
    const digests = new Set([...request.digests.map((d) => d.slice(0, 32)), ...recorded.keys()]);
    const judged = await judge(client, request, calls, digests, { me, comments });
    const present = new Set(request.digests.map((d) => d.slice(0, 32)));
    const accepted = judged.accepted.flatMap((a): Accepted[] => {
      const fingerprints = recorded.get(a.digest);
      return present.has(a.digest) ? [a] : fingerprints ? [{ ...a, fingerprints }] : [];
    });
    return { ...judged, accepted };
  } catch (error) {
    return {
      accepted: [],
      refused: [],
      notices: [`No acceptance was read from the pull request's comments: ${reasonOf(error)}. Nothing is accepted.`],
    };
  }
}

/** A comment of a person that speaks to us. */
export interface Call {
  comment: IssueComment;
  login: string;
  command: Command | null;
  wrong: Wrong | null;
}

/** Oldest first. Bots and what apps write in a person's name do not count. */
export function callsIn(comments: readonly IssueComment[]): Call[] {
  const calls: Call[] = [];
  for (const comment of comments) {
    const { user } = comment;
    if (user?.type !== 'User' || user.login.endsWith('[bot]') || comment.performed_via_github_app) continue;
    // What we wrote ourselves, with the token of a person, tells commands and gives none.
    if (comment.body?.startsWith('<!-- mcp-tool-review')) continue;
    const reading = readCommand(comment.body ?? '');
    if (!reading) continue;
    const found = 'command' in reading ? { command: reading.command, wrong: null } : { command: null, wrong: reading.wrong };
    calls.push({ comment, login: user.login, ...found });
  }
  return calls.sort((a, b) => a.comment.id - b.comment.id);
}

export interface Judged extends Approvals {
  /** Ids of the comments whose command counts. */
  valid: Set<number>;
}

/** Decides which commands count. `digests`: the first 32 hex of the states that may be spoken of. */
export async function judge(
  client: Client,
  { repo, pull, sender }: Pick<ApprovalRequest, 'repo' | 'pull' | 'sender'>,
  calls: readonly Call[],
  digests: ReadonlySet<string>,
  { me, comments }: { me: Author; comments: readonly IssueComment[] },
): Promise<Judged> {
  const out: Judged = { accepted: [], refused: [], notices: [], valid: new Set() };
  const pushers = await whoPushed(client, repo, pull, sender);
  out.notices.push(...pushers.notices);
  const permissions = new Map<string, boolean>();
  const mayWrite = async (login: string): Promise<boolean> => {
    const known = permissions.get(login);
    if (known !== undefined) return known;
    const may = await writePermission(client, repo, login);
    permissions.set(login, may);
    return may;
  };
  const offered = offeredBy(comments, me);
  const refuse = ({ comment, login }: Call, why: Refused['why']): void => void out.refused.push({ comment: comment.id, login, why });
  const standing = new Map<string, Accepted>();
  for (const call of calls.slice(-MOST_COMMANDS)) {
    const { comment, command, login } = call;
    if (!command) refuse(call, call.wrong!);
    else if (command.verb === 'help') refuse(call, 'help');
    else if (comment.updated_at !== comment.created_at) refuse(call, 'edited');
    else if (command.verb === 'reject') {
      if (!(await mayWrite(login))) refuse(call, 'permission');
      else {
        out.valid.add(comment.id);
        for (const digest of [...standing.keys()]) if (command.digest === null || command.digest === digest) standing.delete(digest);
      }
    } else if (!digests.has(command.digest)) {
      // A digest that another comment of ours offers is another server's; one given before our last word was meant for an earlier state.
      if (digests.size > 0 && !offered.digests.has(command.digest) && comment.created_at > offered.last) refuse(call, 'digest');
    } else if (sameLogin(login, pushers.author)) refuse(call, 'author');
    else if (pushers.logins.has(login.toLowerCase())) refuse(call, 'pushed');
    else if (pushers.unknown) continue;
    else if (!(await mayWrite(login))) refuse(call, 'permission');
    else {
      out.valid.add(comment.id);
      standing.set(command.digest, { digest: command.digest, who: login, when: comment.created_at, reason: command.reason });
    }
  }
  out.accepted = [...standing.values()];
  return out;
}

/** Digests that our own comments, of whatever key, offer for acceptance, and when we last wrote one. */
export function offeredBy(comments: readonly IssueComment[], me: Author): { digests: Set<string>; last: string } {
  const digests = new Set<string>();
  let last = '';
  for (const { body = '', user, updated_at } of comments) {
    if (!sameLogin(user?.login, me.login) || !readMarker(body)) continue;
    if (updated_at > last) last = updated_at;
    for (const [, digest] of body.matchAll(/\/mcp-tool-review accept ([0-9a-f]{32})\b/g)) digests.add(digest!);
  }
  return { digests, last };
}

interface Pushers {
  author: string | null;
  /** In lower case: authors and committers of the commits, and the sender of the event. */
  logins: Set<string>;
  /** There may be others whom GitHub does not list. */
  unknown: boolean;
  notices: string[];
}

async function whoPushed(client: Client, repo: Repo, pull: number, sender: string | null): Promise<Pushers> {
  const { data } = await client.rest.pulls.get({ ...repo, pull_number: pull });
  const found: Pushers = { author: data.user?.login ?? null, logins: new Set(), unknown: false, notices: [] };
  if (sender) found.logins.add(sender.toLowerCase());
  if (found.author === null || (data.commits ?? 0) > MOST_COMMITS) {
    found.unknown = true;
    found.notices.push(
      found.author === null
        ? 'The author of the pull request is not known, so no comment can accept anything: use an accept entry in the config of the base branch.'
        : `The pull request has more than ${MOST_COMMITS} commits, of which GitHub does not name all authors, so no comment can accept anything: use an accept entry in the config of the base branch.`,
    );
    return found;
  }
  try {
    type Commit = { author: { login?: string } | null; committer: { login?: string } | null };
    const commits = await client.all<Commit>(client.rest.pulls.listCommits, { ...repo, pull_number: pull }, MOST_COMMITS);
    if (commits.some(({ author, committer }) => !author?.login || !committer?.login)) {
      found.notices.push(
        'Commits of this pull request belong to no GitHub account: who wrote them is not known, and an acceptance may be from that person.',
      );
    }
    for (const { author, committer } of commits) {
      for (const person of [author, committer]) if (person?.login) found.logins.add(person.login.toLowerCase());
    }
  } catch (error) {
    // A server without this list still names the author and the sender; any other trouble could hide someone.
    if (statusOf(error) !== 404) throw error;
    found.notices.push(
      'GitHub does not list the commits of this pull request: only its author and the sender of the event are known to have pushed.',
    );
  }
  return found;
}

async function writePermission(client: Client, repo: Repo, username: string): Promise<boolean> {
  try {
    const { data } = await client.rest.repos.getCollaboratorPermissionLevel({ ...repo, username });
    return data.permission === 'admin' || data.permission === 'write' || data.permission === 'maintain';
  } catch (error) {
    if (statusOf(error) === 404) return false;
    throw error;
  }
}
