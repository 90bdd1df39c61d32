import type { getOctokit } from '@actions/github';

export type Octokit = ReturnType<typeof getOctokit>;

/** Where GitHub is and how to speak to it. On GitHub Enterprise Server all three differ from github.com. */
export interface Access {
  token: string;
  /** `GITHUB_API_URL`, without a slash at the end. */
  apiUrl: string;
  /** `GITHUB_GRAPHQL_URL`. */
  graphqlUrl: string;
  /** Milliseconds for everything asked through this client, waits included. */
  budget?: number;
}

/** A connection that tries again where that makes sense, and ends in bounded time. */
export interface Client {
  rest: Octokit['rest'];
  /** A REST call by route, for an answer that is no JSON. */
  request: Octokit['request'];
  /** All pages of a list, up to `limit` items. */
  all<T>(route: unknown, parameters: object, limit: number): Promise<T[]>;
  /** The `data` of a GraphQL query; errors in the answer are thrown. Only for queries and changes that may be repeated. */
  graphql<T>(query: string, variables: Record<string, unknown>): Promise<T>;
  /** Kind of token, which decides who is the author of what it writes. */
  tokenKind: 'installation' | 'user';
}

const BUDGET = 60_000;
const REQUEST_TIMEOUT = 20_000;
/** Pauses before a request is tried again: a server in trouble, or a secondary limit that gives no time. */
const PAUSES = [500, 1500, 3000];
const LIMIT_PAUSES = [10_000, 20_000];
const PER_PAGE = 100;
/** Milliseconds for which an address that nobody answered at is tried once and not waited for. */
const FORGET = 60_000;
const silentSince = new Map<string, number>();

interface Failure {
  status?: number;
  message?: string;
  response?: { headers?: Record<string, string | number | undefined>; data?: unknown };
  cause?: unknown;
}

