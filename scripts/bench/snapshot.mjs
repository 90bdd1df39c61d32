// What a snapshot costs beyond the server itself: `snapshot --probe off` of the built command line against the smallest client that can be
// written by hand. Whole processes, wall clock, run alternately, so that a busy machine slows both alike. Nothing is subtracted: both start
// Node, start the same server, initialize, list the tools, close stdin and wait for the end.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pair } from '../timing.mjs';

/** A server that takes `slow` milliseconds to start and lists `count` tools of a library. */
const server = (slow, count) => `
import { createInterface } from 'node:readline';
const tools = Array.from({ length: ${count} }, (_, i) => ({ name: 'library_find_shelf_' + i, description: 'Finds the shelf of a book. '.repeat(8),
  inputSchema: { type: 'object', properties: { isbn: { type: 'string', description: 'Thirteen digits.' } }, required: ['isbn'] } }));
await new Promise((r) => setTimeout(r, ${slow}));
createInterface({ input: process.stdin }).on('line', (line) => {
  const m = JSON.parse(line);
  if (m.id === undefined) return;
  const result = m.method === 'initialize' ? { protocolVersion: m.params.protocolVersion, capabilities: { tools: {} }, serverInfo: { name: 'library', version: '1.0.0' } } : { tools };
  process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id: m.id, result }) + '\\n');
}).on('close', () => process.exit(0));
`;

/** As little as can be written and still print the list. */
const client = `
import { spawn } from 'node:child_process';
const child = spawn(process.execPath, [process.argv[2]], { stdio: ['pipe', 'pipe', 'inherit'] });
const send = (m) => child.stdin.write(JSON.stringify({ jsonrpc: '2.0', ...m }) + '\\n');
let text = '';
child.stdout.on('data', (d) => {
  text += d;
  for (let at = text.indexOf('\\n'); at >= 0; at = text.indexOf('\\n')) {
    const m = JSON.parse(text.slice(0, at));
    text = text.slice(at + 1);
    if (m.id === 1) { send({ method: 'notifications/initialized' }); send({ id: 2, method: 'tools/list', params: {} }); }
    if (m.id === 2) { process.stdout.write(JSON.stringify(m.result, null, 2)); child.stdin.end(); }
  }
});
send({ id: 1, method: 'initialize', params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'small', version: '1' } } });
`;

const CASES = [
  { name: 'fast server, 20 tools', slow: 0, count: 20, turns: 21 },
  { name: 'fast server, 1,000 tools', slow: 0, count: 1000, turns: 15 },
  { name: 'slow server (1 s), 20 tools', slow: 1000, count: 20, turns: 5 },
];

/** A repository whose base starts in 1 s and whose head starts in 1.5 s. */
function repository(dir) {
  const git = (...args) => {
    const run = spawnSync('git', ['-c', 'user.name=bench', '-c', 'user.email=bench@example.invalid', ...args], {
      cwd: dir,
      encoding: 'utf8',
    });
    if (run.status !== 0) throw new Error(`git ${args.join(' ')}: ${run.stderr}`);
  };
  mkdirSync(dir);
  git('init', '-q', '-b', 'main');
  writeFileSync(join(dir, 'server.mjs'), server(1000, 20));
  git('add', '-A');
  git('commit', '-qm', 'base');
  git('checkout', '-qb', 'slower');
  writeFileSync(join(dir, 'server.mjs'), server(1500, 20));
  git('commit', '-qam', 'head');
}

export async function run() {
  const dir = mkdtempSync(join(tmpdir(), 'bench-snapshot-'));
  const cli = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
  const rows = [];
  const add = (name, { a, b, ratio }, goal) =>
    rows.push({ case: name, 'ours, ms': Math.round(a), 'against, ms': Math.round(b), ratio: Number(ratio.toFixed(2)), goal });
  try {
    const raw = join(dir, 'client.mjs');
    writeFileSync(raw, client);
    const file = join(dir, 'server.mjs');
    const ours = [cli, 'snapshot', '--probe', 'off', '--', process.execPath, file];
    for (const { name, slow, count, turns } of CASES) {
      writeFileSync(file, server(slow, count));
      add(name, pair(ours, [raw, file], turns), 'at most 1.15');
    }
    const repo = join(dir, 'repository');
    repository(repo);
    const both = [cli, 'review', '--base', 'main', '--probe', 'off', '--start', 'node server.mjs', '--format', 'json'];
    const slower = [cli, 'snapshot', '--probe', 'off', '--', process.execPath, join(repo, 'server.mjs')];
    add('review of both sides (1 s, 1.5 s) against a snapshot of the slower', pair(both, slower, 3, { cwd: repo }), '-');
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
  console.table(rows);
  return rows;
}
