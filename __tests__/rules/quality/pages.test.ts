import { readFileSync } from 'node:fs';
import type { Json, JsonObject } from '../../../src/model/json.ts';
import { isObject } from '../../../src/model/json.ts';
import type { Budgets } from '../../../src/model/policy.ts';
import { quality } from '../../../src/rules/quality/index.ts';
import { size } from '../../../src/rules/size/index.ts';
import { judge } from './judge.ts';

/** The first JSON example under a heading: a list of tools, or an object with `tools` or `base` and `head`, options and budgets. */
function example(page: string, heading: string): { tools: Json[]; base?: Json[]; options?: JsonObject; budgets?: Budgets } {
  const after = page.split(`## ${heading}\n`)[1] ?? '';
  const given = JSON.parse(after.split('```json\n')[1]!.split('```')[0]!) as Json;
  if (!isObject(given)) return { tools: given as Json[] };
  return { ...given, tools: (given.tools ?? given.head) as Json[] } as ReturnType<typeof example>;
}

describe.each([...quality, ...size].map((r) => [r.meta.id, r] as const))('the page of %s', (id, rule) => {
  const page = readFileSync(`docs/rules/${id}.md`, 'utf8');
  test('shows an example that fires', () => {
    const { tools, ...given } = example(page, 'Fires on');
    const findings = judge(rule, tools, given).filter((f) => f.state === 'new');
    expect(findings.length).toBeGreaterThan(0);
    // Every placeholder of the sentences is filled from the evidence.
    for (const f of findings) expect(`${f.message} ${f.help}`).not.toMatch(/\{\w+[:}]|undefined| {2}/);
  });
  test('shows an example that does not', () => {
    const { tools, ...given } = example(page, 'Stays quiet on');
    expect(judge(rule, tools, given)).toEqual([]);
  });
});
