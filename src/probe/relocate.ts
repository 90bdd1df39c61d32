import { realpathSync } from 'node:fs';
import { define, isObject, type Json, type JsonObject } from '../model/json.ts';
import type { Snapshot } from '../model/snapshot.ts';

/** One place, and how it is to be written. */
export interface Move {
  from: string;
  to: string;
}

/** A folder this short is a word of its own in too many texts. */
const SHORTEST = 6;

/**
 * Some servers put the folder they run in, their HOME or their address into a description. These are others on each side or at each run, and
 * that is no change: they are written in one form. What was sent stays told by the digests in `wire`.
 */
export function relocate(snapshot: Snapshot, moves: Move[]): Snapshot {
  const all = moves.filter(({ from, to }) => from.length >= SHORTEST && from !== to);
  // The longer path first: a HOME may lie inside the working directory.
  all.sort((a, b) => b.from.length - a.from.length);
  let places = 0;
  const text = (value: string): string => {
    let moved = value;
    for (const { from, to } of all) if (moved.includes(from)) moved = replaceWhole(moved, from, to);
    if (moved !== value) places += 1;
    return moved;
  };
  const walk = <T extends Json>(value: T): T => {
    if (typeof value === 'string') return text(value) as T;
    if (Array.isArray(value)) return value.map(walk) as T;
    if (!isObject(value)) return value;
    const copy: JsonObject = {};
    for (const [key, child] of Object.entries(value)) define(copy, key, walk(child));
    return copy as T;
  };
  if (all.length === 0) return snapshot;
  const moved: Snapshot = {
    ...snapshot,
    server: walk(snapshot.server),
    instructions: snapshot.instructions === null ? null : text(snapshot.instructions),
    tools: walk(snapshot.tools),
    prompts: walk(snapshot.prompts),
    resources: walk(snapshot.resources),
    resourceTemplates: walk(snapshot.resourceTemplates),
  };
  if (places === 0) return snapshot;
  const note = `Folders or addresses of this run stand in ${places} ${places === 1 ? 'text' : 'texts'}; they are written in a fixed form.`;
  return { ...moved, notes: [...snapshot.notes, { kind: 'other', text: note, data: { relocated: places } }] };
}

/** Replaces a path where it ends with the folder's name or goes on below it, and not where another name only begins alike. */
function replaceWhole(text: string, from: string, to: string): string {
  let out = '';
  let done = 0;
  for (let at = text.indexOf(from); at !== -1; at = text.indexOf(from, at + from.length)) {
    const next = text.charCodeAt(at + from.length);
    if (isNamePart(next)) continue;
    out += text.slice(done, at) + to;
    done = at + from.length;
  }
  return out + text.slice(done);
}

/** Letters, digits, `_` and `-`, and whatever is not ASCII. */
const isNamePart = (c: number): boolean =>
  (c >= 48 && c <= 57) || (c >= 65 && c <= 90) || (c >= 97 && c <= 122) || c === 95 || c === 45 || c > 127;

/** The moves between two folders, under their given and their real names. */
export function movesBetween(from: string | null, to: string | null): Move[] {
  if (from === null || to === null) return [];
  return [
    { from, to },
    { from: real(from), to: real(to) },
  ];
}

function real(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}
