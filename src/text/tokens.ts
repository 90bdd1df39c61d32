import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';

/** Units of a run that are merged at once. Merging costs the square of a run's length, and a hostile run may be megabytes long. */
const RUN = 512;
/** Runs that the tokenizer would take as one word: letters, signs or white space. */
const LONG_RUNS = new RegExp(`[\\p{L}\\p{M}]{${RUN + 1},}|[^\\s\\p{L}\\p{N}]{${RUN + 1},}|\\s{${RUN + 1},}`, 'gu');

/**
 * Tokens of a text by o200k, special tokens counted as ordinary text. Runs of more than 512 letters or signs without a break, as no
 * language has them, are counted in slices: at most a token too many for each slice. Costly: load only when asked for.
 */
export function count(text: string): number {
  let total = 0;
  let from = 0;
  for (const run of text.matchAll(LONG_RUNS)) {
    const end = run.index + run[0].length;
    for (let at = run.index; at < end; ) {
      let next = Math.min(at + RUN, end);
      // A pair of surrogates stays together.
      if (next < end && (text.charCodeAt(next) & 0xfc00) === 0xdc00) next++;
      total += plain(text.slice(from, next));
      from = next;
      at = next;
    }
  }
  return total + plain(text.slice(from));
}

const plain = (text: string): number =>
  text === '' ? 0 : countTokens(text, { allowedSpecial: new Set(), disallowedSpecial: new Set() } as never);
