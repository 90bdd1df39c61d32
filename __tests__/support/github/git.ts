// What GitHub computes from git: the files of a pull request with their patches, and its commits.
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const run = (dir: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.test', '-c', 'commit.gpgsign=false', ...args], {
    cwd: dir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 1 << 28,
  });

/** A new repository with one commit on main. */
export function newRepository(dir: string, files: Record<string, string>): string {
  run(dir, 'init', '-q', '-b', 'main');
  return commitFiles(dir, files);
}

/** Writes files (null takes one away), commits them on what is checked out and gives the commit. */
export function commitFiles(dir: string, files: Record<string, string | null>): string {
  for (const [path, text] of Object.entries(files)) {
    if (text === null) run(dir, 'rm', '-q', path);
    else {
      mkdirSync(dirname(join(dir, path)), { recursive: true });
      writeFileSync(join(dir, path), text);
    }
  }
  run(dir, 'add', '-A');
  run(dir, 'commit', '-q', '--allow-empty', '-m', 'A change');
  return run(dir, 'rev-parse', 'HEAD').trim();
}

export const checkout = (dir: string, ...args: string[]): string => run(dir, 'checkout', '-q', ...args);

const STATUS: Record<string, string> = { A: 'added', D: 'removed', M: 'modified', R: 'renamed', T: 'changed' };
/** GitHub gives no patch for larger ones. */
const PATCH_LIMIT = 1_000_000;

/** The files as the API lists them: against the merge base, three dots. */
export function changedFiles(dir: string, base: string, head: string) {
  const rows = run(dir, 'diff', '--name-status', '-M', '-z', `${base}...${head}`).split('\0').filter(Boolean);
  const files = [];
  for (let i = 0; i < rows.length; ) {
    const status = STATUS[rows[i]![0]!]!;
    const renamed = status === 'renamed';
    const previous = renamed ? rows[i + 1] : undefined;
    const filename = rows[i + (renamed ? 2 : 1)]!;
    i += renamed ? 3 : 2;
    const text = run(dir, 'diff', '-M', `${base}...${head}`, '--', ...(previous ? [previous] : []), filename);
    const at = text.indexOf('\n@@ ');
    const patch = at < 0 || text.length > PATCH_LIMIT ? undefined : text.slice(at + 1).replace(/\n$/, '');
    const count = (sign: string): number => (patch ?? '').split('\n').filter((l) => l.startsWith(sign)).length;
    files.push({
      sha: head,
      filename,
      status,
      additions: count('+'),
      deletions: count('-'),
      changes: count('+') + count('-'),
      blob_url: `https://github.test/blob/${head}/${filename}`,
      raw_url: `https://github.test/raw/${head}/${filename}`,
      contents_url: `https://api.github.test/contents/${filename}`,
      ...(patch === undefined ? {} : { patch }),
      ...(previous ? { previous_filename: previous } : {}),
    });
  }
  return files;
}

export const commitsOf = (dir: string, base: string, head: string): string[] =>
  run(dir, 'rev-list', '--reverse', `${base}..${head}`).split('\n').filter(Boolean);

/** New-side lines that a patch shows, with their text. */
export function shownLines(patch: string): Map<number, string> {
  const shown = new Map<number, string>();
  let line = 0;
  for (const text of patch.split('\n')) {
    const hunk = /^@@ -\d+(?:,\d+)? \+(\d+)/.exec(text);
    if (hunk) line = Number(hunk[1]);
    else if (!text.startsWith('-') && !text.startsWith('\\')) shown.set(line++, text.slice(1));
  }
  return shown;
}

const maybe = (dir: string, ...args: string[]): string | undefined => {
  try {
    return run(dir, ...args);
  } catch {
    return undefined;
  }
};

export const fileAt = (dir: string, ref: string, path: string): string | undefined => maybe(dir, 'show', `${ref}:${path}`);
export const tipOf = (dir: string, branch: string): string | undefined =>
  maybe(dir, 'rev-parse', '--verify', `refs/heads/${branch}`)?.trim();
