import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBooks, reserveBook } from '../support/library.ts';

/** The built command with a config, as users run it. */
const dir = mkdtempSync(join(tmpdir(), 'config-test-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));
const file = (name: string, text: string): string => {
  const path = join(dir, name);
  writeFileSync(path, text);
  return path;
};
const lint = (config: string, tools: unknown[] = [findBooks(), reserveBook()], options: string[] = []) => {
  const list = file('list.json', JSON.stringify({ tools }));
  const args = ['lint', list, '--config', file('c.yml', config), '--format', 'json', ...options];
  const run = spawnSync(process.execPath, ['dist/cli.js', ...args], { encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } });
  const server = run.stdout.startsWith('{') ? JSON.parse(run.stdout).servers[0] : undefined;
  const findings: { rule: string; level: string; tool: string | null; evidence: { clients?: string[] } }[] = server?.findings ?? [];
  return { code: run.status, err: run.stderr, server, findings };
};
const bad = () => ({
  ...findBooks(),
  name: 'library find',
  inputSchema: { type: 'object', properties: { tags: { type: 'array', description: 'Tags' } } },
});

test('a config with one server gives it its name and its trust', () => {
  const { server } = lint('servers: [{ name: town-library, start: node x.js, trust: third-party }]\n');
  expect([server.name, server.trust]).toEqual(['town-library', 'third-party']);
});

test('levels by rule and by tool hold, and the last entry wins', () => {
  const levels = (config: string) =>
    lint(config, [bad()])
      .findings.filter((f) => /name-characters|array-without-items/.test(f.rule))
      .map((f) => [f.rule.split('/')[1], f.level]);
  expect(levels('{}')).toEqual([
    ['array-without-items', 'error'],
    ['name-characters', 'error'],
  ]);
  expect(
    levels('rules: { compat/name-characters: note }\ntools: [{ match: "library*", rules: { compat/array-without-items: off } }]\n'),
  ).toEqual([['name-characters', 'note']]);
});

test('only the chosen clients are looked at, and an option goes over the file', () => {
  const found = (options: string[]) => lint('clients: [vscode]\n', [bad()], options).findings.map((f) => f.rule);
  expect(found([])).toContain('compat/array-without-items');
  expect(found([])).not.toContain('compat/name-characters');
  expect(found(['--client', 'bedrock'])).toContain('compat/name-characters');
  expect(found(['--client', 'bedrock'])).not.toContain('compat/array-without-items');
});

test('a mistake ends the run before anything is judged', () => {
  const { code, err, server } = lint('preset: recommended\nrules:\n  compat/name-lenght: off\n');
  expect([code, server]).toEqual([2, undefined]);
  expect(err).toContain('c.yml:3: unknown rule `compat/name-lenght`; did you mean `compat/name-length`?');
});
