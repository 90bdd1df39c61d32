// The few GraphQL fields in use. GitHub names bots without their suffix there, in all places but `viewer`.
import type { State, Token } from './state.ts';

interface Query {
  query: string;
  variables?: Record<string, unknown>;
}

const bare = (login: string): string => login.replace(/\[bot\]$/, '');
const refuse = (type: string, message: string) => ({ data: null, errors: [{ type, message }] });

export function graphql(state: State, token: Token, { query, variables = {} }: Query): unknown {
  if (query.includes('resolveReviewThread')) {
    // Resolving a thread asks for more than writing a comment does.
    if (!token.writes.includes('contents')) return refuse('FORBIDDEN', 'Resource not accessible by integration');
    const found = state.lineComments.find((c) => `PRRT_${c.id}` === variables.id);
    if (!found) return refuse('NOT_FOUND', 'Could not resolve to a node');
    found.resolvedBy = token.login;
    return { data: { resolveReviewThread: { thread: { isResolved: true } } } };
  }
  if (query.includes('minimizeComment')) {
    if (!token.writes.includes('pull_requests')) return refuse('FORBIDDEN', 'Resource not accessible by integration');
    const found = state.lineComments.find((c) => `PRRC_${c.id}` === variables.id);
    if (!found) return refuse('NOT_FOUND', 'Could not resolve to a node');
    found.minimized = true;
    return { data: { minimizeComment: { minimizedComment: { isMinimized: true } } } };
  }
  if (query.includes('reviewThreads')) {
    const all = state.lineComments;
    const start = Number(variables.after ?? 0);
    const nodes = all.slice(start, start + 100).map((c) => ({
      id: `PRRT_${c.id}`,
      isResolved: c.resolvedBy !== null,
      isOutdated: c.line !== null && state.lineOf(c) === null,
      // A user and never a bot.
      resolvedBy: c.resolvedBy === null || c.resolvedBy.endsWith('[bot]') ? null : { login: c.resolvedBy },
      comments: { nodes: [{ databaseId: c.id, isMinimized: c.minimized }] },
    }));
    const more = start + 100 < all.length;
    const reviewThreads = { pageInfo: { hasNextPage: more, endCursor: more ? String(start + 100) : null }, nodes };
    return { data: { repository: { pullRequest: { reviewThreads } } } };
  }
  if (query.includes('IssueComment')) {
    const found = state.comments.find((c) => c.node_id === variables.id);
    if (!found) return refuse('NOT_FOUND', 'Could not resolve to a node');
    const edited = found.created_at !== found.updated_at;
    const editor =
      found.editor === undefined ? null : { __typename: found.editor.endsWith('[bot]') ? 'Bot' : 'User', login: bare(found.editor) };
    return { data: { node: { lastEditedAt: edited ? found.updated_at : null, editor } } };
  }
  if (query.includes('viewer')) return { data: { viewer: { login: token.login } } };
  return refuse('undefinedField', 'The stand-in does not know this query');
}
