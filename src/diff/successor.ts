import type { Change } from '../model/change.ts';
import { isObject, own } from '../model/json.ts';
import type { Tool } from '../model/surface.ts';
import { equal } from './equal.ts';
import { contentLikeness, features, likeness } from './likeness.ts';
import type { Pair } from './pair.ts';
import { matchRenames, sameContent } from './rename.ts';

/** From here on, a new tool may well be meant to replace a removed one. */
const AKIN = 0.5;
/** And from here on, it does the same. */
const SAME = 0.65;
/** Changed tools that are looked at for having swapped names with a new one. */
const MOST = 300;
/** Below this, what stands under an old name is another tool. */
const OTHER = 0.4;

/**
 * Adds to the records of new tools what they have to do with old ones:
 * - `aliasOf`: the same tool still stands under its old name as well
 * - `formerly`: it has the content that stood under a name which now belongs to something else
 * - `inPlaceOf`: it resembles a removed one, though too little to be the same
 */
export function tellSuccessors(pairs: readonly Pair<Tool>[], changes: readonly Change[]): void {
  const added = new Map<Tool, Change>();
  const records = new Map(changes.filter((c) => c.kind === 'tool-added').map((c) => [`${c.name} ${c.meta?.nth ?? ''}`, c]));
  for (const p of pairs) {
    const record = p.head && !p.base ? records.get(`${p.head.name} ${p.nth ?? ''}`) : undefined;
    if (record) added.set(p.head!, record);
  }
  if (!added.size) return;
  const kept = pairs.filter((p): p is Pair<Tool> & { base: Tool; head: Tool } => p.how === 'same');
  const say = (tool: Tool, key: string, name: string): void => {
    const record = added.get(tool)!;
    record.meta = { ...record.meta, [key]: name };
  };
  for (const [tool, old] of aliases(kept, [...added.keys()])) say(tool, 'aliasOf', old);
  for (const [tool, old] of swapped(kept, [...added.keys()])) say(tool, 'formerly', old);
  for (const [tool, old] of resembling(pairs, [...added.keys()])) say(tool, 'inPlaceOf', old);
}

const akin = (a: Tool, b: Tool, floor: number): boolean => likeness(features(a), features(b)) >= floor;

/** A kept tool that points to the new name and does the same, or is the same but for the name. */
function aliases(kept: { base: Tool; head: Tool }[], added: Tool[]): Map<Tool, string> {
  const found = new Map<Tool, string>();
  const byName = new Map(added.map((t) => [t.name, t]));
  const bySignature = new Map<string, Tool[]>();
  for (const tool of added) {
    const list = bySignature.get(signature(tool));
    if (list) list.push(tool);
    else bySignature.set(signature(tool), [tool]);
  }
  for (const { base, head } of kept) {
    if (base.description !== head.description) {
      for (const [word] of (head.description ?? '').slice(0, 4_000).matchAll(/[\p{L}\p{N}_.-]+/gu)) {
        const tool = byName.get(word) ?? byName.get(word.replace(/[.-]+$/, ''));
        if (tool && !found.has(tool) && equal(head.inputSchema, tool.inputSchema) && akin(head, tool, SAME)) found.set(tool, head.name);
      }
    }
    for (const tool of bySignature.get(signature(head))?.slice(0, 20) ?? []) {
      if (!found.has(tool) && sameContent(tool, head)) found.set(tool, head.name);
    }
  }
  return found;
}

const signature = (tool: Tool): string => {
  const properties = own(tool.inputSchema, 'properties');
  return `${isObject(properties) ? Object.keys(properties).sort().join(' ') : ''} ${tool.description?.length ?? 0}`;
};

function swapped(kept: { base: Tool; head: Tool }[], added: Tool[]): Map<Tool, string> {
  const found = new Map<Tool, string>();
  const rewritten = kept.filter(({ base, head }) => base.description !== head.description).slice(0, MOST);
  const others = rewritten.filter(({ base, head }) => likeness(features(base), features(head)) - 0.3 < OTHER);
  const heads = new Map(others.map(({ base, head }) => [base, head]));
  for (const match of matchRenames(
    others.map((p) => p.base),
    added,
    undefined,
    true,
  )) {
    // The name is the same on both sides and says nothing here: what counts is the content.
    const before = features(match.base);
    const own_ = contentLikeness(before, features(heads.get(match.base)!));
    if (own_ < OTHER && contentLikeness(before, features(match.head)) > own_ + 0.3) found.set(match.head, match.base.name);
  }
  return found;
}

/** New tools that resemble a removed one, though too little to be the same under another name. */
function resembling(pairs: readonly Pair<Tool>[], added: Tool[]): Map<Tool, string> {
  const removed = pairs.flatMap((p) => (p.base && !p.head ? p.base : []));
  return new Map(matchRenames(removed, added, AKIN).map((m) => [m.head, m.base.name]));
}
