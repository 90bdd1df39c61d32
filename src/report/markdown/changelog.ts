import { changelogEntries } from '../../diff/changelog.ts';
import type { ServerReview } from '../../model/review.ts';
import { parts } from '../../model/words.ts';
import { number } from '../numbers.ts';
import { inline } from './inline.ts';

/** Entries written; the rest are counted. */
const ENTRIES = 40;

/** Lines that the author can paste into a changelog, most disruptive first. */
export function changelog(server: ServerReview): string {
  if (server.semver === null || server.semver === 'none') return '';
  const entries = changelogEntries(server.changes);
  if (entries.length === 0) return '';
  const lines = entries.slice(0, ENTRIES).map((e) => `- ${e.section}: ${inline(parts(e.template, e.evidence, null))}`);
  if (entries.length > ENTRIES) lines.push(`- and ${number(entries.length - ENTRIES)} more`);
  return lines.join('\n');
}
