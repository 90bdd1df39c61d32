import type { Finding } from '../model/finding.ts';
import type { Review } from '../model/review.ts';
import { count } from '../report/words.ts';
import { type Author, sameLogin } from './author.ts';
import { type Client, reasonOf, statusOf, uncertain } from './client.ts';
import { type ChangedFile, Diff } from './diff.ts';
import { type Draft, drafts, hintInDiff, type Ids, newerThan, readIds, worthAComment } from './inline.ts';
import { locate, type TreeFile } from './locate/index.ts';
import { encodeKey, firstLine } from './marker.ts';
import type { PublishRequest } from './request.ts';
import { byUs, close, type Thread, threadsOf } from './threads.ts';

/** Comments on lines, and on files, that may stand at a time: larger reviews fail, and a page with hundreds of comments does not load. */
const MOST_LINES = 30;
const MOST_FILE_COMMENTS = 10;
/** GitHub lists this many files of a pull request and no more. */
const MOST_FILES = 3000;
const MOST_REVIEW_COMMENTS = 3000;
const MOST_CLOSED = 50;
/** Changed files that are read whole where no tree is at hand. */
const MOST_READ = 20;

export interface ReviewResult {
  /** New comments on lines and on files. */
  posted: number;
  closed: number;
  notices: string[];
}

interface ReviewComment {
  id: number;
  node_id: string;
  body: string;
  user: { login: string } | null;
  /** Null or missing where the line is gone from the diff, and for a comment on a file. */
  line?: number | null;
  subject_type?: string;
}

/** Comments on the lines that hold what is found: new ones posted once, in one review; those that no longer hold closed. */
export async function review(client: Client, request: PublishRequest, pull: number, me: Author): Promise<ReviewResult> {
  const { repo, run } = request;
  const result: ReviewResult = { posted: 0, closed: 0, notices: [] };
  // A review that could not be done says nothing on what was found before.
  if (request.review.verdict === 'error') return result;
  const findings = request.reviewOn ? worthAComment(request.review) : [];
  const own = request.reviewOn ? await ownOn(client, request, pull, me) : [];
  if (own.some(({ ids }) => newerThan(ids, run))) return result;
  const threads = own.length ? await threadsOf(client, repo, pull) : new Map<number, Thread>();
  const open = new Set(findings.map((f) => f.fingerprint));
  const told = new Set<string>();
  const standing = { lines: 0, files: 0 };
  for (const { comment, ids } of own) {
    if (!stands(comment, threads.get(comment.id), me)) continue;
    for (const id of ids.fingerprints) told.add(id);
    if (ids.fingerprints.some((id) => open.has(id))) standing[comment.subject_type === 'file' ? 'files' : 'lines']++;
  }
  const untold = findings.filter((f) => !told.has(f.fingerprint));
  const made = untold.length ? await draft(client, request, pull, untold) : [];
  const lines = made.filter((d) => d.line !== null);
  const room = Math.max(0, MOST_LINES - standing.lines);
  if (lines.length > room)
    request.log(`${lines.length - room} comments on lines are left out: ${MOST_LINES} may stand at a time. The comment has all findings.`);
  const event = await eventFor(client, request, pull, me, result.notices);
  const posted = await post(client, request, pull, me, { lines: lines.slice(0, room), event, notices: result.notices });
  const onFiles = made.filter((d) => d.line === null).slice(0, Math.max(0, MOST_FILE_COMMENTS - standing.files));
  posted.push(...(await postOnFiles(client, request, pull, onFiles)));
  result.posted = posted.length;

  const moved = new Set(posted.flatMap((d) => d.fingerprints));
  for (const { comment, ids } of own) {
    const gone = ids.fingerprints.every((id) => !open.has(id) || (moved.has(id) && !told.has(id)));
    if (gone && result.closed < MOST_CLOSED && (await close(client, comment, threads.get(comment.id)))) result.closed++;
  }
  return result;
}

