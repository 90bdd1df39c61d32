import { invisibleOnly, textDiff } from '../../diff/text.ts';
import { cutDeep, type Json } from '../../model/json.ts';
import type { Part } from '../../model/words.ts';
import { grouped } from '../../model/words.ts';
import { checksum } from '../numbers.ts';
import { attribute, html, line } from '../safe.ts';
import { twins } from '../twins.ts';
import { pieces } from '../visible.ts';

/** Unchanged text kept on each side of a change. */
const AROUND = 400;

/** Foreign text for the inside of an element: inert, and what would hide is drawn and marked. */
export const marked = (text: string): string =>
  pieces(text)
    .map((p) => (p.drawn ? `<span class="drawn">${html(p.text)}</span>` : html(p.text)))
    .join('');

/** A sentence: our words, values as code. */
export const sentence = (parts: readonly Part[], limit = 300): string =>
  parts.map((p) => ('text' in p ? ours(p.text) : `<code>${html(line(p.value, limit))}</code>`)).join('');

/** Our own words, with what stands between backticks as code. */
export const ours = (text: string): string =>
  text
    .split(/`([^`\n]+)`/)
    .map((piece, i) => (i % 2 === 1 ? `<code>${html(piece)}</code>` : html(piece)))
    .join('');

/** Two texts side by side, word by word. A null side is not there. */
export function beside(before: string | null, after: string | null): string {
  if (before === null || after === null) {
    const [side, text] = before === null ? ['ins', after ?? ''] : ['del', before];
    const whole = `<${side} class="all">${marked(text)}</${side}>`;
    const word = before === null ? 'Added' : 'Removed';
    return `<div class="side"><span class="which">${word}</span><div dir="auto">${whole}</div></div>`;
  }
  const parts = textDiff(before, after);
  const white = invisibleOnly(parts);
  const tell = twins(before, after);
  const all = parts.every((p) => p.op !== 'same');
  let [left, right] = ['', ''];
  parts.forEach((part, i) => {
    if (part.op === 'same') {
      const text = marked(part.text);
      const folded = fold(part.text, i > 0, i < parts.length - 1) ?? text;
      left += folded;
      right += folded;
      return;
    }
    const shown = white ? html(drawWhite(part.text)) : marked(tell(part.text));
    const moved = part.moved ? ' class="moved" title="The same sentence stands elsewhere on the other side"' : all ? ' class="all"' : '';
    if (part.op === 'del') left += `<del${moved}>${shown}</del>`;
    else right += `<ins${moved}>${shown}</ins>`;
  });
  return columns(left, right);
}

const NOT_THERE = '<span class="none">not there</span>';

const columns = (left: string, right: string): string =>
  `<div class="beside"><div class="side"><span class="which">Before</span><div dir="auto">${left}</div></div><div class="side"><span class="which">After</span><div dir="auto">${right}</div></div></div>`;

/** A long unchanged stretch with its middle counted instead of shown. */
function fold(text: string, before: boolean, after: boolean): string | undefined {
  const [head, tail] = [before ? AROUND : 0, after ? AROUND : 0];
  if (text.length <= head + tail + AROUND) return undefined;
  const left = text.length - head - tail;
  return `${marked(text.slice(0, head))}<span class="fold">… ${grouped(left)} unchanged characters …</span>${marked(tail ? text.slice(-tail) : '')}`;
}

const drawWhite = (text: string): string =>
  pieces(text)
    .map((p) => (p.drawn ? p.text : p.text.replaceAll(' ', '·').replaceAll('\t', '→').replaceAll('\n', '⏎\n')))
    .join('');

/** Shows a value on both sides, whatever it is. */
export type Show = (before: Json | undefined, after: Json | undefined) => string;

/** What the parts of one page share: the ids that are taken, and how values are shown. */
export interface Shared {
  ids: Set<string>;
  show: Show;
}

/** A writer of values that compares the same two texts only once: many findings stand in one text. */
export function values(): Show {
  const known = new Map<string, string>();
  const text = (value: Json | undefined): string | null =>
    value === undefined || value === null ? null : typeof value === 'string' ? value : JSON.stringify(cutDeep(value), null, 2);
  return (before, after) => {
    const [b, a] = [text(before), text(after)];
    const key = JSON.stringify([b, a]);
    const shown = known.get(key) ?? beside(b, a);
    known.set(key, shown);
    return shown;
  };
}

/** JSON as it was sent, laid out. */
export const raw = (value: Json | undefined): string =>
  value === undefined || value === null
    ? `<p>${NOT_THERE}</p>`
    : `<pre tabindex="0">${marked(JSON.stringify(cutDeep(value), null, 2))}</pre>`;

/** An id for deep links: the same for the same names, and nothing in it but letters, digits and dashes. */
export function id(...names: readonly (string | null)[]): string {
  const text = names.filter((n) => n !== null).join('-');
  const plain = text.replace(/[^a-zA-Z0-9_-]/g, '-').slice(0, 80);
  return plain === text ? plain : `${plain}-${checksum(text)}`;
}

/** ` name="value"` pairs with inert values. */
export const attributes = (values_: Record<string, string>): string =>
  Object.entries(values_)
    .map(([name, value]) => ` ${name}="${attribute(value)}"`)
    .join('');
