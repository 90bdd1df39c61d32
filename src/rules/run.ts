import type { Pairing } from '../diff/pair.ts';
import type { Change } from '../model/change.ts';
import type { Issue } from '../model/finding.ts';
import { type Item, type Surface, Tool } from '../model/surface.ts';
import type { ContentContext, Rule, Setting } from './rule.ts';

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
  for (const rule of content) {
    const perItem = new Map<Item, Issue[]>();
    for (const [surface, side, found] of sides) {
      const context = contexts(rule, surface, side);
      if (rule.tool || rule.item) {
        for (const item of surface.items) {
          if (!rule.item && !(item instanceof Tool)) continue;
          const twin = side === 'base' ? shared.get(item) : undefined;
          const issues = twin ? perItem.get(twin) : judgeItem(rule, item, context);
          if (issues === undefined) continue;
          if (side === 'head') perItem.set(item, issues);
          for (const issue of issues) found.push({ rule, issue });
        }
      }
      for (const issue of rule.surface?.(surface, context) ?? []) found.push({ rule, issue });
    }
  }
  if (base && pairing) {
    for (const rule of rules) {
      for (const issue of rule.change?.({ ...settings.get(rule)!, base, head, pairing, changes }) ?? [])
        result.change.push({ rule, issue });
    }
  }
  return result;
}

/** Most rules have nothing to say of most items: no list is made for silence. */
function judgeItem(rule: Rule, item: Item, context: ContentContext): Issue[] | undefined {
  let issues: Issue[] | undefined;
  const keep = (found: Iterable<Issue>): void => {
    for (const issue of found) {
      issues ??= [];
      issues.push(issue);
    }
  };
  if (rule.item) keep(rule.item(item, context));
  if (rule.tool && item instanceof Tool) keep(rule.tool(item, context));
  return issues;
}

const sameNames = (a: Surface, b: Surface): boolean =>
  a.toolNames.size === b.toolNames.size && [...a.toolNames].every((n) => b.toolNames.has(n));
