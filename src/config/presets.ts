import type { RuleLevel } from '../model/finding.ts';
import type { Policy, Preset, RuleSetting } from '../model/policy.ts';
import { matches } from './glob.ts';

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
 * - `strict`: what is off is shown as a note, and a break is an error.
 * - `security`: rules outside `security/` step back: errors and warnings are notes, notes are off.
 */
function underPreset(id: string, level: RuleLevel, preset: Preset): RuleLevel {
  if (preset === 'strict') {
    if (level === 'off') return 'note';
    return level === 'warning' && isBreaking(id) ? 'error' : level;
  }
  if (preset === 'security' && !isSecurity(id)) return level === 'error' || level === 'warning' ? 'note' : 'off';
  return level;
}

/** The level of a rule for a tool (null: for what belongs to no tool). The last setting that names the rule wins. */
export function levelOf(meta: Levelled, policy: Policy, toolName: string | null): Decided {
  const set = setFor(meta.id, policy, toolName);
  if (set !== undefined) return { level: set, explicit: true };
  return { level: meta.presets?.[policy.preset] ?? underPreset(meta.id, meta.level, policy.preset), explicit: false };
}

/** Whether a rule is off for everything, so that there is no use in running it. */
export const isOff = (meta: Levelled, policy: Policy): boolean =>
  levelOf(meta, policy, null).level === 'off' &&
  policy.tools.every(({ rules }) => !Object.hasOwn(rules, meta.id) || (rules[meta.id]?.level ?? 'off') === 'off');

function setFor(id: string, policy: Policy, toolName: string | null): RuleLevel | undefined {
  const named = ({ rules }: { rules: Record<string, RuleSetting> }): RuleLevel | undefined =>
    Object.hasOwn(rules, id) ? rules[id]?.level : undefined;
  if (toolName !== null) {
    const entry = policy.tools.findLast((tool) => named(tool) !== undefined && matches(tool.match, toolName));
    if (entry) return named(entry);
  }
  return named(policy);
}
