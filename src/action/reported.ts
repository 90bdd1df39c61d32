import type { ConfigFile } from '../config/load.ts';
import { findPull, isBaseOf, pathsOfPull, readFileOnGitHub } from '../github/lookup.ts';
import { UserError } from '../model/error.ts';
import { findRoot } from '../source/git.ts';
import { haveCommit, remoteTip } from '../source/history.ts';
import { CONFIG_PATH, configPaths, policyAt, type SettingsText, settingsAt } from '../source/settings.ts';
import { type FactsFile, readFacts } from './facts.ts';
import type { Gathered } from './gather.ts';
import type { Inputs } from './inputs.ts';
import type { Occasion, Pull } from './occasion.ts';
import { parse } from './settings.ts';
import { changedRules, isUntouched } from './touched.ts';

/** What a reader of a reported review must know, also of one that says all is well. */
const TAKEN_ELSEWHERE =
  "The tool lists were taken by the pull request's own job and are judged here as it gave them: a change that edits its workflow could give others.";

/** Takes the facts of another job, for the pull request that the event names. Nothing of that job but the facts is believed. */
export async function takeReported(inputs: Inputs, occasion: Occasion, pull: Pull): Promise<Gathered> {
  if (inputs.facts === null)
    throw new UserError('mode: report needs the input facts: the path of the file that the job with mode: check wrote.');
  const facts = readFacts(inputs.facts);
  if (facts.head !== pull.headSha) {
    throw new UserError(
      `The facts are of ${facts.head.slice(0, 12)} and not of the pull request's head ${pull.headSha.slice(0, 12)}: they are not used.`,
    );
  }
  await checkBase(facts, inputs, occasion, pull);
  const kept = await policyAt(inputs.config, await policyReader(inputs, occasion, pull));
  const policy = parse(kept.policy);
  const configs = [...new Set([...configPaths(inputs.config), ...configPaths(CONFIG_PATH)])];
  const changed = await changedOnGitHub(inputs, occasion, pull);
  const touched = facts.skipped.filter((name) => changed === null || !isUntouched(name, policy, configs, changed));
  if (touched.length)
    throw new UserError(
      `The facts leave out ${JSON.stringify(touched[0])}, although the policy of the base branch does not let it be left out: they are not used.`,
    );
  if (facts.servers.length + facts.skipped.length === 0) throw new UserError('The facts name no server: there is nothing to judge.');
  const told = new Set([...facts.servers.map((s) => s.name), ...facts.skipped]);
  const servers = policy?.servers ?? [];
  // A job may choose one of several by its name.
  const chosen = servers.filter((server) => server.name === inputs.serverName);
  const missing = (chosen.length ? chosen : servers).filter((server) => !told.has(server.name));
  // With its config a change may give or take away servers; without, their names are known.
  if (changed !== null && !configs.some((path) => changed.includes(path))) checkNames(told, missing[0]?.name, policy, inputs, occasion);
  const notices = [
    ...changedRules(changed ?? [], configs, (path) => (occasion.reported?.path ? path === occasion.reported.path || null : null)),
    ...missing.map((server) => `${server.name} is in the config of the base branch and not in the facts: it was not reviewed.`),
    ...(changed === null
      ? ['Not all files of this pull request are known (GitHub lists 3,000): whether it edits its config or workflows could not be seen.']
      : []),
  ];
  return {
    facts: facts.servers,
    base: facts.base,
    head: pull.headSha,
    policy,
    remarks: [TAKEN_ELSEWHERE, ...kept.remarks, ...notices],
    notices,
    caveat: TAKEN_ELSEWHERE,
    skipped: facts.skipped,
    root: null,
    changed: changed ?? [],
  };
}

