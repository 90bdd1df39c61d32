import { publish } from '../../src/github/publish.ts';
import { clean, type Desk, desk, harmless, risky } from '../support/github/pull.ts';
import { JOB_TOKEN } from '../support/github/server.ts';

let d: Desk;
const start = async (options?: Parameters<typeof desk>[0]): Promise<Desk> => (d = await desk(options));
const last = (): string => d.github.state.comments.at(-1)?.body ?? '';
const posts = (): number => d.github.count('POST', /issues\/7\/comments$/);
const edits = (): number => d.github.count('PATCH', /issues\/comments\/\d+$/);

afterEach(async () => {
  expect(d.github.problems).toEqual([]);
  await d.close();
});

describe('one comment per key', () => {
  test('is created, then edited, never repeated', async () => {
    await start();
    expect((await publish(d.ask())).comment).toBe('created');
    expect(last().split('\n')[0]).toMatch(/^<!-- mcp-tool-review key=library head=[0-9a-f]{40} run=101\.1 /);
    expect(last()).toContain('lend_book');
    d.push({ 'README.md': 'A bigger library.\n' });
    expect((await publish(d.ask({ runId: 102, review: harmless() }))).comment).toBe('edited');
    expect([posts(), edits(), d.github.state.comments.length]).toEqual([1, 1, 1]);
  });

  test('is found behind 145 comments of others', async () => {
    await start();
    for (let i = 0; i < 145; i++) d.github.state.say('grace', `A thought ${i}`);
    await publish(d.ask());
    d.push({ 'README.md': 'Moved.\n' });
    await publish(d.ask({ runId: 102 }));
    expect([posts(), edits()]).toEqual([1, 1]);
  });

  test('is not written again when it would say the same', async () => {
    await start();
    await publish(d.ask());
    expect((await publish(d.ask({ runId: 102 }))).comment).toBe('unchanged');
    expect(edits()).toBe(0);
  });

  test('of another key is never touched', async () => {
    await start();
    await publish(d.ask());
    const first = last();
    await publish(d.ask({ key: 'library-admin', runId: 102 }));
    await publish(d.ask({ key: 'library-admin', runId: 103, review: clean() }));
    expect(d.github.state.comments).toHaveLength(2);
    expect(d.github.state.comments[0]?.body).toBe(first);
    expect(last()).toContain('Resolved');
  });

  test('of another author is left alone, whatever marker it bears', async () => {
    await start();
    await publish(d.ask());
    const copied = last();
    d.github.state.comments = [];
    const forged = d.github.state.say('mallory', copied);
    await publish(d.ask({ runId: 102 }));
    expect(forged.body).toBe(copied);
    expect(d.github.state.comments).toHaveLength(2);
  });

  test.each([
    ['an app', 'ghs_app', 'library-app[bot]'],
    ['a person', 'ghp_person', 'grace'],
  ])('is found again when %s writes it', async (_, token, login) => {
    await start();
    await publish(d.ask({ token }));
    expect(d.github.state.comments[0]?.user.login).toBe(login);
    d.push({ 'README.md': 'Moved.\n' });
    expect((await publish(d.ask({ token, runId: 102 }))).comment).toBe('edited');
    expect(posts()).toBe(1);
  });

  test('bears any key without breaking out of its marker', async () => {
    await start();
    const key = 'a b --> <img src=x> \n## Approved -- \ud800 é';
    await publish(d.ask({ key }));
    await publish(d.ask({ key, runId: 102 }));
    expect(posts()).toBe(1);
    expect(last().split('\n')[0]).toMatch(/^<!-- [^>]*[^-] -->$/);
    await publish(d.ask({ key: `${key}x`.repeat(100), runId: 103 }));
    await publish(d.ask({ key: `${key}y`.repeat(100), runId: 104 }));
    expect(posts()).toBe(3);
  });
});

describe('the order of runs', () => {
  test('an older run never overwrites a newer one, nor does an older attempt', async () => {
    await start();
    await publish(d.ask({ runId: 1002, attempt: 2 }));
    const newest = last();
    for (const older of [{ runId: 998 }, { runId: 1002, attempt: 1 }]) {
      expect((await publish(d.ask({ ...older, review: harmless() }))).comment).toBe('older');
    }
    expect(last()).toBe(newest);
    expect((await publish(d.ask({ runId: 1002, attempt: 3, review: harmless() }))).comment).toBe('edited');
  });

  test('a clean run of a later push is remembered although the words stay', async () => {
    await start();
    await publish(d.ask({ runId: 101 }));
    await publish(d.ask({ runId: 102, review: clean() }));
    const words = last().split('\n').slice(1).join('\n');
    d.push({ 'README.md': 'Moved.\n' });
    await publish(d.ask({ runId: 104, review: clean() }));
    expect(last().split('\n').slice(1).join('\n')).toBe(words);
    expect((await publish(d.ask({ runId: 103 }))).comment).toBe('older');
  });

  test('of two comments that two runs created at once, one stays, with the newer text', async () => {
    await start();
    d.github.faults.push(({ method, path }) => {
      if (method === 'POST' && /issues\/7\/comments$/.test(path) && d.github.state.comments.length === 0) {
        const marker = `<!-- mcp-tool-review key=library head=${d.headSha} run=100.1 state=open text=${'0'.repeat(16)} -->`;
        d.github.state.say('github-actions[bot]', `${marker}\nfrom the other run`);
      }
      return undefined;
    });
    await publish(d.ask());
    expect(d.github.state.comments).toHaveLength(1);
    expect(last()).toContain('run=101.1');
    expect(last()).not.toContain('the other run');
  });
});

