import { measure } from '../../diff/size.ts';
import { cutDeep, isObject, type Json, own } from '../../model/json.ts';
import type { Surface, Tool } from '../../model/surface.ts';
import { grouped } from '../../model/words.ts';
import type { ChangeContext } from '../rule.ts';

/** Parts of a tool that are told apart. */
const PARTS: readonly [key: string, label: string][] = [
  ['description', 'description'],
  ['inputSchema', 'input schema'],
  ['outputSchema', 'output schema'],
  ['annotations', 'annotations'],
  ['_meta', '_meta'],
];
/** Causes that are named; the rest is a sum. */
const NAMED = 5;
/** Tools that share one added block before it is told as one. */
const SHARED_FROM = 3;

const text = (value: Json | undefined): string => {
  if (value === undefined) return '';
  try {
    return JSON.stringify(value) ?? '';
  } catch {
    return JSON.stringify(cutDeep(value));
  }
};
const bytes = (value: Json | undefined): number => Buffer.byteLength(text(value));

interface Cause {
  what: string;
  bytes: number;
}

/** Which tools and which of their parts grew, the largest first, as short lines: `harbour_find_boats: description +1,440`. */
export function causes({ base, head, pairing }: ChangeContext): string[] {
  const found: Cause[] = [];
  const before = measure(base).tools;
  const after = measure(head).tools;
  const grown: [Tool, Tool][] = [];
  for (const pair of pairing.tools) {
    if (!pair.head) continue;
    const now = after.get(pair.head.name)?.bytes ?? 0;
    if (!pair.base) found.push({ what: `${pair.head.name}: new tool`, bytes: now });
    else if (now > (before.get(pair.base.name)?.bytes ?? 0)) grown.push([pair.base, pair.head]);
  }
  found.push(...shared(grown));
  for (const [was, is] of grown) {
    for (const [key, label] of PARTS) {
      const more = (is.written.members.get(key) ?? 0) - (was.written.members.get(key) ?? 0);
      if (more > 0) found.push({ what: `${is.name}: ${label}`, bytes: more });
    }
  }
  found.sort((a, b) => b.bytes - a.bytes);
  const lines = found.slice(0, NAMED).map((c) => `${c.what} +${grouped(c.bytes)}`);
  if (found.length > NAMED) lines.push(`${found.length - NAMED} smaller causes`);
  return lines;
}

/** Parameters that came with one and the same schema in several tools: one block, paid once a tool. */
function shared(grown: readonly [Tool, Tool][]): Cause[] {
  const blocks = new Map<string, { name: string; tools: number; bytes: number }>();
  for (const [was, is] of grown) {
    for (const [name, schema] of is.parameters) {
      if (!isObject(own(schema, 'properties'))) continue;
      const block = text(schema);
      const more = Buffer.byteLength(block) - bytes(own(own(was.inputSchema, 'properties'), name));
      if (more <= 0) continue;
      const key = `${name} ${block}`;
      const known = blocks.get(key) ?? { name, tools: 0, bytes: 0 };
      blocks.set(key, { name, tools: known.tools + 1, bytes: known.bytes + more });
    }
  }
  return [...blocks.values()]
    .filter((b) => b.tools >= SHARED_FROM)
    .map((b) => ({ what: `parameter ${b.name}, the same block in ${b.tools} tools`, bytes: b.bytes }));
}

/** The largest tools of a list with their bytes, as short lines. */
export function largest(surface: Surface): string[] {
  return [...measure(surface).tools]
    .sort((a, b) => b[1].bytes - a[1].bytes)
    .slice(0, NAMED)
    .map(([name, size]) => `${name} ${grouped(size.bytes)}`);
}

/** The largest part of a tool, with its bytes. */
export function largestPart(tool: Tool): { part: string; partBytes: number } {
  const [part, partBytes] = PARTS.map(([key, name]) => [name, tool.written.members.get(key) ?? 0] as const).sort((a, b) => b[1] - a[1])[0]!;
  return { part, partBytes };
}

export const LABELS: readonly string[] = PARTS.map(([, label]) => label);
