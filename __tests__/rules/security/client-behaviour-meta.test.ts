import type { Json, JsonObject } from '../../../src/model/json.ts';
import { rule } from '../../../src/rules/security/client-behaviour-meta.ts';
import { sayOfChange } from '../../support/one-rule.ts';

const tool = (meta?: JsonObject): JsonObject => ({
  name: 'museum_list',
  description: 'Lists.',
  inputSchema: { type: 'object' },
  ...(meta ? { _meta: meta } : {}),
});
const told = (before: Json[], after: Json[]) => sayOfChange(rule, before, after).map((t) => t.evidence.key);

test('what makes a client ask, load or hide', () => {
  expect(told([tool({ 'a.example/requiresUserInteraction': true })], [tool()])).toEqual(['a.example/requiresUserInteraction']);
  expect(told([tool()], [tool({ 'a.example/alwaysLoad': true })])).toEqual(['a.example/alwaysLoad']);
  expect(told([tool({ ui: { visibility: ['model', 'app'] } })], [tool({ ui: { visibility: ['app'] } })])).toEqual(['ui/visibility']);
  expect(told([], [tool({ autoApprove: true })])).toEqual(['autoApprove']);
});

test('other data is quiet', () => {
  expect(told([tool({ 'a.example/team': 'x' })], [tool({ 'a.example/team': 'y', trace: 1 })])).toEqual([]);
  expect(told([tool({ alwaysLoad: true })], [tool({ alwaysLoad: true })])).toEqual([]);
});
