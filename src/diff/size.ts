import type { Bytes } from '../model/review.ts';
import type { Surface } from '../model/surface.ts';

/** Bytes and tokens of a list, whole and per tool. */
export function measure(surface: Surface, count?: (text: string) => number): Bytes & { tools: Map<string, Bytes> } {
  const of = (raws: unknown[], seen: unknown[]): Bytes => {
    const text = JSON.stringify(seen);
    return { bytes: Buffer.byteLength(JSON.stringify(raws)), modelBytes: Buffer.byteLength(text), tokens: count ? count(text) : null };
  };
  const seen = surface.tools.map((t) => ({ name: t.name, description: t.description, inputSchema: t.inputSchema }));
  return {
    ...of(
      surface.tools.map((t) => t.raw),
      seen,
    ),
    tools: new Map(surface.tools.map((t, i) => [t.name, of([t.raw], [seen[i]])])),
  };
}
