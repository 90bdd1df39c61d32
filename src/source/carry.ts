import { cpSync, existsSync, lstatSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve, sep } from 'node:path';
import { UserError } from '../model/error.ts';
import { tryGit } from './git.ts';

/**
 * Copies paths that git ignores from the head's working directory to the base's. They are relative to the working directory and stay
 * inside the tree; a path that is not there is an error, and so is one that git tracks on either side: a change could put its
 * own file in the place of the one it is compared with.
 */
export async function carry(
  paths: readonly string[],
  from: { root: string; cwd: string },
  to: { root: string; cwd: string },
): Promise<void> {
  for (const path of paths) {
    const source = resolve(from.cwd, path);
    const target = resolve(to.cwd, path);
    if (isAbsolute(path) || !inside(from.root, source) || !inside(to.root, target)) {
      throw new UserError(
        `carry names ${JSON.stringify(path)}, which is not inside the repository: name a path relative to the working directory.`,
      );
    }
    if (!existsSync(source))
      throw new UserError(
        `carry names ${JSON.stringify(path)}, which is not in the head's tree: make it in an earlier step, or take it out.`,
      );
    for (const [side, root, at] of [
      ['base', to.root, target],
      ['head', from.root, source],
    ] as const) {
      const tracked = await tryGit(root, ['ls-files', '-z', '--', `:(literal)${relative(root, at).split(sep).join('/')}`]);
      if (tracked.stdout === '') continue;
      throw new UserError(
        `carry names ${JSON.stringify(path)}, of which git tracks ${JSON.stringify(tracked.stdout.split('\0')[0])} at the ${side}: carry is for what git ignores.`,
      );
    }
    mkdirSync(dirname(target), { recursive: true });
    if (!within(realpathSync(to.root), realpathSync(dirname(target))) || !inside(realpathSync(from.root), realpathSync(source))) {
      throw new UserError(`carry names ${JSON.stringify(path)}, which leads out of the repository through a link.`);
    }
    if (existsSync(target) && lstatSync(target).isSymbolicLink()) rmSync(target);
    cpSync(source, target, { recursive: true, force: true, verbatimSymlinks: true });
  }
}

const within = (root: string, path: string): boolean => path === root || inside(root, path);

/** Whether a path lies strictly below a folder; `.git` does not count. */
export function inside(root: string, path: string): boolean {
  const rest = relative(root, path);
  return rest !== '' && rest !== '..' && !rest.startsWith(`..${sep}`) && !isAbsolute(rest) && rest.split(sep)[0] !== '.git';
}
