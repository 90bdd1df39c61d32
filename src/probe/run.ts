import { Log } from './lines.ts';
import { defaultGrace, type Exit, type LaunchOptions, launch } from './process.ts';
import { milliseconds } from './session.ts';

export interface RunOptions extends Omit<LaunchOptions, 'stdin'> {
  /** Both streams, line by line, raw: the caller makes them inert. */
  log(line: string): void;
  /** Seconds; then the whole tree is ended. */
  timeout: number;
  signal?: AbortSignal;
  /** Bytes of the output kept for the error message; the last 64 KiB unless said. */
  keep?: number;
}

export interface RunResult extends Exit {
  timedOut: boolean;
  aborted: boolean;
  seconds: number;
  /** The last bytes of both streams, as they came. */
  tail: string;
}

/** Runs a command to its end, as for a build, and leaves nothing of it running. Resolves whatever happens. */
export async function run(options: RunOptions): Promise<RunResult> {
  const began = Date.now();
  const log = new Log(options.log, options.keep ?? 64 * 1024);
  const launched = launch({ ...options, stdin: false });
  let timedOut = false;
  let aborted = options.signal?.aborted ?? false;
  let giveUp: () => void = () => {};
  const gaveUp = new Promise<void>((resolve) => {
    giveUp = resolve;
  });
  const timer = setTimeout(() => {
    timedOut = true;
    giveUp();
  }, milliseconds(options.timeout));
  const onAbort = (): void => {
    aborted = true;
    giveUp();
  };
  options.signal?.addEventListener('abort', onAbort, { once: true });
  if (aborted) giveUp();
  for (const stream of [launched.stdout, launched.stderr]) {
    stream.on('data', (chunk: Buffer) => log.push(chunk));
    stream.on('error', () => {});
  }
  await Promise.race([launched.exited, gaveUp]);
  clearTimeout(timer);
  options.signal?.removeEventListener('abort', onAbort);
  if (launched.exit) await launched.drained();
  await launched.stop({ ...defaultGrace, close: 0 });
  const exit = await launched.exited;
  log.end();
  return { ...exit, timedOut, aborted, seconds: (Date.now() - began) / 1000, tail: log.tail() };
}
