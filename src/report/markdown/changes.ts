import type { Change } from '../../model/change.ts';
import { type Json, own } from '../../model/json.ts';
import type { ServerReview } from '../../model/review.ts';
import { diffText } from '../lines.ts';
import { code, fence } from '../safe.ts';
import { compact, linesOf } from '../shown.ts';
import { place, targetWord } from '../words.ts';
import { inline, names } from './inline.ts';

/** Changes of one thing, or one change made to many things. */
export interface Block {
  changes: Change[];
  /** Same rewrite on several things. */
  mass: boolean;
}

/** From this many things on, the same rewrite is told once. */
const MASS = 3;

/** The changes of a server in the order in which they came, with rewrites repeated on many things told once, at the end. */
export function blocks(server: ServerReview): Block[] {
  const alike = new Map<string, Change[]>();
  for (const change of server.changes) {
    const key = rewriteKey(change);
    if (key === null) continue;
    const group = alike.get(key);
    if (group) group.push(change);
    else alike.set(key, [change]);
  }
  const mass = [...alike.values()].filter((g) => new Set(g.map((c) => c.name)).size >= MASS);
  const told = new Set(mass.flat());
  const things = new Map<string, Change[]>();
  for (const change of server.changes) {
    if (told.has(change)) continue;
    const key = `${change.target} ${change.name}`;
    const group = things.get(key);
    if (group) group.push(change);
    else things.set(key, [change]);
  }
  return [...[...things.values()].map((changes) => ({ changes, mass: false })), ...mass.map((changes) => ({ changes, mass: true }))];
}

function rewriteKey(change: Change): string | null {
  if (change.name === null || change.pointer === '') return null;
  const key = JSON.stringify([change.kind, change.pointer.replace(/\/properties\/[^/]+/g, '/properties/*'), change.before, change.after]);
  return key.length > 4000 ? null : key;
}

export function show(block: Block, many: string | null, room: number): string {
  const [first] = block.changes as [Change, ...Change[]];
  const on = many === null ? '' : ` (${code(many)})`;
  if (block.mass) {
    const things = [...new Set(block.changes.map((c) => c.name ?? ''))];
    return `**The same rewrite on ${things.length} of them**${on}: ${body(first, 800)}\n\nOn ${names(things, 12)}.`;
  }
  const head = `**${first.name === null ? targetWord(first.target) : code(first.name, 128)}**${first.target === 'tool' || first.name === null ? '' : `, ${targetWord(first.target)}`}${on}`;
  const each = Math.max(300, Math.floor(Math.min(8000, room / 2) / block.changes.length));
  return [head, ...block.changes.map((c) => body(c, each))].join('\n\n');
}

const short = (value: Json): boolean => compact(value).length <= 60 && !compact(value).includes('\n');

function body(change: Change, limit: number): string {
  const { before, after, kind } = change;
  if (kind.endsWith('-added')) return whole('New', after, '+', limit);
  if (kind.endsWith('-removed')) return whole('Removed', before, '-', limit);
  if (kind.endsWith('-renamed')) return `Renamed from ${code(compact(before), 128)}.`;
  if (kind === 'order-changed') return 'Order changed.';
  const at = inline(place(change.target, change.pointer));
  if (short(before) && short(after) && !(typeof before === 'string' && before.includes(' ')))
    return `${at}: ${side(before)} → ${side(after)}`;
  const text = diffText(linesOf(before, after), limit);
  return `${at}:\n\n${fence(text, 'diff')}`;
}

const side = (value: Json): string => (value === null ? 'not there' : code(compact(value)));

/** A thing that is on one side only: its description, and the names of its parameters. */
function whole(word: string, value: Json, mark: '+' | '-', limit: number): string {
  const description = own(value, 'description');
  const properties = own(own(value, 'inputSchema'), 'properties');
  const parameters = typeof properties === 'object' && properties !== null ? Object.keys(properties) : [];
  const told = `${word}${parameters.length ? `, with ${names(parameters, 12)}` : ''}.`;
  if (typeof description !== 'string' || description === '') return `${told} It has no description.`;
  const lines = mark === '+' ? linesOf(null, description) : linesOf(description, null);
  return `${told}\n\n${fence(diffText(lines, limit), 'diff')}`;
}
