import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A hand-written stdio server: answers from tools.json beside it. */
export const SERVER = `import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
const tools = JSON.parse(readFileSync(new URL('./tools.json', import.meta.url), 'utf8'));
createInterface({ input: process.stdin }).on('line', (line) => {
  const { id, method } = JSON.parse(line);
  if (id === undefined) return;
  const results = {
    initialize: { protocolVersion: '2025-06-18', capabilities: { tools: {} }, serverInfo: { name: 'library', version: '1.0.0' } },
    'tools/list': { tools },
    ping: {},
  };
  const answer = results[method] ? { result: results[method] } : { error: { code: -32601, message: 'Method not found' } };
  process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, ...answer }) + '\\n');
});
`;

type Files = Record<string, unknown>;
let serial = 0;

/** A throw-away git repository: a commit on main, a branch with another one checked out. */
export class Repository {
  readonly dir = mkdtempSync(join(tmpdir(), 'repository-'));
  /** Stands in the command line of every server of this repository, on both sides. */
  readonly tag = `--tag-${process.pid}-${++serial}`;
  readonly start = `node server.mjs ${this.tag}`;

  constructor(base: Files, head: Files) {
    this.git('init', '-q', '-b', 'main');
    this.commit('base', base);
    this.git('checkout', '-q', '-b', 'change');
    this.commit('head', head);
  }

  git(...args: string[]): string {
    return execFileSync('git', ['-c', 'user.name=test', '-c', 'user.email=test@example.invalid', '-c', 'commit.gpgsign=false', ...args], {
      cwd: this.dir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    }).trim();
  }

  write(files: Files): void {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(this.dir, name)), { recursive: true });
      writeFileSync(join(this.dir, name), typeof content === 'string' ? content : JSON.stringify(content, null, 2));
    }
  }

  commit(message: string, files: Files): string {
    this.write(files);
    this.git('add', '-A');
    this.git('commit', '-q', '--allow-empty', '-m', message);
    return this.git('rev-parse', 'HEAD');
  }

  /** Command lines of this repository's servers that are still running. */
  running(): string[] {
    const { stdout } = spawnSync('ps', ['-eo', 'pid,args'], { encoding: 'utf8' });
    return stdout.split('\n').filter((l) => l.includes(this.tag) && l.includes('node server.mjs') && !l.includes('dist/cli.js'));
  }

  worktrees(): number {
    return this.git('worktree', 'list').split('\n').length;
  }

  remove(): void {
    rmSync(this.dir, { recursive: true, force: true });
  }
}

/** The built command in a folder, as users run it. */
export function cli(args: string[], cwd: string, env: Record<string, string> = {}) {
  const run = spawnSync(process.execPath, [join(process.cwd(), 'dist', 'cli.js'), ...args], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
    timeout: 110_000,
    env: { ...process.env, NO_COLOR: '1', ...env },
  });
  // biome-ignore lint/suspicious/noExplicitAny: the output of a command
  let json: any;
  try {
    json = JSON.parse(run.stdout);
  } catch {
    // not every call asks for JSON
  }
  return { code: run.status, out: run.stdout, err: run.stderr, json, server: json?.servers?.[0] };
}
