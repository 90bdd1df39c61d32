import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Limits } from '../model/recipe.ts';
import type { Note } from '../model/snapshot.ts';
import { printable } from './command.ts';
import { cleanEnvironment } from './environment.ts';
import { Failure } from './errors.ts';
import { saysListening } from './hints.ts';
import { HttpWire } from './http.ts';
import { Log } from './lines.ts';
import { answers, listening } from './ports.ts';
import { type Grace, type Launched, launch } from './process.ts';
import { milliseconds, Session } from './session.ts';
import { StdioWire } from './stdio.ts';

/** Where a server is and how it is started. */
export interface ProbeTarget {
  /** A line for the shell, or a list of arguments; null for a remote URL. */
  command: string | string[] | null;
  /** Appended to the command. */
  args: string[];
  /** Where it answers over HTTP; null for stdio. `{port}` stands for a free port, here, in the command and in `env` (see `withPlaces`). */
  url: string | null;
  headers: Record<string, string>;
  env: Record<string, string>;
  cwd: string;
  /** HOME of the server; null keeps ours. */
  home: string | null;
  /** Top folder of the tree that `cwd` lies in, where there is one. */
  root?: string;
}

/** A server that was reached or is being started, and what is known of it. */
export interface Connection {
  readonly session: Session;
  /** How it is called in messages. */
  readonly name: string;
  readonly launched: Launched | undefined;
  readonly stdio: boolean;
  /** The last it wrote on stderr, and on stdout beside the messages. */
  words(): string;
  notes(): Note[];
  /** What stands on its stdout in place of an answer, in a sentence. */
  instead(): string | undefined;
  /** Ends the conversation, then the process with all that stands below it. */
  close(grace?: Grace): Promise<{ signal: string | null; seconds: number } | null>;
}

export interface ConnectOptions {
  limits: Limits;
  log(line: string): void;
  /** Milliseconds since the epoch. */
  deadline: number;
  signal?: AbortSignal | undefined;
}

/** Seconds a server that says it listens on HTTP is still given to answer on stdio, or half of its time: it may only have a dashboard. */
const LISTENING_GRACE = 15;
/** Milliseconds between two looks for an open port after that. */
const LISTENING_LOOK = 2000;
const NAME = 100;

/** Starts a stdio server. It may take its time: what fails, fails in the first request. */
export function connectStdio(target: ProbeTarget & { command: string | string[] }, options: ConnectOptions): Connection {
  const { launched, log, name } = start(target, target.command, options);
  const wire = new StdioWire(launched, options.limits.answerBytes);
  const session = new Session(wire, options.limits.timeout, options.deadline);
  const noise = new Log(options.log, 8192);
  wire.onnoise = (line) => {
    noise.push(Buffer.from(`${line}\n`));
    onLine(line);
  };
  let timer: NodeJS.Timeout | undefined;
  const onLine = (line: string): void => {
    if (timer || session.answered || !saysListening(line)) return;
    const seconds = Math.min(LISTENING_GRACE, options.limits.timeout / 2);
    // An address in a log proves nothing: it may be one that the server asks. An open port of its own does.
    const look = (): void => {
      if (session.answered || session.ended) return;
      if (listening(launched.pids()).length > 0)
        session.end(new Failure('timeout', `no answer ${seconds} s after it said that it listens over HTTP`));
      else timer = setTimeout(look, LISTENING_LOOK);
    };
    timer = setTimeout(look, seconds * 1000);
  };
  log.watch = onLine;
  const unwatch = watchSignal(session, options.signal);
  return {
    session,
    name,
    launched,
    stdio: true,
    words: () => [noise.tail(), log.tail()].filter(Boolean).join('\n'),
    notes: () => wire.notes(),
    instead: () => wire.instead(),
    close: async (grace) => {
      clearTimeout(timer);
      unwatch();
      const stopped = await launched.stop(grace);
      log.end();
      return stopped;
    },
  };
}

/** Starts a server that answers over HTTP, or goes to a remote one, and waits until something accepts connections there. */
export async function connectHttp(target: ProbeTarget & { url: string }, options: ConnectOptions): Promise<HttpConnection> {
  const url = parseUrl(target.url);
  if (target.command === null) return new HttpConnection(url, target.headers, options, undefined, undefined);
  const port = Number(url.port || (url.protocol === 'https:' ? 443 : 80));
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (await answers(host, port)) {
    throw new Failure(
      'http',
      `something else answers on port ${port} already; write {port} in the start command and the URL to get a free one`,
    );
  }
  const started = start(target, target.command, options);
  const connection = new HttpConnection(url, target.headers, options, started.launched, started.log);
  try {
    await connection.listens(host, port);
  } catch (error) {
    throw new Unreached(error as Failure, connection);
  }
  return connection;
}

/** The server was started and never answered: carries what is needed to say why and to end it. */
export class Unreached extends Error {
  constructor(
    readonly failure: Failure,
    readonly connection: Connection,
  ) {
    super(failure.message);
  }
}

/** Milliseconds a started server may still refuse after its port opened: some listen before their routes are there. */
const WARM_UP = 3000;
/** Milliseconds between the end of a connection and the end of the process that had it. */
const EXIT = 300;

export class HttpConnection implements Connection {
  readonly stdio = false;
  readonly name: string;
  session: Session;
  #wire: HttpWire;
  #unwatch: () => void = () => {};
  #opened = 0;

