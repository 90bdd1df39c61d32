import { profilesOf } from '../config/clients.ts';
import { isOff } from '../config/presets.ts';
import { changelog } from '../diff/changelog.ts';
import { diff, failedLists } from '../diff/index.ts';
import type { Pairing } from '../diff/pair.ts';
import { semverAdvice } from '../diff/semver.ts';
import { measure } from '../diff/size.ts';
import type { Finding } from '../model/finding.ts';
import type { Policy } from '../model/policy.ts';
import type { Bytes, ServerReview, Side, Size, ToolSize, Verdict } from '../model/review.ts';
import type { ServerFacts, SideFacts } from '../model/snapshot.ts';
import { Surface } from '../model/surface.ts';
import { type Rule, settingFor } from '../rules/rule.ts';
import { run } from '../rules/run.ts';
import { Acceptances, type Approval } from './accept.ts';
import { digest } from './digest.ts';
import { fails, gate, states } from './findings.ts';

export interface JudgeOptions {
  rules: readonly Rule[];
  policy: Policy;
  approvals: readonly Approval[];
  /** ISO date against which `expires` is held. */
  today: string;
  /** Counts tokens of a text; null when not asked for. */
  count: ((text: string) => number) | null;
}

export interface Judged {
  review: ServerReview;
  verdict: Verdict;
  acceptances: Acceptances;
}

/** Judges one server: facts in, review out. Pure. */
export function judge(facts: ServerFacts, options: JudgeOptions): Judged {
  const { policy } = options;
  const head = facts.head.snapshot && new Surface(facts.head.snapshot);
  const base = facts.base?.snapshot ? new Surface(facts.base.snapshot) : null;
  const wrong = cannotJudge(facts, policy);
  // A base that is absent, or whose failure policy forgives, is an empty list: everything is new and gets the full rules.
  const compared =
    wrong !== null || head === null || facts.base === null
      ? null
      : diff(base ?? new Surface(nothing(facts.head)), head, { renames: policy.renames, volatile: policy.volatile });
  const key = facts.variant ? `${facts.name}/${facts.variant}` : facts.name;
  const headSide = side(facts.head, head, key, policy);
  const acceptances = new Acceptances(policy, options.approvals, headSide.digest, options.today);
  const review: ServerReview = {
    name: facts.name,
    variant: facts.variant,
    trust: policy.trust,
    base: facts.base && side(facts.base, base, key, policy),
    head: headSide,
    changes: [],
    findings: [],
    size: size(base, head, options.count),
    semver: null,
    changelog: [],
    remarks: [],
  };
  if (wrong !== null || head === null) {
    if (wrong) review.remarks.push(wrong);
    return { review, verdict: 'error', acceptances };
  }
  const found = run({
    rules: options.rules.filter((rule) => !isOff(rule.meta, policy)),
    base,
    head,
    pairing: base ? compared!.pairing : null,
    changes: compared?.changes ?? [],
    setting: (rule) => settingFor(rule.meta, policy, profilesOf(policy.clients), facts.name),
  });
  review.changes = compared?.changes ?? [];
  if (compared) review.size.tools = joinRenamed(review.size.tools, compared.pairing);
  review.findings = states(found, policy, head, base ? compared!.pairing : null);
  gate(review.findings, policy.failOn, (f) => acceptances.of(f));
  review.semver = base ? semverAdvice(review.changes, review.findings) : null;
  review.changelog = base ? changelog(review.changes) : [];
  for (const [method, which] of failedLists(base, head))
    review.remarks.push(`The ${which} failed at ${method}: what that list holds is not known, and changes of it were not compared.`);
  review.remarks.push(...acceptances.remarks());
  if (compared && base) review.remarks.push(...pairingRemarks(policy, base, head, compared.pairing));
  return { review, verdict: verdictOf(review.findings, facts, policy), acceptances };
}

