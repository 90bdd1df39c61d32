import { publish } from '../../src/github/publish.ts';
import { onComment } from '../../src/github/rerun.ts';
import { digestOf } from '../support/github/make.ts';
import { clean, type Desk, desk } from '../support/github/pull.ts';
import { JOB_TOKEN } from '../support/github/server.ts';

const ACCEPT = `/mcp-tool-review accept ${digestOf('head').slice(0, 32)}`;

let d: Desk;
beforeEach(async () => {
  d = await desk();
  d.github.state.permissions.set('grace', 'write');
  d.github.state.runs.push({ id: 101, headSha: d.headSha });
  await publish(d.ask());
});
afterEach(async () => {
  expect(d.github.problems).toEqual([]);
  await d.close();
});

/** A comment, and the run that its event starts. */
const react = (
  login: string,
  body: string,
  { action = 'created', issue = { number: 7, pull_request: {} } as object, edited = false } = {},
) => {
  const comment = d.github.state.say(login, body, edited);
  return onComment({
    token: JOB_TOKEN,
    apiUrl: d.github.url,
    graphqlUrl: d.github.graphqlUrl,
    repo: { owner: 'acme', repo: 'library' },
    event: { action, issue, comment: { id: comment.id, body: comment.body } },
  });
};
const reruns = () => d.github.state.reruns;

test('an acceptance has the failed jobs run again', async () => {
  expect((await react('grace', ACCEPT)).outcome).toBe('rerun');
  expect(reruns()).toEqual([{ id: 101, failedOnly: true }]);
});

test('a rejection has a run that passed run again', async () => {
  d.github.state.runs[0]!.conclusion = 'success';
  expect((await react('grace', '/mcp-tool-review reject')).outcome).toBe('rerun');
  expect(reruns()).toEqual([{ id: 101, failedOnly: false }]);
});

test.each([
  ['who may not accept', 'ada', ACCEPT],
  ['whose command is wrong', 'grace', `/mcp-tool-review accept ${'0'.repeat(32)}`],
  ['who asks for help', 'mallory', '/mcp-tool-review help'],
])('someone %s gets an answer and no run', async (_, login, body) => {
  const before = d.github.state.comments.length;
  expect((await react(login, body)).outcome).toBe('answered');
  expect([d.github.state.comments.length, reruns()]).toEqual([before + 2, []]);
});

test.each([
  ['of an older head', { headSha: 'a'.repeat(40) }],
  ['that is not finished', { status: 'in_progress', conclusion: null }],
  ['that passed', { conclusion: 'success' }],
])('a run %s is not started again by an acceptance', async (_, run) => {
  Object.assign(d.github.state.runs[0]!, run);
  const { outcome, notices } = await react('grace', ACCEPT);
  expect([outcome, reruns(), notices.length]).toEqual(['nothing', [], 1]);
});

test.each([
  ['on an issue', 'grace', ACCEPT, { issue: { number: 7 } }],
  ['that is deleted', 'grace', ACCEPT, { action: 'deleted' }],
  ['that does not speak to us', 'grace', 'Well done.', {}],
  ['of a bot', 'helper[bot]', ACCEPT, {}],
])('a comment %s is passed over', async (_, login, body, how) => {
  const before = d.github.state.comments.length;
  expect((await react(login, body, how)).outcome).toBe('ignored');
  expect([d.github.state.comments.length, reruns()]).toEqual([before + 1, []]);
});

test.each([null, 7, {}, { action: 'created', issue: { number: '7', pull_request: {} }, comment: { id: 1 } }])(
  'an event like %j is passed over',
  async (event) => {
    const { url, graphqlUrl } = d.github;
    expect((await onComment({ token: JOB_TOKEN, apiUrl: url, graphqlUrl, repo: { owner: 'acme', repo: 'library' }, event })).outcome).toBe(
      'ignored',
    );
  },
);

test('each server whose state was accepted is run again, others are not', async () => {
  d.github.state.runs.push({ id: 102, headSha: d.headSha });
  await publish(d.ask({ key: 'shop', runId: 102, review: { ...clean(), verdict: 'error' } }));
  await react('grace', ACCEPT);
  expect(reruns().map((r) => r.id)).toEqual([101]);
});

test('a token that may not start runs is told so', async () => {
  d.github.faults.push(({ path }) =>
    /rerun/.test(path)
      ? {
          status: 403,
          body: { message: 'Resource not accessible by integration' },
          headers: { 'x-accepted-github-permissions': 'actions=write' },
        }
      : undefined,
  );
  const { outcome, notices } = await react('grace', ACCEPT);
  expect(outcome).toBe('nothing');
  expect(notices[0]).toContain('actions=write');
});
