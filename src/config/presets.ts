import picomatch from 'picomatch';
import type { RuleLevel } from '../model/finding.ts';
import type { Policy, Preset, RuleSetting } from '../model/policy.ts';

/** What the levels of a rule depend on; a rule's meta has it. */
export interface Levelled {
  id: string;
  level: RuleLevel;
  presets?: Partial<Record<Preset, RuleLevel>>;
}

export interface Decided {
  level: RuleLevel;
  /** The user named this rule: what the rule itself weighs no longer counts. */
  explicit: boolean;
}

const isBreaking = (id: string): boolean => id.startsWith('breaking/');
const isSecurity = (id: string): boolean => id.startsWith('security/');

/**
 * What a preset makes of a level.
 * - `recommended`: as it is.
 * - `strict`: what is off is shown as a warning, and a break is an error.
 * - `security`: rules outside `security/` step back: errors and warnings are notes, notes are off.
 */
function underPreset(id: string, level: RuleLevel, preset: Preset): RuleLevel {
  if (preset === 'strict') {
    if (level === 'off') return 'warning';
    return level === 'warning' && isBreaking(id) ? 'error' : level;
  }
  if (preset === 'security' && !isSecurity(id)) return level === 'error' || level === 'warning' ? 'note' : 'off';
  return level;
}

/** The level of a rule for a tool (null: for what belongs to no tool). The last setting that names the rule wins. */
export function levelOf(meta: Levelled, policy: Policy, toolName: string | null): Decided {
  const set = settingsOf(meta.id, policy, toolName).findLast((s) => s.level !== undefined);
  if (set?.level !== undefined) return { level: set.level, explicit: true };
  return { level: meta.presets?.[policy.preset] ?? underPreset(meta.id, meta.level, policy.preset), explicit: false };
}

const matchers = new WeakMap<Policy, { matches: (name: string) => boolean; rules: Record<string, RuleSetting> }[]>();

function settingsOf(id: string, policy: Policy, toolName: string | null): RuleSetting[] {
  const settings = Object.hasOwn(policy.rules, id) ? [policy.rules[id]!] : [];
  if (toolName === null || policy.tools.length === 0) return settings;
  let tools = matchers.get(policy);
  if (!tools) {
    tools = policy.tools.map((t) => ({ matches: picomatch(t.match, { dot: true, nonegate: true, bash: true }), rules: t.rules }));
    matchers.set(policy, tools);
  }
  for (const tool of tools) {
    if (Object.hasOwn(tool.rules, id) && tool.matches(toolName)) settings.push(tool.rules[id]!);
  }
  return settings;
}
