import { recipes } from '../config/resolve.ts';
import { UserError } from '../model/error.ts';
import { defaultLimits } from '../model/recipe.ts';
import { collectFacts } from '../source/collect.ts';
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
    'base-failure': { type: 'string' },
  });
  if (positionals.length)
    throw new UserError(
      `review takes options only; '${positionals[0]}' is not one. Put a command with spaces in quotes: --start "node server.js".`,
    );
  const judged = judging(values);
  const shown = progress();
  const list = recipes(judged.config, {
    ...(values['server-name'] === undefined ? {} : { name: values['server-name'] }),
    ...(values['working-directory'] === undefined ? {} : { workingDirectory: values['working-directory'] }),
    ...(values.install === undefined ? {} : { install: values.install }),
    ...(values.build === undefined ? {} : { build: values.build }),
    ...(values.start === undefined ? {} : { start: values.start }),
    ...(values.url === undefined ? {} : { url: values.url }),
    headers: pairs('header', values.header, ':'),
    env: pairs('env', values.env, '='),
  });
  const { facts, remarks } = await collectFacts(list, {
    cwd: process.cwd(),
    base: values.base ?? 'main',
    limits: { ...defaultLimits(), timeout: seconds('timeout', values.timeout, 60) },
    effort: oneOf('probe', values.probe, ['off', 'quick', 'thorough']) ?? 'quick',
    volatile: judged.policyFor().volatile,
    progress: shown.stage,
    log: shown.log,
  });
  shown.done();
  return conclude(facts, values, judged, remarks);
}