/** Our comments on lines, of this key. */
async function ownOn(
  client: Client,
  { repo, key }: PublishRequest,
  pull: number,
  me: Author,
): Promise<{ comment: ReviewComment; ids: Ids }[]> {
  const all = await client.all<ReviewComment>(client.rest.pulls.listReviewComments, { ...repo, pull_number: pull }, MOST_REVIEW_COMMENTS);
  return all.flatMap((comment) => {
    const ids = sameLogin(comment.user?.login, me.login) ? readIds(comment.body) : undefined;
    return ids?.key === encodeKey(key) ? [{ comment, ids }] : [];
  });
}

/** Whether a comment still tells its findings: a person may have settled it; what we closed ourselves, or GitHub outdated, tells no more. */
function stands(comment: ReviewComment, thread: Thread | undefined, me: Author): boolean {
  // GitHub names persons only: nobody is a bot, which is us.
  if (thread?.resolved) return thread.resolvedBy !== null && !byUs(thread.resolvedBy, me.login);
  if (thread?.minimized) return false;
  return !(thread?.outdated ?? ((comment.line ?? null) === null && comment.subject_type !== 'file'));
}

/** Drafts for findings whose text the diff shows. Where no tree is at hand, it is looked for in the changed files as GitHub has them. */
async function draft(client: Client, request: PublishRequest, pull: number, findings: Finding[]): Promise<Draft[]> {
  const { repo, facts, key, run, catalogue } = request;
  const diff = new Diff(await client.all<ChangedFile>(client.rest.pulls.listFiles, { ...repo, pull_number: pull }, MOST_FILES));
  const places = new Map(request.places);
  const lost = findings.filter((f) => !diff.has(places.get(f.fingerprint)?.file ?? ''));
  if (lost.length && places.size === 0) {
    const tree = await headFiles(client, request, diff);
    const found = locate({ review: request.review, facts, tree });
    for (const finding of lost) {
      const place = found.get(finding.fingerprint) ?? hintInDiff(finding, findings, diff);
      if (place) places.set(finding.fingerprint, place);
    }
  }
  return drafts(findings, { places, diff, catalogue, key, run });
}

/** The changed files at the head; with only the lines that the diff shows where GitHub does not give them. */
async function headFiles(client: Client, { repo, headSha }: PublishRequest, diff: Diff): Promise<TreeFile[]> {
  const files: TreeFile[] = [];
  for (const file of diff.tree()) {
    let text = file.read();
    if (files.length < MOST_READ) {
      try {
        const { data } = await client.rest.repos.getContent({ ...repo, path: file.path, ref: headSha });
        if (!Array.isArray(data) && data.type === 'file' && data.encoding === 'base64')
          text = Buffer.from(data.content, 'base64').toString('utf8');
      } catch {
        return diff.tree();
      }
    }
    files.push({ path: file.path, read: () => text });
  }
  return files;
}

type Event = 'COMMENT' | 'REQUEST_CHANGES';

/** First line of a review of ours, up to the run that wrote it. */
const reviewMarker = (key: string): string => `<!-- mcp-tool-review:review key=${encodeKey(key)} run=`;
const wholeMarker = ({ key, run }: PublishRequest): string => `${reviewMarker(key)}${run.id}.${run.attempt} -->`;

/** Whether changes are to be requested; what was requested before is taken back once nothing blocks. */
async function eventFor(client: Client, request: PublishRequest, pull: number, me: Author, notices: string[]): Promise<Event> {
  const blocks = request.review.verdict === 'fail';
  if (blocks && !request.requestChanges) return 'COMMENT';
  type Listed = { id: number; state: string; body: string; user: { login: string } | null };
  const parameters = { ...request.repo, pull_number: pull };
  const reviews = await client.all<Listed>(client.rest.pulls.listReviews, parameters, MOST_REVIEW_COMMENTS);
  const standing = reviews.filter(
    (r) => r.state === 'CHANGES_REQUESTED' && sameLogin(r.user?.login, me.login) && r.body.startsWith(reviewMarker(request.key)),
  );
  if (blocks) return standing.length ? 'COMMENT' : 'REQUEST_CHANGES';
  for (const { id } of standing) {
    try {
      await client.rest.pulls.dismissReview({ ...parameters, review_id: id, message: 'Nothing blocks any more.' });
    } catch (error) {
      notices.push(`The request for changes could not be taken back: ${reasonOf(error)}. Dismiss it by hand.`);
    }
  }
  return 'COMMENT';
}

