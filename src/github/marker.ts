import { createHash } from 'node:crypto';

/** Which run wrote something. Ids of runs grow, and an attempt is a re-run of the same id. */
export interface Run {
  /** Digits of `GITHUB_RUN_ID`. */
  id: string;
  attempt: number;
}

/** The first line of our comment: whose it is and what it was written for. */
export interface Marker {
  key: string;
  /** Head SHA of the pull request. */
  head: string;
  run: Run;
  state: 'open' | 'resolved';
}

export interface ReadMarker extends Marker {
  /** Digest of the text below, as it was written. */
  text: string;
}

const LONGEST_KEY = 200;

/** A key as it stands in an HTML comment: no space, no `>`, no `--`, of bounded length. */
export function encodeKey(key: string): string {
  const encoded = encode(key).replaceAll('--', '-%2D');
  if (encoded === '') return '~';
  if (encoded.length <= LONGEST_KEY) return encoded;
  return `${encoded.slice(0, 100).replace(/%.?$/, '')}~${sha(key, 32)}`;
}

export const writeMarker = (marker: Marker, text: string): string =>
  `<!-- mcp-tool-review key=${encodeKey(marker.key)} head=${hex(marker.head)} run=${digits(marker.run.id)}.${marker.run.attempt} state=${marker.state} text=${textDigest(text)} -->`;

const MARKER =
  /^<!-- mcp-tool-review key=(\S{1,400}) head=([0-9a-f]{0,64}) run=(\d{1,20})\.(\d{1,9}) state=(open|resolved) text=([0-9a-f]{16}) -->$/;

/** Reads the first line of a comment; undefined when it is not ours by its form. `key` is in its encoded form. */
export function readMarker(body: string): ReadMarker | undefined {
  const found = MARKER.exec(firstLine(body));
  if (!found) return undefined;
  const [, key, head, id, attempt, state, text] = found as unknown as string[];
  return { key: key!, head: head!, run: { id: id!, attempt: Number(attempt) }, state: state as Marker['state'], text: text! };
}

/** What stands below the marker. */
export const below = (body: string): string => {
  const end = body.indexOf('\n');
  return end < 0 ? '' : body.slice(end + 1);
};

export const textDigest = (text: string): string => sha(text.replaceAll('\r\n', '\n').trim(), 16);

/** Negative when `a` is older than `b`. */
export function compareRuns(a: Run, b: Run): number {
  const [x, y] = [BigInt(digits(a.id)), BigInt(digits(b.id))];
  return x < y ? -1 : x > y ? 1 : a.attempt - b.attempt;
}

export const firstLine = (body: string): string => {
  const end = body.indexOf('\n');
  return (end < 0 ? body : body.slice(0, end)).trimEnd();
};

/** Text as a part of a URL; half a surrogate pair, which has no such form, is replaced. */
export const encode = (text: string): string =>
  encodeURIComponent(text.replace(/[\ud800-\udfff]/gu, '\ufffd')).replace(/[()]/g, (c) => (c === '(' ? '%28' : '%29'));

export const sha = (text: string, length: number): string => createHash('sha256').update(text).digest('hex').slice(0, length);
const hex = (text: string): string => (/^[0-9a-f]{7,64}$/.test(text) ? text : '');
const digits = (text: string): string => (/^\d{1,20}$/.test(text) ? text : '0');
