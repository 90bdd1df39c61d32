import type { Catalogue } from '../model/finding.ts';
import type { Review } from '../model/review.ts';
import { blocks } from './blocks.ts';
import { characters, Room } from './fit.ts';
import { changelog } from './markdown/changelog.ts';
import { show, showShared } from './markdown/changes.ts';
import { directives, moreDirectives } from './markdown/directives.ts';
import { type FindingOptions, lines, link, section } from './markdown/findings.ts';
import { heading, known, table, troubles } from './markdown/head.ts';
import { folded } from './markdown/inline.ts';
import { sizes } from './markdown/size.ts';
import { byRule, type Placed, placeKey, sort } from './order.ts';
import { code } from './safe.ts';
import { sections } from './sections.ts';
import { count, serverName } from './words.ts';

export interface MarkdownOptions {
  /** Most characters of the whole; GitHub refuses a comment over 65,536. */
  budget?: number;
  /** Unit of the budget: UTF-16 units unless told otherwise. */
  measure?: (text: string) => number;
  /** First line of a comment: an HTML comment of ours by which it is found again. */
  marker?: string;
  headSha?: string;
  baseSha?: string;
  /** 32 hex; told as the way to accept when something blocks. */
  acceptDigest?: string;
  /** Where the whole review can be read: paths, or URLs that become links. */
  files?: { html?: string; json?: string; summary?: string };
  /** URL of a line of the head's tree. */
  locationLink?: (file: string, line: number) => string | null;
}

export const COMMENT_BUDGET = 60_000;

/** The review as Markdown: verdict first, then what blocks, then the rest folded. Everything foreign in it is inert. */
export function markdown(review: Review, catalogue: Catalogue, options: MarkdownOptions = {}): string {
  const budget = options.budget ?? COMMENT_BUDGET;
  const room = new Room(budget, options.measure ?? characters);
  const many = review.servers.length > 1;
  const how: FindingOptions = { catalogue, many, link: options.locationLink };
  const sorted = sort(review);

  const head = [...(options.marker ? [options.marker] : []), heading(review), table(review)];
  const foot = [accept(review, options), seen(options)];
  for (const text of [...head, ...foot]) room.take(text);
  room.take('x'.repeat(600)); // what is said about that which did not fit

  const body: string[] = [];
  const missing: string[] = [];
  const put = (texts: string[], left: number, one: string, many_: string, wrap?: (body: string) => string, joint = '\n\n'): void => {
    if (texts.length) body.push(wrap ? wrap(texts.join(joint)) : texts.join(joint));
    if (left > 0) missing.push(count(left, one, many_));
  };

  const before = room.fill(known(review), (remark) => remark);
  put(before.texts, before.left, 'remark', 'remarks', undefined, '\n');
  const trouble = room.fill(troubles(review), (t) => t);
  put(trouble.texts, trouble.left, 'failed server', 'failed servers');
  const blocking = room.fill(sections(sorted.blocking, catalogue), (one, left) => section(one, how, left));
  put(blocking.texts, blocking.left, 'section on blocking findings', 'sections on blocking findings');
  // Where something blocks, the whole text is shown already.
  const told = new Set(sorted.blocking.map(placeKey));
  const directing = sorted.directives.filter((d) => !told.has(placeKey(d)));
  if (directing.length > 0) {
    const { open, more, left } = directives(directing, catalogue, many);
    if (room.offer(open)) body.push(open);
    else missing.push('the added instructions');
    if (left > 0) {
      room.take(moreDirectives(['`````'], left));
      const made = room.fill(more, (text) => text);
      put(
        made.texts,
        made.left,
        'place with added instructions',
        'places with added instructions',
        (text) => moreDirectives([text], left),
        '\n',
      );
    }
  }
  const security = sorted.warnings.filter((w) => w.finding.category === 'security');
  if (security.length > 0) {
    body.push(room.take(`### ${count(security.length, 'security warning')}`));
    const made = room.fill(byRule(security), (group) => lines(group, how));
    put(made.texts, made.left, 'kind of security warning', 'kinds of security warnings', undefined, '\n');
  }
  if (sorted.fixed.length)
    body.push(
      room.take(`Thank you: ${count(sorted.fixed.length, 'finding')} of the base ${sorted.fixed.length === 1 ? 'is' : 'are'} fixed.`),
    );

  const list = (findings: readonly Placed[], one: string, many_: string, summary: string): void => {
    if (findings.length === 0) return;
    room.take(folded(summary, ''));
    const made = room.fill(byRule(findings), (group) => lines(group, how));
    put(made.texts, made.left, `kind of ${one}`, `kinds of ${many_}`, (text) => folded(summary, text), '\n');
  };
  const others = sorted.warnings.filter((w) => w.finding.category !== 'security');
  list(others, 'warning', 'warnings', `<b>${count(others.length, security.length > 0 ? 'more warning' : 'warning')}</b>`);
  list(sorted.accepted, 'accepted finding', 'accepted findings', `${count(sorted.accepted.length, 'accepted finding')}`);

  const changed = review.servers.flatMap((server, i) => {
    const name = many ? serverName(server) : null;
    const { things, shared, told } = blocks(server, review.servers.slice(0, i));
    return [
      ...(told > 0 ? [() => `${code(serverName(server))}: ${count(told, 'change')} as in the variant above.`] : []),
      ...things.map((thing) => (left: number) => show(thing, name, left)),
      ...shared.map((rewrites) => (left: number) => showShared(rewrites, name, left)),
    ];
  });
  if (changed.length > 0) {
    const total = review.servers.reduce((n, s) => n + s.changes.length, 0);
    const summary = `Every change to what a model or a client reads (${total.toLocaleString('en-US')})`;
    room.take(folded(summary, ''));
    const made = room.fill(changed, (tell, left) => tell(left));
    put(made.texts, made.left, 'changed thing', 'changed things', (text) => folded(summary, text));
  }
  list(sorted.notes, 'note', 'notes', count(sorted.notes.length, 'note'));
  for (const server of review.servers) {
    const extra = (text: string, summary: string, what: string): void => {
      if (text === '') return;
      const whole = folded(summary, many ? `${code(serverName(server))}\n\n${text}` : text);
      if (room.offer(whole)) body.push(whole);
      else missing.push(what);
    };
    extra(sizes(server), 'Bytes by tool', 'the bytes by tool');
    extra(changelog(server), `For the changelog: a ${server.semver} release`, 'the lines for a changelog');
  }
  list(
    sorted.existing,
    'older finding',
    'older findings',
    `${count(sorted.existing.length, 'older finding')}: at the base as well, never blocking`,
  );
  if (missing.length) body.push(`Left out for length: ${[...new Set(missing)].join(', ')}.${whereElse(options)}`);

  const whole = join([...head, ...body, ...foot]);
  // A budget that does not hold even what must stand: the verdict, and where to read on.
  return room.measure(whole) <= budget
    ? whole
    : join([...head.slice(0, -1), `Everything else is left out for length.${whereElse(options)}`, seen({})]);
}

