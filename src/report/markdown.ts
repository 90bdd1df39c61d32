import type { Catalogue } from '../model/finding.ts';
import type { Review } from '../model/review.ts';
import { blocks } from './blocks.ts';
import { characters, Room } from './fit.ts';
import { Body } from './markdown/body.ts';
import { changelog } from './markdown/changelog.ts';
import { show, showShared } from './markdown/changes.ts';
import { directives, moreDirectives } from './markdown/directives.ts';
import { link, section } from './markdown/findings.ts';
import { heading, known, table, troubles } from './markdown/head.ts';
import { folded } from './markdown/inline.ts';
import { sizes } from './markdown/size.ts';
import { number } from './numbers.ts';
import { type Placed, placeKey, type Sorted, sort } from './order.ts';
import { code } from './safe.ts';
import { sections } from './sections.ts';
import { count, looked, serverName } from './words.ts';

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

const COMMENT_BUDGET = 60_000;

/** Room for the words on what did not fit. */
const MISSING = 600;

/** The review as Markdown: verdict first, then what blocks, then the rest folded. Everything foreign in it is inert. */
export function markdown(review: Review, catalogue: Catalogue, options: MarkdownOptions = {}): string {
  const budget = options.budget ?? COMMENT_BUDGET;
  const room = new Room(budget - MISSING, options.measure ?? characters);
  const top = [...(options.marker ? [options.marker] : []), heading(review)];
  const foot = [accept(review, options), seen(review, options)];
  const overview = table(review);
  const elsewhere = whereElse(options);
  for (const text of [...top, overview, elsewhere, ...foot]) room.take(text);

  const body = new Body(room, { catalogue, many: review.servers.length > 1, link: options.locationLink });
  const sorted = sort(review);
  body.fill(known(review), (remark) => remark, { named: ['remark', 'remarks'], joint: '\n', share: 1 / 6 });
  body.fill(troubles(review), (trouble) => trouble, { named: ['failed server', 'failed servers'], share: 1 / 3 });
  attention(body, sorted);
  details(body, sorted, review);

  const missing = body.missing === '' ? '' : `Left out for length: ${body.missing}.${elsewhere}`;
  const whole = join([...top, overview, ...body.parts, missing, ...foot]);
  if (room.measure(whole) <= budget) return whole;
  // A budget that does not hold even what must stand: the verdict, and where to read on.
  return join([...top, `Everything else is left out for length.${elsewhere}`, seen(review, {})]);
}

/** What a reviewer has to see: what blocks, added instructions, security; and a word of thanks. */
function attention(body: Body, sorted: Sorted): void {
  const { catalogue, many } = body.how;
  body.fill(sections(sorted.blocking, catalogue), (one, left) => section(one, body.how, left), {
    named: ['section on blocking findings', 'sections on blocking findings'],
  });
  // Where something blocks, the whole text is shown already.
  const told = new Set(sorted.blocking.map(placeKey));
  const directing = sorted.directives.filter((d) => !told.has(placeKey(d)));
  if (directing.length > 0) {
    const { open, more, left } = directives(directing, catalogue, many, body.room.left);
    body.offer(open, 'the added instructions');
    body.fill(more, (text) => text, {
      named: ['place with added instructions', 'places with added instructions'],
      around: (text) => moreDirectives(text, left),
      joint: '\n',
    });
  }
  const security = sorted.warnings.filter(isSecurity);
  if (security.length > 0) body.take(`### ${count(security.length, 'security warning')}`);
  body.list(security, 'security warning');
  const fixed = sorted.fixed.length;
  if (fixed > 0) body.take(`Thank you: ${count(fixed, 'finding')} of the base ${fixed === 1 ? 'is' : 'are'} fixed.`);
}

const isSecurity = ({ finding }: Placed): boolean => finding.category === 'security';

/** What can be opened: the rest of the findings, every change, sizes, lines for a changelog. */
function details(body: Body, sorted: Sorted, review: Review): void {
  const { many } = body.how;
  const others = sorted.warnings.filter((w) => !isSecurity(w));
  body.list(others, 'warning', `<b>${count(others.length, others.length < sorted.warnings.length ? 'more warning' : 'warning')}</b>`);
  body.list(sorted.accepted, 'accepted finding', count(sorted.accepted.length, 'accepted finding'));
  // Small and of use to many: its room is set aside before the long list of changes takes the rest.
  const small = body.later();
  for (const server of review.servers) {
    const of = (text: string): string => (many ? `${code(serverName(server))}\n\n${text}` : text);
    const [bytes, log] = [sizes(server), changelog(server)];
    if (bytes !== '') small.offer(folded('Bytes by tool', of(bytes)), 'the bytes by tool');
    if (log !== '') small.offer(folded(`For the changelog: a ${server.semver} release`, of(log)), 'the lines for a changelog');
  }
  const changes = number(review.servers.reduce((n, s) => n + s.changes.length, 0));
  body.fill(changedThings(review, many), (tell, left) => tell(left), {
    named: ['changed thing', 'changed things'],
    around: (text) => folded(`Every change to what a model or a client reads (${changes})`, text),
    share: CHANGES,
  });
  body.list(sorted.notes, 'note', count(sorted.notes.length, 'note'));
  body.append(small);
  body.list(sorted.existing, 'older finding', `${count(sorted.existing.length, 'older finding')}: at the base as well, never blocking`);
}

/** Share of the room that the changes may take of what is left for the details. */
const CHANGES = 0.85;

/** Writers of what changed, thing by thing; each is told how much room is left. */
function changedThings(review: Review, many: boolean): ((left: number) => string)[] {
  return review.servers.flatMap((server, i) => {
    const name = many ? serverName(server) : null;
    const { renamed, things, shared, told } = blocks(server, review.servers.slice(0, i));
    return [
      ...(told > 0 ? [() => `${code(serverName(server))}: ${count(told, 'change')} as in the variant above.`] : []),
      ...renamed.map((rewrites) => (left: number) => showShared(rewrites, name, left)),
      ...things.map((thing) => (left: number) => show(thing, name, left)),
      ...shared.map((rewrites) => (left: number) => showShared(rewrites, name, left)),
    ];
  });
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
function seen(review: Review, options: MarkdownOptions): string {
  const told = [looked(review)];
  if (options.baseSha && SHA.test(options.baseSha)) told.push(`base \`${options.baseSha.slice(0, 7)}\``);
  if (options.headSha && SHA.test(options.headSha)) told.push(`head \`${options.headSha.slice(0, 7)}\``);
  told.push(...named(options.files));
  return told.join(' · ');
}
