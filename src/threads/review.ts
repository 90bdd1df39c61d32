import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Review } from '../model/review.ts';
import type { ServerFacts } from '../model/snapshot.ts';
import { judgeOptions, type ReviewOptions, review, summed } from '../review.ts';
import { RULES } from '../rules/index.ts';
import { type AsideResult, apart, fromAside, judgeAside } from '../verdict/aside.ts';
import { conclude, examine, type JudgeOptions } from '../verdict/judge.ts';
import type { Work } from './worker.ts';

/** Tools of both sides together from which on a second thread is worth its start: a tenth of a second, and a copy of the lists. */
const MANY = 2_000;

/** As `review`; with a large list about half of the rules are judged in a second thread meanwhile. The result is the same. */
export async function reviewInThreads(facts: readonly ServerFacts[], options: ReviewOptions): Promise<Review> {
  const entry = availableParallelism() > 1 ? entryPoint() : undefined;
  if (entry === undefined || !facts.some(isLarge)) return review(facts, options);
  const rules = apart(RULES);
  const aside = new Set(rules);
  const begun = facts.map((f) => {
    const own = judgeOptions(f, options);
    if (!isLarge(f)) return { own, examined: examine(f, own), elsewhere: undefined };
    const elsewhere = inThread(entry, { facts: f, policy: own.policy });
    return { own, examined: examine(f, own, aside), elsewhere };
  });
  const judged = [];
  for (const { own, examined, elsewhere } of begun) {
    // What a thread does not give, this one finds out itself.
    const result = elsewhere && ((await elsewhere) ?? here(examined.facts, own));
    judged.push(conclude(examined, own, result && fromAside(result, rules)));
  }
  return summed(judged, options);
}

const isLarge = ({ base, head }: ServerFacts): boolean =>
  head.snapshot !== null && head.snapshot.tools.length > 0 && head.snapshot.tools.length + (base?.snapshot?.tools.length ?? 0) >= MANY;

const here = (facts: ServerFacts, { policy }: JudgeOptions): AsideResult => judgeAside(facts, policy, apart(RULES));

/** Where the bundled worker stands, seen from a bundled door or from one of its parts; undefined when this is not bundled. */
const entryPoint = (): string | undefined =>
  ['./worker.js', '../worker.js'].map((path) => fileURLToPath(new URL(path, import.meta.url))).find((path) => existsSync(path));

/** What a second thread found, or null when it failed. */
const inThread = (entry: string, work: Work): Promise<AsideResult | null> =>
  new Promise((done) => {
    const worker = new Worker(entry, { workerData: work });
    worker.once('message', (result: AsideResult) => done(result));
    worker.once('error', () => done(null));
    worker.once('exit', () => done(null));
  });
