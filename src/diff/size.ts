import { cutDeep, define, isObject, type Json, type JsonObject } from '../model/json.ts';
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
    const [part, rest] = parts(tool);
    const read = text(part);
    const model = Buffer.byteLength(read);
    const size: Bytes = { bytes: wholeOf(surface, tool, model, rest), modelBytes: model, tokens: count ? count(read) : null };
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

/** What a model reads of a tool, and the rest of it. */
function parts({ raw }: Tool): [JsonObject, JsonObject] {
  const [read, rest]: [JsonObject, JsonObject] = [{}, {}];
  if (!isObject(raw)) return [read, rest];
  for (const key of READ) if (Object.hasOwn(raw, key)) read[key] = raw[key] as Json;
  for (const key of Object.keys(raw)) if (!READ.has(key)) define(rest, key, raw[key] as Json);
  return [read, rest];
}

/** Bytes of a tool as sent. Of an object they follow from those of its parts: nothing is written out twice. */
function wholeOf(surface: Surface, tool: Tool, model: number, rest: JsonObject): number {
  const sent = surface.snapshot.tools[tool.index] ?? tool.raw;
  if (!isObject(sent) || sent !== tool.raw) return Buffer.byteLength(text(sent));
  const more = Object.keys(rest).length ? Buffer.byteLength(text(rest)) : 2;
  // One pair of braces, and a comma where both have something.
  return model + more - 2 + (model > 2 && more > 2 ? 1 : 0);
}

/** Most lists are flat: the depth is looked at only when the text cannot be made. */
function text(value: Json): string {
  try {
    return JSON.stringify(value);
  } catch {
    return JSON.stringify(cutDeep(value));
  }
}
