import fc from 'fast-check';
import { diff } from '../../src/diff/index.ts';
import { semverAdvice } from '../../src/diff/semver.ts';
import { measure } from '../../src/diff/size.ts';
import type { Json, JsonObject } from '../../src/model/json.ts';
import { emptySnapshot, type Snapshot } from '../../src/model/snapshot.ts';
import { Surface } from '../../src/model/surface.ts';
import { breaking } from '../../src/rules/breaking/index.ts';
import { run } from '../../src/rules/run.ts';
import { apply, sorted } from './apply.ts';
import { argumentsSchema } from './arbitrary.ts';

const changes = (base: Snapshot, head: Snapshot) => diff(new Surface(base), new Surface(head), { renames: {}, volatile: [] }).changes;
/** The whole of it: records, rules, advice, size. */
function judge(base: Snapshot, head: Snapshot) {
  const [b, h] = [new Surface(base), new Surface(head)];
  const { changes: found, pairing } = diff(b, h, { renames: {}, volatile: [] });
  const setting = () => ({ options: {}, clients: [], serverName: 'pier', trust: 'own' as const, budgets: {} });
  const issues = run({ rules: breaking, base: b, head: h, pairing, changes: found, setting }).change;
  measure(h);
  semverAdvice(found, []);
  return { found, issues };
}

const words = fc
  .array(fc.constantFrom('boat', 'pier', 'Ties up.', 'Returns the berth.', 'Use it at night.', 'and'), { maxLength: 8 })
  .map((w) => w.join(' '));
const annotations = fc.record(
  { title: words, readOnlyHint: fc.boolean(), destructiveHint: fc.boolean() },
  { requiredKeys: [] },
) as fc.Arbitrary<JsonObject>;
const tool: fc.Arbitrary<Json> = fc.record(
  {
    name: fc.constantFrom('tie', 'cast_off', 'tow', 'berth_list', 'constructor', '__proto__'),
    title: words,
    description: words,
    inputSchema: argumentsSchema,
    outputSchema: argumentsSchema,
    annotations,
    icons: fc.constantFrom<Json>(null, [], [{ src: 'https://example.com/a.png' }]),
    _meta: fc.dictionary(fc.constantFrom('a/b', 'c', '__proto__'), fc.jsonValue({ maxDepth: 1 })) as fc.Arbitrary<JsonObject>,
  },
  { requiredKeys: ['name', 'inputSchema'] },
) as fc.Arbitrary<Json>;
const prompt: fc.Arbitrary<Json> = fc.record(
  {
    name: fc.constantFrom('plan', 'report'),
    description: words,
    arguments: fc.array(fc.record({ name: fc.constantFrom('day', 'pier'), required: fc.boolean() }, { requiredKeys: ['name'] }), {
      maxLength: 2,
    }),
  },
  { requiredKeys: ['name'] },
) as fc.Arbitrary<Json>;
const resource: fc.Arbitrary<Json> = fc.record(
  { uri: fc.constantFrom('pier://a', 'pier://b'), name: words, mimeType: words },
  { requiredKeys: ['uri'] },
) as fc.Arbitrary<Json>;
const snapshot: fc.Arbitrary<Snapshot> = fc
  .record({
    tools: fc.array(tool, { maxLength: 5 }),
    prompts: fc.array(prompt, { maxLength: 2 }),
    resources: fc.array(resource, { maxLength: 2 }),
    instructions: fc.option(words),
    server: fc.record({ name: fc.constant('pier'), version: fc.constantFrom('1', '2') }),
    capabilities: fc.dictionary(fc.constantFrom('tools', 'prompts'), fc.constantFrom<JsonObject>({}, { listChanged: true })),
  })
  .map((s) => ({ ...emptySnapshot(), ...s, protocolVersion: '2025-06-18' }) as Snapshot);

/** The same JSON with the keys of every object turned round. */
const turned = (v: Json): Json => {
  if (Array.isArray(v)) return v.map(turned);
  if (typeof v !== 'object' || v === null) return v;
  return Object.fromEntries(
    Object.entries(v)
      .reverse()
      .map(([k, x]) => [k, turned(x)]),
  );
};

test('nothing changed, nothing told', () => {
  fc.assert(
    fc.property(snapshot, (s) => expect(changes(s, structuredClone(s))).toEqual([])),
    { numRuns: 100 },
  );
});

test('the records alone turn the base into the head', () => {
  fc.assert(
    fc.property(snapshot, snapshot, (base, head) => {
      expect(sorted(apply(base, changes(base, head)))).toEqual(sorted(head));
    }),
    { numRuns: 300 },
  );
});

