import type { Target } from '../model/change.ts';
import type { Json } from '../model/json.ts';
import type { Review, ServerReview } from '../model/review.ts';
import { number, signed } from './numbers.ts';
import { count, isNew, targetWord } from './words.ts';

/** `1 changed, 1 new, 11 as before`. */
export function tools(server: ServerReview): string {
  if (server.base === null || server.base.state !== 'listed') return `${number(server.head.tools)} listed, no base to compare`;
  const named = (test: (kind: string) => boolean): Set<string | null> =>
    new Set(server.changes.filter((c) => c.target === 'tool' && test(c.kind)).map((c) => c.name));
  const added = named((k) => k === 'tool-added').size;
  const removed = named((k) => k === 'tool-removed').size;
  const renamed = named((k) => k === 'tool-renamed');
  const changed = [...named((k) => !['tool-added', 'tool-removed', 'tool-renamed', 'order-changed'].includes(k))].filter(
    (name) => name !== null && !renamed.has(name),
  ).length;
  const same = Math.max(0, server.head.tools - added - changed - renamed.size);
  const words = [
    [changed, 'changed'],
    [added, 'new'],
    [renamed.size, 'renamed'],
    [removed, 'removed'],
  ] as const;
  const told = words.filter(([n]) => n > 0).map(([n, w]) => `${number(n)} ${w}`);
  if (same > 0 || told.length === 0) told.push(`${number(same)} as before`);
  told.push(...others(server));
  return told.join(', ');
}

/** What changed beside the tools: `instructions`, `2 prompts`. */
function others(server: ServerReview): string[] {
  const names = new Map<Target, Set<string | null>>();
  for (const { target, name } of server.changes) {
    if (target === 'tool') continue;
    const of = names.get(target);
    if (of) of.add(name);
    else names.set(target, new Set([name]));
  }
  return [...names]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([target, of]) =>
      target === 'instructions' ? `instructions${grown(server)}` : target === 'server' ? 'server info' : count(of.size, targetWord(target)),
    );
}

/** How much longer or shorter the instructions became: what a model reads in the table is that of the tools. */
function grown({ changes }: ServerReview): string {
  const change = changes.find((c) => c.kind === 'instructions-changed');
  const length = (text: Json | undefined): number => (typeof text === 'string' ? Buffer.byteLength(text) : 0);
  const more = length(change?.after) - length(change?.before);
  return more === 0 ? '' : ` (${signed(more)} B)`;
}

/** `2 blocking, 1 warning, 3 fixed`, what blocks made strong. */
export function found(server: ServerReview, strong: (text: string) => string): string {
  const fresh = server.findings.filter(isNew);
  const open = fresh.filter((f) => !f.blocking && !f.accepted);
  const told: string[] = [];
  const tell = (n: number, words: string): void => {
    if (n > 0) told.push(words);
  };
  const blocking = fresh.filter((f) => f.blocking).length;
  tell(blocking, strong(`${number(blocking)} blocking`));
  for (const [level, one] of [
    ['error', 'error'],
    ['warning', 'warning'],
    ['note', 'note'],
  ] as const) {
    const n = open.filter((f) => f.level === level).length;
    tell(n, count(n, one));
  }
  const accepted = fresh.filter((f) => f.accepted).length;
  tell(accepted, `${number(accepted)} accepted`);
  const fixed = server.findings.filter((f) => f.state === 'fixed').length;
  tell(fixed, `${number(fixed)} fixed`);
  const existing = server.findings.filter((f) => f.state === 'existing').length;
  tell(existing, `${number(existing)} older`);
  return told.join(', ') || 'none';
}

/** Servers told one by one; the rest are counted. */
const ROWS = 40;
/** Servers up to which each is told, changed or not. */
const FEW = 3;

/** The servers that are worth a row of their own, and the others in words (empty when there are none). */
export function rows(review: Review): { told: ServerReview[]; rest: string } {
  const listed = review.servers.filter((s) => s.head.state === 'listed');
  const moved = listed.filter((s) => s.changes.length > 0 || s.findings.some(isNew) || s.base?.state !== 'listed');
  const told = (listed.length > FEW && moved.length > 0 ? moved : listed).slice(0, ROWS);
  const rest = listed.length - told.length;
  return { told, rest: rest === 0 ? '' : `${count(rest, 'server')}${moved.length > told.length ? ' more' : ' as before'}` };
}
