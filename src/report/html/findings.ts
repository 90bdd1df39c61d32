import type { Catalogue } from '../../model/finding.ts';
import type { Placed } from '../order.ts';
import { html, line } from '../safe.ts';
import { sidesOf } from '../shown.ts';
import { heading, help, place, serverName } from '../words.ts';
import { attributes, id, marked, ours, type Shared, sentence } from './text.ts';

/** One finding: what to worry about, where, the words on both sides, what to do, why. */
export function finding({ server, finding: f, also }: Placed, catalogue: Catalogue, page: Shared): string {
  const anchor = unique(`f-${id(f.fingerprint)}`, page.ids);
  const data = attributes({
    id: anchor,
    'data-item': 'finding',
    'data-server': serverName(server),
    'data-tool': f.tool ?? '',
    'data-rule': f.rule,
    'data-level': f.level,
    'data-state': f.state,
  });
  const tags = [
    ...(f.blocking ? ['<span class="tag blocking">blocking</span>'] : []),
    `<span class="tag lv-${f.level}">${f.level}</span>`,
    `<span class="tag ${f.state}">${f.state === 'existing' ? 'at the base as well' : f.state}</span>`,
    ...(f.accepted ? ['<span class="tag accepted">accepted</span>'] : []),
  ];
  const facts = [
    `<code>${html(line(f.rule))}</code>`,
    sentence(place(f.target, f.pointer)),
    `server ${[server, ...also].map((s) => `<code>${html(line(serverName(s), 100))}</code>`).join(', ')}`,
    ...(f.location ? [`<code>${html(line(f.location.file))}</code> line ${Number(f.location.line)}`] : []),
  ];
  const sides = f.state === 'fixed' ? undefined : sidesOf(f, server);
  const { says, words } = heading(f, catalogue);
  const why = catalogue.get(f.rule)?.why;
  const accepted = f.accepted
    ? `<p>Accepted ${f.accepted.who ? `by <code>${html(line(f.accepted.who))}</code>` : 'in the config'}${f.accepted.when ? ` on ${html(line(f.accepted.when))}` : ''}${f.accepted.expires ? ` until ${html(line(f.accepted.expires))}` : ''}${f.accepted.reason ? `: ${marked(f.accepted.reason)}` : ''}</p>`
    : '';
  return [
    `<article class="finding lv-${f.level}" tabindex="-1"${data}>`,
    `<h3>${sentence(says, 120)} <a class="here" href="#${anchor}" aria-label="Link to this finding">#</a></h3>`,
    `<div>${tags.join('')}</div>`,
    `<p class="facts">${facts.join(' · ')}</p>`,
    words === null ? '' : `<p>The words: <code>${html(line(words, 1000))}</code></p>`,
    sides ? page.show(sides.before, sides.after) : '',
    `<p>${sentence(help(f, catalogue))}</p>`,
    accepted,
    why ? `<details><summary>Why</summary><p>${ours(why)}</p></details>` : '',
    '</article>',
  ].join('\n');
}

/** The id, with a number behind it when the page has it already. */
export function unique(wanted: string, ids: Set<string>): string {
  let name = wanted;
  for (let n = 2; ids.has(name); n++) name = `${wanted}-${n}`;
  ids.add(name);
  return name;
}
