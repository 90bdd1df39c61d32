import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultLimits } from '../../src/model/recipe.ts';
import type { Snapshot } from '../../src/model/snapshot.ts';
import { ProbeError, type ProbeTarget, probe, probeBoth } from '../../src/probe/index.ts';
import { freePort } from '../../src/probe/ports.ts';
import { alive, bread, cake, cleanUp, HTTP_SERVER, notes, otherBread, type Play, scratch, uniqueTag } from './help.ts';

afterAll(cleanUp);
const tools = [bread, cake];
const options = { limits: { ...defaultLimits(), timeout: 15 }, effort: 'off' as const, volatile: [], log: () => {} };

const target = (script: unknown, tag: string, more: Partial<ProbeTarget> = {}): ProbeTarget => ({
  command: [process.execPath, HTTP_SERVER, '{port}', JSON.stringify(script), tag],
  args: [],
  url: 'http://127.0.0.1:{port}/mcp',
  headers: {},
  env: {},
  cwd: tmpdir(),
  home: null,
  ...more,
});

async function over(
  script: unknown,
  more: Partial<ProbeTarget> = {},
  { effort = 'off', limits, volatile = [] }: Play = {},
): Promise<Snapshot | ProbeError> {
  const tag = uniqueTag();
  const found = await probe(target(script, tag, more), { ...options, effort, volatile, limits: { ...options.limits, ...limits } }).catch(
    (e: unknown) => e,
  );
  expect(alive(tag)).toEqual([]);
  if (found instanceof ProbeError) return found;
  if (found instanceof Error) throw found;
  return found as Snapshot;
}

const taken = async (...args: Parameters<typeof over>): Promise<Snapshot> => {
  const found = await over(...args);
  if (found instanceof ProbeError) throw new Error(`not listed: ${found.reason}`);
  return found;
};
const failed = async (...args: Parameters<typeof over>): Promise<ProbeError> => {
  const found = await over(...args);
  if (!(found instanceof ProbeError)) throw new Error('listed although it must not be');
  return found;
};

