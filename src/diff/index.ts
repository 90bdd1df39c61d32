import type { Change, ChangeKind, Target } from '../model/change.ts';
import { type Json, type JsonObject, own } from '../model/json.ts';
import type { Item, Surface } from '../model/surface.ts';
import { volatileTest } from '../model/volatile.ts';
import { markGroups } from './mass.ts';
import { type Pair, type Pairing, pair } from './pair.ts';
import { records } from './records.ts';
import { serverRecords } from './server.ts';
import { tellSuccessors } from './successor.ts';

export interface DiffOptions {
  /** Head name -> base name, where the pairing is to be forced; null where there is to be none. */
  renames: Record<string, string | null>;
  /** JSON Pointers left out of comparisons; see `volatileTest`. */
  volatile: readonly string[];
}

/**
 * What changed between two surfaces, as records. Pure; the order of tools and of keys is no change (one quiet `order-changed`
 * says that tools moved). Records come sorted by target and name.
 */
export function diff(base: Surface, head: Surface, options: DiffOptions): { changes: Change[]; pairing: Pairing } {
  const volatile = volatileTest(options.volatile);
  const pairing = pair(base, head, options.renames, volatile);
  const changes: Change[] = serverRecords(base, head, volatile, pairing.toolsOnly);
  list(pairing.tools, 'tool', ['tool-added', 'tool-removed', 'tool-renamed'], pairing, changes);
  const unknown = failedLists(base, head);
  if (!unknown.has('prompts/list')) list(pairing.prompts, 'prompt', ['prompt-added', 'prompt-removed', 'prompt-renamed'], pairing, changes);
  if (!unknown.has('resources/list'))
    list(pairing.resources, 'resource', ['resource-added', 'resource-removed', 'resource-removed'], pairing, changes);
  if (!unknown.has('resources/templates/list'))
    list(pairing.templates, 'template', ['template-added', 'template-removed', 'template-removed'], pairing, changes);
  tellSuccessors(pairing.tools, changes);
  const both = (pairs: Pair[]): number => pairs.filter((p) => p.base && p.head).length;
  markGroups(changes, {
    tool: both(pairing.tools),
    prompt: both(pairing.prompts),
    resource: both(pairing.resources),
    template: both(pairing.templates),
  });
  const moved = movedTools(pairing);
  if (moved > 0)
    changes.push({
      kind: 'order-changed',
      target: 'tool',
      name: null,
      pointer: '',
      before: null,
      after: null,
      meta: { op: 'order', moved },
    });
  return { changes, pairing };
}

/** Methods whose list one of the sides could not give, with that side: what is not known has not changed. */
export function failedLists(base: Surface | null, head: Surface): Map<string, 'base' | 'head'> {
  const failed = new Map<string, 'base' | 'head'>();
  for (const [side, surface] of [
    ['base', base],
    ['head', head],
  ] as const) {
    for (const note of surface?.snapshot.notes ?? []) {
      const method = note.kind === 'list-failed' ? own(note.data, 'method') : undefined;
      if (typeof method === 'string') failed.set(method, side);
    }
  }
  return failed;
}

function list(
  pairs: Pair[],
  target: Target,
  [added, removed, renamed]: [ChangeKind, ChangeKind, ChangeKind],
  { volatile, unchanged }: Pairing,
  out: Change[],
): void {
  for (const p of pairs) {
    const nth: JsonObject = p.nth ? { nth: p.nth } : {};
    if (p.base && p.head) {
      if (p.how === 'renamed') {
        const meta: JsonObject = {
          op: 'rename',
          from: p.base.name,
          ...(p.forced ? { forced: true } : { likeness: p.likeness ?? 1 }),
          ...nth,
        };
        out.push({ kind: renamed, target, name: p.head.name, pointer: '/name', before: p.base.name, after: p.head.name, meta });
      }
      if (unchanged.has(p.head)) continue;
      const mine = records(p.base, p.head, p.nth, volatile);
      const text = mine.find((c) => c.pointer === '/description');
      if (text && p.contentOf !== undefined) text.meta = { ...text.meta, contentOf: p.contentOf, ...(p.swapped ? { swapped: true } : {}) };
      out.push(...mine);
    } else if (p.head) out.push(whole(added, target, p.head, null, p.head.raw, { op: 'add', ...nth }));
    else if (p.base) out.push(whole(removed, target, p.base, p.base.raw, null, { op: 'remove', ...nth }));
  }
}

const whole = (kind: ChangeKind, target: Target, item: Item, before: Json, after: Json, meta: JsonObject): Change => ({
  kind,
  target,
  name: item.name,
  pointer: '',
  before,
  after,
  meta,
});

/** How many of the tools on both sides stand in another order: those outside the longest run that kept it. */
function movedTools(pairing: Pairing): number {
  const order = pairing.tools.filter((p) => p.base && p.head).sort((a, b) => a.head!.index - b.head!.index);
  const tails: number[] = [];
  for (const p of order) {
    const index = p.base!.index;
    let [low, high] = [0, tails.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (tails[middle]! < index) low = middle + 1;
      else high = middle;
    }
    tails[low] = index;
  }
  return order.length - tails.length;
}
