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
  /** Digest of the lists that were judged, 16 hex; empty where none were. */
  lists: string;
}

export interface ReadMarker extends Marker {
  /** Digest of the text below, as it was written. */
  text: string;
  /** Whether the line itself stands as it was written; where not, its run counts as older than any other. */
  genuine: boolean;
}

const LONGEST_KEY = 200;

/** A key as it stands in an HTML comment: no space, no `>`, no `--`, of bounded length. */
export function encodeKey(key: string): string {
  const encoded = encode(key).replaceAll('--', '-%2D');
  if (encoded === '') return '~';
  if (encoded.length <= LONGEST_KEY) return encoded;
  return `${encoded.slice(0, 100).replace(/%.?$/, '')}~${sha(key, 32)}`;
}

export function writeMarker(marker: Marker, text: string): string {
  const { key, head, run, state, lists } = marker;
  const fields = `key=${encodeKey(key)} head=${hex(head)} run=${digits(run.id)}.${run.attempt} state=${state} lists=${hex(lists)}`;
  return `<!-- mcp-tool-review ${fields} text=${textDigest(text)} mark=${sha(fields, 8)} -->`;
}

const MARKER =
  /^<!-- mcp-tool-review (key=(\S{1,400}) head=([0-9a-f]{0,64}) run=(\d{1,20})\.(\d{1,9}) state=(open|resolved) (?:lists=([0-9a-f]{0,16}) )?)text=([0-9a-f]{16})(?: mark=([0-9a-f]{8}))? -->$/;

/** Reads the first line of a comment; undefined when it is not ours by its form. `key` is in its encoded form. */
export function readMarker(body: string): ReadMarker | undefined {
  const found = MARKER.exec(firstLine(body));
  if (!found) return undefined;
  const [, fields, key, head, id, attempt, state, lists, text, mark] = found as (string | undefined)[];
  // No run of GitHub's has a number of more than 15 digits.
  const genuine = sha(fields!.trimEnd(), 8) === mark && id!.length <= 15;
  const run = genuine ? { id: id!, attempt: Number(attempt) } : { id: '0', attempt: 0 };
  return { key: key!, head: head!, run, state: state as Marker['state'], lists: lists ?? '', text: text!, genuine };
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
const digits = (text: string): string => (/^\d{1,15}$/.test(text) ? text : '0');
