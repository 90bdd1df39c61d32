/** Letters, digits and the underscore, in lower case; everything beyond Latin-1 that is no punctuation. */
export const isLetter = (c: number): boolean =>
  (c >= 97 && c <= 122) ||
  (c >= 48 && c <= 57) ||
  c === 95 ||
  (c >= 0xaa && (c < 0x2000 || c > 0x206f) && c !== 0xb7 && c !== 0xab && c !== 0xbb && c !== 0xd7);
/** Scripts without spaces between words. */
export const isIdeographic = (c: number): boolean =>
  (c >= 0x3040 && c <= 0x30ff) || (c >= 0x3400 && c <= 0x9fff) || (c >= 0xac00 && c <= 0xd7a3);
/** Full-width punctuation. */
export const isWide = (c: number): boolean => (c >= 0x3000 && c <= 0x303f) || (c >= 0xff00 && c <= 0xff0f);
/** What ends an address. */
export const isBreak = (c: number): boolean =>
  c <= 32 || c === 34 || c === 39 || c === 96 || c === 60 || c === 62 || c === 41 || c === 93 || c === 0x3002 || c === 44;

/** What a word is made of, beside letters. */
export const MADE = { joined: 1, underscore: 2, digit: 4, wide: 8, hump: 16 };

export const isHex = (c: number): boolean => (c >= 48 && c <= 57) || (c >= 97 && c <= 102);

/** Digits from which on a number with its country code is a telephone number. */
const PHONE_DIGITS = 8;

/** End of a telephone number that begins with a plus sign at `from`, or 0. */
export function phoneEnd(text: string, from: number, end: number): number {
  let digits = 0;
  let i = from + 1;
  for (; i < end && i - from < 24; i++) {
    const c = text.charCodeAt(i);
    if (c >= 48 && c <= 57) digits++;
    else if (c !== 32 && c !== 45 && c !== 40 && c !== 41) break;
  }
  return digits >= PHONE_DIGITS ? i : 0;
}
