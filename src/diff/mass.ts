import { createHash } from 'node:crypto';
import type { Change } from '../model/change.ts';
import { canonical, type JsonObject, steps } from '../model/json.ts';
import { nameLikeness, nameWords } from './likeness.ts';

/** From this many tools on, the same change is one rewrite. */
const MASS = 3;
/** Values longer than this (UTF-16 units, as JSON) are compared by their digest. */
const LONG = 2_000;

/** A short name for a rewrite: equal rewrites, equal names. 8 hex. */
export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);

/**
 * Marks changes that do the same to many things, as a library bump or a shared sentence does: `meta.group` with `id`, `count` of
 * things, `of` all that stand on both sides, and `exact`: whether the values are the same as well, so that one stands for all. `named`
 * where they are but for words of the name of each thing.
 */
export function markGroups(changes: readonly Change[], of: Record<string, number>): void {
  const exact = groupsBy(changes, exactKey);
  const loose = groupsBy(
    changes.filter((c) => !c.meta?.group),
    looseKey,
  );
  mark(exact, of, { exact: true });
  mark(loose, of, { exact: false });
  const rest = changes.filter((c) => c.kind === 'text-changed' && !c.meta?.group);
  mark(groupsBy(rest, namedKey), of, { exact: false, named: true });
}

function mark(groups: ReadonlyMap<string, Change[]>, of: Record<string, number>, how: JsonObject): void {
  for (const [key, group] of groups) {
    const left = group.filter((c) => !c.meta?.group);
    const count = new Set(left.map((c) => `${c.name} ${c.meta?.nth ?? ''}`)).size;
    if (count < MASS) continue;
    const told: JsonObject = { id: digestOf(key), count, of: of[left[0]!.target] ?? count, ...how };
    for (const change of left) change.meta = { ...change.meta, group: told };
  }
}

function groupsBy(changes: readonly Change[], keyOf: (change: Change) => string | null): Map<string, Change[]> {
  const groups = new Map<string, Change[]>();
  for (const change of changes) {
    const key = change.name === null ? null : keyOf(change);
    if (key === null) continue;
    const group = groups.get(key);
    if (group) group.push(change);
    else groups.set(key, [change]);
  }
  return groups;
}

/** What a change does, wherever it does it; null for what is never one of many. */
function exactKey(change: Change): string | null {
  const { kind, target, pointer, before, after, meta } = change;
  if (kind.endsWith('-added') || kind.endsWith('-removed')) return null;
  if (typeof before === 'string' && typeof after === 'string' && kind.endsWith('-renamed')) {
    const put = affix(before, after) ?? affix(after, before)?.map((s) => `-${s}`);
    if (put) return canonical([kind, target, ...put]);
  }
  if (typeof before === 'string' && typeof after === 'string' && (kind === 'text-changed' || kind.endsWith('-renamed'))) {
    const edit = editOf(before, after);
    return edit && canonical([kind, target, place(pointer).at(-1) ?? '', ...edit]);
  }
  const key = canonical([kind, target, place(pointer, meta?.op === 'keywords'), meta?.op ?? null, before, after]);
  return key.length > LONG ? digestOf(key) : key;
}

/** What was put before and behind a name that stayed whole; null where it did not. */
const affix = (name: string, longer: string): [string, string] | null =>
  name === '' || name === longer
    ? null
    : longer.endsWith(name)
      ? [longer.slice(0, -name.length), '']
      : longer.startsWith(name)
        ? ['', longer.slice(name.length)]
        : null;

/** Additions that differ in value but not in kind: an output schema everywhere, a title made of the name. */
function looseKey(change: Change): string | null {
  const { kind, target, pointer, before, after, meta, name } = change;
  const path = place(pointer);
  const last = path.at(-1) ?? '';
  const made =
    kind === 'text-changed' && last === 'title' && [before, after].every((v) => v === null || madeOfName(String(v), pointer, name ?? ''));
  const whole = path.length === 1 && (last === 'outputSchema' || last === 'title');
  const title = kind === 'annotation-changed' && last === 'title';
  return made || whole || title ? canonical([kind, target, made ? 'title' : path, meta?.op ?? null]) : null;
}

/** An edit of a text that is the same of many things but for what each is called: "Always log in before asking for a loan." */
function namedKey({ kind, target, pointer, before, after, name, meta }: Change): string | null {
  // What another thing said is told as that.
  if (typeof before !== 'string' || typeof after !== 'string' || meta?.contentOf !== undefined) return null;
  const path = place(pointer);
  const edit = editOf(before, after);
  if (!edit) return null;
  // Of a parameter, its name as well.
  const owner = path.length > 1 ? (steps(pointer).at(-2) ?? '') : '';
  const own = new Set([...nameWords(name ?? ''), ...nameWords(owner)].map(singular));
  let [named, others] = [false, false];
  const template = edit.map((text) =>
    text
      .replace(/[\p{L}\p{N}]+/gu, (word) => {
        if (own.has(singular(word.toLowerCase()))) {
          named = true;
          return NAME;
        }
        others = true;
        return word;
      })
      .replace(ARTICLE, '$1 '),
  );
  return named && others ? canonical([kind, target, path.at(-1) ?? '', ...template]) : null;
}

/** Stands for a word of a thing's own name, and the article before it, which goes by how that word begins. */
const NAME = '\u0000';
const ARTICLE = /\b(a)n (?=\u0000)/gi;
const singular = (word: string): string =>
  word.length < 4 ? word : word.replace(/ies$|(?<=ch|sh|ss|x|z)es$|(?<!s)s$/, (end) => (end === 'ies' ? 'y' : ''));

/** Whether a title says no more than the name of what it stands on. */
function madeOfName(title: string, pointer: string, tool: string): boolean {
  const owner = steps(pointer).at(-2) ?? '';
  return nameLikeness(title, owner) >= 0.8 || nameLikeness(title.replace(/(Arguments|Output|Input|Result|Schema)$/, ''), tool) >= 0.6;
}

/** The way to a keyword, whatever parameter it stands on; from the item down for the rest. */
function place(pointer: string, inside = false): string[] {
  const path = steps(pointer);
  if (path[0] !== 'inputSchema' && path[0] !== 'outputSchema') return path;
  const last = path.lastIndexOf('properties');
  if (last < 0) return path;
  // What came or went as a whole is known by its name.
  return last + 2 >= path.length && !inside ? [path[0], 'properties', path.at(-1)!] : [path[0], '*', ...path.slice(last + 2)];
}

/** The words that went and came, where the rest of the text stayed; null where nothing is left of it. */
function editOf(before: string, after: string): [string, string] | null {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  let end = 0;
  while (end < most - start && before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)) end++;
  const [gone, come] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  // A letter or two of a word say nothing of the edit: take the words whole.
  while (start > 0 && /[\p{L}\p{N}]/u.test(before[start - 1]!) && /^[\p{L}\p{N}]/u.test(gone || come)) start--;
  while (end > 0 && /[\p{L}\p{N}]/u.test(before[before.length - end]!) && /[\p{L}\p{N}]$/u.test(gone || come)) end--;
  const edit: [string, string] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  return edit.some((t) => t.length > LONG) ? null : edit;
}
