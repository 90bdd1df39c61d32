import type { SSEClientTransport, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import type { Json, JsonObject } from '../model/json.ts';
import { Failure } from './errors.ts';
import { LineSplitter } from './lines.ts';
import { deliver, isMessage, type Wire } from './wire.ts';

type Transport = StreamableHTTPClientTransport | SSEClientTransport;

export interface HttpOptions {
  url: URL;
  headers: Record<string, string>;
  /** Bytes of one answer. */
  answerBytes: number;
}

/**
 * Streamable HTTP and the older HTTP with SSE: the official client's transports send, hold the session, follow redirects within the origin
 * and keep the event streams; what arrives is read from the response bodies themselves, before anything parses them.
 */
export class HttpWire implements Wire {
  onmessage: Wire['onmessage'] = () => {};
  onend: Wire['onend'] = () => {};
  #transport: Transport | undefined;
  readonly #options: HttpOptions;
  /** Of the last answer that was none of the kind we can read. */
  #refused: Failure | undefined;

  constructor(options: HttpOptions) {
    this.#options = options;
  }

  /** Loads the transport and, for SSE, waits for the stream. */
  async start(kind: 'streamable' | 'sse'): Promise<void> {
    const { StreamableHTTPClientTransport, SSEClientTransport } = await import('@modelcontextprotocol/client');
    const { url, headers } = this.#options;
    const options = { requestInit: { headers }, fetch: (to: string | URL, init?: RequestInit) => this.#fetch(to, init) };
    this.#transport = kind === 'sse' ? new SSEClientTransport(url, options) : new StreamableHTTPClientTransport(url, options);
    // Errors of background streams are told by the request that then gets no answer.
    this.#transport.onerror = () => {};
    await this.#told(this.#transport.start());
  }

  async send(message: JsonObject): Promise<void> {
    // The transport checks messages with a schema of its own; ours are built by hand and right.
    await this.#told(this.#transport!.send(message as never));
  }

  agreed(protocolVersion: string): void {
    this.#transport?.setProtocolVersion(protocolVersion);
  }

  /** Ends the session on the server too, where there is one, but does not wait long for it. */
  async close(): Promise<void> {
    const transport = this.#transport;
    if (transport && 'terminateSession' in transport) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, 500);
      });
      await Promise.race([transport.terminateSession().catch(() => {}), late]);
      clearTimeout(timer);
    }
    await transport?.close().catch(() => {});
  }

  async #told(sending: Promise<void>): Promise<void> {
    try {
      await sending;
    } catch (error) {
      const refused = this.#refused;
      this.#refused = undefined;
      throw refused ?? (error instanceof Failure ? error : new Failure('http', `could not be used: ${innermost(error)}`));
    }
  }

  async #fetch(to: string | URL, init?: RequestInit): Promise<Response> {
    let response: Response;
    try {
      response = await fetch(to, init);
    } catch (error) {
      this.#refused = new Failure('http', `could not be reached: ${innermost(error)}`);
      throw error;
    }
    this.#refused = undefined;
    const type = (response.headers.get('content-type') ?? '').split(';')[0]!.trim().toLowerCase();
    if (!response.body) return this.#judged(response, '', init);
    if (type === 'text/event-stream' && response.ok) return copy(response, response.body.pipeThrough(this.#tap()));
    const bytes = await this.#whole(response.body);
    if (type === 'application/json' || (!response.ok && bytes[0] === 123)) this.#read(bytes);
    return copy(this.#judged(response, bytes.toString('utf8', 0, 300), init), bytes);
  }

  /** Keeps why an answer is none, for the error of the request it belongs to. */
  #judged(response: Response, body: string, init: RequestInit | undefined): Response {
    const type = response.headers.get('content-type') ?? 'no content type';
    const { status, statusText } = response;
    if (!response.ok) {
      const words = body.replace(/\s+/g, ' ').trim();
      const text = `answered HTTP ${status}${statusText ? ` ${statusText}` : ''}${words ? `: ${words}` : ''}`;
      this.#refused = new Failure('http', text, { status });
    } else if (init?.method === 'POST' && status === 200 && !/json/.test(type)) {
      this.#refused = new Failure('http', `answered ${type.slice(0, 100)}, which is neither JSON nor an event stream`, { status });
    }
    return response;
  }

  async #whole(body: ReadableStream<Uint8Array>): Promise<Buffer> {
    const parts: Uint8Array[] = [];
    let length = 0;
    for await (const part of body) {
      parts.push(part);
      length += part.length;
      if (length > this.#options.answerBytes) throw this.#tooLong();
    }
    return Buffer.concat(parts);
  }

  /** Reads an event stream while it passes by. */
  #tap(): TransformStream<Uint8Array, Uint8Array> {
    let data: Buffer[] = [];
    let length = 0;
    let over = false;
    const tooLong = (): void => {
      over = true;
      data = [];
      this.onend(this.#tooLong());
    };
    const limit = this.#options.answerBytes;
    const splitter = new LineSplitter(
      (raw) => {
        const line = raw.at(-1) === 13 ? raw.subarray(0, -1) : raw;
        if (line.length === 0) {
          if (data.length > 0) this.#read(data.length === 1 ? data[0]! : Buffer.concat(data.flatMap((d, i) => (i ? [NEWLINE, d] : [d]))));
          data = [];
          length = 0;
        } else if (line.subarray(0, 5).equals(DATA)) {
          data.push(line.subarray(line[5] === 32 ? 6 : 5));
          // A line costs more than its bytes.
          length += line.length + LINE_COST;
          if (length > limit) tooLong();
        }
      },
      limit,
      tooLong,
    );
    return new TransformStream({
      transform(chunk, controller) {
        if (!over) splitter.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength));
        // The transport keeps what it has not read to the end of an event.
        if (over) controller.error(new Error('the answer is too long'));
        else controller.enqueue(chunk);
      },
    });
  }

  #read(bytes: Buffer): void {
    let value: Json;
    try {
      value = JSON.parse(bytes.toString('utf8')) as Json;
    } catch {
      return; // the endpoint event of the older transport, or nothing of ours
    }
    if (isMessage(value) || (Array.isArray(value) && value.every(isMessage))) deliver(this, value, bytes);
  }

  #tooLong(): Failure {
    return new Failure('limit', `has more than ${this.#options.answerBytes} bytes, which is the limit on one answer`);
  }
}

/** Bytes that the keeping of a line costs beside its own. */
const LINE_COST = 64;
const NEWLINE = Buffer.from('\n');
const DATA = Buffer.from('data:');

/** The same response with a body that can be read again. */
function copy(response: Response, body: ReadableStream<Uint8Array> | Buffer): Response {
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  const empty = [101, 204, 205, 304].includes(response.status);
  const { status, statusText } = response;
  return new Response(empty ? null : (body as ReadableStream<Uint8Array>), { status, statusText, headers });
}

/** `fetch failed` says nothing; its cause does. */
function innermost(error: unknown): string {
  let here = error;
  for (let i = 0; i < 5 && here instanceof Error && here.cause; i++) here = here.cause;
  if (here instanceof AggregateError && here.errors[0] instanceof Error) here = here.errors[0];
  return here instanceof Error ? here.message.slice(0, 300) : String(here).slice(0, 300);
}
