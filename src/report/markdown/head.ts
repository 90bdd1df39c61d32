import type { Review, Verdict } from '../../model/review.ts';
import { found, tools } from '../counts.ts';
import { wrap } from '../lines.ts';
import { modelReads } from '../numbers.ts';
import { cell, code, fence, prose, visible } from '../safe.ts';
import { count, failures, headline, isNew, serverName } from '../words.ts';
import { inline, names } from './inline.ts';

const MARK: Record<Verdict, string> = { pass: '✅', warn: '⚠️', fail: '❌', error: '🚫' };

export const heading = (review: Review): string => `## ${MARK[review.verdict]} ${inline(headline(review))}`;

/** Servers in the table; the rest are counted. */
const ROWS = 40;

/** A row a server; those of many that did not change are counted together. */
export function table(review: Review): string {
  const listed = review.servers.filter((s) => s.head.state === 'listed');
  if (listed.length === 0) return '';
  const moved = listed.filter((s) => s.changes.length > 0 || s.findings.some(isNew) || s.base?.state !== 'listed');
  const told = (listed.length > FEW && moved.length > 0 ? moved : listed).slice(0, ROWS);
  const rows = told.map((s) => `| ${[cell(serverName(s)), tools(s), found(s, (t) => `**${t}**`), modelReads(s.size)].join(' | ')} |`);
  const rest = listed.length - told.length;
  const still = moved.length > told.length ? '' : ' as before';
  return [
    '| server | tools | findings | a model reads |',
    '|---|---|---|---|',
    ...rows,
    ...(rest > 0 ? [`| and ${count(rest, 'server')}${still} | | | |`] : []),
  ].join('\n');
}

/** Servers up to which each has a row, changed or not. */
const FEW = 3;

/** What hindered the work: which side, why, and the server's last words. */
export function troubles(review: Review): string[] {
  return review.servers.flatMap((server) =>
    failures(server).map(({ side, words, reason }) => {
      const [sentence = '', ...rest] = (reason ?? '').split('\n');
      const tail = rest.slice(-30).join('\n');
      const lines = visible(tail.length > 6000 ? `…${tail.slice(-6000)}` : tail);
      const told = `**${code(serverName(server))} ${words}.**${sentence === '' ? '' : ` ${prose(sentence)}`}`;
      const shown =
        lines.trim() === ''
          ? ''
          : `\n\n${fence(
              lines
                .split('\n')
                .flatMap((l) => wrap(l, 140))
                .join('\n'),
              'text',
            )}`;
      const so =
        side === 'head'
          ? 'Nothing was compared. Mend the build or the start command and push again.'
          : review.verdict === 'error'
            ? 'Nothing was compared, so nothing passes. Mend the base, or set `base-failure` in the config of the base branch.'
            : 'There is nothing to compare with: every finding below counts as new.';
      return `${told}${shown}\n\n${so}`;
    }),
  );
}

/** What to know before the findings, line by line, without what the troubles tell already. */
export function remarks(review: Review): string[] {
  const reasons = review.servers
    .flatMap((s) => [s.base?.reason, s.head.reason])
    .filter((r) => typeof r === 'string' && r !== '') as string[];
  const all = [...review.remarks, ...review.servers.flatMap((s) => s.remarks)];
  const told = [...new Set(all)].filter((r) => !reasons.some((reason) => r.includes(reason))).map((r) => `- ${prose(r, REMARK)}`);
  const fresh = review.servers.filter((s) => s.base?.state === 'absent' && s.head.state === 'listed').map(serverName);
  if (fresh.length === 0) return told;
  const what = fresh.length === 1 ? 'is not in the base: every tool of it is' : 'are not in the base: every tool of them is';
  return [`- ${names(fresh)} ${what} new and judged in full.`, ...told];
}

/** UTF-16 units of one remark. */
const REMARK = 600;
