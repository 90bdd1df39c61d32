import fc from 'fast-check';
import { CLIENTS } from '../../src/config/clients.ts';
import { diff } from '../../src/diff/index.ts';
import type { Json } from '../../src/model/json.ts';
import { emptySnapshot, type Note, type Snapshot } from '../../src/model/snapshot.ts';
import { Surface } from '../../src/model/surface.ts';
import { RULES } from '../../src/rules/index.ts';
import { type Found, run } from '../../src/rules/run.ts';

const KEYS = [
  'type', 'properties', 'items', '$ref', '$id', '$anchor', '$defs', 'enum', 'const', 'required', 'anyOf', 'not', 'pattern', 'patternProperties',
  'format', 'additionalProperties', 'dependencies', '$schema', 'x-mcp-header', '__proto__', 'constructor', 'minimum', 'description', 'title', 'default',
  'readOnlyHint', 'destructiveHint', 'src', 'name', 'arguments', 'examples',
]; // biome-ignore format: one group a line
const LEAVES: Json[] = [
  null, true, false, 0, -1, 1.5, '', 'string', 'object', 'array', '#', '#/properties/a', '#/$defs/x', 'https://bakery.example', '(?=x)', '[', 'date',
  'http://json-schema.org/draft-07/schema#', 'Bake a loaf. Use it when asked.', 'ä\u200b', '面包', 'javascript:x',
]; // biome-ignore format: one group a line

const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(...LEAVES),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...KEYS), tie('value'), { maxKeys: 5, noNullPrototype: true }),
  ),
}));
const tool = fc.oneof(
  value,
  fc.record(
    {
      name: value,
      title: value,
      description: value,
      inputSchema: value,
      outputSchema: value,
      annotations: value,
      icons: value,
      _meta: value,
    },
    { requiredKeys: [] },
  ),
  fc.record({
    name: fc.constantFrom('bake_loaf', 'bake-loaf', 'slice'),
    description: fc.constantFrom('Bake a loaf.', ''),
    inputSchema: value,
  }),
) as fc.Arbitrary<Json>;
const snapshot: fc.Arbitrary<Snapshot> = fc
  .record({
    tools: fc.array(tool, { maxLength: 4 }),
    prompts: fc.array(value, { maxLength: 2 }),
    resources: fc.array(value, { maxLength: 2 }),
    resourceTemplates: fc.array(value, { maxLength: 1 }),
    instructions: fc.constantFrom(null, '', 'Bake before you slice.'),
    server: fc.option(fc.dictionary(fc.constantFrom('name', 'version', 'icons'), value, { noNullPrototype: true })),
    capabilities: fc.option(fc.dictionary(fc.constantFrom('tools', 'prompts'), value, { noNullPrototype: true })),
    protocolVersion: fc.constantFrom(null, '2024-11-05', '2026-07-28', 'x'),
    era: fc.constantFrom('legacy', 'modern', null),
    notes: fc.array(
      fc.record({
        kind: fc.constantFrom('stdout-noise', 'order', 'page', 'slow-exit', 'other', 'limit', 'unstable-list') as fc.Arbitrary<
          Note['kind']
        >,
        text: fc.constant('x'),
        data: fc.dictionary(
          fc.constantFrom('lines', 'sample', 'how', 'results', 'method', 'target', 'name', 'pointer', 'before', 'after'),
          value,
          { noNullPrototype: true },
        ),
      }),
      { maxLength: 3 },
    ),
  })
  .map((parts) => ({ ...emptySnapshot(), ...parts }) as Snapshot);

/** A finding that no sentence can be made of, or that carries a server's whole text, is a fault of the rule. */
function sound({ rule, issue }: Found): void {
  const words = rule.meta.messages[issue.messageId ?? 'default'];
  const missing = [...`${words?.title} ${words?.help}`.matchAll(/\{([a-zA-Z]+)\}/g)]
    .map((m) => m[1]!)
    .filter((key) => key !== 'tool' && !Object.hasOwn(issue.evidence, key));
  expect([rule.meta.id, issue.messageId, Boolean(words), missing]).toEqual([rule.meta.id, issue.messageId, true, []]);
}

test('no rule stumbles over what a server may send', () => {
  fc.assert(
    fc.property(snapshot, snapshot, (before, after) => {
      const [base, head] = [new Surface(before), new Surface(after)];
      const { pairing, changes } = diff(base, head, { renames: {}, volatile: [] });
      const setting = () => ({
        options: {},
        clients: CLIENTS,
        serverName: 'bakery',
        trust: 'third-party' as const,
        budgets: { 'growth-bytes': 1 },
      });
      const found = run({ rules: RULES, base, head, pairing, changes, setting });
      for (const one of [...found.base, ...found.head, ...found.change]) sound(one);
    }),
    { numRuns: 100 },
  );
});
