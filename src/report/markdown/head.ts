import type { Review, Verdict } from '../../model/review.ts';
import { found, rows, tools } from '../counts.ts';
import { wrap } from '../lines.ts';
import { modelReads } from '../numbers.ts';
import { cell, code, fence, prose, visible } from '../safe.ts';
import { failures, headline, remarks, serverName, withoutBase } from '../words.ts';
import { inline, names } from './inline.ts';

const MARK: Record<Verdict, string> = { pass: '✅', warn: '⚠️', fail: '❌', error: '🚫' };

export const heading = (review: Review): string => `## ${MARK[review.verdict]} ${inline(headline(review))}`;

/** A row a server; those of many that did not change are counted together. */
export function table(review: Review): string {
  const { told, rest } = rows(review);
  if (told.length === 0) return '';
  return [
    '| server | tools | findings | a model reads |',
    '|---|---|---|---|',
    ...told.map((s) => `| ${[cell(serverName(s)), tools(s), found(s, (t) => `**${t}**`), modelReads(s.size)].join(' | ')} |`),
    ...(rest === '' ? [] : [`| and ${rest} | | | |`]),
  ].join('\n');
}

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
          ? `${review.servers.length > 1 ? 'It' : 'Nothing'} was ${review.servers.length > 1 ? 'not ' : ''}compared. Mend the build or the start command and push again.`
          : review.verdict === 'error'
            ? 'Nothing was compared, so nothing passes. Mend the base, or set `base-failure` in the config of the base branch.'
            : 'There is nothing to compare with: every finding below counts as new.';
      return `${told}${shown}\n\n${so}`;
    }),
  );
}

/** What to know before the findings, line by line, without what the troubles tell already. */
export function known(review: Review): string[] {
  const told = remarks(review).map((r) => `- ${prose(r, REMARK)}`);
  const fresh = withoutBase(review).map(
    ({ servers, words, reason }) => `- ${names(servers)} ${words}${reason === null ? '' : ` ${prose(reason, REMARK)}`}`,
  );
  return [...fresh, ...told];
}

/** UTF-16 units of one remark. */
const REMARK = 600;
