import type { Bytes, Size } from '../model/review.ts';
import { grouped } from '../model/words.ts';

export const number = (n: number): string => grouped(n);

/** `+15 %`; empty where there is nothing to compare with. */
export function percent(base: number, head: number): string {
  if (base === 0 || base === head) return '';
  const share = ((head - base) / base) * 100;
  const size = Math.abs(share);
  return `${share > 0 ? '+' : '−'}${size >= 10 ? number(Math.round(size)) : size.toFixed(1)} %`;
}

const change = (base: number | undefined, head: number, unit: string): string =>
  base === undefined || base === head ? `${number(head)}${unit}` : `${number(base)} → ${number(head)}${unit}`;

/** What a model reads, in bytes and, where counted, in tokens: `5,213 → 6,020 B (+15 %), 1,301 → 1,498 tokens (o200k)`. */
export function modelReads(size: Size): string {
  const { base, head } = size;
  if (!head) return base ? `${number(base.modelBytes)} B at the base` : '';
  const growth = base ? percent(base.modelBytes, head.modelBytes) : '';
  const bytes = `${change(base?.modelBytes, head.modelBytes, ' B')}${growth ? ` (${growth})` : ''}`;
  if (head.tokens === null) return bytes;
  return `${bytes}, ≈ ${change(base?.tokens ?? undefined, head.tokens, ' tokens')} (${size.tokenizer ?? 'tokenizer not named'})`;
}

export const delta = (base: Bytes | null, head: Bytes | null): number => (head?.modelBytes ?? 0) - (base?.modelBytes ?? 0);

export const signed = (n: number): string => (n === 0 ? '±0' : n > 0 ? `+${number(n)}` : `−${number(-n)}`);

/** Adler-32 in hex: tells apart what would look the same. */
export function checksum(text: string): string {
  let [a, b] = [1, 0];
  for (let i = 0; i < text.length; i++) {
    a = (a + text.charCodeAt(i)) % 65_521;
    b = (b + a) % 65_521;
  }
  return ((b * 65_536 + a) >>> 0).toString(16);
}