const join = (texts: readonly string[]): string => `${texts.filter((t) => t !== '').join('\n\n')}\n`;

const whereElse = ({ files }: MarkdownOptions): string => {
  const places = [...(files?.summary ? [link('the job summary', files.summary)] : []), ...named(files)];
  return places.length ? ` All of it is in ${places.join(' and ')}.` : '';
};

const named = (files: MarkdownOptions['files']): string[] =>
  [files?.html, files?.json]
    .filter((f): f is string => f !== undefined)
    .map((f) => (/^https?:/.test(f) ? link(f === files?.html ? 'the HTML report' : 'review.json', f) : code(f.split('/').at(-1) ?? f)));

function accept(review: Review, { acceptDigest }: MarkdownOptions): string {
  if (!acceptDigest || !/^[0-9a-f]{8,64}$/.test(acceptDigest) || review.verdict !== 'fail') return '';
  return `To accept exactly this state: \`/mcp-tool-review accept ${acceptDigest}\` (someone with write access who has not pushed here).`;
}

const SHA = /^[0-9a-f]{7,64}$/;

/** What was looked at and what was not. Never says that anything is safe. */
function seen(options: MarkdownOptions): string {
  const told = ['Seen: what the server lists. Not seen: what its code does.'];
  if (options.baseSha && SHA.test(options.baseSha)) told.push(`base \`${options.baseSha.slice(0, 7)}\``);
  if (options.headSha && SHA.test(options.headSha)) told.push(`head \`${options.headSha.slice(0, 7)}\``);
  told.push(...named(options.files));
  return told.join(' · ');
}
