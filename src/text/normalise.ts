import { latinTwin, mixesScripts } from './confusables.ts';
import { hidden, isPlain, mayHide } from './hidden.ts';

/** A text as it would be read, with the way back to what was written. */
export interface Normal {
  /** Without hidden characters, compatibility forms folded (NFKC), look-alike letters in Latin words made Latin. Case is kept. */
  text: string;
  /** The same in lower case, of the same length. */
  lower: string;
  /** Position in the original of each unit of `text`; undefined where both are the same. */
  map: Uint32Array | undefined;
}

/** Anything beyond Latin letters with marks, common punctuation and ideographs that normalisation would touch. */
const FOLDS =
  /[\u00a0\u00aa\u00b2\u00b3\u00b9\u00ba\u0250-\u036f\u0370-\u03ff\u0400-\u058f\u13a0-\u13ff\u1d00-\u1dff\u00b4\u2000-\u200a\u2018-\u201b\u2032\u2035\u2024-\u2026\u202f\u205f\u2070-\u209f\u2100-\u218f\u2460-\u24ff\u3000\uf900-\ufaff\ufb00-\ufb06\uff00-\uffef\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f1ff}]/u;

const lowerOf = (text: string): string => {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  let out = '';
  for (const c of text) {
    const small = c.toLowerCase();
    out += small.length === c.length ? small : c;
  }
  return out;
};

/** Signs of emphasis in Markdown at a word, and a grave accent within one. */
const MARKS = /\*|(?:^|[^\p{L}\p{N}_])_|_(?![\p{L}\p{N}_])|[a-z]`[a-z]/iu;
const APOSTROPHES = new Set([0x60, 0xb4, 0x2bc, 0x2018, 0x2019, 0x201b, 0x2032, 0x2035, 0xff07]);
const isLetter = (c: string | undefined): boolean => c !== undefined && /\p{L}/u.test(c);
const isWordOrDigit = (c: string | undefined): boolean => c !== undefined && /[\p{L}\p{N}]/u.test(c);

/** Ends of the runs of asterisks and underscores that only stress a word: they touch a letter, and an underscore joins nothing. */
function emphasisEnd(text: string, at: number): number {
  const mark = text[at]!;
  if (mark !== '*' && mark !== '_') return at;
  let end = at;
  while (end - at < 4 && text[end] === mark) end++;
  if (end - at > 3) return at;
  const [left, right] = [text[at - 1], text[end]];
  if (mark === '*') return isLetter(left) || isLetter(right) ? end : at;
  const opens = !isWordOrDigit(left) && isLetter(right) && left !== '/' && left !== '.';
  const closes = isLetter(left) && !isWordOrDigit(right);
  return opens || closes ? end : at;
}

export function normalise(text: string): Normal {
  const marked = MARKS.test(text);
  if (!marked && (isPlain(text) || (!FOLDS.test(text) && !mayHide(text)))) return { text, lower: lowerOf(text), map: undefined };
  const gone = new Uint8Array(text.length);
  for (const h of hidden(text)) gone.fill(1, h.start, h.start + h.length);
  const positions = new Uint32Array(text.length * 4);
  let length = 0;
  const parts: string[] = [];
  for (let i = 0; i < text.length; ) {
    if (gone[i] === 1) {
      i++;
      continue;
    }
    const after = marked ? emphasisEnd(text, i) : i;
    if (after > i) {
      i = after;
      continue;
    }
    const code = text.codePointAt(i)!;
    const c = String.fromCodePoint(code);
    const folded = isApostrophe(code, text, i) ? "'" : code < 0x80 || code === 0x2026 ? c : c.normalize('NFKC');
    // A single character that unfolds into a sentence (there is one) is left as it is.
    const kept = folded.length <= 4 ? folded : c;
    parts.push(kept);
    for (let k = 0; k < kept.length; k++) positions[length++] = i;
    i += c.length;
  }
  const folded = foldLookAlikes(parts.join(''));
  return { text: folded, lower: lowerOf(folded), map: positions.subarray(0, length) };
}

/** Quotation marks, primes and accents between two letters are read as an apostrophe; the curly ones anywhere. */
const isApostrophe = (code: number, text: string, at: number): boolean =>
  code === 0x2018 || code === 0x2019 || (APOSTROPHES.has(code) && isLetter(text[at - 1]) && isLetter(text[at + 1]));

/** Words that mix scripts are read as Latin; words all in another script are left alone. */
function foldLookAlikes(text: string): string {
  if (!/[\u0250-\u02af\u0370-\u058f\u13a0-\u13ff\u1d00-\u1d2f]/.test(text)) return text;
  const parts: string[] = [];
  let start = 0;
  for (let i = 0; i <= text.length; i++) {
    if (i < text.length && isWordUnit(text.charCodeAt(i))) continue;
    if (i > start) parts.push(foldWord(text.slice(start, i)));
    if (i < text.length) parts.push(text[i]!);
    start = i + 1;
  }
  return parts.join('');
}

/** Letters as far as look-alikes go, with what may stand between them; no quantified pattern, since a hostile word may be megabytes long. */
const isWordUnit = (c: number): boolean =>
  (c >= 0x61 && c <= 0x7a) ||
  (c >= 0x41 && c <= 0x5a) ||
  (c >= 0xc0 && c <= 0x58f) ||
  (c >= 0x13a0 && c <= 0x13ff) ||
  (c >= 0x1d00 && c <= 0x1fff);

function foldWord(word: string): string {
  if (!mixesScripts(word)) return word;
  let out = '';
  for (const c of word) {
    const twin = latinTwin(c);
    out += twin !== undefined && twin.length === c.length ? twin : c;
  }
  return out;
}

/** Where a unit of the normal form stood in the original; the end of the text maps to the original's end. */
export const originalIndex = (normal: Normal, original: string, at: number): number =>
  normal.map === undefined ? at : at >= normal.map.length ? original.length : normal.map[at]!;
