import type { Finding } from '../../../src/model/finding.ts';
import type { Json } from '../../../src/model/json.ts';
import { defaultPolicy } from '../../../src/model/policy.ts';
import { emptySnapshot, type Snapshot } from '../../../src/model/snapshot.ts';
import type { Rule } from '../../../src/rules/rule.ts';
import { rule as confusableName } from '../../../src/rules/security/confusable-name.ts';
import { judge } from '../../../src/verdict/judge.ts';

/** What one rule makes of a step between two lists, as findings with their state. */
export function between(rule: Rule, before: Json[], after: Json[], more: [Partial<Snapshot>, Partial<Snapshot>] = [{}, {}]): Finding[] {
  const side = (tools: Json[], rest: Partial<Snapshot>) => ({
    state: 'listed' as const,
    reason: null,
    ref: null,
    snapshot: { ...emptySnapshot(), tools, ...rest },
  });
  const facts = { name: 'museum', variant: null, base: side(before, more[0]), head: side(after, more[1]) };
  return judge(facts, { rules: [rule], policy: defaultPolicy(), approvals: [], today: '2026-01-01', count: null }).review.findings;
}

export const confusable = (before: Json[], after: Json[]): Finding[] => between(confusableName, before, after);
