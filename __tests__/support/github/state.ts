// What the stand-in remembers: one repository with one pull request, its comments, reviews, checks, runs and artifacts.
import { changedFiles, commitsOf, fileAt, shownLines, tipOf } from './git.ts';
import { API, commit, issueComment, type PullSeed, pull, type RunSeed, repository, user, WEB, workflowRun } from './shapes.ts';

export interface Token {
  login: string;
  /** Installation tokens may not ask who they are by REST. */
  installation: boolean;
  /** Permissions beyond reading. */
  writes: readonly string[];
}

export interface Seed {
  /** A git repository that has both commits of the pull request. */
  dir: string;
  repo?: string;
  pull: Partial<PullSeed> & Pick<PullSeed, 'baseSha' | 'headSha'>;
}

export type Comment = ReturnType<typeof issueComment> & { editor?: string };

export interface Review {
  id: number;
  login: string;
  state: 'PENDING' | 'COMMENTED' | 'CHANGES_REQUESTED' | 'APPROVED' | 'DISMISSED';
  body: string;
  commit: string;
  at: string;
}

export interface LineComment {
  id: number;
  review: number;
  login: string;
  path: string;
  /** The line's text when the comment was made; null for a comment on the file. */
  text: string | null;
  line: number | null;
  body: string;
  commit: string;
  at: string;
  resolvedBy: string | null;
  minimized: boolean;
}

export interface Artifact {
  id: number;
  run: number;
  name: string;
  zip: Buffer;
  expired?: boolean;
  /** What the list says, where that is not the truth. */
  claimedSize?: number;
}

export class State {
  readonly repo: string;
  readonly pull: PullSeed;
  comments: Comment[] = [];
  reviews: Review[] = [];
  lineComments: LineComment[] = [];
  checks: (Record<string, unknown> & { id: number; annotations: unknown[] })[] = [];
  runs: RunSeed[] = [];
  reruns: { id: number; failedOnly: boolean }[] = [];
  artifacts: Artifact[] = [];
  /** Permission by login. */
  permissions = new Map<string, string>();
  /** Author and committer of a commit. */
  people = new Map<string, { author: string | null; committer: string | null }>();
  /** More pull requests, for lists. */
  others: PullSeed[] = [];
  /** Commits of the pull request that are in no repository: for long lists. */
  earlier: string[] = [];
  #known = new Map<string, unknown>();
  #id = 9000;
  #clock = Date.parse('2026-05-01T08:00:00Z');

  constructor(private readonly seed: Seed) {
    this.repo = seed.repo ?? 'acme/library';
    const given = { number: 7, author: 'ada', baseRef: 'main', headRef: 'feature', headRepo: this.repo, state: 'open' as const };
    this.pull = { ...given, ...seed.pull };
  }

