import { type Json, type JsonObject, MAX_DEPTH } from '../model/json.ts';

/** Whether two values are the same JSON: the order of keys does not count, that of list entries does. Survives any depth. */
export function equal(a: Json | undefined, b: Json | undefined, depth = 0): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (depth >= MAX_DEPTH) return equalBelow(a, b);
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!equal(a[i], b[i], depth + 1)) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!Object.hasOwn(b, key) || !equal(a[key], b[key], depth + 1)) return false;
  return true;
}

/** The same without recursion, for what nests too deep for the stack. */
function equalBelow(a: Json, b: Json): boolean {
  const stack: [Json, Json][] = [[a, b]];
  for (let top = stack.pop(); top; top = stack.pop()) {
    const [x, y] = top;
    if (x === y) continue;
    if (typeof x !== 'object' || typeof y !== 'object' || x === null || y === null) return false;
    if (Array.isArray(x) !== Array.isArray(y)) return false;
    const keys = Object.keys(x);
    if (keys.length !== Object.keys(y).length) return false;
    for (const key of keys) {
      if (!Object.hasOwn(y, key)) return false;
      stack.push([(x as JsonObject)[key] as Json, (y as JsonObject)[key] as Json]);
    }
  }
  return true;
}
