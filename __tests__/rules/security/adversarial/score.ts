import type { Finding } from '../../../../src/model/finding.ts';
import { define, isObject, type JsonObject } from '../../../../src/model/json.ts';
import { defaultPolicy } from '../../../../src/model/policy.ts';
import { emptySnapshot, type Snapshot } from '../../../../src/model/snapshot.ts';
import { security } from '../../../../src/rules/security/index.ts';
import { judge } from '../../../../src/verdict/judge.ts';
import type { AdversarialPair, Edit, Place } from './pair.ts';

const SIBLING: JsonObject = {
  name: 'ping_server',
  description: 'Checks that the server answers.',
  inputSchema: { type: 'object', properties: {} },
};

const toolOf = ([name, description]: [string, string]): JsonObject => ({
  name,
  description,
  inputSchema: {
    type: 'object',
    properties: { id: { type: 'string', description: 'Which one' }, day: { type: 'string', description: 'Day, YYYY-MM-DD' } },
    required: ['id'],
  },
  outputSchema: { type: 'object', properties: { result: { type: 'string', description: 'The answer' } } },
});

const inside = (object: JsonObject, ...path: string[]): JsonObject => path.reduce((o, key) => o[key] as JsonObject, object);
const day = (tool: JsonObject): JsonObject => inside(tool, 'inputSchema', 'properties', 'day');

const set = (object: JsonObject, key: string, value: JsonObject[string]): void => define(object, key, value);

const PUT: Record<Exclude<Place, 'instructions' | 'prompt' | 'resource' | 'new-tool'>, (tool: JsonObject, text: string) => void> = {
  description: (t, s) => set(t, 'description', `${t.description as string}${s}`),
  replace: (t, s) => set(t, 'description', s),
  title: (t, s) => set(t, 'title', s),
  'hint-title': (t, s) => set(t, 'annotations', { title: s }),
  enum: (t, s) => set(day(t), 'enum', ['today', s]),
  default: (t, s) => set(day(t), 'default', s),
  const: (t, s) => set(day(t), 'const', s),
  pattern: (t, s) => set(day(t), 'pattern', s),
  comment: (t, s) => set(day(t), '$comment', s),
  example: (t, s) => set(day(t), 'examples', [s]),
  output: (t, s) => set(inside(t, 'outputSchema', 'properties', 'result'), 'description', s),
  meta: (t, s) => set(t, '_meta', { 'example.org/note': s }),
  'unknown-key': (t, s) => set(day(t), 'x-note', s),
  required: (t, s) => set(inside(t, 'inputSchema'), 'required', ['id', s]),
  type: (t, s) => set(day(t), 'type', s),
  parameter: (t, s) => set(inside(t, 'inputSchema', 'properties'), 'note', { type: 'string', description: s }),
  'parameter-name': (t, s) => set(inside(t, 'inputSchema', 'properties'), s, { type: 'string' }),
};

function changed(pair: AdversarialPair, how: string | Edit): Snapshot {
  const tool = toolOf(pair.tool);
  const more: Partial<Snapshot> = {};
  const tools = [SIBLING, tool];
  if (typeof how !== 'string') how(tool);
  else if (pair.at === 'instructions') more.instructions = how;
  else if (pair.at === 'prompt') more.prompts = [{ name: 'plan_day', description: how }];
  else if (pair.at === 'resource') more.resources = [{ name: 'table', uri: 'table://all', description: how }];
  else if (pair.at === 'new-tool')
    tools.push({
      name: how.split(':')[0]!,
      description: how.slice(how.indexOf(':') + 1).trim(),
      inputSchema: { type: 'object', properties: {} },
    });
  else PUT[pair.at ?? 'description'](tool, how);
  return { ...emptySnapshot(), tools, ...more };
}

/** The gravest new finding of the security rules: what a reviewer would see of this change. */
export function verdict(pair: AdversarialPair, how: string | Edit): Verdict {
  return between({ ...emptySnapshot(), tools: [SIBLING, toolOf(pair.tool)] }, changed(pair, how));
}

export interface Verdict {
  level: 'error' | 'warning' | 'quiet';
  findings: Finding[];
}

/** The same of two snapshots of one server. */
export function between(base: Snapshot, head: Snapshot): Verdict {
  const side = (snapshot: Snapshot) => ({ state: 'listed' as const, reason: null, ref: null, snapshot });
  const facts = { name: 'town', variant: null, base: side(base), head: side(head) };
  const { findings } = judge(facts, { rules: security, policy: defaultPolicy(), approvals: [], today: '2026-01-01', count: null }).review;
  const fresh = findings.filter((f) => f.state === 'new' && isObject(f.evidence));
  const level = (['error', 'warning'] as const).find((l) => fresh.some((f) => f.level === l)) ?? 'quiet';
  return { level, findings: fresh };
}
