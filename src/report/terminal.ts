import type { Catalogue } from '../model/finding.ts';
import type { Review, Verdict } from '../model/review.ts';
import { found, tools } from './counts.ts';
import { type Line, wrap } from './lines.ts';
import { modelReads, number } from './numbers.ts';
import { byRule, type Placed, placeKey, sort, things } from './order.ts';
import { line, terminal as printable } from './safe.ts';
import { type Section, sections } from './sections.ts';
import { linesOf, sidesOf } from './shown.ts';
import { bare, count, failures, headline, help, place, plain, serverName, title } from './words.ts';

export interface TerminalOptions {
  colour: boolean;
  /** Columns. */
  width: number;
}

type Paint = (text: string) => string;
interface Ink {
  strong: Paint;
  dim: Paint;
  red: Paint;
  green: Paint;
  yellow: Paint;
}

const ink = (colour: boolean): Ink => {
  const paint =
    (on: number, off: number): Paint =>
    (text) =>
      colour ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  return { strong: paint(1, 22), dim: paint(2, 22), red: paint(31, 39), green: paint(32, 39), yellow: paint(33, 39) };
};

const MARK: Record<Verdict, string> = { pass: '✔', warn: '⚠', fail: '✖', error: '✖' };
/** Lines of one finding's text; the rest is counted. */
const TEXT_LINES = 24;
/** Findings told whole; the rest are counted. */
const SECTIONS = 25;
/** Names after which a list of tools is cut. */
const NAMES = 6;
/** Findings of a rule told one by one. */
const ONE_BY_ONE = 3;

