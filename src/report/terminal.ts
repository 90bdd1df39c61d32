import type { Catalogue } from '../model/finding.ts';
import type { Review, Verdict } from '../model/review.ts';
import { found, rows, tools } from './counts.ts';
import { modelReads } from './numbers.ts';
import { placeKey, sort } from './order.ts';
import { line, terminal as printable } from './safe.ts';
import { sections } from './sections.ts';
import { changed } from './terminal/changes.ts';
import { briefly, directives, whole } from './terminal/findings.ts';
import { ink, Page } from './terminal/page.ts';
import { count, failures, headline, looked, plain, remarks, serverName, withoutBase } from './words.ts';

export interface TerminalOptions {
  colour: boolean;
  /** Columns. */
  width: number;
}

const MARK: Record<Verdict, string> = { pass: '✔', warn: '⚠', fail: '✖', error: '✖' };
/** Lines and UTF-16 units of a failed build's or server's last words. */
const LAST_LINES = 20;
const LAST_WORDS = 4000;

/** The review for a person at a terminal. No control character of a server is in it; the only escapes are our own colours. */
export function terminal(review: Review, catalogue: Catalogue, { colour, width }: TerminalOptions): string {
  const paint = ink(colour);
  const page = new Page(Math.max(40, Math.min(width, 140)), paint);
  const hue = { pass: paint.green, warn: paint.yellow, fail: paint.red, error: paint.red }[review.verdict];
  page.heading(hue(MARK[review.verdict]), plain(headline(review)));
  page.blank();
  overview(page, review);
  troubles(page, review);

  const sorted = sort(review);
  const many = review.servers.length > 1;
  whole(page, sections(sorted.blocking, catalogue), catalogue, many);
  // Where something blocks, the whole text is shown already.
  const told = new Set(sorted.blocking.map(placeKey));
  directives(page, sorted.directives.filter((d) => !told.has(placeKey(d))), catalogue, many); // biome-ignore format: one line
  briefly(page, sorted.warnings, 'warning', paint.yellow, { catalogue, many, advise: true });
  briefly(page, sorted.accepted, 'accepted finding', paint.dim, { catalogue, many, advise: false });
  briefly(page, sorted.notes, 'note', paint.dim, { catalogue, many, advise: false });
  if (sorted.notes.length || sorted.warnings.length) {
    page.blank();
    page.put("'mcp-tool-review explain RULE' tells what a rule wants and why.", 0, paint.dim);
  }
  if (sorted.fixed.length) {
    page.blank();
    page.put(`${count(sorted.fixed.length, 'finding')} fixed`, 0, paint.green);
  }
  changed(page, review, ({ name, variant }, { target, name: tool, pointer }) =>
    told.has(JSON.stringify([name, variant, target, tool, pointer])),
  );
  page.blank();
  if (sorted.existing.length) {
    page.put(`${count(sorted.existing.length, 'finding')} at the base as well, never blocking; --format json lists them`, 0, paint.dim);
    page.blank();
  }
  page.put(looked(review), 0, paint.dim);
  // A last look: nothing may begin a line that a log obeys. Colours are only for terminals, which obey no such lines.
  return `${colour ? page.lines.join('\n') : printable(page.lines.join('\n'))}\n`;
}

function overview(page: Page, review: Review): void {
  const { told, rest } = rows(review);
  for (const server of told) {
    const cells = [tools(server), found(server, (t) => t), modelReads(server.size)].filter((c) => c !== '');
    page.put(`${line(serverName(server), 80)}: ${cells.join(' · ')}`);
  }
  if (rest !== '') page.put(`and ${rest}`);
  for (const { servers, words, reason } of withoutBase(review)) {
    page.put(`${listed(servers)} ${words}${reason === null ? '' : ` ${line(reason, 600)}`}`);
  }
  for (const remark of remarks(review)) page.put(line(remark, 600));
}

/** Names of servers, the first ones; the rest counted. */
const listed = (servers: readonly string[]): string => {
  const shown = servers.slice(0, NAMES).map((name) => line(name, 80));
  return shown.join(', ') + (servers.length > NAMES ? ` and ${count(servers.length - NAMES, 'more', 'more')}` : '');
};
/** Servers after which a list of them is cut. */
const NAMES = 6;

function troubles(page: Page, review: Review): void {
  for (const server of review.servers) {
    for (const { words, reason } of failures(server)) {
      const [sentence = '', ...rest] = (reason ?? '').split('\n');
      page.put(`${line(serverName(server), 80)} ${words}: ${line(sentence, 1000)}`);
      const last = printable(rest.slice(-LAST_LINES).join('\n').slice(-LAST_WORDS));
      for (const text of last.split('\n')) if (text.trim()) page.put(`│ ${text}`, 2);
    }
  }
}