describe('a started server over HTTP', () => {
  test.each(['json', 'stream'])('answers as %s, with a session', async (form) => {
    const snapshot = await taken({ tools, form });
    expect(snapshot).toMatchObject({ era: 'legacy', protocolVersion: '2025-06-18', server: { name: 'over-http' }, tools });
    const result = JSON.stringify({ tools });
    expect(snapshot.wire[1]?.sha256).toBe(
      createHash('sha256')
        .update(form === 'json' ? result : result)
        .digest('hex'),
    );
  });

  test('the older transport with its event stream', async () => {
    expect((await taken({ tools, form: 'older' }, { url: 'http://127.0.0.1:{port}/sse' })).tools).toEqual(tools);
  });

  test('the stateless revision, with the headers it asks for', async () => {
    const record = join(scratch(), 'requests');
    const snapshot = await taken({ tools, form: 'modern', record });
    expect(snapshot).toMatchObject({ era: 'modern', protocolVersion: '2026-07-28', server: { name: 'over-http' }, tools });
    const list = readFileSync(record, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { body: string; headers: Record<string, string> });
    expect(list.find((r) => r.body.includes('tools/list'))?.headers).toMatchObject({
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/list',
    });
  });

  test('the revision agreed on stands in the header of what follows', async () => {
    const record = join(scratch(), 'requests');
    await taken({ tools, record });
    const list = readFileSync(record, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { method: string; body: string; headers: Record<string, string> });
    expect(list.find((r) => r.body.includes('tools/list'))?.headers).toMatchObject({
      'mcp-protocol-version': '2025-06-18',
      'mcp-session-id': 'loaf',
    });
    expect(list.some((r) => r.method === 'DELETE')).toBe(true);
  });

  test('one that takes its time to listen, and then to serve', async () => {
    expect((await taken({ tools, slow: 800, warm: 800 })).tools).toEqual(tools);
  });

  test('one started by a shell line, its port in the environment', async () => {
    const tag = uniqueTag();
    const command = `node ${HTTP_SERVER} "$BAKERY_PORT" '${JSON.stringify({ tools: [bread] }).replaceAll("'", "'\\''")}' ${tag}`;
    expect((await taken({}, { command, env: { BAKERY_PORT: '{port}' } })).tools).toEqual([bread]);
    expect(alive(tag)).toEqual([]);
  });

  test('another list on the second request', async () => {
    const snapshot = await taken({ tools, later: [otherBread, cake] }, {}, { effort: 'quick' });
    expect(notes(snapshot, 'unstable-list')[0]?.data).toMatchObject({ name: 'bakery_list_breads', pointer: '/description' });
  });

  test('fresh processes get a port each time', async () => {
    expect((await taken({ tools }, {}, { effort: 'thorough' })).notes).toEqual([]);
  });

  test('twelve megabytes in one answer', async () => {
    const snapshot = await taken({ tools, big: 12_000_000, form: 'stream' });
    expect(snapshot.wire[1]?.bytes).toBeGreaterThan(12_000_000);
  });

  test('one that is deaf to TERM', async () => {
    expect((await taken({ tools, deaf: true })).tools).toEqual(tools);
  });

  test('both sides at once', async () => {
    const tag = uniqueTag();
    const both = await probeBoth(target({ tools }, tag), target({ tools: [cake] }, tag), options);
    expect(both).toMatchObject({ base: { tools }, head: { tools: [cake] } });
    expect(alive(tag)).toEqual([]);
  });

  test('a folder, a HOME and an address of one run read alike on both sides and in every run', async () => {
    const [base, head] = [realpathSync(scratch()), realpathSync(scratch())];
    const at = (root: string): ProbeTarget => {
      const text = `Runs at http://127.0.0.1:$PORT/mcp, keeps flour in $HOMEDIR/flour, and reads ${root}/recipes.`;
      const script = { tools: [{ ...bread, description: text }] };
      mkdirSync(join(root, 'server'));
      return target(script, uniqueTag(), { home: join(root, 'scratch-home'), cwd: join(root, 'server'), root });
    };
    const both = await probeBoth(at(base), at(head), { ...options, effort: 'thorough' });
    const description = `Runs at http://127.0.0.1:{port}/mcp, keeps flour in $HOME/flour, and reads ${head}/recipes.`;
    for (const side of [both.base, both.head] as Snapshot[]) {
      expect(side.tools).toEqual([{ ...bread, description }]);
      expect(notes(side, 'unstable-list')).toEqual([]);
    }
  });

  test('a base of the older revisions and a head of the stateless one hold the same list', async () => {
    const tag = uniqueTag();
    const both = await probeBoth(target({ tools }, tag), target({ tools, form: 'modern' }, tag), options);
    expect(both).toMatchObject({
      base: { era: 'legacy', protocolVersion: '2025-06-18' },
      head: { era: 'modern', protocolVersion: '2026-07-28' },
    });
    expect((both.head as Snapshot).tools).toEqual((both.base as Snapshot).tools);
    expect(alive(tag)).toEqual([]);
  });

  test('both sides on a fixed port, one after the other', async () => {
    const tag = uniqueTag();
    const port = String(await freePort());
    const fixed = (script: unknown): ProbeTarget => {
      const t = target(script, tag);
      return { ...t, command: (t.command as string[]).map((a) => a.replace('{port}', port)), url: `http://127.0.0.1:${port}/mcp` };
    };
    expect(await probeBoth(fixed({ tools }), fixed({ tools: [cake] }), options)).toMatchObject({
      base: { tools },
      head: { tools: [cake] },
    });
    expect(alive(tag)).toEqual([]);
  });
});

