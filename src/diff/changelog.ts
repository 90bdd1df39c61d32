import type { Change } from '../model/change.ts';
import { own, steps } from '../model/json.ts';
import { fill, oneOf } from '../model/words.ts';
import { type Entry, of } from './entry.ts';
import { argumentEntries, insideEntries, unnamed, without } from './inside.ts';
import { isSure } from './likeness.ts';

/** From this many things on, the same said of each is one line. */
const MASS = 3;
/** Records of one thing that are told one by one. */
const INSIDE = 8;
/** Names in such a line; the rest is counted. */
const NAMED = 8;

/**
 * A changelog fragment: what a user of the server should read about the step, most disruptive first. A schema that is written in other
 * words and accepts the same is no news.
 */
export function changelogEntries(changes: readonly Change[]): Entry[] {
  const entries: Entry[] = [];
  const wholes = wholeParameters(changes);
  const groups = new Map<string, Change[]>();
  /** Things of which only parts can be named: one line a thing. */
  const changed = new Map<string, { what: string; name: string; parts: Set<string> }>();
  const part = (key: string, change: Change): void => {
    const known = changed.get(key) ?? {
      what: change.target === 'tool' ? '' : `${WORDS[change.target]} `,
      name: String(change.name),
      parts: new Set(),
    };
    changed.set(key, known);
    known.parts.add(partOf(change));
  };
  /** Lines on what changed inside of a thing. */
  const lines = new Map<string, { change: Change; told: Entry[] }[]>();
  for (const change of changes) {
    if (sameMeaning(change)) continue;
    const group = own(change.meta, 'group');
    const id = own(group, 'id');
    if (typeof id === 'string' && (!change.kind.endsWith('-renamed') || own(group, 'exact') === true)) {
      const alike = groups.get(id);
      if (alike) alike.push(change);
      else groups.set(id, [change]);
      continue;
    }
    // A renamed parameter is told at the record of its old name.
    if (typeof change.meta?.renamedFrom === 'string') continue;
    // And a swap of names at one of the two.
    if (change.meta?.swapped === true && String(change.name) > String(change.meta.contentOf)) continue;
    const key = `${change.target} ${change.name}`;
    const whole = entryOf(change);
    const told = whole ? null : insideOf(change, wholes);
    if (whole) entries.push(whole);
    else if (told) {
      const inside = lines.get(key);
      if (inside) inside.push({ change, told });
      else lines.set(key, [{ change, told }]);
    } else if (change.name !== null) part(key, change);
  }
  for (const [key, inside] of lines) {
    // Where very much changed in one thing, what may hurt is named, and of the rest the part.
    const worst = inside.length > INSIDE ? [...inside].sort((x, y) => Number(harms(y.change)) - Number(harms(x.change))) : inside;
    const said = new Map(worst.slice(0, INSIDE).flatMap(({ told }) => told.map((entry) => [JSON.stringify(entry), entry] as const)));
    entries.push(...said.values());
    for (const { change } of worst.slice(INSIDE)) part(key, change);
  }
  for (const group of groups.values()) entries.push(...massEntries(group));
  entries.push(...partEntries([...changed.values()]));
  const order = ['Removed', 'Changed', 'Added'];
  return entries.sort((a, b) => order.indexOf(a.section) - order.indexOf(b.section));
}

/** The same as plain sentences: foreign text, not safe for any output as it is. */
export const changelog = (changes: readonly Change[]): string[] =>
  changelogEntries(changes).map(({ section, template, evidence }) => `${section}: ${fill(template, evidence, null)}`);

const WORDS: Record<string, string> = { tool: 'tool', prompt: 'prompt', resource: 'resource', template: 'resource template' };
/** Keywords that matter to a caller though they accept or refuse nothing. */
const SPEAKING = new Set(['default', 'deprecated', 'examples']);

