import { diffArrays } from 'diff';
import { sentences } from '../text/sentences.ts';
import { visible } from './safe.ts';
import { twins } from './twins.ts';
import { type Stretch, worded } from './worded.ts';

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
  const show: Show = (mark, unit) => textLines(mark, unit, width);
  if (before === null) return units(after ?? '').flatMap((u) => show('+', u.said));
  if (after === null) return units(before).flatMap((u) => show('-', u.said));
  const [x, y] = [units(before), units(after)];
  const [a, b] = [x, y].map((of) => of.map((u) => u.said)) as [string[], string[]];
  const pieces = diffArrays(a, b, { maxEditLength: MOST }) ?? [
    { value: a, removed: true, added: false },
    { value: b, removed: false, added: true },
  ];
  if (pieces.every((p) => !p.added && !p.removed)) return before === after ? [] : whitespace(before, after, show);
  return [...folded(pieces, show, 'unchanged sentence'), ...gaps(pieces, x, y, show)];
}

type Piece = { value: string[]; added: boolean; removed: boolean };
type Show = (mark: Line['mark'], unit: string) => Line[];

/** What changed, with a line of what stands around it; the rest of that is counted. */
function folded(pieces: readonly Piece[], show: Show, word: string): Line[] {
  const lines: Line[] = [];
  const elsewhere = new Set(pieces.flatMap((p) => (p.removed ? p.value.filter((unit) => unit.length >= MOVED) : [])));
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i]!;
    if (piece.added || piece.removed) {
      const next = pieces[i + 1];
      const both = next && (piece.removed ? next.added : next.removed) ? next : undefined;
      if (both) i++;
      lines.push(...changed(piece.removed ? piece : both, piece.removed ? both : piece, elsewhere, show));
      continue;
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
  }
  return lines;
}

/** Sentences that went and sentences that came in their place: of a long one that was edited, the words; the others whole. */
function changed(gone: Piece | undefined, come: Piece | undefined, elsewhere: ReadonlySet<string>, show: Show): Line[] {
  const [b, a] = [gone?.value ?? [], come?.value ?? []];
  const whole = (mark: '-' | '+', list: readonly string[], tell: (unit: string) => string): Line[] =>
    list.flatMap((unit): Line[] => [
      ...(mark === '+' && elsewhere.has(unit) ? [{ mark: '@' as const, text: 'moved here' }] : []),
      ...show(mark, tell(unit)),
    ]);
  if (!gone || !come) return [...whole('-', b, (u) => u), ...whole('+', a, (u) => u)];
  const tell = squashed(gone) === squashed(come) ? drawn : twins(b.join('\n'), a.join('\n'));
  const lines: Line[] = [];
  let [i, j] = [0, 0];
  for (const [at, to, stretches] of edited(b, a)) {
    lines.push(...whole('-', b.slice(i, at), tell), ...whole('+', a.slice(j, to), tell));
    lines.push(...stretches.flatMap((s): Line[] => (s.mark === '@' ? [s] : show(s.mark, tell(s.text)))));
    [i, j] = [at + 1, to + 1];
  }
  return [...lines, ...whole('-', b.slice(i), tell), ...whole('+', a.slice(j), tell)];
}

/** Sentences of each side up to which it is looked which of them is which. */
const PAIRED = 30;
/** Pairs that may turn out to be none, in one stretch. */
const TRIES = 12;

/** Long sentences that were edited, with their places on both sides, in order. */
function edited(b: readonly string[], a: readonly string[]): [at: number, to: number, stretches: Stretch[]][] {
  const out: [number, number, Stretch[]][] = [];
  if (b.length > PAIRED || a.length > PAIRED) return out;
  let from = 0;
  let left = TRIES;
  b.forEach((unit, at) => {
    for (let to = from; to < a.length && left > 0; to++) {
      if (!likely(unit, a[to]!)) continue;
      const stretches = worded(unit, a[to]!);
      if (stretches === null) {
        left--;
        continue;
      }
      out.push([at, to, stretches]);
      from = to + 1;
      return;
    }
  });
  return out;
}

