import { diff } from '../../../src/diff/index.ts';
import type { Issue } from '../../../src/model/finding.ts';
import type { Json, JsonObject } from '../../../src/model/json.ts';
import { emptySnapshot, type Snapshot } from '../../../src/model/snapshot.ts';
import { Surface } from '../../../src/model/surface.ts';
import { fill } from '../../../src/model/words.ts';
import type { Rule } from '../../../src/rules/rule.ts';
import { run } from '../../../src/rules/run.ts';

export interface Broken {
  name: string | null;
  pointer: string;
  messageId: string;
  level: string;
  message: string;
  evidence: Issue['evidence'];
}

type Side = Json[] | Partial<Snapshot>;

/** What a rule says of the step from one side to the other; a list stands for its tools. */
export function step(rule: Rule, before: Side, after: Side, volatile: string[] = []): Broken[] {
  const surface = (side: Side) => new Surface({ ...emptySnapshot(), ...(Array.isArray(side) ? { tools: side } : side) });
  const [base, head] = [surface(before), surface(after)];
  const { pairing, changes } = diff(base, head, { renames: {}, volatile });
  const setting = () => ({ options: {}, clients: [], serverName: 'museum', trust: 'own' as const, budgets: {} });
  return run({ rules: [rule], base, head, pairing, changes, setting }).change.map(({ issue }) => {
    const messageId = issue.messageId ?? 'default';
    const words = rule.meta.messages[messageId];
    if (!words) throw new Error(`${rule.meta.id} has no message ${messageId}`);
    for (const [, key] of `${words.title} ${words.help}`.matchAll(/\{([a-zA-Z]+)[}:]/g))
      if (key !== 'tool' && !Object.hasOwn(issue.evidence, key!)) throw new Error(`${rule.meta.id} does not fill {${key}}`);
    const message = fill(words.title, issue.evidence, issue.name);
    return {
      name: issue.name,
      pointer: issue.pointer,
      messageId,
      level: issue.level ?? rule.meta.level,
      message,
      evidence: issue.evidence,
    };
  });
}

/** A tool with these parameters. */
export const taking = (properties: JsonObject, more: JsonObject = {}, name = 'museum_find_works'): JsonObject => ({
  name,
  description: 'Finds works in the collection. Use it when a visitor asks where something hangs.',
  inputSchema: { type: 'object', properties, ...more },
});

/** A tool with this result. */
export const giving = (properties: JsonObject, more: JsonObject = {}, name = 'museum_read_work'): JsonObject => ({
  name,
  description: 'Reads one work by its inventory number. Use it when a visitor names a number.',
  inputSchema: { type: 'object', properties: { number: { type: 'string' } }, required: ['number'] },
  outputSchema: { type: 'object', properties, ...more },
});

/** One parameter `hall` before and after, in a tool of its own. */
export const hall = (rule: Rule, before: Json, after: Json): Broken[] => step(rule, [taking({ hall: before })], [taking({ hall: after })]);

/** One field `year` of a result before and after. */
export const year = (rule: Rule, before: Json, after: Json): Broken[] => step(rule, [giving({ year: before })], [giving({ year: after })]);
