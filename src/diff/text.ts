import { diffArrays } from 'diff';

/** A piece of a text: on both sides, only after, or only before. */
export interface TextPart {
  op: 'same' | 'add' | 'del';
  text: string;
  /** The same sentence stands elsewhere on the other side. */
  moved?: true;
}
/** `same` and `del` parts joined are the text before, `same` and `add` parts joined the text after. */
export type TextDiff = TextPart[];

/** Edits beyond which a search for the shortest way is given up: its time grows with their square. */
const MOST_SENTENCES = 800;
const MOST_WORDS = 600;
/** Length of a passage (UTF-16 units) up to which it is compared word by word. */
const PASSAGE = 20_000;
/** Share of common words below which a passage is another passage, and shown whole. */
const REWRITTEN = 0.4;
/** A sentence shorter than this is no evidence of a move. */
const MOVED = 15;

/**
 * What changed between two texts, as a reader would mark it: whole sentences where they were rewritten, words where a few
 * changed, moved sentences named as such. Scripts without spaces are cut into words by `Intl.Segmenter`. Linear for what is
 * equal, bounded for what is not: a passage with more than `edits` words that came or went is another one.
 */
export function textDiff(before: string, after: string, edits = MOST_WORDS): TextDiff {
  if (before === after) return before ? [{ op: 'same', text: before }] : [];
  const [start, end] = common(before, after);
  const parts: TextDiff = [];
  push(parts, 'same', before.slice(0, start));
  const [b, a] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  const found = diffArrays(sentences(b), sentences(a), { maxEditLength: MOST_SENTENCES });
  if (found) blocks(found, parts, edits);
  else {
    push(parts, 'del', b);
    push(parts, 'add', a);
  }
  push(parts, 'same', before.slice(before.length - end));
  return parts;
}

/** Whether nothing but white space and invisible characters changed: then these have to be drawn. */
export const invisibleOnly = (parts: TextDiff): boolean =>
  parts.every((p) => p.op === 'same' || /^[\s\p{Cf}\p{Cc}\p{Mn}\u115F\u1160\u3164]*$/u.test(p.text));

/** Whether the after is another text altogether. */
export const rewritten = (parts: TextDiff): boolean => !parts.some((p) => p.op === 'same' && /[\p{L}\p{N}]/u.test(p.text));

/** Lengths of the common start and end, moved out to where a sentence begins and ends. */
function common(a: string, b: string): [start: number, end: number] {
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a.charCodeAt(start) === b.charCodeAt(start)) start++;
  let end = 0;
  while (end < most - start && a.charCodeAt(a.length - 1 - end) === b.charCodeAt(b.length - 1 - end)) end++;
  // One text is the other with something behind it: its last sentence ends there, white space or not.
  if (start === most && a.length !== b.length && ends(a, b, start)) return [start, 0];
  // Back to the last sentence end on the common stretch, so that the changed sentences are whole.
  while (start > 0 && !boundary(a, start)) start--;
  while (end > 0 && !boundary(a, a.length - end)) end--;
  // The place must be a boundary in both.
  while (start > 0 && !(boundary(a, start) && boundary(b, start))) start--;
  while (end > 0 && !(boundary(a, a.length - end) && boundary(b, b.length - end))) end--;
  return [start, end];
}

/** Whether the shorter text ends in a stop and the longer one goes on behind white space. */
function ends(a: string, b: string, at: number): boolean {
  const longer = a.length > b.length ? a : b;
  return at > 0 && /[.!?)\]}"'`]/.test(longer[at - 1]!) && /\s/.test(longer[at]!);
}

/** Whether a sentence or a line ends just before this position. */
function boundary(text: string, at: number): boolean {
  if (at <= 0 || at >= text.length) return true;
  const last = text.charCodeAt(at - 1);
  if (last === 0x0a) return text.charCodeAt(at) !== 0x0a;
  if (last === 0x3002 || last === 0xff01 || last === 0xff1f) return true;
  if (last !== 0x20) return false;
  const next = text.charCodeAt(at);
  if (next === 0x20) return false;
  const stop = text.charCodeAt(at - 2);
  return stop === 0x2e || stop === 0x21 || stop === 0x3f;
}

/** Cuts a text into sentences and lines; joined, they are the text again. */
function sentences(text: string): string[] {
  const out: string[] = [];
  let from = 0;
  for (let at = 1; at < text.length; at++) {
    if (!boundary(text, at)) continue;
    out.push(text.slice(from, at));
    from = at;
  }
  if (from < text.length) out.push(text.slice(from));
  return out;
}

interface ArrayChange {
  value: string[];
  added: boolean;
  removed: boolean;
}

function blocks(changes: ArrayChange[], parts: TextDiff, edits: number): void {
  const gone = new Set<string>();
  const come = new Set<string>();
  for (const c of changes)
    for (const s of c.value)
      if (c.removed) gone.add(s.trim());
      else if (c.added) come.add(s.trim());
  const moved = (sentence: string): boolean => sentence.length >= MOVED && gone.has(sentence.trim()) && come.has(sentence.trim());
  for (let i = 0; i < changes.length; i++) {
    const change = changes[i]!;
    if (!change.added && !change.removed) {
      push(parts, 'same', change.value.join(''));
      continue;
    }
    const next = changes[i + 1];
    const pair = next && next.added !== change.added && (next.added || next.removed) ? next : undefined;
    if (pair) i++;
    const del = change.removed ? change.value : (pair?.value ?? []);
    const add = change.added ? change.value : (pair?.value ?? []);
    passages(segments(del, moved), segments(add, moved), parts, edits);
  }
}