  id = (): number => this.#id++;
  now = (): string => {
    this.#clock += 1000;
    return new Date(this.#clock).toISOString().replace('.000', '');
  };

  say(login: string, body: string, edited = false): Comment {
    const made: Comment = issueComment(this.repo, this.pull.number, { id: this.id(), body, login, at: this.now() });
    if (edited) made.updated_at = this.now();
    this.comments.push(made);
    return made;
  }

  edit(made: Comment, body: string, login: string): void {
    Object.assign(made, { body, updated_at: this.now(), editor: login });
  }

  fileAt = (ref: string, path: string): string | undefined => fileAt(this.seed.dir, ref, path);
  tipOf = (branch: string): string | undefined => tipOf(this.seed.dir, branch);

  get files() {
    return this.#once('files', () => changedFiles(this.seed.dir, this.pull.baseSha, this.pull.headSha));
  }

  get commits() {
    const nobody = { author: this.pull.author, committer: this.pull.author };
    const shas = this.#once('commits', () => commitsOf(this.seed.dir, this.pull.baseSha, this.pull.headSha));
    return [...this.earlier, ...shas].map((sha) => commit(this.repo, { sha, ...(this.people.get(sha) ?? nobody) }));
  }

  /** What git says of the present head, asked once. */
  #once<T>(what: string, ask: () => T): T {
    const key = `${what} ${this.pull.baseSha} ${this.pull.headSha}`;
    if (!this.#known.has(key)) this.#known.set(key, ask());
    return this.#known.get(key) as T;
  }

  get pullObject() {
    return pull(this.repo, this.pull, this.commits.length, this.files.length);
  }

  /** The line on which a comment may stand, or undefined where the diff does not show it. */
  shown(path: string, line: number): string | undefined {
    const patch = this.files.find((f) => f.filename === path)?.patch;
    return patch === undefined ? undefined : shownLines(patch).get(line);
  }

  /** Where a comment stands now that the head may have moved; null when its line is gone. */
  lineOf(comment: LineComment): number | null {
    if (comment.line === null) return null;
    const patch = this.files.find((f) => f.filename === comment.path)?.patch ?? '';
    for (const [line, text] of shownLines(patch)) if (text === comment.text) return line;
    return null;
  }

  reviewObject(r: Review) {
    return {
      id: r.id,
      node_id: `PRR_${r.id}`,
      user: user(r.login),
      body: r.body,
      state: r.state,
      html_url: `${WEB}/${this.repo}/pull/${this.pull.number}#pullrequestreview-${r.id}`,
      pull_request_url: `${API}/repos/${this.repo}/pulls/${this.pull.number}`,
      author_association: 'NONE',
      _links: { html: { href: WEB }, pull_request: { href: API } },
      submitted_at: r.at,
      commit_id: r.commit,
    };
  }

  lineCommentObject(c: LineComment) {
    const url = `${API}/repos/${this.repo}/pulls/comments/${c.id}`;
    const line = this.lineOf(c);
    return {
      url,
      id: c.id,
      node_id: `PRRC_${c.id}`,
      pull_request_review_id: c.review,
      diff_hunk: '@@ -1 +1 @@',
      path: c.path,
      commit_id: c.commit,
      original_commit_id: c.commit,
      user: user(c.login),
      body: c.body,
      created_at: c.at,
      updated_at: c.at,
      html_url: `${WEB}/${this.repo}/pull/${this.pull.number}#discussion_r${c.id}`,
      pull_request_url: `${API}/repos/${this.repo}/pulls/${this.pull.number}`,
      author_association: 'NONE',
      _links: { self: { href: url }, html: { href: WEB }, pull_request: { href: API } },
      subject_type: c.line === null ? 'file' : 'line',
      // The description knows no null here, which GitHub gives once the line is gone.
      ...(c.line === null ? {} : { ...(line === null ? {} : { line }), original_line: c.line, side: 'RIGHT' }),
    };
  }

  checkObject(c: State['checks'][number]) {
    const { id, annotations, output, ...rest } = c;
    const given = (output ?? {}) as Record<string, unknown>;
    const { title = null, summary = null, text = null } = given;
    return {
      id,
      node_id: `CR_${id}`,
      url: `${API}/repos/${this.repo}/check-runs/${id}`,
      html_url: `${WEB}/${this.repo}/runs/${id}`,
      details_url: null,
      external_id: null,
      status: 'completed',
      conclusion: null,
      started_at: '2026-01-01T00:00:00Z',
      completed_at: '2026-01-01T00:00:00Z',
      check_suite: null,
      app: null,
      pull_requests: [],
      ...rest,
      output: { title, summary, text, annotations_count: annotations.length, annotations_url: `${API}/check-runs/${id}/annotations` },
    };
  }

  artifactObject(a: Artifact) {
    const url = `${API}/repos/${this.repo}/actions/artifacts/${a.id}`;
    const run = this.runs.find((r) => r.id === a.run);
    return {
      id: a.id,
      node_id: `A_${a.id}`,
      name: a.name,
      size_in_bytes: a.claimedSize ?? a.zip.length,
      url,
      archive_download_url: `${url}/zip`,
      expired: a.expired ?? false,
      created_at: '2026-01-01T00:00:00Z',
      expires_at: '2026-04-01T00:00:00Z',
      updated_at: '2026-01-01T00:00:00Z',
      workflow_run: {
        id: a.run,
        repository_id: 1,
        head_repository_id: 2,
        head_branch: run?.headBranch ?? 'feature',
        head_sha: run?.headSha ?? '',
      },
    };
  }

  runObject = (run: RunSeed) => workflowRun(this.repo, run);
  repositoryObject = () => repository(this.repo);
}