describe('quiet', () => {
  test.each([
    ['changes', 'nothing', clean(), 0],
    ['changes', 'a change', harmless(), 1],
    ['findings', 'a change', harmless(), 0],
    ['findings', 'findings', risky(), 1],
    ['always', 'nothing', clean(), 1],
    ['never', 'findings', risky(), 0],
  ] as const)('comment: %s with %s', async (comment, _, review, expected) => {
    await start();
    await publish(d.ask({ comment, review }));
    expect(d.github.state.comments).toHaveLength(expected);
  });

  test('a review that could not be done is told', async () => {
    await start();
    await publish(d.ask({ comment: 'findings', review: { ...clean(), verdict: 'error' } }));
    expect(d.github.state.comments).toHaveLength(1);
  });

  test('a clean run turns the comment into a short word, with what it said before folded', async () => {
    await start();
    await publish(d.ask());
    await publish(d.ask({ runId: 102, review: clean() }));
    const [, heading, , sentence] = last().split('\n');
    expect(heading).toContain('Resolved');
    expect(`${heading} ${sentence}`).not.toMatch(/safe|block/i);
    expect(last().indexOf('<details>')).toBeLessThan(last().indexOf('lend_book'));
    await publish(d.ask({ runId: 103 }));
    expect(last()).not.toContain('Resolved');
    expect(last()).toContain('lend_book');
  });

  test('with comment: never an old comment is left alone too', async () => {
    await start();
    await publish(d.ask());
    const before = last();
    await publish(d.ask({ runId: 102, comment: 'never', review: clean() }));
    expect(last()).toBe(before);
  });
});

test('what a person wrote into the comment is replaced, and that is told', async () => {
  await start();
  await publish(d.ask());
  const own = d.github.state.comments[0]!;
  d.github.state.edit(own, own.body.replace('lend_book', 'nothing_at_all').replaceAll('\n', '\r\n'), 'mallory');
  await publish(d.ask({ runId: 102 }));
  expect(last()).toContain('lend_book');
  expect(last()).toContain('edited by hand');
  await publish(d.ask({ runId: 103 }));
  expect(last()).not.toContain('edited by hand');
});

test('an edited marker counts no longer: neither its run nor its commit is believed', async () => {
  await start();
  await publish(d.ask());
  const own = d.github.state.comments[0]!;
  for (const [from, to] of [
    ['run=101.1', 'run=999999999.1'],
    ['run=101.1', `run=${'9'.repeat(20)}.1`],
    ['state=open', 'state=resolved'],
  ] as const) {
    d.github.state.edit(own, own.body.replace(from, to), 'mallory');
    expect((await publish(d.ask())).comment).toBe('edited');
    expect(last()).toContain('edited by hand');
    expect(last()).toContain('run=101.1');
  }
});

describe('lists that another job took', () => {
  const other = (): ReturnType<typeof clean> => {
    const review = clean();
    review.servers[0]!.head.digest = 'e'.repeat(64);
    return review;
  };
  const caveat = "The lists were taken by the pull request's own job.";
  test('are said to be that also where all is well', async () => {
    await start();
    await publish(d.ask({ caveat }));
    await publish(d.ask({ caveat, runId: 102, review: clean() }));
    expect(last()).toMatch(/Resolved[\s\S]*own job[\s\S]*<details>/);
  });
  test('that differ from those of the same commit before are told, as long as the commit stays', async () => {
    await start();
    await publish(d.ask({ caveat }));
    await publish(d.ask({ caveat, runId: 102, review: other() }));
    expect(last()).toMatch(/### ⚠️ Resolved[\s\S]*another run gave other lists/);
    await publish(d.ask({ caveat, runId: 103, review: other() }));
    expect(last()).toMatch(/another run gave other lists/);
    d.push({ 'README.md': 'Moved.\n' });
    await publish(d.ask({ runId: 104 }));
    expect(last().split('<details>')[0]).not.toMatch(/another run gave other lists/);
  });
  test('are not forgotten over a review that could not be done', async () => {
    await start();
    await publish(d.ask());
    await publish(d.ask({ runId: 102, review: { ...clean(), verdict: 'error', servers: [] } }));
    await publish(d.ask({ runId: 103, review: other() }));
    expect(last()).toMatch(/another run gave other lists/);
  });
});

test('what a person wrote into it is not kept as history', async () => {
  await start();
  await publish(d.ask());
  const own = d.github.state.comments[0]!;
  d.github.state.edit(own, `${own.body}\n@everyone look`, 'mallory');
  await publish(d.ask({ runId: 102, review: clean() }));
  expect(last()).toContain('Resolved');
  expect(last()).not.toContain('@everyone');
});

test('a huge review fits', async () => {
  await start();
  const review = risky();
  const [server] = review.servers;
  server!.findings = Array.from({ length: 600 }, (_, i) => ({
    ...server!.findings[0]!,
    tool: `${'ü'.repeat(90)}_${i}`,
    fingerprint: i.toString(16).padStart(32, '0'),
  }));
  server!.changes = Array.from({ length: 600 }, (_, i) => ({ ...server!.changes[0]!, name: `tool_${i}`, after: '😀 `|<b>'.repeat(300) }));
  expect((await publish(d.ask({ review }))).comment).toBe('created');
  expect(last().length).toBeLessThanOrEqual(65_536);
});

test('without a token nothing is written and that is said', async () => {
  await start();
  const { comment, notices } = await publish(d.ask({ token: null }));
  expect(comment).toBe('skipped');
  expect(notices).toHaveLength(1);
  expect(d.github.log).toEqual([]);
});

test('on GitHub Enterprise Server every request goes to its address', async () => {
  await start({ prefix: '/api/v3' });
  expect((await publish(d.ask({ token: JOB_TOKEN }))).comment).toBe('created');
  expect(d.github.log.some((l) => l.path === '/api/graphql')).toBe(true);
});
