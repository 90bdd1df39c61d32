// A GitHub for tests: one repository with one pull request, real diffs from git, GitHub's limits and refusals. Every request and every
// answer is held against GitHub's own description; what does not fit is kept in `problems`.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { graphql } from './graphql.ts';
import { type Answer, ROUTES } from './routes.ts';
import { endpointOf, wrongAnswer, wrongRequest } from './schemas.ts';
import { type Seed, State, type Token } from './state.ts';

export interface Logged {
  method: string;
  path: string;
  body: unknown;
}

/** Looks at a request first: an answer replaces the real one, `reset` cuts the connection, `after` does that once the work is done. */
export type Fault = (request: Logged) => Answer | 'reset' | { after: Answer | 'reset' } | undefined;

export interface StandIn {
  url: string;
  graphqlUrl: string;
  state: State;
  log: Logged[];
  /** Requests and answers that do not fit GitHub's description. */
  problems: string[];
  faults: Fault[];
  /** Requests of a method, by the end of their path. */
  count(method: string, end: RegExp): number;
  close(): Promise<void>;
}

/** The token that Actions gives to a job. */
export const JOB_TOKEN = 'ghs_job';
const ALL = ['issues', 'pull_requests', 'checks', 'actions'];
export const TOKENS: Record<string, Token> = {
  [JOB_TOKEN]: { login: 'github-actions[bot]', installation: true, writes: ALL },
  ghs_contents: { login: 'github-actions[bot]', installation: true, writes: [...ALL, 'contents'] },
  ghs_fork: { login: 'github-actions[bot]', installation: true, writes: [] },
  ghs_app: { login: 'library-app[bot]', installation: true, writes: ALL },
  ghp_person: { login: 'grace', installation: false, writes: [...ALL, 'contents'] },
};

export interface StandInOptions extends Seed {
  tokens?: Record<string, Token>;
  faults?: Fault[];
  /** Path of the API, as on GitHub Enterprise Server. */
  prefix?: string;
}

export async function standIn(options: StandInOptions): Promise<StandIn> {
  const { tokens = TOKENS, faults = [], prefix = '' } = options;
  const state = new State(options);
  const log: Logged[] = [];
  const problems: string[] = [];
  const safely = (request: IncomingMessage, url: URL, body: unknown): Answer => {
    try {
      return answerTo(request, url, body);
    } catch (error) {
      problems.push(`the stand-in failed: ${(error as Error).stack}`);
      return { status: 400, body: { message: 'The stand-in failed' } };
    }
  };
  const answerTo = (request: IncomingMessage, url: URL, body: unknown): Answer => {
    const path = url.pathname.slice(prefix.length);
    if (url.pathname.startsWith('/store/')) {
      if (request.headers.authorization) problems.push('the token was sent to the store of artifacts');
      return { status: 200, body: state.artifacts.find((a) => a.id === Number(path.split('/').at(-1)))?.zip };
    }
    const token = tokens[(request.headers.authorization ?? '').replace(/^(?:token|bearer) /i, '')];
    if (!token)
      return { status: 401, body: { message: 'Bad credentials', documentation_url: 'https://docs.github.com/rest', status: '401' } };
    if (/\/graphql$/.test(url.pathname)) return { status: 200, body: graphql(state, token, body as { query: string }) };
    const method = request.method!;
    const endpoint = endpointOf(method, path);
    if (!endpoint) problems.push(`${method} ${path}: GitHub's description has it not, or openapi.json must be made anew`);
    const route = endpoint === undefined ? undefined : ROUTES[endpoint];
    const own = path.startsWith(`/repos/${state.repo}/`) || path === '/user';
    if (!endpoint || !route || !own)
      return { status: 404, body: { message: 'Not Found', documentation_url: 'https://docs.github.com/rest', status: '404' } };
    const wrong = wrongRequest(endpoint, url.searchParams, body);
    if (wrong) problems.push(wrong);
    const needed = route.needs?.split('; ').map((n) => n.split('=')[0]!) ?? [];
    const answer: Answer =
      needed.length && !needed.some((n) => token.writes.includes(n))
        ? {
            status: 403,
            body: { message: 'Resource not accessible by integration', documentation_url: 'https://docs.github.com/rest', status: '403' },
            headers: { 'x-accepted-github-permissions': route.needs! },
          }
        : route.run({
            state,
            token,
            path: valuesOf(endpoint, path),
            query: url.searchParams,
            body: (body ?? {}) as Record<string, unknown>,
            origin,
          });
    const amiss = wrongAnswer(endpoint, answer.status, answer.body);
    if (amiss) problems.push(amiss);
    return answer;
  };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const url = new URL(request.url!, origin);
      const text = Buffer.concat(parts).toString();
      const logged: Logged = { method: request.method!, path: url.pathname, body: text ? JSON.parse(text) : undefined };
      log.push(logged);
      const fault = faults.map((f) => f(logged)).find((f) => f !== undefined);
      const real = fault === undefined || (typeof fault === 'object' && 'after' in fault) ? safely(request, url, logged.body) : undefined;
      send(response, typeof fault === 'object' && 'after' in fault ? fault.after : (fault ?? real!));
    });
  });
  let origin = '';
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  server.unref();
  return {
    url: `${origin}${prefix}`,
    graphqlUrl: `${origin}${prefix === '' ? '' : '/api'}/graphql`,
    state,
    log,
    problems,
    faults,
    count: (method, end) => log.filter((l) => l.method === method && end.test(l.path)).length,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function valuesOf(endpoint: string, path: string): string[] {
  const names = endpoint.split(' ')[1]!.split('/');
  const values = path.split('/');
  // A path of a file may hold slashes, encoded or not.
  if (names.at(-1) === '{path}') return [decodeURIComponent(values.slice(names.length - 1).join('/'))];
  return names.flatMap((name, i) => (/^\{(?!owner\}|repo\})/.test(name) ? [values[i]!] : []));
}

function send(response: ServerResponse, answer: Answer | 'reset'): void {
  if (answer === 'reset') return void response.destroy();
  const { status, body, headers = {} } = answer;
  const limits = { 'x-ratelimit-limit': '5000', 'x-ratelimit-remaining': '4000', 'x-ratelimit-reset': '1893456000' };
  const binary = Buffer.isBuffer(body);
  response.writeHead(status, { 'content-type': binary ? 'application/zip' : 'application/json; charset=utf-8', ...limits, ...headers });
  response.end(binary ? body : body === undefined ? undefined : JSON.stringify(body));
}

/** Refuses writing for a while, as GitHub does to a client that writes too fast. */
export function secondaryLimit(times: number, retryAfter?: number): Fault {
  let left = times;
  return ({ method, path }) => {
    if (method === 'GET' || /graphql$/.test(path) || left-- <= 0) return undefined;
    const headers: Record<string, string> = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
    return {
      status: 403,
      headers,
      body: { message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.' },
    };
  };
}

/** Answers the first requests that fit with something else. */
export function first(times: number, method: string, end: RegExp, answer: Answer | 'reset' | { after: Answer | 'reset' }): Fault {
  let left = times;
  return (request) => (request.method === method && end.test(request.path) && left-- > 0 ? answer : undefined);
}
