import { readFileSync } from 'node:fs';
import { isObject, type Json } from '../../../src/model/json.ts';
import type { Snapshot } from '../../../src/model/snapshot.ts';
import { security } from '../../../src/rules/security/index.ts';
import { say, sayOfChange, type Told } from '../../support/one-rule.ts';

/** What a rule says of the first JSON example under a heading: a list of tools, two lists, or a snapshot. */
function judged(rule: (typeof security)[number], page: string, heading: string): Told[] {
  const given = JSON.parse((page.split(`## ${heading}\n`)[1] ?? '').split('```json\n')[1]!.split('```')[0]!) as Json;
  if (!isObject(given)) return say(rule, given as Json[]);
  const trust = given.trust === 'third-party' ? { trust: 'third-party' as const } : {};
  if (given.base) return sayOfChange(rule, given.base as Json[], given.head as Json[], trust);
  return say(rule, (given.tools ?? []) as Json[], { snapshot: given as Partial<Snapshot> });
}

describe.each(security.map((r) => [r.meta.id, r] as const))('the page of %s', (id, rule) => {
  const page = readFileSync(`docs/rules/${id}.md`, 'utf8');
  test('shows an example that fires', () => {
    const told = judged(rule, page, 'Fires on');
    expect(told.length).toBeGreaterThan(0);
    for (const t of told) expect(`${t.message} ${t.help}`).not.toMatch(/undefined|\[object/);
  });
  test('shows an example that does not', () => {
    expect(judged(rule, page, 'Stays quiet on')).toEqual([]);
  });
});