describe('what fails over HTTP is said', () => {
  test('an exit while nothing listens yet is told at once, also one with code 0', async () => {
    for (const exit of [0, 3]) {
      const began = Date.now();
      const error = await failed({ exit });
      expect(error.message).toContain(`exit code ${exit}`);
      expect(Date.now() - began).toBeLessThan(5000);
    }
  });

  test('a server that dies at tools/list is told by its exit code and last words', async () => {
    const error = await failed({ tools, dies: { 'tools/list': 7 } });
    expect(error.message).toContain('exit code 7 before it answered tools/list');
    expect(error.message).toContain('the oven is out');
  });

  test('503 after the port opened is waited out', async () => {
    expect((await taken({ tools, warm: 4000 })).tools).toEqual(tools);
  }, 20_000);

  test('an event without an end is bounded', async () => {
    const error = await failed({ tools, endless: 'tools/list' }, {}, { limits: { answerBytes: 200_000 } });
    expect(error.message).toContain('more than 200000 bytes');
  });

  test('401', async () => {
    const error = await failed({ tools, auth: 'crumbs' });
    expect(error.message).toContain('HTTP 401');
    expect(error.hint).toContain('authorization');
  });

  test('a token in the headers opens it, and never stands in a message', async () => {
    expect((await taken({ tools, auth: 'crumbs' }, { headers: { Authorization: 'Bearer crumbs' } })).tools).toEqual(tools);
    const error = await failed(
      { tools, auth: 'crumbs' },
      { headers: { Authorization: 'Bearer stale-loaf' }, url: 'http://127.0.0.1:{port}/mcp?key=stale-loaf' },
    );
    expect(error.reason).not.toContain('stale-loaf');
  });

  test('an error status with its words', async () => {
    const error = await failed({ tools, status: { 'tools/list': 500 } });
    expect(error.message).toContain('HTTP 500');
    expect(error.message).toContain('no bread today');
  });

  test('an error answer inside an error status', async () => {
    const body = '{"jsonrpc":"2.0","id":2,"error":{"code":-32603,"message":"pantry locked"}}';
    expect((await failed({ tools, status: { 'tools/list': 500 }, body })).message).toContain('-32603 pantry locked');
  });

  test('an error answer', async () => {
    expect((await failed({ tools, error: { 'tools/list': { code: -32000, message: 'no flour' } } })).message).toContain('-32000 no flour');
  });

  test('a web page', async () => {
    expect((await failed({ html: true })).message).toContain('text/html');
  });

  test('a wrong path', async () => {
    const error = await failed({ tools }, { url: 'http://127.0.0.1:{port}/api' });
    expect(error.message).toContain('HTTP 404');
    expect(error.hint).toContain('/mcp');
  }, 30_000);

  test('a redirect to elsewhere is not followed', async () => {
    const seen: string[] = [];
    const trap = createServer((socket) => {
      seen.push('visited');
      socket.destroy();
    });
    await new Promise<void>((resolve) => trap.listen(0, '127.0.0.1', resolve));
    const { port } = trap.address() as { port: number };
    const error = await failed({ redirect: `http://localhost:${port}/mcp` }, { headers: { Authorization: 'Bearer crumbs' } });
    trap.close();
    expect(error.message).toMatch(/307|redirect/i);
    expect(seen).toEqual([]);
  });

  test('silence', async () => {
    expect((await failed({ tools, mute: ['tools/list'] }, {}, { limits: { timeout: 1 } })).message).toContain('no answer to tools/list');
    expect(
      (await failed({ tools, mute: ['tools/list'], form: 'older' }, { url: 'http://127.0.0.1:{port}/sse' }, { limits: { timeout: 1 } }))
        .message,
    ).toContain('no answer to tools/list');
  });

  test('a server that was not told its port', async () => {
    const tag = uniqueTag();
    const elsewhere = [process.execPath, HTTP_SERVER, '0', JSON.stringify({ tools }), tag];
    const error = await failed({}, { command: elsewhere }, { limits: { timeout: 1 } });
    if (process.platform === 'linux') expect(error.hint).toMatch(/listens on port \d+ instead/);
    expect(alive(tag)).toEqual([]);
  });

  test('a port that never opens', async () => {
    expect((await failed({ tools, slow: 60_000 }, {}, { limits: { timeout: 1 } })).message).toContain('nothing answered on port');
  });

  test('an exit before the port opens', async () => {
    const error = await failed({ exit: 3, says: 'Error: BAKERY_KEY must be set' });
    expect(error.message).toContain('exit code 3');
    expect(error.hint).toContain('BAKERY_KEY');
  });

  test('a port that someone else holds', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    const { port } = other.address() as { port: number };
    const error = await failed({ tools }, { url: `http://127.0.0.1:${port}/mcp` });
    other.close();
    expect(error.message).toContain('{port}');
  });

  test('an answer over the limit', async () => {
    const message = 'more than 100000 bytes';
    expect((await failed({ tools, big: 500_000 }, {}, { limits: { answerBytes: 100_000 } })).message).toContain(message);
    expect((await failed({ tools, big: 500_000, form: 'stream' }, {}, { limits: { answerBytes: 100_000 } })).message).toContain(message);
  });

  test('a url that is none', async () => {
    expect((await failed({}, { url: 'ftp://bakery' })).message).toContain('no http or https address');
  });
});

describe('a remote server', () => {
  test('is only asked, and a dead one is told by its address', async () => {
    const tag = uniqueTag();
    const port = await freePort();
    const child = spawn(process.execPath, [HTTP_SERVER, String(port), JSON.stringify({ tools }), tag], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => child.stdout.once('data', resolve));
    const remote = { command: null, url: `http://127.0.0.1:${port}/mcp`, args: [], headers: {}, env: {}, cwd: tmpdir(), home: null };
    for (let i = 0; ; i++) {
      const found = await probe(remote, options).catch((e: unknown) => e);
      if (!(found instanceof ProbeError)) {
        expect(found).toMatchObject({ tools });
        break;
      }
      if (i > 50) throw found;
    }
    expect(alive(tag)).toHaveLength(1);
    child.kill();
    await new Promise((resolve) => child.once('exit', resolve));
    await expect(probe(remote, options)).rejects.toThrow(`127.0.0.1:${port}/mcp`);
  });
});
