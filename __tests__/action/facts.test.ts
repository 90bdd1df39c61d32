import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FACTS_LIMIT, type FactsFile, readFacts } from '../../src/action/facts.ts';
import { facts, findBooks, reserveBook } from '../support/library.ts';

const made: string[] = [];
afterAll(() => {
  for (const dir of made) rmSync(dir, { recursive: true, force: true });
});
const folder = (): string => {
  const dir = mkdtempSync(join(tmpdir(), 'facts-'));
  made.push(dir);
  return dir;
};
const good = (): FactsFile => ({
  schemaVersion: 1,
  kind: 'facts',
  tool: { name: 'mcp-tool-review', version: '0.1.0' },
  base: 'a'.repeat(40),
  head: 'b'.repeat(40),
  servers: [facts([findBooks()], [findBooks(), reserveBook()])],
  skipped: [],
});
function read(value: unknown): FactsFile {
  const file = join(folder(), 'facts.json');
  writeFileSync(file, typeof value === 'string' ? value : JSON.stringify(value));
  return readFacts(file);
}
const altered = (change: (facts: Record<string, never> & FactsFile) => void): unknown => {
  const copy = structuredClone(good());
  change(copy as never);
  return copy;
};

test('what was written is read, by file and by folder', () => {
  expect(read(good())).toEqual(good());
  const dir = folder();
  writeFileSync(join(dir, 'facts.json'), JSON.stringify(good()));
  expect(readFacts(dir)).toEqual(good());
});

test('broken tools are facts too', () => {
  const odd = good();
  odd.servers[0]!.head.snapshot!.tools = [null, 7, { name: 7 }, 'text', { __proto__: null, name: 'x' }];
  expect(() => read(odd)).not.toThrow();
});

test.each<[string, unknown]>([
  ['no JSON', '{"schemaVersion": 1,'],
  ['another document', { tools: [] }],
  ['a review with a verdict', altered((f) => Object.assign(f, { verdict: 'pass' }))],
  ['another version', altered((f) => Object.assign(f, { schemaVersion: 2 }))],
  ['a head that is no commit', altered((f) => Object.assign(f, { head: '../../main' }))],
  ['a side that says listed without a list', altered((f) => Object.assign(f.servers[0]!.head, { snapshot: null }))],
  ['a side that failed with a list', altered((f) => Object.assign(f.servers[0]!.head, { state: 'list-failed' }))],
  ['an unknown state', altered((f) => Object.assign(f.servers[0]!.base!, { state: 'fine' }))],
  ['tools that are no list', altered((f) => Object.assign(f.servers[0]!.head.snapshot!, { tools: {} }))],
  ['a word of its own', altered((f) => Object.assign(f.servers[0]!, { remark: 'approved' }))],
  ['a reason without end', altered((f) => Object.assign(f.servers[0]!.head, { reason: 'x'.repeat(200_000) }))],
])('%s is refused', (_what, value) => {
  expect(() => read(value)).toThrow(/facts/i);
});

test('a missing file, a link, a folder with more in it and a file without measure are refused by name', () => {
  const dir = folder();
  expect(() => readFacts(join(dir, 'facts.json'))).toThrow(/no facts at/);
  symlinkSync('/etc/hostname', join(dir, 'facts.json'));
  expect(() => readFacts(dir)).toThrow(/plain file/);
  rmSync(join(dir, 'facts.json'));
  mkdirSync(join(dir, 'facts.json'));
  expect(() => readFacts(dir)).toThrow(/plain file/);
  const two = folder();
  for (const name of ['facts.json', 'comment.md']) writeFileSync(join(two, name), JSON.stringify(good()));
  expect(() => readFacts(two)).toThrow(/comment\.md/);
  const large = join(folder(), 'facts.json');
  writeFileSync(large, '');
  truncateSync(large, FACTS_LIMIT + 1);
  expect(() => readFacts(large)).toThrow(/are not read/);
});
