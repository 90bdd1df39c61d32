import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { git } from './git.ts';

/** Larger files hold no text that a person wrote. */
const LARGEST = 1_000_000;

/** The files that git tracks in a working tree, read when asked for. Links are not followed. */
export async function trackedFiles(root: string): Promise<{ path: string; read(): string | null }[]> {
  const paths = (await git(root, ['ls-files', '-z'])).split('\0').filter(Boolean);
  return paths.map((path) => ({ path, read: () => readText(join(root, path)) }));
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
