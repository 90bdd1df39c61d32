// A server that misbehaves on command: node server.mjs SCRIPT [tag...]. SCRIPT is JSON, or the path of a file that holds it.
//
// { tools, prompts, resources, templates, instructions, serverInfo, capabilities, version   what it normally says
//   start:  step                     before anything is read
//   on:     { method: [step, ...] }  the nth request of that method takes the nth step; the last one repeats
//   era:    "both" | "modern"        speaks 2026-07-28 too, or nothing else
//   unknown: "exit" | "silent"       what an unknown request brings about
//   stays, deaf                      does not end with stdin; ignores signals
//   eol, bom                         line end and first bytes of stdout
//   counter                          a file that counts the starts; `starts` holds the tools of each start
//   counterInHome                    the same below HOME; diesFrom: n, last: words   ends at the nth start; diesInCi: exit code
//   forClient: { name, tools }, forCapability: { name, tools }, inCi: tools }
// step: { stdout, stderr, wait, exit, signal, hang, error, result, raw, ask: [methods], notify: [methods], later: {ms, notify}, children: [...] }
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const [, , given, ...tags] = process.argv;
const script = JSON.parse(given.startsWith('{') ? given : readFileSync(given, 'utf8'));
const tag = tags.at(-1) ?? 'hostile';
const eol = script.eol ?? '\n';
const out = (text) => process.stdout.write(text);
const send = (message) => out(JSON.stringify({ jsonrpc: '2.0', ...message }) + eol);
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** Helpers that outlive manners: { detached, orphan, bare } - in a session of its own, without a parent, without our environment. */
function child({ detached, orphan, bare, deaf, restarts }) {
  if (restarts) {
    // Two that start each other again.
    const file = fileURLToPath(new URL('phoenix.mjs', import.meta.url));
    return spawn(process.execPath, [file, tag], { stdio: 'ignore', detached: true });
  }
  const code = `${deaf ? "for (const s of ['SIGTERM','SIGINT','SIGHUP']) process.on(s, () => {});" : ''}setInterval(() => {}, 1000)`;
  const options = { stdio: detached || orphan ? 'ignore' : 'inherit', detached: Boolean(detached || orphan), ...(bare ? { env: {} } : {}) };
  if (!orphan) return spawn(process.execPath, ['-e', code, tag], options);
  const middle = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(code)}, ${JSON.stringify(tag)}], { detached: true, stdio: 'ignore'${bare ? ', env: {}' : ''} }).unref(); setTimeout(() => process.exit(0), ${bare ? 600 : 0})`;
  return spawn(process.execPath, ['-e', middle, tag], options);
}

let starts = 0;
if (script.counterInHome) script.counter = `${process.env.HOME}/${script.counterInHome}`;
if (script.counter) {
  starts = existsSync(script.counter) ? Number(readFileSync(script.counter, 'utf8')) : 0;
  writeFileSync(script.counter, String(starts + 1));
}
if (script.diesInCi && process.env.CI) process.exit(script.diesInCi);
if (script.diesFrom && starts >= script.diesFrom) {
  process.stderr.write(`${script.last}\n`);
  await sleep(50);
  process.exit(1);
}
if (script.bom) out('\uFEFF');
if (script.deaf) for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) process.on(signal, () => {});
if (script.stays) setInterval(() => {}, 1000);
if (script.dumpArgs) writeFileSync(script.dumpArgs, given);
if (script.dump) writeFileSync(script.dump, JSON.stringify(process.env));

/** Plays one step; true when it answered. */
async function play(step, id) {
  for (const one of step.children ?? []) child(one);
  if (step.stderr !== undefined) process.stderr.write(step.stderr);
  if (step.flood) process.stderr.write(`${'ship ahoy '.repeat(step.flood / 10)}\n`);
  if (step.stdout !== undefined) out(step.stdout);
  if (step.wait) await sleep(step.wait);
  for (const method of step.ask ?? []) send({ id: `from-server-${method}`, method, params: {} });
  for (const method of step.notify ?? []) send({ method });
  if (step.later) setTimeout(() => send({ method: step.later.notify }), step.later.ms);
  if (step.listen !== undefined) await new Promise((done) => createServer().listen(step.listen, '127.0.0.1', done));
  if (step.chatter) for (;;) if (!out(step.chatter)) await new Promise((done) => process.stdout.once('drain', done));
  if (step.closes) (await import('node:fs')).closeSync(1);
  if (step.deafens) process.stdin.destroy();
  if (step.throws) throw new Error(step.throws);
  if (step.signal) process.kill(process.pid, step.signal);
  if (step.exit !== undefined) process.exit(step.exit);
  if (step.hang) return true;
  if (step.raw !== undefined) {
    process.stdout.write(step.raw.replaceAll('$ID', JSON.stringify(id)), () => {
      if (step.leave) process.exit(0);
    });
    return true;
  }
  if (step.rawFile !== undefined) {
    out(readFileSync(step.rawFile, 'utf8').replaceAll('$ID', JSON.stringify(id)));
    return true;
  }
  if (step.bytesFile !== undefined) {
    out(Buffer.from(readFileSync(step.bytesFile, 'latin1').replaceAll('$ID', JSON.stringify(id)), 'latin1'));
    return true;
  }
  if (step.error) {
    send({ id, error: step.error });
    return true;
  }
  if (step.result !== undefined) {
    send({ id, result: step.result });
    return true;
  }
  return false;
}

const LEGACY = ['2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'];
const MODERN = '2026-07-28';
const capabilities = () =>
  script.capabilities ?? { tools: {}, ...(script.prompts ? { prompts: {} } : {}), ...(script.resources ? { resources: {} } : {}) };
const serverInfo = script.serverInfo ?? { name: 'hostile', version: '1.0.0' };
const cached = { resultType: 'complete', ttlMs: 60_000, cacheScope: 'public', _meta: { 'io.modelcontextprotocol/serverInfo': serverInfo } };
const asked = new Map();
let client;
let able = {};

function tools() {
  if (script.starts) return script.starts[Math.min(starts, script.starts.length - 1)];
  if (script.forClient && client?.includes(script.forClient.name) && client !== script.forClient.but) return script.forClient.tools;
  if (script.forCapability && able[script.forCapability.name]) return script.forCapability.tools;
  if (script.inCi && process.env.CI) return script.inCi;
  return script.tools ?? [];
}

function page(list, key, cursor) {
  if (!script.pageSize) return { [key]: list };
  const at = cursor === undefined ? 0 : Number(String(cursor).slice(1) || 0) || (cursor === '' ? script.pageSize : 0);
  const next = at + script.pageSize;
  return { [key]: list.slice(at, next), ...(next < list.length ? { nextCursor: script.emptyCursor && at === 0 ? '' : `p${next}` } : {}) };
}

function normal({ method, params, id }) {
  const meta = params?._meta?.['io.modelcontextprotocol/protocolVersion'];
  const reply = (result) => send({ id, result: meta === MODERN ? { ...cached, ...result } : result });
  const refuse = (code, message, data) => send({ id, error: { code, message, ...(data ? { data } : {}) } });
  if (method === 'initialize' && script.era !== 'modern') {
    client = params.clientInfo?.name;
    able = params.capabilities ?? {};
    const version = script.version ?? (LEGACY.includes(params.protocolVersion) ? params.protocolVersion : '2025-11-25');
    return reply({
      protocolVersion: version,
      capabilities: capabilities(),
      serverInfo,
      ...(script.instructions ? { instructions: script.instructions } : {}),
    });
  }
  if (method === 'server/discover' && script.era) {
    return reply({
      supportedVersions: script.supported ?? [MODERN],
      capabilities: capabilities(),
      ...(script.instructions ? { instructions: script.instructions } : {}),
    });
  }
  if (script.era === 'modern' && meta !== MODERN) return refuse(-32022, 'Unsupported protocol version', { supported: [MODERN] });
  if (method === 'ping') return reply({});
  if (method === 'tools/list' && script.tools !== null) return reply(page(tools(), 'tools', params?.cursor));
  if (method === 'prompts/list' && script.prompts) return reply({ prompts: script.prompts });
  if (method === 'resources/list' && script.resources) return reply({ resources: script.resources });
  if (method === 'resources/templates/list' && script.templates) return reply({ resourceTemplates: script.templates });
  if (script.unknown === 'exit') process.exit(9);
  if (script.unknown === 'silent') return undefined;
  return refuse(-32601, 'Method not found');
}

if (script.start) await play(script.start, null);
if (script.answers) writeFileSync(script.answers, '');
const answered = [];
let queue = Promise.resolve();
createInterface({ input: process.stdin, crlfDelay: Number.POSITIVE_INFINITY })
  .on('line', (line) => {
    queue = queue.then(async () => {
      if (!line.trim()) return;
      const message = JSON.parse(line);
      if (message.method === undefined) {
        answered.push(message);
        if (script.answers) writeFileSync(script.answers, JSON.stringify(answered));
        return;
      }
      const times = asked.get(message.method) ?? 0;
      asked.set(message.method, times + 1);
      const steps = script.on?.[message.method] ?? [];
      const step = steps[Math.min(times, steps.length - 1)];
      if (step && (await play(step, message.id))) return;
      if (message.id !== undefined) normal(message);
    });
  })
  .on('close', () => {
    if (!script.stays) queue.then(() => process.stderr.write('', () => process.exit(0)));
  });
