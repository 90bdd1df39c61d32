import { readFileSync } from 'node:fs';
import { CLIENTS } from '../../src/config/clients.ts';
import { parseConfig } from '../../src/config/load.ts';
import { configSchema } from '../../src/config/schema.ts';
import type { JsonObject } from '../../src/model/json.ts';
import { RULES } from '../../src/rules/index.ts';

const rules = RULES.map((r) => r.meta);
const fences = (file: string): string[] => [...readFileSync(file, 'utf8').matchAll(/```yaml\n([\s\S]*?)```/g)].map((m) => m[1]!);
const page = readFileSync('docs/configuration.md', 'utf8');

test.each([...fences('docs/configuration.md'), ...fences('docs/clients.md')])('an example of the docs is a config: %#', (text) => {
  expect(() => parseConfig(text, 'example.yml', rules)).not.toThrow();
});

test('the page names every key', () => {
  const schema = configSchema(rules);
  const keys = Object.keys(schema.properties as JsonObject);
  const server = Object.keys((((schema.properties as JsonObject).servers as JsonObject).items as JsonObject).properties as JsonObject);
  for (const key of [...keys, ...server]) expect([key, page.includes(key)]).toEqual([key, true]);
});

test('the page of clients has each of them', () => {
  const clients = readFileSync('docs/clients.md', 'utf8');
  for (const { name, label, asOf } of CLIENTS) for (const word of [name, label, asOf]) expect(clients).toContain(word);
});
