import type { Json } from '../../../src/model/json.ts';
import { rule } from '../../../src/rules/protocol/cache-fields.ts';
import { say, taking } from '../../support/one-rule.ts';

const good = { resultType: 'complete', ttlMs: 0, cacheScope: 'private' };
const answered = (results: Json[], era: 'modern' | 'legacy' = 'modern') =>
  say(rule, [taking({})], {
    snapshot: {
      era,
      protocolVersion: era === 'modern' ? '2026-07-28' : '2025-11-25',
      notes: [{ kind: 'page', text: '', data: { method: 'tools/list', pages: results.length, results } }],
    },
  });

test('missing fields are named', () => {
  expect(answered([{ resultType: 'complete' }])).toMatchObject([
    { tool: null, level: 'warning', evidence: { method: 'tools/list', fields: ['ttlMs', 'cacheScope'] } },
  ]);
});

test('wrong values, and a scope that changes from page to page', () => {
  expect(answered([{ ...good, ttlMs: -1, cacheScope: 'team' }])).toMatchObject([{ evidence: { fields: ['ttlMs', 'cacheScope'] } }]);
  expect(answered([good, { ...good, cacheScope: 'public' }])[0]?.message).toContain('another cacheScope');
});

test('complete answers, and older revisions', () => {
  expect(answered([good, good])).toEqual([]);
  expect(answered([{}], 'legacy')).toEqual([]);
  expect(say(rule, [taking({})])).toEqual([]);
});
