/** What kind of invisible or controlling character it is. */
export type HiddenKind =
  | 'tag'
  | 'bidi'
  | 'zero-width'
  | 'variation-selector'
  | 'control'
  | 'escape-sequence'
  | 'soft-hyphen'
  | 'filler'
  | 'space'
  | 'joiner';

export interface Hidden {
  kind: HiddenKind;
  /** Position and length in UTF-16 units. */
  start: number;
  length: number;
  codePoint: number;
}

/** Any character that could be hidden: one cheap test before the close look. Written without the `g` flag: no state. */
const ANY =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: the characters are meant one by one
  /[\0-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\u{13430}-\u{1345f}\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/u;

/** Flags that Unicode recommends for interchange as tag sequences: England, Scotland, Wales. */
const TAG_FLAGS: ReadonlySet<string> = new Set(['gbeng', 'gbsct', 'gbwls']);

const PLAIN = /^[\t\n\r\x20-\x7e]*$/;
/** Whether a text is of nothing but what an ASCII keyboard writes. */
export const isPlain = (text: string): boolean => PLAIN.test(text);

/** Whether a look at each character is worth the time. */
export const mayHide = (text: string): boolean => !isPlain(text) && ANY.test(text);

/**
 * Characters that are not drawn or that change how their neighbours are drawn, except where a script or an emoji needs them:
 * variation selectors after an emoji, joiners inside emoji and between letters of scripts that join, tag sequences of the three
 * flags. One pass.
 */
export function hidden(text: string): Hidden[] {
  if (!mayHide(text)) return [];
  const found: Hidden[] = [];
  for (let i = 0; i < text.length; ) {
    const c = text.codePointAt(i)!;
    const length = c > 0xffff ? 2 : 1;
    const flag = c === 0x1f3f4 ? flagLength(text, i) : 0;
    if (flag > 0) {
      i += flag;
      continue;
    }
    const kind = kindOf(c, text, i, length);
    if (kind !== undefined) {
      const span = kind === 'escape-sequence' ? escapeLength(text, i) : length;
      found.push({ kind, start: i, length: span, codePoint: c });
      i += span;
    } else i += length;
  }
  return found;
}

function kindOf(c: number, text: string, at: number, length: number): HiddenKind | undefined {
  if (c === 0x1b || c === 0x9b) return 'escape-sequence';
  if (c < 0x20) return c === 9 || c === 10 || c === 13 ? undefined : 'control';
  if (c < 0x7f) return undefined;
  if (c < 0xa0) return 'control';
  if (c === 0xad) return 'soft-hyphen';
  if (c === 0x34f) return 'zero-width';
  if (c >= 0x180b && c <= 0x180f) {
    if (isMongolian(before(text, at))) return undefined;
    return c === 0x180e ? 'zero-width' : 'variation-selector';
  }
  if (c === 0x61c || c === 0x200e || c === 0x200f) return nearRightToLeft(text, at) ? undefined : 'bidi';
  if ((c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069)) return 'bidi';
  if (c === 0x115f || c === 0x1160 || c === 0x3164 || c === 0xffa0 || c === 0x17b4 || c === 0x17b5) return 'filler';
  if (c === 0x200c || c === 0x200d) return joins(text, at) ? undefined : 'joiner';
  if (c === 0x200b || c === 0xfeff || (c >= 0x2060 && c <= 0x2065) || (c >= 0x206a && c <= 0x206f)) return 'zero-width';
  if (c === 0x2028 || c === 0x2029) return 'control';
  if (c === 0x2800) return /[\u2801-\u28ff]/.test(text.slice(Math.max(0, at - 4), at + 5)) ? undefined : 'space';
  if (c >= 0xfe00 && c <= 0xfe0f) return drawnBefore(text, at) ? undefined : 'variation-selector';
  if (c >= 0xe0100 && c <= 0xe01ef)
    return isIdeograph(before(text, at)) && !isSelector(text.codePointAt(at + length)) ? undefined : 'variation-selector';
  if (c >= 0xfff9 && c <= 0xfffb) return 'control';
  if (c >= 0x1d173 && c <= 0x1d17a) return 'control';
  if (c >= 0x13430 && c <= 0x1345f) return beside(text, at, length, 0x13000, 0x1345f) ? undefined : 'control';
  if (c >= 0x1bca0 && c <= 0x1bca3) return beside(text, at, length, 0x1bc00, 0x1bc9f) ? undefined : 'control';
  if (c >= 0xe0000 && c <= 0xe0fff) return 'tag';
  return undefined;
}

const before = (text: string, at: number): number => {
  if (at === 0) return 0;
  const unit = text.charCodeAt(at - 1);
  return unit >= 0xdc00 && unit <= 0xdfff && at > 1 ? text.codePointAt(at - 2)! : unit;
};

const isMongolian = (c: number): boolean => c >= 0x1820 && c <= 0x18aa;
/** Whether a character of its own script stands next to it. */
const beside = (text: string, at: number, length: number, from: number, to: number): boolean =>
  [before(text, at), text.codePointAt(at + length) ?? 0].some((c) => c >= from && c <= to);

const isSelector = (c: number | undefined): boolean => c !== undefined && ((c >= 0xfe00 && c <= 0xfe0f) || (c >= 0xe0100 && c <= 0xe01ef));
const isIdeograph = (c: number): boolean => (c >= 0x3400 && c <= 0x9fff) || (c >= 0xf900 && c <= 0xfaff) || (c >= 0x20000 && c <= 0x3ffff);

/** Whether what stands before may carry a variation selector: an emoji, a symbol, a keycap digit, an ideograph. */
function drawnBefore(text: string, at: number): boolean {
  const c = before(text, at);
  if (c === 0 || isSelector(c)) return false;
  return /[\p{Emoji}\p{S}\p{Extended_Pictographic}]/u.test(String.fromCodePoint(c)) || isIdeograph(c) || (c >= 0x2000 && c <= 0x2bff);
}

/** Whether a joiner stands where it is needed: within an emoji, or between letters of a script that joins. */
function joins(text: string, at: number): boolean {
  const left = before(text, at);
  const right = text.codePointAt(at + 1);
  if (left === 0 || right === undefined) return false;
  const sides = [left, right].map((c) => String.fromCodePoint(c));
  if (
    sides.every((s) =>
      /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Tibetan}\p{Script=Myanmar}\p{M}]/u.test(
        s,
      ),
    )
  )
    return true;
  return (
    text.charCodeAt(at) === 0x200d &&
    /[\p{Extended_Pictographic}\p{Emoji_Modifier}]|\ufe0f/u.test(sides[0]!) &&
    /[\p{Extended_Pictographic}\u2640\u2642\u2695\u2696\u2708\u2764]/u.test(sides[1]!)
  );
}

