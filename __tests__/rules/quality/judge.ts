import { profilesOf } from '../../../src/config/clients.ts';
import { diff } from '../../../src/diff/index.ts';
import type { Finding } from '../../../src/model/finding.ts';
import type { Json, JsonObject } from '../../../src/model/json.ts';
import { type Budgets, defaultPolicy } from '../../../src/model/policy.ts';
import { emptySnapshot } from '../../../src/model/snapshot.ts';
import { Surface } from '../../../src/model/surface.ts';
import { type Rule, settingFor } from '../../../src/rules/rule.ts';
import { run } from '../../../src/rules/run.ts';
import { states } from '../../../src/verdict/findings.ts';

interface Given {
  base?: Json[];
  instructions?: string;
  options?: JsonObject;
  budgets?: Budgets;
  clients?: string[];
  preset?: 'recommended' | 'strict';
}

/** What one rule makes of a tool list, alone or against a base. */
export function judge(
  rule: Rule,
  tools: Json[],
  { base, instructions, options, budgets = {}, clients = [], preset = 'recommended' }: Given = {},
): Finding[] {
  // A rule that is off unless asked for is asked for here.
  const level = rule.meta.level === 'off' ? { level: 'note' as const } : {};
  const policy = { ...defaultPolicy(), preset, budgets, rules: { [rule.meta.id]: { ...level, ...(options ? { options } : {}) } } };
  const surface = (list: Json[]): Surface => new Surface({ ...emptySnapshot(), tools: list, instructions: instructions ?? null });
  const head = surface(tools);
  const before = base ? surface(base) : null;
  const compared = before && diff(before, head, { renames: {}, volatile: [] });
  const found = run({
    rules: [rule],
    base: before,
    head,
    pairing: compared?.pairing ?? null,
    changes: compared?.changes ?? [],
    setting: (r) => settingFor(r.meta, policy, profilesOf(clients), 'server'),
  });
  return states(found, policy, head, compared?.pairing ?? null);
}

/** A tool with a closed schema. */
export const tool = (name: string, description: string | undefined, properties: JsonObject = {}, more: JsonObject = {}): JsonObject => ({
  name,
  ...(description === undefined ? {} : { description }),
  inputSchema: { type: 'object', properties, additionalProperties: false },
  ...more,
});

/** A parameter that is text, described. */
export const text = (description: string, more: JsonObject = {}): JsonObject => ({ type: 'string', description, ...more });

export const READS: JsonObject = { annotations: { title: 'T', readOnlyHint: true, destructiveHint: false, openWorldHint: false } };

/** Names of the tools that a rule names, in order. */
export const named = (findings: Finding[]): (string | null)[] => findings.map((f) => f.tool);
