import { isSure } from '../../diff/likeness.ts';
import type { Change } from '../../model/change.ts';
import { isObject, type Json, own, steps } from '../../model/json.ts';
import type { Review, ServerReview } from '../../model/review.ts';
import { blocks, firstOf, isNamed } from '../blocks.ts';
import { brief, fields } from '../fields.ts';
import { number } from '../numbers.ts';
import { line } from '../safe.ts';
import { apart } from '../twins.ts';
import { count, place, plain, serverName, targetWord } from '../words.ts';
import type { Page } from './page.ts';
import { wordChanges } from './words.ts';

/** Things up to which each has room for what changed in it. */
const FEW = 12;
/** Changes told of one thing, where there are few things and where there are many. */
const PLACES = 6;
const PLACES_OF_MANY = 2;
/** Lines of the list; the things behind them are counted. */
const LINES = 90;
/** UTF-16 units of one value, and of what is told of a thing that came. */
const VALUE = 80;
const NEW = 160;
/** Parameters named of a thing that came. */
const TAKES = 8;

/**
 * What changed: the thing, where in it, and what became of it. `told` says whether a place was shown whole above.
 */
export function changed(page: Page, review: Review, told: (server: ServerReview, change: Change) => boolean): void {
  const many = review.servers.length > 1;
  const all = review.servers.flatMap((server, i) => things(server, review.servers.slice(0, i), many, (c) => told(server, c)));
  if (all.length === 0) return;
  const places = all.length > FEW ? PLACES_OF_MANY : PLACES;
  page.blank();
  page.put('Changed:', 0, page.paint.strong);
  const from = page.lines.length;
  let shown = 0;
  for (const { name, changes } of all) {
    if (page.lines.length - from >= LINES) break;
    shown++;
    if (changes.length === 1) page.words(`${name}: ${changes[0]!()}`, 2);
    else {
      page.put(name, 2);
      for (const tell of changes.slice(0, places)) page.words(tell(), 4);
      if (changes.length > places) page.put(`and ${number(changes.length - places)} more`, 4, page.paint.dim);
    }
  }
  if (shown < all.length) page.put(`and ${number(all.length - shown)} more`, 2, page.paint.dim);
  page.blank();
  page.put(advice(review), 0, page.paint.dim);
}

const ADVICE = ['major', 'minor', 'patch'] as const;

/** What release the change asks for, and where to read on. */
function advice({ servers }: Review): string {
  const release = ADVICE.find((a) => servers.some((s) => s.semver === a));
  const asks = release === undefined ? '' : `By semver this asks for a ${release} release. `;
  return `${asks}--format markdown or html shows every change whole${release === undefined ? '' : ', markdown with lines for a changelog'}.`;
}

interface Listed {
  name: string;
  /** Writers of what changed in it, in a line each. */
  changes: (() => string)[];
}

function things(server: ServerReview, earlier: readonly ServerReview[], many: boolean, told: (change: Change) => boolean): Listed[] {
  const { renamed, things: alone, shared } = blocks(server, earlier);
  const on = many ? `${line(serverName(server), 80)}: ` : '';
  const together = [...renamed, ...shared].map(({ rewrites, names }) => ({
    name: `${on}${count(names.length, targetWord(rewrites[0]![0]!.target))}, all in the same way`,
    changes: rewrites.filter((r) => isTold(r[0]!)).map((r) => () => alike(r[0]!)),
  }));
  const each = alone.map((thing) => ({
    name: on + subject(firstOf(thing)),
    changes: [
      ...thing.changes.filter(isTold).map((c) => () => (told(c) ? `${where(c)}: shown above` : what(c))),
      ...thing.repeated.filter((r) => isTold(r[0]!)).map((r) => () => `${what(r[0]!)} (and ${number(r.length - 1)} more alike)`),
    ],
  }));
  return [...together, ...each].filter(({ changes }) => changes.length > 0);
}

/** A parameter under another name is told at the record of its new one. */
const isTold = ({ meta }: Change): boolean => meta?.renamedTo === undefined;

/** What several things share, by the first of them. */
const alike = (first: Change): string =>
  first.kind.endsWith('-renamed')
    ? `${line(String(first.before), 80)} is now ${line(String(first.after), 80)}`
    : `${what(first)}${isNamed(first) ? ` (here of ${line(first.name ?? '', 80)}, in the others with words of their own names)` : ''}`;

const subject = ({ kind, name, target }: Change): string =>
  kind === 'order-changed'
    ? 'the list of tools'
    : name === null
      ? targetWord(target)
      : `${target === 'tool' ? '' : `${targetWord(target)} `}${line(name, 80)}`;

const where = ({ target, pointer }: Change): string => plain(place(target, pointer));

