// Whole objects as GitHub's API gives them: the description requires most of these fields.
import { createHash } from 'node:crypto';

export const API = 'https://api.github.test';
export const WEB = 'https://github.test';

/** Ids of the accounts that GitHub gives to its own apps are known; others are made from the login. */
const idOf = (login: string): number =>
  login === 'github-actions[bot]'
    ? 41898282
    : 1000 + (Number.parseInt(createHash('sha1').update(login).digest('hex').slice(0, 6), 16) % 1e6);

export function user(login: string) {
  const url = `${API}/users/${encodeURIComponent(login)}`;
  const bot = login.endsWith('[bot]');
  return {
    login,
    id: idOf(login),
    node_id: `U_${idOf(login)}`,
    avatar_url: `${WEB}/avatars/${idOf(login)}`,
    gravatar_id: '',
    url,
    html_url: `${WEB}/${bot ? 'apps/' : ''}${login.replace('[bot]', '')}`,
    followers_url: `${url}/followers`,
    following_url: `${url}/following{/other_user}`,
    gists_url: `${url}/gists{/gist_id}`,
    starred_url: `${url}/starred{/owner}{/repo}`,
    subscriptions_url: `${url}/subscriptions`,
    organizations_url: `${url}/orgs`,
    repos_url: `${url}/repos`,
    events_url: `${url}/events{/privacy}`,
    received_events_url: `${url}/received_events`,
    type: bot ? 'Bot' : 'User',
    site_admin: false,
  };
}

const URLS = (
  'archive assignees blobs branches collaborators comments commits compare contents contributors deployments downloads events forks ' +
  'git_commits git_refs git_tags hooks issue_comment issue_events issues keys labels languages merges milestones notifications pulls ' +
  'releases stargazers statuses subscribers subscription tags teams trees clone git mirror ssh svn'
).split(' ');

export function repository(fullName: string, fork = false) {
  const [owner, name] = fullName.split('/') as [string, string];
  const url = `${API}/repos/${fullName}`;
  return {
    id: idOf(fullName),
    node_id: `R_${idOf(fullName)}`,
    name,
    full_name: fullName,
    owner: user(owner),
    private: false,
    html_url: `${WEB}/${fullName}`,
    description: null,
    fork,
    url,
    ...Object.fromEntries(URLS.map((u) => [`${u}_url`, `${url}/${u}`])),
    homepage: null,
    language: null,
    license: null,
    default_branch: 'main',
    forks: 0,
    forks_count: 0,
    stargazers_count: 0,
    watchers: 0,
    watchers_count: 0,
    size: 1,
    open_issues: 1,
    open_issues_count: 1,
    has_issues: true,
    has_projects: false,
    has_downloads: true,
    has_wiki: false,
    has_pages: false,
    has_discussions: false,
    archived: false,
    disabled: false,
    pushed_at: '2026-01-01T00:00:00Z',
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
  };
}

export interface PullSeed {
  number: number;
  author: string;
  baseRef: string;
  baseSha: string;
  headRef: string;
  headSha: string;
  /** Full name of the repository the head comes from. */
  headRepo: string;
  state: 'open' | 'closed';
}

export function pullSimple(repo: string, seed: PullSeed) {
  const url = `${API}/repos/${repo}/pulls/${seed.number}`;
  const issue = `${API}/repos/${repo}/issues/${seed.number}`;
  const html = `${WEB}/${repo}/pull/${seed.number}`;
  const branch = (ref: string, sha: string, fullName: string) => ({
    label: `${fullName.split('/')[0]}:${ref}`,
    ref,
    sha,
    user: user(fullName.split('/')[0]!),
    repo: repository(fullName, fullName !== repo),
  });
  return {
    url,
    id: 5000 + seed.number,
    node_id: `PR_${seed.number}`,
    html_url: html,
    diff_url: `${html}.diff`,
    patch_url: `${html}.patch`,
    issue_url: issue,
    commits_url: `${url}/commits`,
    review_comments_url: `${url}/comments`,
    review_comment_url: `${url}/comments{/number}`,
    comments_url: `${issue}/comments`,
    statuses_url: `${API}/repos/${repo}/statuses/${seed.headSha}`,
    number: seed.number,
    state: seed.state,
    locked: false,
    title: 'A change',
    user: user(seed.author),
    body: null,
    labels: [],
    milestone: null,
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    closed_at: null,
    merged_at: null,
    merge_commit_sha: null,
    assignee: null,
    head: branch(seed.headRef, seed.headSha, seed.headRepo),
    base: branch(seed.baseRef, seed.baseSha, repo),
    _links: Object.fromEntries(
      ['self', 'html', 'issue', 'comments', 'review_comments', 'review_comment', 'commits', 'statuses'].map((l) => [
        l,
        { href: `${url}/${l}` },
      ]),
    ),
    author_association: 'CONTRIBUTOR',
    auto_merge: null,
    draft: false,
  };
}

