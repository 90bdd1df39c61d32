import { execFile, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { killAll } from '../probe/registry.ts';

/**
 * What must be undone however this process ends. Last registered, first undone; all of it synchronous, because an
 * exiting process waits for nothing else.
 */
const tasks = new Set<() => void>();
let listening = false;

/** Registers a task; gives back what takes it off the list (without running it). */
export function onEnd(task: () => void): () => void {
  listen();
  const own = () => task();
  tasks.add(own);
  return () => {
    tasks.delete(own);
  };
}

/** Runs what is left, each task once. */
export function runTasks(): void {
  // What is left running would write into the folders that go.
  if (tasks.size > 0) killAll();
  for (const task of [...tasks].reverse()) {
    tasks.delete(task);
    try {
      task();
    } catch {
      // The others still have to run.
    }
  }
}

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129, SIGQUIT: 131, SIGABRT: 134 } as const;

function listen(): void {
  if (listening) return;
  listening = true;
  process.on('exit', runTasks);
  for (const [signal, code] of Object.entries(SIGNALS)) process.on(signal, () => process.exit(code));
}

const HOW = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 };

/** Removes a folder at once, for an exit. What cannot be removed is left to the system's own care for temporary files. */
export function removeNow(folder: string): void {
  try {
    rmSync(folder, HOW);
  } catch {
    if (process.platform !== 'win32') spawnSync('/bin/sh', ['-c', POSIX, 'sh', folder]);
  }
}

/** Removes a folder without holding up anything else. The system's own tool is faster than Node on what package managers leave. */
export async function remove(folder: string): Promise<void> {
  if (process.platform === 'win32') await rm(folder, HOW).catch(() => {});
  else await new Promise<void>((resolve) => execFile('/bin/sh', ['-c', POSIX, 'sh', folder], () => resolve()));
}

/** Some caches (Go's) make their folders read-only. */
const POSIX = 'rm -rf -- "$1" 2>/dev/null || { chmod -R u+w -- "$1"; rm -rf -- "$1"; }';
