import { CLIENTS } from '../config/clients.ts';
import type { ConfigFile } from '../config/file.ts';
import { resolvePolicy } from '../config/resolve.ts';
import { nearest, UserError } from '../model/error.ts';
import type { BaseFailure, Policy } from '../model/policy.ts';
import type { Review, Verdict } from '../model/review.ts';
import type { ServerFacts } from '../model/snapshot.ts';
import { FORMATS, type Format, render } from '../report/index.ts';
import { catalogue, review } from '../review.ts';
import { oneOf } from './options.ts';
import { put } from './put.ts';

/** The options of every verb that judges, as parsed. */
export interface JudgeValues {
  format?: string | undefined;
  output?: string | undefined;
  config?: string | undefined;
  preset?: string | undefined;
  client?: string[] | undefined;
  'server-name'?: string | undefined;
  'fail-on'?: string | undefined;
  trust?: string | undefined;
  tokens?: boolean | undefined;
  'base-failure'?: string | undefined;
}

export interface Judging {
  format: Format;
  config: ConfigFile | null;
  policyFor(server?: string): Policy;
  remarks: string[];
}

/** Reads and checks everything that decides, before any work is done. */
export function judging(values: JudgeValues, config: ConfigFile | null): Judging {
  const format = oneOf('format', values.format, FORMATS) ?? 'terminal';
  for (const client of values.client ?? []) {
    if (CLIENTS.some((c) => c.name === client)) continue;
    const near = nearest(
      client,
      CLIENTS.map((c) => c.name),
    );
    throw new UserError(
      `--client knows no '${client}'${near ? `; did you mean '${near}'?` : `. It takes ${CLIENTS.map((c) => c.name).join(', ')}.`}`,
    );
  }
  const inputs = {
    preset: oneOf('preset', values.preset, ['recommended', 'strict', 'security']),
    failOn: oneOf('fail-on', values['fail-on'], ['error', 'warning', 'never']),
    clients: values.client,
    trust: oneOf('trust', values.trust, ['own', 'third-party']),
    baseFailure: oneOf<BaseFailure>('base-failure', values['base-failure'], ['fail', 'warn', 'no-baseline']),
  };
  const remarks = new Set<string>();
  const policyFor = (server?: string): Policy => {
    const resolved = resolvePolicy(config, inputs, 'override', server);
    for (const remark of resolved.remarks) remarks.add(remark);
    return resolved.policy;
  };
  policyFor();
  return { format, config, policyFor, remarks: [...remarks] };
}

/**
 * What the server of two files is called: as said, as the config calls its only server, else `server`.
 * @throws UserError where the config names servers and this is none of them: another one's policy must not be taken for it
 */
export function serverName(values: JudgeValues, config: ConfigFile | null): string {
  const names = config?.servers.map((s) => s.name) ?? [];
  const name = values['server-name'];
  if (name === undefined) {
    if (names.length > 1) throw new UserError(`${config!.file} names ${names.length} servers: say with --server-name which one this is.`);
    return names[0] ?? 'server';
  }
  if (names.length > 0 && !names.includes(name)) {
    const near = nearest(name, names);
    throw new UserError(`${config!.file} has no server '${name}'${near ? `; did you mean '${near}'?` : `. It has ${names.join(', ')}.`}`);
  }
  return name;
}

/** The config that `--config` names, or null. What reads it is loaded only then: it is a third of the time of a small comparison. */
export const givenConfig = async (values: JudgeValues): Promise<ConfigFile | null> =>
  values.config === undefined ? null : (await import('./config.ts')).readConfig(values.config);

/** Judges facts and writes the review as asked. Returns the exit code. */
export async function conclude(
  facts: readonly ServerFacts[],
  values: JudgeValues,
  judged: Judging,
  remarks: readonly string[] = [],
): Promise<number> {
  const result = review(facts, {
    policyFor: judged.policyFor,
    today: new Date().toISOString().slice(0, 10),
    count: values.tokens ? (await import('../text/tokens.ts')).count : null,
    remarks: [...judged.remarks, ...remarks],
  });
  await write(result, judged.format, values.output, facts);
  return EXIT[result.verdict];
}

export const EXIT: Record<Verdict, number> = { pass: 0, warn: 0, fail: 1, error: 2 };

async function write(result: Review, format: Format, output: string | undefined, facts: readonly ServerFacts[]): Promise<void> {
  const onTerminal = output === undefined && Boolean(process.stdout.isTTY);
  const text = await render(result, format, {
    catalogue,
    colour: onTerminal && !process.env.NO_COLOR,
    width: (onTerminal && process.stdout.columns) || 100,
    html: { facts },
  });
  if (result.verdict === 'error') {
    const { terminal } = await import('../report/safe.ts');
    for (const remark of new Set([...result.remarks, ...result.servers.flatMap((s) => s.remarks)]))
      process.stderr.write(`${terminal(remark)}\n`);
  }
  put(text, output);
}