/** What of the pairing could not be done as asked. */
function pairingRemarks({ renames }: Policy, base: Surface, head: Surface, { toolsOnly, tools, prompts }: Pairing): string[] {
  const remarks = toolsOnly ? ['One side is a bare list of tools, so only tools were compared.'] : [];
  const [before, after] = [base, head].map((s) => new Set([...s.tools, ...s.prompts].map((i) => i.name)));
  const forced = new Map([...tools, ...prompts].flatMap((p) => (p.forced && p.base && p.head ? [[p.head.name, p.base.name]] : [])));
  for (const [to, from] of Object.entries(renames)) {
    if (from === null || from === to || !after!.has(to) || forced.get(to) === from) continue;
    const other = [...forced].find(([, name]) => name === from)?.[0];
    remarks.push(
      !before!.has(from)
        ? `renames pairs ${to} with ${from}, which the base does not have: correct it, or take it out of the config.`
        : other === undefined
          ? `renames pairs ${to} with ${from}, of which one is a tool and the other a prompt: take it out of the config.`
          : `renames pairs both ${other} and ${to} with ${from}: one thing cannot become two, so only ${other} was paired. Take one of them out of the config.`,
    );
  }
  return remarks;
}

/** Why there is nothing that could be judged, in a sentence, or null. */
function cannotJudge(facts: ServerFacts, policy: Policy): string | null {
  const { base, head } = facts;
  if (head.state !== 'listed' || head.snapshot === null) return reasonOf('head', head);
  if (base && (base.state === 'build-failed' || base.state === 'list-failed') && policy.baseFailure === 'fail')
    return reasonOf('base', base);
  if (head.snapshot.tools.length === 0) {
    return base?.snapshot && base.snapshot.tools.length > 0
      ? `The head lists no tools where the base lists ${base.snapshot.tools.length}: a server that starts without its tools is broken, and nothing was compared. Start it by hand and look at its log.`
      : 'The server lists no tools, so there is nothing to review. Check the start command and what the server needs in its environment.';
  }
  return null;
}

const WHAT = {
  listed: 'was not listed',
  absent: 'is not there',
  'build-failed': 'could not be built',
  'list-failed': 'could not be listed',
};
const reasonOf = (which: string, { state, reason }: SideFacts): string => `The ${which} ${WHAT[state]}: ${reason ?? 'no reason is known.'}`;

function verdictOf(findings: readonly Finding[], facts: ServerFacts, policy: Policy): Verdict {
  if (findings.some((f) => f.blocking)) return 'fail';
  const forgiven = facts.base?.state.endsWith('-failed') && policy.baseFailure === 'warn';
  const warned = findings.some((f) => f.state === 'new' && f.accepted === null && fails(f.level, 'warning'));
  return forgiven || warned ? 'warn' : 'pass';
}

function side(facts: SideFacts, surface: Surface | null, key: string, policy: Policy): Side {
  const { snapshot } = facts;
  return {
    state: facts.state,
    reason: facts.reason,
    digest: surface && digest(surface, key, policy.volatile),
    ref: facts.ref,
    protocolVersion: snapshot?.protocolVersion ?? null,
    server: snapshot?.server ?? null,
    tools: snapshot?.tools.length ?? 0,
  };
}

function size(base: Surface | null, head: Surface | null, count: JudgeOptions['count']): Size {
  const of = (surface: Surface | null) => surface && measure(surface, count ?? undefined);
  const [b, h] = [of(base), of(head)];
  const names = [...new Set([...(h?.tools.keys() ?? []), ...(b?.tools.keys() ?? [])])];
  const total = (m: typeof b): Bytes | null => m && { bytes: m.bytes, modelBytes: m.modelBytes, tokens: m.tokens };
  return {
    tokenizer: count ? 'o200k' : null,
    base: total(b),
    head: total(h),
    tools: names.map((name) => ({ name, base: b?.tools.get(name) ?? null, head: h?.tools.get(name) ?? null })),
  };
}

/** A tool under a new name is one tool, which grew or shrank; it goes by the name it has at the head. */
function joinRenamed(tools: ToolSize[], pairing: Pairing): ToolSize[] {
  const sizes = new Map(tools.map((t) => [t.name, t]));
  for (const { base, head } of pairing.tools) {
    if (!base || !head || base.name === head.name) continue;
    const [from, to] = [sizes.get(base.name), sizes.get(head.name)];
    // Where one of the names stands on both sides its sizes are those of several tools.
    if (!from || !to || from.head || to.base) continue;
    to.base = from.base;
    sizes.delete(base.name);
  }
  return [...sizes.values()];
}

const nothing = (head: SideFacts) => ({
  ...head.snapshot!,
  tools: [],
  prompts: [],
  resources: [],
  resourceTemplates: [],
  instructions: null,
  notes: [],
});

/** The worst of several verdicts. */
export const worst = (verdicts: readonly Verdict[]): Verdict =>
  (['error', 'fail', 'warn'] as const).find((v) => verdicts.includes(v)) ?? 'pass';
