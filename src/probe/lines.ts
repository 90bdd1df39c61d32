/**
 * Cuts a stream into lines without copying what is already there: an answer of many megabytes arrives in chunks of 64 KiB and is put
 * together once.
 */
export class LineSplitter {
  #parts: Buffer[] = [];
  #length = 0;

  /**
   * @param line called with each line, without its LF
   * @param limit bytes of one line
   * @param over called when a line passes the limit; what was collected is dropped
   */
  constructor(
    readonly line: (bytes: Buffer) => void,
    readonly limit: number,
    readonly over: (bytes: number) => void,
  ) {}

  push(chunk: Buffer): void {
    let from = 0;
    for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, from)) {
      this.#add(chunk.subarray(from, at));
      this.#flush();
      from = at + 1;
    }
    if (from < chunk.length) this.#add(chunk.subarray(from));
  }

  /** What stands after the last LF, when the stream ends. */
  end(): void {
    if (this.#length > 0) this.#flush();
  }

  /** Bytes of the line that has not ended yet. */
  get pending(): number {
    return this.#length;
  }

  #add(part: Buffer): void {
    this.#parts.push(part);
    this.#length += part.length;
    if (this.#length <= this.limit) return;
    const bytes = this.#length;
    this.#parts = [];
    this.#length = 0;
    this.over(bytes);
  }

  #flush(): void {
    const parts = this.#parts;
    this.#parts = [];
    this.#length = 0;
    this.line(parts.length === 1 ? parts[0]! : Buffer.concat(parts));
  }
}

/** Bytes of one log line that are passed on. */
const LOG_LINE = 16 * 1024;
/** Bytes of one process's log that are passed on. */
const LOG_TOTAL = 4 * 1024 * 1024;

/** The log of a process: passes lines on as text, bounded, and keeps the last bytes for the error message. */
export class Log {
  readonly #splitter: LineSplitter;
  #passed = 0;
  #tail: Buffer[] = [];
  #tailBytes = 0;

  constructor(
    readonly pass: (line: string) => void,
    readonly keep: number,
  ) {
    // A line over the limit is passed on in pieces.
    this.#splitter = new LineSplitter(
      (bytes) => this.#line(bytes),
      LOG_LINE,
      () => {},
    );
  }

  push(chunk: Buffer): void {
    this.#tail.push(chunk);
    this.#tailBytes += chunk.length;
    while (this.#tail.length > 1 && this.#tailBytes - this.#tail[0]!.length >= this.keep) this.#tailBytes -= this.#tail.shift()!.length;
    if (this.#passed > LOG_TOTAL) return;
    for (let at = 0; at < chunk.length; ) {
      const room = LOG_LINE - this.#splitter.pending;
      const piece = chunk.subarray(at, at + Math.max(1, room));
      this.#splitter.push(piece);
      at += piece.length;
      if (this.#splitter.pending >= LOG_LINE) this.#splitter.end();
    }
  }

  end(): void {
    this.#splitter.end();
  }

  /** The last bytes, as text. */
  tail(): string {
    const bytes = Buffer.concat(this.#tail);
    return bytes.subarray(Math.max(0, bytes.length - this.keep)).toString('utf8');
  }

  #line(bytes: Buffer): void {
    if (this.#passed > LOG_TOTAL) return;
    this.#passed += bytes.length + 1;
    const text = bytes.toString('utf8');
    this.pass(text.endsWith('\r') ? text.slice(0, -1) : text);
    if (this.#passed > LOG_TOTAL) this.pass(`[more than ${LOG_TOTAL} bytes of log: the rest is left out here]`);
  }
}
