import type { RuleLevel } from '../model/finding.ts';
import type { Policy } from '../model/policy.ts';

/** The level of a rule under a policy, and whether the user set it. */
export function levelOf(
  meta: { id: string; level: RuleLevel },
  policy: Policy,
  _tool: string | null,
): { level: RuleLevel; explicit: boolean } {
  const set = policy.rules[meta.id]?.level;
  return set === undefined ? { level: meta.level, explicit: false } : { level: set, explicit: true };
}
