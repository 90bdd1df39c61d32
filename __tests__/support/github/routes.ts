// What each endpoint does, with GitHub's limits and its words of refusal.
import { API, commit, pullSimple, user } from './shapes.ts';
import type { Review, State, Token } from './state.ts';

export interface Answer {
  status: number;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface Call {
  state: State;
  token: Token;
  /** Values of the path, in order, without owner and repository. */
  path: string[];
  query: URLSearchParams;
  body: Record<string, unknown>;
  /** Address of the stand-in, for what it points to. */
  origin: string;
}

const COMMENT_LIMIT = 65_536;
const ANNOTATIONS = 50;
const CHECK_TEXT = 65_535;

const notFound: Answer = { status: 404, body: { message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' } };
const invalid = (message: string, field = 'body'): Answer => ({
  status: 422,
  body: {
    message: 'Validation Failed',
    errors: [{ resource: 'IssueComment', code: 'unprocessable', field, message }],
    documentation_url: 'https://docs.github.com/rest',
  },
});
const unprocessable = (...errors: string[]): Answer => ({
  status: 422,
  body: { message: 'Unprocessable Entity', errors, documentation_url: 'https://docs.github.com/rest' },
});

/** A list in pages, with the links to the others. */
function paged(items: readonly unknown[], { query, origin }: Call, self: string, wrap?: (items: unknown[]) => unknown): Answer {
  const per = Math.min(100, Number(query.get('per_page') ?? 30));
  const page = Number(query.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(items.length / per));
  const link = (to: number, rel: string): string => {
    const next = new URLSearchParams(query);
    next.set('page', String(to));
    return `<${origin}${self}?${next}>; rel="${rel}"`;
  };
  const links = [...(page < last ? [link(page + 1, 'next'), link(last, 'last')] : []), ...(page > 1 ? [link(page - 1, 'prev')] : [])];
  const shown = items.slice((page - 1) * per, page * per);
  return { status: 200, body: wrap ? wrap(shown) : shown, headers: links.length ? { link: links.join(', ') } : {} };
}

const tooLong = (text: unknown): boolean => [...String(text ?? '')].length > COMMENT_LIMIT;
const LONG = `Body is too long (maximum is ${COMMENT_LIMIT} characters)`;

function createReview(call: Call): Answer {
  const { state, token, body } = call;
  const { pull } = state;
  const event = body.event as string | undefined;
  const comments = (body.comments ?? []) as { path: string; line?: number; side?: string; body: string }[];
  const commit = (body.commit_id as string | undefined) ?? pull.headSha;
  if (!state.commits.some((c) => c.sha === commit)) return unprocessable('commit_id is not part of the pull request');
  if (event === 'REQUEST_CHANGES' && token.login === pull.author) return unprocessable('Can not request changes on your own pull request');
  if (event && event !== 'APPROVE' && !body.body && comments.length === 0) return unprocessable('Body can not be blank');
  if (tooLong(body.body) || comments.some((c) => tooLong(c.body))) return unprocessable(LONG);
  const shown = comments.map((c) => (c.line !== undefined && (c.side ?? 'RIGHT') === 'RIGHT' ? state.shown(c.path, c.line) : undefined));
  if (shown.includes(undefined)) return unprocessable('Pull request review thread line must be part of the diff');
  const states: Record<string, Review['state']> = { COMMENT: 'COMMENTED', REQUEST_CHANGES: 'CHANGES_REQUESTED', APPROVE: 'APPROVED' };
  // Without an event the review is a draft that only its author sees.
  const made: Review = {
    id: state.id(),
    login: token.login,
    state: states[event ?? ''] ?? 'PENDING',
    body: String(body.body ?? ''),
    commit,
    at: state.now(),
  };
  state.reviews.push(made);
  comments.forEach((c, i) => {
    const given = { id: state.id(), review: made.id, login: token.login, path: c.path, line: c.line!, body: c.body, commit, at: made.at };
    state.lineComments.push({ ...given, text: shown[i]!, resolvedBy: null, minimized: false });
  });
  return { status: 200, body: state.reviewObject(made) };
}

function createLineComment({ state, token, body }: Call): Answer {
  const { path, line, subject_type, commit_id } = body as { path: string; line?: number; subject_type?: string; commit_id: string };
  const onFile = subject_type === 'file';
  const text = onFile
    ? state.files.some((f) => f.filename === path)
      ? null
      : undefined
    : line === undefined
      ? undefined
      : state.shown(path, line);
  if (text === undefined) return invalid('pull_request_review_thread.line must be part of the diff', 'pull_request_review_thread.line');
  if (tooLong(body.body)) return invalid(LONG);
  const made = { id: state.id(), review: state.id(), login: token.login, path, text, line: onFile ? null : line!, body: String(body.body) };
  const comment = { ...made, commit: commit_id, at: state.now(), resolvedBy: null, minimized: false };
  state.lineComments.push(comment);
  state.reviews.push({ id: comment.review, login: token.login, state: 'COMMENTED', body: '', commit: commit_id, at: comment.at });
  return { status: 201, body: state.lineCommentObject(comment) };
}

function check(call: Call, id: number | null): Answer {
  const { state, body } = call;
  const output = (body.output ?? {}) as { summary?: string; text?: string; annotations?: unknown[] };
  if ((output.annotations ?? []).length > ANNOTATIONS) return invalid('Only 50 annotations can be sent at a time', 'annotations');
  if ((output.summary ?? '').length > CHECK_TEXT || (output.text ?? '').length > CHECK_TEXT)
    return invalid('Only 65535 characters are allowed', 'summary');
  const before = state.checks.find((c) => c.id === id);
  if (id !== null && !before) return notFound;
  const known = before ?? { id: state.id(), annotations: [] };
  if (!before) state.checks.push(known);
  const { annotations: kept } = known;
  Object.assign(known, body, { annotations: [...kept, ...(output.annotations ?? [])] });
  return { status: id === null ? 201 : 200, body: state.checkObject(known) };
}

const forPull =
  (then: (call: Call) => Answer) =>
  (call: Call): Answer =>
    Number(call.path[0]) === call.state.pull.number ? then(call) : notFound;

const R = '/repos/{owner}/{repo}';

/** Endpoint to what it needs of the token and what it does. */
export const ROUTES: Record<string, { needs?: string; run: (call: Call) => Answer }> = {
  'GET /user': {
    run: ({ token }) =>
      token.installation
        ? { status: 403, body: { message: 'Resource not accessible by integration', documentation_url: 'https://docs.github.com/rest', status: '403' } }
        : { status: 200, body: { ...user(token.login), name: null, company: null, blog: null, location: null, email: null, hireable: null, bio: null, public_repos: 1, public_gists: 0, followers: 0, following: 0, created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' } },
  }, // biome-ignore format: one user
  [`GET ${R}/collaborators/{username}/permission`]: {
    run: ({ state, path }) => {
      const login = decodeURIComponent(path[0]!);
      const permission = state.permissions.get(login) ?? 'read';
      return { status: 200, body: { permission, role_name: permission, user: { ...user(login), role_name: permission } } };
    },
  },
  [`GET ${R}/contents/{path}`]: { run: contents },
  [`GET ${R}/branches/{branch}`]: { run: branch },
  [`GET ${R}/issues/{issue_number}/comments`]: {
    run: forPull((call) => {
      const { number } = call.state.pull;
      return paged(
        call.state.comments.map(({ editor: _, ...c }) => c),
        call,
        `/repos/${call.state.repo}/issues/${number}/comments`,
      );
    }),
  },
  [`POST ${R}/issues/{issue_number}/comments`]: {
    needs: 'issues=write; pull_requests=write',
    run: forPull(({ state, token, body }) => {
      if (!body.body) return invalid('Body can not be blank');
      if (tooLong(body.body)) return invalid(LONG);
      return { status: 201, body: state.say(token.login, String(body.body)) };
    }),
  },
  [`PATCH ${R}/issues/comments/{comment_id}`]: {
    needs: 'issues=write; pull_requests=write',
    run: ({ state, token, path, body }) => {
      const found = state.comments.find((c) => c.id === Number(path[0]));
      if (!found) return notFound;
      if (tooLong(body.body)) return invalid(LONG);
      state.edit(found, String(body.body), token.login);
      const { editor: _, ...shown } = found;
      return { status: 200, body: shown };
    },
  },
  [`DELETE ${R}/issues/comments/{comment_id}`]: {
    needs: 'issues=write; pull_requests=write',
    run: ({ state, path }) => {
      const kept = state.comments.filter((c) => c.id !== Number(path[0]));
      if (kept.length === state.comments.length) return notFound;
      state.comments = kept;
      return { status: 204 };
    },
  },
  [`GET ${R}/pulls`]: {
    run: (call) => {
      const { state, query } = call;
      const [open, head] = [query.get('state') ?? 'open', query.get('head')];
      const all = [state.pull, ...state.others].filter(
        (p) => (open === 'all' || p.state === open) && (head === null || `${p.headRepo.split('/')[0]}:${p.headRef}` === head),
      );
      return paged(
        all.map((p) => pullSimple(state.repo, p)),
        call,
        `/repos/${state.repo}/pulls`,
      );
    },
  },
  [`GET ${R}/pulls/{pull_number}`]: { run: forPull(({ state }) => ({ status: 200, body: state.pullObject })) },
  [`GET ${R}/pulls/{pull_number}/commits`]: {
    run: forPull((call) => paged(call.state.commits.slice(0, 250), call, `/repos/${call.state.repo}/pulls/${call.path[0]}/commits`)),
  },
  [`GET ${R}/pulls/{pull_number}/files`]: {
    run: forPull((call) => paged(call.state.files.slice(0, 3000), call, `/repos/${call.state.repo}/pulls/${call.path[0]}/files`)),
  },
  [`GET ${R}/pulls/{pull_number}/comments`]: {
    run: forPull((call) => {
      const { state } = call;
      return paged(
        state.lineComments.map((c) => state.lineCommentObject(c)),
        call,
        `/repos/${state.repo}/pulls/${call.path[0]}/comments`,
      );
    }),
  },
  [`POST ${R}/pulls/{pull_number}/comments`]: { needs: 'pull_requests=write', run: forPull(createLineComment) },
  [`GET ${R}/pulls/{pull_number}/reviews`]: {
    run: forPull((call) => {
      const { state } = call;
      return paged(
        state.reviews.map((r) => state.reviewObject(r)),
        call,
        `/repos/${state.repo}/pulls/${call.path[0]}/reviews`,
      );
    }),
  },
  [`POST ${R}/pulls/{pull_number}/reviews`]: { needs: 'pull_requests=write', run: forPull(createReview) },
  [`PUT ${R}/pulls/{pull_number}/reviews/{review_id}/dismissals`]: {
    needs: 'pull_requests=write',
    run: forPull(({ state, path }) => {
      const found = state.reviews.find((r) => r.id === Number(path[1]));
      if (!found) return notFound;
      if (found.state !== 'CHANGES_REQUESTED') return unprocessable('Can not dismiss a commented pull request review');
      found.state = 'DISMISSED';
      return { status: 200, body: state.reviewObject(found) };
    }),
  },
  [`POST ${R}/check-runs`]: { needs: 'checks=write', run: (call) => check(call, null) },
  [`PATCH ${R}/check-runs/{check_run_id}`]: { needs: 'checks=write', run: (call) => check(call, Number(call.path[0])) },
  [`GET ${R}/commits/{ref}/check-runs`]: {
    run: (call) => {
      const { state, path, query } = call;
      const found = state.checks.filter((c) => c.head_sha === path[0] && (!query.has('check_name') || c.name === query.get('check_name')));
      const wrap = (check_runs: unknown[]) => ({ total_count: found.length, check_runs });
      return paged(
        found.map((c) => state.checkObject(c)),
        call,
        `/repos/${state.repo}/commits/${path[0]}/check-runs`,
        wrap,
      );
    },
  },
  [`GET ${R}/actions/runs/{run_id}`]: {
    run: ({ state, path }) => {
      const run = state.runs.find((r) => r.id === Number(path[0]));
      return run ? { status: 200, body: state.runObject(run) } : notFound;
    },
  },
  [`GET ${R}/actions/runs/{run_id}/artifacts`]: {
    run: (call) => {
      const { state, path, query } = call;
      const found = state.artifacts.filter((a) => a.run === Number(path[0]) && (!query.has('name') || a.name === query.get('name')));
      const wrap = (artifacts: unknown[]) => ({ total_count: found.length, artifacts });
      return paged(
        found.map((a) => state.artifactObject(a)),
        call,
        `/repos/${state.repo}/actions/runs/${path[0]}/artifacts`,
        wrap,
      );
    },
  },
  [`GET ${R}/actions/artifacts/{artifact_id}/{archive_format}`]: {
    run: ({ state, path, origin }) => {
      const found = state.artifacts.find((a) => a.id === Number(path[0]));
      if (!found) return notFound;
      if (found.expired) return { status: 410, body: { message: 'Artifact has expired' } };
      // The store is another host: a client must not send it the token.
      return { status: 302, headers: { location: `${origin.replace('127.0.0.1', 'localhost')}/store/${found.id}` } };
    },
  },
  [`POST ${R}/actions/runs/{run_id}/rerun`]: { needs: 'actions=write', run: (call) => rerun(call, false) },
  [`POST ${R}/actions/runs/{run_id}/rerun-failed-jobs`]: { needs: 'actions=write', run: (call) => rerun(call, true) },
};

/** A file on a branch, and the branch. */
function contents({ state, path, query }: Call): Answer {
  const file = path[0]!;
  const text = state.fileAt(query.get('ref') ?? 'main', file);
  if (text === undefined) return notFound;
  const url = `${API}/repos/${state.repo}/contents/${file}`;
  const bytes = Buffer.from(text);
  const links = { self: url, git: url, html: url };
  const name = file.split('/').at(-1)!;
  const body = {
    type: 'file',
    size: bytes.length,
    name,
    path: file,
    content: bytes.toString('base64'),
    encoding: 'base64',
    sha: 'f'.repeat(40),
  };
  return { status: 200, body: { ...body, url, git_url: url, html_url: url, download_url: url, _links: links } };
}

function branch({ state, path }: Call): Answer {
  const sha = state.tipOf(decodeURIComponent(path[0]!));
  if (sha === undefined) return notFound;
  const url = `${API}/repos/${state.repo}/branches/${path[0]}`;
  const tip = commit(state.repo, { sha, author: null, committer: null });
  const links = { html: url, self: url };
  return { status: 200, body: { name: path[0], commit: tip, _links: links, protected: false, protection: {}, protection_url: url } };
}

function rerun({ state, path }: Call, failedOnly: boolean): Answer {
  const run = state.runs.find((r) => r.id === Number(path[0]));
  if (!run) return notFound;
  state.reruns.push({ id: run.id, failedOnly });
  return { status: 201, body: {} };
}
