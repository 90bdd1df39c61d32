import { UserError } from '../model/error.ts';
import { readSnapshotFiles } from '../source/snapshot-file.ts';
import { conclude, givenConfig, judging, serverName } from './judging.ts';
import { JUDGE_OPTIONS, parse } from './options.ts';

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parse('compare', args, JUDGE_OPTIONS);
  const [base, head, ...more] = positionals;
  if (base === undefined || head === undefined || more.length) {
    throw new UserError(`compare takes two files, BASE and HEAD, and was given ${positionals.length}.`);
  }
  if (base === '-' && head === '-') throw new UserError('compare can read only one of BASE and HEAD from stdin.');
  const judged = judging(values, await givenConfig(values));
  const snapshots = readSnapshotFiles(base, head);
  const listed = (side: 'base' | 'head', file: string) => ({
    state: 'listed' as const,
    reason: null,
    ref: file,
    snapshot: snapshots[side],
  });
  const name = serverName(values, judged.config);
  return conclude([{ name, variant: null, base: listed('base', base), head: listed('head', head) }], values, judged);
}
