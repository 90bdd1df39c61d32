import { grouped } from '../model/words.ts';
// The one place where foreign text becomes part of an output. Whatever a server, a pull request or a person wrote passes one of
// these functions; nothing else in the reports puts a string into Markdown, HTML, a log or a terminal.
import { inert, visible } from './visible.ts';

export { visible } from './visible.ts';

/** UTF-16 units of one value inside a sentence; longer ones are cut and the rest counted. */
const INLINE = 300;

/** The first `limit` UTF-16 units, never half a character, and how many are missing. */
export function clip(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const end = limit > 0 && /[\ud800-\udbff]/.test(text[limit - 1]!) ? limit - 1 : limit;
  return `${text.slice(0, end)}…[${grouped(text.length - end)} more character${text.length - end === 1 ? '' : 's'}]`;
}

/** One line, everything hidden drawn, of bounded length. */
export const line = (text: string, limit = INLINE): string =>
  inert(
    clip(visible(clip(text, limit)), limit * 2 + 100)
      .replaceAll('\n', '⏎')
      .replaceAll('\t', '\\t'),
  );

/** A Markdown code span that holds exactly the text, in one line: its backticks are longer than any run inside. */
export function code(text: string, limit = INLINE): string {
  const inner = line(text, limit);
  if (inner.trim() === '') return inner === '' ? '(empty)' : `(${inner.length} spaces)`;
  const ticks = '`'.repeat(longestRun(inner, '`') + 1);
  const pad = /^[` ]|[` ]$/.test(inner) ? ' ' : '';
  return `${ticks}${pad}${inner}${pad}${ticks}`;
}

/** A code span for a table cell: a pipe in it must not end the cell. */
export const cell = (text: string, limit = 120): string =>
  // An even number of backslashes before the escaping one, because `\\` is a pair of its own to GitHub.
  code(text, limit).replace(/(\\*)\|/g, (_, slashes: string) => `${slashes}${slashes.length % 2 === 1 ? '\\\\' : '\\'}|`);

/** A fenced block: longer than any fence inside. Text already cut into lines by the caller; every line stays in it. */
export function fence(text: string, info: '' | 'diff' | 'json' | 'text' = ''): string {
  const inner = inert(text);
  const ticks = '`'.repeat(Math.max(3, longestRun(inner, '`') + 1));
  return `${ticks}${info}\n${inner}${inner.endsWith('\n') || inner === '' ? '' : '\n'}${ticks}`;
}

/** Words of a sentence; what stands between two backticks is one, with them. */
const pieces = (text: string): string[] =>
  text.split(/(`[^`]+`)/).flatMap((piece, i) => (i % 2 === 1 ? [piece] : piece.replaceAll('`', '').split(' ')));

const PLAIN = /^(?:[A-Za-z]{1,30}(?:['’-][a-z]{1,20}){0,4}|\d{1,6})$/;
const BEFORE = /^[("'“]{1,2}/;
const AFTER = /[)"'”.,;:!?]{1,3}$/;

/**
 * A foreign sentence (a reason, a remark) inside our own: plain words stay words, anything that could be a link, a mention, a
 * reference or markup becomes a code span.
 */
export function prose(text: string, limit = 1000): string {
  const out: string[] = [];
  let odd: string[] = [];
  const flush = (after = ''): void => {
    if (odd.length) out.push(code(odd.join(' '), limit) + after);
    odd = [];
  };
  for (const word of pieces(line(text, limit))) {
    if (word === '') continue;
    if (word.startsWith('`')) {
      flush();
      out.push(code(word.slice(1, -1), limit));
      continue;
    }
    // A stop behind a code span belongs to it.
    if (/^[.,;:!?)]+$/.test(word) && out.at(-1)?.endsWith('`') && odd.length === 0) {
      out.push(out.pop() + word);
      continue;
    }
    const before = BEFORE.exec(word)?.[0] ?? '';
    const after = AFTER.exec(word.slice(before.length))?.[0] ?? '';
    const core = word.slice(before.length, word.length - after.length);
    // A run of hexadecimal digits could be a commit; a number with a stop or bracket at the start would be a list.
    const plain = PLAIN.test(core) && !/[0-9a-f]{7,}/i.test(core) && !(out.length === 0 && /^\d/.test(word) && after !== '');
    if (plain || (core === '' && word === '-' && out.length > 0)) {
      flush();
      out.push(before + core + after);
    } else if (core === '' || before !== '') odd.push(word);
    else {
      odd.push(core);
      if (after !== '') flush(after);
    }
  }
  flush();
  return out.join(' ');
}

/** Our own words (rule texts) as Markdown: what stands between backticks stays code, other punctuation is no markup. */
export const ours = (text: string): string =>
  text
    .split(/(`[^`\n]+`)/)
    .map((piece, i) => (i % 2 === 1 ? piece : piece.replace(/[\\*[\]<>|~#&$]|(?<!\w)_|_(?!\w)/g, (c) => `\\${c}`).replace(/[`]/g, '\\`')))
    .join('');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;', '`': '&#96;' };

/** Text for an HTML element or a quoted attribute. Hidden characters must be drawn before (`visible`) or marked by the caller. */
export const html = (text: string): string => text.replace(/[&<>"'`]/g, (c) => ENTITIES[c]!);

/** Text for a quoted HTML attribute, in one line. */
export const attribute = (text: string): string => html(line(text, 2000));

/** One line of a log that GitHub's runner reads: no command, no escape sequence, no second line. */
export const logLine = (text: string, limit = 4000): string => line(text, limit);

/** Text for a terminal: newlines stay, no control or escape sequence does. */
export const terminal = (text: string): string => visible(text);

function longestRun(text: string, char: string): number {
  let longest = 0;
  let run = 0;
  for (let i = 0; i < text.length; i++) {
    run = text[i] === char ? run + 1 : 0;
    if (run > longest) longest = run;
  }
  return longest;
}