  constructor(
    readonly url: URL,
    readonly headers: Record<string, string>,
    readonly options: ConnectOptions,
    readonly launched: Launched | undefined,
    readonly log: WatchedLog | undefined,
  ) {
    // A token may stand in the query.
    this.name = `${url.origin}${url.pathname}`.slice(0, NAME);
    this.#wire = new HttpWire({ url, headers, answerBytes: options.limits.answerBytes });
    this.session = this.#converse();
    void launched?.exited.then((exit) => {
      // A command that only hands over to a daemon ends well and early.
      if (exit.code !== 0) this.session.end(ended(exit));
    });
  }

  /** A new conversation over another transport or after a refusal. */
  async converse(kind: 'streamable' | 'sse'): Promise<Session> {
    await this.#wire.close();
    this.#wire = new HttpWire({ url: this.url, headers: this.headers, answerBytes: this.options.limits.answerBytes });
    this.session = this.#converse();
    if (this.launched?.exit && this.launched.exit.code !== 0) throw ended(this.launched.exit);
    await this.#inTime(this.#wire.start(kind));
    return this.session;
  }

  #converse(): Session {
    this.#unwatch();
    const session = new Session(this.#wire, this.options.limits.timeout, this.options.deadline);
    this.#unwatch = watchSignal(session, this.options.signal);
    return session;
  }

  /** Polls until the port is open. */
  async listens(host: string, port: number): Promise<void> {
    const { timeout } = this.options.limits;
    const until = Math.min(Date.now() + timeout * 1000, this.options.deadline);
    for (let wait = 20; !(await answers(host, port)); wait = Math.min(wait * 1.5, 200)) {
      if (this.session.ended) throw this.session.ended;
      // A command that handed over to a daemon has left something running.
      if (this.launched?.exit && this.launched.pids().length === 0) throw ended(this.launched.exit);
      if (Date.now() > until) throw new Failure('timeout', `nothing answered on port ${port} within ${timeout} s`, { method: 'connect' });
      await new Promise((done) => setTimeout(done, wait));
    }
    this.#opened = Date.now();
  }

  /** Whether a refusal may pass by itself: one that says so for as long as a start may take. */
  warmingUp(saysSo: boolean): boolean {
    const time = saysSo ? Math.max(WARM_UP, this.options.limits.timeout * 1000) : WARM_UP;
    return this.launched !== undefined && Date.now() - this.#opened < time && Date.now() < this.options.deadline;
  }

  /** Why nothing answers any more, where that is the end of the process; it may come a moment after the connection's. */
  async end(): Promise<Failure | undefined> {
    if (!this.launched) return undefined;
    await Promise.race([this.launched.exited, new Promise((done) => setTimeout(done, EXIT).unref())]);
    const { exit } = this.launched;
    if (!exit || (exit.code === 0 && this.launched.pids().length > 0)) return undefined;
    await this.launched.drained();
    return ended(exit);
  }

  async #inTime(opening: Promise<void>): Promise<void> {
    const { timeout } = this.options.limits;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new Failure('timeout', `no event stream within ${timeout} s`, { method: 'connect' })),
        milliseconds(timeout),
      );
    });
    const gone = new Promise<never>((_, reject) => {
      void this.launched?.exited.then((exit) => exit.code !== 0 && reject(ended(exit)));
    });
    gone.catch(() => {});
    await Promise.race([opening, late, gone]).finally(() => clearTimeout(timer));
  }

  words(): string {
    return this.log?.tail() ?? '';
  }

  notes(): Note[] {
    return [];
  }

  instead(): undefined {}

  async close(grace?: Grace): Promise<{ signal: string | null; seconds: number } | null> {
    this.#unwatch();
    await this.#wire.close();
    // An HTTP server need not watch its stdin.
    const stopped = (await this.launched?.stop({ close: 0, term: grace?.term ?? 1500 })) ?? null;
    this.log?.end();
    return stopped;
  }
}

const ended = (exit: { code: number | null; signal: string | null; error?: Error }): Failure =>
  exit.error
    ? new Failure('start', exit.error.message)
    : new Failure('closed', exit.signal ? `was ended by ${exit.signal}` : `ended with exit code ${exit.code}`);

/** A log that someone else watches too. */
class WatchedLog extends Log {
  watch: (line: string) => void = () => {};
}

function start(
  target: ProbeTarget,
  command: string | string[],
  options: ConnectOptions,
): { launched: Launched; log: WatchedLog; name: string } {
  const cwd = resolve(target.cwd);
  const name = printable(command, target.args).slice(0, NAME);
  if (!existsSync(cwd)) throw new Failure('start', `the working directory ${cwd} does not exist`);
  if (target.home !== null) mkdirSync(target.home, { recursive: true });
  const launched = launch({
    command,
    args: target.args,
    cwd,
    env: cleanEnvironment(target.env, { home: target.home }),
    // Open for HTTP too: some servers end when their stdin does.
    stdin: true,
  });
  const log: WatchedLog = new WatchedLog((line) => {
    options.log(line);
    log.watch(line);
  }, options.limits.stderrBytes);
  const streams = target.url === null ? [launched.stderr] : [launched.stdout, launched.stderr];
  for (const stream of streams) {
    stream.on('data', (chunk: Buffer) => log.push(chunk));
    stream.on('error', () => {});
  }
  return { launched, log, name };
}

function parseUrl(text: string): URL {
  try {
    const url = new URL(text);
    if (url.protocol === 'http:' || url.protocol === 'https:') return url;
  } catch {
    // said below
  }
  throw new Failure('start', `the url is no http or https address`);
}

function watchSignal(session: Session, signal: AbortSignal | undefined): () => void {
  const abort = (): void => session.end(new Failure('aborted', 'was stopped on request'));
  if (signal?.aborted) abort();
  signal?.addEventListener('abort', abort, { once: true });
  return () => signal?.removeEventListener('abort', abort);
}
