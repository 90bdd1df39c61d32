import { profilesOf } from '../../src/config/clients.ts';
import { diff } from '../../src/diff/index.ts';
import type { Issue, Level } from '../../src/model/finding.ts';
import type { Json, JsonObject } from '../../src/model/json.ts';
import { defaultPolicy, type Trust } from '../../src/model/policy.ts';
import { emptySnapshot, type Snapshot } from '../../src/model/snapshot.ts';
import { Surface } from '../../src/model/surface.ts';
import { fill } from '../../src/model/words.ts';
import type { Rule } from '../../src/rules/rule.ts';
import { run } from '../../src/rules/run.ts';

export interface Circumstances {
  /** Client profiles; the default ones unless given. */
  clients?: string[];
  serverName?: string;
  options?: JsonObject;
  trust?: Trust;
  /** More of the snapshot than its tools. */
  snapshot?: Partial<Snapshot>;
}

export interface Told {
  tool: string | null;
  pointer: string;
  level: Level | 'off';
  message: string;
  help: string;
  evidence: Issue['evidence'];
}

/** What one rule says of one list. */
export function say(rule: Rule, tools: Json[], circumstances: Circumstances = {}): Told[] {
  const head = new Surface({ ...emptySnapshot(), tools, ...circumstances.snapshot });
  return told(rule, run({ ...request(rule, circumstances), base: null, head, pairing: null, changes: [] }).head);
}

/** What one change rule says of a step from one list to another. */
export function sayOfChange(rule: Rule, before: Json[], after: Json[], circumstances: Circumstances = {}): Told[] {
  const surface = (tools: Json[]) => new Surface({ ...emptySnapshot(), tools, ...circumstances.snapshot });
  const [base, head] = [surface(before), surface(after)];
  const { pairing, changes } = diff(base, head, { renames: {}, volatile: [] });
  return told(rule, run({ ...request(rule, circumstances), base, head, pairing, changes }).change);
}

const request = (rule: Rule, { clients, serverName, options, trust }: Circumstances) => ({
  rules: [rule],
  setting: () => ({
    options: options ?? {},
    clients: profilesOf(clients ?? defaultPolicy().clients),
    serverName: serverName ?? 'harbour',
    trust: trust ?? ('own' as const),
    budgets: {},
  }),
});

function told(rule: Rule, found: { issue: Issue }[]): Told[] {
  return found.map(({ issue }) => {
    const words = rule.meta.messages[issue.messageId ?? 'default'];
    if (!words) throw new Error(`${rule.meta.id} has no message ${issue.messageId}`);
    const message = fill(words.title, issue.evidence, issue.name);
    const help = fill(words.help, issue.evidence, issue.name);
    // A word in braces that the evidence does not fill is swallowed: every one must be there.
    for (const [, key] of `${words.title} ${words.help}`.matchAll(/\{([a-zA-Z]+)[}:]/g)) {
      if (key !== 'tool' && !Object.hasOwn(issue.evidence, key!)) throw new Error(`${rule.meta.id} does not fill {${key}}`);
    }
    return { tool: issue.name, pointer: issue.pointer, level: issue.level ?? rule.meta.level, message, help, evidence: issue.evidence };
  });
}

/** A tool with this input schema. */
export const taking = (properties: Json, more: JsonObject = {}, name = 'bake_loaf'): JsonObject => ({
  name,
  description: 'Bake a loaf.',
  inputSchema: { type: 'object', properties, ...more },
});
