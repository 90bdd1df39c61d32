import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { alive, bread, cleanUp, commandFor, listed, notes, play, scratch, uniqueTag } from './help.ts';

afterAll(cleanUp);
const tools = [bread];
const linux = process.platform === 'linux' ? test : test.skip;

// That nothing is left running is asserted by `play` itself, after every script of every test.
describe('the end of a server', () => {
  test('closing stdin is enough for a good one', async () => {
    const snapshot = await listed({ tools });
    expect(notes(snapshot, 'slow-exit')).toEqual([]);
  });

  test('one that stays after stdin closed gets TERM, and that is noted', async () => {
    const snapshot = await listed({ tools, stays: true });
    expect(notes(snapshot, 'slow-exit')[0]?.data).toMatchObject({ signal: 'SIGTERM' });
  });

  test('one that is deaf to signals gets KILL', async () => {
    const { snapshot, seconds } = await play({ tools, stays: true, deaf: true });
    expect(notes(snapshot!, 'slow-exit')[0]?.data).toMatchObject({ signal: 'SIGKILL' });
    expect(seconds).toBeLessThan(8);
  });

  test('a helper that holds the pipes', async () => {
    expect((await listed({ tools, start: { children: [{}] } })).tools).toEqual(tools);
  });

  test('a helper that is deaf to signals', async () => {
    expect((await listed({ tools, start: { children: [{ deaf: true }] } })).tools).toEqual(tools);
  });

  test('a helper in a session of its own', async () => {
    expect((await listed({ tools, start: { children: [{ detached: true }] } })).tools).toEqual(tools);
  });

  linux('a daemon: its parent gone, in a session of its own', async () => {
    expect((await listed({ tools, start: { children: [{ orphan: true }], wait: 300 } })).tools).toEqual(tools);
  });

  linux('a daemon that cleared its environment as well', async () => {
    expect((await listed({ tools, start: { children: [{ orphan: true, bare: true }], wait: 1500 } })).tools).toEqual(tools);
  });

  test('helpers that start each other again', async () => {
    expect((await listed({ tools, start: { children: [{ restarts: true }], wait: 400 } })).tools).toEqual(tools);
  });

  test('twenty helpers at once', async () => {
    const children = Array.from({ length: 20 }, (_, i) => ({ detached: i % 2 === 0 }));
    expect((await listed({ tools, start: { children } })).tools).toEqual(tools);
  });

  test('a server below a shell and a package runner', async () => {
    const tag = uniqueTag();
    const [node, ...args] = commandFor({ tools, stays: true }, tag);
    const quoted = args.map((a) => `'${a.replaceAll("'", `'\\''`)}'`).join(' ');
    const { snapshot } = await play({}, { target: { command: `true && sh -c "exec ${node} \\"\\$@\\"" sh ${quoted}; true` } });
    expect(snapshot?.tools).toEqual(tools);
    expect(alive(tag)).toEqual([]);
  });

  test('what could not be listed is ended too', async () => {
    const { error } = await play(
      { stays: true, deaf: true, on: { initialize: [{ hang: true }] }, unknown: 'silent' },
      { limits: { timeout: 1 } },
    );
    expect(error).toBeDefined();
  });

  test('one that stopped itself', async () => {
    const { error } = await play({ tools, on: { 'tools/list': [{ signal: 'SIGSTOP', hang: true }] } }, { limits: { timeout: 1 } });
    expect(error?.message).toContain('no answer to tools/list');
  });

  test('one that closed its stdin', async () => {
    const { error } = await play({ tools, stays: true, on: { initialize: [{ deafens: true }] } }, { limits: { timeout: 1 } });
    expect(error?.message).toContain('no answer to tools/list');
  });

  test('on cancel, while the server is silent', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 500);
    const { error, seconds } = await play({ stays: true, on: { initialize: [{ hang: true }] } }, { signal: controller.signal });
    expect(error?.message).toContain('stopped on request');
    expect(seconds).toBeLessThan(8);
  });
});

describe('our own end takes the servers along', () => {
  const program = async (ending: string): Promise<string> => {
    const folder = scratch();
    const entry = join(folder, 'ours.ts');
    const source = fileURLToPath(new URL('../../src/probe/process.ts', import.meta.url));
    writeFileSync(
      entry,
      `import { launch } from ${JSON.stringify(source)};
const [, , command, cwd] = process.argv;
const started = launch({ command: JSON.parse(command!), cwd: cwd!, env: { PATH: process.env.PATH! }, stdin: true });
started.stderr.once('data', () => { console.log('up'); ${ending} });
setInterval(() => {}, 1000);`,
    );
    const outfile = join(folder, 'ours.mjs');
    await build({ entryPoints: [entry], outfile, bundle: true, platform: 'node', format: 'esm', logLevel: 'error' });
    return outfile;
  };

  const end = async (ending: string, signal?: NodeJS.Signals): Promise<{ code: number | null; signal: string | null }> => {
    const tag = uniqueTag();
    const command = commandFor(
      { tools, stays: true, deaf: true, start: { children: [{ detached: true, deaf: true }], stderr: 'baking\n' } },
      tag,
    );
    const child = spawn(process.execPath, [await program(ending), JSON.stringify(command), tmpdir()], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    if (signal) child.stdout.once('data', () => child.kill(signal));
    const ended = await new Promise<{ code: number | null; signal: string | null }>((resolve) =>
      child.once('exit', (code, s) => resolve({ code, signal: s })),
    );
    for (let i = 0; i < 50 && alive(tag).length > 0; i++) await new Promise((r) => setTimeout(r, 20));
    expect(alive(tag)).toEqual([]);
    return ended;
  };

  test('an exit', async () => {
    expect(await end('process.exit(7)')).toEqual({ code: 7, signal: null });
  });
  test('an uncaught error', async () => {
    expect(await end("setTimeout(() => { throw new Error('ours'); }, 0)")).toMatchObject({ code: 1 });
  });
  test.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGABRT'] as const)('%s', async (signal) => {
    expect(await end('', signal)).toEqual({ code: null, signal });
  });
});

describe('what a server gets to see', () => {
  test('its own variables and none of ours', async () => {
    const dump = join(scratch(), 'env.json');
    const home = join(scratch(), 'home');
    const before = { ...process.env };
    Object.assign(process.env, {
      GITHUB_TOKEN: 'loot',
      INPUT_TOKEN: 'loot',
      ACTIONS_RUNTIME_TOKEN: 'loot',
      NPM_TOKEN: 'loot',
      RUNNER_TEMP: 'loot',
      CI: 'loot',
    });
    try {
      await listed({ tools, dump }, { target: { env: { BAKERY_TOKEN: 'dummy' }, home } });
    } finally {
      for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
      Object.assign(process.env, before);
    }
    const seen = JSON.parse(readFileSync(dump, 'utf8')) as Record<string, string>;
    expect(JSON.stringify(seen)).not.toContain('loot');
    expect(seen).toMatchObject({ BAKERY_TOKEN: 'dummy', HOME: home });
    expect(seen.PATH).toBe(process.env.PATH);
    // Nothing in its environment says who is asking.
    expect(Object.keys(seen).join(' ')).not.toMatch(/mcp|review|probe/i);
  });
});
