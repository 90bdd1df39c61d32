import { findPull, pathsOfPull, readFileOnGitHub } from '../github/lookup.ts';
import { UserError } from '../model/error.ts';
import { findRoot } from '../source/git.ts';
import { haveCommit, remoteTip } from '../source/history.ts';
import { configPaths, type SettingsText, settingsAt } from '../source/settings.ts';
import { readFacts } from './facts.ts';
import type { Gathered } from './gather.ts';
import type { Inputs } from './inputs.ts';
import type { Occasion, Pull } from './occasion.ts';
import { parse } from './settings.ts';
import { changedRules, isUntouched } from './touched.ts';

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
  const policy = parse(await policyText(inputs, occasion, pull));
  const configs = configPaths(inputs.config);
  const changed = await changedOnGitHub(inputs, occasion, pull);
  const touched = facts.skipped.filter((name) => changed === null || !isUntouched(name, policy, configs, changed));
  if (touched.length)
    throw new UserError(
      `The facts leave out ${JSON.stringify(touched[0])}, although the policy of the base branch does not let it be left out: they are not used.`,
    );
  if (facts.servers.length + facts.skipped.length === 0) throw new UserError('The facts name no server: there is nothing to judge.');
  const told = new Set([...facts.servers.map((s) => s.name), ...facts.skipped]);
  const missing = (policy?.servers ?? []).filter((server) => !told.has(server.name));
  return {
    facts: facts.servers,
    base: facts.base,
    head: pull.headSha,
    policy,
    remarks: [
      TAKEN_ELSEWHERE,
      ...changedRules(changed ?? [], configs, () => true),
      ...missing.map((server) => `${server.name} is in the config of the base branch and not in the facts: it was not reviewed.`),
    ],
    skipped: facts.skipped,
    root: null,
    changed: changed ?? [],
  };
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

/** The config at the tip of the base branch: from a checkout where there is one, else from GitHub. */
async function policyText(inputs: Inputs, occasion: Occasion, pull: Pull): Promise<SettingsText | null> {
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
    if (commit) return settingsAt(root, commit, inputs.config);
  }
  if (inputs.token === null) throw new UserError('The policy of the base branch cannot be read: there is neither a checkout nor a token.');
  for (const file of configPaths(inputs.config)) {
    const text = await readFileOnGitHub({ ...occasion, token: inputs.token }, occasion.repo, pull.baseRef, file);
    if (text !== null) return { file, text, at: `branch ${pull.baseRef}` };
  }
  return null;
}
