import fc from 'fast-check';
import type { Json } from '../../../src/model/json.ts';
import { quality } from '../../../src/rules/quality/index.ts';
import { size } from '../../../src/rules/size/index.ts';
import { judge } from './judge.ts';

const rules = [...quality, ...size];
const json = fc.jsonValue({ maxDepth: 4 }) as fc.Arbitrary<Json>;
const words = fc.constantFrom(
  'get',
  'list',
  'use',
  'when',
  'one of "a" or "b"',
  'YYYY-MM-DD',
  'e.g.',
  '1-5',
  'id',
  '`x_y`',
  '。',
  '当',
  '__proto__',
  'constructor',
  '\u0000',
  '😀',
  '',
);
const text = fc.array(words, { maxLength: 8 }).map((list) => list.join(' '));
const schema: fc.Arbitrary<Json> = fc.letrec<{ node: Json }>((tie) => ({
  node: fc.oneof(
    { depthSize: 'small' },
    fc.record(
      { type: fc.constantFrom<Json>('string', 'integer', 'array', null, ['string', 'null'], 7), description: text, default: json },
      { requiredKeys: [] },
    ),
    fc.record(
      { type: fc.constant('object'), properties: fc.dictionary(words, tie('node')), required: fc.array(words), items: tie('node') },
      { requiredKeys: [] },
    ),
    fc.record(
      { anyOf: fc.array(tie('node'), { maxLength: 3 }), $ref: fc.constantFrom('#', '#/properties/get', '#/$defs/x') },
      { requiredKeys: [] },
    ),
    json,
  ) as fc.Arbitrary<Json>,
})).node;
const tool = fc.oneof(
  json,
  fc.record(
    { name: fc.oneof(text, json), description: fc.oneof(text, json), inputSchema: schema, annotations: json, title: json },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Json>,
);

test('no rule fails on any list, and what it tells can be written as JSON', () => {
  fc.assert(
    fc.property(fc.array(tool, { maxLength: 5 }), fc.array(tool, { maxLength: 5 }), (base, head) => {
      for (const rule of rules) {
        for (const finding of judge(rule, head, {
          base,
          budgets: { 'tool-bytes': 10, 'growth-bytes': 1, 'growth-percent': 1, 'total-bytes': 20 },
        })) {
          expect(JSON.parse(JSON.stringify(finding.evidence))).toEqual(finding.evidence);
          expect(`${finding.message} ${finding.help}`).not.toMatch(/\bundefined\b|NaN|\[object /);
        }
      }
    }),
    { numRuns: 60, seed: 20_261_130 },
  );
});
