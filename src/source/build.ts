import { existsSync, mkdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import type { Recipe } from '../model/recipe.ts';
import { cleanEnvironment } from '../probe/environment.ts';
import { run } from '../probe/run.ts';

export interface BuildOptions {
  /** HOME of the commands. */
  home: string;
  /** Seconds for each command. */
  timeout: number;
  /** A command begins. */
  progress(text: string): void;
  /** A line it printed, raw. */
  log(line: string): void;
}

/** Lines and characters of a failed command's output that its error message repeats. */
const TAIL = { lines: 20, characters: 4000 };

/** Runs a recipe's install and build, one after the other. Gives the reason when one fails: a sentence, then its last lines. */
export async function build(recipe: Recipe, cwd: string, options: BuildOptions): Promise<string | null> {
  mkdirSync(options.home, { recursive: true });
  for (const [step, command] of [
    ['install', recipe.install],
    ['build', recipe.build],
  ] as const) {
    if (!command?.trim()) continue;
    options.progress(`${step}: ${command}`);
    const result = await run({
      command,
      cwd,
      env: cleanEnvironment({ ...surroundings(), ...recipe.env }, { home: options.home }),
      log: options.log,
      timeout: options.timeout,
    });
    if (result.code === 0 && !result.timedOut) continue;
    const how = result.error
      ? `could not be started (${result.error.message})`
      : result.timedOut
        ? `took longer than ${options.timeout} seconds and was ended`
        : result.signal
          ? `was ended by ${result.signal}`
          : `exited with ${result.code}`;
    return withTail(`The ${step} command \`${command}\` ${how}.`, result.tail);
  }
  return null;
}

/** A sentence and the last lines of what was printed. */
export function withTail(sentence: string, output: string): string {
  const lines = output.trimEnd().split(/\r?\n/).slice(-TAIL.lines).join('\n').slice(-TAIL.characters);
  return lines.trim() ? `${sentence}\n${lines}` : sentence;
}

/** Where package managers keep what they fetched, so that a HOME of its own does not mean fetching it twice. Folders only, no credentials. */
const CACHES: [variable: string, path: string[]][] = [
  ['npm_config_cache', ['.npm']],
  ['npm_config_store_dir', ['.local', 'share', 'pnpm', 'store']],
  ['YARN_CACHE_FOLDER', ['.cache', 'yarn']],
  ['BUN_INSTALL_CACHE_DIR', ['.bun', 'install', 'cache']],
  ['PIP_CACHE_DIR', ['.cache', 'pip']],
  ['UV_CACHE_DIR', ['.cache', 'uv']],
  ['UV_PYTHON_INSTALL_DIR', ['.local', 'share', 'uv', 'python']],
  ['GOMODCACHE', ['go', 'pkg', 'mod']],
  ['GOCACHE', ['.cache', 'go-build']],
];

function surroundings(): Record<string, string> {
  const found = CACHES.map(([variable, path]) => [variable, join(homedir(), ...path)] as const).filter(([, folder]) => existsSync(folder));
  // A build may know that nobody can answer it; the server may not.
  return { ...Object.fromEntries(found), ...(process.env.CI ? { CI: process.env.CI } : {}) };
}
