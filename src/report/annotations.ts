import type { Catalogue, Level } from '../model/finding.ts';
import type { Review } from '../model/review.ts';
import { number } from './numbers.ts';
import { sort } from './order.ts';
import { clip, line } from './safe.ts';
import { count, failures, help, plain, serverName, title } from './words.ts';

/** What GitHub shows beside the files: one line of the log a finding. */
export interface Annotation {
  level: 'error' | 'warning' | 'notice';
  title: string;
  message: string;
  file: string | null;
  line: number | null;
}

export interface Annotations {
  /** Most severe first, at most `most` of a level. */
  shown: Annotation[];
  /** How many were left out, in a sentence; null when none. */
  hidden: string | null;
}

/** GitHub keeps ten of a level for each step and drops the rest without a word. */
export const ANNOTATIONS = 10;

const AS: Record<Level, Annotation['level']> = { error: 'error', warning: 'warning', note: 'notice' };

/** New findings that nobody accepted, and what hindered the work, as annotations. */
export function annotations(review: Review, catalogue: Catalogue, most = ANNOTATIONS): Annotations {
  const all: Annotation[] = [];
  for (const server of review.servers) {
    for (const { words, reason, side } of failures(server)) {
      const level = side === 'head' || review.verdict === 'error' ? 'error' : 'warning';
      const message = `${line(serverName(server), 100)} ${words}: ${line((reason ?? '').split('\n')[0]!, 1000)}`;
      all.push({ level, title: 'mcp-tool-review', message, file: null, line: null });
    }
  }
  const { blocking, directives, warnings, notes } = sort(review);
  for (const { finding } of [...blocking, ...warnings, ...directives, ...notes]) {
    all.push({
      level: finding.blocking ? 'error' : AS[finding.level],
      title: clip(`mcp-tool-review: ${finding.rule}`, 200),
      message: clip(`${plain(title(finding, catalogue)).replace(/\.$/, '')}. ${plain(help(finding, catalogue))}`, 4000),
      file: finding.location?.file ?? null,
      line: finding.location?.line ?? null,
    });
  }
  const shown: Annotation[] = [];
  const hidden: string[] = [];
  for (const level of ['error', 'warning', 'notice'] as const) {
    const of = all.filter((a) => a.level === level);
    shown.push(...of.slice(0, most));
    if (of.length > most) hidden.push(count(of.length - most, level));
  }
  return {
    shown,
    hidden:
      hidden.length === 0 ? null : `${number(most)} annotations of a level are shown; ${hidden.join(', ')} more stand in the summary.`,
  };
}
