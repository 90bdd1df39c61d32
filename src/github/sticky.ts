import { prose } from '../report/safe.ts';
import { type Author, sameLogin } from './author.ts';
import { type Client, uncertain } from './client.ts';
import { below, compareRuns, encodeKey, type Marker, type ReadMarker, readMarker, textDigest, writeMarker } from './marker.ts';

/** GitHub's limit on the body of a comment, in characters. */
export const COMMENT_LIMIT = 65_536;
/** Pages of comments are read up to here; no pull request gets there. */
export const MOST_COMMENTS = 10_000;

export interface Repo {
  owner: string;
  repo: string;
}

export interface IssueComment {
  id: number;
  node_id?: string;
  body?: string;
  user: { login: string; id?: number; type?: string } | null;
  created_at: string;
  updated_at: string;
  performed_via_github_app?: unknown;
}

export interface StickyRequest {
  repo: Repo;
  pull: number;
  me: Author;
  comments: readonly IssueComment[];
  marker: Omit<Marker, 'state'>;
  /** The text below the marker, within a limit of characters. Null when there is nothing to say: an older comment is then resolved. */
  text: ((limit: number) => string) | null;
  /** What a reader has to know also where all is well. */
  caveat?: string;
}

export type StickyOutcome = 'created' | 'edited' | 'unchanged' | 'skipped' | 'older';

interface Own {
  id: number;
  body: string;
  marker: ReadMarker;
}

export const listComments = (client: Client, repo: Repo, pull: number): Promise<IssueComment[]> =>
  client.all<IssueComment>(client.rest.issues.listComments, { ...repo, issue_number: pull }, MOST_COMMENTS);

/** Our own comments with this key, oldest first. */
export function ownComments(comments: readonly IssueComment[], me: Author, key: string): Own[] {
  const encoded = encodeKey(key);
  const own: Own[] = [];
  for (const { id, body = '', user } of comments) {
    if (!sameLogin(user?.login, me.login)) continue;
    const marker = readMarker(body);
    if (marker?.key === encoded) own.push({ id, body, marker });
  }
  return own.sort((a, b) => a.id - b.id);
}

/** Creates, edits or resolves the one comment of a key. */
export async function sticky(client: Client, request: StickyRequest): Promise<StickyOutcome> {
  const { repo, marker, me } = request;
  const own = ownComments(request.comments, me, marker.key);
  if (own.some((c) => compareRuns(marker.run, c.marker.run) < 0)) return 'older';
  const [first, ...doubles] = own;
  if (!first) return request.text === null ? 'skipped' : create(client, request);
  const body = request.text === null ? resolvedBody(first, request) : openBody(request, first);
  const outcome = await edit(client, repo, first, body);
  await removeAll(client, repo, doubles);
  return outcome;
}

async function create(client: Client, request: StickyRequest): Promise<StickyOutcome> {
  const { repo, pull, marker, me } = request;
  const body = openBody(request, undefined);
  try {
    await client.rest.issues.createComment({ ...repo, issue_number: pull, body });
  } catch (error) {
    if (!uncertain(error)) throw error;
    // The answer was lost: the comment may stand there all the same.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const there = ownComments(await listComments(client, repo, pull), me, marker.key);
    if (there.length === 0) await client.rest.issues.createComment({ ...repo, issue_number: pull, body });
  }
  return settle(client, request, body);
}

/** Two runs may have created a comment at the same time: the newer text stays, in the older comment. */
async function settle(client: Client, { repo, pull, me, marker }: StickyRequest, body: string): Promise<StickyOutcome> {
  const own = ownComments(await listComments(client, repo, pull), me, marker.key);
  if (own.length < 2) return 'created';
  const [first, ...rest] = own as [Own, ...Own[]];
  const newest = own.reduce((a, b) => (compareRuns(a.marker.run, b.marker.run) < 0 ? b : a));
  if (compareRuns(marker.run, newest.marker.run) < 0) {
    await removeAll(
      client,
      repo,
      own.filter((c) => compareRuns(c.marker.run, marker.run) === 0),
    );
    return 'older';
  }
  await edit(client, repo, first, body);
  await removeAll(client, repo, rest);
  return 'edited';
}

async function removeAll(client: Client, repo: Repo, comments: readonly Own[]): Promise<void> {
  for (const { id } of comments) await client.rest.issues.deleteComment({ ...repo, comment_id: id });
}

async function edit(client: Client, repo: Repo, old: Own, body: string): Promise<StickyOutcome> {
  if (old.marker.genuine && readMarker(body)?.head === old.marker.head && steady(old.body) === steady(body)) return 'unchanged';
  await client.rest.issues.updateComment({ ...repo, comment_id: old.id, body });
  return 'edited';
}

/** The text without what differs in every run: two texts that are equal then say the same. */
const steady = (body: string): string =>
  below(body)
    .replaceAll('\r\n', '\n')
    .replace(/\/actions\/runs\/\d+(?:\/attempts\/\d+)?/g, '/actions/runs/')
    .trim();

const edited = (old: Own): boolean => !old.marker.genuine || textDigest(below(old.body)) !== old.marker.text;

/** One commit has one list: another run that took others found an unstable server, or one of the two was made up. */
function otherLists(old: Own | undefined, marker: Omit<Marker, 'state'>): string {
  if (!old || old.marker.head !== marker.head) return '';
  const differ = old.marker.lists !== '' && marker.lists !== '' && old.marker.lists !== marker.lists;
  return differ || old.body.includes(OTHER.trim()) ? OTHER : '';
}

const OTHER = '\n\n⚠️ At this same commit another run gave other lists than these.';

const EDITED = '\n\n<sub>The text of this comment had been edited by hand; the review has replaced it.</sub>';

function openBody({ text, marker }: StickyRequest, old: Own | undefined): string {
  const note = old && edited(old) ? EDITED : '';
  const content = text!(COMMENT_LIMIT - 1000).trim() + otherLists(old, marker) + note;
  return withMarker({ ...marker, lists: marker.lists || kept(old, marker), state: 'open' }, content);
}

/** A review without lists does not make those of an earlier run at this commit forgotten. */
const kept = (old: Own | undefined, marker: Omit<Marker, 'state'>): string => (old?.marker.head === marker.head ? old.marker.lists : '');

/** A short word that all is well now, with what stood there before folded below it. */
function resolvedBody(old: Own, { marker, caveat }: StickyRequest): string {
  const wasEdited = edited(old);
  // Still resolved: the words stay as they are, only the marker learns of the newer run.
  const other = otherLists(old, marker);
  if (old.marker.state === 'resolved' && !wasEdited && (other === '' || old.body.includes(other.trim())))
    return withMarker({ ...marker, state: 'resolved' }, below(old.body).trim());
  const now = marker.head.slice(0, 7);
  const lines = [
    `### ${other ? '⚠️' : '✅'} Resolved in ${now}`,
    '',
    `At ${now} there is nothing left to report on what a model or a client reads.`,
  ];
  if (caveat) lines.push('', prose(caveat));
  if (other) lines.push('', other.trim());
  const former = below(old.body).trim();
  if (!wasEdited && old.marker.state === 'open' && former.length < COMMENT_LIMIT - 2000) {
    lines.push('', `<details><summary>What this comment said at ${old.marker.head.slice(0, 7)}</summary>`, '', former, '', '</details>');
  }
  return withMarker({ ...marker, state: 'resolved' }, lines.join('\n') + (wasEdited ? EDITED : ''));
}

const withMarker = (marker: Marker, text: string): string => `${writeMarker(marker, text)}\n${text}`;
