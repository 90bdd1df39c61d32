import { diffArrays } from 'diff';
import { sentences } from '../text/sentences.ts';
import { clip, visible } from './safe.ts';

/** One line of a text as it is shown: kept, taken out, added, or a word of ours about what was left out. */
export interface Line {
  mark: ' ' | '-' | '+' | '@';
  text: string;
}

/** Columns at which a long sentence is wrapped: what scrolls out of sight is not reviewed. */
const WIDTH = 100;
/** Edits beyond which a search for the shortest way is given up: its time grows with their square. */
const MOST = 800;

/**
 * Two texts, sentence by sentence: what changed stands whole, with a sentence of its surroundings. Hidden characters are drawn.
 * A null side has no text at all.
 */
export function sentenceDiff(before: string | null, after: string | null, width = WIDTH): Line[] {
  const show = (mark: Line['mark'], unit: string): Line[] => textLines(mark, unit, width);
  if (before === null) return units(after ?? '').flatMap((u) => show('+', u));
  if (after === null) return units(before).flatMap((u) => show('-', u));
  const [a, b] = [units(before), units(after)];
  const pieces = diffArrays(a, b, { maxEditLength: MOST }) ?? [
    { value: a, removed: true, added: false },
    { value: b, removed: false, added: true },
  ];
  if (pieces.every((p) => !p.added && !p.removed)) return before === after ? [] : whitespace(before, after, show);
  return folded(pieces, show, 'unchanged sentence');
}

type Piece = { value: string[]; added: boolean; removed: boolean };

/** What changed, with a line of what stands around it; the rest of that is counted. */
function folded(pieces: readonly Piece[], show: (mark: Line['mark'], unit: string) => Line[], word: string): Line[] {
  const lines: Line[] = [];
  const elsewhere = new Set(pieces.flatMap((p) => (p.removed ? p.value.filter((unit) => unit.length >= MOVED) : [])));
  pieces.forEach((piece, i) => {
    if (piece.added || piece.removed) {
      const other = pieces[i + (piece.removed ? 1 : -1)];
      const moved = piece.added ? elsewhere : NONE;
      const white = other !== undefined && (piece.removed ? other.added : other.removed) && squashed(piece) === squashed(other);
      for (const unit of piece.value) {
        if (moved.has(unit)) lines.push({ mark: '@', text: 'moved here' });
        lines.push(...show(piece.added ? '+' : '-', white ? drawn(unit) : unit));
      }
      return;
    }
    const first = i === 0;
    const last = i === pieces.length - 1;
    const kept = piece.value;
    if (kept.length <= (first || last ? 1 : 2)) for (const unit of kept) lines.push(...show(' ', unit));
    else {
      if (!first) lines.push(...show(' ', kept[0]!));
      const left = kept.length - (first || last ? 1 : 2);
      lines.push({ mark: '@', text: `${left} ${word}${left === 1 ? '' : 's'}` });
      if (!last) lines.push(...show(' ', kept.at(-1)!));
    }
  });
  return lines;
}

/** UTF-16 units from which a sentence that went in one place and came in another is one that moved. */
const MOVED = 15;
const NONE: ReadonlySet<string> = new Set();

/** Sentences without their white space: where these are equal, the white space is what differs. */
const squashed = ({ value }: Piece): string => value.join('').replace(/[\s·→⏎]+/g, '');

/** White space made visible. */
const drawn = (text: string): string => text.replaceAll(' ', '·').replaceAll('\t', '→');

/** The number or mark of a list entry, which the sentence behind it is told with. */
const MARKER = /^(?:\d{1,3}[.)]|[-*•–])$/;

/** Sentences and lines, with the gap behind them when it is long enough to push text out of sight. */
function units(text: string): string[] {
  const spans = sentences(text);
  if (spans.length === 0) return text === '' ? [] : [text];
  const out: string[] = [];
  let marker = '';
  for (const [i, s] of spans.entries()) {
    const gap = text.slice(s.end, spans[i + 1]?.start ?? text.length);
    const far = /[ \t]{24}|\n\s*\n\s*\n\s*\n/.test(gap);
    const before = i === 0 ? visible(text.slice(0, s.start)).trimStart() : '';
    const said = `${marker}${before}${s.text}`;
    marker = '';
    if (MARKER.test(said) && !far && !gap.includes('\n') && i + 1 < spans.length) marker = said + gap;
    else if (far) out.push(said + gap);
    // A long gap inside of a sentence stays where it is; a soft line break is where a reader sees one.
    else out.push(...said.split(/\n[ \t]{0,23}(?=\S)/));
  }
  return out;
}

/** Texts that differ in white space only, line by line, with the white space drawn. */
function whitespace(before: string, after: string, show: (mark: Line['mark'], unit: string) => Line[]): Line[] {
  const cut = (text: string, end: (line: string) => string): string[] =>
    visible(clip(text, 20_000))
      .split(/(?<=\n)/)
      .map(end);
  const compare = (end: (line: string) => string): Piece[] => {
    const [a, b] = [cut(before, end), cut(after, end)];
    return (
      diffArrays(a, b, { maxEditLength: MOST }) ?? [
        { value: a, removed: true, added: false },
        { value: b, removed: false, added: true },
      ]
    );
  };
  // A break is drawn where it is all there is of a line; everywhere, when nothing else differs.
  let pieces = compare((l) => (l.trim() === '' ? l.replace('\n', '⏎') : l.replace('\n', '')));
  if (pieces.every((p) => !p.added && !p.removed)) pieces = compare((l) => l.replace('\n', '⏎'));
  return [{ mark: '@', text: 'only white space differs' }, ...folded(pieces, (mark, unit) => show(mark, drawn(unit)), 'unchanged line')];
}

/** A stretch of text as wrapped lines, everything hidden drawn. */
export function textLines(mark: Line['mark'], unit: string, width = WIDTH): Line[] {
  return visible(clip(unit, 20_000))
    .split('\n')
    .filter((l) => l.trim() !== '')
    .flatMap((l) => wrap(l, width))
    .map((text) => ({ mark, text }));
}

/** Breaks a line at spaces, drawn or not; a word longer than the width is cut. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  let rest = text;
  while (rest.length > width) {
    let at = Math.max(rest.lastIndexOf(' ', width), rest.lastIndexOf('·', width - 1) + 1);
    if (at <= 0 || rest.slice(0, at).trim() === '') at = width;
    if (/[\ud800-\udbff]/.test(rest[at - 1]!)) at--;
    lines.push(rest.slice(0, at));
    rest = rest.slice(at).replace(/^ /, '');
  }
  lines.push(rest);
  return lines;
}

/** The lines as the text of a `diff` fence, at most `limit` UTF-16 units; what is left out is counted, the changed lines last. */
export function diffText(lines: readonly Line[], limit: number): string {
  const total = lines.reduce((n, l) => n + l.text.length + 3, 0);
  let chosen: readonly Line[] = lines;
  if (total > limit) chosen = lines.filter((l) => l.mark !== ' ');
  const out: string[] = [];
  let used = 0;
  for (const [i, l] of chosen.entries()) {
    const text = l.mark === '@' ? `@@ ${l.text} @@` : `${l.mark} ${l.text}`;
    if (used + text.length + 1 > limit) {
      out.push(`@@ ${chosen.length - i} more lines @@`);
      break;
    }
    used += text.length + 1;
    out.push(text);
  }
  return out.join('\n');
}
