import type { Change, Target } from '../model/change.ts';
import { steps } from '../model/json.ts';
import type { ServerReview } from '../model/review.ts';

/** Changes of one thing, or one change made in many places. */
export interface Block {
  changes: Change[];
  /** The same rewrite in several places. */
  mass: boolean;
}

/** From this many places on, the same rewrite is told once. */
const MASS = 3;

/** What a model reads on every request first. */
const ORDER: readonly Target[] = ['instructions', 'tool', 'prompt', 'template', 'resource', 'server'];

/** The changes of a server, thing by thing, with rewrites repeated in many places told once, at the end. */
export function blocks(server: ServerReview): Block[] {
  const mass = [...groups(server.changes, rewriteKey).values()].filter((g) => g.length >= MASS);
  const told = new Set(mass.flat());
  const things = groups(
    server.changes.filter((c) => !told.has(c)),
    (c) => `${c.target} ${c.name}`,
  );
  const ordered = [...things.values()].sort((a, b) => ORDER.indexOf(a[0]!.target) - ORDER.indexOf(b[0]!.target));
  return [...ordered.map((changes) => ({ changes, mass: false })), ...mass.map((changes) => ({ changes, mass: true }))];
}

function groups(changes: readonly Change[], keyOf: (change: Change) => string | null): Map<string, Change[]> {
  const out = new Map<string, Change[]>();
  for (const change of changes) {
    const key = keyOf(change);
    if (key === null) continue;
    const group = out.get(key);
    if (group) group.push(change);
    else out.set(key, [change]);
  }
  return out;
}

/** What a change does, apart from where: the end of its pointer and its values. Null for what is never told together. */
function rewriteKey(change: Change): string | null {
  if (change.name === null || change.pointer === '') return null;
  const end = endOf(change.pointer);
  // A parameter that came or went is told by its name, however alike it is.
  if (end === null) return null;
  const key = JSON.stringify([change.kind, change.target, end, change.before, change.after]);
  return key.length > 4000 ? null : key;
}

/** The pointer behind the last parameter or field it names; null when it ends there. */
export function endOf(pointer: string): string | null {
  const path = steps(pointer);
  if (path[0] !== 'inputSchema' && path[0] !== 'outputSchema') return path.join('/');
  const last = path.lastIndexOf('properties');
  const end = path.slice(last < 0 ? 1 : last + 2);
  return end.length === 0 ? null : end.join('/');
}
