import { grouped, type Part } from '../../model/words.ts';
import { code, ours } from '../safe.ts';

/** A sentence as Markdown: our words, and every value as inert code. */
export const inline = (parts: readonly Part[], limit = 300): string =>
  parts.map((p) => ('text' in p ? ours(p.text) : code(p.value, limit))).join('');

/** A folded block. The summary is ours. */
export const folded = (summary: string, body: string): string => `<details><summary>${summary}</summary>\n\n${body}\n\n</details>`;

/** Names as code, the first ones; the rest counted. */
export function names(list: readonly string[], most = 8): string {
  const shown = list
    .slice(0, most)
    .map((n) => code(n, 128))
    .join(', ');
  return list.length > most ? `${shown} and ${grouped(list.length - most)} more` : shown;
}
