import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { compareSchemas } from '../../../src/diff/schema/compare.ts';
import type { Fact } from '../../../src/diff/schema/fact.ts';
import { schemaWitness } from '../../../src/diff/schema/witness.ts';
import { type Json, type JsonObject, own } from '../../../src/model/json.ts';
import { args, argumentsSchema, schema } from '../arbitrary.ts';

const ajv = new Ajv2020({ strict: false, validateSchema: false, addUsedSchema: false });
const accepts = (s: Json) => {
  const validate = ajv.compile(s as object);
  ajv.removeSchema(s as object);
  return (v: Json) => validate(v) === true;
};
const facts = (base: Json, head: Json) => compareSchemas(base, head, '/inputSchema');
const one = (boat: Json): JsonObject => ({ type: 'object', properties: { boat } });
/** A property that came or went explains a difference either way: its name was free before, or is now. */
const explains = (f: Fact, effect: 'narrowed' | 'widened') =>
  f.effect === effect || f.effect === 'unknown' || ['removed', 'added', 'renamed'].includes(f.what);

test('what the base accepts and the head refuses is never told as harmless, and the reverse', () => {
  fc.assert(
    fc.property(argumentsSchema, argumentsSchema, fc.array(args, { minLength: 20, maxLength: 20 }), (base, head, samples) => {
      const [before, after] = [accepts(base), accepts(head)];
      const found = facts(base, head);
      for (const sample of samples) {
        const [b, h] = [before(sample), after(sample)];
        if (b && !h && !found.some((f) => explains(f, 'narrowed'))) throw new Error(`lost: ${JSON.stringify(sample)}`);
        if (!b && h && !found.some((f) => explains(f, 'widened'))) throw new Error(`won: ${JSON.stringify(sample)}`);
      }
    }),
    { numRuns: 300 },
  );
});

test('the same for one parameter on both sides, where nothing can be explained away', () => {
  fc.assert(
    fc.property(schema(), schema(), fc.array(args, { minLength: 30, maxLength: 30 }), (b, h, samples) => {
      const [before, after] = [accepts(one(b)), accepts(one(h))];
      const found = facts(one(b), one(h));
      for (const sample of samples) {
        const [was, is] = [before(sample), after(sample)];
        const has = (effect: string) =>
          found.some((f) => f.effect === effect || f.effect === 'unknown' || f.what === 'added' || f.what === 'removed');
        if (was && !is && !has('narrowed')) throw new Error(`lost: ${JSON.stringify(sample)}`);
        if (!was && is && !has('widened')) throw new Error(`won: ${JSON.stringify(sample)}`);
      }
    }),
    { numRuns: 600 },
  );
});

test('a witness is accepted before and refused now', () => {
  let found = 0;
  fc.assert(
    fc.property(argumentsSchema, argumentsSchema, (base, head) => {
      for (const fact of facts(base, head)) {
        const proof = schemaWitness(base, head, '/inputSchema', fact);
        if (proof === undefined) continue;
        found++;
        expect([accepts(base)(proof), accepts(head)(proof)]).toEqual([true, false]);
      }
    }),
    { numRuns: 60 },
  );
  expect(found).toBeGreaterThan(50);
});

test('what breaks has a proof, but for a few of a hundred (most of these take nothing at that place)', () => {
  let [breaks, proved] = [0, 0];
  fc.assert(
    fc.property(argumentsSchema, argumentsSchema, (base, head) => {
      // A name that went is not refused where any other is taken.
      for (const fact of facts(base, head)) {
        if (fact.effect !== 'narrowed' || fact.what === 'removed' || fact.what === 'renamed') continue;
        breaks++;
        if (schemaWitness(base, head, '/inputSchema', fact) !== undefined) proved++;
      }
    }),
    { numRuns: 150, seed: 3 },
  );
  expect(breaks).toBeGreaterThan(150);
  expect(proved / breaks).toBeGreaterThan(0.92);
});

/** The same schema in other words. */
function respelt(s: Json, definitions: JsonObject, pick: () => number): Json {
  if (typeof s !== 'object' || s === null || Array.isArray(s)) return s;
  let out: JsonObject = {};
  for (const [key, v] of Object.entries(s)) {
    if (key === 'properties')
      out[key] = Object.fromEntries(
        Object.entries(v as JsonObject)
          .map(([k, p]) => [k, respelt(p, definitions, pick)])
          .reverse(),
      );
    else if (['anyOf', 'oneOf', 'allOf', 'prefixItems'].includes(key)) out[key] = (v as Json[]).map((p) => respelt(p, definitions, pick));
    else if (key === 'items') out[key] = respelt(v, definitions, pick);
    else if (key === 'enum') out[key] = [...(v as Json[])].reverse();
    else out[key] = v;
  }
  const type = own(out, 'type');
  if (Array.isArray(type) && pick() === 0) {
    const { type: _, ...rest } = out;
    out = { ...rest, anyOf: type.map((t) => ({ type: t })) };
  } else if (type === 'integer' && own(out, 'multipleOf') === undefined && pick() === 0) out = { ...out, type: 'number', multipleOf: 1 };
  if (own(out, 'const') !== undefined && pick() === 0) {
    const { const: only, ...rest } = out;
    out = { ...rest, enum: [only as Json] };
  }
  if (pick() === 0) {
    const name = `d${Object.keys(definitions).length}`;
    definitions[name] = out;
    return { $ref: `#/$defs/${name}` };
  }
  return pick() === 0 ? { allOf: [out] } : out;
}

test('another spelling is no difference, in either direction', () => {
  fc.assert(
    fc.property(schema(3), fc.infiniteStream(fc.nat(2)), (s, stream) => {
      const definitions: JsonObject = {};
      const pick = () => stream.next().value as number;
      const other = { ...one(respelt(s, definitions, pick)), $defs: definitions, required: [] };
      // What is compared as it is written may come out as unknown, never as a break or a gain.
      const told = (a: Json, b: Json) =>
        facts(a, b)
          .filter((f) => f.effect !== 'equivalent' && f.effect !== 'unknown')
          .map((f) => [f.what, f.effect, f.pointer]);
      expect(told(one(s), other)).toEqual([]);
      expect(told(other, one(s))).toEqual([]);
    }),
    { numRuns: 600 },
  );
});

test('of a union the branch that changed is told, at what changed in it', () => {
  const branch = (kind: string, limit?: number): Json => ({
    type: 'object',
    properties: { kind: { const: kind }, note: { type: 'string', ...(limit ? { maxLength: limit } : {}) } },
    required: ['kind'],
  });
  const union = (limit?: number) => one({ anyOf: [branch('tow'), branch('tie', limit), branch('paint')] });
  const told = (base: Json, head: Json) => facts(base, head).map((f) => [f.what, f.effect, f.pointer, f.keyword]);
  const place = '/inputSchema/properties/boat/anyOf/1/properties/note';
  expect(told(union(), union(9))).toEqual([['bound', 'narrowed', place, 'maxLength']]);
  expect(told(union(9), union())).toEqual([['bound', 'widened', place, 'maxLength']]);
});
