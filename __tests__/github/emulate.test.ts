// The main flows once more, against a GitHub that others have written.
import { createEmulator, type Emulator } from 'emulate';
import { acceptances } from '../../src/github/approval.ts';
import { publish } from '../../src/github/publish.ts';
import type { PublishRequest } from '../../src/github/request.ts';
import { catalogueOf, digestOf, facts } from '../support/github/make.ts';
import { clean, risky, secrecy, toolsWith } from '../support/github/pull.ts';

const OWNER = 'tok_owner';
const WRITER = 'tok_writer';
const repo = { owner: 'harold', repo: 'bakery' };
let github: Emulator;
let headSha: string;
let pull: number;

async function call<T>(method: string, path: string, body?: object, token = OWNER): Promise<T> {
  const response = await fetch(`${github.url}/repos/harold/bakery${path}`, {
    method,
    headers: { authorization: `token ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return (await response.json().catch(() => null)) as T;
}

beforeAll(async () => {
  github = await createEmulator({
    service: 'github',
    port: 0,
    seed: {
      tokens: { [OWNER]: { login: 'harold', scopes: ['repo'] }, [WRITER]: { login: 'vera', scopes: ['repo'] } },
      github: { users: [{ login: 'harold' }, { login: 'vera' }], repos: [{ owner: 'harold', name: 'bakery', auto_init: true }] },
    },
  });
  const main = await call<{ object: { sha: string } }>('GET', '/git/ref/heads/main');
  await call('POST', '/git/refs', { ref: 'refs/heads/feature', sha: main.object.sha });
  await call('PUT', '/contents/tools.json', { message: 'A change', content: 'W10=', branch: 'feature' });
  const made = await call<{ number: number; head: { sha: string } }>('POST', '/pulls', {
    title: 'A change',
    head: 'feature',
    base: 'main',
  });
  [pull, headSha] = [made.number, made.head.sha];
});
afterAll(() => github.close());

const ask = (run: string, given: Partial<PublishRequest> = {}): PublishRequest => ({
  ...{
    review: risky(),
    catalogue: catalogueOf([secrecy]),
    key: 'bakery',
    headSha,
    baseSha: headSha,
    run: { id: run, attempt: 1 },
    repo,
    pull,
  },
  ...{ token: OWNER, apiUrl: github.url, graphqlUrl: `${github.url}/graphql`, serverUrl: github.url, comment: 'changes', files: {} },
  ...{
    reviewOn: true,
    requestChanges: false,
    checkRun: true,
    places: new Map(),
    facts: [facts(toolsWith('', true))],
    refused: [],
    log: () => {},
  },
  ...given,
});
const comments = () => call<{ body: string; user: { login: string } }[]>('GET', `/issues/${pull}/comments?per_page=100`);

test('one comment is created, left, edited and resolved', async () => {
  for (let i = 0; i < 35; i++) await call('POST', `/issues/${pull}/comments`, { body: `A thought ${i}` }, WRITER);
  expect(await publish(ask('1'))).toEqual({ comment: 'created', notices: [] });
  expect((await publish(ask('2'))).comment).toBe('unchanged');
  expect((await publish(ask('3', { review: clean() }))).comment).toBe('edited');
  expect((await publish(ask('2'))).comment).toBe('older');
  const own = (await comments()).filter((c) => c.user.login === 'harold');
  expect(own).toHaveLength(1);
  expect(own[0]!.body).toContain('Resolved');
});

test('a check run is written', async () => {
  await publish(ask('4'));
  const { check_runs } = await call<{ check_runs: { name: string; conclusion: string }[] }>('GET', `/commits/${headSha}/check-runs`);
  expect(check_runs.at(-1)).toMatchObject({ name: 'mcp-tool-review (bakery)', conclusion: 'failure' });
});

test('an acceptance counts for who may write, and for nobody else', async () => {
  const command = `/mcp-tool-review accept ${digestOf('head').slice(0, 32)} read it`;
  const read = () =>
    acceptances({
      token: OWNER,
      apiUrl: github.url,
      graphqlUrl: `${github.url}/graphql`,
      repo,
      pull,
      digests: [digestOf('head')],
      sender: null,
    });
  // The emulator reads its clock twice for a new comment: one that seems edited is written again.
  const say = async (token: string): Promise<void> => {
    const made = await call<{ id: number; created_at: string; updated_at: string }>(
      'POST',
      `/issues/${pull}/comments`,
      { body: command },
      token,
    );
    if (made.created_at === made.updated_at) return;
    await call('DELETE', `/issues/comments/${made.id}`, undefined, token);
    await say(token);
  };
  await say(OWNER);
  await say(WRITER);
  const before = await read();
  expect(before.accepted).toEqual([]);
  expect(before.refused.map((r) => [r.login, r.why])).toEqual([
    ['harold', 'author'],
    ['vera', 'permission'],
  ]);
});
