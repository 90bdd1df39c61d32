import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import picomatch from 'picomatch';
import type { ConfigFile } from '../config/load.ts';
import { pathsOf } from '../config/resolve.ts';
import { UserError } from '../model/error.ts';
import { defaultLimits } from '../model/recipe.ts';
import type { ServerFacts } from '../model/snapshot.ts';
import { collectFacts } from '../source/collect.ts';
import { changedPaths, findRoot, readAt } from '../source/git.ts';
import { choosePair, type Pair } from '../source/pair.ts';
import { configPaths, readSettings, requests, type SettingsTexts } from '../source/settings.ts';
import type { ServerRequest } from '../source/sides.ts';
import type { Inputs } from './inputs.ts';
import type { StepLog } from './log.ts';
import type { Occasion } from './occasion.ts';
import { parse } from './settings.ts';

/** What a review is made of. */
export interface Gathered {
  facts: ServerFacts[];
  /** Commits; the head as people know it. */
  base: string | null;
  head: string;
  /** The config of the base branch. */
  policy: ConfigFile | null;
  remarks: string[];
  /** Servers left out because no file of theirs changed. */
  skipped: string[];
  /** The head's tree, where it is at hand. */
  root: string | null;
  /** Paths that differ between the two commits. */
  changed: string[];
}

/** Builds and lists both sides, as the event and the inputs say. */
export async function gather(inputs: Inputs, occasion: Occasion, name: string, log: StepLog): Promise<Gathered> {
  const root = await findTree(inputs);
  const pair = await findPair(root, inputs, occasion, log);
  const texts = await readSettings(root, pair, inputs.config);
  const [policy, base, head] = [texts.policy, texts.base, texts.head].map(parse) as [
    ConfigFile | null,
    ConfigFile | null,
    ConfigFile | null,
  ];
  const paths = pair.base === null ? [] : await changedPaths(root, pair.base, pair.head);
  const asked = requests(base, head, { ...inputs.recipe, name });
  const { wanted, skipped } = byPaths(asked.servers, policy, pair.base === null ? null : paths);
  const { facts, remarks } = await collectFacts(wanted, {
    root,
    pair,
    limits: { ...defaultLimits(), timeout: inputs.timeout },
    effort: inputs.effort,
    volatile: policy?.volatile ?? [],
    baseline: inputs.baseline,
    progress: (text) => log.stage(text),
    log: (who, line) => log.quote(who, line),
  });
  const told = [...(await changedRules(root, pair, paths, texts, inputs.config)), ...asked.remarks, ...remarks];
  return { facts, base: pair.base, head: pair.headName, policy, remarks: told, skipped, root, changed: paths };
}

/** The checkout: where the step runs, or the folder that `working-directory` names when that is a checkout of its own. */
async function findTree(inputs: Inputs): Promise<string> {
  const here = process.cwd();
  const below = resolve(here, inputs.recipe.workingDirectory ?? '.');
  return findRoot(here).catch(async (error: unknown) => {
    if (below === here || !existsSync(below)) throw error;
    const root = await findRoot(below);
    inputs.recipe.workingDirectory = '.';
    return root;
  });
}

async function findPair(root: string, inputs: Inputs, occasion: Occasion, log: StepLog): Promise<Pair> {
  const request = inputs.baseRef === null ? occasion.compare : ({ kind: 'ref', base: inputs.baseRef } as const);
  if (request === null) {
    throw new UserError(`The event ${occasion.event || '(none)'} does not say what to compare: name a base in the input base-ref.`);
  }
  const credential = inputs.token === null ? {} : { credential: { serverUrl: occasion.serverUrl, token: inputs.token } };
  const pair = await choosePair(root, request, { ...credential, log: (line) => log.stage(line) });
  return { ...pair, headName: occasion.pull?.headSha ?? pair.headName };
}

/** Leaves out servers none of whose files changed. Which files are theirs is policy: the base branch says it. */
function byPaths(
  servers: readonly ServerRequest[],
  policy: ConfigFile | null,
  changed: readonly string[] | null,
): { wanted: ServerRequest[]; skipped: string[] } {
  const skipped = new Set<string>();
  const wanted = servers.filter(({ head: { name } }) => {
    const globs = pathsOf(policy, name);
    if (globs.length === 0 || changed === null || changed.some((path) => picomatch.isMatch(path, globs, { dot: true }))) return true;
    skipped.add(name);
    return false;
  });
  return { wanted, skipped: [...skipped] };
}

const LOCKFILE = 'mcp-tools.lock.json';

/** What the change does to the rules by which it is judged. */
async function changedRules(root: string, pair: Pair, paths: readonly string[], texts: SettingsTexts, config: string): Promise<string[]> {
  const remarks: string[] = [];
  if (texts.policy === null && texts.head !== null) {
    remarks.push(`The base branch has no ${config}: the default policy holds, and the head's recipe is used on both sides.`);
  }
  const edited = texts.policy === null ? undefined : configPaths(config).find((path) => paths.includes(path));
  if (edited !== undefined) {
    remarks.push(`This change edits ${edited}: it is judged by the policy of the base branch, and the edit holds once it is merged.`);
  }
  if (paths.includes(LOCKFILE)) remarks.push(`This change edits the lockfile ${LOCKFILE}.`);
  for (const path of paths) {
    if (!/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path)) continue;
    const texts = await Promise.all([pair.base, pair.head].map((commit) => (commit ? readAt(root, commit, path) : undefined)));
    if (texts.some((text) => text?.includes('mcp-tool-review')))
      remarks.push(`This change edits ${path}, a workflow that uses this action.`);
  }
  return remarks;
}
