import { lineAt, type Source, type Vocabulary } from './corpus.ts';

/** Where a text stands: lines from 0. */
export interface Passage {
  source: Source;
  /** Line of the focus. */
  line: number;
  /** First and last line on which words of the text were found. */
  from: number;
  to: number;
  /** Share of the text's runs of three words that were found here, 0 to 1. */
  share: number;
  /** The same of the runs around the focus. */
  focus: number;
}

export interface Query {
  words: number[];
  /** Range of words that matters most: what a finding quotes. */
  focus: [from: number, to: number];
}

/** Words of a text that are looked for; around the focus when it is longer. */
const MOST_WORDS = 200;
/** UTF-16 units of a text that are read. */
const LONGEST = 100_000;
/** Places of one run of words that are kept: what stands everywhere tells nothing. */
const MOST_PLACES = 100;
/** Words by which two parts of a text may have moved against each other (an interpolation, a comment between) and still be one passage. */
const DRIFT = 48;

/** @param most words that are looked for */
export function query(text: string, quotes: readonly string[], vocabulary: Vocabulary, most = MOST_WORDS): Query {
  const words = vocabulary.add(text.slice(0, LONGEST));
  let focus: [number, number] = [0, Math.min(words.length, 12)];
  let best = 0;
  for (const quote of quotes) {
    const wanted = vocabulary.add(quote).slice(0, MOST_WORDS);
    if (wanted.length <= best || wanted.length >= words.length) continue;
    const at = indexOf(words, wanted);
    if (at >= 0) [focus, best] = [[at, at + wanted.length], wanted.length];
  }
  const start = words.length <= most ? 0 : Math.max(0, Math.min(words.length - most, focus[0] - most / 2));
  return { words: words.slice(start, start + most), focus: [focus[0] - start, Math.min(focus[1] - start, most)] };
}

function indexOf(words: readonly number[], wanted: readonly number[]): number {
  if (wanted.length === 0) return -1;
  for (let i = 0; i + wanted.length <= words.length; i++) {
    let j = 0;
    while (j < wanted.length && words[i + j] === wanted[j]) j++;
    if (j === wanted.length) return i;
  }
  return -1;
}

const BANDS = 2 ** 20;

interface Posting {
  source: number;
  word: number;
}

/** Finds passages of texts in files by their runs of three words (two, where a text has no more). */
export class Finder {
  #runs = new Map<string, Posting[]>();
  constructor(
    private readonly sources: readonly Source[],
    queries: readonly Query[],
  ) {
    for (const { words } of queries) for (const run of runsOf(words)) this.#runs.set(run, []);
    sources.forEach(({ words }, source) => {
      for (let i = 0; i + 1 < words.length; i++) {
        const [a, b, c] = [words[i]!.id, words[i + 1]!.id, words[i + 2]?.id ?? 0];
        if (a === 0 || b === 0) continue;
        this.#add(`${a} ${b}`, source, i);
        if (c !== 0) this.#add(`${a} ${b} ${c}`, source, i);
      }
    });
  }

  #add(run: string, source: number, word: number): void {
    const places = this.#runs.get(run);
    if (places && places.length < MOST_PLACES) places.push({ source, word });
  }

  /** Passages of the text, best first. */
  passages({ words, focus }: Query): Passage[] {
    const runs = runsOf(words);
    const votes = new Map<number, { source: number; hits: Map<number, number> }>();
    runs.forEach((run, offset) => {
      for (const { source, word } of this.#runs.get(run) ?? []) {
        // Each place counts in two overlapping bands, so that no passage is cut in two by a border.
        const band = Math.floor((word - offset + MOST_WORDS) / (DRIFT / 2));
        for (const key of [source * BANDS + band, source * BANDS + band + 1]) {
          const vote = votes.get(key) ?? { source, hits: new Map<number, number>() };
          votes.set(key, vote);
          vote.hits.set(offset, word);
        }
      }
    });
    const found = [...votes.values()].map((vote) => this.#passage(vote, runs.length, focus)).sort((a, b) => rank(b) - rank(a));
    const seen = new Set<string>();
    return found.filter((p) => {
      const key = `${p.source.path} ${p.line}`;
      return !seen.has(key) && seen.add(key);
    });
  }

  /** The text within some lines of a file: where there are too many like it for `passages` to know them all. */
  within({ words, focus }: Query, source: Source, { from, to }: { from: number; to: number }): Passage | undefined {
    const runs = new Map<string, number>();
    const end = source.starts[to + 1] ?? Number.POSITIVE_INFINITY;
    for (let i = firstAt(source.words, source.starts[from]!); i + 1 < source.words.length && source.words[i]!.at < end; i++) {
      const ids = source.words.slice(i, i + Math.min(3, words.length)).map((w) => w.id);
      const run = ids.join(' ');
      if (!runs.has(run)) runs.set(run, i);
    }
    const hits = new Map<number, number>();
    const wanted = runsOf(words);
    wanted.forEach((run, offset) => {
      const word = runs.get(run);
      if (word !== undefined) hits.set(offset, word);
    });
    return hits.size ? this.#passage({ source: this.sources.indexOf(source), hits }, wanted.length, focus) : undefined;
  }

  #passage({ source: index, hits }: { source: number; hits: Map<number, number> }, total: number, focus: [number, number]): Passage {
    const source = this.sources[index]!;
    const places = [...hits.values()];
    // `hits` is in the order of the text; the nearest run at or after the focus tells its line.
    const offsets = [...hits.keys()];
    const near = offsets.find((o) => o >= focus[0]) ?? offsets.at(-1)!;
    const back = Math.max(0, near - focus[0]);
    const word = source.words[Math.max(0, hits.get(near)! - (near < focus[1] ? back : 0))]!;
    const wanted = Math.max(1, Math.min(total, focus[1] - 1) - focus[0]);
    const inFocus = offsets.filter((o) => o >= focus[0] && o < Math.max(focus[1] - 1, focus[0] + 1)).length;
    return {
      source,
      line: lineAt(source, word.at),
      from: lineAt(source, source.words[Math.min(...places)]!.at),
      to: lineAt(source, source.words[Math.min(source.words.length - 1, Math.max(...places) + 2)]!.at),
      share: Math.min(1, hits.size / total),
      focus: Math.min(1, inFocus / wanted),
    };
  }
}

/** Index of the first word at or after an offset. */
function firstAt(words: Source['words'], offset: number): number {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (words[middle]!.at < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

const rank = ({ share, focus, source }: Passage): number => (share + focus) * source.weight;

function runsOf(words: readonly number[]): string[] {
  if (words.length < 2) return [];
  if (words.length === 2) return [`${words[0]} ${words[1]}`];
  return words.slice(0, -2).map((w, i) => `${w} ${words[i + 1]} ${words[i + 2]}`);
}
