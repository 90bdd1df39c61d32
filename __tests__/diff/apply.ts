import type { Change } from '../../src/model/change.ts';
import { canonical, define, isObject, type Json, type JsonObject, own, steps } from '../../src/model/json.ts';
import { emptySnapshot, type Snapshot } from '../../src/model/snapshot.ts';

/** Snapshot with every list sorted, so that order does not count. */
export function sorted(snapshot: Snapshot): Json {
  const list = (items: Json[]) => items.map((i) => JSON.parse(canonical(i)) as Json).sort((a, b) => (canonical(a) < canonical(b) ? -1 : 1));
  return {
    server: snapshot.server,
    capabilities: snapshot.capabilities,
    instructions: snapshot.instructions,
    protocolVersion: snapshot.protocolVersion,
    tools: list(snapshot.tools),
    prompts: list(snapshot.prompts),
    resources: list(snapshot.resources),
    templates: list(snapshot.resourceTemplates),
  };
}

const KEYS = { tool: 'name', prompt: 'name', resource: 'uri', template: 'uriTemplate' } as const;
const LISTS = { tool: 'tools', prompt: 'prompts', resource: 'resources', template: 'resourceTemplates' } as const;
type Listed = keyof typeof KEYS;

/** Makes the head from the base and the records alone. */
export function apply(base: Snapshot, changes: readonly Change[]): Snapshot {
  const out: Snapshot = { ...emptySnapshot(), ...(JSON.parse(JSON.stringify(base)) as Snapshot) };
  const gone = new Map<Listed, Set<Json>>();
  // Which item a record speaks of is settled before any of them changes a name.
  const items = new Map<Change, Json>();
  for (const change of changes) {
    if (!(change.target in LISTS) || change.kind === 'order-changed' || change.kind.endsWith('-added')) continue;
    const target = change.target as Listed;
    const name = change.meta?.from ?? change.name;
    const same = out[LISTS[target]].filter((item) => own(item, KEYS[target]) === name);
    const item = same[Number(change.meta?.nth ?? 1) - 1];
    if (item === undefined) throw new Error(`no ${target} ${name} for ${change.kind} ${change.pointer}`);
    items.set(change, item);
  }
  for (const change of changes) {
    const { kind, target, pointer, before, after, meta } = change;
    if (meta?.op === 'derived' || meta?.op === 'order') continue;
    if (kind === 'instructions-changed') out.instructions = after as string | null;
    else if (kind === 'protocol-changed') out.protocolVersion = after as string;
    else if (kind === 'server-changed') edit({ serverInfo: out.server } as JsonObject, pointer, before, after, meta);
    else if (kind === 'capability-changed') edit({ capabilities: out.capabilities } as JsonObject, pointer, before, after, meta);
    else if (kind.endsWith('-added')) out[LISTS[target as Listed]].push(structuredClone(after));
    else if (kind.endsWith('-removed')) gone.set(target as Listed, (gone.get(target as Listed) ?? new Set()).add(items.get(change)!));
    else edit(items.get(change) as JsonObject, pointer, before, after, meta?.op === 'rename' ? { op: 'replace' } : meta);
  }
  for (const [target, set] of gone) out[LISTS[target]] = out[LISTS[target]].filter((item) => !set.has(item));
  return out;
}

function edit(item: JsonObject, pointer: string, before: Json, after: Json, meta: JsonObject | undefined): void {
  const path = steps(pointer);
  const last = path.pop();
  let here: Json = item;
  for (const key of path) here = (Array.isArray(here) ? here[Number(key)] : own(here, key)) as Json;
  if (meta?.op === 'keywords') {
    const node = (Array.isArray(here) ? here[Number(last)] : own(here, last!)) as JsonObject;
    for (const key of Object.keys(before as JsonObject)) delete node[key];
    for (const [key, value] of Object.entries(after as JsonObject)) define(node, key, structuredClone(value));
  } else if (meta?.op === 'remove') delete (here as JsonObject)[last!];
  else if (Array.isArray(here)) here[Number(last)] = structuredClone(after);
  else if (isObject(here)) define(here, last!, structuredClone(after));
}
