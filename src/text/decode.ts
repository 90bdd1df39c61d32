/** A stretch of a text that decodes to something readable. */
export interface Decoded {
  how: 'base64' | 'hex' | 'percent' | 'escapes' | 'rot13' | 'reversed';
  start: number;
  end: number;
  /** What it says. */
  text: string;
}

/** Longest stretch that is decoded, in UTF-16 units: more says nothing new about what it is. */
const LONGEST = 20_000;
/** Stretches decoded in one text. */
const MOST = 50;

/**
 * Encoded stretches that decode to readable text: base64, hexadecimal (also spaced), percent and backslash escapes. Rot13 and
 * reversed writing are whole texts in another spelling: see `rot13` and `reversed`.
 */
export function decodeAll(text: string): Decoded[] {
  const found: Decoded[] = [];
  const add = (how: Decoded['how'], start: number, end: number, plain: string | undefined): void => {
    if (plain !== undefined && found.length < MOST) found.push({ how, start, end, text: plain });
  };
  // Each class of characters is consumed whole by one quantifier, so that no pattern can backtrack into another split.
  for (const m of text.matchAll(/[A-Za-z0-9+/_-]{16,}={0,2}/g)) {
    if (m[0].length <= LONGEST && !/^[0-9a-fA-F]+$/.test(m[0])) add('base64', m.index, m.index + m[0].length, base64(m[0]));
  }
  for (const m of text.matchAll(/(?:[0-9a-fA-F]{2}[ ,:]?){8,}/g)) {
    if (m[0].length <= LONGEST) add('hex', m.index, m.index + m[0].length, hex(m[0]));
  }
  if (text.includes('%')) {
    for (const m of text.matchAll(/(?:%[0-9a-fA-F]{2}|[A-Za-z0-9._~+-])+/g)) {
      if (m[0].length <= LONGEST && m[0].split('%').length > 3) add('percent', m.index, m.index + m[0].length, percent(m[0]));
    }
  }
  if (text.includes('\\') || text.includes('&#')) {
    for (const m of text.matchAll(/(?:\\u\{?[0-9a-fA-F]{2,6}\}?|\\x[0-9a-fA-F]{2}|\\[0-7]{3}|&#x?[0-9a-fA-F]{2,6};){6,}/g)) {
      if (m[0].length <= LONGEST) add('escapes', m.index, m.index + m[0].length, escapes(m[0]));
    }
  }
  return found;
}

/** Each Latin letter moved by thirteen. */
export function rot13(text: string): string {
  const out = new Array<number>(text.length);
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    const low = c | 32;
    out[i] = low >= 97 && low <= 122 ? c + (low < 110 ? 13 : -13) : c;
  }
  return fromUnits(out);
}

/** The text from its end to its beginning. */
export const reversed = (text: string): string => {
  const out = new Array<number>(text.length);
  for (let i = 0; i < text.length; i++) out[i] = text.charCodeAt(text.length - 1 - i);
  return fromUnits(out);
};

function fromUnits(units: number[]): string {
  const parts: string[] = [];
  for (let i = 0; i < units.length; i += 8192) parts.push(String.fromCharCode(...units.slice(i, i + 8192)));
  return parts.join('');
}

function base64(run: string): string | undefined {
  const clean = run.replace(/=+$/, '').replaceAll('-', '+').replaceAll('_', '/');
  if (clean.length % 4 === 1) return undefined;
  const bytes = new Uint8Array(Math.floor((clean.length * 3) / 4));
  let at = 0;
  let buffer = 0;
  let bits = 0;
  for (let i = 0; i < clean.length; i++) {
    const value = B64.indexOf(clean[i]!);
    buffer = ((buffer << 6) | value) & 0xffffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = (buffer >> bits) & 0xff;
    }
  }
  return readable(bytes.subarray(0, at));
}
const B64 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

function hex(run: string): string | undefined {
  const digits = run.replace(/[ ,:]/g, '');
  const bytes = new Uint8Array(digits.length >> 1);
  for (let i = 0; i < bytes.length; i++) bytes[i] = Number.parseInt(digits.slice(2 * i, 2 * i + 2), 16);
  return readable(bytes);
}

function percent(run: string): string | undefined {
  try {
    const plain = decodeURIComponent(run.replaceAll('+', ' '));
    return isReadable(plain) ? plain : undefined;
  } catch {
    return undefined;
  }
}

function escapes(run: string): string | undefined {
  let plain = '';
  for (const m of run.matchAll(/\\u\{?([0-9a-fA-F]{2,6})\}?|\\x([0-9a-fA-F]{2})|\\([0-7]{3})|&#(x?)([0-9a-fA-F]{2,6});/g)) {
    const code = m[3] ? Number.parseInt(m[3], 8) : m[5] ? Number.parseInt(m[5], m[4] ? 16 : 10) : Number.parseInt((m[1] ?? m[2])!, 16);
    if (!(code <= 0x10ffff)) return undefined;
    plain += String.fromCodePoint(code);
  }
  return isReadable(plain) ? plain : undefined;
}

function readable(bytes: Uint8Array): string | undefined {
  try {
    const plain = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return isReadable(plain) ? plain : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a decoded text is language rather than chance: nearly all letters and spaces, with words in it. */
function isReadable(text: string): boolean {
  if (text.length < 8) return false;
  let good = 0;
  let spaces = 0;
  for (const c of text) {
    if (/[\p{L}\p{N} .,;:'"!?()\n\t_@/~-]/u.test(c)) good++;
    if (c === ' ') spaces++;
  }
  const wide = /[\u3040-\u9fff\uac00-\ud7a3]{4,}/.test(text);
  return good >= text.length * 0.92 && (wide || (spaces >= 1 && /[\p{L}]{3,}/u.test(text)));
}