/** Whether a schema was only written in other words; a name that came or went is news whatever it accepts. */
function sameMeaning({ kind, target, pointer, meta }: Change): boolean {
  if (kind !== 'schema-changed' || target !== 'tool' || meta?.effect !== 'equivalent') return false;
  const path = steps(pointer);
  const named = path.at(-2) === 'properties' && (meta.op === 'add' || meta.op === 'remove');
  return !named && !SPEAKING.has(path.at(-1) ?? '');
}

/** The lines on what changed inside of a thing; null where only the part can be named that it is in. */
const insideOf = (change: Change, wholes: ReadonlySet<string>): Entry[] | null =>
  argumentEntries(change) ?? insideEntries(change, (parameter) => wholes.has(JSON.stringify([change.name, parameter])));

/** Whether callers, or readers of the result, may fail by it. */
const harms = ({ pointer, meta }: Change): boolean =>
  meta?.effect === 'unknown' ||
  meta?.effect === 'changed' ||
  meta?.effect === (pointer.startsWith('/outputSchema') ? 'widened' : 'narrowed');

function entryOf(change: Change): Entry | null {
  const { kind, target, name, before, after, pointer, meta } = change;
  const what = WORDS[target] ?? 'server';
  if (kind.endsWith('-added')) {
    const alias = meta?.aliasOf;
    return alias === undefined
      ? of('Added', `${what} {name}`, { name })
      : of('Added', `${what} {name}; {alias} is kept and does the same`, { name, alias });
  }
  if (kind.endsWith('-removed')) return of('Removed', `${what} {name}`, { name });
  if (kind.endsWith('-renamed'))
    return of('Changed', isSure(change) ? `${what} {before} is now called {name}` : `${what} {before} is gone, {name} looks like it`, {
      before,
      name,
    });
  if (kind === 'instructions-changed') return of('Changed', 'the instructions of the server', {});
  if (kind === 'protocol-changed') return of('Changed', 'protocol version {before} became {after}', { before, after });
  if (kind === 'server-changed' && pointer === '/serverInfo/name')
    return of('Changed', 'the server {before} is now called {after}', { before, after });
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
  const parameter = parameterOf(change);
  if (parameter === null) return null;
  if (meta?.renamedTo !== undefined)
    return of('Changed', '{name}: parameter {parameter} is now called {to}', { name, parameter, to: meta.renamedTo });
  if (meta?.op === 'add') return of('Added', `{name}: parameter {parameter}${must(change)}`, { name, parameter });
  return meta?.op === 'remove' ? of('Removed', '{name}: parameter {parameter}', { name, parameter }) : null;
}

const must = ({ meta }: Change): string => (meta?.effect === 'narrowed' || meta?.effect === 'changed' ? ', which must be given' : '');

/** Parameters that came or went as a whole, by tool: what must be given of them is told with them. */
const wholeParameters = (changes: readonly Change[]): Set<string> =>
  new Set(changes.filter((c) => parameterOf(c) !== null && c.meta?.op !== 'keywords').map((c) => JSON.stringify([c.name, parameterOf(c)])));

/** The parameter that a record is about as a whole; null where it is about something else. */
function parameterOf({ kind, pointer }: Change): string | null {
  const path = steps(pointer);
  return kind === 'schema-changed' && path.length === 3 && path[0] === 'inputSchema' && path[1] === 'properties' ? path[2]! : null;
}

