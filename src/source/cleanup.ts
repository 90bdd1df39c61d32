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
  for (const task of [...tasks].reverse()) {
    tasks.delete(task);
    try {
      task();
    } catch {
      // The others still have to run.
    }
  }
}

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

function listen(): void {
  if (listening) return;
  listening = true;
  process.on('exit', runTasks);
  for (const [signal, code] of Object.entries(SIGNALS)) process.on(signal, () => process.exit(code));
}