function what(change: Change): string {
  const { kind, before, after, meta } = change;
  if (kind.endsWith('-added')) return fresh(after);
  if (kind.endsWith('-removed')) return 'removed';
  if (kind.endsWith('-renamed'))
    return isSure(change) ? `called ${line(String(before), 80)} before` : `looks like ${line(String(before), 80)} under a new name`;
  if (kind === 'order-changed') return 'another order';
  if (typeof meta?.contentOf === 'string')
    return meta.swapped === true ? `swapped names with ${line(meta.contentOf, 80)}` : `says what ${line(meta.contentOf, 80)} said`;
  const text = becomes(change);
  return change.name === null && change.pointer === '' ? text : `${where(change)}: ${text}`;
}

/** A thing that came: what it says first, and the names of its parameters. */
function fresh(value: Json): string {
  const description = own(value, 'description');
  const properties = own(own(value, 'inputSchema'), 'properties');
  const parameters = isObject(properties) ? Object.keys(properties) : [];
  const list = own(value, 'arguments');
  const args = Array.isArray(list) ? list.flatMap((one) => String(own(one, 'name') ?? '')) : [];
  const all = [...parameters, ...args];
  const more = all.length > TAKES ? ` and ${number(all.length - TAKES)} more` : '';
  const takes = all.slice(0, TAKES).join(', ');
  const said = typeof description === 'string' && description !== '' ? `: ${short(description, NEW)}` : '';
  return `new${takes === '' ? '' : `, takes ${short(takes, VALUE * 2)}${more}`}${said}`;
}

function becomes({ pointer, before, after, meta }: Change): string {
  const { op } = meta ?? {};
  if (typeof meta?.renamedFrom === 'string') return `called ${line(meta.renamedFrom, 80)} before`;
  if (op === 'keywords' && meta?.effect === 'equivalent') return 'other words for the same';
  if (meta?.names !== undefined) return lists(own(meta.names, 'come'), own(meta.names, 'gone'), own(meta.names, 'changed'));
  if (typeof before === 'string' && typeof after === 'string' && !meansItself(before, after)) return wordChanges(before, after);
  const [b, a] = [op === 'add' ? [] : before, op === 'remove' ? [] : after];
  if (scalars(b) && scalars(a)) {
    const [was, is] = [b, a].map((list) => new Set(list.map((v) => JSON.stringify(v))));
    const differ = lists(
      a.filter((v) => !was!.has(JSON.stringify(v))),
      b.filter((v) => !is!.has(JSON.stringify(v))),
      undefined,
    );
    return differ === '' ? 'in another order' : differ;
  }
  const named = steps(pointer).at(-2) === 'properties';
  if (op === 'add') return `new, ${named ? short(field(after), NEW) : value(after)}`;
  if (op === 'remove') return named ? 'removed' : `removed, it was ${value(before)}`;
  const [x, y] = typeof before === 'string' && typeof after === 'string' ? apart(before, after) : [before, after];
  return `${value(x)} → ${value(y)}`;
}

/** Values that are no text: a type, a format, an address. */
const meansItself = (before: string, after: string): boolean => before.length + after.length <= VALUE * 2 && !/\s/.test(before + after);

const scalars = (value_: Json): value_ is (string | number | boolean | null)[] =>
  Array.isArray(value_) && value_.every((v) => typeof v !== 'object' || v === null);

/** Entries that came, went and changed. */
function lists(come: Json | undefined, gone: Json | undefined, changed_: Json | undefined): string {
  const told = (word: string, list: Json | undefined): string[] =>
    Array.isArray(list) && list.length > 0 ? [`${word} ${short(list.map((v) => value(v)).join(', '), VALUE * 2)}`] : [];
  return [...told('new', come), ...told('gone', gone), ...told('changed', changed_)].join('; ');
}

/** What a parameter that came is, without its name, and how many more it holds. */
function field(schema: Json): string {
  const [first, ...more] = fields(schema);
  if (first === undefined) return 'of any kind';
  if (first.at !== '') return brief(schema);
  const itself = [first.words.join(', '), first.text].filter((t) => t !== '').join(': ') || 'of any kind';
  return more.length === 0 ? itself : `${itself}, with ${more.map((f) => f.at).join(', ')}`;
}

const value = (of: Json): string => (of === null ? 'null' : short(typeof of === 'string' ? of : brief(of), VALUE));

/** One line of bounded length; that it goes on is told without a number. */
const short = (text: string, limit: number): string => {
  const flat = text.replace(/\s+/g, ' ');
  return flat.length > limit ? `${line(flat.slice(0, limit).replace(/[\ud800-\udbff]$/, ''), limit)}…` : line(flat, limit);
};
