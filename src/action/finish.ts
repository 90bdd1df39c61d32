import { randomUUID } from 'node:crypto';
import { appendFileSync, existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cutDeep, type Json } from '../model/json.ts';
import type { Review } from '../model/review.ts';
import { annotations } from '../report/annotations.ts';
import { render } from '../report/index.ts';
import { changelog } from '../report/markdown/changelog.ts';
import type { MarkdownOptions } from '../report/markdown.ts';
import { summary } from '../report/summary.ts';
import { catalogue } from '../review.ts';
import { FACTS_FILE, FACTS_LIMIT, type FactsFile } from './facts.ts';
import type { StepLog } from './log.ts';

/** Paths of the files of a run. */
export interface Files {
  facts: string | null;
  report: string;
  sarif: string;
  html: string;
  summary: string;
  changelog: string;
}

/** Writes everything a later step or a reader may want, below `RUNNER_TEMP` in a folder that nobody could prepare. */
export async function writeFiles(
  review: Review,
  facts: FactsFile | null,
  options: MarkdownOptions,
  log: StepLog,
  anchor: string | null,
): Promise<Files & { text: string }> {
  const folder = mkdtempSync(join(process.env.RUNNER_TEMP || tmpdir(), 'mcp-tool-review-'));
  const put = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const written = facts && JSON.stringify(cutDeep(facts as unknown as Json));
  if (written && Buffer.byteLength(written) > FACTS_LIMIT)
    log.annotate('warning', `The facts are larger than ${FACTS_LIMIT} bytes: mode: report will not read them.`);
  const text = summary(review, catalogue, options);
  return {
    text,
    facts: written && put(FACTS_FILE, written),
    report: put('review.json', await render(review, 'json', { catalogue })),
    sarif: put('review.sarif', await render(review, 'sarif', { catalogue, sarif: anchor === null ? {} : { fallback: anchor } })),
    html: put(
      'report.html',
      await render(review, 'html', { catalogue, html: { ...commits(options), ...(facts ? { facts: facts.servers } : {}) } }),
    ),
    summary: put('summary.md', text),
    changelog: put('changelog.md', fragment(review)),
  };
}

const commits = ({ headSha, baseSha }: MarkdownOptions) => ({ ...(headSha ? { headSha } : {}), ...(baseSha ? { baseSha } : {}) });

/** The changelog lines of all servers, inert. */
const fragment = (review: Review): string =>
  review.servers
    .map(changelog)
    .filter((lines) => lines !== '')
    .map((lines) => `${lines}\n`)
    .join('\n');

/** The largest release that a server's surface asks for; empty where nothing was compared. */
const release = (review: Review): string =>
  (['major', 'minor', 'patch', 'none'] as const).find((advice) => review.servers.some((s) => s.semver === advice)) ?? '';

/** The outputs of the step. */
export function setOutputs(review: Review, files: Files | null): void {
  const fresh = review.servers.flatMap((s) => s.findings.filter((f) => f.state === 'new'));
  const outputs: Record<string, string> = {
    verdict: review.verdict,
    changed: String(review.servers.some((s) => s.changes.some((c) => c.kind !== 'order-changed'))),
    findings: String(fresh.length),
    blocking: String(fresh.filter((f) => f.blocking).length),
    'new-bytes': String(review.servers.reduce((n, s) => n + (s.size.head ? s.size.head.bytes - (s.size.base?.bytes ?? 0) : 0), 0)),
    facts: files?.facts ?? '',
    report: files?.report ?? '',
    sarif: files?.sarif ?? '',
    html: files?.html ?? '',
    summary: files?.summary ?? '',
    semver: release(review),
    changelog: files?.changelog ?? '',
  };
  for (const [name, value] of Object.entries(outputs)) {
    const delimiter = `delimiter_${randomUUID()}`;
    append('GITHUB_OUTPUT', `${name}<<${delimiter}\n${value}\n${delimiter}\n`);
  }
}

/** The summary on the page of the run. */
export const showSummary = (text: string): void => append('GITHUB_STEP_SUMMARY', text);

/** Annotations at the lines they are about, or at a file that exists: one without a file is shown nowhere. */
export function annotate(review: Review, root: string | null, anchor: string | null, log: StepLog): void {
  const { shown, hidden } = annotations(review, catalogue);
  for (const { level, title, message, file, line } of shown) {
    const there = file !== null && (root === null || existsSync(join(root, file)));
    const at = there ? { file, ...(line === null ? {} : { line }) } : anchor === null ? {} : { file: anchor };
    log.annotate(level, message, { title, ...at });
  }
  if (hidden) log.say(hidden);
}

function append(variable: string, text: string): void {
  const file = process.env[variable];
  if (file) appendFileSync(file, text);
}