/** The base must be one that GitHub knows as a base of this pull request: lists of another commit would hide what changed. */
async function checkBase(facts: FactsFile, inputs: Inputs, occasion: Occasion, pull: Pull): Promise<void> {
  const wrong = facts.servers.find(({ base }) => base === null || (base.ref !== null && base.ref !== facts.base));
  const access = { ...occasion, token: inputs.token ?? '' };
  const known =
    facts.base !== null &&
    wrong === undefined &&
    ((inputs.baseRef === null && facts.base === pull.baseSha) ||
      (inputs.token !== null &&
        (await isBaseOf(access, occasion.repo, { branch: inputs.baseRef ?? pull.baseRef, head: pull.headSha, commit: facts.base }))));
  if (known) return;
  throw new UserError(
    `The facts compare with ${facts.base?.slice(0, 12) ?? 'no base'}, which is not known as a base of this pull request: they are not used.`,
  );
}

/** Servers under other names would be judged by another policy, and stand in place of the one that is not told. */
function checkNames(
  told: ReadonlySet<string>,
  missing: string | undefined,
  policy: ConfigFile | null,
  inputs: Inputs,
  { reported, job }: Occasion,
): void {
  const known = policy?.servers.map((server) => server.name) ?? [];
  const workflow = reported ? reported.workflow : job.slice(0, job.lastIndexOf('/'));
  const isKnown = (name: string): boolean =>
    known.length
      ? known.includes(name)
      : inputs.serverName !== null
        ? name === inputs.serverName
        : workflow === '' || name.startsWith(`${workflow}/`);
  const stranger = [...told].find((name) => !isKnown(name));
  if (stranger === undefined && missing === undefined) return;
  throw new UserError(
    stranger === undefined
      ? `The facts leave out ${JSON.stringify(missing)}, which is in the config of the base branch: they are not used.`
      : `The facts name the server ${JSON.stringify(stranger)}, which neither the config of the base branch nor the input server-name knows: they are not used.`,
  );
}

/** Null where GitHub does not say. */
async function changedOnGitHub(inputs: Inputs, occasion: Occasion, pull: Pull): Promise<string[] | null> {
  if (inputs.token === null) return null;
  return pathsOfPull({ ...occasion, token: inputs.token }, occasion.repo, pull.number).catch(() => null);
}

/** The pull request that is reported on: the event's own, or the one whose head the run that ended had. */
export async function reportedPull(inputs: Inputs, occasion: Occasion): Promise<Pull> {
  if (occasion.pull) return occasion.pull;
  const { reported, repo } = occasion;
  if (!reported) throw new UserError(`mode: report works in pull_request and workflow_run, not in ${occasion.event || 'this event'}.`);
  if (reported.event !== 'pull_request') {
    throw new UserError(
      `The run that ended was started by ${reported.event}, not by a pull request: give the reporting job the condition github.event.workflow_run.event == 'pull_request'.`,
    );
  }
  if (inputs.token === null) throw new UserError('mode: report needs a token to find the pull request: set the input token.');
  const pull = await findPull({ ...occasion, token: inputs.token }, repo, reported);
  if (pull) return pull;
  throw new UserError(
    `No open pull request has ${reported.headSha.slice(0, 12)} as its head: it was closed, or it moved on and a later run reports. Nothing was posted.`,
  );
}

/** Reads a config at the tip of the base branch: from a checkout where there is one, else from GitHub. */
async function policyReader(inputs: Inputs, occasion: Occasion, pull: Pull): Promise<(path: string) => Promise<SettingsText | null>> {
  const root = await findRoot(process.cwd()).catch(() => null);
  if (root !== null) {
    const credential = inputs.token === null ? {} : { credential: { serverUrl: occasion.serverUrl, token: inputs.token } };
    const tip = await remoteTip(root, pull.baseRef, credential);
    const commit =
      tip ??
      (await haveCommit(root, pull.baseSha).then(
        () => pull.baseSha,
        () => undefined,
      ));
    if (commit) return (path) => settingsAt(root, commit, path);
  }
  const { token } = inputs;
  if (token === null) throw new UserError('The policy of the base branch cannot be read: there is neither a checkout nor a token.');
  return async (path) => {
    for (const file of configPaths(path)) {
      const text = await readFileOnGitHub({ ...occasion, token }, occasion.repo, pull.baseRef, file);
      if (text !== null) return { file, text, at: `branch ${pull.baseRef}` };
    }
    return null;
  };
}
