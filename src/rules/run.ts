import type { Pairing } from '../diff/pair.ts';
import type { Change } from '../model/change.ts';
import type { Issue } from '../model/finding.ts';
import { type Item, type Surface, Tool } from '../model/surface.ts';
import { AT_HAND, type ContentContext, NONE, type Rule, type Setting } from './rule.ts';

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
  const settings = new Map(rules.map((rule) => [rule, setting(rule)]));
  const twins = base && pairing ? twinsOf(base, head, pairing) : new Map<Item, Item>();
  const content = rules.filter((rule) => rule.tool || rule.item || rule.surface);
  const judges = (surface: Surface, side: 'base' | 'head', counterpart: ContentContext['counterpart']): Judge[] =>
    content.map((rule) => ({ rule, context: { ...settings.get(rule)!, side, surface, counterpart, alone: base === null } }));
  const atHead = judges(head, 'head', (item) => pairing?.baseOf(item));
  const atBase = base ? judges(base, 'base', () => undefined) : [];

  const found = new Map<Item, Found[]>();
  // What an item was is judged right after what it is: what both say is still at hand.
  const left = new Set(base?.items.filter((item) => !twins.has(item)));
  for (const batch of batchesOf(head.items)) {
    judgeItems(atHead, batch, found);
    const before = batch.map((item) => pairing?.baseOf(item)).filter((item) => item !== undefined && left.delete(item));
    judgeItems(atBase, before as Item[], found);
  }
  for (const batch of batchesOf([...left])) judgeItems(atBase, batch, found);

  const ofSurface = (all: readonly Judge[], surface: Surface): Found[] =>
    all.flatMap(({ rule, context }) => (rule.surface ? told(rule, rule.surface(surface, context)) : []));
  return {
    head: [...head.items.flatMap((item) => found.get(item) ?? []), ...ofSurface(atHead, head)],
    base: base ? [...base.items.flatMap((item) => found.get(twins.get(item) ?? item) ?? []), ...ofSurface(atBase, base)] : [],
    change:
      base && pairing
        ? rules.flatMap((rule) => (rule.change ? told(rule, rule.change({ ...settings.get(rule)!, base, head, pairing, changes })) : []))
        : [],
  };
}

interface Judge {
  rule: Rule;
  context: ContentContext;
}

const told = (rule: Rule, issues: Iterable<Issue>): Found[] => Array.from(issues, (issue) => ({ rule, issue }));

/**
 * Items of the base that are equal at the head, with what they are there. A judgement may depend on the names of the siblings, so it
 * holds for both sides only while these are the same.
 */
function twinsOf(base: Surface, head: Surface, pairing: Pairing): Map<Item, Item> {
  const twins = new Map<Item, Item>();
  if (!sameNames(base, head)) return twins;
  for (const item of head.items) {
    const twin = pairing.baseOf(item);
    if (twin && pairing.unchanged.has(item)) twins.set(twin, item);
  }
  return twins;
}

const sameNames = (a: Surface, b: Surface): boolean =>
  a.toolNames.size === b.toolNames.size && [...a.toolNames].every((n) => b.toolNames.has(n));

/** Items that one rule judges before the next rule has its turn: few enough to stay at hand, enough for the rule's own code to. */
const BATCH = AT_HAND / 2;

const batchesOf = (items: readonly Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, i) => items.slice(i * BATCH, (i + 1) * BATCH));

/** A batch of items for each rule in turn: what the rules work out about an item is still at hand for the next one. */
function judgeItems(judges: readonly Judge[], batch: readonly Item[], found: Map<Item, Found[]>): void {
  const tell = (item: Item, rule: Rule, issues: Iterable<Issue>): void => {
    if (issues === NONE) return;
    for (const issue of issues) {
      const list = found.get(item);
      if (list) list.push({ rule, issue });
      else found.set(item, [{ rule, issue }]);
    }
  };
  const tools = batch.filter((item) => item instanceof Tool);
  for (const { rule, context } of judges) {
    if (rule.item) for (const item of batch) tell(item, rule, rule.item(item, context));
    if (rule.tool) for (const tool of tools) tell(tool, rule, rule.tool(tool, context));
  }
  for (const item of batch) item.release();
}
