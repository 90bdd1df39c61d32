import { UserError } from '../model/error.ts';
import { readSnapshotFile } from '../source/snapshot-file.ts';
import { conclude, givenConfig, judging, serverName } from './judging.ts';
import { JUDGE_OPTIONS, parse } from './options.ts';

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parse('lint', args, JUDGE_OPTIONS);
  const [file, ...more] = positionals;
  if (file === undefined || more.length) throw new UserError(`lint takes one file and was given ${positionals.length}.`);
  const judged = judging(values, await givenConfig(values));
  const head = { state: 'listed' as const, reason: null, ref: file, snapshot: readSnapshotFile(file) };
  return conclude([{ name: serverName(values, judged.config), variant: null, base: null, head }], values, judged);
}
