import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { isObject, own } from '../model/json.ts';

interface Manager {
  lockfiles: string[];
  install: string;
  build: string;
}

const MANAGERS: Manager[] = [
  { lockfiles: ['package-lock.json', 'npm-shrinkwrap.json'], install: 'npm ci', build: 'npm run build --if-present' },
  { lockfiles: ['pnpm-lock.yaml'], install: 'pnpm install --frozen-lockfile', build: 'pnpm run --if-present build' },
  { lockfiles: ['yarn.lock'], install: 'yarn install --frozen-lockfile', build: 'yarn run build' },
  { lockfiles: ['bun.lock', 'bun.lockb'], install: 'bun install --frozen-lockfile', build: 'bun run build' },
];

export interface Inferred {
  install: string | null;
  build: string | null;
}

/**
 * How a Node package is installed and built when nobody says so: by the nearest lockfile up to the repository's root, and by its
 * script `build`. Without a `package.json`: nothing.
 */
export function infer(cwd: string, root: string): Inferred {
  const manifest = readManifest(join(cwd, 'package.json'));
  if (manifest === undefined) return { install: null, build: null };
  const found = nearestLockfile(cwd, root);
  const hasBuild = typeof own(own(manifest, 'scripts'), 'build') === 'string';
  const build = hasBuild ? (found?.manager.build ?? 'npm run build --if-present') : null;
  if (!found) return { install: null, build };
  return { install: isBerry(found.folder, found.file) ? 'yarn install --immutable' : found.manager.install, build };
}

/** Whether the folder, or one above it up to the root, holds what a package manager of Node installed. */
export function isInstalled(cwd: string, root: string): boolean {
  for (let folder = cwd; ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'node_modules')) || existsSync(join(folder, '.pnp.cjs'))) return true;
    if (relative(root, folder) === '' || dirname(folder) === folder) return false;
  }
}

function nearestLockfile(cwd: string, root: string): { manager: Manager; folder: string; file: string } | undefined {
  for (let folder = cwd; ; folder = dirname(folder)) {
    for (const manager of MANAGERS) {
      const file = manager.lockfiles.find((name) => existsSync(join(folder, name)));
      if (file) return { manager, folder, file };
    }
    if (relative(root, folder) === '' || dirname(folder) === folder) return undefined;
  }
}

/** Yarn 2 and later write another lockfile and know another option. */
const isBerry = (folder: string, file: string): boolean =>
  file === 'yarn.lock' &&
  (existsSync(join(folder, '.yarnrc.yml')) || /^__metadata:/m.test(readFileSync(join(folder, file), 'utf8').slice(0, 4096)));

function readManifest(file: string): unknown {
  try {
    const manifest: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isObject(manifest) ? manifest : undefined;
  } catch {
    return existsSync(file) ? {} : undefined;
  }
}
