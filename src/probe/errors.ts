import { UserError } from '../model/error.ts';

/** Why there is no snapshot. `message` is one sentence with its hint; `stderr` holds the server's last words, foreign text. */
export class ProbeError extends UserError {
  override name = 'ProbeError';
  constructor(
    message: string,
    readonly stderr: string,
    /** What to do next; part of `message` already. */
    readonly hint?: string,
    cause?: unknown,
  ) {
    super(message);
    this.cause = cause;
  }

  /** The sentence, then the last lines the server wrote. */
  get reason(): string {
    const words = lastLines(this.stderr, 12);
    return words ? `${this.message}\nThe server's last words:\n${words}` : this.message;
  }
}

/** What went wrong between us and a server, before it is put in words for a user. */
export class Failure extends Error {
  override name = 'Failure';
  constructor(
    readonly kind: 'timeout' | 'total' | 'closed' | 'answer' | 'limit' | 'http' | 'protocol' | 'start' | 'aborted',
    message: string,
    readonly facts: { method?: string; code?: number; data?: unknown; status?: number } = {},
  ) {
    super(message);
  }
}

/** The last lines that hold something. */
export function lastLines(text: string, count: number): string {
  return text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .slice(-count)
    .map((line) => line.slice(0, 500))
    .join('\n');
}
