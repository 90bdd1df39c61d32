import { join } from 'node:path';
import type { Recipe } from '../model/recipe.ts';
import { build } from './build.ts';
import { carry } from './carry.ts';
import { onEnd, remove, removeNow } from './cleanup.ts';
import { infer, isInstalled } from './infer.ts';
import { ownTree, type Place } from './own-tree.ts';
import type { Pair } from './pair.ts';
import { type Tree, whyAbsent, workingDirectory } from './presence.ts';
import { copyHome, makeHomes } from './scratch.ts';
import { addWorktree, type Worktree } from './worktree.ts';

/** A server to review: how each side makes and starts it. */
export interface ServerRequest {
  /** Null where there is no base. */
  base: Recipe | null;
  head: Recipe;
  /** The base has a config, and this server or variant is not in it. */
  isNew?: boolean;
}

export type PreparedSide =
  | { state: 'ready'; ref: string; cwd: string; root: string; home: string; recipe: Recipe }
  | { state: 'absent' | 'build-failed'; ref: string; reason: string };

export interface SidesOptions {
  /** Seconds for each install and build command. */
  buildTimeout: number;
  /** The head's tree is somebody's working copy: what is installed there stays, and only a tree without anything is installed. */
  keepInstalled?: boolean;
  progress(text: string): void;
  log(who: string, line: string): void;
}

/** The two trees of a review: the base in a worktree of its own, the head as it stands in the user's tree. */
export class Sides {
  readonly remarks: string[];
  readonly #head: Tree;
  readonly #base: Tree | null;
  readonly #worktree: Worktree | null;
  readonly #homes: string;
  readonly #forget: () => void;
  /** Outcomes by folder and commands: servers and variants that share them are built once. */
  readonly #built = new Map<string, Promise<string | null>>();

  private constructor(
    root: string,
    readonly pair: Pair,
    readonly options: SidesOptions,
    worktree: Worktree | null,
  ) {
    this.#head = { root, side: 'head' };
    this.#base = worktree ? { root: worktree.root, side: 'base' } : null;
    this.#worktree = worktree;
    this.remarks = worktree?.remarks ?? [];
    this.#homes = makeHomes();
    this.#forget = onEnd(() => removeNow(this.#homes));
  }

  static async open(root: string, pair: Pair, options: SidesOptions): Promise<Sides> {
    if (pair.base) options.progress(`base: checking out ${pair.base.slice(0, 12)}`);
    return new Sides(root, pair, options, pair.base ? await addWorktree(root, pair.base) : null);
  }

  /** Builds the base of a server; null where there is none. Throws UserError when the request itself is wrong. */
  async base(server: ServerRequest): Promise<PreparedSide | null> {
    workingDirectory(this.#head, server.head);
    return this.#base && this.#side(this.#base, server.base ?? server.head, this.#head, server.head);
  }

  /** Builds the head of a server. From then on code of the head may have run, which can find the base's tree and change it. */
  head(server: ServerRequest): Promise<PreparedSide> {
    return this.#side(this.#head, server.head, this.#base, server.base ?? server.head);
  }

  /** Whether a command of the head runs before its server is started. */
  builds({ head }: ServerRequest): boolean {
    const { install, build } = this.#complete(this.#head, head, workingDirectory(this.#head, head));
    return [install, build].some((command) => command?.trim());
  }

  async #side(tree: Tree, asked: Recipe, other: Tree | null, otherRecipe: Recipe): Promise<PreparedSide> {
    const ref = (tree.side === 'base' ? this.pair.base : this.pair.headName) ?? '';
    const cwd = workingDirectory(tree, asked);
    const recipe = tree.side === 'base' ? this.#own(asked, { root: tree.root, cwd }) : asked;
    const absent = await whyAbsent(tree, recipe, other, otherRecipe);
    if (absent) return { state: 'absent', ref, reason: absent };
    if (tree.side === 'base' && recipe.carry.length) {
      await carry(recipe.carry, { root: this.#head.root, cwd: workingDirectory(this.#head, otherRecipe) }, { root: tree.root, cwd });
    }
    const complete = this.#complete(tree, recipe, cwd);
    const home = join(this.#homes, tree.side);
    const key = JSON.stringify([cwd, complete.install, complete.build, complete.env]);
    let built = this.#built.get(key);
    if (!built) {
      built = this.#build(tree, complete, cwd, home);
      this.#built.set(key, built);
    }
    const reason = await built;
    if (reason !== null) return { state: 'build-failed', ref, reason };
    return { state: 'ready', ref, cwd, root: tree.root, home: await this.#homeOf(home, recipe), recipe: complete };
  }

  /** A variant gets what the build left in HOME, and nothing that another variant did. */
  #homeOf(built: string, { name, variant }: Recipe): Promise<string> {
    return variant === null ? Promise.resolve(built) : copyHome(built, JSON.stringify([name, variant]));
  }

  /** The base runs its own files, also where the recipe names the head's by their full path. */
  #own(recipe: Recipe, base: Place): Recipe {
    const head = { root: this.#head.root, cwd: workingDirectory(this.#head, recipe) };
    const { recipe: own, remark } = ownTree(recipe, head, base);
    if (remark !== null && !this.remarks.includes(remark)) this.remarks.push(remark);
    return own;
  }

  #build(tree: Tree, recipe: Recipe, cwd: string, home: string): Promise<string | null> {
    const { buildTimeout, progress, log } = this.options;
    return build(recipe, cwd, {
      home,
      timeout: buildTimeout,
      progress: (text) => progress(`${tree.side}: ${text}`),
      log: (line) => log(tree.side, line),
    });
  }

  /** What the recipe leaves open is read off the tree. */
  #complete(tree: Tree, recipe: Recipe, cwd: string): Recipe {
    if (recipe.start === null) return recipe; // a remote server
    const inferred = infer(cwd, tree.root);
    const kept = tree.side === 'head' && this.options.keepInstalled && isInstalled(cwd, tree.root);
    return { ...recipe, install: recipe.install ?? (kept ? null : inferred.install), build: recipe.build ?? inferred.build };
  }

  async dispose(): Promise<void> {
    if (this.#worktree) this.options.progress('removing the worktree');
    await Promise.all([remove(this.#homes), this.#worktree?.dispose()]);
    this.#forget();
  }
}
