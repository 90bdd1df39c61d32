import { createHash } from 'node:crypto';
import type { Catalogue } from '../../model/finding.ts';
import type { Review, ServerReview } from '../../model/review.ts';
import type { ServerFacts } from '../../model/snapshot.ts';
import { found, tools } from '../counts.ts';
import { modelReads, number } from '../numbers.ts';
import { type Placed, sort } from '../order.ts';
import { html, line } from '../safe.ts';
import { all, count, failures, headline, looked, plain, remarks, serverName, withoutBase } from '../words.ts';
import { changes } from './changes.ts';
import { sizes } from './chart.ts';
import { finding } from './findings.ts';
import { SCRIPT } from './script.ts';
import { STYLE } from './style.ts';
import { attributes, marked, type Shared, sentence, values } from './text.ts';

export interface HtmlOptions {
  /** The snapshots, for the raw JSON of both sides; without them only what the changes hold is shown. */
  facts?: readonly ServerFacts[];
  headSha?: string;
  baseSha?: string;
}

/** Findings written; the rest are counted and stand in the JSON. */
const FINDINGS = 1000;

/** The review as one page that needs nothing else: no network, and no script, style or markup but ours. */
export function htmlReport(review: Review, catalogue: Catalogue, options: HtmlOptions = {}): string {
  const page: Shared = { ids: new Set(['filter', 'shown', 'main']), show: values() };
  const sorted = sort(review);
  const told: Placed[] = [
    ...sorted.blocking,
    ...sorted.directives,
    ...sorted.warnings,
    ...sorted.accepted,
    ...sorted.notes,
    ...sorted.existing,
    ...sorted.fixed,
  ];
  const left = Math.max(0, told.length - FINDINGS);
  const changed = review.servers
    .map((server, i) => ({ server, text: changes(server, review.servers.slice(0, i), factsOf(server, options.facts), page) }))
    .filter((c) => c.text !== '');
  const body = [
    '<a class="skip" href="#main">Skip to the findings</a>',
    `<header><p class="soft">${html(review.tool.name)} ${html(line(review.tool.version, 40))}${commits(options)}</p>`,
    `<h1><span class="verdict ${review.verdict}">${review.verdict}</span> ${sentence(headline(review))}</h1>`,
    overview(review),
    troubles(review),
    known(review),
    '</header>',
    '<main id="main" tabindex="-1">',
    '<h2>Findings</h2>',
    told.length === 0 ? '<p>None.</p>' : filter(review, told),
    ...told.slice(0, FINDINGS).map((placed) => finding(placed, catalogue, page)),
    left > 0 ? `<p>${count(left, 'less severe finding')} left out here; the JSON has all of them.</p>` : '',
    '<h2>Every change to what a model or a client reads</h2>',
    changed.length === 0 ? '<p>None.</p>' : '',
    ...changed.map(({ server, text }) => (review.servers.length > 1 ? `<h3>${html(line(serverName(server), 100))}</h3>\n${text}` : text)),
    ...review.servers.map((server) => {
      const text = server.head.state === 'listed' ? sizes(server) : '';
      return text === ''
        ? ''
        : `<h2>Bytes by tool${review.servers.length > 1 ? `: ${html(line(serverName(server), 100))}` : ''}</h2>\n${text}`;
    }),
    '</main>',
    `<footer><p>${looked(review)} Characters that would hide are drawn like <span class="drawn">\\u{200B}</span>.</p></footer>`,
  ];
  return frame(plain(headline(review)), body.filter((b) => b !== '').join('\n'));
}

const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The frame. The policy lets our one style sheet and our one script run, by their hashes, and nothing else. */
function frame(title: string, body: string): string {
  const policy = `default-src 'none'; style-src ${hash(STYLE)}; script-src ${hash(SCRIPT)}; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="referrer" content="no-referrer">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${html(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${body}
<script>${SCRIPT}</script>
</body>
</html>
`;
}