test('the order of keys and of tools changes no record', () => {
  const told = (base: Snapshot, head: Snapshot) => changes(base, head).filter((c) => c.kind !== 'order-changed');
  const distinct = (s: Snapshot): Snapshot => ({ ...s, tools: [...new Map(s.tools.map((t) => [(t as JsonObject).name, t])).values()] });
  fc.assert(
    fc.property(snapshot, snapshot, (x, y) => {
      const [base, head] = [distinct(x), distinct(y)];
      const shuffled = { ...head, tools: [...head.tools].reverse().map(turned) };
      expect(told(base, shuffled)).toEqual(told(base, head));
      expect(changes(head, shuffled).every((c) => c.kind === 'order-changed')).toBe(true);
    }),
    { numRuns: 150 },
  );
});

test('unrelated tools change nothing about a tool', () => {
  fc.assert(
    fc.property(tool, tool, (before, after) => {
      const named = (t: Json): Json => ({ ...(t as JsonObject), name: 'tow' });
      const other = { name: 'paint_hull', description: 'Paints the hull of a ship in a dry dock.', inputSchema: { type: 'object' } };
      const of = (tools: Json[]): Snapshot => ({ ...emptySnapshot(), tools });
      const alone = judge(of([named(before)]), of([named(after)]));
      const among = judge(of([other, named(before)]), of([named(after), { ...other, title: 'Paint' }]));
      const about = (r: typeof alone) => [
        r.found.filter((c) => c.name === 'tow'),
        r.issues.filter((i) => i.issue.name === 'tow').map((i) => [i.rule.meta.id, i.issue.pointer, i.issue.sentence]),
      ];
      expect(about(among)).toEqual(about(alone));
    }),
    { numRuns: 150 },
  );
});

test('any JSON is survived', () => {
  const anything = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;
  const odd = fc.oneof(
    anything,
    fc.record(
      { name: anything, description: anything, inputSchema: anything, outputSchema: anything, annotations: anything },
      { requiredKeys: [] },
    ),
    fc.record({
      name: fc.constant('tow'),
      inputSchema: fc.record(
        {
          type: anything,
          properties: anything,
          required: anything,
          $ref: anything,
          enum: anything,
          anyOf: anything,
          allOf: anything,
          items: anything,
          pattern: anything,
          minimum: anything,
        },
        { requiredKeys: [] },
      ),
    }),
  ) as fc.Arbitrary<Json>;
  const list = fc.array(odd, { maxLength: 3 });
  fc.assert(
    fc.property(list, list, list, (a, b, c) => {
      const side = (tools: Json[]): Snapshot => ({
        ...emptySnapshot(),
        tools,
        prompts: c,
        resources: a,
        resourceTemplates: b,
        server: {},
        capabilities: {},
      });
      judge(side(a), side(b));
    }),
    { numRuns: 400 },
  );
});

const nested = (levels: number, end: string): Json =>
  JSON.parse(`${'{"type":"object","properties":{"a":'.repeat(levels)}${end}${'}}'.repeat(levels)}`) as Json;
const deep = (levels: number, end: string): Snapshot => ({
  ...emptySnapshot(),
  tools: [{ name: 'tow', inputSchema: nested(levels, end) }],
});

test.each([50, 150, 5_000])('%i levels of nesting: a change at the bottom is told', (levels) => {
  expect(judge(deep(levels, '{"type":"string"}'), deep(levels, '{"type":"string"}')).found).toEqual([]);
  expect(judge(deep(levels, '{"type":"string"}'), deep(levels, '{"type":"integer"}')).found).toMatchObject([
    { kind: 'schema-changed', name: 'tow' },
  ]);
});

test('a schema that contains itself, and one that doubles at every step, end', () => {
  const circle: JsonObject = { type: 'object', properties: { next: { $ref: '#' }, weight: { type: 'number' } }, allOf: [{ $ref: '#' }] };
  const doubling: JsonObject = { type: 'object', properties: { a: { $ref: '#/$defs/d0' } }, $defs: {} };
  for (let i = 0; i < 60; i++)
    (doubling.$defs as JsonObject)[`d${i}`] = {
      anyOf: [{ $ref: `#/$defs/d${i + 1}` }, { type: 'array', items: { $ref: `#/$defs/d${i + 1}` } }],
    };
  (doubling.$defs as JsonObject).d60 = { type: 'string' };
  for (const s of [circle, doubling]) {
    const other = structuredClone(s);
    if (s === circle) (other.properties as JsonObject).weight = { type: 'integer' };
    else (other.$defs as JsonObject).d60 = { type: 'number' };
    const of = (inputSchema: Json): Snapshot => ({ ...emptySnapshot(), tools: [{ name: 'tow', inputSchema }] });
    expect(judge(of(s), of(other)).found.length).toBeGreaterThan(0);
  }
});

test('a megabyte of text ends', () => {
  const long = (word: string): Snapshot => ({
    ...emptySnapshot(),
    instructions: word.repeat(200_000),
    tools: [
      { name: word.repeat(50_000), description: word.repeat(200_000), inputSchema: { type: 'object', pattern: word.repeat(100_000) } },
    ],
  });
  expect(judge(long('boat '), long('ship ')).found.length).toBeGreaterThan(0);
});
