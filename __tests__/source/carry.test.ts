import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { carry } from '../../src/source/carry.ts';
import { Repository } from '../support/repository.ts';

const made: string[] = [];
afterAll(() => {
  for (const dir of made) rmSync(dir, { recursive: true, force: true });
});

describe('carry', () => {
  const trees = () => {
    const from = mkdtempSync(join(tmpdir(), 'from-'));
    const repo = new Repository({ 'server/server.mjs': 'old', 'top.md': 'old' }, {});
    const to = repo.dir;
    made.push(from, to);
    mkdirSync(join(from, 'server/ui_dist/deep'), { recursive: true });
    writeFileSync(join(from, 'server/ui_dist/deep/page.html'), '<p>');
    writeFileSync(join(from, 'server/one.bin'), '1');
    writeFileSync(join(from, 'top.txt'), 'top');
    const side = (root: string) => ({ root, cwd: join(root, 'server') });
    return { from, to, copy: (...paths: string[]) => carry(paths, side(from), side(to)) };
  };
  test('copies files and folders, also above the working directory', async () => {
    const { to, copy } = trees();
    await copy('ui_dist', 'one.bin', '../top.txt');
    expect(readFileSync(join(to, 'server/ui_dist/deep/page.html'), 'utf8')).toBe('<p>');
    expect(readFileSync(join(to, 'server/one.bin'), 'utf8')).toBe('1');
    expect(readFileSync(join(to, 'top.txt'), 'utf8')).toBe('top');
  });
  test.each(['../../etc', '/etc/hostname', '../.git/config', '..'])('refuses %s', async (path) => {
    await expect(trees().copy(path)).rejects.toThrow(/inside the repository/);
  });
  test('refuses what a link leads to outside, on either side', async () => {
    const one = trees();
    symlinkSync('/etc', join(one.from, 'server/etc'));
    await expect(one.copy('etc')).rejects.toThrow(/link/);
    const two = trees();
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    made.push(outside);
    symlinkSync(outside, join(two.to, 'server/ui_dist'));
    await two.copy('ui_dist');
    expect(readdirSync(outside)).toEqual([]);
  });
  test('says which path is missing', async () => {
    await expect(trees().copy('gone')).rejects.toThrow(/"gone"/);
  });
  test('refuses what git tracks at the base: the head could take its place', async () => {
    const { from, copy } = trees();
    writeFileSync(join(from, 'server/server.mjs'), 'new');
    await expect(copy('server.mjs')).rejects.toThrow(/git tracks "server\/server\.mjs" at the base/);
    await expect(copy('../server')).rejects.toThrow(/git tracks/);
  });
  test('refuses what git tracks at the head, though the base has no such file', async () => {
    const base = new Repository({ 'readme.md': 'quay' }, {});
    const head = new Repository({ 'readme.md': 'quay' }, { 'berths.json': '[]' });
    made.push(base.dir, head.dir);
    const side = ({ dir }: Repository) => ({ root: dir, cwd: dir });
    await expect(carry(['berths.json'], side(head), side(base))).rejects.toThrow(/git tracks "berths.json" at the head/);
    expect(readdirSync(base.dir)).not.toContain('berths.json');
  });
});
