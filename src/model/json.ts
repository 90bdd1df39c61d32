import { createHash } from 'node:crypto';

/** Any JSON value, as parsed. */
export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [key: string]: Json };

/** Nesting beyond which text is cut: `JSON.stringify` overflows the stack some way further down. */
export const MAX_DEPTH = 200;

export const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An own property, never one of the prototype (`__proto__`, `constructor`). */
export const own = (value: unknown, key: string): Json | undefined =>
  isObject(value) && Object.hasOwn(value, key) ? (value[key] as Json) : undefined;

/** Sets an own property even under the name `__proto__`. */
export function define(target: JsonObject, key: string, value: Json): void {
  Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
}

/** One more step of a JSON Pointer (RFC 6901). */
export function step(pointer: string, key: string | number): string {
  const plain = typeof key === 'number' || !(key.includes('~') || key.includes('/'));
  return `${pointer}/${plain ? key : key.replaceAll('~', '~0').replaceAll('/', '~1')}`;
}

/** The steps of a JSON Pointer, unescaped. */
export function steps(pointer: string): string[] {
  if (pointer === '') return [];
  const keys = pointer.slice(1).split('/');
  return pointer.includes('~') ? keys.map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')) : keys;
}

/** The value a pointer names, or undefined. */
export function at(value: Json | undefined, pointer: string): Json | undefined {
  let here = value;
  for (const key of steps(pointer)) {
    if (Array.isArray(here)) here = here[Number(key)];
    else here = own(here, key);
    if (here === undefined) return undefined;
  }
  return here;
}

/** Whether the value nests deeper than MAX_DEPTH. Goes no deeper itself. */
export function tooDeep(value: Json, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if (depth >= MAX_DEPTH) return true;
  if (Array.isArray(value)) return value.some((child) => typeof child === 'object' && tooDeep(child, depth + 1));
  for (const key in value) {
    const child = value[key];
    if (typeof child === 'object' && tooDeep(child, depth + 1)) return true;
  }
  return false;
}

/**
 * The value with whatever lies deeper than MAX_DEPTH replaced by a sentence, so that it can be written again. The sentence holds a
 * digest of what was left out: a change down there is still a change.
 */
export function cutDeep(value: Json): Json {
  return tooDeep(value) ? cut(value, 0) : value;
}

const CUT = '[nested deeper than ';

/** Whether a value is the sentence that stands for what was left out. */
export const isCut = (value: Json | undefined): boolean => typeof value === 'string' && value.startsWith(CUT);

function cut(value: Json, depth: number): Json {
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return `${CUT}${MAX_DEPTH} levels: left out, sha256 ${digestDeep(value)}]`;
  if (Array.isArray(value)) return value.map((v) => cut(v, depth + 1));
  const copy: JsonObject = {};
  for (const [key, child] of Object.entries(value)) define(copy, key, cut(child, depth + 1));
  return copy;
}

/** SHA-256 of a value of any depth, with keys sorted; hex. */
function digestDeep(value: Json): string {
  const hash = createHash('sha256');
  const stack: { values: Json[]; next: number }[] = [{ values: [value], next: 0 }];
  for (let level = stack.at(-1); level; level = stack.at(-1)) {
    const here = level.values[level.next++];
    if (here === undefined) {
      hash.update(')');
      stack.pop();
    } else if (Array.isArray(here)) {
      hash.update('[');
      stack.push({ values: here, next: 0 });
    } else if (isObject(here)) {
      hash.update('{');
      const values = Object.keys(here)
        .sort()
        .flatMap((key) => [key, here[key] as Json]);
      stack.push({ values, next: 0 });
    } else hash.update(`${JSON.stringify(here)},`);
  }
  return hash.digest('hex');
}

/** JSON text with sorted keys: equal values give equal text. Input deeper than MAX_DEPTH must be cut first. */
export function canonical(value: Json): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  let text = '';
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) text += i === 0 ? canonical(value[i]!) : `,${canonical(value[i]!)}`;
    return `[${text}]`;
  }
  for (const key of sortedKeys(value)) text += (text === '' ? '' : ',') + keyText(key) + canonical(value[key] as Json);
  return `{${text}}`;
}

/** What a JSON object is to be known by, without its text. */
export interface Written {
  /** SHA-256 of the canonical text, 64 hex. */
  sha256: string;
  /** UTF-8 length of the compact JSON, in whatever order its keys stand. */
  bytes: number;
  /** The same of the values under each key, where it is an object. */
  members: ReadonlyMap<string, number>;
}

/** Length and digest of a value in one go. Input deeper than MAX_DEPTH must be cut first. */
export function written(value: Json): Written {
  const keys = isObject(value) ? sortedKeys(value) : [];
  const texts = keys.map((key) => canonical(own(value, key) as Json));
  const text = isObject(value) ? `{${keys.map((key, i) => keyText(key) + texts[i]).join(',')}}` : canonical(value);
  const whole = Buffer.byteLength(text);
  // Of a text that is all ASCII every part is: then the lengths are at hand.
  const size = whole === text.length ? (part: string): number => part.length : Buffer.byteLength;
  const members = new Map<string, number>();
  for (const [i, key] of keys.entries()) if (own(value, key) !== undefined) members.set(key, size(texts[i]!));
  // Made by hand, an object may hold what JSON leaves out.
  const bytes = members.size === keys.length ? whole : Buffer.byteLength(JSON.stringify(value));
  return { sha256: createHash('sha256').update(text).digest('hex'), bytes, members };
}

/** Keys in the order of their UTF-16 units. Objects have few: putting each in its place is quicker than the general sort. */
function sortedKeys(value: JsonObject): string[] {
  const keys = Object.keys(value);
  if (keys.length > FEW) return keys.sort();
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i]!;
    let to = i;
    for (; to > 0 && keys[to - 1]! > key; to--) keys[to] = keys[to - 1]!;
    keys[to] = key;
  }
  return keys;
}
const FEW = 20;

/** A key as it stands in JSON, with its colon. There are few, and each stands in every tool. */
function keyText(key: string): string {
  let text = keyTexts.get(key);
  if (text === undefined) {
    text = `${quoted(key)}:`;
    if (keyTexts.size >= MOST_KEYS) keyTexts.clear();
    keyTexts.set(key, text);
  }
  return text;
}
const keyTexts = new Map<string, string>();
const MOST_KEYS = 1_000;

/** A string as JSON. Most need no escapes, and looking for some is quicker than writing them. */
const quoted = (text: string): string => (/["\\\0-\x1f\ud800-\udfff]/.test(text) ? JSON.stringify(text) : `"${text}"`);
