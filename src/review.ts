import type { Catalogue } from './model/finding.ts';
import type { Policy } from './model/policy.ts';
import type { Review } from './model/review.ts';
import type { ServerFacts } from './model/snapshot.ts';
import { RULES } from './rules/index.ts';
import type { Approval } from './verdict/accept.ts';
import { subject } from './verdict/accept.ts';
import { judge, worst } from './verdict/judge.ts';
import { version } from './version.ts';

export interface ReviewOptions {
  /** Policy of a server; usually the same for all. */
  policyFor(server: string): Policy;
  approvals?: readonly Approval[];
  /** ISO date. */
  today: string;
  count?: ((text: string) => number) | null;
  /** What the doors have to tell about the whole run. */
  remarks?: readonly string[];
  /** Those of them that must be seen, whatever else there is to say. */
  notices?: readonly string[];
}

/** Facts in, judgement out: every door ends here, whether the facts were taken just now or came from another job. */
export function review(
  facts: readonly ServerFacts[],
  { policyFor, approvals = [], today, count = null, remarks = [], notices = [] }: ReviewOptions,
): Review {
  const judged = facts.map((f) => judge(f, { rules: RULES, policy: policyFor(f.name), approvals, today, count }));
  const unused = judged.length
    ? judged.map((j) => j.acceptances.unused()).reduce((a, b) => a.filter((entry) => b.some((e) => subject(e) === subject(entry))))
    : [];
  return {
    schemaVersion: 1,
    tool: { name: 'mcp-tool-review', version },
    verdict: judged.length ? worst(judged.map((j) => j.verdict)) : 'error',
    servers: judged.map((j) => j.review),
    remarks: [...remarks, ...unused.map((e) => `The acceptance of ${subject(e)} fits nothing: correct it, or take it out of the config.`)],
    ...(notices.length ? { notices: [...notices] } : {}),
  };
}

/** The rules' words as plain data, for reports. */
export const catalogue: Catalogue = new Map(
  RULES.map(({ meta }) => [meta.id, { id: meta.id, summary: meta.summary, why: meta.why, messages: meta.messages }]),
);
