import { type Line, wrap } from '../lines.ts';
import { MARKS } from './words.ts';

export type Paint = (text: string) => string;

interface Ink {
  strong: Paint;
  dim: Paint;
  red: Paint;
  green: Paint;
  yellow: Paint;
}

/** Paints with the escapes of a terminal, or not at all. */
export const ink = (colour: boolean): Ink => {
  const paint =
    (on: number, off: number): Paint =>
    (text) =>
      colour ? `\u001b[${on}m${text}\u001b[${off}m` : text;
  return { strong: paint(1, 22), dim: paint(2, 22), red: paint(31, 39), green: paint(32, 39), yellow: paint(33, 39) };
};

const plainly: Paint = (text) => text;
const MARK = new RegExp(`([${Object.values(MARKS).join('')}])`);
/** Lines of one text; the rest is counted. */
const TEXT_LINES = 24;
/** Columns before a line of a text: indentation, mark, space. */
const BEFORE_TEXT = 6;

/** Lines of a given width, top to bottom. */
export class Page {
  readonly lines: string[] = [];
  constructor(
    readonly width: number,
    readonly paint: Ink,
  ) {}

  /** Columns that a shown text may take. */
  get textWidth(): number {
    return this.width - BEFORE_TEXT;
  }

  blank(): void {
    this.lines.push('');
  }

  put(text: string, indent = 0, paint = plainly): void {
    for (const part of wrap(text, this.width - indent)) this.lines.push(' '.repeat(indent) + paint(part));
  }

  /** A line in which the words that changed are marked, painted where there are colours. */
  words(text: string, indent: number): void {
    const { red, green } = this.paint;
    let paint = plainly;
    wrap(text, this.width - indent - 2).forEach((part, i) => {
      let out = ' '.repeat(i === 0 ? indent : indent + 2);
      for (const piece of part.split(MARK)) {
        if (piece === MARKS.del) paint = red;
        else if (piece === MARKS.add) paint = green;
        else if (piece === MARKS.end) paint = plainly;
        else if (piece !== '') out += paint(piece);
      }
      this.lines.push(out);
    });
  }

  /** A heading behind a mark of one column. */
  heading(mark: string, text: string): void {
    wrap(text, this.width - 2).forEach((part, i) => {
      this.lines.push(`${i === 0 ? mark : ' '} ${this.paint.strong(part)}`);
    });
  }

  /** Lines of a foreign text, already wrapped to `textWidth`. */
  text(lines: readonly Line[]): void {
    const { dim, red, green } = this.paint;
    const hue: Record<Line['mark'], Paint> = { ' ': dim, '-': red, '+': green, '@': dim };
    for (const { mark, text } of lines.slice(0, TEXT_LINES)) this.lines.push(`    ${hue[mark](`${mark === '@' ? '…' : mark} ${text}`)}`);
    if (lines.length > TEXT_LINES) this.lines.push(`    ${dim(`… ${lines.length - TEXT_LINES} more lines`)}`);
  }
}
