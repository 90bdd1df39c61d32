import type { Verdict } from '../model/review.ts';
import { annotations } from '../report/annotations.ts';
import { markdown } from '../report/markdown.ts';
import { line } from '../report/safe.ts';
import { type Client, uncertain } from './client.ts';
import type { PublishRequest } from './request.ts';

/** GitHub's limits: annotations of one request, characters of a summary, of a title and of a message. */
const BATCH = 50;
const SUMMARY = 65_535;
const TITLE = 255;
const MESSAGE = 64_000;
/** Annotations of one check run: a page with more is of no use to anyone. */
const MOST = 500;

const CONCLUSION: Record<Verdict, 'success' | 'neutral' | 'failure'> = {
  pass: 'success',
  warn: 'neutral',
  fail: 'failure',
  error: 'failure',
};
const WORDS: Record<Verdict, string> = {
  pass: 'Nothing that blocks',
  warn: 'Something to look at, nothing that blocks',
  fail: 'Findings block this pull request',
  error: 'The review could not be done',
};
const LEVEL = { error: 'failure', warning: 'warning', notice: 'notice' } as const;

type Annotation = {
  path: string;
  start_line: number;
  end_line: number;
  annotation_level: 'failure' | 'warning' | 'notice';
  title: string;
  message: string;
};

/** Writes a check run of its own, with all annotations: fifty a request, one request after the other, since parallel ones get lost. */
export async function checkRun(client: Client, request: PublishRequest): Promise<void> {
  const { repo, headSha, key, review, catalogue, run } = request;
  const all = annotationsOf(request);
  const name = `mcp-tool-review (${line(key, 100)})`;
  const fits = all.slice(0, MOST);
  const output = {
    title: WORDS[review.verdict],
    summary: markdown(review, catalogue, { budget: SUMMARY - 1000, headSha, baseSha: request.baseSha, files: request.files }),
  };
  const fields = {
    name,
    head_sha: headSha,
    external_id: `${run.id}.${run.attempt}`,
    status: 'completed' as const,
    conclusion: CONCLUSION[review.verdict],
    ...(run.url ? { details_url: run.url } : {}),
  };
  const first = { ...output, annotations: fits.slice(0, BATCH) };
  const id = await create(client, repo, fields, first);
  for (let at = BATCH; at < fits.length; at += BATCH) {
    await client.rest.checks.update({ ...repo, check_run_id: id, output: { ...output, annotations: fits.slice(at, at + BATCH) } });
  }
  if (all.length > fits.length)
    request.log(`${fits.length} of ${all.length} annotations stand in the check run; the summary has all findings.`);
}

type Fields = { name: string; head_sha: string; external_id: string; status: 'completed'; conclusion: 'success' | 'neutral' | 'failure' };

/** Creates the check run, and once more when the answer was lost and it is not there. */
async function create(
  client: Client,
  repo: PublishRequest['repo'],
  fields: Fields,
  output: { title: string; summary: string; annotations: Annotation[] },
): Promise<number> {
  try {
    return (await client.rest.checks.create({ ...repo, ...fields, output })).data.id;
  } catch (error) {
    if (!uncertain(error)) throw error;
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const { data } = await client.rest.checks.listForRef({ ...repo, ref: fields.head_sha, check_name: fields.name, per_page: 100 });
    const there = data.check_runs.find((c) => c.external_id === fields.external_id);
    return there?.id ?? (await client.rest.checks.create({ ...repo, ...fields, output })).data.id;
  }
}

/** Only what has a place: GitHub refuses an annotation without a path. */
function annotationsOf({ review, catalogue }: PublishRequest): Annotation[] {
  return annotations(review, catalogue, Number.POSITIVE_INFINITY).shown.flatMap(({ level, title, message, file, line: at }) =>
    file === null
      ? []
      : [
          {
            path: file,
            start_line: at ?? 1,
            end_line: at ?? 1,
            annotation_level: LEVEL[level],
            title: title.slice(0, TITLE),
            message: message.slice(0, MESSAGE),
          },
        ],
  );
}
