import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { infer, isInstalled } from '../../src/source/infer.ts';

const made: string[] = [];
afterAll(() => {
  for (const dir of made) rmSync(dir, { recursive: true, force: true });
});
function tree(files: Record<string, string>): string {
  const dir = mkdtempSync(join(tmpdir(), 'infer-'));
  made.push(dir);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
  }
  return dir;
}
const built = '{"scripts":{"build":"tsc"}}';

test.each<[string, Record<string, string>, string | null, string | null]>([
  ['npm', { 'package-lock.json': '{}' }, 'npm ci', 'npm run build --if-present'],
  ['npm shrinkwrap', { 'npm-shrinkwrap.json': '{}' }, 'npm ci', 'npm run build --if-present'],
  ['pnpm', { 'pnpm-lock.yaml': '' }, 'pnpm install --frozen-lockfile', 'pnpm run --if-present build'],
  ['yarn 1', { 'yarn.lock': '# yarn lockfile v1\n' }, 'yarn install --frozen-lockfile', 'yarn run build'],
  ['yarn 4', { 'yarn.lock': '__metadata:\n  version: 8\n' }, 'yarn install --immutable', 'yarn run build'],
  ['bun', { 'bun.lock': '{}' }, 'bun install --frozen-lockfile', 'bun run build'],
  ['no lockfile', {}, null, 'npm run build --if-present'],
])('a package with %s', (_what, files, install, build) => {
  const dir = tree({ 'package.json': built, ...files });
  expect(infer(dir, dir)).toEqual({ install, build });
});

test('a tree is installed where the folder or one above it holds what was installed', () => {
  const dir = tree({ 'packages/quay/package.json': '{}', 'packages/pier/node_modules/x/package.json': '{}' });
  expect([isInstalled(join(dir, 'packages/quay'), dir), isInstalled(join(dir, 'packages/pier'), dir)]).toEqual([false, true]);
  mkdirSync(join(dir, 'node_modules'));
  expect([isInstalled(join(dir, 'packages/quay'), dir), isInstalled(dir, dir)]).toEqual([true, true]);
  expect(isInstalled(join(dir, 'packages/quay'), join(dir, 'packages/quay'))).toBe(false);
});

test('without a package.json there is nothing to do, and without a script build nothing to build', () => {
  const python = tree({ 'pyproject.toml': '', 'package-lock.json': '{}' });
  expect(infer(python, python)).toEqual({ install: null, build: null });
  const plain = tree({ 'package.json': '{"scripts":{"test":"x"}}', 'package-lock.json': '{}' });
  expect(infer(plain, plain)).toEqual({ install: 'npm ci', build: null });
});

test('the lockfile of a workspace stands further up, but never above the repository', () => {
  const root = tree({ 'pnpm-lock.yaml': '', 'repo/packages/quay/package.json': built, 'repo/yarn.lock': '' });
  expect(infer(join(root, 'repo/packages/quay'), join(root, 'repo')).install).toBe('yarn install --frozen-lockfile');
  rmSync(join(root, 'repo/yarn.lock'));
  expect(infer(join(root, 'repo/packages/quay'), join(root, 'repo')).install).toBeNull();
});

test("a broken package.json is npm's to complain about", () => {
  const dir = tree({ 'package.json': '{', 'package-lock.json': '{}' });
  expect(infer(dir, dir)).toEqual({ install: 'npm ci', build: null });
});