const factsOf = (server: ServerReview, facts: readonly ServerFacts[] | undefined): ServerFacts | undefined =>
  facts?.find((f) => f.name === server.name && f.variant === server.variant);

function commits({ baseSha, headSha }: HtmlOptions): string {
  const short = (sha: string | undefined): string | undefined => (sha && /^[0-9a-f]{7,64}$/.test(sha) ? sha.slice(0, 12) : undefined);
  const told = [
    ['base', short(baseSha)],
    ['head', short(headSha)],
  ].filter(([, sha]) => sha !== undefined);
  return told.map(([which, sha]) => ` · ${which} <code>${sha}</code>`).join('');
}

function overview(review: Review): string {
  const rows = review.servers
    .filter((s) => s.head.state === 'listed')
    .map((s) => [
      `<code>${html(line(serverName(s), 100))}</code>`,
      html(tools(s)),
      found(s, (t) => `<strong>${t}</strong>`),
      html(modelReads(s.size)),
      html(s.semver ?? ''),
      `<code>${(s.head.digest ?? '').slice(0, 32)}</code>`,
    ])
    .map((cells) => `<tr>${cells.map((c) => `<td>${c}</td>`).join('')}</tr>`);
  if (rows.length === 0) return '';
  const heads = ['server', 'tools', 'findings', 'a model reads', 'semver', 'digest of the head'];
  return `<div class="scroll"><table><thead><tr>${heads.map((h) => `<th scope="col">${h}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

const troubles = (review: Review): string =>
  review.servers
    .flatMap((server) =>
      failures(server).map(({ words, reason }) => {
        const [first = '', ...rest] = (reason ?? '').split('\n');
        const tail = rest.join('\n').slice(-20_000);
        const shown = tail.trim() === '' ? '' : `<pre tabindex="0">${marked(tail)}</pre>`;
        return `<p><strong><code>${html(line(serverName(server), 100))}</code> ${words}.</strong> ${marked(first)}</p>${shown}`;
      }),
    )
    .join('\n');

function known(review: Review): string {
  const fresh = withoutBase(review).map(({ servers, words, reason }) => `${servers.join(', ')} ${words} ${reason ?? ''}`);
  const told = [...fresh, ...remarks(review)];
  return told.length === 0 ? '' : `<ul>${told.map((r) => `<li>${marked(r)}</li>`).join('')}</ul>`;
}

/** Tools offered in the list; beyond, the search field finds them. */
const CHOICES = 500;

function filter(review: Review, told: readonly Placed[]): string {
  const choices = (values: Iterable<string>): string[] =>
    [...new Set(values)]
      .filter((v) => v !== '')
      .sort()
      .slice(0, CHOICES);
  const select = (name: string, all_: string, values: readonly string[], chosen = ''): string =>
    `<label>${name}<select name="${name}" aria-label="${name}"><option value="">${all_}</option>${values
      .map((v) => `<option${attributes({ value: v })}${v === chosen ? ' selected' : ''}>${html(line(v, 80))}</option>`)
      .join('')}</select></label>`;
  const findings = told.map((t) => t.finding);
  const tools_ = [...findings.map((f) => f.tool ?? ''), ...review.servers.flatMap((s) => s.changes.map((c) => c.name ?? ''))];
  return [
    '<form id="filter" class="filter" hidden role="search" aria-label="Filter findings and changes">',
    '<label>words<input name="words" type="search" aria-label="words" placeholder="press / to search" autocomplete="off"></label>',
    review.servers.length > 1 ? select('server', 'all servers', choices(review.servers.map(serverName))) : '',
    select('tool', 'all tools', choices(tools_)),
    select('rule', 'all rules', choices(findings.map((f) => f.rule))),
    select('level', 'all levels', ['error', 'warning', 'note']),
    select('state', 'all states', ['new', 'existing', 'fixed'], all(review).some((f) => f.state === 'new') ? 'new' : ''),
    '<button type="reset">Show all</button>',
    `<output id="shown" aria-live="polite">${number(told.length)} findings</output>`,
    '</form>',
  ].join('');
}
