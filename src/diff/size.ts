import { cutDeep, isObject, type Json, type JsonObject } from '../model/json.ts';
import type { Bytes } from '../model/review.ts';
import type { Surface, Tool } from '../model/surface.ts';

/**
 * What a tool list costs. `bytes`: UTF-8 length of the compact JSON of the `tools` array as sent. `modelBytes`: of an array with name,
 * description and input schema of each tool, what a model reads. `tokens`: of that text by `count`; null without it.
 * Nesting beyond MAX_DEPTH is measured as the sentence that stands for it.
 */
export function measure(surface: Surface, count?: (text: string) => number): Measured {
  if (count) return measured(surface, count);
  let size = known.get(surface);
  if (!size) {
    size = measured(surface);
    known.set(surface, size);
  }
  return size;
}

type Measured = Bytes & { tools: Map<string, Bytes> };
/** Without a tokenizer the size is asked for by several, and is the same each time. */
const known = new WeakMap<Surface, Measured>();

function measured(surface: Surface, count?: (text: string) => number): Measured {
  const tools = new Map<string, Bytes>();
  // The two brackets; one comma between entries.
  let bytes = 2 + Math.max(0, surface.tools.length - 1);
  let modelBytes = bytes;
  const texts: string[] = [];
  for (const tool of surface.tools) {
    const read = text(partOf(tool));
    const model = Buffer.byteLength(read);
    const size: Bytes = { bytes: wholeOf(surface, tool, model), modelBytes: model, tokens: count ? count(read) : null };
    bytes += size.bytes;
    modelBytes += size.modelBytes;
    if (count) texts.push(read);
    tools.set(tool.name, sum(tools.get(tool.name), size));
  }
  return { bytes, modelBytes, tokens: count ? count(`[${texts.join(',')}]`) : null, tools };
}

/** Several tools of one name count together. */
const sum = (a: Bytes | undefined, b: Bytes): Bytes =>
  a
    ? { bytes: a.bytes + b.bytes, modelBytes: a.modelBytes + b.modelBytes, tokens: a.tokens === null ? null : a.tokens + (b.tokens ?? 0) }
    : b;

const READ = new Set(['name', 'description', 'inputSchema']);

/** What a model reads of a tool. */
function partOf({ raw }: Tool): JsonObject {
  const part: JsonObject = {};
  if (isObject(raw)) for (const key of READ) if (Object.hasOwn(raw, key)) part[key] = raw[key] as Json;
  return part;
}

/** Bytes of a tool as sent. Of an object they follow from those of what a model reads of it: that is not written out twice. */
function wholeOf(surface: Surface, tool: Tool, model: number): number {
  const sent = surface.snapshot.tools[tool.index] ?? tool.raw;
  if (!isObject(sent) || sent !== tool.raw) return Buffer.byteLength(text(sent));
  let bytes = model;
  // One comma before each member but the first; one colon.
  for (const key of Object.keys(sent))
    if (!READ.has(key)) bytes += Buffer.byteLength(text(key)) + 1 + Buffer.byteLength(text(sent[key] as Json)) + (bytes > 2 ? 1 : 0);
  return bytes;
}

/** Most lists are flat: the depth is looked at only when the text cannot be made. */
function text(value: Json): string {
  try {
    return JSON.stringify(value);
  } catch {
    return JSON.stringify(cutDeep(value));
  }
}
