import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { acceptances, fillLocations, locate, onComment, type Place, publish } from '../github/index.ts';
import { UserError } from '../model/error.ts';
import type { Review, Verdict } from '../model/review.ts';
import type { MarkdownOptions } from '../report/markdown.ts';
import { prose } from '../report/safe.ts';
import { catalogue, review as judge } from '../review.ts';
import { trackedFiles } from '../source/tree.ts';
import { version } from '../version.ts';
import type { FactsFile } from './facts.ts';
import { annotate, setOutputs, showSummary, writeFiles } from './finish.ts';
import { type Gathered, gather } from './gather.ts';
import { type Inputs, takeInputs } from './inputs.ts';
import { StepLog } from './log.ts';
import { type Occasion, readOccasion } from './occasion.ts';
import { reportedPull, takeReported } from './reported.ts';
import { PolicyBook } from './settings.ts';

const EXIT: Record<Verdict, number> = { pass: 0, warn: 0, fail: 1, error: 2 };

/** The step, from its inputs to its exit status. Whatever happens, it ends with a verdict, and says it. */
export async function main(): Promise<number> {
  const log = new StepLog();
  try {
    const inputs = takeInputs(process.env);
    const occasion = readOccasion(process.env);
    if (occasion.event === 'issue_comment') return await command(inputs, occasion, log);
    return EXIT[await step(inputs, occasion, log)];
  } catch (error) {
    const failed = withoutFacts(error);
    log.annotate('error', failed.remarks.join('\n'), { title: 'mcp-tool-review' });
    showSummary(`## ❌ mcp-tool-review could not do its work\n\n${failed.remarks.map((remark) => prose(remark)).join('\n\n')}\n`);
    setOutputs(failed, null);
    return EXIT.error;
  }
}

async function step(inputs: Inputs, occasion: Occasion, log: StepLog): Promise<Verdict> {
  const key = inputs.serverName ?? occasion.job;
  let gathered: Gathered | null = null;
  let review: Review;
  let approvals: Awaited<ReturnType<typeof acceptances>> | null = null;
  try {
    const mode = inputs.mode === 'auto' && occasion.reported && inputs.facts !== null ? 'report' : inputs.mode;
    if (mode === 'report') {
      if (occasion.event === 'pull_request_target') throw new UserError(occasion.refusal ?? '');
      // Known before anything of the other job is read, so that what is wrong with that can be told where it belongs.
      occasion.pull = await reportedPull(inputs, occasion);
      gathered = await takeReported(inputs, occasion, occasion.pull);
    } else {
      if (occasion.refusal) throw new UserError(occasion.refusal);
      gathered = await gather(inputs, occasion, key, log);
    }
    log.stage('Judging');
    ({ review, approvals } = await judged(inputs, occasion, gathered, key));
  } catch (error) {
    review = withoutFacts(error);
  }
  const places = await find(review, gathered);
  fillLocations(review, places);
  const facts = gathered && factsOf(gathered);
  const pull = occasion.pull;
  const shown: MarkdownOptions = {
    ...(gathered ? { headSha: gathered.head } : {}),
    ...(gathered?.base ? { baseSha: gathered.base } : {}),
  };
  log.end();
  const anchor = anchorOf(gathered?.root ?? null, inputs);
  const files = await writeFiles(review, facts, shown, log, anchor);
  setOutputs(review, files);
  showSummary(files.text);
  for (const remark of review.remarks) {
    // Where nothing was judged, the remark is why.
    if (review.verdict === 'error' && review.servers.length === 0) log.annotate('error', remark, { title: 'mcp-tool-review' });
    else log.say(remark);
  }
  annotate(review, gathered?.root ?? null, anchor, log);
  const notices = [...(approvals?.notices ?? [])];
  // Under pull_request_target nothing is written either: the refusal is about trust.
  if (inputs.mode !== 'check' && (pull || (inputs.checkRun && gathered)) && occasion.event !== 'pull_request_target') {
    log.stage('Writing to GitHub');
    const result = await publish({
      review,
      catalogue,
      key,
      headSha: pull?.headSha ?? gathered?.head ?? '',
      baseSha: gathered?.base ?? pull?.baseSha ?? '',
      run: occasion.run,
      repo: occasion.repo,
      pull: pull?.number ?? null,
      token: inputs.token,
      apiUrl: occasion.apiUrl,
      graphqlUrl: occasion.graphqlUrl,
      serverUrl: occasion.serverUrl,
      comment: inputs.comment,
      reviewOn: inputs.review,
      requestChanges: inputs.requestChanges,
      checkRun: inputs.checkRun,
      files: { summary: occasion.run.url },
      places,
      facts: gathered?.facts ?? [],
      refused: approvals?.refused ?? [],
      ...(gathered?.commitOf ? { commitOf: gathered.commitOf } : {}),
      ...(gathered?.caveat ? { caveat: gathered.caveat } : {}),
      log: (text) => log.quote('GitHub', text),
    });
    notices.push(...result.notices);
  }
  // One, however much it is that could not be done: the reason is mostly the same.
  if (notices.length) log.annotate('notice', notices.join('\n'), { title: 'mcp-tool-review' });
  log.say(`Verdict: ${review.verdict}`);
  return review.verdict;
}

