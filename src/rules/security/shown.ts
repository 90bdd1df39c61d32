import { escaped, hidden } from '../../text/hidden.ts';

/** UTF-16 units of foreign text that evidence carries. */
const LONGEST = 400;

/** Foreign text as evidence shows it: hidden characters as escapes, long runs of space told, the middle of long text left out. */
export function shown(text: string, longest = LONGEST): string {
  const tail = Math.min(100, longest >> 2);
  const short = text.length > longest ? `${text.slice(0, longest - tail)} […] ${text.slice(-tail)}` : text;
  let out = '';
  let at = 0;
  for (const h of hidden(short)) {
    out += short.slice(at, h.start);
    for (let i = h.start; i < h.start + h.length; ) {
      const code = short.codePointAt(i)!;
      out += code >= 0x20 && code < 0x7f ? String.fromCodePoint(code) : escaped(code);
      i += code > 0xffff ? 2 : 1;
    }
    at = h.start + h.length;
  }
  out += short.slice(at);
  return out.replace(/[ \u00a0]{40,}/g, (run) => `[${run.length} spaces]`).replace(/\n{5,}/g, (run) => `[${run.length} line breaks]`);
}
