import { createHash } from 'node:crypto';
import { define, isObject, type Json, type JsonObject, step, written } from '../model/json.ts';
import type { Item, Surface } from '../model/surface.ts';
import { type IsVolatile, volatileTest } from '../model/volatile.ts';

/**
 * SHA-256, 64 hex, over the canonical form of what a model or client can read, with the server's key. The order of lists and keys
 * and what is declared volatile do not count. What nests too deep counts by its own digest.
 */
export function digest(surface: Surface, key: string, volatile: readonly string[]): string {
  const isVolatile = volatile.length ? volatileTest(volatile) : null;
  const one = (item: Item): string => (isVolatile ? written(without(item, isVolatile)) : item.written).sha256;
  const { tools, prompts, resources, templates, instructions, server } = surface;
  const hash = createHash('sha256');
  hash.update(JSON.stringify(['mcp-tool-review', 1, key]));
  for (const items of [tools, prompts, resources, templates, instructions ? [instructions] : [], server ? [server] : []]) {
    hash.update(JSON.stringify(items.map(one).sort()));
  }
  return hash.digest('hex');
}

function without(item: Item, isVolatile: IsVolatile): Json {
  const copy = (value: Json, pointer: string): Json => {
    if (Array.isArray(value)) return value.map((v, i) => copy(v, step(pointer, i)));
    if (!isObject(value)) return value;
    const out: JsonObject = {};
    for (const [key, child] of Object.entries(value)) {
      const below = step(pointer, key);
      if (!isVolatile(item.target, item.name, below)) define(out, key, copy(child, below));
    }
    return out;
  };
  return isVolatile(item.target, item.name, '') ? null : copy(item.raw, '');
}
