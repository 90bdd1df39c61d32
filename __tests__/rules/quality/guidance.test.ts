import { readFileSync } from 'node:fs';
import { RULES } from '../../../src/rules/index.ts';
import { quality } from '../../../src/rules/quality/index.ts';
import { size } from '../../../src/rules/size/index.ts';

const page = readFileSync('docs/guidance.md', 'utf8');
const named = new Set([...page.matchAll(/`([a-z]+\/[a-z-]+)`/g)].map((m) => m[1]!));

test('every quality and size rule answers some advice', () => {
  expect([...quality, ...size].map((r) => r.meta.id).filter((id) => !named.has(id))).toEqual([]);
});

test('every rule the page names exists', () => {
  const known = new Set<string>(RULES.map((r) => r.meta.id));
  const filled = new Set(RULES.map((r) => r.meta.id.split('/')[0]));
  expect([...named].filter((id) => filled.has(id.split('/')[0]!) && !known.has(id))).toEqual([]);
});