export const pull = (repo: string, seed: PullSeed, commits: number, files: number) => ({
  ...pullSimple(repo, seed),
  merged: false,
  mergeable: true,
  mergeable_state: 'clean',
  merged_by: null,
  comments: 0,
  review_comments: 0,
  maintainer_can_modify: false,
  commits,
  additions: 1,
  deletions: 1,
  changed_files: files,
});

export function issueComment(repo: string, number: number, given: { id: number; body: string; login: string; at: string }) {
  const url = `${API}/repos/${repo}/issues/comments/${given.id}`;
  return {
    id: given.id,
    node_id: `IC_${given.id}`,
    url,
    html_url: `${WEB}/${repo}/pull/${number}#issuecomment-${given.id}`,
    issue_url: `${API}/repos/${repo}/issues/${number}`,
    body: given.body,
    user: user(given.login),
    created_at: given.at,
    updated_at: given.at,
    author_association: 'NONE',
    performed_via_github_app: null as null | object,
  };
}

const person = (name: string) => ({ name, email: `${name}@example.test`, date: '2026-01-01T00:00:00Z' });

export function commit(repo: string, { sha, author, committer }: { sha: string; author: string | null; committer: string | null }) {
  const url = `${API}/repos/${repo}/commits/${sha}`;
  return {
    sha,
    node_id: `C_${sha}`,
    url,
    html_url: `${WEB}/${repo}/commit/${sha}`,
    comments_url: `${url}/comments`,
    commit: {
      url,
      author: person(author ?? 'unknown'),
      committer: person(committer ?? 'unknown'),
      message: 'A change',
      tree: { sha, url },
      comment_count: 0,
      verification: { verified: false, reason: 'unsigned', payload: null, signature: null, verified_at: null },
    },
    author: author === null ? null : user(author),
    committer: committer === null ? null : user(committer),
    parents: [],
  };
}

export interface RunSeed {
  id: number;
  headSha: string;
  headBranch?: string;
  headRepo?: string;
  event?: string;
  path?: string;
  status?: string;
  conclusion?: string | null;
  attempt?: number;
}

export function workflowRun(repo: string, seed: RunSeed) {
  const url = `${API}/repos/${repo}/actions/runs/${seed.id}`;
  const minimal = (fullName: string) => {
    const {
      id,
      node_id,
      name,
      full_name,
      owner,
      private: isPrivate,
      html_url,
      description,
      fork,
      url: self,
    } = repository(fullName, fullName !== repo);
    const urls = Object.fromEntries(URLS.map((u) => [`${u}_url`, `${self}/${u}`]));
    return { id, node_id, name, full_name, owner, private: isPrivate, html_url, description, fork, url: self, ...urls };
  };
  return {
    id: seed.id,
    name: 'tool review',
    node_id: `WFR_${seed.id}`,
    head_branch: seed.headBranch ?? 'feature',
    head_sha: seed.headSha,
    path: seed.path ?? '.github/workflows/tool-review.yml',
    run_number: 1,
    run_attempt: seed.attempt ?? 1,
    event: seed.event ?? 'pull_request',
    display_title: 'A change',
    status: seed.status ?? 'completed',
    conclusion: seed.conclusion === undefined ? 'failure' : seed.conclusion,
    workflow_id: 1,
    url,
    html_url: `${WEB}/${repo}/actions/runs/${seed.id}`,
    // Empty for forks, and never to be relied on.
    pull_requests: [],
    created_at: '2026-01-01T00:00:00Z',
    updated_at: '2026-01-01T00:00:00Z',
    run_started_at: '2026-01-01T00:00:00Z',
    jobs_url: `${url}/jobs`,
    logs_url: `${url}/logs`,
    check_suite_url: `${url}/suite`,
    artifacts_url: `${url}/artifacts`,
    cancel_url: `${url}/cancel`,
    rerun_url: `${url}/rerun`,
    workflow_url: `${url}/workflow`,
    head_commit: {
      id: seed.headSha,
      tree_id: seed.headSha,
      message: 'A change',
      timestamp: '2026-01-01T00:00:00Z',
      author: null,
      committer: null,
    },
    repository: minimal(repo),
    head_repository: minimal(seed.headRepo ?? repo),
  };
}
