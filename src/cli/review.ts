import { realpathSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { limitsFrom } from '../config/limits.ts';
import type { ConfigFile } from '../config/load.ts';
import { UserError } from '../model/error.ts';
import { collectFacts } from '../source/collect.ts';
import { defaultBase, findRoot } from '../source/git.ts';
import { choosePair } from '../source/pair.ts';
import { CONFIG_PATH, checked, readSettings, requests, type SettingsText, settingsRemarks } from '../source/settings.ts';
import { readConfig, readConfigText } from './config.ts';
import { conclude, judging } from './judging.ts';
import { JUDGE_OPTIONS, oneOf, pairs, parse, START_OPTIONS, seconds } from './options.ts';
import { progress } from './progress.ts';

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parse('review', args, {
    ...JUDGE_OPTIONS,
    ...START_OPTIONS,
    base: { type: 'string' },
    install: { type: 'string' },
    build: { type: 'string' },
    start: { type: 'string' },
    'base-install': { type: 'string' },
    'base-build': { type: 'string' },
    'base-start': { type: 'string' },
    'base-failure': { type: 'string' },
  });
  if (positionals.length)
    throw new UserError(
      `review takes options only; '${positionals[0]}' is not one. Put a command with spaces in quotes: --start "node server.js".`,
    );
  const shown = progress();
  const root = await findRoot(process.cwd());
  const pair = await choosePair(root, { kind: 'ref', base: values.base ?? (await defaultBase(root)) }, { log: shown.stage });
  const explicit = values.config === undefined ? null : readConfig(values.config);
  const texts = explicit ? null : await readSettings(root, pair, CONFIG_PATH);
  const parsed = (found: SettingsText | null | undefined): ConfigFile | null => checked(found ?? null, readConfigText);
  const judged = judging(values, explicit ?? parsed(texts?.policy));
  // The command line says where it stands; recipes count from the repository's root.
  const where = relative(root, resolve(realpathSync(process.cwd()), values['working-directory'] ?? '.')).replaceAll('\\', '/');
  const inputs = {
    ...(values['server-name'] === undefined ? {} : { name: values['server-name'] }),
    ...(where ? { workingDirectory: where } : {}),
    ...(values.install === undefined ? {} : { install: values.install }),
    ...(values.build === undefined ? {} : { build: values.build }),
    ...(values.start === undefined ? {} : { start: values.start }),
    ...(values['base-install'] === undefined ? {} : { baseInstall: values['base-install'] }),
    ...(values['base-build'] === undefined ? {} : { baseBuild: values['base-build'] }),
    ...(values['base-start'] === undefined ? {} : { baseStart: values['base-start'] }),
    ...(values.url === undefined ? {} : { url: values.url }),
    headers: pairs('header', values.header, ':'),
    env: pairs('env', values.env, '='),
  };
  const { servers, remarks: told } = requests(explicit ?? parsed(texts?.base), explicit ?? parsed(texts?.head), inputs);
  const { facts, remarks } = await collectFacts(servers, {
    root,
    pair,
    limits: limitsFrom(pairs('limit', values.limit, '='), seconds('timeout', values.timeout, 60), '--limit'),
    effort: oneOf('probe', values.probe, ['off', 'quick', 'thorough']) ?? 'quick',
    volatile: judged.policyFor().volatile,
    keepInstalled: true,
    progress: shown.stage,
    log: shown.log,
  });
  shown.done();
  return conclude(facts, values, judged, [...(texts ? settingsRemarks(texts) : []), ...told, ...remarks]);
}
