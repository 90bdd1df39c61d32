import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultLimits } from '../../src/model/recipe.ts';
import type { Snapshot } from '../../src/model/snapshot.ts';
import { type ProbeOptions, type ProbeTarget, probe, probeBoth } from '../../src/probe/index.ts';
import { alive } from '../hostile/help.ts';

// Published servers, each in two versions: SDK 1.0, SDK 1.3x and SDK 2.
const home = mkdtempSync(join(tmpdir(), 'real-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));
const options: ProbeOptions = { limits: defaultLimits(), effort: 'off', volatile: [], log: () => {} };
const path = (name: string): string => fileURLToPath(new URL(`../../node_modules/real-${name}/dist/index.js`, import.meta.url));

const target = (name: string, args: string[] = [], more: Partial<ProbeTarget> = {}): ProbeTarget => ({
  command: [process.execPath, path(name), ...args],
  args: [],
  url: null,
  headers: {},
  env: { MEMORY_FILE_PATH: join(home, 'memory.json') },
  cwd: home,
  home,
  ...more,
});
const names = (snapshot: Snapshot): string[] => snapshot.tools.map((tool) => String((tool as { name: unknown }).name));
const changed = async (old: ProbeTarget, now: ProbeTarget): Promise<{ added: string[]; removed: string[] }> => {
  const { base, head } = await probeBoth(old, now, options);
  const before = names(base as Snapshot);
  const after = names(head as Snapshot);
  return { added: after.filter((n) => !before.includes(n)).sort(), removed: before.filter((n) => !after.includes(n)).sort() };
};

afterEach(() => expect(alive('node_modules/real-')).toEqual([]));

test.each([
  ['everything-old', [], '2025-11-25', 10],
  ['everything-new', [], '2025-11-25', 13],
  ['filesystem-old', ['.'], '2025-11-25', 14],
  ['filesystem-new', ['.'], '2025-11-25', 14],
  ['memory-old', [], '2024-11-05', 9],
  ['memory-new', [], '2025-11-25', 9],
] as const)('%s is listed whole', async (name, args, protocolVersion, count) => {
  const snapshot = await probe(target(name, [...args]), { ...options, effort: 'quick' });
  expect(snapshot).toMatchObject({ era: 'legacy', protocolVersion, capabilities: { tools: {} } });
  expect(snapshot.tools).toHaveLength(count);
  expect(snapshot.notes.filter((n) => n.kind === 'unstable-list' || n.kind === 'stdout-noise')).toEqual([]);
  for (const tool of snapshot.tools) expect(tool).toMatchObject({ name: expect.any(String), inputSchema: { type: 'object' } });
});

test('everything: what two versions add and remove', async () => {
  const { added, removed } = await changed(target('everything-old'), target('everything-new'));
  expect(added).toContain('gzip-file-as-resource');
  expect(added).toContain('trigger-long-running-operation');
  expect(removed).toContain('printEnv');
  expect(removed).not.toContain('echo');
});

test('filesystem: two generations of the SDK list tools of the same names', async () => {
  expect(await changed(target('filesystem-old', ['.']), target('filesystem-new', ['.']))).toEqual({ added: [], removed: [] });
});

test('memory: the same tools, in other words and with hints', async () => {
  expect(await changed(target('memory-old'), target('memory-new'))).toEqual({ added: [], removed: [] });
});

test('everything lists prompts, resources over several pages, and templates', async () => {
  const snapshot = await probe(target('everything-old'), options);
  expect(snapshot.prompts.length).toBeGreaterThan(1);
  expect(snapshot.resources).toHaveLength(100);
  expect(snapshot.resourceTemplates.length).toBeGreaterThan(0);
  expect(snapshot.notes.find((n) => n.kind === 'page')?.data).toMatchObject({ method: 'resources/list', pages: 10 });
});

test('everything lists more for a client that can do more, and thorough probing tells', async () => {
  const snapshot = await probe(target('everything-new'), { ...options, effort: 'thorough' });
  const unstable = snapshot.notes.filter((n) => n.kind === 'unstable-list');
  expect(unstable.length).toBeGreaterThan(0);
  for (const { data } of unstable) expect(data?.how).toMatch(/^for a client that declares roots/);
  expect(unstable.every((n) => n.data?.pointer === '' && n.data?.before === null)).toBe(true);
});

test('everything over Streamable HTTP and over the older SSE lists what it lists over stdio', async () => {
  const stdio = await probe(target('everything-new'), options);
  const over = (mode: string, route: string): ProbeTarget =>
    target('everything-new', [mode], { env: { PORT: '{port}' }, url: `http://127.0.0.1:{port}${route}` });
  const http = await probe(over('streamableHttp', '/mcp'), options);
  const sse = await probe(over('sse', '/sse'), options);
  expect(names(stdio)).toHaveLength(13);
  expect(http.tools).toEqual(stdio.tools);
  expect(sse.tools).toEqual(stdio.tools);
});

test('the same list byte for byte in two processes', async () => {
  const [one, two] = [await probe(target('memory-new'), options), await probe(target('memory-new'), options)];
  expect(one.wire).toEqual(two.wire);
});

test('filesystem without a folder says what it lacks or lists all the same', async () => {
  const found = await probe(target('filesystem-old'), options).catch((e: Error) => e);
  if (found instanceof Error) expect(found.message).toMatch(/exit code|director/i);
  else expect(names(found)).toContain('read_file');
});

test('a server below npx ends with its runner', async () => {
  if (process.platform === 'win32' || spawnSync('npx', ['--version']).status !== 0) return;
  const root = fileURLToPath(new URL('../../', import.meta.url));
  const command = `npx --no-install --offline -- node ${path('memory-new')}`;
  expect(names(await probe(target('memory-new', [], { command, cwd: root }), options))).toHaveLength(9);
});
