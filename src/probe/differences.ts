import type { Target } from '../model/change.ts';
import { canonical, isObject, type Json, type JsonObject, step } from '../model/json.ts';
import type { IsVolatile } from '../model/volatile.ts';

/** What is compared of a listing. */
export interface Lists {
  server: JsonObject | null;
  instructions: string | null;
  tools: Json[];
  prompts: Json[];
  resources: Json[];
  resourceTemplates: Json[];
}

/** One place at which two listings of the same server differ. `null` stands for absence. */
export interface Difference {
  target: Target;
  name: string | null;
  pointer: string;
  before: Json;
  after: Json;
}

const KINDS: [Exclude<Target, 'instructions' | 'server'>, 'tools' | 'prompts' | 'resources' | 'resourceTemplates', string][] = [
  ['tool', 'tools', 'name'],
  ['prompt', 'prompts', 'name'],
  ['resource', 'resources', 'uri'],
  ['template', 'resourceTemplates', 'uriTemplate'],
];

/** Compares two listings item by item; what is volatile is left out. */
export function differences(first: Lists, second: Lists, isVolatile: IsVolatile): Difference[] {
  const found: Difference[] = [];
  const add = (target: Target, name: string | null, pointer: string, before: Json, after: Json): void => {
    if (!isVolatile(target, name, pointer)) found.push({ target, name, pointer, before, after });
  };
  if (first.instructions !== second.instructions) add('instructions', null, '', first.instructions, second.instructions);
  walk({ serverInfo: first.server }, { serverInfo: second.server }, '', (pointer, a, b) => add('server', null, pointer, a, b));
  for (const [target, list, key] of KINDS) {
    const before = byName(first[list], key);
    const after = byName(second[list], key);
    for (const [name, item] of before) {
      const other = after.get(name);
      const shown = nameOf(name);
      if (other === undefined) add(target, shown, '', item, null);
      else walk(item, other, '', (pointer, a, b) => add(target, shown, pointer, a, b));
    }
    for (const [name, item] of after) if (!before.has(name)) add(target, nameOf(name), '', null, item);
  }
  return found;
}

/** Whether the items that both listings have stand in another order. */
export function reordered(first: Json[], second: Json[]): boolean {
  const before = [...byName(first, 'name').keys()];
  const after = [...byName(second, 'name').keys()];
  const [inBefore, inAfter] = [new Set(before), new Set(after)];
  const kept = after.filter((name) => inBefore.has(name));
  return before.filter((name) => inAfter.has(name)).some((name, i) => name !== kept[i]);
}

/** Items under their name; a name that stands twice is told apart by its number. */
function byName(items: Json[], key: string): Map<string, Json> {
  const map = new Map<string, Json>();
  const times = new Map<string, number>();
  for (const item of items) {
    const value = isObject(item) && Object.hasOwn(item, key) ? item[key] : null;
    const name = typeof value === 'string' ? value : canonical(value ?? null);
    const time = times.get(name) ?? 0;
    times.set(name, time + 1);
    map.set(`${time}:${name}`, item);
  }
  return map;
}

const nameOf = (key: string): string => key.slice(key.indexOf(':') + 1);

/** Both values are cut at MAX_DEPTH when they are collected, so this recursion is bounded. */
function walk(a: Json, b: Json, pointer: string, add: (pointer: string, a: Json, b: Json) => void): void {
  if (a === b) return;
  if (isObject(a) && isObject(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const here = step(pointer, key);
      if (!Object.hasOwn(a, key)) add(here, null, b[key]!);
      else if (!Object.hasOwn(b, key)) add(here, a[key]!, null);
      else walk(a[key]!, b[key]!, here, add);
    }
    return;
  }
  if (Array.isArray(a) && Array.isArray(b) && a.length === b.length) {
    for (const [i, value] of a.entries()) walk(value, b[i]!, step(pointer, i), add);
    return;
  }
  if (canonical(a) !== canonical(b)) add(pointer, a, b);
}
