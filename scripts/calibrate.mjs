#!/usr/bin/env node
// How often each rule fires on real tool lists.
//   node scripts/calibrate.mjs DIR [--rules quality,size] [--list RULE] [--sample N] [--seed N] [--servers a,b]
// DIR holds *.jsonl with one {server, tool} a line; the tools of one file and server are one list, judged as `lint` does.
// `--list` prints the findings of one rule, `--sample` some findings at random, for reading.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const [dir, ...rest] = process.argv.slice(2);
const value = (name, fallback) => (rest.includes(`--${name}`) ? rest[rest.indexOf(`--${name}`) + 1] : fallback);
if (!dir) {
  console.error('calibrate: name the folder of the tool lists, such as node scripts/calibrate.mjs corpus/honest');
  process.exit(2);
}
const wanted = value('rules', 'quality,size').split(',');
const only = value('servers')?.split(',');

const servers = new Map();
for (const file of readdirSync(dir).filter((f) => f.endsWith('.jsonl'))) {
  for (const line of readFileSync(join(dir, file), 'utf8').split('\n').filter(Boolean)) {
    const { server, tool } = JSON.parse(line);
    if (only && !only.includes(server)) continue;
    const key = `${file} ${server}`;
    servers.set(key, [...(servers.get(key) ?? []), tool]);
  }
}
const total = [...servers.values()].reduce((n, tools) => n + tools.length, 0);

const out = mkdtempSync(join(tmpdir(), 'calibrate-'));
try {
  const source = `
    export { review } from './src/review.ts';
    export { defaultPolicy } from './src/model/policy.ts';
    export { emptySnapshot } from './src/model/snapshot.ts';
    export { RULES } from './src/rules/index.ts';`;
  const outfile = join(out, 'engine.mjs');
  await build({
    stdin: { contents: source, resolveDir: process.cwd(), loader: 'ts' },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    banner: { js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);" },
  });
  const { review, defaultPolicy, emptySnapshot, RULES } = await import(pathToFileURL(outfile).href);

  const findings = [];
  for (const [key, tools] of servers) {
    const head = { state: 'listed', reason: null, ref: null, snapshot: { ...emptySnapshot(), tools } };
    const facts = { name: 'server', variant: null, base: null, head };
    const result = review([facts], { policyFor: defaultPolicy, today: '2026-01-01' });
    for (const f of result.servers[0].findings) if (wanted.includes(f.category)) findings.push({ key, tools, ...f });
  }
  const text = (f) =>
    `${f.level.padEnd(7)} ${f.rule} | ${f.key} | ${f.tool ?? '(server)'} ${f.pointer}\n    ${f.message}\n    -> ${f.help}`;
  const list = value('list');
  const sample = Number(value('sample', 0));
  if (list) for (const f of findings.filter((f) => f.rule === list)) console.log(text(f));
  else if (sample) {
    let seed = Number(value('seed', 1));
    const random = () => {
      seed = (seed * 1103515245 + 12345) % 2147483648;
      return seed / 2147483648;
    };
    const pool = findings.filter((f) => f.level !== 'note' || rest.includes('--notes'));
    for (let i = 0; i < sample && pool.length; i++) {
      const [f] = pool.splice(Math.floor(random() * pool.length), 1);
      const tool = f.tools.find((t) => t.name === f.tool);
      console.log(`${i + 1}. ${text(f)}\n    text: ${JSON.stringify(tool?.description ?? null)?.slice(0, 600)}`);
    }
  } else {
    console.log(`${servers.size} servers, ${total} tools\n`);
    console.log(`${'rule'.padEnd(36)} findings  tools at warning or more   tools at any level`);
    for (const { meta } of RULES.filter((r) => wanted.includes(r.meta.id.split('/')[0]))) {
      const mine = findings.filter((f) => f.rule === meta.id);
      const tools = (some) => new Set(some.map((f) => `${f.key} ${f.tool}`)).size;
      const share = (n) => `${((100 * n) / total).toFixed(1)} %`.padStart(8);
      const loud = tools(mine.filter((f) => f.level !== 'note'));
      const all = tools(mine);
      console.log(
        `${meta.id.padEnd(36)} ${String(mine.length).padStart(8)}  ${String(loud).padStart(6)} ${share(loud)}          ${String(all).padStart(6)} ${share(all)}`,
      );
    }
  }
} finally {
  rmSync(out, { recursive: true, force: true });
}
