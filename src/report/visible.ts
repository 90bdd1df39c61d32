/** Characters that show nothing, or move what others show. Newline, tab and plain space are handled apart. */
const HIDDEN =
  /(?:[\p{Cc}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\p{Cf}\u2028\u2029\u2800\u00a0\u1680\u2000-\u200a\u202f\u205f\ufffe\uffff\u{1d159}](?<![\n\t]))+/u
    .source;
const SPACES = '[ \\t]{24,}';
const BLANK_LINES = '\\n(?:[ \\t]*\\n){3,}';
const MARKS = '(?<=\\p{Mn}{4})\\p{Mn}+';
/** What GitHub's runner obeys in a line of a log: `::name::` at its start, `##[name]` anywhere. */
const COMMANDS = '##\\[|(?<=^[ \\t\\u3000]*)::';
/** A fence around such a run would be longer still: by it, one text could push all others out of a comment. */
const TICKS = '`{13,}';
const ODD = new RegExp([HIDDEN, BLANK_LINES, SPACES, MARKS, TICKS, COMMANDS].join('|'), 'gmu');
const COMMAND = new RegExp(COMMANDS, 'gmu');
const PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]$/u;
const PICTURE_AFTER = /^\p{Extended_Pictographic}/u;
/** Scripts in which a joiner between two letters is ordinary spelling. */
const JOINING =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}]/u;

/** A stretch of a text: as it is, or drawn because it would hide. */
interface Piece {
  text: string;
  drawn: boolean;
}

/** The text cut into what is shown as it is and what is drawn. */
export function pieces(text: string): Piece[] {
  const out: Piece[] = [];
  let from = 0;
  for (const match of text.matchAll(ODD)) {
    const found = match[0];
    const drawing = draw(found, text, match.index);
    if (drawing === found) continue;
    if (match.index > from) out.push({ text: text.slice(from, match.index), drawn: false });
    out.push({ text: drawing, drawn: true });
    from = match.index + found.length;
  }
  if (from < text.length) out.push({ text: text.slice(from), drawn: false });
  return out;
}

/**
 * The text with everything that hides drawn: invisible characters and controls as `\u{200B}`, long runs of space told as
 * `[600 spaces]`, text spelled in tag characters or variation selectors decoded beside them. Newlines stay. What GitHub's
 * runner would obey in a log line is broken here too, so that every output made of it can be printed anywhere.
 */
export const visible = (text: string): string =>
  inert(
    pieces(text)
      .map((p) => p.text)
      .join(''),
  );

/** Breaks the commands that wrapping or joining may have made out of harmless pieces. */
export const inert = (text: string): string => text.replace(COMMAND, broken);

const broken = (command: string): string => (command === '::' ? '\\u{3A}:' : '##\\u{5B}');

/** A code point in the form in which it is drawn. */
export const drawn = (char: string): string => `\\u{${char.codePointAt(0)!.toString(16).toUpperCase().padStart(2, '0')}}`;

const count = (text: string): number => [...text].length;

/** Whether the characters do their ordinary work: joining emoji, or letters of scripts that join. */
function belongs(run: string, text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 2), at);
  const after = text.slice(at + run.length, at + run.length + 2);
  if (run === '\ufe0f' || run === '\ufe0e') return PICTURE.test(before) || (after[0] === '\u20e3' && /[0-9#*]$/.test(before));
  if (run === '\u200d' || run === '\ufe0f\u200d') return (PICTURE.test(before) && PICTURE_AFTER.test(after)) || between(before, after, run);
  return run === '\u200c' && between(before, after, run);
}

const between = (before: string, after: string, run: string): boolean =>
  run.length === 1 && JOINING.test(before.slice(-1)) && JOINING.test(after.slice(0, 1));

/** Longest run of hidden characters that is drawn one by one. */
const ONE_BY_ONE = 6;

function draw(run: string, text: string, at: number): string {
  if (run === '::' || run === '##[') return broken(run);
  if (run[0] === '\n') return `\n[${count(run.replace(/[^\n]/g, '')) - 1} blank lines]\n`;
  if (run[0] === ' ' || run[0] === '\t') return `[${run.length} spaces]`;
  if (run[0] === '`') return `[${run.length} backticks]`;
  if (/^\p{Mn}/u.test(run) && !/\p{Default_Ignorable_Code_Point}/u.test(run)) return `[${count(run)} more combining marks]`;
  if (belongs(run, text, at)) return run;
  const chars = [...run];
  if (chars.length <= ONE_BY_ONE) return run.replace(/./gsu, drawn);
  if (chars.every((c) => c === chars[0])) return `[${chars.length} × ${drawn(chars[0]!)}]`;
  const said = spelled(chars);
  const kept = chars.slice(0, 2).map(drawn).join('');
  return `${kept}…[${chars.length} hidden characters${said === null ? '' : `, spelling "${inert(said)}"`}]`;
}

/** What tag characters or variation selectors spell, or null. */
function spelled(chars: readonly string[]): string | null {
  const points = chars.map((c) => c.codePointAt(0)!);
  const tags = points.filter((p) => p >= 0xe0020 && p <= 0xe007e);
  if (tags.length * 2 >= points.length) return String.fromCodePoint(...tags.slice(0, 2000).map((p) => p - 0xe0000));
  const bytes = points.map((p) => (p >= 0xfe00 && p <= 0xfe0f ? p - 0xfe00 : p >= 0xe0100 && p <= 0xe01ef ? p - 0xe0100 + 16 : -1));
  if (bytes.some((b) => b < 0)) return null;
  const text = new TextDecoder().decode(Uint8Array.from(bytes.slice(0, 2000)));
  return /^[\p{L}\p{N}\p{P}\p{S} \n]+$/u.test(text) && !text.includes('\ufffd') ? text.replaceAll('\n', ' ') : null;
}
