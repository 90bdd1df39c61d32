import { type Desk, desk, SECRET } from '../support/github/pull.ts';
import { endpointOf, wrongAnswer, wrongRequest } from '../support/github/schemas.ts';

// What the other tests rely on: the stand-in refuses what GitHub refuses, and notices what GitHub does not describe.
const R = '/repos/acme/library';
const none = new URLSearchParams();

test('requests and answers that do not fit the description are noticed', () => {
  const create = endpointOf('POST', `${R}/pulls/7/reviews`)!;
  expect(
    wrongRequest(create, none, { event: 'COMMENT', body: 'x', comments: [{ path: 'a', line: 1, side: 'RIGHT', body: 'y' }] }),
  ).toBeUndefined();
  expect(wrongRequest(create, none, { event: 'SHOUT' })).toContain('event');
  expect(wrongRequest(create, none, { comments: [{ path: 'a', body: 'y', subject_type: 'file' }] })).toContain('subject_type');
  expect(wrongRequest(create, none, { comments: [{ body: 'y' }] })).toContain('path');
  const list = endpointOf('GET', `${R}/issues/7/comments`)!;
  expect(wrongRequest(list, new URLSearchParams('per_page=100&page=2'), undefined)).toBeUndefined();
  expect(wrongRequest(list, new URLSearchParams('perpage=100'), undefined)).toContain('perpage');
  expect(wrongAnswer(list, 200, [{ id: 1 }])).toContain('required');
  expect(wrongAnswer(list, 204, undefined)).toContain('204');
  expect(endpointOf('GET', '/nowhere')).toBeUndefined();
});

describe('the stand-in', () => {
  let d: Desk;
  beforeAll(async () => {
    d = await desk();
  });
  afterAll(() => d.close());
  const ask = async (method: string, path: string, body?: object, token = 'ghs_job') => {
    const response = await fetch(`${d.github.url}${R}${path}`, {
      method,
      headers: { authorization: `token ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };

  test('gives the patch of each file as git computes it', async () => {
    const files = JSON.parse((await ask('GET', '/pulls/7/files')).text) as { filename: string; patch: string }[];
    expect(files.map((f) => f.filename)).toEqual(['tools.json']);
    expect(files[0]!.patch).toMatch(/^@@ -\d/);
    expect(files[0]!.patch).toContain(
      `+    "description": "Lend a book to a reader of the library. Returns the day on which it is due. ${SECRET}`,
    );
  });

  test('refuses the whole review for one line outside the diff, and keeps nothing of it', async () => {
    const comments = [3, 900].map((line) => ({ path: 'tools.json', line, side: 'RIGHT', body: 'x' }));
    const { status, text } = await ask('POST', '/pulls/7/reviews', { event: 'COMMENT', body: 'x', comments });
    expect([status, text.includes('line must be part of the diff')]).toEqual([422, true]);
    expect(d.github.state.reviews).toEqual([]);
  });

  test('refuses a body of more than 65,536 characters, and 51 annotations', async () => {
    expect((await ask('POST', '/issues/7/comments', { body: 'é'.repeat(65_536) })).status).toBe(201);
    expect((await ask('POST', '/issues/7/comments', { body: 'é'.repeat(65_537) })).status).toBe(422);
    const annotation = { path: 'a', start_line: 1, end_line: 1, annotation_level: 'notice', message: 'x' };
    const check = (n: number) => ({
      name: 'c',
      head_sha: d.headSha,
      output: { title: 't', summary: 's', annotations: Array(n).fill(annotation) },
    });
    expect((await ask('POST', '/check-runs', check(51))).status).toBe(422);
    expect((await ask('POST', '/check-runs', check(50))).status).toBe(201);
  });

  test('tells a token that may only read what it lacks, and does not know another', async () => {
    const { status, headers } = await ask('POST', '/pulls/7/reviews', { event: 'COMMENT', body: 'x' }, 'ghs_fork');
    expect([status, headers.get('x-accepted-github-permissions')]).toEqual([403, 'pull_requests=write']);
    expect((await ask('GET', '/pulls/7', undefined, 'ghs_wrong')).status).toBe(401);
  });

  test('gives lists in pages', async () => {
    for (let i = 0; i < 120; i++) d.github.state.say('grace', String(i));
    const { headers, text } = await ask('GET', '/issues/7/comments?per_page=100');
    expect(JSON.parse(text)).toHaveLength(100);
    expect(headers.get('link')).toMatch(/page=2[^>]*>; rel="next"/);
  });
});
