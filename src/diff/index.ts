import type { Change } from '../model/change.ts';
import type { Item, Surface, Tool } from '../model/surface.ts';
import type { Pair, Pairing } from './pair.ts';

export interface DiffOptions {
  renames: Record<string, string>;
  volatile: readonly string[];
}

/** What changed between two surfaces. */
export function diff(base: Surface, head: Surface, _options: DiffOptions): { changes: Change[]; pairing: Pairing } {
  const byName = new Map(base.tools.map((t) => [t.name, t]));
  const tools: Pair<Tool>[] = head.tools.map((h) => ({ head: h, base: byName.get(h.name), how: byName.has(h.name) ? 'same' : 'added' }));
  const forward = new Map<Item, Item>();
  for (const p of tools) if (p.base && p.head) forward.set(p.head, p.base);
  if (base.instructions && head.instructions) forward.set(head.instructions, base.instructions);
  if (base.server && head.server) forward.set(head.server, base.server);
  return {
    changes: tools
      .filter((p) => p.how === 'added')
      .map((p) => ({ kind: 'tool-added', target: 'tool', name: p.head!.name, pointer: '', before: null, after: p.head!.raw })),
    pairing: { tools, prompts: [], resources: [], templates: [], baseOf: (i) => forward.get(i), headOf: () => undefined },
  };
}
