import type { ClientProfile } from '../config/clients.ts';
import type { Pairing } from '../diff/pair.ts';
import type { Change } from '../model/change.ts';
import type { Category, Issue, Level, RuleLevel, Words } from '../model/finding.ts';
import type { Json, JsonObject } from '../model/json.ts';
import type { Budgets, Policy, Preset, Trust } from '../model/policy.ts';
import type { Item, Surface, Tool } from '../model/surface.ts';

/** What a rule is, apart from what it does. */
export interface RuleMeta {
  /** `category/name`; never changed once released. */
  id: `${Category}/${string}`;
  /** Level in the preset `recommended`. */
  level: RuleLevel;
  /** Levels in other presets, where they differ from what the preset makes of it. */
  presets?: Partial<Record<Preset, RuleLevel>>;
  /** Reads one snapshot, or two. */
  kind: 'content' | 'change';
  /** One line: what it fires on. */
  summary: string;
  /** Why anyone should care. */
  why: string;
  /** Where the rule comes from. */
  source: string[];
  /** JSON Schema of the options, with defaults. */
  options?: JsonObject;
  /** It says nothing of a tool that claims to be harmless: what it found before such a claim came is not mended by it. */
  whileUnsafe?: true;
  /** The rule's sentences, by message id. */
  messages: { default: Words } & Record<string, Words>;
}

/** What every rule may look at. */
export interface Setting {
  options: JsonObject;
  clients: readonly ClientProfile[];
  serverName: string;
  trust: Trust;
  budgets: Budgets;
}

export interface ContentContext extends Setting {
  side: 'base' | 'head';
  surface: Surface;
  /** The same item at the base, while the head is judged; undefined when it is new, or while the base is judged. */
  counterpart(item: Item): Item | undefined;
  /** True when there is no base to compare with: everything is judged in full. */
  alone: boolean;
}

export interface ChangeContext extends Setting {
  base: Surface;
  head: Surface;
  pairing: Pairing;
  changes: readonly Change[];
}

/**
 * A rule. Content rules give `tool`, `item` or `surface` and are run on both sides: what they find on both is existing.
 * `tool` and `item` must depend on nothing but the item, the names of its siblings and the setting, because a result for
 * an unchanged item is used for both sides; what looks across items belongs in `surface`. Change rules give `change`;
 * what they find is new.
 */
export interface Rule {
  meta: RuleMeta;
  tool?(tool: Tool, context: ContentContext): Iterable<Issue>;
  item?(item: Item, context: ContentContext): Iterable<Issue>;
  surface?(surface: Surface, context: ContentContext): Iterable<Issue>;
  change?(context: ChangeContext): Iterable<Issue>;
}

/**
 * Items whose schemas, parameters and the like are kept at hand for the next rule. The runner goes from rule to rule with fewer at a
 * time (`run.ts`); keeping those of all would cost more than making some again.
 */
export const AT_HAND = 100;

/** What a rule gives that has found nothing, as nearly all do of nearly every item: cheaper than a generator that ends at once. */
export const NONE: readonly Issue[] = [];

/** An issue about an item. */
export const issue = (
  item: Item,
  pointer: string,
  evidence: Record<string, Json> = {},
  more: { messageId?: string; level?: Level; sentence?: string } = {},
): Issue => ({ target: item.target, name: item.name, pointer, evidence, ...more });

/** An option's value: what the user set, else the schema's default. */
export function option<T extends Json>(context: Setting, name: string, fallback: T): T {
  const value = context.options[name];
  return value === undefined ? fallback : (value as T);
}

/** What a rule may look at, under a policy. */
export const settingFor = (meta: RuleMeta, policy: Policy, clients: readonly ClientProfile[], serverName: string): Setting => ({
  options: policy.rules[meta.id]?.options ?? {},
  clients,
  serverName,
  trust: policy.trust,
  budgets: policy.budgets,
});
