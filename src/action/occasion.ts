import { readFileSync } from 'node:fs';
import { UserError } from '../model/error.ts';
import { at, type Json } from '../model/json.ts';
import type { Request } from '../source/pair.ts';

/** A pull request as the event tells it. */
export interface Pull {
  number: number;
  headSha: string;
  baseSha: string;
  /** Name of the base branch. */
  baseRef: string;
}

/** What called us: the event, reduced to what a review needs. Names in it are foreign text. */
export interface Occasion {
  event: string;
  repo: { owner: string; repo: string };
  /** The run that takes the facts, or took them. */
  run: { id: string; attempt: number; url: string };
  /** `<workflow>/<job>`. */
  job: string;
  apiUrl: string;
  graphqlUrl: string;
  serverUrl: string;
  defaultBranch: string;
  /** Login of whoever caused the event. */
  sender: string | null;
  /** Null where the event says nothing of two states. */
  compare: Request | null;
  pull: Pull | null;
  /** The pull request that a merge group is made of. */
  queued: number | null;
  /** The run whose facts are reported. */
  reported: ReportedRun | null;
  /** Why nothing may be built for this event; null where it may. */
  refusal: string | null;
  /** The event as it came. */
  payload: Json;
}

export interface ReportedRun {
  event: string;
  headSha: string;
  headBranch: string;
  /** Owner of the repository the head comes from. */
  headOwner: string;
  /** Name and file of its workflow; empty where the event does not say. */
  workflow: string;
  path: string;
}

const REFUSED: Record<string, string> = {
  pull_request_target:
    'Nothing is built under pull_request_target: it would run code of the pull request with the secrets and the writing token of the base. Use pull_request, and for forks the two-workflow form in examples/workflows.',
  workflow_run:
    'Nothing is built under workflow_run: it would run code of the pull request with a writing token. Build in pull_request with mode: check, and report here with mode: report.',
};

/** Reads the runner's variables and its event file. */
export function readOccasion(env: NodeJS.ProcessEnv): Occasion {
  const event = env.GITHUB_EVENT_NAME ?? '';
  const payload = readPayload(env.GITHUB_EVENT_PATH);
  const text = (pointer: string): string => {
    const value = at(payload, pointer);
    return typeof value === 'string' ? value : '';
  };
  const [owner = '', repo = ''] = (env.GITHUB_REPOSITORY ?? '').split('/');
  const serverUrl = env.GITHUB_SERVER_URL ?? 'https://github.com';
  const apiUrl = (env.GITHUB_API_URL ?? 'https://api.github.com').replace(/\/+$/, '');
  const defaultBranch = text('/repository/default_branch') || 'main';
  const pull = readPull(payload, text);
  return {
    event,
    repo: { owner, repo },
    run: runOf(event, payload, env, `${serverUrl}/${owner}/${repo}/actions/runs`),
    job: `${env.GITHUB_WORKFLOW ?? 'workflow'}/${env.GITHUB_JOB ?? 'job'}`,
    apiUrl,
    graphqlUrl: env.GITHUB_GRAPHQL_URL ?? `${apiUrl}/graphql`,
    serverUrl,
    defaultBranch,
    sender: text('/sender/login') || null,
    compare: comparison(event, pull, text, env.GITHUB_REF ?? '', defaultBranch),
    pull: event === 'pull_request' || event === 'pull_request_target' ? pull : null,
    queued: event === 'merge_group' ? queuedPull(text('/merge_group/head_ref')) : null,
    reported:
      event === 'workflow_run'
        ? {
            event: text('/workflow_run/event'),
            headSha: text('/workflow_run/head_sha'),
            headBranch: text('/workflow_run/head_branch'),
            headOwner: text('/workflow_run/head_repository/owner/login'),
            workflow: text('/workflow_run/name'),
            path: text('/workflow_run/path').replace(/@.*$/, ''),
          }
        : null,
    refusal: REFUSED[event] ?? null,
    payload,
  };
}

/** What a `workflow_run` reports was found by the run that ended: by that one it is older or newer than another report. */
function runOf(event: string, payload: Json, env: NodeJS.ProcessEnv, runs: string): Occasion['run'] {
  const [id, attempt] = ['id', 'run_attempt'].map((key) => at(payload, `/workflow_run/${key}`));
  if (event === 'workflow_run' && typeof id === 'number') {
    return { id: String(id), attempt: typeof attempt === 'number' ? attempt : 1, url: `${runs}/${id}` };
  }
  const own = env.GITHUB_RUN_ID ?? '0';
  return { id: own, attempt: Number(env.GITHUB_RUN_ATTEMPT ?? 1), url: `${runs}/${own}` };
}

function comparison(
  event: string,
  pull: Pull | null,
  text: (pointer: string) => string,
  ref: string,
  defaultBranch: string,
): Request | null {
  const branch = ref.startsWith('refs/heads/') ? ref.slice('refs/heads/'.length) : null;
  switch (event) {
    case 'pull_request':
      return pull && { kind: 'pull-request', baseSha: pull.baseSha, baseRef: pull.baseRef, headSha: pull.headSha };
    case 'merge_group':
      return { kind: 'merge-group', baseSha: text('/merge_group/base_sha'), headSha: text('/merge_group/head_sha') };
    case 'push':
      return { kind: 'push', before: text('/before'), branch, defaultBranch };
    case 'pull_request_target':
    case 'workflow_run':
      return null;
    default:
      return { kind: 'branch', branch, defaultBranch };
  }
}

function readPull(payload: Json, text: (pointer: string) => string): Pull | null {
  const number = at(payload, '/pull_request/number');
  if (typeof number !== 'number') return null;
  return {
    number,
    headSha: text('/pull_request/head/sha'),
    baseSha: text('/pull_request/base/sha'),
    baseRef: text('/pull_request/base/ref'),
  };
}

/** `refs/heads/gh-readonly-queue/main/pr-7-<sha>`: a group of several names the last one. */
const queuedPull = (ref: string): number | null => {
  const found = /\/pr-(\d{1,10})-[0-9a-f]{7,64}$/.exec(ref);
  return found ? Number(found[1]) : null;
};

function readPayload(file: string | undefined): Json {
  if (!file) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Json;
  } catch (error) {
    throw new UserError(`The event cannot be read from ${file}: ${(error as Error).message}.`);
  }
}
