// Whole processes, timed side by side: the two commands take turns, so that the machine's load falls on both.
import { spawnSync } from 'node:child_process';

export const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];

/** Milliseconds of one run. Throws when the exit code is none of those expected. */
export function time(args, { codes = [0, 1], ...options } = {}) {
  const began = process.hrtime.bigint();
  const run = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'], ...options });
  const ms = Number(process.hrtime.bigint() - began) / 1e6;
  if (!codes.includes(run.status)) throw new Error(`${args.join(' ').slice(0, 200)} ended with ${run.status}: ${run.stderr}`);
  return ms;
}

/** Medians of two commands over `n` turns, after one turn that does not count. */
export function pair(a, b, n, options) {
  const [left, right] = [[], []];
  for (let i = 0; i <= n; i++) {
    const [x, y] = [time(a, options), time(b, options)];
    if (i > 0) {
      left.push(x);
      right.push(y);
    }
  }
  return { a: median(left), b: median(right), ratio: median(left) / median(right) };
}
