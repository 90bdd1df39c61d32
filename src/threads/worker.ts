import { parentPort, workerData } from 'node:worker_threads';
import type { Policy } from '../model/policy.ts';
import type { ServerFacts } from '../model/snapshot.ts';
import { RULES } from '../rules/index.ts';
import { apart, judgeAside } from '../verdict/aside.ts';

/** What the second thread is given. */
export interface Work {
  facts: ServerFacts;
  policy: Policy;
}

const { facts, policy } = workerData as Work;
parentPort?.postMessage(judgeAside(facts, policy, apart(RULES)));
