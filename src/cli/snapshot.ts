import { join } from 'node:path';
import { limitsFrom } from '../config/limits.ts';
import { UserError } from '../model/error.ts';
import { ProbeError, probe } from '../probe/index.ts';
import { onEnd, removeNow } from '../source/cleanup.ts';
import { makeHomes } from '../source/scratch.ts';
import { oneOf, pairs, parse, START_OPTIONS, seconds } from './options.ts';
import { progress } from './progress.ts';
import { put } from './put.ts';

export async function run(args: string[]): Promise<number> {
  const at = args.indexOf('--');
  const command = at < 0 ? [] : args.slice(at + 1);
  const { values, positionals } = parse('snapshot', at < 0 ? args : args.slice(0, at), {
    ...START_OPTIONS,
    output: { type: 'string' },
    verbose: { type: 'boolean' },
  });
  if (positionals.length)
    throw new UserError(`snapshot takes the server's command after '--': mcp-tool-review snapshot -- ${positionals.join(' ')}`);
  if (!command.length && values.url === undefined) throw new UserError("snapshot needs a server: a command after '--', or --url.");
  const homes = makeHomes();
  onEnd(() => removeNow(homes));
  const shown = progress();
  const snapshot = await probe(
    {
      command: command.length ? command : null,
      args: [],
      url: values.url ?? null,
      headers: pairs('header', values.header, ':'),
      env: pairs('env', values.env, '='),
      cwd: values['working-directory'] ?? process.cwd(),
      home: join(homes, 'head'),
    },
    {
      limits: limitsFrom(pairs('limit', values.limit, '='), seconds('timeout', values.timeout, 60), '--limit'),
      effort: oneOf('probe', values.probe, ['off', 'quick', 'thorough']) ?? 'quick',
      volatile: [],
      log: (line) => shown.log('server', line),
      progress: (text) => shown.stage(text),
    },
  ).catch((error: unknown) => {
    shown.done();
    // The sentence, and what the server wrote last.
    throw error instanceof ProbeError ? new UserError(error.reason) : error;
  });
  shown.done();
  put(`${JSON.stringify(snapshot, null, 2)}\n`, values.output);
  return 0;
}
