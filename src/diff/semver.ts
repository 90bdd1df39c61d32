import type { Change } from '../model/change.ts';
import type { Finding } from '../model/finding.ts';
import { type Json, own, steps } from '../model/json.ts';
import { fill } from '../model/words.ts';

export type Advice = 'major' | 'minor' | 'patch' | 'none';

/**
 * Which part of a version number the step asks for, by semver: `major` when a caller may fail, `minor` when something can be used
 * that could not be before, `patch` for anything else that is read, `none` when nothing changed but the order.
 */
export function semverAdvice(changes: readonly Change[], findings: readonly Finding[]): Advice {
  if (findings.some((f) => f.category === 'breaking' && f.state === 'new' && f.level !== 'note')) return 'major';
  const told = changes.filter((c) => c.kind !== 'order-changed');
  if (told.some(adds)) return 'minor';
  return told.length ? 'patch' : 'none';
}

/** Whether a change offers something more. */
function adds({ kind, meta, before, after }: Change): boolean {
  if (kind.endsWith('-added')) return true;
  if (kind === 'schema-changed') return meta?.effect === 'widened' || meta?.effect === 'unknown';
  return kind === 'capability-changed' && (meta?.op === 'add' || (before === false && after === true));
}

/** One line of a changelog: words of ours with `{…}` for names and values, which are foreign text. */
export interface Entry {
  section: 'Removed' | 'Changed' | 'Added';
  template: string;
  evidence: Record<string, Json>;
}

/** A changelog fragment: what a user of the server should read about the step, most disruptive first. */
export function changelogEntries(changes: readonly Change[]): Entry[] {
  const entries: Entry[] = [];
  const groups = new Set<string>();
  /** Tools with texts or schemas changed: one line a tool. */
  const changed = new Map<string, Set<string>>();
  for (const change of changes) {
    const group = own(change.meta, 'group');
    const id = own(group, 'id');
    if (typeof id === 'string' && (!change.kind.endsWith('-renamed') || own(group, 'exact') === true)) {
      if (!groups.has(id)) entries.push(massEntry(change, group!));
      groups.add(id);
      continue;
    }
    // A renamed parameter is told at the record of its old name.
    if (typeof change.meta?.renamedFrom === 'string') continue;
    // And a swap of names at one of the two.
    if (change.meta?.swapped === true && String(change.name) > String(change.meta.contentOf)) continue;
    const entry = entryOf(change);
    if (entry) entries.push(entry);
    else if (change.name !== null) changed.set(change.name, (changed.get(change.name) ?? new Set()).add(partOf(change)));
  }
  for (const [name, parts] of changed)
    entries.push({ section: 'Changed', template: '{name}: {parts} changed', evidence: { name, parts: [...parts] } });
  const order = ['Removed', 'Changed', 'Added'];
  return entries.sort((a, b) => order.indexOf(a.section) - order.indexOf(b.section));
}

/** The same as plain sentences: foreign text, not safe for any output as it is. */
export const changelog = (changes: readonly Change[]): string[] =>
  changelogEntries(changes).map(({ section, template, evidence }) => `${section}: ${fill(template, evidence, null)}`);

const WORDS: Record<string, string> = { tool: 'tool', prompt: 'prompt', resource: 'resource', template: 'resource template' };

function entryOf(change: Change): Entry | null {
  const { kind, target, name, before, after, pointer, meta } = change;
  const what = WORDS[target] ?? 'server';
  const of = (section: Entry['section'], template: string, evidence: Record<string, Json>): Entry => ({ section, template, evidence });
  if (kind.endsWith('-added')) {
    const alias = meta?.aliasOf;
    return alias === undefined
      ? of('Added', `${what} {name}`, { name })
      : of('Added', `${what} {name}; {alias} is kept and does the same`, { name, alias });
  }
  if (kind.endsWith('-removed')) return of('Removed', `${what} {name}`, { name });
  if (kind.endsWith('-renamed')) return of('Changed', `${what} {before} is now called {name}`, { before, name });
  if (kind === 'instructions-changed') return of('Changed', 'the instructions of the server', {});
  if (kind === 'protocol-changed') return of('Changed', 'protocol version {before} became {after}', { before, after });
  if (kind === 'capability-changed') {
    const capability = steps(pointer).slice(1).join('.');
    if (meta?.op === 'add') return of('Added', 'capability {capability}', { capability });
    return of(meta?.op === 'remove' ? 'Removed' : 'Changed', 'capability {capability}', { capability });
  }
  if (typeof meta?.contentOf === 'string')
    return of('Changed', meta.swapped === true ? '{name} and {other} swapped names' : '{name} says what {other} said', {
      name,
      other: meta.contentOf,
    });
  const path = steps(pointer);
  const parameter = path.length === 3 && path[0] === 'inputSchema' && path[1] === 'properties' ? path[2]! : null;
  if (kind === 'schema-changed' && parameter !== null && meta?.renamedTo !== undefined)
    return of('Changed', '{name}: parameter {parameter} is now called {to}', { name, parameter, to: meta.renamedTo });
  if (kind === 'schema-changed' && parameter !== null && meta?.op === 'add')
    return of('Added', '{name}: parameter {parameter}', { name, parameter });
  if (kind === 'schema-changed' && parameter !== null && meta?.op === 'remove')
    return of('Removed', '{name}: parameter {parameter}', { name, parameter });
  return null;
}

function massEntry(change: Change, group: Json): Entry {
  const path = steps(change.pointer);
  if (change.kind.endsWith('-renamed')) {
    const { before, name } = change;
    const evidence = { count: own(group, 'count') ?? null, of: own(group, 'of') ?? null, before, name };
    return {
      section: 'Changed',
      template: `{count} of {of} ${WORDS[change.target]}s are called something else, all in the same way: {before} is now {name}`,
      evidence,
    };
  }
  const part = change.kind === 'text-changed' || path.length === 1 ? partOf(change) : `${path.at(-1)} in ${partOf(change)}`;
  const evidence = { part, count: own(group, 'count') ?? null, of: own(group, 'of') ?? null };
  return { section: 'Changed', template: '{part} of {count} of {of} tools, all in the same way', evidence };
}

/** Which part of a tool a change is in, in words. */
function partOf({ pointer, kind }: Change): string {
  const [first = '', ...rest] = steps(pointer);
  if (kind === 'text-changed') return rest.length ? 'descriptions of parameters' : first;
  if (first === 'inputSchema') return 'parameters';
  if (first === 'outputSchema') return 'result';
  return first;
}
