import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { UserError } from '../model/error.ts';
import type { Limits, ProbeEffort } from '../model/recipe.ts';
import type { ServerFacts, SideFacts, Snapshot } from '../model/snapshot.ts';
import { ProbeError, type ProbeTarget, probeAfter, probeBase, probeBoth } from '../probe/index.ts';
import { storedCredentials } from './credentials.ts';
import { isDirty, readAt } from './git.ts';
import { short } from './history.ts';
import type { Pair } from './pair.ts';
import { redact } from './redact.ts';
import { type PreparedSide, type ServerRequest, Sides } from './sides.ts';
import { parseSnapshot } from './snapshot-file.ts';
import { emptySubmodules } from './submodules.ts';

export interface CollectOptions {
  /** Top folder of the repository. */
  root: string;
  /** See `choosePair`. */
  pair: Pair;
  limits: Limits;
  effort: ProbeEffort;
  /** JSON Pointers left out when a list is compared with its repetition. */
  volatile: readonly string[];
  /** `build`, or the path of a snapshot file that stands for the base; it is read at the base commit. */
  baseline?: string;
  /** Seconds for each install and build command. */
  buildTimeout?: number;
  /** See `SidesOptions`. */
  keepInstalled?: boolean;
  /** What a credential in the git configuration means: a remark, or an error before anything runs. */
  onStoredCredential?: 'tell' | 'fail';
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
  const credentials = await storedCredentials(root);
  if (options.onStoredCredential === 'fail' && credentials[0] !== undefined) throw new UserError(`Nothing was run. ${credentials[0]}`);
  // Before anything runs that could read them.
  for (const credential of credentials) log('checkout', credential);
  const remarks = [...pair.remarks, ...credentials];
  remarks.push(...(await emptySubmodules(root)));
  if (await isDirty(root)) remarks.push('The working tree has changes that are not committed: the head is the tree as it stands.');
  else if (pair.base === pair.head)
    remarks.push(`Base and head are the same commit, ${short(pair.head)}, and nothing is uncommitted: there is no change to review.`);
  const snapshot = await baseline(options, servers.length);
  // With a file for the base there is no base to build.
  const sides = await Sides.open(root, snapshot ? { ...pair, base: null } : pair, {
    buildTimeout: options.buildTimeout ?? BUILD_TIMEOUT,
    keepInstalled: options.keepInstalled ?? false,
    progress,
    log,
  });
  try {
    const facts: ServerFacts[] = [];
    // Code of the head can find the base's tree and write there: where it may run before a base is listed, all bases are listed before it.
    const early = servers.length > 1 || servers.some((server) => sides.builds(server));
    const bases = new Map<ServerRequest, Base>();
    for (const server of early ? servers : []) bases.set(server, await listBase(sides, server, options));
    for (const server of servers)
      facts.push({ ...(await collectServer(sides, server, bases.get(server), options)), ...(snapshot ? { base: snapshot } : {}) });
    return { facts, remarks: [...remarks, ...sides.remarks] };
  } finally {
    await sides.dispose();
  }
}

/** The base as a file of the base commit tells it; null where it is built. */
async function baseline({ root, pair, baseline: path = 'build' }: CollectOptions, servers: number): Promise<SideFacts | null> {
  if (path === 'build') return null;
  if (path === 'lockfile')
    throw new UserError('baseline: lockfile is not there in this version: use build, or the path of a snapshot file.');
  if (servers > 1) throw new UserError(`baseline names ${path}, one file for ${servers} servers: use build.`);
  if (pair.base === null) throw new UserError(`baseline names ${path}, but there is no base commit to read it at.`);
  const text = await readAt(root, pair.base, path);
  if (text === undefined && !existsSync(join(root, path)))
    throw new UserError(`baseline names ${path}, which neither side has: name a snapshot file of the repository.`);
  if (text === undefined)
    return { state: 'absent', reason: `The file ${path}, named in baseline, is not in the base's tree.`, ref: pair.base, snapshot: null };
  return { state: 'listed', reason: null, ref: pair.base, snapshot: parseSnapshot(text, `${path} at the base`) };
}

/** A base that was prepared, and listed where it could be started. */
interface Base {
  prepared: PreparedSide | null;
  listed: Snapshot | ProbeError | null;
}

async function listBase(sides: Sides, server: ServerRequest, options: CollectOptions): Promise<Base> {
  const prepared = await sides.base(server);
  const found = target(prepared);
  if (found) options.progress(`${label(server)}: starting and listing the base`);
  return { prepared, listed: found && (await probeBase(found, how(options, 'base'))) };
}

/** @param early the base, where it was listed before; else both sides are started side by side */
async function collectServer(sides: Sides, server: ServerRequest, early: Base | undefined, options: CollectOptions): Promise<ServerFacts> {
  const { name, variant } = server.head;
  const ofBase = early ? early.prepared : await sides.base(server);
  const ofHead = await sides.head(server);
  const base = ofBase && side(ofBase);
  const head = side(ofHead);
  const [baseTarget, headTarget] = [target(ofBase), target(ofHead)];
  if (headTarget || (baseTarget && !early)) options.progress(`${label(server)}: starting and listing${early?.listed ? ' the head' : ''}`);
  if (headTarget) {
    const both =
      early && baseTarget && early.listed
        ? await probeAfter(baseTarget, early.listed, headTarget, how(options, 'head'))
        : await probeBoth(baseTarget, headTarget, how(options, 'head'));
    settle(head, both.head);
    if (base && both.base) settle(base, both.base);
  } else if (base && baseTarget) {
    settle(base, early?.listed ?? (await probeBase(baseTarget, how(options, 'base'))));
  }
  if (server.isNew && base?.state.endsWith('-failed')) {
    // A flag or a server that comes with this change: the base owes nobody a list of it.
    Object.assign(base, {
      state: 'absent',
      reason: `The base's config does not know it, and the base could not be listed in this way. ${base.reason}`,
    });
  }
  for (const facts of [base, head]) redact(facts, [server.base, server.head]);
  return { name, variant, base, head };
}

const label = ({ head: { name, variant } }: ServerRequest): string => (variant === null ? name : `${name} (${variant})`);

const how = ({ limits, effort, volatile, log }: CollectOptions, side: 'base' | 'head') => ({
  limits,
  effort,
  volatile: [...volatile],
  log: (line: string, who: string = side) => log(who, line),
});

/** What is known before a server is started. */
const side = (prepared: PreparedSide): SideFacts => ({
  state: prepared.state === 'ready' ? 'list-failed' : prepared.state,
  reason: prepared.state === 'ready' ? null : prepared.reason,
  ref: prepared.ref,
  snapshot: null,
});

function target(prepared: PreparedSide | null): ProbeTarget | null {
  if (prepared?.state !== 'ready') return null;
  const { recipe, root, cwd, home } = prepared;
  return { command: recipe.start, args: recipe.args, url: recipe.url, headers: recipe.headers, env: recipe.env, root, cwd, home };
}

function settle(facts: SideFacts, found: Snapshot | ProbeError): void {
  if (found instanceof ProbeError) facts.reason = found.reason;
  else Object.assign(facts, { state: 'listed', snapshot: found });
}
