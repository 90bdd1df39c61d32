import type { Review } from '../model/review.ts';
import { answer } from './answer.ts';
import { type Author, whoAmI } from './author.ts';
import { commentText } from './body.ts';
import { checkRun } from './check.ts';
import { type Client, connect, reasonOf, statusOf } from './client.ts';
import { sha } from './marker.ts';
import type { PublishRequest, PublishResult } from './request.ts';
import { review } from './review.ts';
import { listComments, type StickyOutcome, sticky } from './sticky.ts';
import { worthSaying } from './worth.ts';

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

/** The lists of all servers at the head, as one digest; empty where there are none. */
function listsOf({ servers }: Review): string {
  const digests = servers.flatMap(({ name, variant, head }) => (head.digest ? [[name, variant, head.digest]] : []));
  return digests.length ? sha(JSON.stringify(digests), 16) : '';
}

interface Written {
  outcome: StickyOutcome;
  /** Why no answer could be given to a command. */
  unanswered: string | null;
}

async function comment(client: Client, request: PublishRequest, pull: number, me: Author): Promise<Written> {
  const { repo, key, headSha, run, refused, caveat } = request;
  const comments = await listComments(client, repo, pull);
  let unanswered: string | null = null;
  try {
    await answer(client, { repo, pull, me, comments, refused });
  } catch (error) {
    if (statusOf(error) !== 422) throw error;
    unanswered = reasonOf(error);
  }
  const text = worthSaying(request.review, request.comment) ? (limit: number) => commentText(request, limit) : null;
  const outcome = await sticky(client, {
    repo,
    pull,
    me,
    comments,
    marker: { key, head: headSha, run, lists: listsOf(request.review) },
    text,
    ...(caveat ? { caveat } : {}),
  });
  return { outcome, unanswered };
}
