import { identifierWords } from '../../text/words.ts';
import type { Analysis, Sentence } from './analysis.ts';

// What belongs to the same server: "any other calendar tool" in the text of a calendar tool is its own family.

const OTHERS =
  /\b(?:other|any|additional|further|remaining|related|these|the) ([a-z][\w.-]{1,30}) (?:mcp )?(?:tools?|functions?|commands?|plugins?)\b/g;
/** Words that stand there without naming a kind. */
const NO_KIND = new Set(
  'other available known single mcp available_ ai external installed connected such of from in and or that similar new following'.split(
    ' ',
  ),
);
/** UTF-16 units of a sentence up to which it is looked at. */
const LONGEST = 1200;

/** Whether the tools that a sentence speaks of are, by their kind, those of the item's own server. */
export function ofItsKind(sentence: Sentence, analysis: Analysis): boolean {
  if (sentence.lower.length > LONGEST) return false;
  const kinds = [...sentence.lower.matchAll(OTHERS)].map((m) => m[1]!).filter((kind) => !NO_KIND.has(kind));
  if (kinds.length === 0) return false;
  const own = analysis.ownWords();
  const files = analysis.job('FILE');
  return kinds.every(
    (kind) =>
      (kind.startsWith('file') && files) ||
      identifierWords(kind).some((w) => own.has(w.toLowerCase()) || own.has(w.toLowerCase().replace(/s$/, ''))),
  );
}

const WAITS =
  /\b(?:until|unless|without|before)\b[^.]{0,50}\b(?:user|instructions?|asked|asking|requested|told|confirm\w{0,6})\b|\bautomatically\b[^.]{0,40}\b(?:after|additional|further)\b/;
/** Whether the model is to hold back with other tools until its user asks for them. */
export const holdsBack = (sentence: Sentence): boolean => sentence.lower.length <= LONGEST && WAITS.test(sentence.lower);
