import type { Limits, ProbeEffort } from '../model/recipe.ts';
import type { ServerFacts, SideFacts } from '../model/snapshot.ts';
import { probe } from '../probe/index.ts';
import { storedCredentials } from './credentials.ts';
import { isDirty } from './git.ts';
import type { Pair } from './pair.ts';
import { type PreparedSide, type ServerRequest, Sides } from './sides.ts';

export interface CollectOptions {
  /** Top folder of the repository. */
  root: string;
  /** See `choosePair`. */
  pair: Pair;
  limits: Limits;
  effort: ProbeEffort;
  /** JSON Pointers left out when a list is compared with its repetition. */
  volatile: readonly string[];
  /** Seconds for each install and build command. */
  buildTimeout?: number;
  /** A stage begins; the one before has ended. */
  progress(text: string): void;
  /** A line that a build or a server printed, raw. */
  log(who: string, line: string): void;
}

/** Half an hour: a build that takes longer hangs. */
const BUILD_TIMEOUT = 1800;

/** Builds, starts and lists both sides of each server. A side that fails is a state with its reason; only wrong use throws. */
export async function collectFacts(
  servers: readonly ServerRequest[],
  options: CollectOptions,
): Promise<{ facts: ServerFacts[]; remarks: string[] }> {
  const { root, pair, progress, log } = options;
  const remarks = [...pair.remarks, ...(await storedCredentials(root))];
  if (await isDirty(root)) remarks.push('The working tree has changes that are not committed: the head is the tree as it stands.');
  const sides = await Sides.open(root, pair, { buildTimeout: options.buildTimeout ?? BUILD_TIMEOUT, progress, log });
  try {
    const facts: ServerFacts[] = [];
    for (const server of servers) facts.push(await collectServer(sides, server, options));
    return { facts, remarks: [...remarks, ...sides.remarks] };
  } finally {
    sides.dispose();
  }
}

async function collectServer(sides: Sides, server: ServerRequest, options: CollectOptions): Promise<ServerFacts> {
  const { name, variant } = server.head;
  const { base, head } = await sides.prepare(server);
  options.progress(variant === null ? `${name}: starting and listing` : `${name} (${variant}): starting and listing`);
  const [baseFacts, headFacts] = await Promise.all([base && list(base, 'base', options), list(head, 'head', options)]);
  return { name, variant, base: baseFacts, head: headFacts };
}

async function list(side: PreparedSide, who: string, options: CollectOptions): Promise<SideFacts> {
  if (side.state !== 'ready') return { state: side.state, reason: side.reason, ref: side.ref, snapshot: null };
  const { recipe, cwd, home, ref } = side;
  try {
    const snapshot = await probe(
      { command: recipe.start, args: recipe.args, url: recipe.url, headers: recipe.headers, env: recipe.env, cwd, home },
      { limits: options.limits, effort: options.effort, volatile: [...options.volatile], log: (line) => options.log(who, line) },
    );
    return { state: 'listed', reason: null, ref, snapshot };
  } catch (error) {
    return { state: 'list-failed', reason: (error as Error).message, ref, snapshot: null };
  }
}
