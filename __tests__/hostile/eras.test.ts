import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultLimits } from '../../src/model/recipe.ts';
import { ProbeError, type ProbeTarget, probeBoth } from '../../src/probe/index.ts';
import { freePort } from '../../src/probe/ports.ts';
import { alive, bread, cleanUp, commandFor, listed, notes, refused, scratch, uniqueTag } from './help.ts';

afterAll(cleanUp);
const tools = [bread];

describe('revisions with initialize', () => {
  test.each(['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'])('%s is taken', async (version) => {
    expect(await listed({ tools, version })).toMatchObject({ era: 'legacy', protocolVersion: version, tools });
  });

  test('an unknown revision is an error that names it', async () => {
    const error = await refused({ tools, version: '1999-12-31' });
    expect(error.message).toContain("'1999-12-31'");
    expect(error.message).toContain('2024-11-05, 2025-03-26, 2025-06-18, 2025-11-25');
  });

  test('a refusal that names older revisions is followed', async () => {
    const error = { code: -32022, message: 'Unsupported protocol version', data: { supported: ['2025-06-18'], requested: '2025-11-25' } };
    const snapshot = await listed({ tools, on: { initialize: [{ error }, {}] } });
    expect(snapshot).toMatchObject({ era: 'legacy', protocolVersion: '2025-06-18' });
  });

  test('no stateless request is sent to a server that takes initialize: one that dies of it is listed', async () => {
    expect((await listed({ tools, unknown: 'exit' })).era).toBe('legacy');
  });
});

describe('the stateless revision', () => {
  test('is spoken where initialize is refused, in the same process', async () => {
    const counter = join(scratch(), 'starts');
    const snapshot = await listed({ tools, era: 'modern', counter, instructions: 'Ask for allergies.' });
    expect(snapshot).toMatchObject({
      era: 'modern',
      protocolVersion: '2026-07-28',
      tools,
      instructions: 'Ask for allergies.',
      server: { name: 'hostile' },
    });
    expect(readFileSync(counter, 'utf8')).toBe('1');
  });

  test('what belongs to one answer stays out of the list and is kept for the rules', async () => {
    const snapshot = await listed({ tools, era: 'modern' });
    expect(JSON.stringify(snapshot.tools)).not.toContain('ttlMs');
    expect(notes(snapshot, 'page')[0]?.data).toMatchObject({
      method: 'tools/list',
      pages: 1,
      results: [{ ttlMs: 60_000, cacheScope: 'public' }],
    });
  });

  test('is not spoken by a server that knows both: most clients see the older list', async () => {
    expect((await listed({ tools, era: 'both' })).era).toBe('legacy');
  });

  test('is tried on a server that leaves initialize unanswered', async () => {
    const snapshot = await listed({ tools, era: 'modern', on: { initialize: [{ hang: true }] } }, { limits: { timeout: 1 } });
    expect(snapshot.era).toBe('modern');
  });

  test('so is one that dies of it in words of its own', async () => {
    const script = { tools, era: 'modern', on: { initialize: [{ stderr: 'KeyError: handler\n', exit: 1 }] } };
    expect((await listed(script)).era).toBe('modern');
  });

  test('a server that dies on initialize and says why is started again without it', async () => {
    const counter = join(scratch(), 'starts');
    const script = { tools, era: 'modern', counter, on: { initialize: [{ stderr: 'fatal: unknown method initialize\n', exit: 1 }] } };
    expect((await listed(script)).era).toBe('modern');
    expect(readFileSync(counter, 'utf8')).toBe('2');
  });

  test('a later revision is an error that names it', async () => {
    const error = await refused({ tools, era: 'modern', supported: ['2031-01-01'] });
    expect(error.message).toMatch(/2026-07-28|2031-01-01/);
  });
});

describe('both sides', () => {
  const options = { limits: { ...defaultLimits(), timeout: 20 }, effort: 'off' as const, volatile: [], log: () => {} };
  const sides = async (base: unknown, head: unknown) => {
    const tag = uniqueTag();
    const target = (script: unknown): ProbeTarget => ({
      command: commandFor(script, tag),
      args: [],
      url: null,
      headers: {},
      env: {},
      cwd: tmpdir(),
      home: null,
    });
    const both = await probeBoth(target(base), target(head), options);
    expect(alive(tag)).toEqual([]);
    return both;
  };

  test('are listed in the same era where one of them knows both', async () => {
    expect(await sides({ tools, era: 'both' }, { tools, era: 'modern' })).toMatchObject({
      base: { era: 'modern' },
      head: { era: 'modern' },
    });
    expect(await sides({ tools, era: 'modern' }, { tools, era: 'both' })).toMatchObject({
      base: { era: 'modern' },
      head: { era: 'modern' },
    });
  });

  test('keep their own where they have none in common', async () => {
    expect(await sides({ tools }, { tools, era: 'modern' })).toMatchObject({ base: { era: 'legacy' }, head: { era: 'modern' } });
  });

  test('run side by side', async () => {
    const began = Date.now();
    await sides({ tools, start: { wait: 2000 } }, { tools, start: { wait: 2000 } });
    expect(Date.now() - began).toBeLessThan(3900);
  });

  test('two servers that want the same port are listed one after the other', async () => {
    const port = await freePort();
    const both = await sides({ tools, start: { listen: port, wait: 1000 } }, { tools, start: { wait: 300, listen: port } });
    expect(both).toMatchObject({ base: { tools }, head: { tools } });
  });

  test('{port} is filled in for a server on stdio too', async () => {
    const dump = join(scratch(), 'argv.json');
    const shown = [{ ...bread, description: 'Shown at http://localhost:{port}/oven.' }];
    const { head } = await sides({ tools }, { tools: shown, dumpArgs: dump });
    expect(readFileSync(dump, 'utf8')).toMatch(/http:\/\/localhost:\d+\/oven/);
    expect(head).toMatchObject({ tools: shown });
  });

  test('one that fails does not take the other along', async () => {
    const both = await sides({ start: { exit: 1 } }, { tools });
    expect(both.base).toBeInstanceOf(ProbeError);
    expect(both.head).toMatchObject({ tools });
  });
});
