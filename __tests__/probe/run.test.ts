import { tmpdir } from 'node:os';
import { run } from '../../src/probe/run.ts';
import { alive, uniqueTag } from '../hostile/help.ts';

const env = { PATH: process.env.PATH ?? '' };
const posix = process.platform === 'win32' ? test.skip : test;

posix('both streams are passed on, and the exit code is told', async () => {
  const log: string[] = [];
  const result = await run({ command: 'echo dough; echo burnt >&2; exit 3', cwd: tmpdir(), env, log: (l) => log.push(l), timeout: 20 });
  expect(result).toMatchObject({ code: 3, timedOut: false, aborted: false });
  expect(log.sort()).toEqual(['burnt', 'dough']);
  expect(result.tail).toContain('burnt');
});

posix('what a build leaves running is ended with it', async () => {
  const tag = uniqueTag();
  const result = await run({
    command: `node -e 'setInterval(()=>{},1000)' ${tag} & exit 0`,
    cwd: tmpdir(),
    env,
    log: () => {},
    timeout: 20,
  });
  expect(result.code).toBe(0);
  expect(alive(tag)).toEqual([]);
});

posix('the time runs out, and a cancel comes', async () => {
  const tag = uniqueTag();
  const command = ['node', '-e', 'setInterval(()=>{},1000)', tag];
  expect(await run({ command, cwd: tmpdir(), env, log: () => {}, timeout: 0.3 })).toMatchObject({ timedOut: true });
  const controller = new AbortController();
  setTimeout(() => controller.abort(), 200);
  expect(await run({ command, cwd: tmpdir(), env, log: () => {}, timeout: 20, signal: controller.signal })).toMatchObject({
    aborted: true,
    timedOut: false,
  });
  expect(alive(tag)).toEqual([]);
});

test('a program that does not exist is a result', async () => {
  expect(await run({ command: ['no-such-bakery'], cwd: tmpdir(), env, log: () => {}, timeout: 20 })).toMatchObject({
    error: { code: 'ENOENT' },
  });
});
