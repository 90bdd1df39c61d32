import type { Review } from '../model/review.ts';
import { markdown } from '../report/markdown.ts';
import { code } from '../report/safe.ts';
import { count, serverName } from '../report/words.ts';
import { encode } from './marker.ts';
import { record } from './record.ts';
import type { PublishRequest } from './request.ts';

/** The review as the text of a comment of at most `limit` characters, with what the merge queue reads above it. */
export function commentText(request: PublishRequest, limit: number): string {
  const { review, catalogue, headSha, baseSha, files } = request;
  const [first, ...others] = toAccept(review);
  const records = fitting(record(review), Math.min(RECORDS, limit / 3));
  const offers = fitting(
    others.map(({ name, digest }) => `For ${code(name, 80)}: \`/mcp-tool-review accept ${digest}\``),
    OFFERS,
  );
  const more = [
    ...offers.lines,
    ...(offers.left ? [`${count(offers.left, 'more state')} could be accepted: \`review.json\` has the digests.`] : []),
    ...(records.left ? [`What was accepted on ${count(records.left, 'server')} is not handed on to a merge queue, for length.`] : []),
  ];
  const around = [...records.lines, ...more].reduce((n, line) => n + line.length + 2, 0);
  const text = markdown(review, catalogue, {
    budget: Math.min(60_000, limit - around),
    headSha,
    baseSha,
    files,
    locationLink: (file, line) => lineUrl(request, file, line),
    ...(first ? { acceptDigest: first.digest } : {}),
  });
  return [...records.lines, [text.trim(), ...more].join('\n\n')].join('\n');
}

/** Most characters of the records, and of the further commands: the review itself must have room. */
const RECORDS = 20_000;
const OFFERS = 4000;

/** The first lines that fit, and how many are left. */
function fitting(lines: readonly string[], room: number): { lines: string[]; left: number } {
  let used = 0;
  let fit = 0;
  for (const line of lines) {
    used += line.length + 2;
    if (used > room) break;
    fit++;
  }
  return { lines: lines.slice(0, fit), left: lines.length - fit };
}

/** States that someone could accept: one digest for each server that blocks. */
function toAccept(review: Review): { name: string; digest: string }[] {
  return review.servers.flatMap((server) =>
    server.head.digest && server.findings.some((f) => f.blocking)
      ? [{ name: serverName(server), digest: server.head.digest.slice(0, 32) }]
      : [],
  );
}

/** A line of a file as it stands at the head, or at the merge that was checked out where its lines are others. */
export function lineUrl({ serverUrl, repo, headSha, commitOf }: PublishRequest, file: string, line: number): string {
  const path = file.split('/').map(encode).join('/');
  return `${serverUrl}/${repo.owner}/${repo.repo}/blob/${commitOf?.(file) ?? headSha}/${path}#L${line}`;
}
