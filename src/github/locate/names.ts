import type { Json } from '../../model/json.ts';
import { wholeWord } from './anchor.ts';
import type { Block } from './block.ts';
import type { Source } from './corpus.ts';

/** Lines longer than this are data, not source. */
const LONG_LINE = 2000;

/** `destructiveHint`, `destructive_hint`, `WithDestructiveHintAnnotation`: the same hint in the spelling of a language. */
export function hintLine(
  { lines }: Source,
  { from, to }: Block,
  hint: string,
  value: Json | undefined,
): { at: number; certain: boolean } | undefined {
  const wanted = hint.toLowerCase();
  for (let i = from; i <= to; i++) {
    const line = lines[i]!.toLowerCase();
    if (line.length < LONG_LINE && line.replaceAll('_', '').includes(wanted)) {
      return { at: i, certain: typeof value === 'boolean' && new RegExp(`\\b${value}\\b`).test(line) };
    }
  }
  return undefined;
}

/** The line of a parameter's name: the names of a path one below the other. */
export function nameLine({ lines }: Source, { from, to }: Block, names: readonly string[]): number | undefined {
  let found: number | undefined;
  let start = from;
  for (const name of names) {
    let at: number | undefined;
    for (let i = start; i <= to && at === undefined; i++) if (definesName(lines[i]!, name)) at = i;
    if (at === undefined) return found;
    [found, start] = [at, at];
  }
  return found;
}

/** The nearest line at or above a description that has the name of what it describes. */
export function nameAbove({ lines }: Source, line: number, name: string | undefined): number | undefined {
  for (let i = line; name !== undefined && i >= Math.max(0, line - 12); i--) if (definesName(lines[i]!, name)) return i;
  return undefined;
}

/** A key or an argument, not a word of a sentence or of a comment. */
function definesName(line: string, name: string): boolean {
  if (name === '' || /^\s*(?:\/\/|\/?\*)/.test(line)) return false;
  for (let at = line.indexOf(name); at >= 0; at = line.indexOf(name, at + 1)) {
    const after = line.slice(at + name.length, at + name.length + 20);
    // What follows a dot is used, not defined.
    if (wholeWord(line, at, name) && line[at - 1] !== '.' && /^["'`]?\]?\s{0,4}[?!]?\s{0,4}(?:[:=,)]|=>)/.test(after)) return true;
  }
  return false;
}

/** The one line of a file that holds a short text as a literal. */
export function literalLine({ lines }: Source, text: string): number | undefined {
  if (text.length < 3) return undefined;
  const found = lines.flatMap((line, i) => (['"', "'", '`'].some((q) => line.includes(`${q}${text}${q}`)) ? [i] : []));
  return found.length === 1 ? found[0] : undefined;
}