/** A comment may ask for something. Nothing is built and nothing judged for it. */
async function command(inputs: Inputs, occasion: Occasion, log: StepLog): Promise<number> {
  const { apiUrl, graphqlUrl, repo, payload } = occasion;
  if (inputs.token === null) throw new UserError('A command in a comment needs a token: set the input token.');
  const { outcome, notices } = await onComment({ token: inputs.token, apiUrl, graphqlUrl, repo, event: payload });
  for (const notice of notices) log.annotate('notice', notice);
  log.say(`The comment was looked at: ${outcome}.`);
  return 0;
}

/** Judges twice where someone may have accepted: what there is to accept is known only from the first time. */
async function judged(inputs: Inputs, occasion: Occasion, gathered: Gathered, key: string) {
  const book = new PolicyBook(gathered.policy, inputs);
  const count = inputs.tokens ? (await import('../text/tokens.ts')).count : null;
  const today = new Date().toISOString().slice(0, 10);
  book.for(key);
  const remarks = [...gathered.remarks, ...gathered.skipped.map((name) => `${name} was not built: none of its paths changed.`)];
  const options = { policyFor: (server: string) => book.for(server), today, count };
  let review = judge(gathered.facts, { ...options, remarks: [...book.remarks, ...remarks], notices: gathered.notices });
  // Nothing to build is a result as well: a required check must conclude.
  if (gathered.facts.length === 0 && gathered.skipped.length > 0) review = { ...review, verdict: 'pass' };
  const number = occasion.pull?.number ?? occasion.queued;
  const digests = review.servers.flatMap((server) => server.head.digest ?? []);
  if (inputs.token === null || number === null || digests.length === 0) return { review, approvals: null };
  const approvals = await acceptances({
    token: inputs.token,
    apiUrl: occasion.apiUrl,
    graphqlUrl: occasion.graphqlUrl,
    repo: occasion.repo,
    pull: number,
    digests,
    sender: occasion.queued === null ? occasion.sender : null,
    ...(occasion.queued === null ? {} : { queueKey: key }),
  });
  if (approvals.accepted.length)
    review = judge(gathered.facts, { ...options, approvals: approvals.accepted, remarks: review.remarks, notices: gathered.notices });
  return { review, approvals };
}

/** Where in the head's files the findings stand; nowhere without a tree. */
async function find(review: Review, gathered: Gathered | null) {
  if (!gathered?.root) return new Map<string, Place>();
  try {
    const tree = await trackedFiles(gathered.root);
    return locate({
      review,
      facts: gathered.facts,
      tree,
      changed: new Set(gathered.changed),
      ...(gathered.folders ? { folders: gathered.folders } : {}),
    });
  } catch {
    // A build may have left the tree in any state; a review without lines is still one.
    return new Map<string, Place>();
  }
}

/** A review of nothing, which says why. */
function withoutFacts(error: unknown): Review {
  const message = error instanceof UserError ? error.message : `mcp-tool-review failed: ${(error as Error)?.message ?? error}.`;
  if (!(error instanceof UserError) && process.env.RUNNER_DEBUG === '1') process.stderr.write(`${(error as Error)?.stack ?? ''}\n`);
  return { schemaVersion: 1, tool: { name: 'mcp-tool-review', version }, verdict: 'error', servers: [], remarks: [message] };
}

const factsOf = (gathered: Gathered): FactsFile => ({
  schemaVersion: 1,
  kind: 'facts',
  tool: { name: 'mcp-tool-review', version },
  base: gathered.base,
  head: gathered.head,
  servers: gathered.facts,
  skipped: gathered.skipped,
});

/** A file that an annotation without a place of its own can stand at. */
function anchorOf(root: string | null, inputs: Inputs): string | null {
  if (root === null) return null;
  const folder = inputs.recipe.workingDirectory ?? '.';
  const names = [join(folder, 'package.json'), join(folder, 'pyproject.toml'), join(folder, 'go.mod'), join(folder, 'Cargo.toml')];
  return [...names, inputs.config, 'README.md'].find((name) => existsSync(join(root, name))) ?? null;
}
