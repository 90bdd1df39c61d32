import { Memory } from './memory.ts';

/** A stretch of a text, with its place in it: `text === whole.slice(start, end)`. */
export interface Span {
  text: string;
  start: number;
  end: number;
}

/** Words that end in a full stop without ending a sentence, lower-case, without that stop. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  `e.g i.e eg ie etc vs cf approx incl excl resp no nr fig figs eq sec vol pp ca al et dr mr mrs ms prof st inc ltd corp co jr sr dept est max min
   z.b u.a d.h bzw ggf usw evtl inkl exkl zzgl vgl p.ex ex p.ej ej ee.uu sr sra sres pág núm art cap av dra exmo т.е т.д т.п др см напр ед a.m p.m u.s u.k`
    .trim()
    .split(/\s+/),
);

const CLOSERS = new Set(['"', "'", ')', ']', '}', '”', '’', '»', '*', '_', '`', '」', '』', '）']);
const isSpace = (c: string | undefined): boolean => c === ' ' || c === '\n' || c === '\t' || c === '\r' || c === '\u00a0' || c === '\u3000';
const isUpper = (c: string): boolean => c !== c.toLowerCase();

/** Length in UTF-16 units from which a line counts as wrapped by an editor rather than ended by its author. */
const WRAPPED_LINE = 48;
/** Longest word that is looked up among the abbreviations. */
const LONGEST_ABBREVIATION = 8;

/** The first of the sentences of a text; empty when there is none. */
export const firstSentence = (text: string): string => cut(text, 1)[0]?.text ?? '';

/** Texts whose sentences are at hand: what one rule asks about the next one will. */
const AT_HAND = 200;
const known = new Memory((text: string): readonly Span[] => cut(text), AT_HAND);

/**
 * Sentences of a text, in order, trimmed, empty ones left out. A blank line, a list item and a heading end a sentence; a soft
 * line break does not. Written by hand rather than with `Intl.Segmenter`, whose cuts change with the ICU version: sentences are
 * part of fingerprints. One pass, linear in the text's length.
 */
export const sentences = (text: string): readonly Span[] => known.of(text);

/** All of them, or as many as are asked for. */
function cut(text: string, most = -1): Span[] {
  const spans: Span[] = [];
  const { length } = text;
  let start = 0;
  let lineStart = 0;
  const close = (end: number): void => {
    let from = start;
    let to = end;
    while (from < to && isSpace(text[from])) from++;
    while (to > from && isSpace(text[to - 1])) to--;
    if (to > from) spans.push({ text: text.slice(from, to), start: from, end: to });
    start = end;
  };
  for (let i = 0; i < length; i++) {
    const c = text.charCodeAt(i);
    // Letters and blanks, which most of a text is made of.
    if (c === 0x20 || (c > 0x3f && c < 0x0964)) continue;
    switch (c) {
      case 0x0a:
        if (breaks(text, lineStart, i)) close(i + 1);
        lineStart = i + 1;
        break;
      case 0x2e: // .
      case 0x21: // !
      case 0x3f: // ?
      case 0x2026: {
        let end = i + 1;
        while (end < text.length && (CLOSERS.has(text[end]!) || text[end] === '.' || text[end] === '!' || text[end] === '?')) end++;
        if (end < text.length && !isSpace(text[end])) break;
        if (text[i] === '.' && end === i + 1 && abbreviates(text, i)) break;
        close(end);
        i = end - 1;
        break;
      }
      case 0x3002: // 。
      case 0xff01: // ！
      case 0xff1f: // ？
      case 0xff0e: // ．
      case 0x0964: {
        let end = i + 1;
        while (end < text.length && CLOSERS.has(text[end]!)) end++;
        close(end);
        i = end - 1;
        break;
      }
    }
    if (spans.length === most) return spans;
  }
  close(length);
  return spans;
}

/** The sentence that covers a position; the whole text, trimmed, when none does. */
export function sentenceAt(text: string, index: number): string {
  return spanAt(sentences(text), index)?.text ?? text.trim();
}

/** The span that covers a position, else the last one that starts before it. Spans must be in order. */
export function spanAt(spans: readonly Span[], index: number): Span | undefined {
  let low = 0;
  let high = spans.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (spans[middle]!.start <= index) low = middle;
    else high = middle - 1;
  }
  return spans[low];
}

/** Whether the line break at `at` ends a sentence. */
function breaks(text: string, lineStart: number, at: number): boolean {
  let next = at + 1;
  while (next < text.length && (text[next] === ' ' || text[next] === '\t' || text[next] === '\r')) next++;
  const first = text[next];
  if (first === undefined || first === '\n') return true;
  if (first === '-' || first === '*' || first === '•' || first === '#' || first === '>' || first === '|' || first === '<' || first === '[')
    return true;
  if (isDigit(first) && (text[next + 1] === '.' || text[next + 1] === ')' || (isDigit(text[next + 1]!) && text[next + 2] === '.')))
    return true;
  let end = at;
  while (end > lineStart && isSpace(text[end - 1])) end--;
  if (text[end - 1] === ':') return true;
  const opening = text[lineStart];
  if (opening === '#') return true;
  return end - lineStart < WRAPPED_LINE && isUpper(first);
}

const isDigit = (c: string | undefined): boolean => c !== undefined && c >= '0' && c <= '9';

/** Whether the full stop at `at` belongs to an abbreviation, an initial or a list number. */
function abbreviates(text: string, at: number): boolean {
  let from = at;
  while (from > 0 && at - from <= LONGEST_ABBREVIATION && !isSpace(text[from - 1]) && text[from - 1] !== '(' && text[from - 1] !== '/')
    from--;
  const word = text.slice(from, at).toLowerCase();
  if (word === '' || word.length > LONGEST_ABBREVIATION) return false;
  if (word.length === 1 && isDigit(word)) return from === 0 || text[from - 1] === '\n';
  if (word.length === 1 && isUpper(text[from]!) && word !== 'i') return true;
  if (!ABBREVIATIONS.has(word)) return false;
  // These end sentences too: what follows decides.
  if (
    word === 'etc' ||
    word === 'usw' ||
    word === 'no' ||
    word === 'co' ||
    word === 'max' ||
    word === 'min' ||
    word === 'est' ||
    word === 'st' ||
    word === 'al'
  ) {
    let next = at + 1;
    while (isSpace(text[next])) next++;
    return next < text.length && !isUpper(text[next]!);
  }
  return true;
}
