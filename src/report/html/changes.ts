import { isSure } from '../../diff/likeness.ts';
import type { Change } from '../../model/change.ts';
import { type Json, own } from '../../model/json.ts';
import type { ServerReview } from '../../model/review.ts';
import type { ServerFacts, Snapshot } from '../../model/snapshot.ts';
import { blocks, endOf, firstOf, isNamed, type Rewrites, type Thing } from '../blocks.ts';
import { html, line } from '../safe.ts';
import { count, place, serverName, targetWord } from '../words.ts';
import { unique } from './findings.ts';
import { attributes, id, raw, type Shared, type Show, sentence } from './text.ts';

/** Changed things written of one server. */
const THINGS = 500;

/** Every change of a server, thing by thing, with the raw JSON of both sides. */
export function changes(server: ServerReview, earlier: readonly ServerReview[], facts: ServerFacts | undefined, page: Shared): string {
  const { renamed, things, shared, told } = blocks(server, earlier);
  const before = told > 0 ? [`<p>${count(told, 'change')} as in the variant above.</p>`] : [];
  const left = things.length - THINGS;
  const rest = left > 0 ? [`<p>${count(left, 'more changed thing')} left out here; the JSON has all of them.</p>`] : [];
  return [
    ...before,
    ...renamed.map((r) => same(r, server, page)),
    ...things.slice(0, THINGS).map((t) => thing(t, server, facts, page)),
    ...rest,
    ...shared.map((r) => same(r, server, page)),
  ].join('\n');
}

function thing(all: Thing, server: ServerReview, facts: ServerFacts | undefined, page: Shared): string {
  const { changes: of, repeated } = all;
  const first = firstOf(all);
  const name =
    first.kind === 'order-changed' ? 'order of the tools' : first.name === null ? targetWord(first.target) : line(first.name, 128);
  const anchor = unique(`${first.target}-${id(server.name, server.variant, first.name)}`, page.ids);
  const heading =
    first.name === null ? html(name) : `<code>${html(name)}</code>${first.target === 'tool' ? '' : ` (${targetWord(first.target)})`}`;
  const from = of.map((c) => own(c.meta, 'from')).find((f) => typeof f === 'string') ?? first.name;
  return [
    `<section class="thing" tabindex="-1"${attributes({ id: anchor, 'data-item': 'thing', 'data-server': serverName(server), 'data-tool': first.name ?? '' })}>`,
    `<h3>${heading} <a class="here" href="#${anchor}" aria-label="Link to this change">#</a></h3>`,
    ...of.map((c) => one(c, page.show)),
    ...repeated.map((places) => once(places, page)),
    whole(first, facts?.base?.snapshot, facts?.head.snapshot, typeof from === 'string' ? from : null),
    '</section>',
  ].join('\n');
}

function one(change: Change, show: Show): string {
  const { kind, before, after } = change;
  if (kind === 'order-changed') return '<p>Tools stand elsewhere in the list; nothing in them changed by that.</p>';
  if (kind.endsWith('-renamed')) {
    const was = `<code>${html(line(String(before)))}</code>`;
    return isSure(change) ? `<p>Renamed from ${was}.</p>` : `<p>Looks like ${was} under a new name.</p>`;
  }
  if (kind.endsWith('-added') || kind.endsWith('-removed')) {
    const there = kind.endsWith('-added') ? after : before;
    const description = own(there, 'description') ?? null;
    return `<h4>${kind.endsWith('-added') ? 'New' : 'Removed'}</h4>${show(kind.endsWith('-added') ? null : description, kind.endsWith('-added') ? description : null)}`;
  }
  const where = change.name === null && change.pointer === '' ? '' : `<h4>${sentence(place(change.target, change.pointer))}</h4>`;
  return where + show(before, after);
}

function same({ rewrites, names }: Rewrites, server: ServerReview, page: Shared): string {
  const first = rewrites[0]![0]!;
  const anchor = unique(`same-${id(server.name, first.pointer)}`, page.ids);
  const title = first.kind.endsWith('-renamed') ? 'New names, made in the same way, of' : 'The same in';
  return [
    `<section class="thing" tabindex="-1"${attributes({ id: anchor, 'data-item': 'thing', 'data-server': serverName(server) })}>`,
    `<h3>${title} ${count(names.length, targetWord(first.target))} <a class="here" href="#${anchor}" aria-label="Link to this change">#</a></h3>`,
    ...rewrites.map((places) => once(places, page)),
    '</section>',
  ].join('\n');
}

/** A rewrite made in many places: what it does, then all of the places. */
function once(places: readonly Change[], page: Shared): string {
  const [first] = places as [Change, ...Change[]];
  const row = (c: Change): string => `<code>${html(line(`${c.name}${c.pointer}`, 200))}</code>`;
  if (first.kind.endsWith('-renamed')) {
    const pairs = places.map((c) => `<code>${html(line(String(c.before)))}</code> → <code>${html(line(String(c.after)))}</code>`);
    return `<p>${pairs.join('<br>')}</p>`;
  }
  const where = `<details><summary>Where (${count(places.length, 'place')})</summary><p>${places.map(row).join(' ')}</p></details>`;
  // One heading for all of them: the place where it is one, else what is the same of them.
  const heads = new Set(places.map((c) => sentence(place(c.target, c.pointer))));
  const head =
    heads.size === 1 ? [...heads][0]! : `<code>${html(line(endOf(first.pointer), 200))}</code>, in ${count(places.length, 'place')}`;
  const named = isNamed(first) ? `, with words of each one’s own name, as here of <code>${html(line(first.name ?? '', 200))}</code>` : '';
  return `<h4>${head}${named}</h4>${page.show(first.before, first.after)}${where}`;
}

/** The thing as each side sent it: from the snapshots where they are at hand, else from what the change itself holds. */
function whole(change: Change, base: Snapshot | null | undefined, head: Snapshot | null | undefined, from: string | null): string {
  const find = (snapshot: Snapshot | null | undefined, name: string | null): Json | undefined => {
    if (!snapshot) return undefined;
    switch (change.target) {
      case 'tool':
        return snapshot.tools.find((t) => own(t, 'name') === name);
      case 'prompt':
        return snapshot.prompts.find((t) => own(t, 'name') === name);
      case 'resource':
        return snapshot.resources.find((t) => own(t, 'uri') === name);
      case 'template':
        return snapshot.resourceTemplates.find((t) => own(t, 'uriTemplate') === name);
      default:
        return undefined;
    }
  };
  const [before, after] = [
    find(base, from) ?? (change.pointer === '' ? change.before : undefined),
    find(head, change.name) ?? (change.pointer === '' ? change.after : undefined),
  ];
  if (change.name === null || ((before ?? null) === null && (after ?? null) === null)) return '';
  return `<details><summary>Raw JSON before and after</summary><div class="beside"><div><span class="which">Before</span>${raw(before)}</div><div><span class="which">After</span>${raw(after)}</div></div></details>`;
}
