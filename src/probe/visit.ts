import type { ProbeTarget } from './connect.ts';
import { type Connection, type ConnectOptions, connectHttp, connectStdio, HttpConnection, Unreached } from './connect.ts';
import { Failure, ProbeError } from './errors.ts';
import { explain } from './explain.ts';
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

/** Starts or reaches a server, opens the conversation, does the work and ends everything, whatever happens. Rejects with a ProbeError. */
export async function visit<T>(plan: Visit, work: (connection: Connection, hello: Hello) => Promise<T>): Promise<Visited<T>> {
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
    return { value, stopped: await connection.close(grace) };
  } catch (error) {
    if (error instanceof Unreached) connection = error.connection;
    const failure = error instanceof Unreached ? error.failure : error;
    const told = failure instanceof Failure ? explain(failure, connection, program) : failure;
    await connection?.close(grace ?? { close: 300, term: 1000 });
    // What the server still wrote while it ended may say why.
    throw failure instanceof Failure && connection && told instanceof ProbeError
      ? new ProbeError(told.message, connection.words(), told.hint)
      : told;
  }
}

const openStdio = (connection: Connection, { identity, era }: Visit): Promise<Hello> => open(connection.session, identity, era);

/** Statuses by which a server of the older transport refuses the newer one. */
const OLDER = [400, 404, 405, 406, 415, 501];

/** Streamable HTTP first, then the older HTTP with SSE; again while a server that was just started still refuses. */
async function openHttp(connection: HttpConnection, { identity, era }: Visit): Promise<Hello> {
  for (let wait = 50; ; wait = Math.min(wait * 2, 500)) {
    try {
      return await openOnce(connection, identity, era);
    } catch (error) {
      const passing = error instanceof Failure && error.kind === 'http' && ![400, 401, 403].includes(error.facts.status ?? 0);
      if (!passing || !connection.warmingUp()) throw error;
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
