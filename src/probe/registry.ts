import { type Root, signalTree } from './tree.ts';

/**
 * Trees that must not outlive us. Whatever ends this process - its own exit, an uncaught error, the runner's SIGINT or SIGTERM - ends them
 * first. Everything here is synchronous, since nothing else runs in an exit handler.
 */
const running = new Set<Root>();
const SIGNALS: NodeJS.Signals[] =
  process.platform === 'win32' ? ['SIGINT', 'SIGTERM', 'SIGBREAK'] : ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT', 'SIGABRT'];

/** Milliseconds between two looks at trees that are being ended. */
const LOOK = 5;

/** Ends every tree at once: whoever removes folders does this first, or a process writes into them meanwhile. */
export function killAll(): void {
  for (const root of running) {
    // A second look catches what was forked during the first; who is killed needs a moment to be gone.
    for (let i = 0; i < 40 && signalTree(root, 'SIGKILL') > 0; i++) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, LOOK);
  }
  running.clear();
}

function onSignal(signal: NodeJS.Signals): void {
  killAll();
  stopListening();
  // The default action, unless someone else listens too and has their own idea.
  if (process.listenerCount(signal) === 0) process.kill(process.pid, signal);
}

function stopListening(): void {
  process.removeListener('exit', killAll);
  for (const signal of SIGNALS) process.removeListener(signal, onSignal);
}

export function register(root: Root): void {
  if (running.size === 0) {
    process.on('exit', killAll);
    for (const signal of SIGNALS) process.on(signal, onSignal);
  }
  running.add(root);
}

export function unregister(root: Root): void {
  if (running.delete(root) && running.size === 0) stopListening();
}
