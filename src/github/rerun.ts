import { answer } from './answer.ts';
import { type Call, callsIn, judge, offeredBy } from './approval.ts';
import { type Author, sameLogin, whoAmI } from './author.ts';
import { type Access, type Client, connect, reasonOf } from './client.ts';
import { readMarker } from './marker.ts';
import { type IssueComment, listComments, type Repo } from './sticky.ts';

export interface CommandRequest extends Access {
  repo: Repo;
  /** The payload of an `issue_comment` event, as it came. */
  event: unknown;
}

export interface CommandResult {
  /** `ignored`: the event does not speak to us. */
  outcome: 'ignored' | 'answered' | 'rerun' | 'nothing';
  notices: string[];
}

interface CommentEvent {
  action?: unknown;
  issue?: { number?: unknown; pull_request?: unknown };
  comment?: { id?: unknown; body?: unknown };
}

/** At most this many servers report on one pull request with a comment each. */
const MOST_RUNS = 20;

/**
 * Acts on a command in a new comment: answers it, or has the run that failed run again, which then reads the acceptance itself.
 * Runs no code of the pull request and judges nothing. Never throws for GitHub's sake.
 */
export async function onComment(request: CommandRequest): Promise<CommandResult> {
  const event = (request.event ?? {}) as CommentEvent;
  const [pull, id] = [event.issue?.number, event.comment?.id];
  if (
    (event.action !== 'created' && event.action !== 'edited') ||
    !event.issue?.pull_request ||
    typeof pull !== 'number' ||
    typeof id !== 'number'
  ) {
    return { outcome: 'ignored', notices: [] };
  }
  if (!String(event.comment?.body ?? '').includes('/mcp-tool-review')) return { outcome: 'ignored', notices: [] };
  try {
    const client = await connect(request);
    return await act(client, request.repo, pull, id);
  } catch (error) {
    return { outcome: 'nothing', notices: [`The command could not be carried out: ${reasonOf(error)}. Run the failed job again by hand.`] };
  }
}

async function act(client: Client, repo: Repo, pull: number, id: number): Promise<CommandResult> {
  const comments = await listComments(client, repo, pull);
  const calls = callsIn(comments);
  const call = calls.find((c) => c.comment.id === id);
  if (!call) return { outcome: 'ignored', notices: [] };
  const me = await whoAmI(client);
  const { digests } = offeredBy(comments, me);
  const judged = await judge(client, { repo, pull, sender: null }, calls, digests, { me, comments });
  const { notices } = judged;
  if (judged.valid.has(id)) {
    const runs = runsToRepeat(comments, me, call);
    let repeated = 0;
    for (const run of runs) if (await repeat(client, repo, pull, run, call.command?.verb === 'accept')) repeated++;
    if (repeated > 0) return { outcome: 'rerun', notices };
    return {
      outcome: 'nothing',
      notices: [...notices, 'No finished run of the present head was found to run again: the next run reads the comment.'],
    };
  }
  const refused = judged.refused.filter((r) => r.comment === id);
  const wrote = await answer(client, { repo, pull, me, comments, refused });
  return { outcome: wrote ? 'answered' : 'nothing', notices };
}

/** Runs whose comment of ours offers the digest that was spoken of; for a rejection without one, all of them. */
function runsToRepeat(comments: readonly IssueComment[], me: Author, { command }: Call): string[] {
  if (!command || command.verb === 'help') return [];
  const runs = new Set<string>();
  for (const { body = '', user } of comments) {
    const marker = sameLogin(user?.login, me.login) ? readMarker(body) : undefined;
    const spokenOf = command.verb === 'reject' || body.includes(`/mcp-tool-review accept ${command.digest}`);
    if (marker && spokenOf) runs.add(marker.run.id);
  }
  return [...runs].slice(0, MOST_RUNS);
}

/** Starts a run again when it is a finished one of the present head; after an acceptance, only one that failed. */
async function repeat(client: Client, repo: Repo, pull: number, id: string, failedOnly: boolean): Promise<boolean> {
  const { data: run } = await client.rest.actions.getWorkflowRun({ ...repo, run_id: Number(id) });
  const { data: now } = await client.rest.pulls.get({ ...repo, pull_number: pull });
  if (run.head_sha !== now.head.sha || run.status !== 'completed') return false;
  if (run.conclusion === 'failure') await client.rest.actions.reRunWorkflowFailedJobs({ ...repo, run_id: run.id });
  else if (failedOnly) return false;
  else await client.rest.actions.reRunWorkflow({ ...repo, run_id: run.id });
  return true;
}
