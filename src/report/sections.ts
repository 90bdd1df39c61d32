import type { Catalogue, Finding } from '../model/finding.ts';
import { byPlace, type Placed } from './order.ts';
import { compact, sidesOf } from './shown.ts';
import { bare } from './words.ts';

/** Findings about one place, and the other places where exactly the same was found. */
export interface Section {
  group: Placed[];
  alike: Placed[];
}

/** From this many places on, the same finding is told once. */
const ALIKE = 3;

/** Findings by place, in order; the same finding about the same change in many places is told once. */
export function sections(findings: readonly Placed[], catalogue: Catalogue): Section[] {
  const groups = byPlace(findings);
  const same = new Map<string, Placed[]>();
  for (const group of groups) {
    const key = keyOf(group, catalogue);
    if (key === null) continue;
    const found = same.get(key);
    if (found) found.push(group[0]!);
    else same.set(key, [group[0]!]);
  }
  const out: Section[] = [];
  for (const group of groups) {
    const key = keyOf(group, catalogue);
    const alike = key === null ? [] : (same.get(key) ?? []);
    if (alike.length < ALIKE) out.push({ group, alike: [] });
    else if (alike[0] === group[0]) out.push({ group, alike: alike.slice(1) });
  }
  return out;
}

/** What is said of a thing, apart from its name. */
const saidOf = (finding: Finding, catalogue: Catalogue): (string | null)[] =>
  bare(finding, catalogue).map((p) => ('text' in p ? p.text : p.value === finding.tool ? null : p.value));

/** Findings of one rule in lists of those that say the same in the same place, each list in the place of its first. */
export function alikeLists(findings: readonly Placed[], catalogue: Catalogue): Placed[][] {
  const groups = new Map<string, Placed[]>();
  for (const placed of findings) {
    const { finding, server } = placed;
    const own = [finding.tool === null ? finding.fingerprint : '', finding.pointer, finding.accepted, finding.location !== null];
    const key = JSON.stringify([server.name, server.variant, finding.level, finding.messageId, saidOf(finding, catalogue), ...own]);
    const group = groups.get(key);
    if (group) group.push(placed);
    else groups.set(key, [placed]);
  }
  return [...groups.values()].flatMap((group) => (group.length < ALIKE ? group.map((one) => [one]) : [group]));
}

/** What is said and what changed, apart from the tool it is said of. */
function keyOf(group: readonly Placed[], catalogue: Catalogue): string | null {
  if (group.length !== 1) return null;
  const { server, finding } = group[0]!;
  const said = saidOf(finding, catalogue);
  const sides = sidesOf(finding, server);
  const [before, after] = [compact(sides?.before), compact(sides?.after)];
  if (before.length + after.length > 2000) return null;
  return JSON.stringify([server.name, server.variant, finding.rule, finding.messageId, finding.pointer, said, before, after]);
}