/** Units at the start and the end of a sentence of which some are as they were when it was edited. */
const ENDS = 8;
const likely = (x: string, y: string): boolean => x.slice(0, ENDS) === y.slice(0, ENDS) || x.slice(-ENDS) === y.slice(-ENDS);

/** White space that differs between sentences that stand on both sides: shown where it is little, else counted. */
function gaps(pieces: readonly Piece[], x: readonly Unit[], y: readonly Unit[], show: Show): Line[] {
  const places: [Unit, string, Unit, string][] = [];
  let [i, j] = [0, 0];
  pieces.forEach((piece, n) => {
    if (piece.removed) i += piece.value.length;
    else if (piece.added) j += piece.value.length;
    else {
      const [next, then] = [pieces[n + 1], pieces[n + 2]];
      const replaced = next !== undefined && then !== undefined && next.added !== then.added && next.removed !== then.removed;
      piece.value.forEach((_, k) => {
        const last = k === piece.value.length - 1;
        const [u, v] = [x[i++]!, y[j++]!];
        if (u.gap !== v.gap && (!last || replaced)) places.push([u, x[i]?.said ?? '', v, y[j]?.said ?? '']);
      });
    }
  });
  if (places.length === 0) return [];
  const at = ({ said, gap }: Unit, next: string): string =>
    drawn(`${said.slice(-BESIDE)}${gap.replaceAll('\n', '⏎')}${next.slice(0, BESIDE)}`);
  const more = places.length - SHOWN;
  return [
    { mark: '@', text: `white space differs in ${places.length === 1 ? 'one place' : `${places.length} places`} as well` },
    ...places.slice(0, SHOWN).flatMap(([u, then, v, after]) => [...show('-', at(u, then)), ...show('+', at(v, after))]),
    ...(more > 0 ? [{ mark: '@' as const, text: `and ${more} more` }] : []),
  ];
}

/** Units shown on each side of white space, and places of it that are shown. */
const BESIDE = 20;
const SHOWN = 4;

/** UTF-16 units from which a sentence that went in one place and came in another is one that moved. */
const MOVED = 15;

/** Sentences without their white space: where these are equal, the white space is what differs. */
const squashed = ({ value }: Piece): string => value.join('').replace(/[\s·→⏎]+/g, '');

/** White space made visible. */
const drawn = (text: string): string => text.replaceAll(' ', '·').replaceAll('\t', '→');

/** The number or mark of a list entry, which the sentence behind it is told with. */
const MARKER = /^(?:\d{1,3}[.)]|[-*•–])$/;

/** A sentence or line, and the white space between it and the next. */
interface Unit {
  said: string;
  gap: string;
}

/** Sentences and lines; a gap that is long enough to push text out of sight is part of what is said. */
function units(text: string): Unit[] {
  const spans = sentences(text);
  if (spans.length === 0) return text === '' ? [] : [{ said: text, gap: '' }];
  const out: Unit[] = [];
  let marker = '';
  for (const [i, s] of spans.entries()) {
    const gap = text.slice(s.end, spans[i + 1]?.start ?? text.length);
    const far = /[ \t]{24}|\n\s*\n\s*\n\s*\n/.test(gap);
    const before = i === 0 ? visible(text.slice(0, s.start)).trimStart() : '';
    const said = `${marker}${before}${s.text}`;
    marker = '';
    if (MARKER.test(said) && !far && !gap.includes('\n') && i + 1 < spans.length) marker = said + gap;
    else if (far) out.push({ said: said + gap, gap: '' });
    else {
      // A long gap inside of a sentence stays where it is; a soft line break is where a reader sees one.
      const cut = said.split(/(\n[ \t]{0,23})(?=\S)/);
      for (let k = 0; k < cut.length; k += 2) out.push({ said: cut[k]!, gap: cut[k + 1] ?? gap });
    }
  }
  return out;
}

/** Texts that differ in white space only, line by line, with the white space drawn. */
function whitespace(before: string, after: string, show: Show): Line[] {
  const cut = (text: string, end: (line: string) => string): string[] =>
    visible(text)
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
  return visible(unit)
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
