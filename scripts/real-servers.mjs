// Installs servers from npm into throw-away folders, lists each with the built command line and prints what came of it. Run by hand:
//   node scripts/real-servers.mjs LIST.json [name-part]
// LIST.json: [{ "package", "version", "args": [], "env": ["NAME"], "tools": n, "bytes": n }], the last two as recorded earlier.
import { spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const [list, part = '', output] = process.argv.slice(2);
if (!list) {
  console.error('real-servers needs a list: node scripts/real-servers.mjs LIST.json [name-part] [results.jsonl]');
  process.exit(2);
}
const cli = resolve('dist/cli.js');
const minutes = (n) => n * 60_000;

/** Values that let servers start: most check the presence of a variable only, some its form. */
const KNOWN = {
  MCP_MODE: 'stdio',
  BRAVE_MCP_TRANSPORT: 'stdio',
  LOG_LEVEL: 'error',
  DISABLE_CONSOLE_OUTPUT: 'true',
  OPENAPI_MCP_HEADERS: '{}',
  KUBECONFIG: 'kubeconfig.yml',
  MAPBOX_ACCESS_TOKEN: `pk.${Buffer.from('{"u":"dummy"}').toString('base64url')}.dummy`,
};
const dummy = (name) => KNOWN[name] ?? (/_(DISABLED|SKIP_BROWSER_DOWNLOAD)$/.test(name) ? 'true' : 'dummy');
const KUBECONFIG = `apiVersion: v1
kind: Config
clusters: [{ name: none, cluster: { server: 'http://127.0.0.1:9' } }]
contexts: [{ name: none, context: { cluster: none, user: none } }]
users: [{ name: none, user: {} }]
current-context: none
`;

/** The program that the package offers: the one named like it, or the first. */
function program(folder, name) {
  const root = join(folder, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const entry = typeof bin === 'string' ? bin : (bin?.[name.split('/').at(-1)] ?? Object.values(bin ?? {})[0]);
  return entry && existsSync(join(root, entry)) ? join(root, entry) : undefined;
}

function take({ package: name, version, args, env }) {
  const folder = mkdtempSync(join(tmpdir(), 'real-server-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{"private":true}');
    writeFileSync(join(folder, 'kubeconfig.yml'), KUBECONFIG);
    const install = spawnSync('npm', ['install', '--no-audit', '--no-fund', '--loglevel=error', `${name}@${version}`], {
      cwd: folder,
      encoding: 'utf8',
      timeout: minutes(6),
      env: { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' },
      shell: process.platform === 'win32',
    });
    if (install.status !== 0)
      return { outcome: 'not installed', why: (install.stderr || 'time ran out').trim().split('\n').slice(0, 2).join(' ').slice(0, 160) };
    const file = program(folder, name);
    if (!file) return { outcome: 'no program', why: '`bin` names a file that is not in the package' };
    const home = join(folder, 'home');
    mkdirSync(home);
    const given = ['HOME', ...env].flatMap((e) => ['--env', `${e}=${e === 'HOME' ? home : dummy(e)}`]);
    const began = Date.now();
    const script = /\.[cm]?js$/.test(file) || /^#!.*\bnode\b/.test(readFileSync(file, 'latin1').slice(0, 100));
    const command = script ? [process.execPath, file, ...args] : [file, ...args];
    const run = spawnSync(process.execPath, [cli, 'snapshot', '--timeout', '90', ...given, '--', ...command], {
      cwd: folder,
      encoding: 'utf8',
      timeout: minutes(4),
      maxBuffer: 1 << 28,
    });
    const seconds = Math.round((Date.now() - began) / 100) / 10;
    if (run.status !== 0)
      return {
        outcome: 'not listed',
        seconds,
        why: run.stderr.trim().split('\n').slice(-3).join(' ').replaceAll(folder, '.').slice(0, 400),
      };
    const { tools, protocolVersion, era, notes } = JSON.parse(run.stdout);
    const kinds = [...new Set(notes.map((n) => n.kind))].join(' ');
    return {
      outcome: 'listed',
      seconds,
      protocolVersion,
      era,
      tools: tools.length,
      bytes: Buffer.byteLength(JSON.stringify(tools)),
      notes: kinds,
      details: notes.map((n) => n.text.slice(0, 200)),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

const rows = [];
for (const server of JSON.parse(readFileSync(list, 'utf8'))) {
  if (!`${server.package}@${server.version}`.includes(part)) continue;
  const result = take(server);
  const same =
    result.outcome !== 'listed'
      ? ''
      : result.tools === server.tools && result.bytes === server.bytes
        ? 'same'
        : `recorded ${server.tools} tools, ${server.bytes} bytes`;
  const { details, ...row } = { server: `${server.package}@${server.version}`, sdk: server.sdk, ...result, against: same };
  rows.push(row);
  console.error(Object.values(row).join(' | '));
  if (output) appendFileSync(output, `${JSON.stringify({ ...row, details })}\n`);
}
console.table(rows);