/** The review for a person at a terminal. No control character of a server is in it; the only escapes are our own colours. */
export function terminal(review: Review, catalogue: Catalogue, { colour, width }: TerminalOptions): string {
  const paint = ink(colour);
  const wide = Math.max(40, Math.min(width, 140));
  const hue = { pass: paint.green, warn: paint.yellow, fail: paint.red, error: paint.red }[review.verdict];
  const out: string[] = [`${hue(MARK[review.verdict])} ${paint.strong(plain(headline(review)))}`, ''];
  const put = (text: string, indent: number): void => {
    for (const part of wrap(text, wide - indent)) out.push(' '.repeat(indent) + part);
  };

  for (const server of review.servers) {
    if (server.head.state !== 'listed') continue;
    const cells = [tools(server), found(server, (t) => t), modelReads(server.size)].filter((c) => c !== '');
    put(`${line(serverName(server), 80)}: ${cells.join(' · ')}`, 0);
  }
  const reasons = review.servers.flatMap((s) => [s.base?.reason, s.head.reason]);
  for (const remark of new Set([...review.remarks, ...review.servers.flatMap((s) => s.remarks)])) {
    if (!reasons.some((r) => r && remark.includes(r))) put(line(remark, 600), 0);
  }
  for (const server of review.servers) {
    for (const { words, reason } of failures(server)) {
      const [sentence = '', ...rest] = (reason ?? '').split('\n');
      put(`${line(serverName(server), 80)} ${words}: ${line(sentence, 1000)}`, 0);
      for (const text of printable(rest.slice(-20).join('\n').slice(-4000)).split('\n')) if (text.trim()) put(`│ ${text}`, 2);
    }
  }

  const sorted = sort(review);
  const many = review.servers.length > 1;
  const painted = (text: string, indent: number, hue_: Paint): void => {
    for (const part of wrap(text, wide - indent)) out.push(' '.repeat(indent) + hue_(part));
  };
  const whole = ({ group, alike }: Section, mark: string): void => {
    const [{ server, finding }, ...others] = group as [Placed, ...Placed[]];
    out.push('');
    const [first = '', ...more] = wrap(plain(title(finding, catalogue)), wide - 2);
    out.push(`${mark} ${paint.strong(first)}`, ...more.map((m) => `  ${paint.strong(m)}`));
    const at = finding.location ? [`${line(finding.location.file, 120)}:${finding.location.line}`] : [];
    const facts = [finding.rule, plain(place(finding.target, finding.pointer)), ...(many ? [line(serverName(server), 80)] : []), ...at];
    painted(facts.join(' · '), 2, paint.dim);
    const sides = sidesOf(finding, server);
    if (sides) out.push(...text(linesOf(sides.before, sides.after), wide, paint));
    if (alike.length > 0) put(`The same on ${some(alike.map((p) => line(p.finding.tool ?? 'the server', 80)))}.`, 2);
    put(plain(help(finding, catalogue)), 2);
    for (const { finding: f } of others) put(`Also: ${plain(bare(f, catalogue))} (${f.rule})`, 2);
  };
  const most = (all: readonly Section[], mark: string, what: string): void => {
    for (const one of all.slice(0, SECTIONS)) whole(one, mark);
    if (all.length > SECTIONS)
      out.push('', `${mark} ${count(all.length - SECTIONS, `more ${what}`, `more ${what}s`)}; --format html or json has all of them`);
  };
  most(sections(sorted.blocking, catalogue), paint.red('✖'), 'blocking finding');
  // Where something blocks, the whole text is shown already.
  const told = new Set(sorted.blocking.map(placeKey));
  for (const one of sections(
    sorted.directives.filter((d) => !told.has(placeKey(d))),
    catalogue,
  ))
    whole(one, paint.yellow('!'));

  const list = (group: readonly Placed[], heading: string, hue_: Paint): void => {
    if (group.length === 0) return;
    out.push('', hue_(heading));
    for (const alike of byRule(group)) {
      const { finding } = alike[0]!;
      if (alike.length <= ONE_BY_ONE) for (const p of alike) put(`${plain(title(p.finding, catalogue))} (${p.finding.rule})`, 2);
      else {
        const on = things(alike, many).map(([name, times]) => line(name, 80) + (times > 1 ? ` (${times})` : ''));
        const words = (catalogue.get(finding.rule)?.summary ?? finding.rule).replace(/\.$/, '');
        put(`${alike.length} × ${words} (${finding.rule}): ${some(on)}`, 2);
      }
    }
  };
  list(sorted.warnings, count(sorted.warnings.length, 'warning'), paint.yellow);
  list(sorted.accepted, count(sorted.accepted.length, 'accepted finding'), paint.dim);
  list(sorted.notes, count(sorted.notes.length, 'note'), paint.dim);
  if (sorted.fixed.length) out.push('', paint.green(`${count(sorted.fixed.length, 'finding')} fixed`));
  if (sorted.existing.length) {
    out.push('');
    painted(`${count(sorted.existing.length, 'finding')} at the base as well, never blocking; --format json lists them`, 0, paint.dim);
  }
  out.push('');
  painted('Seen: what the server lists. Not seen: what its code does.', 0, paint.dim);
  // A last look: nothing may begin a line that a log obeys. Colours are only for terminals, which obey no such lines.
  return `${colour ? out.join('\n') : printable(out.join('\n'))}\n`;
}

/** The first names; the rest counted. */
const some = (names: readonly string[]): string =>
  names.slice(0, NAMES).join(', ') + (names.length > NAMES ? ` and ${number(names.length - NAMES)} more` : '');

function text(lines: readonly Line[], width: number, paint: Ink): string[] {
  const hue = { ' ': paint.dim, '-': paint.red, '+': paint.green, '@': paint.dim };
  const shown = lines
    .slice(0, TEXT_LINES)
    .flatMap((l) => wrap(l.text, width - 6).map((t) => `    ${hue[l.mark](`${l.mark === '@' ? '…' : l.mark} ${t}`)}`));
  return lines.length > TEXT_LINES ? [...shown, `    ${paint.dim(`… ${lines.length - TEXT_LINES} more lines`)}`] : shown;
}