/** Runs of sentences between moved ones; every second entry is a moved one. */
function segments(list: string[], moved: (sentence: string) => boolean): string[] {
  const out = [''];
  for (const sentence of list) {
    if (moved(sentence)) out.push(sentence, '');
    else out[out.length - 1] += sentence;
  }
  return out;
}

function passages(del: string[], add: string[], parts: TextDiff, edits: number): void {
  for (let i = 0; i < Math.max(del.length, add.length); i++) {
    const [d, a] = [del[i] ?? '', add[i] ?? ''];
    if (i % 2 === 0) for (const part of wordsOf(d, a, edits)) push(parts, part.op, part.text);
    else {
      push(parts, 'del', d, true);
      push(parts, 'add', a, true);
    }
  }
}

/** One passage against another, word by word, or whole where little is left of it. */
function wordsOf(before: string, after: string, edits: number): TextDiff {
  const whole: TextDiff = [];
  push(whole, 'del', before);
  push(whole, 'add', after);
  if (!before || !after) return whole;
  if (before.length > PASSAGE || after.length > PASSAGE) return longest(before, after, edits) ?? whole;
  const [x, y] = [tokens(before), tokens(after)];
  const found = diffArrays(x, y, { maxEditLength: edits });
  if (!found) return whole;
  const kept = found.filter((c) => !c.added && !c.removed).reduce((sum, c) => sum + weight(c.value.join('')), 0);
  // What only one side has more of is an addition, not a rewrite: the shorter side decides.
  if (kept < REWRITTEN * Math.min(weight(before), weight(after))) return whole;
  return tidy(found);
}

/** A passage that is too long to be compared word by word: without what both sides begin and end with it may not be. */
function longest(before: string, after: string, edits: number): TextDiff | null {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before.charCodeAt(start) === after.charCodeAt(start)) start++;
  start = before.lastIndexOf(' ', start - 1) + 1;
  let end = 0;
  while (end < most - start && before.charCodeAt(before.length - 1 - end) === after.charCodeAt(after.length - 1 - end)) end++;
  const stop = before.indexOf(' ', before.length - end);
  end = stop < 0 ? 0 : before.length - stop;
  const [b, a] = [before.slice(start, before.length - end), after.slice(start, after.length - end)];
  if (start + end === 0 || b.length > PASSAGE || a.length > PASSAGE) return null;
  const parts: TextDiff = [];
  push(parts, 'same', before.slice(0, start));
  for (const { op, text } of wordsOf(b, a, edits)) push(parts, op, text);
  push(parts, 'same', before.slice(before.length - end));
  return parts;
}

/** Letters and digits: what a reader sees of a text. */
const weight = (text: string): number => text.replace(/[^\p{L}\p{N}]+/gu, '').length;

const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
let segmenter: Intl.Segmenter | undefined;

/** Whether the text is, at least in part, of a script that does not part its words by spaces. */
export const spaceless = (text: string): boolean => SPACELESS.test(text);

/** Words, runs of white space and single signs. */
function tokens(text: string): string[] {
  if (SPACELESS.test(text)) {
    segmenter ??= new Intl.Segmenter(undefined, { granularity: 'word' });
    return Array.from(segmenter.segment(text), (s) => s.segment);
  }
  return text.match(/\s+|[\p{L}\p{N}\p{M}_]+|[\s\S]/gu) ?? [];
}

/**
 * Puts removed before added within a change and swallows scraps: a lone common word between two changes is a coincidence and
 * reads worse than the whole phrase.
 */
function tidy(changes: ArrayChange[]): TextDiff {
  const parts: TextDiff = [];
  let [del, add] = ['', ''];
  const flush = (): void => {
    push(parts, 'del', del);
    push(parts, 'add', add);
    [del, add] = ['', ''];
  };
  changes.forEach((change, i) => {
    const text = change.value.join('');
    if (change.removed) del += text;
    else if (change.added) add += text;
    else {
      const between = i > 0 && i < changes.length - 1;
      const replacing = del !== '' && add !== '';
      if (between && replacing && weight(text) <= 3 && replacesNext(changes, i)) {
        del += text;
        add += text;
      } else {
        flush();
        push(parts, 'same', text);
      }
    }
  });
  flush();
  return parts;
}

/** Whether what follows a common scrap is again a replacement, not a plain addition or removal. */
const replacesNext = (changes: ArrayChange[], i: number): boolean => {
  const [a, b] = [changes[i + 1], changes[i + 2]];
  return Boolean(a && b && (a.added || a.removed) && (b.added || b.removed) && a.added !== b.added);
};

function push(parts: TextDiff, op: TextPart['op'], text: string, moved = false): void {
  if (!text) return;
  const last = parts.at(-1);
  if (last && last.op === op && !last.moved && !moved) last.text += text;
  else parts.push({ op, text, ...(moved ? { moved: true } : {}) });
}
