import { isObject, type Json, type JsonObject } from '../model/json.ts';
import { Failure } from './errors.ts';
import type { Wire } from './wire.ts';

/** A result, and the bytes of the message it came in. */
export interface Answer {
  method: string;
  result: Json;
  bytes: Buffer;
}

interface Pending {
  method: string;
  resolve(answer: Answer): void;
  reject(why: Failure): void;
}

/** What the server asked or told us, by method. */
export interface Heard {
  requests: Map<string, number>;
  notifications: Map<string, number>;
  /** Answers whose id came back in another form than it was sent. */
  changedIds: number;
}

/** Requests of the server that are answered. */
const SERVED = 10_000;
/** Characters of an error's words that are kept. */
const WORDS = 500;

/** The longest a timer can wait; a longer one would fire at once. */
const LONGEST = 2 ** 31 - 1;

/** For a timer. */
export const milliseconds = (seconds: number): number => Math.min(seconds * 1000, LONGEST);

/** One JSON-RPC conversation: our requests with their time limits, proper answers to the server's own requests. */
export class Session {
  readonly heard: Heard = { requests: new Map(), notifications: new Map(), changedIds: 0 };
  /** Milliseconds for each answer. */
  timeout: number;
  /** Added to the parameters of every request, as the stateless revisions want it. */
  meta: JsonObject | undefined;
  /** Called for each notification. */
  onnotification: (method: string) => void = () => {};
  readonly #wire: Wire;
  readonly #pending = new Map<number, Pending>();
  #next = 1;
  #served = 0;
  #ended: Failure | undefined;
  /** Whether the server ever sent a message. */
  answered = false;

  constructor(
    wire: Wire,
    /** Seconds for each answer. */
    seconds: number,
    /** When everything must be done: milliseconds since the epoch. */
    readonly deadline: number,
  ) {
    this.#wire = wire;
    this.timeout = milliseconds(seconds);
    wire.onmessage = (message, bytes) => {
      this.answered = true;
      for (const one of Array.isArray(message) ? message : [message]) if (isObject(one)) this.#receive(one, bytes);
    };
    wire.onend = (why) => this.end(why);
  }

  /** Why nothing more can be asked, if so. */
  get ended(): Failure | undefined {
    return this.#ended;
  }

  /** Ends the conversation: what is open fails with this reason. */
  end(why: Failure): void {
    this.#ended ??= why;
    for (const pending of this.#pending.values())
      pending.reject(new Failure(why.kind, why.message, { method: pending.method, ...why.facts }));
    this.#pending.clear();
  }

  agreed(protocolVersion: string): void {
    this.#wire.agreed(protocolVersion);
  }

  async request(method: string, params: JsonObject = {}, timeout = this.timeout): Promise<Answer> {
    if (this.#ended) throw new Failure(this.#ended.kind, this.#ended.message, { method, ...this.#ended.facts });
    const id = this.#next++;
    const left = this.deadline - Date.now();
    const total = left < timeout;
    let timer: NodeJS.Timeout | undefined;
    const answered = new Promise<Answer>((resolve, reject) => {
      this.#pending.set(id, { method, resolve, reject });
      timer = setTimeout(
        () => {
          const why = total ? 'the time for everything asked of this side was used up' : `no answer within ${timeout / 1000} s`;
          reject(new Failure(total ? 'total' : 'timeout', why, { method }));
          if (method !== 'initialize') void this.notify('notifications/cancelled', { requestId: id, reason: 'timeout' });
        },
        Math.max(0, total ? left : Math.min(timeout, LONGEST)),
      );
    });
    const withMeta = this.meta ? { ...params, _meta: this.meta } : params;
    try {
      const sent = this.#wire.send({ jsonrpc: '2.0', id, method, params: withMeta });
      // Over HTTP the answer may come before `send` resolves, or instead of it.
      return await Promise.race([answered, sent.then(() => answered)]);
    } catch (error) {
      // A wire does not know what it carries.
      if (!(error instanceof Failure) || error.facts.method !== undefined) throw error;
      throw new Failure(error.kind, error.message, { method, ...error.facts });
    } finally {
      clearTimeout(timer);
      this.#pending.delete(id);
      answered.catch(() => {});
    }
  }

  /** Resolves when it was handed over; a server that refuses a notification is not told by it. */
  notify(method: string, params?: JsonObject): Promise<void> {
    return this.#wire.send({ jsonrpc: '2.0', method, ...(params ? { params } : {}) }).catch(() => {});
  }

  #receive(message: JsonObject, bytes: Buffer): void {
    const { id, method } = message;
    if (typeof method === 'string') {
      if (id === undefined || id === null) {
        count(this.heard.notifications, method);
        this.onnotification(method);
      } else {
        count(this.heard.requests, method);
        // A server that asks without end and never reads would have us keep every answer.
        // An id of another kind is none, and may nest too deep to be written.
        const named = typeof id === 'string' || typeof id === 'number';
        if (named && ++this.#served <= SERVED) this.#wire.send({ jsonrpc: '2.0', id, ...answerTo(method) }).catch(() => {});
      }
      return;
    }
    const pending = this.#find(id);
    if (!pending) return;
    if (Object.hasOwn(message, 'result')) {
      pending.resolve({ method: pending.method, result: message.result as Json, bytes });
      return;
    }
    const error = isObject(message.error) ? message.error : {};
    const code = typeof error.code === 'number' ? error.code : 0;
    const words = typeof error.message === 'string' ? error.message : 'no message';
    pending.reject(
      new Failure('answer', `${code} ${words.slice(0, WORDS).replace(/\s+/g, ' ').trim()}`, {
        method: pending.method,
        code,
        data: error.data,
      }),
    );
  }

  #find(id: Json | undefined): Pending | undefined {
    if (typeof id === 'number') return this.#pending.get(id);
    // An error without an id answers a request that could not be read.
    if (id === null && this.#pending.size === 1) return [...this.#pending.values()][0];
    const pending = typeof id === 'string' && id !== '' ? this.#pending.get(Number(id)) : undefined;
    if (pending) this.heard.changedIds += 1;
    return pending;
  }
}

const count = (map: Map<string, number>, method: string): void => {
  // Names are the server's own: bounded in length and number.
  const key = method.slice(0, 100);
  if (map.size < 100 || map.has(key)) map.set(key, (map.get(key) ?? 0) + 1);
};

/** We are a client without folders, model and person. */
function answerTo(method: string): JsonObject {
  if (method === 'ping') return { result: {} };
  if (method === 'roots/list') return { result: { roots: [] } };
  if (method === 'sampling/createMessage')
    return { error: { code: -1, message: 'Sampling was refused: no model stands behind this client.' } };
  if (method === 'elicitation/create') return { result: { action: 'decline' } };
  return { error: { code: -32601, message: 'Method not found' } };
}
