import type { ServerReview, ToolSize } from '../../model/review.ts';
import { delta, number, signed } from '../numbers.ts';
import { cell } from '../safe.ts';
import { count } from '../words.ts';

/** Width of the longest bar. */
const BAR = 24;
/** Rows: at most, and where no tool changed. */
const FULL = 30;
const FEW = 10;

/** What each tool costs a model, largest change first, then largest; the rest in one line. */
export function sizes(server: ServerReview): string {
  const tools = [...server.size.tools].filter((t) => t.head || t.base);
  if (tools.length === 0 || server.head.state !== 'listed') return '';
  const weight = (t: ToolSize): number => t.head?.modelBytes ?? 0;
  tools.sort((a, b) => Math.abs(delta(b.base, b.head)) - Math.abs(delta(a.base, a.head)) || weight(b) - weight(a));
  const changed = tools.filter((t) => delta(t.base, t.head) !== 0).length;
  const rows = server.size.base === null ? FULL : changed === 0 ? FEW : Math.min(FULL, changed);
  const most = Math.max(1, ...tools.map(weight));
  const compared = server.size.base !== null;
  const counted = server.size.tokenizer !== null;
  const header = ['tool', 'bytes', ...(compared ? ['change'] : []), ...(counted ? ['tokens'] : []), ''];
  const lines = tools.slice(0, rows).map((t) => {
    const cells = [
      cell(t.name),
      t.head ? number(t.head.modelBytes) : 'gone',
      ...(compared ? [signed(delta(t.base, t.head))] : []),
      ...(counted ? [t.head?.tokens == null ? '' : number(t.head.tokens)] : []),
      '█'.repeat(Math.round((weight(t) / most) * BAR)),
    ];
    return `| ${cells.join(' | ')} |`;
  });
  const rest = tools.slice(rows);
  const table = [`| ${header.join(' | ')} |`, `|---|--:|${compared ? '--:|' : ''}${counted ? '--:|' : ''}---|`, ...lines].join('\n');
  if (rest.length === 0) return table;
  return `${table}\n\n${count(rest.length, 'more tool')}, ${number(rest.reduce((n, t) => n + weight(t), 0))} bytes together.`;
}
