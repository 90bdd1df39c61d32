import { cutDeep, isObject, type Json, type JsonObject } from '../model/json.ts';
import type { Bytes } from '../model/review.ts';
import type { Surface, Tool } from '../model/surface.ts';

/** What a tool list costs: of the whole, and of each tool by its name. Several tools of one name count together. */
export type Measured = Bytes & { tools: Map<string, Bytes> };

const known = new WeakMap<Surface, Measured>();

/**
 * What a tool list costs. `bytes`: UTF-8 length of the compact JSON of the `tools` array as sent. `modelBytes`: of an array with name,
 * description and input schema of each tool, what a model reads. `tokens`: of that text by `count`; null without it.
 * Nesting beyond MAX_DEPTH is measured as the sentence that stands for it. What was measured with tokens is measured for all who ask later.
 */
export function measure(surface: Surface, count?: (text: string) => number): Measured {
  let size = known.get(surface);
  if (!size || (count && size.tokens === null)) {
    size = measured(surface, count);
    known.set(surface, size);
  }
  return size;
}

function measured(surface: Surface, count?: (text: string) => number): Measured {
  const tools = new Map<string, Bytes>();
  // The two brackets; one comma between entries.
  let bytes = 2 + Math.max(0, surface.tools.length - 1);
  let modelBytes = bytes;
  const texts: string[] = [];
  for (const [i, tool] of surface.tools.entries()) {
    const read = count && text(partOf(tool));
    const size: Bytes = {
      bytes: sentBytes(tool, surface.snapshot.tools[i]),
      modelBytes: readBytes(tool),
      tokens: count ? count(read!) : null,
    };
    bytes += size.bytes;
    modelBytes += size.modelBytes;
    if (read !== undefined) texts.push(read);
    tools.set(tool.name, sum(tools.get(tool.name), size));
  }
  return { bytes, modelBytes, tokens: count ? count(`[${texts.join(',')}]`) : null, tools };
}

const sum = (a: Bytes | undefined, b: Bytes): Bytes =>
  a
    ? { bytes: a.bytes + b.bytes, modelBytes: a.modelBytes + b.modelBytes, tokens: a.tokens === null ? null : a.tokens + (b.tokens ?? 0) }
    : b;

const READ = ['name', 'description', 'inputSchema'];

/** What a model reads of a tool. */
function partOf({ raw }: Tool): JsonObject {
  const part: JsonObject = {};
  if (isObject(raw)) for (const key of READ) if (Object.hasOwn(raw, key)) part[key] = raw[key] as Json;
  return part;
}

/** Bytes of that part. */
function readBytes({ written }: Tool): number {
  let bytes = 2;
  for (const key of READ) {
    const value = written.members.get(key);
    // The key in quotes and its colon; one comma before each member but the first.
    if (value !== undefined) bytes += key.length + 3 + value + (bytes > 2 ? 1 : 0);
  }
  return bytes;
}

/** Bytes of a tool as sent, which may nest deeper than what is kept of it. */
const sentBytes = (tool: Tool, sent: Json | undefined): number =>
  sent === undefined || sent === tool.raw ? tool.written.bytes : Buffer.byteLength(text(sent));

/** Most lists are flat: the depth is looked at only when the text cannot be made. */
function text(value: Json): string {
  try {
    return JSON.stringify(value);
  } catch {
    return JSON.stringify(cutDeep(value));
  }
}
