import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { CATEGORIES } from '../../src/model/finding.ts';
import { RULES } from '../../src/rules/index.ts';
import type { RuleMeta } from '../../src/rules/rule.ts';

/** The line of a page that states the rule's facts. */
const facts = (meta: RuleMeta): string =>
  [
    `Level: ${meta.level}`,
    ...Object.entries(meta.presets ?? {}).map(([preset, level]) => `In ${preset}: ${level}`),
    `Kind: ${meta.kind}`,
    `Source: ${meta.source.join(', ')}`,
  ].join(' · ');

test('there are rules, each under its own id', () => {
  const ids = RULES.map((r) => r.meta.id);
  expect(ids.length).toBeGreaterThan(80);
  expect(new Set(ids).size).toBe(ids.length);
});

describe.each(RULES.map((r) => [r.meta.id, r] as const))('%s', (id, rule) => {
  const page = `docs/rules/${id}.md`;
  test('is a source, a test and a page under one name', () => {
    for (const file of [`src/rules/${id}.ts`, `__tests__/rules/${id}.test.ts`, page])
      expect([file, existsSync(file)]).toEqual([file, true]);
  });
  test('its page states the facts of the code', () => {
    const text = readFileSync(page, 'utf8');
    const lines = text.split('\n');
    expect(lines[0]).toBe(`# ${id}`);
    expect(lines[2]).toBe(`> ${rule.meta.summary}`);
    expect(lines[4]).toBe(facts(rule.meta));
    for (const heading of ['## Fires on', '## Stays quiet on', '## What to do']) expect(lines).toContain(heading);
    for (const name of Object.keys((rule.meta.options?.properties ?? {}) as object)) expect(text).toContain(`\`${name}\``);
  });
  test('declares itself soundly', () => {
    const { meta } = rule;
    expect(CATEGORIES).toContain(meta.id.split('/')[0]);
    // A content rule may look at both sides as well, to tell growth from debt.
    expect(Boolean(rule.tool ?? rule.item ?? rule.surface)).toBe(meta.kind === 'content');
    if (meta.kind === 'change') expect(rule.change).toBeDefined();
    for (const words of Object.values(meta.messages))
      expect([words.title.length, words.help.length]).toEqual([expect.any(Number), expect.any(Number)]);
    if (meta.options) expect(() => new Ajv2020({ strict: false }).compile(meta.options!)).not.toThrow();
  });
});

test('no page without a rule', () => {
  const known = new Set(RULES.map((r) => `${r.meta.id}.md`));
  const pages = readdirSync('docs/rules', { recursive: true, encoding: 'utf8' }).filter((f) => f.includes('/') && f.endsWith('.md'));
  expect(pages.filter((p) => !known.has(p))).toEqual([]);
});
