import { createHash } from 'node:crypto';
import { constants, existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { removeNow } from './cleanup.ts';

/** A scratch folder is called after the process that made it. A server sees the name in its HOME, and it must not say who looks. */
const PREFIX = 'home-';
/** Stands beside the HOMEs of a scratch folder: only one with it is ours. */
const MARKER = '.mcp-tool-review';

/** Makes a folder with a HOME for each side, `base` and `head`, and takes away those that an earlier run left when it was killed. */
export function makeHomes(): string {
  pruneHomes();
  const folder = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`));
  writeFileSync(join(folder, MARKER), '');
  for (const side of ['base', 'head']) mkdirSync(join(folder, side));
  return folder;
}

/** Only ours, only folders, and only when their process is gone. */
function pruneHomes(): void {
  const uid = process.getuid?.();
  for (const name of readdirSync(tmpdir())) {
    const pid = pidIn(PREFIX, name);
    if (pid === null || isAlive(pid)) continue;
    const folder = join(tmpdir(), name);
    const found = lstatSync(folder, { throwIfNoEntry: false });
    const isOurs = found?.isDirectory() && (uid === undefined || found.uid === uid) && existsSync(join(folder, MARKER));
    if (isOurs) removeNow(folder);
  }
}

/** The process in a name of ours, or null in any other name. */
export function pidIn(prefix: string, name: string): number | null {
  const pid = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : Number.NaN;
  return Number.isInteger(pid) && pid > 0 ? pid : null;
}

/** Whether a process runs. One that has ended and that nobody has asked after, as in a container without an init, does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isZombie(pid: number): boolean {
  try {
    // Its name, in brackets, may hold anything; the state follows the last one.
    return /^ [ZX]/.test(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^[\s\S]*\)/, ''));
  } catch {
    return false; // no Linux, or not ours to see
  }
}

/** A copy beside it for someone of that name. Where it cannot be copied (a socket, for one) it is shared: better that than half of one. */
export function copyHome(home: string, name: string): Promise<string> {
  const copy = `${home}-${createHash('sha256').update(name).digest('hex').slice(0, 12)}`;
  return cp(home, copy, { recursive: true, verbatimSymlinks: true, mode: constants.COPYFILE_FICLONE }).then(
    () => copy,
    () => home,
  );
}
