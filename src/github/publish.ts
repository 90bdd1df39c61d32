import type { Catalogue } from '../model/finding.ts';
import type { Review } from '../model/review.ts';
import type { ServerFacts } from '../model/snapshot.ts';
import { answer } from './answer.ts';
import type { Refused } from './approval.ts';
import { type Author, whoAmI } from './author.ts';
import { commentText } from './body.ts';
import { checkRun } from './check.ts';
import { type Client, connect, reasonOf, statusOf } from './client.ts';
import type { Place } from './locate/index.ts';
import type { Run } from './marker.ts';
import { review } from './review.ts';
import { listComments, type Repo, type StickyOutcome, sticky } from './sticky.ts';
import { type CommentMode, worthSaying } from './worth.ts';

export interface PublishRequest {
  review: Review;
  catalogue: Catalogue;
  /** Key of the comment: the server's name. Two keys never touch each other's comments. */
  key: string;
  /** Head SHA of the pull request, not of the merge commit. */
  headSha: string;
  baseSha: string;
  /** The run that took the facts; `url` leads a reader to its files. */
  run: Run & { url?: string };
  repo: Repo;
  /** Null where there is no pull request: nothing but the check run can be written then. */
  pull: number | null;
  token: string | null;
  apiUrl: string;
  graphqlUrl: string;
  serverUrl: string;
  comment: CommentMode;
  /** Inline comments on the lines of the diff. */
  reviewOn: boolean;
  requestChanges: boolean;
  /** A check run with annotations of its own. Needs `checks: write`. */
  checkRun: boolean;
  /** Where the whole review can be read: names of files, or URLs that become links. */
  files: { html?: string; json?: string; summary?: string };
  /** Where the findings stand in the files of the head: from `locate`; empty when the tree is not at hand. */
  places: ReadonlyMap<string, Place>;
  /** What the review was made from, in the order of its servers: a text that no place is known for is looked for in the diff. */
  facts: readonly ServerFacts[];
  /** Commands in comments that did nothing and deserve an answer: from `acceptances`. */
  refused: readonly Refused[];
  /** A line for the log. */
  log(text: string): void;
  /** Milliseconds for everything together; 60,000 unless given. */
  budget?: number;
}

export interface PublishResult {
  comment: StickyOutcome | 'denied';
  /** Sentences for the log: what could not be written and what to do. The verdict never depends on them. */
  notices: string[];
}

/** Writes the review to GitHub. Never throws for GitHub's sake: what fails is a notice. */
export async function publish(request: PublishRequest): Promise<PublishResult> {
  const { pull, token } = request;
  const result: PublishResult = { comment: 'skipped', notices: [] };
  const inline = request.reviewOn || request.requestChanges;
  const onPull = pull !== null && (request.comment !== 'never' || inline);
  if (!onPull && !request.checkRun) return result;
  if (!token) {
    result.notices.push('Nothing was written to the pull request: there is no token. Set the input token, or read the job summary.');
    return result;
  }
  let refused = false;
  const attempt = async <T>(what: string, work: () => Promise<T>): Promise<T | undefined> => {
    try {
      return await work();
    } catch (error) {
      // What the token may not do once, or nobody hears, need not be tried again nor told twice.
      refused ||= [undefined, 401, 403, 404].includes(statusOf(error));
      result.notices.push(`${what}: ${reasonOf(error)}. The verdict does not depend on it.`);
      return undefined;
    }
  };
  const { apiUrl, graphqlUrl, budget } = request;
  const client = await attempt('GitHub was not asked', () => connect({ token, apiUrl, graphqlUrl, ...(budget ? { budget } : {}) }));
  if (!client) return result;
  if (onPull) {
    const me = await whoAmI(client);
    if (request.comment !== 'never') {
      const written = await attempt('The comment could not be written', () => comment(client, request, pull, me));
      result.comment = written?.outcome ?? 'denied';
      if (written?.unanswered) result.notices.push(`A command in a comment was not answered: ${written.unanswered}.`);
    }
    if (result.comment === 'older') request.log('A newer run has already reported on this pull request: its comments stay.');
    else if (inline && !refused) {
      const reviewed = await attempt('Comments on lines could not be written', () => review(client, request, pull, me));
      result.notices.push(...(reviewed?.notices ?? []));
    }
  }
  if (request.checkRun && result.comment !== 'older') await attempt('The check run could not be written', () => checkRun(client, request));
  return result;
}

interface Written {
  outcome: StickyOutcome;
  /** Why no answer could be given to a command. */
  unanswered: string | null;
}

async function comment(client: Client, request: PublishRequest, pull: number, me: Author): Promise<Written> {
  const { repo, key, headSha, run, refused } = request;
  const comments = await listComments(client, repo, pull);
  let unanswered: string | null = null;
  try {
    await answer(client, { repo, pull, me, comments, refused });
  } catch (error) {
    if (statusOf(error) !== 422) throw error;
    unanswered = reasonOf(error);
  }
  const text = worthSaying(request.review, request.comment) ? (limit: number) => commentText(request, limit) : null;
  const outcome = await sticky(client, { repo, pull, me, comments, marker: { key, head: headSha, run }, text });
  return { outcome, unanswered };
}
