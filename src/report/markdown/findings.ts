import type { Catalogue, Finding } from '../../model/finding.ts';
import type { Json } from '../../model/json.ts';
import type { ServerReview } from '../../model/review.ts';
import { diffText } from '../lines.ts';
import { number } from '../numbers.ts';
import { type About, byRule, inCommon, type Placed, proofOf, things } from '../order.ts';
import { code, fence, ours, prose } from '../safe.ts';
import { alikeLists, type Section } from '../sections.ts';
import { linesOf, sidesOf } from '../shown.ts';
import { bare, common, heading, help, place, serverName, title } from '../words.ts';
import { inline, names } from './inline.ts';

export interface FindingOptions {
  catalogue: Catalogue;
  /** Whether the server must be named. */
  many: boolean;
  link?: ((file: string, line: number) => string | null) | undefined;
}

/** A URL that may stand in a Markdown link: nothing in it ends the link. */
const URL_TEXT = /^https?:\/\/[\w.~:/?#@!$&'*+,;=%[\]-]+$/;

/** A link of ours, or the label alone when the address is not fit for one. The label is Markdown. */
export const link = (label: string, url: string | null | undefined): string => (url && URL_TEXT.test(url) ? `[${label}](<${url}>)` : label);

function where(finding: Finding, options: FindingOptions): string {
  const { location } = finding;
  if (!location) return '';
  const label = `${code(location.file, 120)} line ${location.line}`;
  return ` · ${link(label, options.link?.(location.file, location.line))}`;
}

const STATE = { new: 'new in this change', existing: 'stands at the base as well', fixed: 'fixed' } as const;

/** Findings about one place: what stands there, whole, and what to do. */
export function section({ group, alike }: Section, options: FindingOptions, room: number): string {
  const [{ server, finding }, ...others] = group as [Placed, ...Placed[]];
  const { catalogue } = options;
  const { says, words } = heading(finding, catalogue);
  const facts = [
    code(finding.rule),
    ...(server.base === null ? [] : [STATE[finding.state]]),
    inline(place(finding.target, finding.pointer)),
    ...(options.many ? [`server ${on(group[0]!)}`] : []),
  ];
  const shown = evidence(finding, server, room);
  // In a long text the words that the finding is about are told apart.
  const apart =
    words !== null && words.trim() !== '' && (shown === '' || shown.split('\n').length > LONG) ? `The words: ${code(words)}` : '';
  return [
    `### ${inline(says, HEADING)}${alike.length > 0 ? ` (and ${number(alike.length)} more alike)` : ''}`,
    `${facts.join(' · ')}${where(finding, options)}`,
    apart,
    shown,
    alike.length > 0 ? `The same on ${names([...new Set(alike.map((p) => p.finding.tool ?? 'the server'))], 20)}.` : '',
    inline(help(finding, catalogue)),
    byRule(others)
      .map((more) => also(more, finding.rule, catalogue))
      .join('\n'),
  ]
    .filter((s) => s !== '')
    .join('\n\n');
}

/** Lines of evidence from which on the words in question are not seen at once. */
const LONG = 9;

/** Further findings of one rule about the same place. */
function also(alike: readonly Placed[], told: string, catalogue: Catalogue): string {
  const [first, ...more] = alike.map((p) => p.finding) as [Finding, ...Finding[]];
  const rest = more.length > 0 ? ` and ${number(more.length)} more like it` : '';
  if (first.rule === told) return `- Also: ${inline(bare(first, catalogue))}${rest}`;
  return `- Also: ${inline(bare(first, catalogue))}${rest} (${code(first.rule)}). ${inline(help(first, catalogue))}`;
}

/** UTF-16 units of a value in a heading. */
const HEADING = 100;

/** What changed at the finding's place, as far as the review's changes know it. */
function evidence(finding: Finding, server: ServerReview, room: number): string {
  const sides = sidesOf(finding, server);
  if (!sides) return '';
  if (isShort(sides.before) && isShort(sides.after)) return `${value(sides.before)} → ${value(sides.after)}`;
  const text = diffText(linesOf(sides.before, sides.after), Math.max(400, Math.min(Math.max(LONGEST, room / 50), room / 3)));
  return text === '' ? '' : fence(text, 'diff');
}

/** UTF-16 units of the evidence of one finding in a comment; where there is more room, a part of that. */
const LONGEST = 6000;

const isShort = (v: Json | undefined): boolean => v === undefined || v === null || typeof v === 'boolean' || typeof v === 'number';

const value = (v: Json | undefined): string => (v === undefined ? 'not set' : code(String(v)));

/** The server, and its variants in which the same was found. */
const on = ({ server, also: more }: Placed): string => [server, ...more].map((s) => code(serverName(s))).join(', ');

/** Findings told one by one up to this many of a rule; beyond, together. */
const ONE_BY_ONE = 3;
/** Of security the words matter: so many are told, whatever their number. */
const SECURITY = 8;

/** Findings of one rule as list lines; what to do is told with those that call for something. */
export function lines(group: readonly Placed[], options: FindingOptions): string {
  const fresh = group[0]!.finding.state === 'new';
  if (!fresh || (group.length > ONE_BY_ONE && group[0]!.finding.category !== 'security'))
    return group.length > ONE_BY_ONE ? together(group, options) : group.map((placed) => single(placed, options)).join('\n');
  const lists = alikeLists(group, options.catalogue);
  const rest = lists.slice(SECURITY).flat();
  return [
    ...lists.slice(0, SECURITY).map((list) => (list.length > 1 ? same(list, options) : single(list[0]!, options))),
    ...(rest.length > 1 ? [together(rest, options)] : rest.map((placed) => single(placed, options))),
  ].join('\n');
}

function single(placed: Placed, options: FindingOptions): string {
  const { finding } = placed;
  const { catalogue } = options;
  const of = options.many ? ` on ${on(placed)}` : '';
  const at = finding.pointer === '' && finding.target === 'tool' ? '' : `, ${inline(place(finding.target, finding.pointer))}`;
  return `- ${inline(title(finding, catalogue))} (${code(finding.rule)}${at}${of})${where(finding, options)}${todo(finding, catalogue)}${by(finding)}`;
}

/** What to do, where something is to be done. */
const todo = (finding: Finding, catalogue: Catalogue): string =>
  finding.state === 'new' && finding.level !== 'note' && !finding.accepted ? `. ${inline(help(finding, catalogue))}` : '';

/** The same said of several things: once, then the things. */
function same(list: readonly Placed[], options: FindingOptions): string {
  const { finding } = list[0]!;
  const { catalogue, many } = options;
  const about = things(list, many);
  const said = bare(finding, catalogue);
  if (about.length < 2 || said.some((p) => 'value' in p && p.value === finding.tool)) return together(list, options);
  const at = finding.pointer === '' ? '' : `, ${inline(place(finding.target, finding.pointer))}`;
  const names = namesOf(about.map((a) => ({ ...a, spots: [] })));
  return `- **${number(list.length)} ×** ${inline(said)} (${code(finding.rule)}${at}): ${names}${todo(finding, catalogue)}${by(finding)}`;
}

function together(group: readonly Placed[], { catalogue, many }: FindingOptions): string {
  const { finding } = group[0]!;
  const all = things(group, many);
  const shared = inCommon(group.map((p) => p.finding.evidence)) || oneSpot(all);
  const what = shared === '' ? '' : `, ${code(shared)}`;
  // Debt is counted; of what is new, each has to be found.
  const about = all.map((a) => (finding.state === 'new' ? a : { ...a, spots: [] }));
  return `- **${number(group.length)} ×** ${ours(common(finding, catalogue))} (${code(finding.rule)}${what}): ${namesOf(about)}${example(group)}`;
}

/** One proof of several breaks that are told together. */
function example(group: readonly Placed[]): string {
  const proof = proofOf(group);
  if (!proof) return '';
  const says = proof.result
    ? `A result of ${code(proof.name, 128)} that may come now`
    : `Refused now, for example by ${code(proof.name, 128)}`;
  return `. ${says}: ${code(proof.witness)}`;
}

/** The place in all of the things, where it is one. */
function oneSpot(about: readonly About[]): string {
  const [first] = about;
  return first !== undefined && first.spots.length === 1 && about.every((a) => a.spots.length === 1 && a.spots[0] === first.spots[0])
    ? first.spots[0]!
    : '';
}

/** The things findings are about, with the places in them. */
function namesOf(about: readonly About[]): string {
  const told = about.slice(0, TOGETHER).map(({ name, from, times, spots }) => {
    const shown = spots.slice(0, SPOTS).map((s) => code(s, 80));
    const more = times > shown.length ? [shown.length ? `${number(times - shown.length)} more` : number(times)] : [];
    const where = [...shown, ...more];
    const label = from === null ? code(name, 128) : `${code(from, 128)} → ${code(name, 128)}`;
    return `${label}${times > 1 || shown.length ? ` (${where.join(', ')})` : ''}`;
  });
  const rest = about.length > TOGETHER ? ` and ${number(about.length - TOGETHER)} more` : '';
  return `${told.join(', ')}${rest}`;
}

/** Places told of one thing. */
const SPOTS = 4;

/** Names told of findings that stand together. */
const TOGETHER = 10;

/** Who accepted it, when and why. A login stands in code: it must not ping. */
function by(finding: Finding): string {
  const a = finding.accepted;
  if (!a) return '';
  const told = [a.who ? `accepted by ${code(a.who)}` : 'accepted in the config'];
  if (a.when) told.push(`on ${code(a.when)}`);
  if (a.expires) told.push(`until ${code(a.expires)}`);
  return ` — ${told.join(' ')}${a.reason ? `: ${prose(a.reason)}` : ''}`;
}
