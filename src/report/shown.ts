import type { Change } from '../model/change.ts';
import type { Finding } from '../model/finding.ts';
import { at, isObject, type Json, own } from '../model/json.ts';
import type { ServerReview } from '../model/review.ts';
import { brief } from './fields.ts';
import { type Line, sentenceDiff, textLines } from './lines.ts';

const indexes = new WeakMap<ServerReview, Map<string, Change[]>>();

function changesOf(server: ServerReview, target: string, name: string | null): readonly Change[] {
  let index = indexes.get(server);
  if (!index) {
    index = new Map();
    for (const change of server.changes) {
      const key = JSON.stringify([change.target, change.name]);
      const group = index.get(key);
      if (group) group.push(change);
      else index.set(key, [change]);
    }
    indexes.set(server, index);
  }
  return index.get(JSON.stringify([target, name])) ?? [];
}

/** The values on both sides at the place a finding names, where the review's changes hold them; undefined where they do not. */
export function sidesOf(finding: Finding, server: ServerReview): { before: Json | undefined; after: Json | undefined } | undefined {
  let best: Change | undefined;
  const below: Change[] = [];
  for (const change of changesOf(server, finding.target, finding.tool)) {
    if (finding.pointer !== '' && change.pointer.startsWith(`${finding.pointer}/`)) below.push(change);
    if (finding.pointer !== change.pointer && !finding.pointer.startsWith(`${change.pointer}/`)) continue;
    if (!best || change.pointer.length > best.pointer.length) best = change;
  }
  // The one thing that changed inside of what the finding names, such as the values of a parameter.
  if (!best) return below.length === 1 ? present(below[0]!) : undefined;
  if (finding.pointer === '') return { before: atAGlance(best.before), after: atAGlance(best.after) };
  if (finding.pointer === best.pointer) return present(best);
  const rest = finding.pointer.slice(best.pointer.length);
  return { before: at(best.before, rest), after: at(best.after, rest) };
}

/** Both values of a change; a null that was written is told from nothing. */
const present = ({ before, after, meta }: Change): { before: Json | undefined; after: Json | undefined } => ({
  before: before === null && meta?.op !== 'replace' && meta?.op !== 'remove' ? undefined : before,
  after: after === null && meta?.op !== 'replace' && meta?.op !== 'add' ? undefined : after,
});

/** Of a thing that came or went as a whole, the description is what a reader can judge at a glance. */
const atAGlance = (value: Json): Json | undefined => (isObject(value) ? own(value, 'description') : value);

/** A JSON value in one line. */
export const compact = (value: Json | undefined): string =>
  value === undefined ? '' : typeof value === 'string' ? value : (JSON.stringify(value) ?? '');

/** The lines of a change of one value, whatever it is. */
export function linesOf(before: Json | undefined, after: Json | undefined, width?: number): Line[] {
  if (isText(before) && isText(after)) return sentenceDiff(before ?? null, after ?? null, width);
  return [...wholeLines('-', before, width), ...wholeLines('+', after, width)];
}

const isText = (value: Json | undefined): value is string | null | undefined =>
  value === undefined || value === null || typeof value === 'string';

/** A value on one side: its description as text, the rest as JSON. */
function wholeLines(mark: '+' | '-', value: Json | undefined, width?: number): Line[] {
  if (value === undefined || value === null) return [];
  const description = own(value, 'description');
  const text = typeof value === 'string' ? value : typeof description === 'string' ? description : '';
  const lines = sentenceDiff(null, text, width).map((l): Line => ({ ...l, mark }));
  if (!isObject(value)) return typeof value === 'string' ? lines : textLines(mark, brief(value), width);
  const rest = Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'description' || text === ''));
  return Object.keys(rest).length > 0 || lines.length === 0 ? [...lines, ...textLines(mark, brief(rest), width)] : lines;
}
