import { ORDERS } from './signs.ts';
import { european, lexicon } from './words/lexicon.ts';
import { TURNED } from './words/turned.ts';

// Ways to write a plain order so that its words are no longer words. The text without them is read a second time; an honest text
// says the same with and without emphasis, so that nothing is alarmed by it that would not be when plain. Every pattern consumes
// a class of characters whole, and none can backtrack into another split.

/** Words of several parts; words with digits and signs among their letters; turned words: what the costlier steps could change. */
const JOINED = /[A-Za-z][-._][A-Za-z]|[a-z][A-Z]/;
const LETTERED = /[A-Za-z][013457@$8]|[013457@$8][A-Za-z]/;

/**
 * The text with escapes and entities resolved, emphasis taken away, words that were joined taken apart, digits read as letters
 * and a few turned key words set right. The same string when there is nothing to do.
 * @param swapped whether the text itself holds such a word
 */
export function unfold(text: string, swapped = true): string {
  let out = text;
  if (/[\\&]/.test(out)) out = resolved(out);
  if (/[*~_<]/.test(out)) out = unmark(out);
  if (JOINED.test(out)) out = out.replace(/[A-Za-z]+(?:[-._][A-Za-z]+)*/g, apart);
  if (/ n['\u2019]t/.test(out)) out = out.replace(/\b([Dd]o|[Dd]oes|[Mm]ust|[Ss]hould|[Nn]eed) n['\u2019]t\b/g, "$1n't");
  if (LETTERED.test(out)) out = letters(out);
  if (/[\u0300-\u036f]/.test(out)) out = out.normalize('NFC');
  if (ACCENTED.test(out)) out = out.replace(/[A-Za-z\u00c0-\u017f]+/g, bare);
  return swapped || out !== text ? out.replace(/[A-Za-z'\u2019]+/g, setRight) : out;
}

const ESCAPE =
  /\\u([0-9a-fA-F]{4})|\\u\{([0-9a-fA-F]{1,6})\}|\\x([0-9a-fA-F]{2})|&#x([0-9a-fA-F]{2,6});|&#([0-9]{2,7});|&(nbsp|apos|quot|rsquo|shy);/g;
const NAMED: Record<string, string> = { nbsp: ' ', apos: "'", quot: '"', rsquo: "'", shy: '' };

const resolved = (text: string): string =>
  text.replace(ESCAPE, (whole, u?: string, braced?: string, x?: string, h?: string, d?: string, name?: string) => {
    if (name !== undefined) return NAMED[name]!;
    const code = d !== undefined ? Number(d) : Number.parseInt((u ?? braced ?? x ?? h)!, 16);
    return code >= 0x20 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff) ? String.fromCodePoint(code) : whole;
  });

/** Without the marks of emphasis in Markdown and HTML. */
const unmark = (text: string): string =>
  text
    .replace(/<\/?(?:b|i|u|em|strong|span|mark|s|small|sup|sub|wbr|font)\/?>/gi, '')
    .replace(/[*~]+/g, (marks, at: number, all: string) => (all[at - 1] === ' ' && all[at + marks.length] === ' ' ? marks : ''))
    .replace(/_+/g, (marks, at: number, all: string) =>
      /\w/.test(all[at - 1] ?? '') && /\w/.test(all[at + marks.length] ?? '') ? marks : '',
    );

/** Words from which on a joined spelling is read as a sentence. */
const PARTS = 3;
const LONGEST_JOINED = 200;

function apart(word: string): string {
  if (word.length < 8 || word.length > LONGEST_JOINED) return word;
  const parts = word.split(/[-._]+|(?<=[a-z])(?=[A-Z])/);
  return parts.length >= PARTS && parts.some((part) => ORDERS.includes(part.toLowerCase())) ? parts.join(' ') : word;
}

const ACCENTED = /[\u00c0-\u017f]/;
/** A word that is an English one but for its accents: `mentión`. */
function bare(word: string): string {
  if (word.length < 4 || word.length > 24 || !ACCENTED.test(word)) return word;
  const { words } = lexicon();
  const plain = word.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  if (words.get(plain.toLowerCase())?.bits === undefined) return word;
  return european().words.get(word.toLowerCase()) === undefined ? plain : word;
}

const LETTER: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', '@': 'a', $: 's' };
/** Words with digits in place of letters that make a text one that is written so: a single one is a name. */
const LEAST = 2;

function letters(text: string): string {
  const { words } = lexicon();
  const known = (word: string): boolean => words.get(word) !== undefined;
  let count = 0;
  const out = text.replace(/[A-Za-z0-9@$]+/g, (word) => {
    if (word.length > 24 || !/[a-z]/i.test(word) || !/[013457@$8]/.test(word)) return word;
    const low = word.toLowerCase();
    const plain = low.replace(/[013457@$8]/g, (c) => LETTER[c]!);
    const other = low.includes('1') ? low.replace(/[013457@$8]/g, (c) => (c === '1' ? 'l' : LETTER[c]!)) : plain;
    const read = known(plain) ? plain : known(other) ? other : undefined;
    if (read === undefined) return word;
    count++;
    return read;
  });
  return count >= LEAST ? out : text;
}

/** A word in which two neighbouring letters changed places, set right. */
const setRight = (word: string): string => TURNED.get(word.toLowerCase().replace('\u2019', "'")) ?? word;
