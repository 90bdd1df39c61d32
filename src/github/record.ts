import type { Review } from '../model/review.ts';
import { type Author, sameLogin } from './author.ts';
import type { Client } from './client.ts';
import { type IssueComment, ownComments } from './sticky.ts';

/** Findings told in one record; a state with more of them is accepted in the queue by its digest only. */
const MOST = 500;

/** Lines for our comment, invisible there, that carry what was accepted on the pull request into the merge queue. */
export function record(review: Review): string[] {
  return review.servers.flatMap(({ head, findings }) => {
    const accepted = findings.filter((f) => f.state === 'new' && f.accepted?.by === 'comment').map((f) => f.fingerprint);
    if (!head.digest || accepted.length === 0 || accepted.length > MOST) return [];
    return [`<!-- mcp-tool-review:accepted digest=${head.digest.slice(0, 32)} findings=${accepted.join(',')} -->`];
  });
}

/** Records stand directly below the marker. */
const MOST_LINES = 50;
const RECORD = /^<!-- mcp-tool-review:accepted digest=([0-9a-f]{32}) findings=([0-9a-f]{32}(?:,[0-9a-f]{32}){0,499}) -->$/;

/** What our comment says was accepted: digest to fingerprints. Nothing when a person had a hand in the comment, or that is not known. */
export async function recordedIn(
  client: Client,
  comments: readonly IssueComment[],
  me: Author,
  key: string,
): Promise<Map<string, string[]>> {
  const records = new Map<string, string[]>();
  for (const own of ownComments(comments, me, key)) {
    const found = own.body.split('\n', MOST_LINES).flatMap((line) => {
      const [, digest, findings] = RECORD.exec(line.trimEnd()) ?? [];
      return digest && findings ? [[digest, findings.split(',')] as const] : [];
    });
    const id = comments.find((c) => c.id === own.id)?.node_id;
    if (found.length === 0 || !id || !(await onlyOurs(client, id, me))) continue;
    for (const [digest, findings] of found) records.set(digest, findings);
  }
  return records;
}

/** Whether the last hand on a comment was our own. */
async function onlyOurs(client: Client, id: string, me: Author): Promise<boolean> {
  const query = 'query ($id: ID!) { node(id: $id) { ... on IssueComment { lastEditedAt editor { __typename login } } } }';
  interface Answer {
    node: { lastEditedAt: string | null; editor: { __typename: string; login: string } | null } | null;
  }
  try {
    const { node } = await client.graphql<Answer>(query, { id });
    if (!node) return false;
    if (node.lastEditedAt === null) return true;
    const bot = me.login.endsWith('[bot]');
    return (
      (node.editor?.__typename === 'Bot') === bot && sameLogin(node.editor?.login.replace(/\[bot\]$/, ''), me.login.replace(/\[bot\]$/, ''))
    );
  } catch {
    return false;
  }
}
