import { ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { Readable, type Writable } from 'node:stream';
import { spawnForm } from './command.ts';
import { register, unregister } from './registry.ts';
import { members, type Root, remember, signalTree, startOf } from './tree.ts';

/**
 * The variable by which descendants are found even after they left their parent, their group and their session. The name is one that
 * terminals set, so that it tells a server nothing.
 */
const MARKER = 'TERM_SESSION_ID';

/** Milliseconds between two looks at who stands below a running process: in its first seconds, when daemons are made, and later. */
const LOOK = { early: 50, late: 250, after: 5000 };

export interface Exit {
  code: number | null;
  signal: NodeJS.Signals | null;
  /** The process could not be started at all. */
  error?: NodeJS.ErrnoException;
}

export interface LaunchOptions {
  /** A line for the shell, or a list of arguments. */
  command: string | string[];
  /** Appended to the command. */
  args?: string[];
  cwd: string;
  /** The whole environment: see `cleanEnvironment`. */
  env: Record<string, string>;
  /** Whether we speak on stdin; otherwise it is closed from the start. */
  stdin: boolean;
}

export interface Grace {
  /** Milliseconds between closing stdin and TERM; 0 skips the wait. */
  close: number;
  /** Milliseconds between TERM and KILL. */
  term: number;
}

export const defaultGrace: Grace = { close: 2000, term: 1500 };

/** How a process came to its end when asked to. */
export interface Stopped {
  /** The strongest means it took: null when closing stdin was enough. */
  signal: 'SIGTERM' | 'SIGKILL' | null;
  seconds: number;
}

/** A process in a group of its own, with everything that comes to stand below it. */
export class Launched {
  readonly exited: Promise<Exit>;
  exit: Exit | undefined;
  readonly #child: ChildProcess;
  readonly #root: Root;
  #look: NodeJS.Timeout | undefined;
  readonly #closed: Promise<void>;
  #stopping: Promise<Stopped> | undefined;

  constructor(child: ChildProcess, marker: string, failed?: NodeJS.ErrnoException) {
    this.#child = child;
    if (failed) process.nextTick(() => child.emit('error', failed));
    this.#root = { pid: child.pid ?? -1, marker, began: startOf(child.pid ?? -1), since: Date.now(), seen: new Map() };
    this.exited = new Promise((resolve) => {
      const end = (exit: Exit): void => {
        if (this.exit) return;
        this.exit = exit;
        resolve(exit);
      };
      child.once('error', (error) => end({ code: null, signal: null, error }));
      child.once('exit', (code, signal) => end({ code, signal }));
    });
    this.#closed = new Promise((resolve) => {
      child.once('close', () => resolve());
      child.once('error', () => resolve());
    });
    if (child.pid === undefined) return;
    register(this.#root);
    if (process.platform === 'linux') this.#lookAgain();
  }

  #lookAgain(): void {
    const early = Date.now() - this.#root.since < LOOK.after;
    const wait = early ? LOOK.early : LOOK.late;
    this.#look = setTimeout(() => {
      remember(this.#root);
      // A daemon that has left its parent by now may still have our environment, and clear that next.
      if (early) members(this.#root);
      this.#lookAgain();
    }, wait).unref();
  }

  get pid(): number | undefined {
    return this.#child.pid;
  }
  get stdin(): Writable | null {
    return this.#child.stdin;
  }
  get stdout(): Readable {
    return this.#child.stdout ?? Readable.from([]);
  }
  get stderr(): Readable {
    return this.#child.stderr ?? Readable.from([]);
  }

  /** Pids of the tree as it stands. */
  pids(): number[] {
    return process.platform === 'win32' ? [this.#root.pid] : members(this.#root).map((row) => row.pid);
  }

  /** After the exit: waits for what is still in the pipes, but not for a helper that holds them open. */
  async drained(milliseconds = 250): Promise<void> {
    await within(this.#closed, milliseconds);
  }

  /** Ends the process and everything below it: stdin closed, then TERM, then KILL. Resolves when nothing is left. */
  stop(grace: Grace = defaultGrace): Promise<Stopped> {
    this.#stopping ??= this.#stop(grace);
    return this.#stopping;
  }

  async #stop(grace: Grace): Promise<Stopped> {
    const began = Date.now();
    let signal: Stopped['signal'] = null;
    if (this.#root.pid !== -1) {
      if (process.platform === 'linux') remember(this.#root);
      this.#child.stdin?.on('error', () => {});
      this.#child.stdin?.end();
      if (!(await this.#ended(grace.close))) {
        signal = 'SIGTERM';
        signalTree(this.#root, 'SIGTERM');
        if (!(await this.#ended(grace.term))) signal = 'SIGKILL';
      }
      const seconds = (Date.now() - began) / 1000;
      clearTimeout(this.#look);
      await this.#sweep(signal !== 'SIGKILL');
      unregister(this.#root);
      await this.drained(100);
      this.#release();
      return { signal, seconds };
    }
    this.#release();
    return { signal, seconds: 0 };
  }

  /** A helper may outlive the server it belonged to. */
  async #sweep(politely: boolean): Promise<void> {
    if (process.platform === 'win32') {
      if (!this.exit) signalTree(this.#root, 'SIGKILL');
      return;
    }
    if (members(this.#root).length === 0) return;
    if (politely) {
      signalTree(this.#root, 'SIGTERM');
      for (let i = 0; i < 15 && members(this.#root).length > 0; i++) await pause(20);
    }
    // Again and again: a process may fork while it is being killed.
    for (let i = 0; i < 100 && signalTree(this.#root, 'SIGKILL') > 0; i++) await pause(10);
  }

  /** Whoever still holds the pipes must not hold us. */
  #release(): void {
    this.#child.stdin?.destroy();
    this.#child.stdout?.destroy();
    this.#child.stderr?.destroy();
    this.#child.unref();
  }

  async #ended(milliseconds: number): Promise<boolean> {
    return this.exit !== undefined || (milliseconds > 0 && (await within(this.exited, milliseconds)));
  }
}

/** Whether the promise settles in time. */
async function within(promise: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), milliseconds);
  });
  const inTime = await Promise.race([promise.then(() => true), late]);
  clearTimeout(timer);
  return inTime;
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Starts a process in a group of its own. Never throws: a program that cannot be started is an exit with `error`. */
export function launch(options: LaunchOptions): Launched {
  const id = randomUUID();
  const env = { ...options.env, [MARKER]: id };
  const form = spawnForm(options.command, options.args ?? [], { platform: process.platform, cwd: options.cwd, env });
  const stdio: StdioOptions = [options.stdin ? 'pipe' : 'ignore', 'pipe', 'pipe'];
  try {
    // A group (and session) of its own on POSIX. On Windows that would open a console window.
    const detached = process.platform !== 'win32';
    const child = spawn(form.file, form.args, {
      cwd: options.cwd,
      env,
      stdio,
      detached,
      windowsHide: true,
      windowsVerbatimArguments: form.verbatim,
    });
    return new Launched(child, `${MARKER}=${id}`);
  } catch (error) {
    // A null byte in an argument, for one, is refused before anything is started.
    return new Launched(new ChildProcess(), `${MARKER}=${id}`, error as NodeJS.ErrnoException);
  }
}
