import type { Acceptance, Finding } from '../model/finding.ts';
import type { AcceptEntry, Policy } from '../model/policy.ts';

/** A person's acceptance of one whole state of the head, or of single findings in a merge queue. */
export interface Approval {
  /** First 32 hex of the head's digest it was given for. */
  digest: string;
  who: string;
  when: string;
  reason: string | null;
  /** In a merge group: the findings that were accepted on the pull request. */
  fingerprints?: string[];
}

/** What no one can accept: the list itself is in doubt. */
const NEVER = new Set(['security/unstable-list']);

/** Finds the acceptance of a finding, and remembers which entries were of use. */
export class Acceptances {
  #used = new Set<AcceptEntry>();
  #late = new Set<AcceptEntry>();
  constructor(
    private readonly policy: Policy,
    private readonly approvals: readonly Approval[],
    /** Digest of the head, 64 hex; null when it was not listed. */
    private readonly digest: string | null,
    /** ISO date. */
    private readonly today: string,
  ) {}

  of(finding: Finding): Acceptance | null {
    if (NEVER.has(finding.rule)) return null;
    for (const entry of this.policy.accept) {
      const fits = entry.fingerprint
        ? entry.fingerprint === finding.fingerprint
        : entry.rule === finding.rule && finding.category !== 'security' && (entry.tool === undefined || concerns(finding, entry.tool));
      if (!fits) continue;
      if (entry.expires !== undefined && entry.expires < this.today) this.#late.add(entry);
      else {
        this.#used.add(entry);
        return { by: 'config', reason: entry.reason, ...(entry.expires ? { expires: entry.expires } : {}) };
      }
    }
    if (finding.state !== 'new') return null;
    for (const a of this.approvals) {
      if (a.fingerprints ? a.fingerprints.includes(finding.fingerprint) : this.digest?.slice(0, 32) === a.digest) {
        return { by: 'comment', reason: a.reason, who: a.who, when: a.when };
      }
    }
    return null;
  }

  /** Sentences on entries that have expired; entries that fit nothing are told by `unused`. */
  remarks(): string[] {
    return [...this.#late]
      .filter((e) => !this.#used.has(e))
      .map((e) => `The acceptance of ${subject(e)} expired on ${e.expires} and no longer counts.`);
  }

  unused(): AcceptEntry[] {
    return this.policy.accept.filter((e) => !this.#used.has(e) && !this.#late.has(e));
  }
}

/** A finding on a pair of tools can be accepted by the name of either. */
const concerns = (finding: Finding, tool: string): boolean =>
  finding.tool === tool || Object.values(finding.evidence).some((value) => value === tool);

export const subject = (entry: AcceptEntry): string =>
  entry.fingerprint ? `finding ${entry.fingerprint}` : `${entry.rule}${entry.tool ? ` on ${entry.tool}` : ''}`;
