import type { TreeFile } from './locate/index.ts';

/** A file of the pull request, as the files API gives it. */
export interface ChangedFile {
  filename: string;
  status?: string;
  /** Missing for binary and for very large files. */
  patch?: string;
}

/** A line of the head's side that a comment may stand on. */
export interface DiffLine {
  line: number;
  text: string;
  added: boolean;
}

/** Lines of one file above which a patch is not believed. */
const LAST_LINE = 1_000_000;

/** The lines of a patch on the side of the head. */
export function linesOf(patch: string): DiffLine[] {
  const lines: DiffLine[] = [];
  let line = 0;
  for (const text of patch.split('\n')) {
    const hunk = /^@@ -\d{1,9}(?:,\d{1,9})? \+(\d{1,9})(?:,\d{1,9})? @@/.exec(text);
    if (hunk) line = Number(hunk[1]);
    else if (line > 0 && line < LAST_LINE && (text[0] === '+' || text[0] === ' ')) {
      lines.push({ line, text: text.slice(1).replace(/\r$/, ''), added: text[0] === '+' });
      line++;
    }
  }
  return lines;
}

/** What the files of a pull request show of the head. */
export class Diff {
  #files = new Map<string, DiffLine[]>();
  constructor(files: readonly ChangedFile[]) {
    for (const { filename, status, patch } of files) if (status !== 'removed') this.#files.set(filename, patch ? linesOf(patch) : []);
  }

  has(file: string): boolean {
    return this.#files.has(file);
  }

  /**
   * The line of the diff that holds a line of the checked-out tree. That tree is the merge with the base, whose numbers differ from
   * the head's where the base has moved on: the text decides, and among equal texts the nearest.
   */
  find(file: string, line: number, text: string): DiffLine | undefined {
    const wanted = text.replace(/\r$/, '');
    let best: DiffLine | undefined;
    for (const candidate of this.#files.get(file) ?? []) {
      if (candidate.text === wanted && (!best || Math.abs(candidate.line - line) < Math.abs(best.line - line))) best = candidate;
    }
    return best;
  }

  /** The one added line of all files that fits, or undefined where there is none or more than one. */
  onlyAdded(fits: (text: string) => boolean): { file: string; line: number; text: string } | undefined {
    const found = [...this.#files].flatMap(([file, lines]) => lines.filter((l) => l.added && fits(l.text)).map((l) => ({ file, ...l })));
    return found.length === 1 ? found[0] : undefined;
  }

  /** The files with only the lines that the diff shows: enough to find a changed text where the tree itself is not at hand. */
  tree(): TreeFile[] {
    return [...this.#files].map(([path, shown]) => ({
      path,
      read: () => {
        const lines: string[] = [];
        for (const { line, text } of shown) lines[line - 1] = text;
        return Array.from(lines, (l) => l ?? '').join('\n');
      },
    }));
  }
}
