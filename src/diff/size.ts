import { cutDeep, type Json, type JsonObject } from '../model/json.ts';
import type { Bytes } from '../model/review.ts';
import type { Surface, Tool } from '../model/surface.ts';

/**
 * What a tool list costs. `bytes`: UTF-8 length of the compact JSON of the `tools` array as sent. `modelBytes`: of an array with name,
 * description and input schema of each tool, what a model reads. `tokens`: of that text by `count`; null without it.
 * Nesting beyond MAX_DEPTH is measured as the sentence that stands for it.
 */
export function measure(surface: Surface, count?: (text: string) => number): Bytes & { tools: Map<string, Bytes> } {
  const tools = new Map<string, Bytes>();
  // The two brackets; one comma between entries.
  let bytes = 2 + Math.max(0, surface.tools.length - 1);
  let modelBytes = bytes;
  const texts: string[] = [];
  for (const tool of surface.tools) {
    const whole = text(surface.snapshot.tools[tool.index] ?? tool.raw);
    const read = text(modelPart(tool));
    const size: Bytes = { bytes: Buffer.byteLength(whole), modelBytes: Buffer.byteLength(read), tokens: count ? count(read) : null };
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

/** What a model reads of a tool. */
function modelPart(tool: Tool): Json {
  const raw = tool.raw as JsonObject;
  const part: JsonObject = {};
  for (const key of ['name', 'description', 'inputSchema'])
    if (typeof raw === 'object' && raw !== null && Object.hasOwn(raw, key)) part[key] = raw[key] as Json;
  return part;
}

/** Most lists are flat: the depth is looked at only when the text cannot be made. */
function text(value: Json): string {
  try {
    return JSON.stringify(value);
  } catch {
    return JSON.stringify(cutDeep(value));
  }
}
