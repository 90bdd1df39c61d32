import { readFileSync } from 'node:fs';
import type { Json } from '../../../src/model/json.ts';
import type { Snapshot } from '../../../src/model/snapshot.ts';
import { breaking } from '../../../src/rules/breaking/index.ts';
import { step } from './step.ts';

/** The example under a heading of a page: both sides of a step. */
function example(page: string, heading: string): { base: Json[] | Partial<Snapshot>; head: Json[] | Partial<Snapshot> } {
  return JSON.parse((page.split(`## ${heading}\n`)[1] ?? '').split('```json\n')[1]!.split('```')[0]!);
}

describe.each(breaking.map((r) => [r.meta.id, r] as const))('the page of %s', (id, rule) => {
  const page = readFileSync(`docs/rules/${id}.md`, 'utf8');
  test('shows a step that breaks', () => {
    const { base, head } = example(page, 'Fires on');
    expect(step(rule, base, head).length).toBeGreaterThan(0);
  });
  test('shows a step that does not', () => {
    const { base, head } = example(page, 'Stays quiet on');
    expect(step(rule, base, head)).toEqual([]);
  });
  test('says what to do', () => {
    for (const { help } of Object.values(rule.meta.messages)) expect(help).toMatch(/\.$/);
    expect((page.split('## What to do\n')[1] ?? '').trim().length).toBeGreaterThan(20);
  });
});