/** What was done to many things alike. */
function massEntries(group: readonly Change[]): Entry[] {
  const change = group[0]!;
  const { kind, target, before, name, meta, pointer } = change;
  const count = new Set(group.map((c) => c.name)).size;
  const evidence = { count, of: own(own(meta, 'group'), 'of') ?? null };
  const things = `{count} of {of} ${WORDS[target]}s`;
  if (kind.endsWith('-renamed'))
    return [
      of('Changed', `${things} are called something else, all in the same way: {before} is now {name}`, { ...evidence, before, name }),
    ];
  const parameter = parameterOf(change);
  if (parameter !== null && meta?.renamedFrom !== undefined) return [];
  if (parameter !== null && meta?.renamedTo !== undefined)
    return [of('Changed', `parameter {parameter} of ${things} is now called {to}`, { ...evidence, parameter, to: meta.renamedTo })];
  if (parameter !== null && meta?.op === 'add') {
    const asked = group.filter((c) => must(c) !== '').length;
    const words = asked === group.length ? must(change) : asked > 0 ? ', which must be given in {asked} of them' : '';
    return [of('Added', `parameter {parameter} of ${things}${words}`, { ...evidence, parameter, asked })];
  }
  if (parameter !== null && meta?.op === 'remove') return [of('Removed', `parameter {parameter} of ${things}`, { ...evidence, parameter })];
  if (pointer === '/inputSchema/required') {
    const [now, free] = [without(change.after, before), without(before, change.after)];
    return [
      ...(now.length ? [of('Changed', `{parameters} must be given now in ${things}`, { ...evidence, parameters: now })] : []),
      ...(free.length ? [of('Changed', `{parameters} may be left out now in ${things}`, { ...evidence, parameters: free })] : []),
    ];
  }
  if (pointer === '/inputSchema/additionalProperties' && meta?.effect !== 'unknown' && meta?.effect !== 'changed')
    return [of('Changed', `${things} ${unnamed(meta?.effect, true)}`, evidence)];
  const path = steps(pointer);
  const part = partOf(change);
  if (kind === 'text-changed' || path.length === 1)
    return [of('Changed', `${PART} of ${things}, all in the same way`, { ...evidence, part })];
  // The keyword, and the parameter where it is the same one.
  const keyword = path.at(-1)!;
  const named = path.lastIndexOf('properties');
  const one = group.every((c) => c.pointer === pointer) && path[0] === 'inputSchema' && named >= 0 && named + 2 < path.length;
  return one
    ? [
        of('Changed', `{keyword} of parameter {parameter} of ${things}, all in the same way`, {
          ...evidence,
          keyword,
          parameter: path[named + 1]!,
        }),
      ]
    : [of('Changed', `{keyword} in ${PART} of ${things}, all in the same way`, { ...evidence, keyword, part })];
}

/** Lines on things of which parts changed; many of which the same parts did are one. */
function partEntries(changed: readonly { what: string; name: string; parts: Set<string> }[]): Entry[] {
  const alike = new Map<string, (typeof changed)[number][]>();
  for (const one of changed) {
    const key = JSON.stringify([one.what, ...one.parts]);
    const group = alike.get(key);
    if (group) group.push(one);
    else alike.set(key, [one]);
  }
  return [...alike.values()].flatMap((group) => {
    const { what, parts } = group[0]!;
    const part = [...parts];
    if (group.length < MASS) return group.map(({ name }) => of('Changed', `${what}{name}: ${PART} changed`, { name, part }));
    const name = group.slice(0, NAMED).map((g) => g.name);
    const rest = group.length - name.length;
    return [of('Changed', `${what}{name}${rest > 0 ? ' and {rest} more' : ''}: ${PART} changed`, { name, rest, part })];
  });
}

/** Parts that we have words for; a field that the specification does not know is called by its name. */
const PART = oneOf('part', [
  'description',
  'title',
  'descriptions of parameters',
  'descriptions in the result',
  'parameters',
  'result',
  'hints',
  'arguments',
  'descriptions of arguments',
]);

const TEXTS: Record<string, string> = { outputSchema: 'descriptions in the result', arguments: 'descriptions of arguments' };

/** Which part of a thing a change is in. */
function partOf({ pointer, kind }: Change): string {
  const [first = '', ...rest] = steps(pointer);
  if (kind === 'text-changed') return rest.length === 0 ? first : (TEXTS[first] ?? 'descriptions of parameters');
  if (first === 'inputSchema') return 'parameters';
  if (first === 'outputSchema') return 'result';
  return first === 'annotations' ? 'hints' : first;
}
