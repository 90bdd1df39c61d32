import { rewritten, spaceless, type TextPart, textDiff } from '../diff/text.ts';
import { grouped } from '../model/words.ts';

/** UTF-16 units from which on a reader does not find the words that changed in a sentence; of a script without spaces, fewer. */
const LONG = 240;
const DENSE = 30;
/** Units kept on each side of what changed. */
const AROUND = 80;
const AROUND_DENSE = 12;
/** Places beyond which the two readings are better read one after the other. */
const PLACES = 24;
/** Words and spaces that came or went, beyond which it is another sentence. */
const EDITS = 240;

/** A stretch of a long sentence: kept, taken out, added, or left out with a word on how much. */
export interface Stretch {
  mark: ' ' | '-' | '+' | '@';
  text: string;
}

/**
 * Two readings of one long sentence, as the words that changed with what stands around them. Null where it is short, or so little
 * is left of it that both have to be read.
 */
export function worded(before: string, after: string): Stretch[] | null {
  const dense = spaceless(after) || spaceless(before);
  if (Math.max(weight(before), weight(after)) < (dense ? DENSE : LONG)) return null;
  const parts = textDiff(before, after, EDITS);
  const same = parts.filter((p) => p.op === 'same').reduce((n, p) => n + p.text.length, 0);
  if (rewritten(parts) || parts.length - 1 > PLACES * 2 || same * 2 < Math.min(before.length, after.length)) return null;
  return parts.flatMap((part, i): Stretch[] =>
    part.op === 'same' ? kept(part.text, i > 0, i < parts.length - 1, dense) : [{ mark: part.op === 'del' ? '-' : '+', text: seen(part) }],
  );
}

/** Length without the white space that makes a text look longer than it reads. */
const weight = (text: string): number => text.replace(/\s+/g, ' ').length;

/** White space from which on a run of it is told in words. */
const RUN = 24;

/** What changed. White space alone is drawn; a long run of it is told by whoever writes the line. */
const seen = ({ text }: TextPart): string =>
  text.trim() === '' && text.length < RUN ? text.replaceAll(' ', '·').replaceAll('\t', '→').replaceAll('\n', '⏎') : text.trim() || text;

/** What stands around a change, whole words of it. */
function kept(text: string, before: boolean, after: boolean, dense: boolean): Stretch[] {
  const around = dense ? AROUND_DENSE : AROUND;
  if (text.trim() === '') return [];
  if (text.length <= around * ((before ? 1 : 0) + (after ? 1 : 0)) + around) return [{ mark: ' ', text: text.trim() }];
  const head = before ? text.slice(0, edge(text, around, 1, dense)) : '';
  const tail = after ? text.slice(edge(text, text.length - around, -1, dense)) : '';
  const middle = text.slice(head.length, text.length - tail.length);
  const left = dense ? [...middle].length : (middle.match(/\S+/g)?.length ?? 0);
  const words = `${grouped(left)} unchanged ${dense ? 'character' : 'word'}${left === 1 ? '' : 's'}`;
  return [
    ...(head.trim() === '' ? [] : [{ mark: ' ' as const, text: head.trim() }]),
    ...(left === 0 ? [] : [{ mark: '@' as const, text: words }]),
    ...(tail.trim() === '' ? [] : [{ mark: ' ' as const, text: tail.trim() }]),
  ];
}

/** The nearest place at which a word ends, looking towards the change; where there is none, the place itself, never inside of a character. */
function edge(text: string, at: number, towards: 1 | -1, dense: boolean): number {
  if (!dense) {
    const found = towards === 1 ? text.lastIndexOf(' ', at) : text.indexOf(' ', at);
    if (found > 0 && Math.abs(found - at) < AROUND / 2) return found;
  }
  return /[\udc00-\udfff]/.test(text[at] ?? '') ? at + 1 : at;
}
