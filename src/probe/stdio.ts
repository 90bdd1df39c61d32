import { isUtf8 } from 'node:buffer';
import type { Json, JsonObject } from '../model/json.ts';
import type { Note } from '../model/snapshot.ts';
import { Failure } from './errors.ts';
import { LineSplitter } from './lines.ts';
import type { Launched } from './process.ts';
import { deliver, isMessage, type Wire } from './wire.ts';

/** Milliseconds between the end of stdout and the end of the process. */
const CLOSED = 1000;
/** Characters of the first line of noise that are shown. */
const SAMPLE = 200;

/**
 * Our own stdio transport. It keeps the exact bytes of each line, has no limit but the given one, and counts what is no message instead
 * of losing it. The official client is not in between: loading it costs more than starting a small server (about 105 ms against 45 ms), its
 * version negotiation starts the process a second time, and it hands over parsed values only.
 */
export class StdioWire implements Wire {
  onmessage: Wire['onmessage'] = () => {};
  onend: Wire['onend'] = () => {};
  /** A line on stdout that is no message. */
  onnoise: (line: string) => void = () => {};
  readonly #launched: Launched;
  readonly #noise = { lines: 0, bytes: 0, blank: 0, crlf: 0, bom: false, glued: 0, sample: '' };
  #invalidText = 0;
  #over: Failure | undefined;
  /** The first line that is JSON and no message. */
  #foreign: string | undefined;
  readonly #splitter: LineSplitter;

  constructor(launched: Launched, answerBytes: number) {
    this.#launched = launched;
    const splitter = new LineSplitter(
      (bytes) => this.#line(bytes),
      answerBytes,
      (bytes) => this.#tooLong(bytes, answerBytes),
    );
    this.#splitter = splitter;
    launched.stdout.on('data', (chunk: Buffer) => {
      if (!this.#over) splitter.push(chunk);
    });
    launched.stdout.on('error', () => {});
    launched.stdout.once('end', () => {
      // Usually its end; one that only closes its stdout will never answer either.
      setTimeout(() => this.onend(new Failure('closed', 'closed its stdout')), CLOSED).unref();
    });
    launched.stdin?.on('error', () => {});
    void launched.exited.then(async (exit) => {
      await launched.drained();
      if (!this.#over) splitter.end();
      const how = exit.error ? exit.error.message : exit.signal ? `was ended by ${exit.signal}` : `ended with exit code ${exit.code}`;
      this.onend(this.#over ?? new Failure(exit.error ? 'start' : 'closed', how));
    });
  }

  send(message: JsonObject): Promise<void> {
    const stdin = this.#launched.stdin;
    // A server that closed its stdin or ended is told by its end, not by the failed write.
    if (stdin?.writable) stdin.write(`${JSON.stringify(message)}\n`);
    return Promise.resolve();
  }

  agreed(): void {}

  #tooLong(bytes: number, limit: number): void {
    this.#over = new Failure('limit', `has more than ${limit} bytes, which is the limit on one answer (${bytes} so far)`);
    this.onend(this.#over);
    this.#launched.stdout.pause();
  }

  #line(raw: Buffer): void {
    let bytes = raw;
    if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) {
      this.#noise.bom = true;
      bytes = bytes.subarray(3);
    }
    if (bytes.at(-1) === 13) {
      this.#noise.crlf += 1;
      bytes = bytes.subarray(0, -1);
    }
    const parsed = parse(bytes);
    if (parsed && isTraffic(parsed.value)) {
      this.#accept(parsed, bytes);
      return;
    }
    if (parsed) this.#foreign ??= parsed.text.slice(0, SAMPLE);
    const at = gluedAt(bytes);
    const glued = at === undefined ? undefined : parse(bytes.subarray(at));
    this.#count(at === undefined ? bytes : bytes.subarray(0, at));
    if (at === undefined || glued === undefined || !isMessage(glued.value)) return;
    this.#noise.glued += 1;
    this.#accept(glued, bytes.subarray(at));
  }

  #accept({ value, text }: Parsed, bytes: Buffer): void {
    // Only text with a replacement character can have been broken.
    if (text.includes('\ufffd') && !isUtf8(bytes)) this.#invalidText += 1;
    deliver(this, value, bytes);
  }

