import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { publish } from '../../src/github/publish.ts';
import { type Desk, desk, risky } from '../support/github/pull.ts';
import { type Fault, first, secondaryLimit } from '../support/github/server.ts';

let d: Desk;
beforeEach(async () => {
  d = await desk();
});
afterEach(() => d.close());

const go = (given: Parameters<Desk['ask']>[0] = {}) => publish(d.ask({ reviewOn: true, ...given }));
const fault = (...faults: Fault[]): void => void d.github.faults.push(...faults);
const comments = () => d.github.state.comments.length;
const COMMENT = /issues\/7\/comments$/;
const answer = (status: number, headers: Record<string, string> = {}) => ({ status, headers, body: { message: `trouble ${status}` } });

describe('what passes is waited for', () => {
  test.each([
    ['a server in trouble', () => first(2, 'GET', /.*/, answer(502))],
    ['a connection that is cut', () => first(2, 'GET', /.*/, 'reset')],
    ['a rate limit with a time', () => first(1, 'GET', COMMENT, answer(429, { 'retry-after': '1' }))],
    ['a secondary limit with a time', () => secondaryLimit(1, 1)],
    [
      'a primary limit that ends soon',
      () =>
        first(1, 'GET', COMMENT, answer(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(Math.ceil(Date.now() / 1000)) })),
    ],
  ])('%s', async (_, make) => {
    fault(make());
    const { comment, notices } = await go();
    expect([comment, notices, comments()]).toEqual(['created', [], 1]);
  });

  test.each([
    ['before', answer(503), 1],
    ['after', { after: answer(503) }, 1],
    ['after', { after: 'reset' as const }, 1],
  ])('a comment whose answer was lost %s it was made is there once', async (_, what, expected) => {
    fault(first(1, 'POST', COMMENT, what));
    await go({ reviewOn: false });
    expect(comments()).toBe(expected);
  });
});

describe('what does not pass is one notice, and no error', () => {
  test.each([
    [401, 'the token is not valid'],
    [403, 'may not do this'],
    [404, '404'],
    [410, 'switched off'],
    [409, '409'],
    [422, '422'],
  ])('%i on everything', async (status, words) => {
    fault(() => answer(status));
    const { comment, notices } = await go();
    expect(comment).toBe('denied');
    expect(notices.length).toBeLessThanOrEqual(2);
    expect(notices[0]).toContain(words);
    expect(notices[0]).toMatch(/^[A-Z].*\.$/);
  });

  test('a token that may only read is told what it lacks, once', async () => {
    const { comment, notices } = await go({ token: 'ghs_fork', requestChanges: true });
    expect([comment, notices.length, comments()]).toEqual(['denied', 1, 0]);
    expect(notices[0]).toContain('pull_requests=write');
    expect(d.github.count('POST', /issues|pulls/)).toBe(1);
  });

  test('nobody there', async () => {
    const began = Date.now();
    const { comment, notices } = await go({ apiUrl: 'http://127.0.0.1:9', graphqlUrl: 'http://127.0.0.1:9/graphql', checkRun: true });
    expect([comment, notices.length]).toEqual(['denied', 2]);
    expect(Date.now() - began).toBeLessThan(30_000);
  });

  test('a limit that lasts longer than we may wait', async () => {
    fault(secondaryLimit(99, 3600));
    const began = Date.now();
    const { notices } = await go();
    expect(notices[0]).toContain('rate limit');
    expect(Date.now() - began).toBeLessThan(10_000);
  });

  test('an answer that never comes', async () => {
    const began = Date.now();
    const silent = createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const { comment } = await go({ apiUrl: url, graphqlUrl: `${url}/graphql`, budget: 1500 });
    expect(comment).toBe('denied');
    expect(Date.now() - began).toBeLessThan(10_000);
    silent.close();
    silent.closeAllConnections();
  });

  test('an answer that is no JSON, or not what was asked for', async () => {
    fault(({ path }) => (path.endsWith('/graphql') ? { status: 200, body: { data: null } } : undefined));
    fault(first(99, 'GET', /pulls\/7\/files$/, { status: 200, body: '<html>' as unknown as object }));
    const { comment } = await go();
    expect(comment).toBe('created');
  });

  test('a server without GraphQL', async () => {
    fault(({ path }) => (path.endsWith('/graphql') ? answer(404) : undefined));
    await go();
    await go({ runId: 102, review: { ...risky(), servers: [{ ...risky().servers[0]!, findings: [] }], verdict: 'pass' } });
    expect([comments(), d.github.problems]).toEqual([1, []]);
  });
});

describe('a check run', () => {
  test('holds all annotations that have a place, fifty a request, one after the other', async () => {
    const review = risky();
    const [server] = review.servers;
    server!.findings = Array.from({ length: 130 }, (_, i) => ({
      ...server!.findings[0]!,
      fingerprint: i.toString(16).padStart(32, '0'),
      location: { file: 'tools.json', line: i + 1 },
    }));
    server!.findings.push({ ...server!.findings[0]!, location: null, message: 'x'.repeat(70_000), fingerprint: 'f'.repeat(32) });
    await publish(d.ask({ comment: 'never', checkRun: true, review }));
    const sent = d.github.log
      .filter((l) => /check-runs/.test(l.path))
      .map((l) => (l.body as { output: { annotations: object[] } }).output.annotations.length);
    expect([sent, d.github.problems]).toEqual([[50, 50, 30], []]);
    expect(d.github.state.checks).toHaveLength(1);
    expect(d.github.state.checks[0]).toMatchObject({ conclusion: 'failure', head_sha: d.headSha, name: 'mcp-tool-review (library)' });
  });

  test('is written where there is no pull request', async () => {
    await publish(d.ask({ pull: null, checkRun: true }));
    expect([d.github.state.checks.length, comments()]).toEqual([1, 0]);
  });

  test('is not made twice when an answer was lost', async () => {
    fault(first(1, 'POST', /check-runs$/, { after: answer(502) }));
    await publish(d.ask({ comment: 'never', checkRun: true }));
    expect([d.github.state.checks.length, d.github.problems]).toEqual([1, []]);
  });
});
