import type { Pairing } from '../diff/pair.ts';
import type { Change } from '../model/change.ts';
import type { Issue } from '../model/finding.ts';
import { type Item, type Surface, Tool } from '../model/surface.ts';
import { AT_HAND, type ContentContext, type Rule, type Setting } from './rule.ts';

export interface Found {
  rule: Rule;
  issue: Issue;
}

export interface RunRequest {
  rules: readonly Rule[];
  base: Surface | null;
  head: Surface;
  /** Null without a base. */
  pairing: Pairing | null;
  changes: readonly Change[];
  setting(rule: Rule): Setting;
}

export interface RunResult {
  /** What content rules found on each side. */
  base: Found[];
  head: Found[];
  /** What change rules found. */
  change: Found[];
}

/** Runs content rules on both sides and change rules between them. An item that is the same on both sides is judged once. */
export function run({ rules, base, head, pairing, changes, setting }: RunRequest): RunResult {
  const result: RunResult = { base: [], head: [], change: [] };
  const settings = new Map(rules.map((rule) => [rule, setting(rule)]));
  const content = rules.filter((rule) => rule.tool || rule.item || rule.surface);
  const sides: [Surface, 'base' | 'head', Found[]][] = [[head, 'head', result.head]];
  if (base) sides.push([base, 'base', result.base]);
  // A judgement may depend on the names of the siblings, so it can be shared only while these are the same.
  const shareable = base !== null && sameNames(base, head);
  const counterpart = (item: Item): Item | undefined => pairing?.baseOf(item);
  const shared = new Map<Item, Item>();
  if (shareable && pairing) {
    for (const item of head.items) {
      const twin = pairing.baseOf(item);
      if (twin && pairing.unchanged.has(item)) shared.set(twin, item);
    }
  }

  const contexts = (rule: Rule, surface: Surface, side: 'base' | 'head'): ContentContext => ({
    ...settings.get(rule)!,
    side,
    surface,
    counterpart: side === 'head' ? counterpart : () => undefined,
    alone: base === null,
  });
  const ofHead = new Map<Item, Found[]>();
  for (const [surface, side, found] of sides) {
    const judges = content.map((rule) => ({ rule, context: contexts(rule, surface, side) }));
    const items = side === 'base' ? surface.items.filter((item) => !shared.has(item)) : surface.items;
    // A batch of items for each rule in turn: what the rules work out about an item is still at hand for the next one.
    for (let from = 0; from < items.length; from += BATCH) {
      const batch = items.slice(from, from + BATCH);
      for (const { rule, context } of judges) {
        if (!rule.item && !rule.tool) continue;
        for (const item of batch) {
          const before = found.length;
          if (rule.item) keep(rule, rule.item(item, context), found);
          if (rule.tool && item instanceof Tool) keep(rule, rule.tool(item, context), found);
          if (side === 'head' && shareable && found.length > before) remember(ofHead, item, found.slice(before));
        }
      }
    }
    if (side === 'base') for (const twin of shared.values()) found.push(...(ofHead.get(twin) ?? []));
    for (const { rule, context } of judges) if (rule.surface) keep(rule, rule.surface(surface, context), found);
  }
  if (base && pairing) {
    for (const rule of rules) {
      if (rule.change) keep(rule, rule.change({ ...settings.get(rule)!, base, head, pairing, changes }), result.change);
    }
  }
  return result;
}

/** Items that one rule judges before the next rule has its turn: few enough to stay at hand, enough for the rule's own code to. */
const BATCH = AT_HAND / 2;

function remember(known: Map<Item, Found[]>, item: Item, more: Found[]): void {
  const list = known.get(item);
  if (list) list.push(...more);
  else known.set(item, more);
}

function keep(rule: Rule, issues: Iterable<Issue>, found: Found[]): void {
  for (const issue of issues) found.push({ rule, issue });
}

const sameNames = (a: Surface, b: Surface): boolean =>
  a.toolNames.size === b.toolNames.size && [...a.toolNames].every((n) => b.toolNames.has(n));
