import type { Source } from './corpus.ts';

/** Lines of a file, from 0, both ends in it. */
export interface Block {
  from: number;
  to: number;
}

const MOST_LINES = 400;
const CLOSER = /^\s*[)\]}>;,'"`]/;

/**
 * The lines that belong to a definition whose name stands on a line, by indentation alone: below the name first, since most
 * definitions go on there, then above it (decorators, keys in another order). `fences` are the lines of other names.
 */
export function blocks({ lines }: Source, line: number, fences: readonly number[]): [below: Block, above: Block] {
  const indent = indentOf(lines[line]!);
  const next = fences.find((l) => l > line) ?? lines.length;
  const previous = fences.filter((l) => l < line).at(-1) ?? -1;
  const opens = indentOf(lines.slice(line + 1, line + 10).find((l) => l.trim() !== '') ?? '') > indent;
  let to = line;
  for (let i = line + 1; i < Math.min(next, line + MOST_LINES); i++) {
    const text = lines[i]!;
    if (text.trim() === '') continue;
    const depth = indentOf(text);
    if (depth < indent || (depth === indent && opens && !CLOSER.test(text))) break;
    to = i;
  }
  let from = line;
  for (let i = line - 1; i > Math.max(previous, line - MOST_LINES); i--) {
    const text = lines[i]!;
    if (text.trim() === '') {
      if (opens) break;
      continue;
    }
    if (indentOf(text) < indent) break;
    from = i;
  }
  return [
    { from: line, to },
    { from, to: Math.max(from, line - 1) },
  ];
}

const indentOf = (line: string): number => {
  let n = 0;
  for (const c of line) {
    if (c === ' ') n += 1;
    else if (c === '\t') n += 4;
    else break;
  }
  return n;
};
