import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { recipes } from '../../src/config/resolve.ts';
import { build } from '../../src/source/build.ts';

const home = mkdtempSync(join(tmpdir(), 'home-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

async function building(commands: { install?: string; build?: string; env?: Record<string, string> }, timeout = 60) {
  const [told, lines]: [string[], string[]] = [[], []];
  const recipe = recipes(null, { name: 'quay', start: 'x', ...commands })[0]!;
  const reason = await build(recipe, home, { home, timeout, progress: (text) => told.push(text), log: (line) => lines.push(line) });
  return { reason, told, lines };
}

test('install comes first, then build, and each line they print is passed on', async () => {
  const { reason, told, lines } = await building({ install: 'echo one; echo two >&2', build: 'echo three' });
  expect(reason).toBeNull();
  expect(told).toEqual(['install: echo one; echo two >&2', 'build: echo three']);
  expect(lines.sort()).toEqual(['one', 'three', 'two']);
});

test('an empty command is nothing to do', async () => {
  expect(await building({ install: '', build: ' ' })).toEqual({ reason: null, told: [], lines: [] });
});

test('a failure is a sentence and the last lines; what comes after is not tried', async () => {
  const { reason, told } = await building({ install: 'seq 1 500; echo the mast is missing >&2; exit 7', build: 'echo never' });
  expect(reason).toMatch(/^The install command `seq .*` exited with 7\.\n/);
  expect(reason).toMatch(/the mast is missing$/);
  expect(reason!.split('\n').length).toBeLessThan(30);
  expect(told).toHaveLength(1);
});

test('a command that takes too long is ended and told', async () => {
  const { reason } = await building({ build: 'echo begun; sleep 600' }, 5);
  expect(reason).toMatch(/longer than 5 seconds/);
  expect(reason).toMatch(/begun/);
});

test('builds see what they are given, a home of their own, and no secret of the job', async () => {
  process.env.ACTIONS_RUNTIME_TOKEN = 'harbour-secret';
  process.env.INPUT_TOKEN = 'harbour-secret';
  try {
    const { lines } = await building({ build: 'env', env: { QUAY: 'north' } });
    expect(lines).toContain('QUAY=north');
    expect(lines).toContain(`HOME=${home}`);
    expect(lines.join()).not.toContain('harbour-secret');
  } finally {
    delete process.env.ACTIONS_RUNTIME_TOKEN;
    delete process.env.INPUT_TOKEN;
  }
});
