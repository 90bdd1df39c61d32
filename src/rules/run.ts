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
  const result: RunResult = { base: [], head: [], change: [] };
  const settings = new Map(rules.map((rule) => [rule, setting(rule)]));
  const twins = base && pairing ? twinsOf(base, head, pairing) : new Map<Item, Item>();
  /** What was found in head items that have a twin. */
  const shared = new Map<Item, Found[]>();

  const content = rules.filter((rule) => rule.tool || rule.item || rule.surface);
  const judges = (surface: Surface, side: 'base' | 'head', counterpart: ContentContext['counterpart']): Judge[] =>
    content.map((rule) => ({ rule, context: { ...settings.get(rule)!, side, surface, counterpart, alone: base === null } }));

  const atHead = judges(head, 'head', (item) => pairing?.baseOf(item));
  judgeItems(atHead, head.items, (item, one) => {
    result.head.push(one);
    if (twins.has(item)) add(shared, item, one);
  });
  judgeSurface(atHead, head, result.head);
  if (!base) return result;

  const atBase = judges(base, 'base', () => undefined);
  const judged = new Set(twins.values());
  judgeItems(
    atBase,
    base.items.filter((item) => !judged.has(item)),
    (_, one) => result.base.push(one),
  );
  for (const item of twins.keys()) result.base.push(...(shared.get(item) ?? []));
  judgeSurface(atBase, base, result.base);
  if (!pairing) return result;
  for (const rule of rules)
    if (rule.change)
      for (const issue of rule.change({ ...settings.get(rule)!, base, head, pairing, changes })) result.change.push({ rule, issue });
  return result;
}

interface Judge {
  rule: Rule;
  context: ContentContext;
}

/**
 * Items of the head that are equal at the base, with what they are there. A judgement may depend on the names of the siblings, so it
 * holds for both sides only while these are the same.
 */
function twinsOf(base: Surface, head: Surface, pairing: Pairing): Map<Item, Item> {
  const twins = new Map<Item, Item>();
  if (!sameNames(base, head)) return twins;
  for (const item of head.items) {
    const twin = pairing.baseOf(item);
    if (twin && pairing.unchanged.has(item)) twins.set(item, twin);
  }
  return twins;
}

const sameNames = (a: Surface, b: Surface): boolean =>
  a.toolNames.size === b.toolNames.size && [...a.toolNames].every((n) => b.toolNames.has(n));

/** Items that one rule judges before the next rule has its turn: few enough to stay at hand, enough for the rule's own code to. */
const BATCH = AT_HAND / 2;

/** A batch of items for each rule in turn: what the rules work out about an item is still at hand for the next one. */
function judgeItems(judges: readonly Judge[], items: readonly Item[], found: (item: Item, one: Found) => void): void {
  const tell = (item: Item, rule: Rule, issues: Iterable<Issue>): void => {
    if (issues !== NONE) for (const issue of issues) found(item, { rule, issue });
  };
  for (let from = 0; from < items.length; from += BATCH) {
    const batch = items.slice(from, from + BATCH);
    const tools = batch.filter((item) => item instanceof Tool);
    for (const { rule, context } of judges) {
      if (rule.item) for (const item of batch) tell(item, rule, rule.item(item, context));
      if (rule.tool) for (const tool of tools) tell(tool, rule, rule.tool(tool, context));
    }
    for (const item of batch) item.release();
  }
}

function judgeSurface(judges: readonly Judge[], surface: Surface, found: Found[]): void {
  for (const { rule, context } of judges) if (rule.surface) for (const issue of rule.surface(surface, context)) found.push({ rule, issue });
}

function add(lists: Map<Item, Found[]>, item: Item, one: Found): void {
  const list = lists.get(item);
  if (list) list.push(one);
  else lists.set(item, [one]);
}
