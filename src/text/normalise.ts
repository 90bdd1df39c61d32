import { latinTwin, mixesScripts } from './confusables.ts';
import { hidden, mayHide } from './hidden.ts';

/** A text as it would be read, with the way back to what was written. */
export interface Normal {
  /** Without hidden characters, compatibility forms folded (NFKC), look-alike letters in Latin words made Latin. Case is kept. */
  text: string;
  /** The same in lower case, of the same length. */
  lower: string;
  /** Position in the original of each unit of `text`; undefined where both are the same. */
  map: Uint32Array | undefined;
}

const PLAIN = /^[\t\n\r\x20-\x7e]*$/;
/** Anything beyond Latin letters with marks, common punctuation and ideographs that normalisation would touch. */
const FOLDS =
  /[\u00a0\u00aa\u00b2\u00b3\u00b9\u00ba\u0250-\u036f\u0370-\u03ff\u0400-\u058f\u13a0-\u13ff\u1d00-\u1dff\u2000-\u200a\u2018\u2019\u2024-\u2026\u202f\u205f\u2070-\u209f\u2100-\u218f\u2460-\u24ff\u3000\uf900-\ufaff\ufb00-\ufb06\uff00-\uffef\u{1d400}-\u{1d7ff}\u{1f100}-\u{1f1ff}]/u;

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

export function normalise(text: string): Normal {
  if (PLAIN.test(text) || (!FOLDS.test(text) && !mayHide(text))) return { text, lower: lowerOf(text), map: undefined };
  const skip = new Map(hidden(text).map((h) => [h.start, h.length]));
  const positions: number[] = [];
  const parts: string[] = [];
  for (let i = 0; i < text.length; ) {
    const gone = skip.get(i);
    if (gone !== undefined) {
      i += gone;
      continue;
    }
    const c = String.fromCodePoint(text.codePointAt(i)!);
    const code = text.charCodeAt(i);
    const folded = code < 0x80 || code === 0x2026 ? c : code === 0x2018 || code === 0x2019 ? "'" : c.normalize('NFKC');
    parts.push(folded);
    for (let k = 0; k < folded.length; k++) positions.push(i);
    i += c.length;
  }
  const folded = foldLookAlikes(parts.join(''));
  return { text: folded, lower: lowerOf(folded), map: Uint32Array.from(positions) };
}

/** Words that mix scripts are read as Latin; words all in another script are left alone. */
function foldLookAlikes(text: string): string {
  if (!/[\u0250-\u02af\u0370-\u058f\u13a0-\u13ff\u1d00-\u1d2f]/.test(text)) return text;
  return text.replace(/[\p{L}\p{M}]+/gu, (word) => {
    if (!mixesScripts(word)) return word;
    let out = '';
    for (const c of word) {
      const twin = latinTwin(c);
      out += twin !== undefined && twin.length === c.length ? twin : c;
    }
    return out;
  });
}

/** Where a unit of the normal form stood in the original; the end of the text maps to the original's end. */
export const originalIndex = (normal: Normal, original: string, at: number): number =>
  normal.map === undefined ? at : at >= normal.map.length ? original.length : normal.map[at]!;
