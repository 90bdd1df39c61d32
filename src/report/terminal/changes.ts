import type { Change } from '../../model/change.ts';
import type { Review, ServerReview } from '../../model/review.ts';
import { blocks, firstOf } from '../blocks.ts';
import { number } from '../numbers.ts';
import { line } from '../safe.ts';
import { count, place, plain, serverName, targetWord } from '../words.ts';
import type { Page } from './page.ts';

/** Lines of the list; the rest is counted. */
const LINES = 12;
/** Places told of one thing. */
const PLACES = 4;

/** What changed, in a line each: the thing, and where in it. */
export function changed(page: Page, { servers }: Review): void {
  const many = servers.length > 1;
  const all = servers.flatMap((server, i) =>
    linesOf(server, servers.slice(0, i)).map((text) => (many ? `${line(serverName(server), 80)}: ${text}` : text)),
  );
  if (all.length === 0) return;
  page.blank();
  page.put('Changed:', 0, page.paint.strong);
  for (const text of all.slice(0, LINES)) page.put(text, 2);
  if (all.length > LINES) page.put(`and ${number(all.length - LINES)} more; --format markdown or html has all of them`, 2, page.paint.dim);
}

function linesOf(server: ServerReview, earlier: readonly ServerReview[]): string[] {
  const { renamed, things, shared } = blocks(server, earlier);
  const alone = things.map((thing) => `${subject(firstOf(thing))}: ${places([...thing.changes, ...thing.repeated.flat()])}`);
  const together = [...renamed, ...shared].map(
    ({ rewrites, names }) =>
      `${count(names.length, targetWord(rewrites[0]![0]!.target))}, all in the same way: ${rewrites.map((r) => alike(r[0]!)).join(', ')}`,
  );
  return [...together, ...alone];
}

/** What several things share, by the first of them. */
const alike = (first: Change): string =>
  first.kind.endsWith('-renamed') ? `${line(String(first.before), 80)} is now ${line(String(first.after), 80)}` : what(first);

const subject = ({ kind, name, target }: Change): string =>
  kind === 'order-changed'
    ? 'the list of tools'
    : name === null
      ? targetWord(target)
      : `${target === 'tool' ? '' : `${targetWord(target)} `}${line(name, 80)}`;

function places(changes: readonly Change[]): string {
  const told = [...new Set(changes.map(what))];
  return told.slice(0, PLACES).join(', ') + (told.length > PLACES ? ` and ${number(told.length - PLACES)} more` : '');
}

function what(change: Change): string {
  const { kind, target, pointer, before, meta } = change;
  if (kind.endsWith('-added')) return 'new';
  if (kind.endsWith('-removed')) return 'removed';
  if (kind.endsWith('-renamed')) return `called ${line(String(before), 80)} before`;
  if (kind === 'order-changed') return 'another order';
  if (typeof meta?.contentOf === 'string')
    return meta.swapped === true ? `swapped names with ${line(meta.contentOf, 80)}` : `says what ${line(meta.contentOf, 80)} said`;
  return plain(place(target, pointer));
}
