import { existsSync, lstatSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { git } from './git.ts';

/** Larger files hold no text that a person wrote. */
const LARGEST = 1_000_000;

/** The files that git tracks in a working tree, read when asked for. Links are not followed, neither of files nor of folders. */
export async function trackedFiles(root: string): Promise<{ path: string; read(): string | null }[]> {
  const top = realpathSync(root);
  const folders = new Map<string, boolean>();
  const isOwn = (folder: string): boolean => {
    const known = folders.get(folder);
    if (known !== undefined) return known;
    const own = existsSync(join(top, folder)) && realpathSync(join(top, folder)) === join(top, folder);
    folders.set(folder, own);
    return own;
  };
  const paths = (await git(root, ['ls-files', '-z'])).split('\0').filter(Boolean);
  return paths.map((path) => ({ path, read: () => (isOwn(dirname(path)) ? readText(join(top, path)) : null) }));
}

function readText(file: string): string | null {
  try {
    const found = lstatSync(file);
    if (!found.isFile() || found.size > LARGEST) return null;
    const bytes = readFileSync(file);
    return bytes.includes(0) ? null : bytes.toString('utf8');
  } catch {
    return null;
  }
}
