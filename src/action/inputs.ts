import { CLIENT_NAMES } from '../config/clients.ts';
import { limitsFrom } from '../config/limits.ts';
import type { PolicyInputs, RecipeInputs } from '../config/resolve.ts';
import type { CommentMode } from '../github/index.ts';
import { nearest, UserError } from '../model/error.ts';
import type { Limits, ProbeEffort } from '../model/recipe.ts';

export type Mode = 'auto' | 'check' | 'report';

/** The inputs of the step, checked. */
export interface Inputs {
  mode: Mode;
  recipe: RecipeInputs;
  policy: PolicyInputs;
  /** Null: by the event. */
  baseRef: string | null;
  /** `build`, or the path of a snapshot file at the base. */
  baseline: string;
  /** Key of the comment, and the server's name where no config names it. Null: `<workflow>/<job>`. */
  serverName: string | null;
  config: string;
  comment: CommentMode;
  review: boolean;
  requestChanges: boolean;
  /** A check run of its own, with all annotations. */
  checkRun: boolean;
  token: string | null;
  tokens: boolean;
  effort: ProbeEffort;
  limits: Limits;
  /** File of the facts, for `mode: report`. */
  facts: string | null;
  /** What a credential in the git configuration means: a remark, or an error before anything runs. */
  storedCredentials: 'tell' | 'fail';
}

/** What stands for "as the tree says" at install and build, because an empty string switches them off. */
const INFER = 'auto';

/**
 * Takes the inputs out of the environment, so that no child can read them there (the token among them). The runner sets every
 * declared input, empty ones as an empty string.
 * @throws UserError that names the input and what it takes
 */
export function takeInputs(env: NodeJS.ProcessEnv): Inputs {
  const given = new Map<string, string>();
  for (const [name, value] of Object.entries(env)) {
    if (!/^INPUT_/i.test(name)) continue;
    given.set(name.slice('INPUT_'.length).toLowerCase(), (value ?? '').trim());
    delete env[name];
  }
  const token = given.get('token') || null;
  given.delete('token');
  const text = (name: string): string | null => given.get(name) || null;
  const lines = (name: string): string[] => (given.get(name) ?? '').split(/\r?\n/).flatMap((l) => l.trim() || []);
  const one = <T extends string>(name: string, values: readonly T[]): T | undefined => {
    const value = text(name);
    if (value === null) return undefined;
    if ((values as readonly string[]).includes(value)) return value as T;
    const near = nearest(value, values);
    throw new UserError(
      `The input ${name} is ${JSON.stringify(value)}: it takes ${values.join(', ')}${near ? `; did you mean ${near}?` : '.'}`,
    );
  };
  const flag = (name: string, fallback: boolean): boolean => {
    const value = one(name, ['true', 'false', 'on', 'off']);
    return value === undefined ? fallback : value === 'true' || value === 'on';
  };
  const command = (name: string): string | undefined => {
    const value = given.get(name);
    return value === undefined || value === INFER ? undefined : value;
  };
  const defined = <T extends object>(values: T): T => Object.fromEntries(Object.entries(values).filter(([, v]) => v !== undefined)) as T;
  const clients = (given.get('clients') ?? '').split(/[\s,]+/).filter(Boolean);
  const unknown = clients.find((client) => !CLIENT_NAMES.includes(client));
  if (unknown !== undefined) {
    const near = nearest(unknown, CLIENT_NAMES);
    throw new UserError(
      `The input clients knows no ${JSON.stringify(unknown)}: it takes ${CLIENT_NAMES.join(', ')}${near ? `; did you mean ${near}?` : '.'}`,
    );
  }
  return {
    mode: one('mode', ['auto', 'check', 'report']) ?? 'auto',
    recipe: defined({
      workingDirectory: text('working-directory') ?? '.',
      start: text('start') ?? undefined,
      url: text('url') ?? undefined,
      install: command('install'),
      build: command('build'),
      baseStart: text('base-start') ?? undefined,
      baseInstall: text('base-install') ?? undefined,
      baseBuild: text('base-build') ?? undefined,
      env: pairs('env', lines('env'), '='),
      headers: pairs('headers', lines('headers'), ':'),
      carry: lines('carry'),
    }) as RecipeInputs,
    policy: defined({
      preset: one('preset', ['recommended', 'strict', 'security']),
      failOn: one('fail-on', ['error', 'warning', 'never']),
      trust: one('trust', ['own', 'third-party']),
      baseFailure: one('base-failure', ['fail', 'warn', 'no-baseline']),
      clients: clients.length ? clients : undefined,
    }) as PolicyInputs,
    baseRef: text('base-ref'),
    baseline: text('baseline') ?? 'build',
    serverName: text('server-name'),
    config: text('config') ?? '.github/mcp-tool-review.yml',
    comment: one('comment', ['changes', 'findings', 'always', 'never']) ?? 'changes',
    review: flag('review', true),
    requestChanges: flag('request-changes', false),
    checkRun: flag('check-run', false),
    token,
    tokens: flag('tokens', true),
    effort: one('probe', ['off', 'quick', 'thorough']) ?? 'quick',
    limits: limitsFrom(pairs('limits', lines('limits'), '='), seconds(text('timeout')), 'The input limits'),
    facts: text('facts'),
    storedCredentials: one('stored-credentials', ['tell', 'fail']) ?? 'tell',
  };
}

function seconds(value: string | null): number {
  if (value === null) return 60;
  const number = Number(value);
  if (Number.isFinite(number) && number > 0 && number <= 3600) return number;
  throw new UserError(`The input timeout is ${JSON.stringify(value)}: it takes a number of seconds up to 3600.`);
}

/** Lines of `NAME=value` or `Name: value`. A value may hold the separator. */
function pairs(input: string, lines: readonly string[], separator: string): Record<string, string> {
  const found = lines.map((line): [string, string] => {
    const at = line.indexOf(separator);
    // The line itself may be a secret: only its number could be told, and that does not help more.
    if (at <= 0)
      throw new UserError(
        `The input ${input} has a line without ${JSON.stringify(separator)}: write one ${separator === '=' ? 'NAME=value' : 'Name: value'} a line.`,
      );
    return [line.slice(0, at).trim(), line.slice(at + 1).trim()];
  });
  return Object.fromEntries(found);
}