export async function connect(access: Access): Promise<Client> {
  const { getOctokit } = await import('@actions/github');
  const silent = (): void => {};
  const octokit = getOctokit(access.token, {
    baseUrl: access.apiUrl,
    userAgent: 'mcp-tool-review',
    log: { debug: silent, info: silent, warn: silent, error: silent },
  });
  const end = Date.now() + (access.budget ?? BUDGET);
  let down: unknown;
  octokit.hook.wrap('request', async (request, options) => {
    for (let attempt = 0; ; attempt++) {
      const left = end - Date.now();
      if (down !== undefined) throw down;
      if (left <= 0) throw Object.assign(new Error('the time for GitHub is used up'), { status: 500 });
      options.request = { ...options.request, signal: AbortSignal.timeout(Math.min(REQUEST_TIMEOUT, left)) };
      try {
        return await request(options);
      } catch (error) {
        const failure = error as Failure;
        const given = neverSent(error) && Date.now() - (silentSince.get(access.apiUrl) ?? Number.NEGATIVE_INFINITY) < FORGET;
        const pause = given ? null : pauseBefore(failure, attempt, repeatable(options));
        if (pause === null || Date.now() + pause >= end) {
          // Nobody there: whatever is asked next need not find that out again.
          if (!answered(failure) && (given || attempt >= PAUSES.length)) down = error;
          if (down !== undefined && neverSent(error)) silentSince.set(access.apiUrl, Date.now());
          throw error;
        }
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  });
  return {
    rest: octokit.rest,
    request: octokit.request,
    async all<T>(route: unknown, parameters: object, limit: number): Promise<T[]> {
      const items: T[] = [];
      const pages = octokit.paginate.iterator(route as never, { per_page: PER_PAGE, ...parameters } as never);
      for await (const { data } of pages as AsyncIterable<{ data: T[] }>) {
        items.push(...data);
        if (items.length >= limit) break;
      }
      return items;
    },
    async graphql<T>(query: string, variables: Record<string, unknown>): Promise<T> {
      const { data } = await octokit.request({ method: 'POST', url: access.graphqlUrl, baseUrl: '', query, variables } as never);
      const answer = data as { data?: T; errors?: { type?: string; message?: string }[] };
      if (answer.errors?.length || !answer.data) {
        const first = answer.errors?.[0];
        throw Object.assign(new Error(first?.message ?? 'an answer without data'), {
          status: first?.type === 'FORBIDDEN' ? 403 : first?.type === 'NOT_FOUND' ? 404 : 422,
        });
      }
      return answer.data;
    },
    tokenKind: access.token.startsWith('ghs_') ? 'installation' : 'user',
  };
}

const answered = (error: Failure): boolean => error.response !== undefined;
/** A POST may have been carried out although its answer was lost; its caller looks first and decides. Our GraphQL may be repeated. */
const repeatable = (options: { method: string; url: string }): boolean => options.method !== 'POST' || /\/graphql$/.test(options.url);

/** Milliseconds to wait before the same request is sent again, or null when that would not help. */
function pauseBefore(error: Failure, attempt: number, repeatable: boolean): number | null {
  if (limited(error)) {
    const header = (name: string): number => Number(error.response?.headers?.[name] ?? Number.NaN);
    const after = header('retry-after');
    if (Number.isFinite(after)) return attempt < 5 ? Math.max(0, after) * 1000 + 250 : null;
    if (header('x-ratelimit-remaining') === 0)
      return attempt < 2 ? Math.max(0, header('x-ratelimit-reset') * 1000 - Date.now()) + 1000 : null;
    return LIMIT_PAUSES[attempt] ?? null;
  }
  if (!answered(error)) return repeatable || neverSent(error) ? (PAUSES[attempt] ?? null) : null;
  return (error.status ?? 0) >= 500 && repeatable ? (PAUSES[attempt] ?? null) : null;
}

/** Primary and secondary rate limits come as 429 and as 403; nothing was done for the request then. */
export function limited(error: Failure): boolean {
  if (error.status === 429) return true;
  if (error.status !== 403) return false;
  const headers = error.response?.headers ?? {};
  return (
    headers['retry-after'] !== undefined ||
    headers['x-ratelimit-remaining'] === '0' ||
    /secondary rate limit|abuse detection/i.test(error.message ?? '')
  );
}

function neverSent(error: unknown): boolean {
  let cause: unknown = error;
  for (let depth = 0; depth < 5 && cause instanceof Error; depth++) {
    if (/ECONNREFUSED|ENOTFOUND|EAI_AGAIN/.test((cause as { code?: string }).code ?? '')) return true;
    // fetch itself refuses some ports.
    if (cause.message === 'bad port') return true;
    cause = cause.cause;
  }
  return false;
}

/** Whether the answer to a request was lost, so that it may or may not have been carried out. */
export const uncertain = (error: unknown): boolean => {
  const { status = 500 } = error as Failure;
  return !answered(error as Failure) || status >= 500;
};

/** The status of an answer; undefined when there was none. */
export const statusOf = (error: unknown): number | undefined =>
  answered(error as Failure) || (error as Failure).status !== 500 ? (error as Failure).status : undefined;

/** Why GitHub refused, in words that say what to do. Starts in lower case, ends without a full stop. */
export function reasonOf(error: unknown): string {
  const failure = error as Failure;
  if (failure.status === undefined) return `something went wrong inside mcp-tool-review (${plain(failure.message)}); please report it`;
  const status = statusOf(error);
  const wants = String(failure.response?.headers?.['x-accepted-github-permissions'] ?? '')
    .replace(/[^a-z_=,; ]/g, '')
    .slice(0, 100);
  if (limited(failure)) return 'GitHub asks to slow down (rate limit) for longer than this run may wait; re-run the job later';
  switch (status) {
    case undefined:
      return `GitHub could not be reached at its API address, or did not answer in time; check the network of the runner and githubstatus.com`;
    case 401:
      return 'the token is not valid or has expired (401); check the input token';
    case 403:
      return `the token may not do this (403${wants ? `; it needs ${wants}` : ''}); give the job the permission, or for pull requests of forks and Dependabot use the two-workflow form`;
    case 404:
      return 'GitHub answered 404; the token may not see this repository, or this server does not have the feature';
    case 410:
      return 'it is switched off in this repository (410)';
    case 422:
      return `GitHub did not accept what was sent (422: ${plain(failure.message)})`;
    default:
      return `GitHub answered ${status ?? 'nothing'} (${plain(failure.message)})`;
  }
}

const plain = (text: string | undefined): string => (text ?? '').replace(/[^\x20-\x7e]+/g, ' ').slice(0, 200);
