// What a verb costs before it does any work: `compare` of a small pair against an empty Node process.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pair } from '../timing.mjs';

export async function run() {
  const dir = mkdtempSync(join(tmpdir(), 'bench-'));
  const file = join(dir, 'list.json');
  writeFileSync(
    file,
    JSON.stringify([{ name: 'find_books', description: 'Find books.', inputSchema: { type: 'object', properties: {} } }]),
  );
  for (const format of ['json', 'markdown', 'terminal']) {
    const { a, b, ratio } = pair(['dist/cli.js', 'compare', file, file, '--format', format], ['-e', '0'], 9);
    console.log(`compare --format ${format.padEnd(9)} ${a.toFixed(0)} ms, node -e 0 ${b.toFixed(0)} ms: ${ratio.toFixed(2)} times`);
  }
  rmSync(dir, { recursive: true });
}
