import type { Connection } from './connect.ts';
import { type Failure, ProbeError } from './errors.ts';
import { hint } from './hints.ts';
import { listening } from './ports.ts';

export const ITS_LOG = 'Its log may say more: run again with `--verbose`, or start it by hand.';

/** Puts a failure in words: what, where, what next. */
export function explain(failure: Failure, connection: Connection | undefined, program: string | null): ProbeError {
  const words = connection?.words() ?? '';
  const launched = connection?.launched;
  const stdio = connection?.stdio ?? false;
  const waited = failure.kind === 'timeout' && launched !== undefined;
  const known = hint({
    failure,
    words,
    stdio,
    looked: waited && process.platform === 'linux',
    ports: waited ? listening(launched.pids()) : [],
    exitCode: launched?.exit?.code ?? null,
    instead: failure.kind === 'timeout' ? connection?.instead() : undefined,
    program: failure.kind === 'start' && launched?.exit?.error?.code === 'ENOENT' ? program : null,
  });
  const advice = known ?? (failure.kind === 'closed' || failure.kind === 'answer' ? ITS_LOG : undefined);
  const sentence = `${describe(failure, connection?.name)}${failure.kind === 'closed' ? lastWords(words) : ''}.`;
  return new ProbeError(advice ? `${sentence} ${advice}` : sentence, words, advice);
}

function describe({ kind, message, facts }: Failure, name: string | undefined): string {
  const who = name === undefined ? 'The server' : `The server (${name})`;
  const { method } = facts;
  const during = method && method !== 'connect' ? ` before it answered ${method}` : '';
  switch (kind) {
    case 'start':
      return `${who} could not be started: ${message}`;
    case 'closed':
      return `${who} ${message}${during}`;
    case 'timeout':
      return method && method !== 'connect'
        ? `${who} gave no answer to ${method}: ${message}`
        : `${who} did not start to listen: ${message}`;
    case 'answer':
      return `${who} answered ${method} with the error ${message}`;
    case 'protocol':
      return method === 'initialize' || method === 'server/discover' ? `${who} ${message} (${method})` : `${who}: ${method} ${message}`;
    case 'limit':
      return `${who}: the answer to ${method ?? 'a request'} ${message}`;
    case 'http':
      return `${who} ${message}${method ? ` (${method})` : ''}`;
    case 'total':
      return `${who} took too long: ${message}${method ? ` during ${method}` : ''}`;
    case 'aborted':
      return `${who} ${message}`;
  }
}

const TROUBLE =
  /\b(?:error|fatal|panic|exception|failed|failure|cannot|can't|could not|required?|missing|not set|not found|invalid|denied|unable)\b/i;
/** Frames of a stack, and what Node appends. */
const FRAME = /^\s*(?:at |Node\.js v|\^|\}|\]|node:internal)/;

/** The line that most likely says why a process ended. */
function lastWords(words: string): string {
  const lines = words.split(/\r?\n/).filter((line) => line.trim() !== '' && !FRAME.test(line));
  const line = lines.findLast((l) => TROUBLE.test(l.slice(0, 2000))) ?? lines.at(-1);
  return line === undefined ? '' : `, and its last words were: ${line.trim().slice(0, 300).replace(/\.$/, '')}`;
}
