import { type Json, own } from '../../model/json.ts';
import type { Conjunction } from './alternative.ts';
import { child, type Node, REFERENCES, referred, solelyReferred } from './document.ts';

/** Schemas looked at to find where a difference may come from. */
const MOST_SOURCES = 60;

/** Where schemas that speak of the same value stand: through references and combinations. */
export function sources(nodes: Conjunction): Set<string> {
  const homes = new Set<string>();
  const open = [...nodes];
  for (let node = open.shift(); node && homes.size < MOST_SOURCES; node = open.shift()) {
    if (homes.has(node.home)) continue;
    homes.add(node.home);
    for (const keyword of REFERENCES) {
      const target = referred(node, keyword);
      if (target) open.push(target);
    }
    for (const key of ['allOf', 'anyOf', 'oneOf']) {
      const parts = own(node.schema, key);
      if (Array.isArray(parts)) for (const [i, s] of parts.slice(0, MOST_SOURCES).entries()) open.push(child(node, s, key, i));
    }
  }
  return homes;
}

/** Where a schema really stands: for a mere reference, its target. */
export function homeOf(node: Node): string {
  let here = node;
  for (let i = 0; i < 20; i++) {
    const target = solelyReferred(here);
    if (!target) break;
    here = target;
  }
  return here.home;
}

/** A keyword of the first schema that has it, through one reference. */
export function annotation(nodes: Conjunction, key: string): Json | undefined {
  for (const node of nodes) {
    const value = own(node.schema, key);
    if (value !== undefined) return value;
    const target = referred(node);
    const there = target && own(target.schema, key);
    if (there !== undefined) return there;
  }
  return undefined;
}
