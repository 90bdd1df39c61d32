import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The built step as GitHub's runner starts it: every declared input in the environment, the runner's files, an event. */
export interface StepRequest {
  cwd: string;
  inputs?: Record<string, string>;
  event?: unknown;
  eventName?: string;
  env?: Record<string, string>;
  /** Addresses of a GitHub; without one, nobody answers. */
  github?: { url: string; graphqlUrl: string };
  /** The node that runs it. */
  node?: string;
  /** Called when it has been started. */
  onStart?(child: { kill(signal: NodeJS.Signals): void }): void;
}

export interface StepResult {
  code: number | null;
  /** Everything the step printed. */
  out: string;
  outputs: Record<string, string>;
  summary: string;
  /** What the runner takes for commands. */
  commands: Command[];
  /** `RUNNER_TEMP`. */
  temp: string;
}

export interface Command {
  name: string;
  properties: Record<string, string>;
  data: string;
}

/** Node 20 is what runs the tests; Node 24, the action's own, where the variable NODE24 names its program. */
export const NODES: [name: string, path: string][] = [
  [`node ${process.versions.node.split('.')[0]}`, process.execPath],
  ...(process.env.NODE24 ? ([['node 24', process.env.NODE24]] as [string, string][]) : []),
];

const folders: string[] = [];
export const removeRunnerFolders = (): void => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
};

const manifest = parse(readFileSync('action.yml', 'utf8')) as { inputs: Record<string, { default?: string }>; runs: { main: string } };

export async function runStep(request: StepRequest): Promise<StepResult> {
  const temp = mkdtempSync(join(tmpdir(), 'runner-'));
  folders.push(temp);
  const file = (name: string, text = ''): string => {
    writeFileSync(join(temp, name), text);
    return join(temp, name);
  };
  const inputs: Record<string, string> = {};
  for (const [name, { default: value = '' }] of Object.entries(manifest.inputs))
    inputs[name] = /^\$\{\{/.test(String(value)) ? 'ghs_job' : String(value);
  const url = request.github?.url ?? 'http://127.0.0.1:9';
  const env: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    HOME: temp,
    LANG: 'C.UTF-8',
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    RUNNER_TEMP: temp,
    GITHUB_WORKSPACE: request.cwd,
    GITHUB_REPOSITORY: 'acme/library',
    GITHUB_EVENT_NAME: request.eventName ?? 'pull_request',
    GITHUB_EVENT_PATH: file('event.json', JSON.stringify(request.event ?? {})),
    GITHUB_RUN_ID: '100',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_JOB: 'review',
    GITHUB_WORKFLOW: 'tool review',
    GITHUB_SERVER_URL: 'https://github.example',
    GITHUB_API_URL: url,
    GITHUB_GRAPHQL_URL: request.github?.graphqlUrl ?? `${url}/graphql`,
    GITHUB_OUTPUT: file('output'),
    GITHUB_STEP_SUMMARY: file('summary'),
    GITHUB_ENV: file('env'),
    GITHUB_PATH: file('path'),
    GITHUB_STATE: file('state'),
    ...request.env,
  };
  for (const [name, value] of Object.entries({ ...inputs, ...request.inputs })) env[`INPUT_${name.toUpperCase()}`] = value;
  const child = spawn(request.node ?? process.execPath, [join(process.cwd(), manifest.runs.main)], {
    cwd: request.cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  request.onStart?.(child);
  let out = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
  }
  const timer = setTimeout(() => child.kill('SIGKILL'), 100_000);
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  clearTimeout(timer);
  for (const name of ['env', 'path', 'state']) {
    if (readFileSync(join(temp, name), 'utf8') !== '') throw new Error(`the step wrote to the runner's file ${name}`);
  }
  return {
    code,
    out,
    temp,
    outputs: parseOutputs(readFileSync(join(temp, 'output'), 'utf8')),
    summary: existsSync(join(temp, 'summary')) ? readFileSync(join(temp, 'summary'), 'utf8') : '',
    commands: out.split('\n').flatMap((line) => commandOf(line) ?? []),
  };
}

/** The file of outputs as the runner reads it. */
function parseOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  const lines = text.split('\n');
  for (let i = 0; i < lines.length; i++) {
    const found = /^([^=<]+)<<(.+)$/.exec(lines[i]!);
    if (!found) continue;
    const end = lines.indexOf(found[2]!, i + 1);
    outputs[found[1]!] = lines.slice(i + 1, end).join('\n');
    i = end;
  }
  return outputs;
}

const NAMES = new Set(
  'internal-set-repo-path set-env set-output save-state add-mask add-path add-matcher remove-matcher debug warning error notice group endgroup echo stop-commands'.split(
    ' ',
  ),
);

/** What the runner takes for a command in a line of the log: `::name k=v::data` at its start, or the older `##[name k=v]data` anywhere. */
export function commandOf(line: string): Command | undefined {
  const text = line.trimStart();
  if (text.startsWith('::')) {
    const end = text.indexOf('::', 2);
    if (end > 0) {
      const found = made(text.slice(2, end), text.slice(end + 2), decoded);
      if (found) return found;
    }
  }
  const at = line.indexOf('##[');
  const end = at < 0 ? -1 : line.indexOf(']', at);
  return end < 0 ? undefined : made(line.slice(at + 3, end), line.slice(end + 1), (t) => t);
}

function made(head: string, data: string, decode: (text: string) => string): Command | undefined {
  const space = head.indexOf(' ');
  const name = space < 0 ? head : head.slice(0, space);
  if (!NAMES.has(name.toLowerCase())) return undefined;
  const properties: Record<string, string> = {};
  for (const pair of space < 0 ? [] : head.slice(space + 1).split(/[,;]/)) {
    const [key = '', ...value] = pair.split('=');
    if (key.trim() && value.length) properties[key.trim()] = decode(value.join('=')).replaceAll('%3A', ':').replaceAll('%2C', ',');
  }
  return { name: name.toLowerCase(), properties, data: decode(data) };
}

const decoded = (text: string): string => text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