interface Posting {
  lines: Draft[];
  event: Event;
  notices: string[];
}

/** One review with all comments. GitHub refuses the whole of it for one bad line: then what can be said without lines is. */
async function post(
  client: Client,
  request: PublishRequest,
  pull: number,
  me: Author,
  { lines, event, notices }: Posting,
): Promise<Draft[]> {
  if (lines.length === 0 && event === 'COMMENT') return [];
  const { repo, headSha } = request;
  const create = (as: Event, comments: Draft[]) =>
    client.rest.pulls.createReview({
      ...repo,
      pull_number: pull,
      commit_id: headSha,
      event: as,
      body: `${wholeMarker(request)}\n${reviewText(request.review, comments.length, as)}`,
      comments: comments.map(({ path, line, body }) => ({ path, line: line!, side: 'RIGHT', body })),
    });
  const attempts: [Event, Draft[]][] = [[event, lines]];
  // Who opened a pull request may not request changes to it; a bot can be in that place.
  if (event === 'REQUEST_CHANGES') attempts.push(...(lines.length ? [['COMMENT', lines] as [Event, Draft[]]] : []), [event, []]);
  for (const [as, comments] of attempts) {
    try {
      await createOnce(client, request, pull, me, () => create(as, comments));
      if (as !== event) notices.push('Changes could not be requested with this token; the review was posted as a comment.');
      return comments;
    } catch (error) {
      if (statusOf(error) !== 422) throw error;
      notices.push(
        `The review with ${comments.length} comments on lines was refused: ${reasonOf(error)}. The findings stand in the comment.`,
      );
    }
  }
  return [];
}

/** Creates the review, and once more when the answer was lost and it is not there. */
async function createOnce(
  client: Client,
  request: PublishRequest,
  pull: number,
  me: Author,
  create: () => Promise<unknown>,
): Promise<void> {
  try {
    await create();
  } catch (error) {
    if (!uncertain(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    type Listed = { body: string; user: { login: string } | null };
    const all = await client.all<Listed>(client.rest.pulls.listReviews, { ...request.repo, pull_number: pull }, MOST_REVIEW_COMMENTS);
    const there = all.some((r) => sameLogin(r.user?.login, me.login) && firstLine(r.body) === wholeMarker(request));
    if (!there) await create();
  }
}

function reviewText(of: Review, comments: number, event: Event): string {
  const blocking = of.servers.reduce((n, s) => n + s.findings.filter((f) => f.blocking).length, 0);
  const there = comments ? `${count(comments, 'comment')} on the lines that hold the text.` : '';
  const why = event === 'REQUEST_CHANGES' ? `${count(blocking, 'finding blocks', 'findings block')} this pull request. ` : '';
  return `${why}${there} The whole review is in the comment of mcp-tool-review or, where there is none, in the job summary.`.trim();
}

/** Comments on files whose lines the diff does not show. Each is a small thing: what fails stands in the comment all the same. */
async function postOnFiles(client: Client, { repo, headSha, log }: PublishRequest, pull: number, files: Draft[]): Promise<Draft[]> {
  const posted: Draft[] = [];
  for (const draft of files) {
    try {
      const { path, body } = draft;
      await client.rest.pulls.createReviewComment({ ...repo, pull_number: pull, commit_id: headSha, path, body, subject_type: 'file' });
      posted.push(draft);
    } catch (error) {
      log(`A comment on a file could not be posted: ${reasonOf(error)}.`);
      break;
    }
  }
  return posted;
}
