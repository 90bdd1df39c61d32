import type { ServerReview } from '../../model/review.ts';
import { delta, number, percent, signed } from '../numbers.ts';
import { attribute, html, line } from '../safe.ts';
import { serverName } from '../words.ts';

/** Tools drawn; all of them stand in the table. */
const BARS = 40;
const [ROW, LABEL, BAR, NUMBERS] = [26, 260, 520, 150];

/** Bytes that a model reads, tool by tool: bars of the base and the head, and the same as a table. */
export function sizes(server: ServerReview): string {
  const tools = server.size.tools.filter((t) => t.head || t.base).sort((a, b) => (b.head?.modelBytes ?? 0) - (a.head?.modelBytes ?? 0));
  if (tools.length === 0) return '';
  const drawn = tools.slice(0, BARS);
  const most = Math.max(1, ...drawn.flatMap((t) => [t.base?.modelBytes ?? 0, t.head?.modelBytes ?? 0]));
  const long = (bytes: number): number => Math.round((bytes / most) * BAR);
  const rows = drawn.map((tool, i) => {
    const y = i * ROW;
    const [was, is] = [tool.base?.modelBytes ?? 0, tool.head?.modelBytes ?? 0];
    const name = line(tool.name, 60);
    const short = name.length > 32 ? `${name.slice(0, 31)}…` : name;
    return [
      `<g><title>${html(name)}: ${number(was)} → ${number(is)} bytes</title>`,
      `<text x="${LABEL - 8}" y="${y + 17}" text-anchor="end">${html(short)}</text>`,
      `<rect class="was" x="${LABEL}" y="${y + 15}" width="${long(was)}" height="6" rx="2"/>`,
      `<rect class="${server.size.base && is > was ? 'more' : 'is'}" x="${LABEL}" y="${y + 4}" width="${long(is)}" height="10" rx="2"/>`,
      `<text x="${LABEL + Math.max(long(is), long(was)) + 8}" y="${y + 17}">${tool.head ? number(is) : 'gone'}${server.size.base && was !== is ? ` (${signed(is - was)})` : ''}</text></g>`,
    ].join('');
  });
  const [width, height] = [LABEL + BAR + NUMBERS, drawn.length * ROW + 4];
  const about = attribute(`Bytes that a model reads of each tool of ${serverName(server)}; the table below has the same figures`);
  const tokens = server.size.tokenizer !== null;
  const cells = tools.map(
    (t) =>
      `<tr><td><code>${html(line(t.name, 128))}</code></td>${[
        t.base ? number(t.base.modelBytes) : '',
        t.head ? number(t.head.modelBytes) : 'gone',
        signed(delta(t.base, t.head)),
        t.base && t.head ? percent(t.base.modelBytes, t.head.modelBytes) : '',
        ...(tokens ? [t.head?.tokens == null ? '' : number(t.head.tokens)] : []),
        t.head ? number(t.head.bytes) : '',
      ]
        .map((c) => `<td class="n">${c}</td>`)
        .join('')}</tr>`,
  );
  const heads = [
    'tool',
    'bytes before',
    'bytes after',
    'change',
    '',
    ...(tokens ? [`tokens (${server.size.tokenizer})`] : []),
    'bytes on the wire',
  ];
  return [
    `<div class="scroll"><svg role="img" aria-label="${about}" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${rows.join('')}</svg></div>`,
    '<p class="soft">Upper bar: the head (amber where it grew). Lower, thin bar: the base.</p>',
    `<details><summary>The same as a table${tools.length > BARS ? ` (all ${number(tools.length)} tools)` : ''}</summary><div class="scroll"><table><thead><tr>${heads.map((h) => `<th scope="col">${h}</th>`).join('')}</tr></thead><tbody>${cells.join('')}</tbody></table></div></details>`,
  ].join('\n');
}
