import { levelOf } from '../config/presets.ts';
import type { Pairing } from '../diff/pair.ts';
import type { Acceptance, Finding, Level } from '../model/finding.ts';
import { LEVELS } from '../model/finding.ts';
import type { FailOn, Policy } from '../model/policy.ts';
import type { Surface } from '../model/surface.ts';
import { fill } from '../model/words.ts';
import type { Found, RunResult } from '../rules/run.ts';
import { fingerprint } from './fingerprint.ts';

export const atLeast = (level: Level, floor: Level): boolean => LEVELS.indexOf(level) >= LEVELS.indexOf(floor);

/** Whether findings of this level fail a review. */
export const fails = (level: Level, failOn: FailOn): boolean => failOn !== 'never' && atLeast(level, failOn);

/** Turns what rules found into findings with a state: new, existing at the base as well, or fixed. */
export function states(found: RunResult, policy: Policy, head: Surface, pairing: Pairing | null): Finding[] {
  const names = baseNames(head, pairing);
  const of = (f: Found, state: Finding['state'], side: 'base' | 'head'): Finding | undefined =>
    finding(f, state, policy, side === 'head' ? names : null);
  const now = found.head.flatMap((f) => of(f, 'new', 'head') ?? []);
  const before = found.base.flatMap((f) => of(f, 'fixed', 'base') ?? []);
  const stood = new Map<string, Level>();
  for (const f of before) if (!stood.has(f.fingerprint) || !atLeast(stood.get(f.fingerprint)!, f.level)) stood.set(f.fingerprint, f.level);
  for (const f of now) {
    const level = stood.get(f.fingerprint);
    // A cue that another one joins is a stronger finding than the one that stood there.
    if (level && atLeast(level, f.level)) f.state = 'existing';
  }
  const still = new Set(now.map((f) => f.fingerprint));
  const kept = keptNames(head, pairing);
  const unsafe = new Set<string>(found.base.flatMap((f) => (f.rule.meta.whileUnsafe ? f.rule.meta.id : [])));
  const calmed = unsafe.size ? calmedTools(pairing) : new Set<string>();
  const mended = (f: Finding): boolean => f.target !== 'tool' || !unsafe.has(f.rule) || !calmed.has(f.tool ?? '');
  const fixed = before.filter((f) => !still.has(f.fingerprint) && (f.tool === null || kept.has(`${f.target} ${f.tool}`)) && mended(f));
  return [...found.change.flatMap((f) => of(f, 'new', 'head') ?? []), ...now, ...fixed].sort(order);
}

function finding(found: Found, state: Finding['state'], policy: Policy, names: Map<string, string> | null): Finding | undefined {
  const { rule, issue } = found;
  const { level, explicit } = levelOf(rule.meta, policy, issue.name);
  if (level === 'off') return undefined;
  const messageId = issue.messageId ?? 'default';
  const words = rule.meta.messages[messageId] ?? rule.meta.messages.default;
  const known = issue.name === null ? null : (names?.get(`${issue.target} ${issue.name}`) ?? issue.name);
  return {
    rule: rule.meta.id,
    category: rule.meta.id.slice(0, rule.meta.id.indexOf('/')) as Finding['category'],
    level: explicit ? level : scaled(issue.level, rule.meta.level, level),
    state,
    blocking: false,
    accepted: null,
    target: issue.target,
    tool: issue.name,
    pointer: issue.pointer,
    messageId,
    message: fill(words.title, issue.evidence, issue.name),
    help: fill(words.help, issue.evidence, issue.name),
    evidence: issue.evidence,
    fingerprint: fingerprint({ rule: rule.meta.id, target: issue.target, name: known, pointer: issue.pointer, sentence: issue.sentence }),
    location: null,
  };
}

/** The level a rule gave its case, raised or lowered as the preset raised or lowered the rule. */
function scaled(given: Level | undefined, usual: string, preset: Level): Level {
  if (given === undefined || usual === preset) return given ?? preset;
  if (usual === 'off') return preset;
  const shift = LEVELS.indexOf(preset) - LEVELS.indexOf(usual as Level);
  return LEVELS[Math.min(2, Math.max(0, LEVELS.indexOf(given) + shift))]!;
}

/** Marks what is accepted and what blocks. Existing and fixed findings never block. */
export function gate(findings: Finding[], failOn: FailOn, acceptanceOf: (finding: Finding) => Acceptance | null): void {
  for (const finding of findings) {
    if (finding.state !== 'fixed') finding.accepted = acceptanceOf(finding);
    finding.blocking = finding.state === 'new' && finding.accepted === null && fails(finding.level, failOn);
  }
}

const STATE_ORDER = { new: 0, existing: 1, fixed: 2 };
const CATEGORY_ORDER = ['security', 'policy', 'breaking', 'protocol', 'compat', 'quality', 'size'];
const ATTENTION = 'security/new-directive';

/** New before existing before fixed, most severe first; added directives before other notes; then by category, what stands alone before a rewrite of many, name and place. */
function order(a: Finding, b: Finding): number {
  return (
    STATE_ORDER[a.state] - STATE_ORDER[b.state] ||
    LEVELS.indexOf(b.level) - LEVELS.indexOf(a.level) ||
    Number(b.rule === ATTENTION) - Number(a.rule === ATTENTION) ||
    CATEGORY_ORDER.indexOf(a.category) - CATEGORY_ORDER.indexOf(b.category) ||
    Number('mass' in a.evidence) - Number('mass' in b.evidence) ||
    compare(a.rule, b.rule) ||
    compare(a.tool ?? '', b.tool ?? '') ||
    compare(a.pointer, b.pointer)
  );
}
const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Names of head items that carry another name at the base. */
function baseNames(head: Surface, pairing: Pairing | null): Map<string, string> {
  const names = new Map<string, string>();
  for (const item of head.items) {
    const base = pairing?.baseOf(item);
    if (base?.name && item.name && base.name !== item.name) names.set(`${item.target} ${item.name}`, base.name);
  }
  return names;
}

/** Names at the base of tools that claim now, and did not before, to read only or to destroy nothing. */
function calmedTools(pairing: Pairing | null): Set<string> {
  const names = new Set<string>();
  for (const { base, head } of pairing?.tools ?? []) {
    if (!base || !head) continue;
    const [before, after] = [base.hints, head.hints];
    if ((!before.readOnlyHint && after.readOnlyHint) || (before.destructiveHint && !after.destructiveHint)) names.add(base.name);
  }
  return names;
}

/** Base items that still exist at the head: only there can something be fixed. */
function keptNames(head: Surface, pairing: Pairing | null): Set<string> {
  return new Set(head.items.map((item) => `${item.target} ${pairing?.baseOf(item)?.name ?? item.name}`));
}
