import { sameLogin } from './author.ts';
import type { Client } from './client.ts';
import type { Repo } from './sticky.ts';

/** What only GraphQL knows of a comment on a line. */
export interface Thread {
  id: string;
  resolved: boolean;
  outdated: boolean;
  minimized: boolean;
  resolvedBy: string | null;
}

/** Threads are read up to here. */
const MOST_PAGES = 20;

const THREADS = `query ($owner: String!, $repo: String!, $pull: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $pull) {
      reviewThreads(first: 100, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { id isResolved isOutdated resolvedBy { login } comments(first: 1) { nodes { databaseId isMinimized } } }
      }
    }
  }
}`;

interface Answer {
  repository: {
    pullRequest: {
      reviewThreads: {
        pageInfo: { hasNextPage: boolean; endCursor: string | null };
        nodes: {
          id: string;
          isResolved: boolean;
          isOutdated: boolean;
          resolvedBy?: { login: string } | null;
          comments: { nodes: { databaseId: number | null; isMinimized?: boolean }[] };
        }[];
      };
    } | null;
  } | null;
}

/** Threads by the id of their first comment. Empty where the server or the token does not give them. */
export async function threadsOf(client: Client, { owner, repo }: Repo, pull: number): Promise<Map<number, Thread>> {
  const threads = new Map<number, Thread>();
  let after: string | null = null;
  try {
    for (let page = 0; page < MOST_PAGES; page++) {
      const answer: Answer = await client.graphql<Answer>(THREADS, { owner, repo, pull, after });
      const found = answer.repository?.pullRequest?.reviewThreads;
      for (const { id, isResolved, isOutdated, resolvedBy, comments } of found?.nodes ?? []) {
        const first = comments.nodes[0];
        if (typeof first?.databaseId !== 'number') continue;
        const known = { id, resolved: isResolved, outdated: isOutdated, minimized: first.isMinimized === true };
        threads.set(first.databaseId, { ...known, resolvedBy: resolvedBy?.login ?? null });
      }
      if (!found?.pageInfo.hasNextPage || found.pageInfo.endCursor === null) break;
      after = found.pageInfo.endCursor;
    }
  } catch {
    // Without threads nothing is resolved; what is posted does not depend on it.
  }
  return threads;
}

/** Closes a comment that no longer holds: its thread is resolved, or where the token may not do that, the comment is minimised. */
export async function close(client: Client, comment: { node_id: string }, thread: Thread | undefined): Promise<boolean> {
  if (thread?.resolved || thread?.minimized) return false;
  if (thread) {
    try {
      await client.graphql('mutation ($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { isResolved } } }', {
        id: thread.id,
      });
      return true;
    } catch {
      // Resolving asks for more than a comment does: try the lesser way.
    }
  }
  try {
    const query =
      'mutation ($id: ID!) { minimizeComment(input: { subjectId: $id, classifier: OUTDATED }) { minimizedComment { isMinimized } } }';
    await client.graphql(query, { id: comment.node_id });
    return true;
  } catch {
    return false;
  }
}

/** GraphQL names a bot without the suffix that REST gives it. */
export const byUs = (login: string | null, me: string): boolean => sameLogin(login?.replace(/\[bot\]$/, ''), me.replace(/\[bot\]$/, ''));
