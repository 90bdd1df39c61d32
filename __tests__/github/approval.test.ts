import { type ApprovalRequest, acceptances } from '../../src/github/approval.ts';
import { publish } from '../../src/github/publish.ts';
import { digestOf } from '../support/github/make.ts';
import { type Desk, desk, risky, secrecy } from '../support/github/pull.ts';
import { first, JOB_TOKEN } from '../support/github/server.ts';
import { user } from '../support/github/shapes.ts';

const STATE = digestOf('head');
const D32 = STATE.slice(0, 32);
const ACCEPT = `/mcp-tool-review accept ${D32}`;

/** An app that comments in the name of a person. */
const APP = {
  ...{ id: 1, node_id: 'A', name: 'helper', description: null, external_url: 'https://helper.test', html_url: 'https://helper.test' },
  ...{ owner: user('grace'), created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z', permissions: {}, events: [] },
};

let d: Desk;
beforeEach(async () => {
  d = await desk();
  d.github.state.permissions.set('grace', 'write').set('ada', 'write').set('root', 'admin').set('mallory', 'read');
});
afterEach(async () => {
  expect(d.github.problems).toEqual([]);
  await d.close();
});

const read = (given: Partial<ApprovalRequest> = {}) =>
  acceptances({
    token: JOB_TOKEN,
    apiUrl: d.github.url,
    graphqlUrl: d.github.graphqlUrl,
    repo: { owner: 'acme', repo: 'library' },
    pull: 7,
    digests: [STATE],
    sender: 'ada',
    ...given,
  });
const who = async (given?: Partial<ApprovalRequest>): Promise<string[]> => (await read(given)).accepted.map((a) => a.who);
const why = async (given?: Partial<ApprovalRequest>): Promise<string[]> => (await read(given)).refused.map((r) => r.why);
const say = (login: string, body: string, edited = false) => d.github.state.say(login, body, edited);

describe('an acceptance', () => {
  test('by someone with write access counts, with who, when and why', async () => {
    const { created_at } = say('grace', `${ACCEPT} the fine is told at the desk`);
    expect((await read()).accepted).toEqual([{ digest: D32, who: 'grace', when: created_at, reason: 'the fine is told at the desk' }]);
  });

  test.each([
    ['without write access', 'mallory', 'permission'],
    ['by the author', 'ada', 'author'],
  ])('%s does not count', async (_, login, reason) => {
    say(login, ACCEPT);
    expect([await who(), await why()]).toEqual([[], [reason]]);
  });

  test('by anyone who had a part in its commits does not count', async () => {
    d.github.state.people.set(d.headSha, { author: 'Grace', committer: 'root' });
    say('grace', ACCEPT);
    say('root', ACCEPT);
    expect([await who(), await why()]).toEqual([[], ['pushed', 'pushed']]);
  });

  test('of commits that belong to no account is told: their author could be anyone', async () => {
    d.github.state.people.set(d.headSha, { author: null, committer: null });
    say('grace', ACCEPT);
    expect((await read()).notices).toEqual([expect.stringMatching(/no GitHub account/)]);
    d.github.state.people.set(d.headSha, { author: 'ada', committer: 'ada' });
    expect((await read()).notices).toEqual([]);
  });

  test('by the sender of the event does not count', async () => {
    say('grace', ACCEPT);
    expect(await who({ sender: 'GRACE' })).toEqual([]);
  });

  test('by a bot, or by an app in the name of a person, does not count and gets no answer', async () => {
    d.github.state.permissions.set('helper[bot]', 'admin');
    say('helper[bot]', ACCEPT);
    say('grace', ACCEPT).performed_via_github_app = APP;
    expect(await read()).toEqual({ accepted: [], refused: [], notices: [] });
  });

  test('in a comment that was edited does not count', async () => {
    say('grace', ACCEPT, true);
    expect([await who(), await why()]).toEqual([[], ['edited']]);
  });

  test('of another state does not count', async () => {
    say('grace', `/mcp-tool-review accept ${digestOf('another').slice(0, 32)}`);
    expect([await who(), await why()]).toEqual([[], ['digest']]);
  });

  test('that is quoted, short or not on the first line does not count', async () => {
    for (const body of [`> ${ACCEPT}`, `I say:\n${ACCEPT}`, ACCEPT.slice(0, -4)]) say('grace', body);
    expect([await who(), await why()]).toEqual([[], ['quoted', 'not-first', 'short-digest']]);
  });

  test('is taken back by a later rejection, and given again after it', async () => {
    say('grace', ACCEPT);
    say('mallory', '/mcp-tool-review reject');
    expect(await who()).toEqual(['grace']);
    say('ada', '/mcp-tool-review reject');
    expect(await who()).toEqual([]);
    say('root', ACCEPT);
    expect(await who()).toEqual(['root']);
  });

  test('lapses with the permission of its giver', async () => {
    say('grace', ACCEPT);
    d.github.state.permissions.set('grace', 'read');
    expect(await who()).toEqual([]);
  });

  test('behind many comments is found', async () => {
    for (let i = 0; i < 130; i++) say('mallory', `Thought ${i}`);
    say('grace', ACCEPT);
    expect(await who()).toEqual(['grace']);
  });

  test('is not even looked for where nobody speaks to us', async () => {
    say('grace', 'A kind word.');
    await read();
    expect(d.github.log).toHaveLength(1);
  });
});

describe('what cannot be read accepts nothing', () => {
  test.each([
    ['the comments', /issues\/7\/comments$/],
    ['the pull request', /pulls\/7$/],
    ['the commits', /pulls\/7\/commits$/],
    ['the permission', /permission$/],
  ])('%s', async (_, path) => {
    say('grace', ACCEPT);
    d.github.faults.push(first(99, 'GET', path, { status: 403, body: { message: 'Resource not accessible by integration' } }));
    const { accepted, notices } = await read();
    expect([accepted, notices.length]).toEqual([[], 1]);
  });

  test('of a pull request with more commits than GitHub lists', async () => {
    say('grace', ACCEPT);
    d.github.state.earlier = Array.from({ length: 250 }, (_, i) => i.toString(16).padStart(40, '0'));
    const { accepted, notices } = await read();
    expect([accepted, notices.length]).toEqual([[], 1]);
  });
});

describe('answers', () => {
  const answers = () => d.github.state.comments.filter((c) => c.body.startsWith('<!-- mcp-tool-review:answer'));
  const run = async (runId: number) => publish(d.ask({ runId, refused: (await read()).refused }));

  test('are given once, to all wrong commands together', async () => {
    say('grace', `> ${ACCEPT}`);
    say('ada', ACCEPT);
    await run(101);
    await run(102);
    expect(answers()).toHaveLength(1);
    expect(answers()[0]!.body).toContain('`ada`');
    expect(answers()[0]!.body).toContain('`grace`');
    say('mallory', '/mcp-tool-review help');
    await run(103);
    await run(104);
    expect(answers()).toHaveLength(2);
    expect(answers()[1]!.body).toContain('accept <digest>');
  });

  test('are not answered themselves where the token of a person writes them', async () => {
    say('mallory', '/mcp-tool-review help');
    for (const runId of [101, 102, 103])
      await publish(d.ask({ token: 'ghp_person', runId, refused: (await read({ token: 'ghp_person' })).refused }));
    expect(answers()).toHaveLength(1);
  });

  test('do not go to an acceptance that a push has overtaken, nor to one of another server', async () => {
    say('grace', ACCEPT);
    await run(101);
    const other = d.ask({ key: 'shop', runId: 102, review: { ...risky(), servers: [{ ...risky().servers[0]!, name: 'shop' }] } });
    other.review.servers[0]!.head.digest = digestOf('shop');
    await publish(other);
    say('root', `/mcp-tool-review accept ${digestOf('shop').slice(0, 32)}`);
    expect(await why({ digests: [digestOf('moved on')] })).toEqual([]);
  });
});

describe('in a merge group', () => {
  const accepted = () => {
    const review = risky();
    for (const f of review.servers[0]!.findings)
      Object.assign(f, { accepted: { by: 'comment', reason: null, who: 'grace' }, blocking: false });
    return { ...review, verdict: 'pass' as const };
  };
  const queued = (given: Partial<ApprovalRequest> = {}) =>
    read({ sender: null, queueKey: 'library', digests: [digestOf('merged with others')], ...given });

  test('the findings accepted on the pull request are accepted, by fingerprint', async () => {
    say('grace', ACCEPT);
    await publish(d.ask({ review: accepted() }));
    const [found] = (await queued()).accepted;
    expect(found).toMatchObject({ who: 'grace', digest: D32 });
    expect(found!.fingerprints).toContain(secrecy.fingerprint);
    expect((await queued({ queueKey: 'shop' })).accepted).toEqual([]);
  });

  test('the same state is accepted as a whole', async () => {
    say('grace', ACCEPT);
    expect((await queued({ digests: [STATE] })).accepted).toEqual([expect.not.objectContaining({ fingerprints: expect.anything() })]);
  });

  test('a record that a person has edited, or whose acceptance is gone, accepts nothing', async () => {
    const own = say('grace', ACCEPT);
    await publish(d.ask({ review: accepted() }));
    const sticky = d.github.state.comments.at(-1)!;
    d.github.state.edit(sticky, sticky.body.replace(secrecy.fingerprint, 'f'.repeat(32)), 'ada');
    expect((await queued()).accepted).toEqual([]);
    d.github.state.edit(sticky, sticky.body, 'github-actions[bot]');
    expect((await queued()).accepted).toHaveLength(1);
    d.github.state.comments = d.github.state.comments.filter((c) => c !== own);
    expect((await queued()).accepted).toEqual([]);
  });
});
