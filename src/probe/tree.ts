import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** One running process. */
export interface Row {
  pid: number;
  parent: number;
  group: number;
  session: number;
  /** When it started, in clock ticks since boot: tells a process from a later one with the same number. */
  began: string;
}

/** What ties a process to the one we started. */
export interface Root {
  pid: number;
  /** A variable in the environment of everything below the root, `NAME=value`. */
  marker: string;
  /** When the root started, in the unit of `Row.began`; 0 where that is unknown. */
  began: number;
  /** The same by our clock: milliseconds since the epoch. */
  since: number;
  /** Descendants seen earlier: pid to start time. A daemon that clears its environment and session is known only from here. */
  seen: Map<number, string>;
}

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return undefined; // ended meanwhile, or another user's
  }
};

function procRow(pid: number): Row | undefined {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === undefined) return undefined;
  // The name in brackets may hold spaces and brackets itself.
  const field = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (field[0] === 'Z' || field[0] === 'X') return undefined;
  return { pid, parent: Number(field[1]), group: Number(field[2]), session: Number(field[3]), began: field[19] ?? '' };
}

/** Linux, unless its /proc is not mounted. */
const hasProc = process.platform === 'linux' && procRow(process.pid) !== undefined;

/** Every process, or those that can have been started after the root where that is certain. */
function procRows(root: Root): Row[] {
  const rows: Row[] = [];
  const from = numbersRose(root) ? root.pid : 0;
  for (const name of readdirSync('/proc')) {
    const pid = Number(name);
    // The greater number of processes is older than the root, and each costs the reading of a file.
    const row = pid >= from ? procRow(pid) : undefined;
    if (row) rows.push(row);
  }
  return rows;
}

/** Milliseconds in which the numbers of processes do not come round again, by the greatest number there is. */
const [ROOMY, ROUND, QUICK_ROUND] = [1_000_000, 120_000, 2000];

/** Whether every process started since the root has a greater number. */
function numbersRose({ pid, since }: Root): boolean {
  const greatest = Number(read('/proc/sys/kernel/pid_max') ?? 0);
  const last = Number(read('/proc/loadavg')?.trim().split(' ').at(-1) ?? 0);
  return last >= pid && Date.now() - since < (greatest >= ROOMY ? ROUND : QUICK_ROUND);
}

/** Where there is no /proc (macOS, BSD): no session and no environment, so a daemon that left its group can escape. */
function psRows(): Row[] {
  const out = spawnSync('ps', ['-A', '-o', 'pid=,ppid=,pgid=,lstart='], { encoding: 'utf8', timeout: 5000 }).stdout ?? '';
  return parsePs(out);
}

export function parsePs(out: string): Row[] {
  const rows: Row[] = [];
  for (const line of out.split('\n')) {
    const field = line.trim().split(/\s+/);
    if (field.length < 4) continue;
    const [pid, parent, group] = field.map(Number);
    rows.push({ pid: pid!, parent: parent!, group: group!, session: -1, began: field.slice(3).join(' ') });
  }
  return rows;
}

/** Every living process of the tree, the root among them. POSIX only. */
export function members(root: Root): Row[] {
  const linux = hasProc;
  const rows = linux ? procRows(root) : psRows();
  const mine = new Map<number, Row>();
  const children = new Map<number, Row[]>();
  for (const row of rows) {
    const list = children.get(row.parent);
    if (list) list.push(row);
    else children.set(row.parent, [row]);
    if (row.pid === process.pid) continue;
    const ours =
      row.pid === root.pid ||
      row.group === root.pid ||
      row.session === root.pid ||
      root.seen.get(row.pid) === row.began ||
      // Only what started later can stand below it: reading an environment is the dear part.
      (linux && Number(row.began) >= root.began && marked(row.pid, root.marker));
    if (ours) mine.set(row.pid, row);
  }
  const queue = [...mine.keys()];
  for (let pid = queue.pop(); pid !== undefined; pid = queue.pop()) {
    for (const child of children.get(pid) ?? []) {
      if (mine.has(child.pid) || child.pid === process.pid) continue;
      mine.set(child.pid, child);
      queue.push(child.pid);
    }
  }
  for (const row of mine.values()) root.seen.set(row.pid, row.began);
  return [...mine.values()];
}

function marked(pid: number, marker: string): boolean {
  const environ = read(`/proc/${pid}/environ`);
  return environ?.includes(marker) ?? false;
}

/** The start time of a process, for `Root.began`. */
export const startOf = (pid: number): number => (process.platform === 'linux' ? Number(procRow(pid)?.began ?? 0) : 0);

/** Remembers who stands below the root now: cheap (one small file a thread), so that it can be done while the server runs. Linux only. */
export function remember(root: Root): void {
  const queue = [root.pid, ...root.seen.keys()];
  const asked = new Set<number>();
  for (let pid = queue.pop(); pid !== undefined; pid = queue.pop()) {
    if (asked.has(pid)) continue;
    asked.add(pid);
    const children = childrenOf(pid);
    // What ended needs no memory: a long build starts thousands.
    if (children === undefined) root.seen.delete(pid);
    for (const name of children ?? []) {
      const child = Number(name);
      if (!child || root.seen.has(child)) continue;
      const row = procRow(child);
      if (!row) continue;
      root.seen.set(child, row.began);
      queue.push(child);
    }
  }
}

/** Each thread has the children it started itself. */
function childrenOf(pid: number): string[] | undefined {
  let threads: string[];
  try {
    threads = readdirSync(`/proc/${pid}/task`);
  } catch {
    return undefined; // ended meanwhile
  }
  return threads.flatMap((thread) => read(`/proc/${pid}/task/${thread}/children`)?.split(' ') ?? []);
}

/** Sends the signal to the whole tree and says how many were there. Safe in an exit handler: nothing here waits. */
export function signalTree(root: Root, signal: NodeJS.Signals): number {
  if (process.platform === 'win32') {
    spawnSync('taskkill', taskkill(root.pid, signal), { timeout: 5000, windowsHide: true });
    return 0;
  }
  send(-root.pid, signal);
  const rows = members(root);
  for (const row of rows) send(row.pid, signal);
  return rows.length;
}

/** `/T` takes the tree along; without `/F` a console program is only asked. */
export const taskkill = (pid: number, signal: NodeJS.Signals): string[] => [
  '/pid',
  String(pid),
  '/T',
  ...(signal === 'SIGKILL' ? ['/F'] : []),
];

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // already gone
  }
}
