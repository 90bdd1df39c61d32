import { sentenceAt } from '../../text/sentences.ts';
import { issue, type Rule } from '../rule.ts';
import { analysisOf } from './analysis.ts';
import { Trait } from './readings.ts';
import { shown } from './shown.ts';

/** Blank characters in a row within a line, with text behind them, from which on the text counts as pushed out of sight. */
const SPACES = 40;
/** Line breaks in a row, likewise. */
const LINES = 6;

export const rule: Rule = {
  meta: {
    id: 'security/padded-text',
    level: 'error',
    kind: 'content',
    summary: 'A text goes on behind a long run of spaces or blank lines.',
    why: 'In a narrow window, a scrolling field or a diff the part behind the gap is out of sight. The model reads it all the same.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'Text is pushed out of sight behind {length} {what:spaces=spaces|line breaks=line breaks}: {words}',
        help: 'Close the gap. If what follows belongs to the description, it can stand next to the rest.',
      },
    },
  },
  *item(item, context) {
    for (const { text, has: gap } of analysisOf(item, context).having(padded)) {
      if (text.role === 'uri') continue;
      yield issue(
        item,
        text.pointer,
        { length: gap.length, what: gap.what, words: shown(text.value.slice(gap.end, gap.end + 240)) },
        { sentence: sentenceAt(text.value, gap.end) },
      );
    }
  },
};

/** Blanks in a line from which on blank lines are taken for what is left of indented markup. */
const INDENT = 8;

interface Gap {
  end: number;
  length: number;
  what: 'spaces' | 'line breaks';
}

const isBlank = (c: number): boolean =>
  c === 32 ||
  c === 9 ||
  c === 0xa0 ||
  (c >= 0x2000 && c <= 0x200b) ||
  c === 0x3000 ||
  c === 0x2800 ||
  c === 0x202f ||
  c === 0x205f ||
  c === 0x3164;

/** What the least of gaps has: so many blanks and ends of lines in a row. */
const MAY_PAD = new RegExp(`[ \\t\\r\\n\\u00a0\\u2000-\\u200b\\u3000\\u2800\\u202f\\u205f\\u3164]{${LINES}}`);

const padded = new Trait((value) => (value.length < SPACES && !value.includes('\n') ? null : (widest(value) ?? null)));

/** The widest gap that is followed by text. Indentation after a line break counts only when it is far wider than code has it. */
function widest(text: string): Gap | undefined {
  if (!MAY_PAD.test(text)) return undefined;
  let best: Gap | undefined;
  const take = (gap: Gap): void => {
    if (best === undefined || gap.length > best.length) best = gap;
  };
  let i = 0;
  while (i < text.length) {
    const c = text.charCodeAt(i);
    if (!isBlank(c) && c !== 10 && c !== 13) {
      i++;
      continue;
    }
    const start = i;
    let lines = 0;
    let lineStart = start;
    let longest = 0;
    while (i < text.length) {
      const here = text.charCodeAt(i);
      if (here === 10) {
        lines++;
        longest = Math.max(longest, i - lineStart);
        lineStart = i + 1;
      } else if (!isBlank(here) && here !== 13) break;
      i++;
    }
    if (i >= text.length) break;
    const spaces = Math.max(longest, i - lineStart);
    // The cells of a table are filled up with blanks.
    if (lines === 0 && spaces < 4 * SPACES && (text[i] === '|' || text[start - 1] === '|')) continue;
    // Code may indent a docstring or align a table deeply; five screens of it are no indentation.
    const indented = lines > 0 || start === 0;
    if (spaces >= (indented ? 3 * SPACES : SPACES)) take({ end: i, length: spaces, what: 'spaces' });
    else if (lines >= (longest > INDENT ? 2 * LINES : LINES)) take({ end: i, length: lines, what: 'line breaks' });
  }
  return best;
}
