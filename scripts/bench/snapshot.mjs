// What a snapshot costs beyond the server itself: `snapshot --probe off` of the built command line against the smallest client that can be
// written by hand. Whole processes, wall clock, run alternately, so that a busy machine slows both alike; the median of the ratios of
// neighbours. Nothing is subtracted: both start Node, start the same server, initialize, list the tools, close stdin and wait for the end.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

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
  { name: 'fast server, 20 tools', slow: 0, count: 20, pairs: 21 },
  { name: 'fast server, 1,000 tools', slow: 0, count: 1000, pairs: 11 },
  { name: 'slow server (1 s), 20 tools', slow: 1000, count: 20, pairs: 5 },
];

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

function time(args) {
  const began = process.hrtime.bigint();
  const { status, stderr } = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 60_000 });
  if (status !== 0) throw new Error(`node ${args.join(' ')} ended with ${status}: ${stderr}`);
  return Number(process.hrtime.bigint() - began) / 1e6;
}

export async function run() {
  const dir = mkdtempSync(join(tmpdir(), 'bench-snapshot-'));
  const cli = resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../../dist/cli.js');
  const raw = join(dir, 'client.mjs');
  writeFileSync(raw, client);
  const rows = [];
  try {
    for (const { name, slow, count, pairs } of CASES) {
      const file = join(dir, 'server.mjs');
      writeFileSync(file, server(slow, count));
      const ours = ['snapshot', '--probe', 'off', '--', process.execPath, file];
      time([cli, ...ours]);
      time([raw, file]);
      const ratios = [];
      const left = [];
      const right = [];
      for (let i = 0; i < pairs; i++) {
        left.push(time([cli, ...ours]));
        right.push(time([raw, file]));
        ratios.push(left.at(-1) / right.at(-1));
      }
      rows.push({
        case: name,
        'snapshot ms': Math.round(median(left)),
        'raw client ms': Math.round(median(right)),
        ratio: Number(median(ratios).toFixed(2)),
        goal: 1.15,
      });
    }
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
  console.table(rows);
  return rows;
}
