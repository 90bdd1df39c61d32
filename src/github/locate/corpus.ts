// The files of the head as words with their lines: enough to find a text again without knowing the language it is written in.

import picomatch from 'picomatch';

/** A file of the head's tree. */
export interface TreeFile {
  /** From the repository's root, with `/`. */
  path: string;
  /** Its text; null when it cannot be read, is binary or too large. */
  read(): string | null;
}

const FILE_BYTES = 1_000_000;
const ALL_BYTES = 48_000_000;
const MOST_FILES = 10_000;

/** One file, cut into words. */
export interface Source {
  path: string;
  /** How likely a person edits this file: what is generated, tested or documented comes after what is written. */
  weight: number;
  /** Escapes of letters decoded; the lines are those of the file. */
  text: string;
  /** Offset of each word. */
  words: { at: number; id: number }[];
  lines: string[];
  /** Offset of each line. */
  starts: number[];
}

const GENERATED =
  /(?:^|\/)(?:dist|build|out|gen|generated|__generated__|lib-cov|coverage|vendor|node_modules|\.next|target)\/|\.min\.\w+$|\.map$|\.(?:generated|gen|pb)\.\w+$|_pb2?\.\w+$/;
const LOCKS = /(?:^|\/)(?:[^/]*[.-]lock(?:\.(?:json|ya?ml))?|npm-shrinkwrap\.json|go\.sum)$/;
const BESIDE =
  /(?:^|\/)(?:tests?|__tests__|spec|e2e|fixtures?|__snapshots__|docs?|examples?)\/|\.(?:test|spec|snap)\b|_test\.\w+$|\.(?:md|mdx|rst|txt|csv|svg|html?|css)$/i;

const GENERATED_WEIGHT = 0.2;

/** Patterns of one `.gitattributes` that are looked at. */
const MOST_PATTERNS = 100;

/** What the repository itself calls generated, as GitHub reads it: `linguist-generated` in a `.gitattributes`. */
function generatedBy(tree: readonly TreeFile[]): (path: string) => boolean {
  const rules = tree
    .filter(({ path }) => /(?:^|\/)\.gitattributes$/.test(path))
    .slice(0, 20)
    .flatMap((file) => {
      const folder = file.path.slice(0, -'.gitattributes'.length);
      const lines = (file.read() ?? '').slice(0, 100_000).split('\n');
      const patterns = lines.flatMap((line) => {
        const [pattern, ...attributes] = line.trim().split(/\s+/);
        return pattern && !pattern.startsWith('#') && attributes.some((a) => /^linguist-generated(?:=true)?$/.test(a)) ? [pattern] : [];
      });
      return patterns.slice(0, MOST_PATTERNS).map((pattern) => {
        const inner = pattern.replace(/^\//, '');
        const isMatch = picomatch(pattern.includes('/') ? inner : `**/${inner}`, { dot: true });
        return (path: string) => path.startsWith(folder) && isMatch(path.slice(folder.length));
      });
    });
  return (path) => rules.some((matches) => matches(path));
}

/** Lower is later. */
export const weightOf = (path: string): number =>
  LOCKS.test(path) ? 0 : GENERATED.test(path) ? GENERATED_WEIGHT : BESIDE.test(path) ? 0.5 : 1;

/** Words that are looked for; a file's other words count as one unknown word. */
export class Vocabulary {
  #ids = new Map<string, number>();
  add(text: string): number[] {
    return wordsOf(text).map(({ word }) => {
      const known = this.#ids.get(word);
      if (known !== undefined) return known;
      this.#ids.set(word, this.#ids.size + 1);
      return this.#ids.size;
    });
  }
  id(word: string): number {
    return this.#ids.get(word) ?? 0;
  }
}

/** Reads the files within the bounds, those that people write first. */
export function readSources(tree: readonly TreeFile[], vocabulary: Vocabulary, changed: ReadonlySet<string>): Source[] {
  const isGenerated = generatedBy(tree);
  const weigh = (path: string): number => Math.min(weightOf(path), isGenerated(path) ? GENERATED_WEIGHT : 1);
  const ranked = tree
    .map((file) => ({ file, weight: weigh(file.path) * (changed.has(file.path) ? 1.5 : 1) }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_FILES);
  const sources: Source[] = [];
  let left = ALL_BYTES;
  for (const { file, weight } of ranked) {
    if (left <= 0) break;
    const raw = file.read();
    if (raw === null || raw.length > FILE_BYTES || raw.includes('\0')) continue;
    left -= raw.length;
    sources.push(source(file.path, raw, weight, vocabulary));
  }
  return sources;
}

function source(path: string, raw: string, weight: number, vocabulary: Vocabulary): Source {
  const lines = raw.split('\n');
  const text = raw.includes('\\') ? lines.map(decoded).join('\n') : raw;
  const starts = [0];
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1);
  return { path, weight, text, lines, starts, words: wordsOf(text).map(({ word, at }) => ({ at, id: vocabulary.id(word) })) };
}

/** A line with its escapes of characters resolved: `\u00e9` in a literal is an é to the reader of the list. */
const decoded = (line: string): string =>
  line.includes('\\')
    ? line.replace(/\\(?:u\{([0-9a-fA-F]{1,6})\}|u([0-9a-fA-F]{4})|x([0-9a-fA-F]{2})|[nrt])/g, (_, ...hex: (string | undefined)[]) => {
        const code = Number.parseInt(hex[0] ?? hex[1] ?? hex[2] ?? '20', 16);
        return code === 10 || code > 0x10ffff ? ' ' : String.fromCodePoint(code);
      })
    : line;

/** Words in lower case with their offsets. By hand and not by a pattern: whole repositories pass through here. */
function wordsOf(text: string): { word: string; at: number }[] {
  const out: { word: string; at: number }[] = [];
  let start = -1;
  let capital = false;
  for (let i = 0; i <= text.length; i++) {
    const code = i < text.length ? text.charCodeAt(i) : 32;
    if (code < 128 ? WORD[code] === 1 : foreign(text, i)) {
      if (start < 0) [start, capital] = [i, false];
      if (code >= 128 || (code >= 65 && code <= 90)) capital = true;
    } else if (start >= 0) {
      const word = text.slice(start, i);
      out.push({ word: capital ? word.toLowerCase() : word, at: start });
      start = -1;
    }
  }
  return out;
}

/** Letters, digits and the underscore of ASCII. */
const WORD = Uint8Array.from({ length: 128 }, (_, code) => (/\w/.test(String.fromCharCode(code)) ? 1 : 0));

/** Whether the character beyond ASCII at an offset, or the one whose second half stands there, is part of a word. */
function foreign(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  const from = code >= 0xdc00 && code <= 0xdfff ? at - 1 : at;
  return /^[\p{L}\p{N}\p{M}]/u.test(text.slice(Math.max(0, from), from + 2));
}

/** Index of the line (from 0) that holds an offset. */
export function lineAt({ starts }: Source, at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (starts[middle]! <= at) low = middle;
    else high = middle - 1;
  }
  return low;
}
