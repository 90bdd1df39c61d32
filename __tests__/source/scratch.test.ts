import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyHome, isAlive, makeHomes } from '../../src/source/scratch.ts';

test('homes that a killed run left go; those of a living one, what others made and links stay', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  const place = (name: string): string => join(tmpdir(), name);
  const dead = place(`home-${pid}-quay`);
  const alive = place(`home-${process.ppid}-quay`);
  const other = place(`home-${pid}-pier`);
  const link = place(`home-${pid}-link`);
  const target = mkdtempSync(place('harbour-'));
  for (const folder of [dead, alive, other]) mkdirSync(join(folder, 'base', '.npm'), { recursive: true });
  for (const folder of [dead, alive, target]) writeFileSync(join(folder, '.mcp-tool-review'), '');
  symlinkSync(target, link);
  const made = makeHomes();
  try {
    expect([dead, alive, other, target, made].map((path) => existsSync(path))).toEqual([false, true, true, true, true]);
  } finally {
    for (const path of [dead, alive, other, link, target, made]) rmSync(path, { recursive: true, force: true });
  }
});

test('what the next run takes away is what this one makes, and its name does not say who looks', () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  const made = makeHomes();
  expect(made).not.toMatch(/review/);
  expect([existsSync(join(made, 'base')), existsSync(join(made, 'head'))]).toEqual([true, true]);
  const left = made.replace(`-${process.pid}-`, `-${pid}-`);
  renameSync(made, left);
  const next = makeHomes();
  expect([existsSync(left), existsSync(next)]).toEqual([false, true]);
  rmSync(next, { recursive: true, force: true });
});

(process.platform === 'linux' ? test : test.skip)('a process that has ended and was not asked after does not run', async () => {
  // The shell's child ends; what the shell becomes never asks after it.
  const parent = spawn('/bin/sh', ['-c', 'sleep 0.3 & echo $!; exec sleep 30'], { stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const pid = Number(await new Promise((resolve) => parent.stdout.once('data', (data) => resolve(String(data).trim()))));
    for (let i = 0; i < 200 && isAlive(pid); i++) await new Promise((resolve) => setTimeout(resolve, 10));
    expect([existsSync(`/proc/${pid}`), isAlive(pid), isAlive(parent.pid as number)]).toEqual([true, false, true]);
  } finally {
    parent.kill('SIGKILL');
  }
});

test('a variant has what the build left and not what another one does', async () => {
  const made = makeHomes();
  try {
    const head = join(made, 'head');
    writeFileSync(join(head, 'tide'), 'high');
    const [first, second] = [await copyHome(head, 'read-only'), await copyHome(head, 'all')];
    writeFileSync(join(first, 'seen'), '');
    expect(readFileSync(join(second, 'tide'), 'utf8')).toBe('high');
    expect([existsSync(join(second, 'seen')), existsSync(join(head, 'seen'))]).toEqual([false, false]);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
});
