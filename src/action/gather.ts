import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { ConfigFile } from '../config/load.ts';
import { UserError } from '../model/error.ts';
import type { ServerFacts } from '../model/snapshot.ts';
import { collectFacts } from '../source/collect.ts';
import { changedPaths, findRoot, readAt } from '../source/git.ts';
import { haveCommit } from '../source/history.ts';
import { choosePair, type Pair, policyOf } from '../source/pair.ts';
import { CONFIG_PATH, configPaths, policyAt, readSettings, requests, settingsAt } from '../source/settings.ts';
import type { ServerRequest } from '../source/sides.ts';
import type { Inputs } from './inputs.ts';
import type { StepLog } from './log.ts';
import type { Occasion } from './occasion.ts';
import { parse } from './settings.ts';
import { changedRules, isUntouched, isWorkflow } from './touched.ts';

/** What a review is made of. */
export interface Gathered {
  facts: ServerFacts[];
  /** Commits; the head as people know it. */
  base: string | null;
  head: string;
  /** The config of the base branch. */
  policy: ConfigFile | null;
  remarks: string[];
  /** Those of the remarks that must be seen on the pull request. */
  notices: string[];
  /** Working directories of the servers, by name. */
  folders?: ReadonlyMap<string, string>;
  /** The commit whose lines a file of the tree has: a merge commit's own where they are not the head's. */
  commitOf?: (file: string) => string;
  /** What must be said also where all is well. */
  caveat?: string;
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
  const kept = await policyAt(inputs.config, (path) => settingsAt(root, pair.policy, path));
  const policy = parse(kept.policy);
  const base = parse(texts.base);
  const head = parse(texts.head);
  const paths = pair.base === null ? [] : await changedPaths(root, pair.base, pair.head);
  const configs = [...new Set([...configPaths(inputs.config), ...configPaths(CONFIG_PATH)])];
  const added = kept.policy === null ? texts.head : null;
  const asked = requests(base, head, { ...inputs.recipe, name });
  const isLeft = (server: ServerRequest): boolean => pair.base !== null && isUntouched(server.head.name, policy, configs, paths);
  const skipped = [...new Set(asked.servers.filter(isLeft).map((server) => server.head.name))];
  // Everything that git is asked comes before anything of the pull request runs.
  const workflows = await usingWorkflows(root, pair, paths);
  const commitOf = await linesOf(root, pair, inputs, occasion);
  const told = [
    ...(added
      ? [
          `The base branch has no ${inputs.config}: the default policy holds, and the base is made as the inputs say or, without them, by the head's recipe.`,
        ]
      : []),
    ...changedRules(
      paths,
      configs.filter((config) => config !== added?.file),
      (path) => workflows.has(path),
    ),
    ...asked.remarks,
  ];
  const { facts, remarks } = await collectFacts(
    asked.servers.filter((server) => !isLeft(server)),
    {
      root,
      pair,
      limits: inputs.limits,
      effort: inputs.effort,
      volatile: policy?.volatile ?? [],
      baseline: inputs.baseline,
      onStoredCredential: inputs.storedCredentials,
      progress: (text) => log.stage(text),
      log: (who, line) => log.quote(who, line),
    },
  );
  return {
    facts,
    base: pair.base,
    head: pair.headName,
    policy,
    remarks: [...kept.remarks, ...told, ...remarks],
    notices: told,
    skipped,
    root,
    changed: paths,
    folders: new Map(asked.servers.map(({ head: { name, workingDirectory } }) => [name, workingDirectory])),
    commitOf,
  };
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

/** Which commit to link a file at: where the base branch has gone on, lines of the merge are not those of the pull request's head. */
async function linesOf(root: string, pair: Pair, inputs: Inputs, occasion: Occasion): Promise<(file: string) => string> {
  const { head, headName } = pair;
  if (head === headName) return () => head;
  try {
    await haveCommit(root, headName, credentialOf(inputs, occasion));
    const moved = new Set(await changedPaths(root, headName, head));
    return (file) => (moved.has(file) ? head : headName);
  } catch {
    return () => head;
  }
}

const credentialOf = ({ token }: Inputs, { serverUrl }: Occasion) => (token === null ? {} : { credential: { serverUrl, token } });

async function findPair(root: string, inputs: Inputs, occasion: Occasion, log: StepLog): Promise<Pair> {
  const request = inputs.baseRef === null ? occasion.compare : ({ kind: 'ref', base: inputs.baseRef } as const);
  if (request === null) {
    throw new UserError(`The event ${occasion.event || '(none)'} does not say what to compare: name a base in the input base-ref.`);
  }
  const options = { ...credentialOf(inputs, occasion), log: (line: string) => log.stage(line) };
  const pair = await choosePair(root, request, options);
  // An input may choose another base to compare with, and no other policy.
  const policy = inputs.baseRef === null ? null : await policyOf(root, occasion.compare, options);
  return { ...pair, policy: policy ?? pair.policy, headName: occasion.pull?.headSha ?? pair.headName };
}

/** Workflows among the changed files that use this action, on either side. */
async function usingWorkflows(root: string, pair: Pair, paths: readonly string[]): Promise<Set<string>> {
  const found = new Set<string>();
  for (const path of paths.filter(isWorkflow)) {
    const texts = await Promise.all([pair.base, pair.head].map((commit) => (commit ? readAt(root, commit, path) : undefined)));
    if (texts.some((text) => text?.includes('mcp-tool-review'))) found.add(path);
  }
  return found;
}
