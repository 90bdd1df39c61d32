import type { Review } from '../model/review.ts';
import { markdown } from '../report/markdown.ts';
import { code } from '../report/safe.ts';
import { serverName } from '../report/words.ts';
import { encode } from './marker.ts';
import { record } from './record.ts';
import type { PublishRequest } from './request.ts';

/** The review as the text of a comment of at most `limit` characters, with what the merge queue reads above it. */
export function commentText(request: PublishRequest, limit: number): string {
  const { review, catalogue, headSha, baseSha, files } = request;
  const records = record(review);
  const [first, ...others] = toAccept(review);
  const more = others.map(({ name, digest }) => `For ${code(name)}: \`/mcp-tool-review accept ${digest}\``);
  const around = [...records, ...more].reduce((n, line) => n + line.length + 2, 0);
  const text = markdown(review, catalogue, {
    budget: Math.min(60_000, limit - around),
    headSha,
    baseSha,
    files,
    locationLink: (file, line) => lineUrl(request, file, line),
    ...(first ? { acceptDigest: first.digest } : {}),
  });
  return [...records, [text.trim(), ...more].join('\n\n')].join('\n');
}

/** States that someone could accept: one digest for each server that blocks. */
function toAccept(review: Review): { name: string; digest: string }[] {
  return review.servers.flatMap((server) =>
    server.head.digest && server.findings.some((f) => f.blocking)
      ? [{ name: serverName(server), digest: server.head.digest.slice(0, 32) }]
      : [],
  );
}

/** A line of a file as it stands at the head. */
export function lineUrl({ serverUrl, repo, headSha }: PublishRequest, file: string, line: number): string {
  const path = file.split('/').map(encode).join('/');
  return `${serverUrl}/${repo.owner}/${repo.repo}/blob/${headSha}/${path}#L${line}`;
}