/** A mark of direction is no letter itself. */
const nearRightToLeft = (text: string, at: number): boolean =>
  /[\u0590-\u061b\u061d-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/.test(text.slice(Math.max(0, at - 12), at + 13));

/** Length of a well-formed flag sequence at a black flag, or 0. */
function flagLength(text: string, at: number): number {
  let letters = '';
  let i = at + 2;
  for (let c = text.codePointAt(i); c !== undefined && c >= 0xe0020 && c <= 0xe007e && letters.length < 8; c = text.codePointAt(i)) {
    letters += String.fromCharCode(c - 0xe0000);
    i += 2;
  }
  return text.codePointAt(i) === 0xe007f && TAG_FLAGS.has(letters) ? i + 2 - at : 0;
}

/** Length of an ANSI escape sequence, at most 64 units. */
function escapeLength(text: string, at: number): number {
  if (text.charCodeAt(at) === 0x1b && text[at + 1] !== '[') return 1;
  let i = text.charCodeAt(at) === 0x1b ? at + 2 : at + 1;
  const limit = Math.min(text.length, at + 64);
  while (i < limit) {
    const c = text.charCodeAt(i++);
    if (c >= 0x40 && c <= 0x7e) return i - at;
    if (c < 0x20 || c > 0x3f) return 1;
  }
  return 1;
}

/** What the tag characters of a text spell, or an empty string. */
export function tagText(text: string): string {
  let spelled = '';
  for (const c of text) {
    const code = c.codePointAt(0)!;
    if (code >= 0xe0020 && code <= 0xe007e) spelled += String.fromCharCode(code - 0xe0000);
  }
  return spelled;
}

/** A code point as it is written in escapes: `\u{200B}`. */
export const escaped = (codePoint: number): string => `\\u{${codePoint.toString(16).toUpperCase().padStart(4, '0')}}`;
