/** What a comment asks of us. The command stands alone on the first line; what follows on later lines is talk. */
export type Command =
  | { verb: 'accept'; digest: string; reason: string | null }
  | { verb: 'reject'; digest: string | null; reason: string | null }
  | { verb: 'help' };

/** Why something that looks like a command is none. */
export type Wrong = 'not-first' | 'quoted' | 'verb' | 'no-digest' | 'short-digest' | 'long-digest';

export type Reading = { command: Command } | { wrong: Wrong } | null;

const SLASH = '/mcp-tool-review';
const LONGEST = 20_000;
const DIGEST = 32;
const REASON = 500;

/** Reads a comment; null when it does not speak to us. */
export function readCommand(body: string): Reading {
  const lines = body.slice(0, LONGEST).replaceAll('\r\n', '\n').split('\n');
  const [first = '', ...rest] = lines;
  if (addressed(first)) return parse(first);
  for (const line of [first, ...rest]) {
    // In a quotation, a code span, a list: meant for a reader, or mistyped.
    const bare = line.replace(/^[\s>`*~-]+/, '');
    if (!addressed(bare)) continue;
    return { wrong: /^\s*>/.test(line) ? 'quoted' : 'not-first' };
  }
  return null;
}

const addressed = (line: string): boolean => line.startsWith(SLASH) && !/^[\w./-]/.test(line.slice(SLASH.length));

function parse(line: string): Reading {
  const words = line.slice(SLASH.length).trim().split(/\s+/);
  const verb = words[0]?.toLowerCase();
  if (verb === 'help') return { command: { verb } };
  if (verb !== 'accept' && verb !== 'reject') return { wrong: 'verb' };
  const digest = (words[1] ?? '').toLowerCase();
  const isHex = /^[0-9a-f]{6,}$/.test(digest);
  if (verb === 'reject') {
    const named = isHex && digest.length === DIGEST;
    return { command: { verb, digest: named ? digest : null, reason: reasonIn(words.slice(named ? 2 : 1)) } };
  }
  if (!isHex) return { wrong: 'no-digest' };
  if (digest.length !== DIGEST) return { wrong: digest.length < DIGEST ? 'short-digest' : 'long-digest' };
  return { command: { verb, digest, reason: reasonIn(words.slice(2)) } };
}

const reasonIn = (words: string[]): string | null => words.join(' ').slice(0, REASON).trim() || null;
