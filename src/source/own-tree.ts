import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join, resolve } from 'node:path';
import type { Recipe } from '../model/recipe.ts';
import { inside } from './carry.ts';

/** A tree, and the folder of it that a recipe works in. */
export interface Place {
  root: string;
  cwd: string;
}

/**
 * The base's recipe with every path into the head's tree read as the same path of the base's tree: a start such as
 * `node /home/me/repo/server.js` would run the head's code on both sides, and the two would be equal. Paths are known under every name
 * that leads there, links included.
 * @returns the recipe and a remark on what was read so, or null
 */
export function ownTree(recipe: Recipe, head: Place, base: Place): { recipe: Recipe; remark: string | null } {
  if (dirname(head.root) === head.root) return { recipe, remark: null };
  const moved = new Set<string>();
  const reader = new Reader(head, base);
  const read = (what: string, text: string): string => {
    const own = reader.read(text);
    if (own !== text) moved.add(what);
    return own;
  };
  const command = (what: string, text: string | null): string | null => text && read(what, text);
  const own: Recipe = {
    ...recipe,
    install: command('install', recipe.install),
    build: command('build', recipe.build),
    start: start(recipe.start, reader, (text) => read('start', text)),
    args: recipe.args.map((arg) => read('args', arg)),
    env: Object.fromEntries(Object.entries(recipe.env).map(([name, value]) => [name, read('env', value)])),
  };
  if (own.start !== recipe.start && JSON.stringify(own.start) !== JSON.stringify(recipe.start)) moved.add('start');
  if (moved.size === 0) return { recipe, remark: null };
  const fields = [...moved].join(', ');
  return {
    recipe: own,
    remark: `The head's tree is named by its full path in ${fields}: for the base this was read as the same path of the base's own tree. Name paths relative to the working directory.`,
  };
}

function start(value: Recipe['start'], reader: Reader, read: (text: string) => string): Recipe['start'] {
  if (value === null) return null;
  if (Array.isArray(value)) return value.map((word, i) => (i === 0 ? reader.program(read(word)) : read(word)));
  const line = read(value);
  const program = /^\s*([^\s'"=;&|<>()$`\\]+)(?=\s|$)/.exec(line)?.[1];
  return program === undefined ? line : line.replace(program, () => reader.program(program));
}

/** What ends a path in a shell line, a list or a URL. */
const END = /[\s'"`=:,;&|<>(){}[\]$@*?!]/;

class Reader {
  readonly #head: Place;
  readonly #base: Place;
  /** The head's root as it may be written out, with spaces in it too. */
  readonly #names: string[];
  constructor(head: Place, base: Place) {
    this.#head = { root: real(head.root) ?? head.root, cwd: head.cwd };
    this.#base = base;
    const names = [head.root, this.#head.root].flatMap((name) => [name, name.replaceAll('/', '\\'), name.replaceAll(' ', '\\ ')]);
    this.#names = [...new Set(names)].filter((name) => name.length > 1).sort((a, b) => b.length - a.length);
  }

  read(text: string): string {
    let out = '';
    let at = 0;
    while (at < text.length) {
      const name = this.#names.find((n) => text.startsWith(n, at) && endsName(text, at + n.length));
      if (name !== undefined) {
        out += name.includes('\\ ') ? this.#base.root.replaceAll(' ', '\\ ') : this.#base.root;
        at += name.length;
        while (at < text.length && !END.test(text[at]!)) out += text[at++];
        continue;
      }
      let end = at;
      while (end < text.length && !END.test(text[end]!)) end++;
      // `-I/path`, and the slashes of `file:///path`
      const before = /^-\w(?=\/|\.\.)|^\/+(?=\/)/.exec(text.slice(at, end))?.[0] ?? '';
      out += before + this.#path(text.slice(at + before.length, end)) + (text[end] ?? '');
      at = end + 1;
    }
    return out;
  }

  /** A program found by name: a link on PATH that leads into the head's tree, as `npm link` makes it. */
  program(name: string): string {
    if (/[\\/]/.test(name)) return name;
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      const file = join(folder, name);
      if (folder === '' || !existsSync(file)) continue;
      // A tool that was installed in the tree is a tool, and not what is compared.
      const folderIn = real(folder);
      if (folderIn !== null && within(this.#head.root, folderIn)) return name;
      return this.#moved(file) ?? name;
    }
    return name;
  }

  /** A path word: its first folder that is the head's tree, or lies in it, is read in the base's. */
  #path(word: string): string {
    const parts = word.split('/');
    if (parts.length === 1 && word !== '..') return word;
    // From the working directory upwards and down again: only what has left the tree can come back to the head's.
    let left = word.startsWith('/');
    for (let i = 1; i <= parts.length; i++) {
      const prefix = parts.slice(0, i).join('/');
      if (prefix === '') continue;
      const full = resolve(this.#head.cwd, prefix);
      if (!within(this.#head.root, full)) left = true;
      const moved = left ? this.#moved(full) : null;
      if (moved !== null) return [moved, ...parts.slice(i)].join('/');
    }
    return word;
  }

  /** The place in the base's tree of a path that leads into the head's; null for any other. */
  #moved(path: string): string | null {
    const found = real(path);
    if (found === null || !within(this.#head.root, found)) return null;
    return `${this.#base.root}${found.slice(this.#head.root.length)}`;
  }
}

const within = (root: string, path: string): boolean => path === root || inside(root, path);

const endsName = (text: string, at: number): boolean => at >= text.length || text[at] === '/' || text[at] === '\\' || END.test(text[at]!);

function real(path: string): string | null {
  try {
    return realpathSync(path);
  } catch {
    return null;
  }
}
