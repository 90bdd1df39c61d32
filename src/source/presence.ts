import { existsSync, statSync } from 'node:fs';
import { isAbsolute, join, posix, relative, resolve, sep } from 'node:path';
import { UserError } from '../model/error.ts';
import type { Recipe } from '../model/recipe.ts';
import { inside } from './carry.ts';
import { tryGit } from './git.ts';

/** A tree on disk. */
export interface Tree {
  root: string;
  side: 'base' | 'head';
}

/** The folder a recipe works in. It must lie inside the repository. */
export function workingDirectory(tree: Tree, recipe: Recipe): string {
  const cwd = resolve(tree.root, recipe.workingDirectory);
  if (cwd !== resolve(tree.root) && !inside(resolve(tree.root), cwd)) {
    throw new UserError(
      `working-directory is ${JSON.stringify(recipe.workingDirectory)}, which is not inside the repository: name a folder relative to its root.`,
    );
  }
  return cwd;
}

/**
 * Why a server is not there yet on this side (or not there any more), or null when it is: its working directory, or a file named in
 * `start` that the other side's tree has. A file that a build makes says nothing, and neither does one that no side has.
 */
export async function whyAbsent(tree: Tree, recipe: Recipe, other: Tree | null, otherRecipe: Recipe): Promise<string | null> {
  const cwd = workingDirectory(tree, recipe);
  if (!isFolder(cwd)) return `The working directory ${recipe.workingDirectory} is not in the ${tree.side}'s tree.`;
  if (!other) return null;
  for (const name of namedFiles(recipe.start)) {
    const path = below(tree.root, recipe, name);
    const there = below(tree.root, otherRecipe, name);
    if (path === null || there === null || existsSync(join(tree.root, path))) continue;
    if (!(await belongs(other, there)) || (await isIgnored(tree, path))) continue;
    const otherwise = tree.side === 'base' ? ' If it had another name there, give the start of that time as base-start.' : '';
    return `The file ${path}, which the start command names, is not in the ${tree.side}'s tree.${otherwise}`;
  }
  return null;
}

/** Words of a start command that look like paths of the repository. */
export function namedFiles(start: string | string[] | null): string[] {
  const words = Array.isArray(start) ? start : (start ?? '').split(/[\s;&|()<>]+/).map((word) => word.replace(/^(['"])(.*)\1$/, '$2'));
  return words.filter(
    (word) => /^[^-]/.test(word) && !/[:*?$`{}'"\\=]/.test(word) && (word.includes('/') || /\.[A-Za-z0-9]{1,5}$/.test(word)),
  );
}

/** Where a name lies, from the root; null when it lies elsewhere. */
function below(root: string, recipe: Recipe, name: string): string | null {
  if (isAbsolute(name)) return inside(root, name) ? relative(root, name).split(sep).join('/') : null;
  const path = posix.normalize(posix.join(recipe.workingDirectory.replaceAll('\\', '/'), name));
  return path === '..' || path.startsWith('../') ? null : path;
}

/** Whether a path is a part of the tree: tracked, or new and not ignored. */
async function belongs(tree: Tree, path: string): Promise<boolean> {
  if (!existsSync(join(tree.root, path))) return false;
  const listed = await tryGit(tree.root, ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', `:(literal)${path}`]);
  return listed.stdout !== '';
}

const isIgnored = async (tree: Tree, path: string): Promise<boolean> =>
  (await tryGit(tree.root, ['check-ignore', '--quiet', '--no-index', '--', path])).code === 0;

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
