import { type ParseArgsConfig, parseArgs } from 'node:util';
import { nearest, UserError } from '../model/error.ts';

type Spec = NonNullable<ParseArgsConfig['options']>;

export const JUDGE_OPTIONS = {
  format: { type: 'string' },
  output: { type: 'string' },
  config: { type: 'string' },
  preset: { type: 'string' },
  client: { type: 'string', multiple: true },
  'server-name': { type: 'string' },
  'fail-on': { type: 'string' },
  trust: { type: 'string' },
  tokens: { type: 'boolean' },
  verbose: { type: 'boolean' },
} satisfies Spec;

export const START_OPTIONS = {
  env: { type: 'string', multiple: true },
  header: { type: 'string', multiple: true },
  timeout: { type: 'string' },
  limit: { type: 'string', multiple: true },
  probe: { type: 'string' },
  url: { type: 'string' },
  'working-directory': { type: 'string' },
} satisfies Spec;

/** Parses the arguments of a verb. A mistake is one sentence with the nearest option. */
export function parse<T extends Spec>(verb: string, args: string[], options: T) {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true });
  } catch (error) {
    const text = (error as Error).message;
    const unknown = /Unknown option '(-[^']*)'/.exec(text)?.[1];
    if (unknown) {
      const near = nearest(unknown.replace(/^-+/, ''), Object.keys(options));
      throw new UserError(
        `${verb} has no option ${unknown}${near ? `; did you mean --${near}?` : '.'} Run 'mcp-tool-review help ${verb}' for the list.`,
      );
    }
    throw new UserError(`${verb}: ${text.split('. ')[0]!.split('\n')[0]}. Run 'mcp-tool-review help ${verb}' for its options.`);
  }
}

/** One of a closed list, or undefined when not given. */
export function oneOf<T extends string>(option: string, value: string | undefined, allowed: readonly T[]): T | undefined {
  if (value === undefined || (allowed as readonly string[]).includes(value)) return value as T | undefined;
  throw new UserError(`--${option} takes ${allowed.join(', ')}, not '${value}'.`);
}

/** Seconds of a day: whoever waits longer hangs. */
const DAY = 86_400;

/** A number of seconds greater than zero, of a day at most. */
export function seconds(option: string, value: string | undefined, fallback: number): number {
  if (value === undefined) return fallback;
  const n = Number(value);
  if (!(n > 0) || !Number.isFinite(n)) throw new UserError(`--${option} takes a number of seconds greater than 0, not '${value}'.`);
  if (n > DAY) throw new UserError(`--${option} takes ${DAY} seconds at most (a day), not '${value}'.`);
  return n;
}

/** `K=V` or `Name: value` pairs. */
export function pairs(option: string, values: readonly string[] | undefined, separator: '=' | ':'): Record<string, string> {
  const out: [string, string][] = [];
  for (const value of values ?? []) {
    const at = value.indexOf(separator);
    if (at < 1)
      throw new UserError(`--${option} takes ${separator === '=' ? 'NAME=VALUE' : '"NAME: VALUE"'}, not '${value.split(/[=:]/)[0]}'.`);
    const text = value.slice(at + 1);
    out.push([value.slice(0, at).trim(), separator === ':' ? text.trim() : text]);
  }
  return Object.fromEntries(out);
}
