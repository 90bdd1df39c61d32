import type { ProbeTarget } from './connect.ts';
import { type Connection, type ConnectOptions, connectHttp, connectStdio, HttpConnection, Unreached } from './connect.ts';
import { Failure, ProbeError } from './errors.ts';
import { explain, ITS_LOG } from './explain.ts';
import { type Era, type Hello, type Identity, open } from './negotiate.ts';
import type { Grace } from './process.ts';

export interface Visit {
  target: ProbeTarget;
  identity: Identity;
  era: Era | 'auto';
  options: ConnectOptions;
  grace?: Grace;
}

/** What came of a visit, and how the process ended. */
export interface Visited<T> {
  value: T;
  stopped: { signal: string | null; seconds: number } | null;
}

type Work<T> = (connection: Connection, hello: Hello) => Promise<T>;

/**
 * Starts or reaches a server, opens the conversation, does the work and ends everything, whatever happens. Rejects with a ProbeError.
 * `meanwhile` is called with what the work gave, while the server ends.
 */
export async function visit<T>(plan: Visit, work: Work<T>, meanwhile: (value: T) => void = () => {}): Promise<Visited<T>> {
  try {
    return await once(plan, work, meanwhile);
  } catch (error) {
    if (plan.era !== 'auto' || plan.target.command === null || !(error instanceof ProbeError) || !diedOfInitialize(error)) throw error;
    try {
      return await once({ ...plan, era: 'modern' }, work, meanwhile);
    } catch {
      throw error;
    }
  }
}

/**
 * A stateless server may end at a request it does not know, and need not say so in words that we know. One that says what it lacks, or could
 * not run at all, is not started a second time.
 */
const diedOfInitialize = ({ cause, hint }: ProbeError): boolean =>
  cause instanceof Failure && cause.kind === 'closed' && cause.facts.method === 'initialize' && (hint === undefined || hint === ITS_LOG);

async function once<T>(plan: Visit, work: Work<T>, meanwhile: (value: T) => void): Promise<Visited<T>> {
  const { target, grace } = plan;
  const { command } = target;
  const program = Array.isArray(command) ? (command[0] ?? '') : null;
  let connection: Connection | undefined;
  try {
    if (target.url !== null) connection = await connectHttp({ ...target, url: target.url }, plan.options);
    else if (command !== null) connection = connectStdio({ ...target, command }, plan.options);
    else throw new Failure('start', 'there is neither a command nor a url');
    const hello = connection instanceof HttpConnection ? await openHttp(connection, plan) : await openStdio(connection, plan);
    const value = await work(connection, hello);
    const closing = connection.close(grace);
    meanwhile(value);
    return { value, stopped: await closing };
  } catch (error) {
    if (error instanceof Unreached) connection = error.connection;
    let failure = error instanceof Unreached ? error.failure : error;
    if (
      failure instanceof Failure &&
      failure.kind === 'http' &&
      failure.facts.status === undefined &&
      connection instanceof HttpConnection
    ) {
      const { method } = failure.facts;
      const end = await connection.end();
      if (end) failure = new Failure(end.kind, end.message, method === undefined ? {} : { method });
    }
    const told = failure instanceof Failure ? explain(failure, connection, program) : undefined;
    await connection?.close(grace ?? { close: 300, term: 1000 });
    if (!told) {
      // Over foreign values nothing may end more than this side.
      const why = failure instanceof Error ? failure.message : String(failure);
      throw new ProbeError(
        `What the server${connection ? ` (${connection.name})` : ''} sent could not be taken in: ${why}.`,
        connection?.words() ?? '',
        undefined,
        failure,
      );
    }
    // What the server still wrote while it ended may say why.
    throw new ProbeError(told.message, connection?.words() ?? '', told.hint, failure);
  }
}

const openStdio = (connection: Connection, { identity, era }: Visit): Promise<Hello> => open(connection.session, identity, era);

/** Statuses by which a server of the older transport refuses the newer one. */
const OLDER = [400, 404, 405, 406, 415, 501];

/** Statuses that a server gives which listens already and cannot serve yet; none at all is a refused connection. */
const BUSY = [425, 429, 502, 503, 504];
const PASSING = [undefined, 404, ...BUSY];

/** Streamable HTTP first, then the older HTTP with SSE; again while a server that was just started still refuses. */
async function openHttp(connection: HttpConnection, { identity, era }: Visit): Promise<Hello> {
  for (let wait = 50; ; wait = Math.min(wait * 2, 500)) {
    try {
      return await openOnce(connection, identity, era);
    } catch (error) {
      const passing = error instanceof Failure && error.kind === 'http' && PASSING.includes(error.facts.status);
      if (!passing || !connection.warmingUp(BUSY.includes(error.facts.status ?? 0))) throw error;
    }
    await new Promise((done) => setTimeout(done, wait));
  }
}

async function openOnce(connection: HttpConnection, identity: Identity, era: Era | 'auto'): Promise<Hello> {
  try {
    return await open(await connection.converse('streamable'), identity, era);
  } catch (error) {
    const older = error instanceof Failure && error.kind === 'http' && OLDER.includes(error.facts.status ?? 0);
    if (!older || era === 'modern') throw error;
    try {
      return await open(await connection.converse('sse'), identity, 'legacy');
    } catch (second) {
      // The refusal of the newer transport says more, unless the older one was spoken.
      throw second instanceof Failure && second.kind !== 'http' ? second : error;
    }
  }
}
