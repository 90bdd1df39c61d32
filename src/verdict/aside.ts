import { profilesOf } from '../config/clients.ts';
import { pair } from '../diff/pair.ts';
import type { Issue } from '../model/finding.ts';
import type { Policy } from '../model/policy.ts';
import type { ServerFacts } from '../model/snapshot.ts';
import { Surface } from '../model/surface.ts';
import { volatileTest } from '../model/volatile.ts';
import { type Rule, settingFor } from '../rules/rule.ts';
import { type ContentResult, type Found, run } from '../rules/run.ts';

/** The categories whose content rules share no work with the others: about half of the whole. */
const APART: ReadonlySet<string> = new Set(['quality', 'compat', 'protocol']);

/** The rules whose content half another thread may judge. */
export const apart = (rules: readonly Rule[]): Rule[] => rules.filter(({ meta }) => APART.has(meta.id.split('/', 1)[0]!));

/** What a content rule found, as plain data: the place of the rule in a list, and the issue. */
type Told = [rule: number, issue: Issue];
export interface AsideResult {
  base: Told[];
  head: Told[];
}

/** Runs the content half of rules on both sides of a server that can be judged. */
export function judgeAside(facts: ServerFacts, policy: Policy, rules: readonly Rule[]): AsideResult {
  const head = new Surface(facts.head.snapshot!);
  const base = facts.base?.snapshot ? new Surface(facts.base.snapshot) : null;
  const halves = new Map<Rule, number>(rules.map(({ change, ...content }, i) => [content, i]));
  const found = run({
    rules: [...halves.keys()],
    base,
    head,
    pairing: base && pair(base, head, policy.renames, volatileTest(policy.volatile)),
    changes: [],
    setting: (rule) => settingFor(rule.meta, policy, profilesOf(policy.clients), facts.name),
  });
  const told = (list: readonly Found[]): Told[] => list.map(({ rule, issue }) => [halves.get(rule)!, issue]);
  return { base: told(found.base), head: told(found.head) };
}

/** The same as `run` would have given it. */
export const fromAside = ({ base, head }: AsideResult, rules: readonly Rule[]): ContentResult => {
  const found = ([rule, issue]: Told): Found => ({ rule: rules[rule]!, issue });
  return { base: base.map(found), head: head.map(found) };
};