  #count(bytes: Buffer): void {
    this.#noise.lines += 1;
    this.#noise.bytes += bytes.length;
    const text = bytes.toString('utf8', 0, 4096);
    if (text.trim() === '') {
      this.#noise.blank += 1;
      return;
    }
    if (!this.#noise.sample) this.#noise.sample = text.slice(0, SAMPLE);
    this.onnoise(text);
  }

  /** What stands on stdout of a server that never answered, in a sentence. */
  instead(): string | undefined {
    const { lines, blank, sample } = this.#noise;
    const { pending } = this.#splitter;
    if (pending > 0)
      return `Its stdout ends in ${pending} bytes without a line end: each message must be followed by a newline, and the stream be flushed.`;
    if (/^[{[]\s*$/.test(sample))
      return 'Its stdout holds JSON that runs over several lines: each message must stand on one line of its own.';
    if (this.#foreign !== undefined)
      return `Its stdout holds JSON that is no message of JSON-RPC 2.0 (\`"jsonrpc": "2.0"\`, with \`id\` and \`result\`): ${shown(this.#foreign)}`;
    if (lines > blank)
      return `Its stdout holds ${lines === 1 ? 'a line' : `${lines} lines`} and no message: a log belongs on stderr, and \`timeout\` is for a start that is slow. The first: ${shown(sample)}`;
    return undefined;
  }

  /** What stood on stdout beside the messages. */
  notes(): Note[] {
    const { lines, crlf, bom, glued } = this.#noise;
    const notes: Note[] = [];
    if (lines > 0 || crlf > 0 || bom) {
      const parts = [
        ...(lines > 0
          ? [`${lines} ${lines === 1 ? 'line on stdout that is no protocol message' : 'lines on stdout that are no protocol messages'}`]
          : []),
        ...(glued > 0 ? [`${glued} of them with a message behind other text on the same line`] : []),
        ...(crlf > 0 ? [`${crlf} ${crlf === 1 ? 'line ends' : 'lines end'} with CRLF`] : []),
        ...(bom ? ['a byte order mark'] : []),
      ];
      notes.push({ kind: 'stdout-noise', text: `${parts.join(', ')}.`, data: { ...this.#noise } });
    }
    if (this.#invalidText > 0) {
      notes.push({
        kind: 'lost-in-json',
        text: `${this.#invalidText} of the server's messages hold bytes that are not UTF-8; they were read as U+FFFD.`,
        data: { invalidText: this.#invalidText },
      });
    }
    return notes;
  }
}

interface Parsed {
  value: Json;
  text: string;
}

/** One message, or a batch of them as 2025-03-26 has it. */
const isTraffic = (value: Json): boolean => isMessage(value) || (Array.isArray(value) && value.length > 0 && value.every(isMessage));

function parse(bytes: Buffer): Parsed | undefined {
  // Most noise does not even begin like a message.
  const first = bytes.find((b) => b !== 32 && b !== 9);
  if (first !== 123 && first !== 91) return undefined;
  try {
    const text = bytes.toString('utf8');
    return { value: JSON.parse(text) as Json, text };
  } catch {
    return undefined;
  }
}

const shown = (text: string): string => (text.length > 120 ? `${text.slice(0, 120)}…` : text).replace(/\s+/g, ' ').trim();

/** How a message may begin. */
const BEGINNINGS = ['{"jsonrpc"', '{"id"', '{"result"', '{"method"'];

/** Where a message begins on a line that starts with other text: a prompt or a banner without its line end. */
function gluedAt(bytes: Buffer): number | undefined {
  for (const beginning of BEGINNINGS) {
    const at = bytes.indexOf(beginning);
    if (at > 0) return at;
  }
  return undefined;
}
