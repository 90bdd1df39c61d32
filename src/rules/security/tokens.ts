import { type Entry, type Lexicon, lexicon } from './words/lexicon.ts';
import { type Bits, bitOf, hasBit, mergeBits, noBits, setBit } from './words/tags.ts';

/** A word or phrase of a known class, where it stands. */
export interface Token {
  /** Number of the word in its sentence, unknown words counted. */
  at: number;
  /** Number of its last word. */
  last: number;
  start: number;
  end: number;
  bits: Bits;
}

/** Names that belong to the server: they speak against alarm. */
export interface OwnNames {
  tools: ReadonlySet<string>;
  others: ReadonlySet<string>;
}

export interface Tokens {
  tokens: Token[];
  /** All classes that occur. */
  bits: Bits;
  /** Words in all. */
  words: number;
  /** Whether it reads as another language than English. */
  foreign: boolean;
}

const [BASE, IMP, IDENT, OWN, OWNTOOL, DEST, HOST, QUOTED, MUST, LABEL, NUMBER] = (
  ['BASE', 'IMP', 'IDENT', 'OWN', 'OWNTOOL', 'DEST', 'HOST', 'QUOTED', 'MUST', 'LABEL', 'NUMBER'] as const
).map(bitOf) as [number, number, number, number, number, number, number, number, number, number, number];

/** Words after which a verb in its base form is an order. */
const LEADS = new Set(
  'and or then please first always never must should shall also just simply now instead not do you will kindly next finally afterwards only dont may immediately quietly silently secretly afterward but thereafter so additionally to is'.split(
    ' ',
  ),
);
/** Verbs that are more often nouns: an order only with an object behind them. */
const NOUN_VERBS = new Set(
  'email e-mail mail fax report post text message copy list place state share access query search file order book sign name display type source value label mirror view cat dump scan check found sum extract'.split(
    ' ',
  ),
);
const DETERMINERS = new Set(
  'the a an it them this these that those all each every any both your their its his her everything whatever one two to as on up at me us him in whole full entire user into'.split(
    ' ',
  ),
);
const ENGLISH_STOP = new Set(
  'the of to and in is for this that it with on by be from or if when you your an are will can which at its has have should'.split(' '),
);
const FOREIGN_STOP = new Set(
  `der die das den dem des ein eine einen einem und ist mit auf für von zu zum zur im wird oder aus bei nach auch sie es wie um über
   le la les un une des du de et est dans pour avec sur par ou ne que qui ce cette aux au vous votre il
   el los las una del y en con por o se su al lo os as uma do da dos das é em na ao à para pelo
   il lo gli di della che per sono nel alla dell è`.split(/\s+/),
);
/** Words of other languages that English has as well. */
const SHARED = new Set(
  'still agent do no me on a in is come use file persona note pin par des sans man per non si so die will pour son fin agents la sur con de as was war hat an am kind du os do text modelo uso date test pass place'.split(
    ' ',
  ),
);
const NOT_ASCII = /[^\x00-\x7f]/;
/** Endings that make a bare word with a full stop in it a host rather than a file. */
const HOSTS = new Set(
  'com net org io site app xyz ru cn dev cloud me info biz co eu uk de top online link click page pw cc tk space live tech website example invalid'.split(
    ' ',
  ),
);

const isLetter = (c: number): boolean =>
  (c >= 97 && c <= 122) ||
  (c >= 48 && c <= 57) ||
  c === 95 ||
  (c >= 0xaa && (c < 0x2000 || c > 0x206f) && c !== 0xb7 && c !== 0xab && c !== 0xbb && c !== 0xd7);
const isIdeographic = (c: number): boolean => (c >= 0x3040 && c <= 0x30ff) || (c >= 0x3400 && c <= 0x9fff) || (c >= 0xac00 && c <= 0xd7a3);
const isWide = (c: number): boolean => (c >= 0x3000 && c <= 0x303f) || (c >= 0xff00 && c <= 0xff0f);
const LEET: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', 8: 'b' };

/**
 * The known words of a stretch of normal text. One pass over the text and one look-up a word.
 * @param text the normal text, `lower` the same in lower case
 */
export function tokenise(text: string, lower: string, start: number, end: number, own: OwnNames): Tokens {
  const { words, stems, phrases } = lexicon();
  const out: Tokens = { tokens: [], bits: noBits(), words: 0, foreign: false };
  const foreign: [Token, Bits][] = [];
  let strange = 0;
  let marked = false;
  let english = 0;
  let quoted = false;
  let lead = true;
  let previous = '';
  let beforePrevious = -1;
  let i = start;
  const push = (at: number, from: number, to: number, bits: Bits, more = 0): Token => {
    const copy: Bits = [bits[0], bits[1], bits[2], bits[3], bits[4]];
    if (quoted) setBit(copy, QUOTED);
    const token = { at, last: at + more, start: from, end: to, bits: copy };
    out.tokens.push(token);
    return token;
  };
  while (i < end) {
    const c = lower.charCodeAt(i);
    if (c === 32) {
      i++;
      continue;
    }
    if (isIdeographic(c)) {
      const entry = phrases.get(lower[i]!)?.find(([phrase]) => lower.startsWith(phrase, i));
      if (entry !== undefined && i + entry[0].length <= end) {
        out.foreign = true;
        push(out.words, i, i + entry[0].length, entry[1]);
        out.words++;
        i += entry[0].length;
      } else {
        // Two characters of such a script say about as much as a word.
        if ((i & 1) === 0) out.words++;
        i++;
      }
      lead = false;
      previous = '';
      continue;
    }
    const dotted = c === 46 && isWordStart(lower, i, end);
    if (!dotted && (!isLetter(c) || isWide(c)) && !((c === 64 || c === 36) && isLetter(lower.charCodeAt(i + 1)) && i + 1 < end)) {
      if (c === 34 || c === 96 || c === 0x201c || c === 0x201d) quoted = c === 0x201c ? true : c === 0x201d ? false : !quoted;
      if (c !== 0x2019 && c !== 39) lead = lead || c !== 45 || !isLetter(lower.charCodeAt(i - 1));
      if (c === 43) {
        const phone = phoneEnd(lower, i, end);
        if (phone > 0) {
          const bits = noBits();
          setBit(bits, DEST);
          push(out.words, i, phone, bits);
          out.words++;
          i = phone;
          continue;
        }
      }
      i++;
      continue;
    }
    let to = wordEnd(lower, i, end);
    let word = lower.slice(i, to);
    if (word.length > 1 && (word.endsWith('.') || word.endsWith("'"))) {
      to--;
      word = word.slice(0, -1);
    }
    // A destination: a URL, an address.
    if (lower.startsWith('://', to) && word.length <= 8) {
      let stop = to + 3;
      while (stop < end && !isBreak(lower.charCodeAt(stop))) stop++;
      const bits = noBits();
      setBit(bits, DEST);
      setBit(bits, HOST);
      push(out.words, i, stop, bits);
      out.words++;
      i = stop;
      lead = false;
      previous = '';
      continue;
    }
    const entry = words.get(word);
    let bits = entry?.bits;
    let last = entry;
    let stop = to;
    let extra = 0;
    if (entry?.next !== undefined) {
      const longer = phraseFrom(lower, to, end, entry);
      if (longer !== undefined) {
        last = longer.entry;
        bits = longer.entry.bits;
        stop = longer.stop;
        extra = longer.words;
      }
    }
    if (c >= 0x400 && c <= 0x52f) out.foreign = true;
    if (ENGLISH_STOP.has(word)) english++;
    if (FOREIGN_STOP.has(word) && !SHARED.has(word)) strange++;
    let token: Token | undefined;
    if (bits === undefined) bits = guess(word, text, i, to, words, stems, own);
    if (bits !== undefined) {
      token = push(out.words, i, stop, bits, extra);
      const noun = NOUN_VERBS.has(word) && !DETERMINERS.has(nextWord(lower, stop, end));
      if (
        hasBit(bits, BASE) &&
        !noun &&
        lower.charCodeAt(stop) !== 58 &&
        (lead || (LEADS.has(previous) && (previous !== 'to' || beforePrevious === 1)))
      )
        setBit(token.bits, IMP);
      if (lower.charCodeAt(stop) === 58 || lower.charCodeAt(stop) === 93) setBit(token.bits, LABEL);
    }
    if (last?.foreign !== undefined) {
      token ??= push(out.words, i, stop, noBits(), extra);
      foreign.push([token, last.foreign]);
      if (last.bits === undefined && !SHARED.has(word)) strange++;
      if (!marked) marked = NOT_ASCII.test(word);
    }
    beforePrevious = bits !== undefined && hasBit(bits, MUST) ? 1 : previous === '' ? -1 : word === 'to' ? beforePrevious : 0;
    previous = extra > 0 ? lower.slice(lower.lastIndexOf(' ', stop - 1) + 1, stop) : word;
    out.words += 1 + extra;
    lead = false;
    i = stop;
  }
  if (strange > english && (strange >= 3 || (strange >= 2 && (marked || out.words <= 6)))) {
    out.foreign = true;
    for (const [token, bits] of foreign) mergeBits(token.bits, bits);
  }
  for (const t of out.tokens) mergeBits(out.bits, t.bits);
  return out;
}

/** Classes of a word that is not in the tables: an identifier, an address, a Russian form, leetspeak. */
function guess(
  word: string,
  text: string,
  start: number,
  end: number,
  words: Lexicon['words'],
  stems: Lexicon['stems'],
  own: OwnNames,
): Bits | undefined {
  const digit = word.charCodeAt(0);
  if (digit >= 48 && digit <= 57 && NUMBERS.test(word)) return flags(NUMBER);
  if (own.tools.has(word)) return flags(OWN, OWNTOOL, IDENT);
  if (own.others.has(word)) return flags(OWN);
  if (word.includes('@')) {
    const at = word.indexOf('@');
    if (at > 0 && word.indexOf('.', at) > 0) return flags(DEST);
  } else if (word.includes('.')) {
    const last = word.slice(word.lastIndexOf('.') + 1);
    if (HOSTS.has(last) && word.length > 5 && !word.startsWith('.')) return flags(HOST);
  }
  if (word.includes("'")) return words.get(word.slice(0, word.indexOf("'")))?.bits;
  if (word.includes('_') || hasHump(text, start, end)) return flags(IDENT);
  const first = word.charCodeAt(0);
  if (first >= 0x400 && first <= 0x4ff) {
    for (let n = Math.min(word.length, 12); n > 3; n--) {
      const bits = stems.get(word.slice(0, n));
      if (bits !== undefined) return bits;
    }
    return undefined;
  }
  if (word.length >= 3 && word.length <= 24 && LEETISH.test(word)) {
    let plain = '';
    for (const c of word) plain += LEET[c] ?? c;
    return words.get(plain)?.bits;
  }
  return undefined;
}
const NUMBERS = /^[0-9][0-9.,]*%?$/;
const LEETISH = /[a-z].*[013457@$8]|[013457@$8].*[a-z]/;

const flags = (...of: number[]): Bits => {
  const bits = noBits();
  for (const bit of of) setBit(bits, bit);
  return bits;
};

/** Whether a capital follows a small letter: `likeThis`. */
function hasHump(text: string, start: number, end: number): boolean {
  for (let i = start + 1; i < end; i++) {
    const c = text.charCodeAt(i);
    if (c >= 65 && c <= 90) {
      const p = text.charCodeAt(i - 1);
      if (p >= 97 && p <= 122) return true;
    }
  }
  return false;
}

/** The word after a position, empty at the end of a clause. */
function nextWord(text: string, from: number, end: number): string {
  let i = from;
  while (i < end && text.charCodeAt(i) <= 32) i++;
  let to = i;
  while (to < end && isLetter(text.charCodeAt(to))) to++;
  return text.slice(i, to);
}

const isWordStart = (text: string, at: number, end: number): boolean =>
  at + 1 < end && isLetter(text.charCodeAt(at + 1)) && (at === 0 || !isLetter(text.charCodeAt(at - 1)));

/** End of the word that begins here. A full stop, an at sign, a hyphen and an apostrophe hold a word together when letters stand on both sides. */
function wordEnd(text: string, from: number, end: number): number {
  let i = from + 1;
  while (i < end) {
    const c = text.charCodeAt(i);
    if (isLetter(c) && !isIdeographic(c) && !isWide(c)) {
      i++;
      continue;
    }
    const joins = c === 46 || c === 64 || c === 39 || c === 45 || c === 0x2019 || c === 36;
    if (joins && i + 1 < end && isLetter(text.charCodeAt(i + 1)) && !isIdeographic(text.charCodeAt(i + 1))) {
      i++;
      continue;
    }
    break;
  }
  return i;
}

const isBreak = (c: number): boolean =>
  c <= 32 || c === 34 || c === 39 || c === 96 || c === 60 || c === 62 || c === 41 || c === 93 || c === 0x3002 || c === 44;

/** The longest phrase of the tables that goes on from here. */
function phraseFrom(text: string, from: number, end: number, first: Entry): { entry: Entry; stop: number; words: number } | undefined {
  let best: { entry: Entry; stop: number; words: number } | undefined;
  let entry = first;
  let at = from;
  for (let words = 1; words <= 7 && entry.next !== undefined; words++) {
    let i = at;
    while (i < end && (text.charCodeAt(i) <= 32 || text.charCodeAt(i) === 47) && i - at < 12) i++;
    if (i >= end || i === at) break;
    const to = wordEnd(text, i, end);
    const next = entry.next.get(text.slice(i, to));
    if (next === undefined) break;
    entry = next;
    at = to;
    if (entry.bits !== undefined || entry.foreign !== undefined) best = { entry, stop: to, words };
  }
  return best;
}

/** End of a telephone number with its country code, or 0. */
function phoneEnd(text: string, from: number, end: number): number {
  let digits = 0;
  let i = from + 1;
  for (; i < end && i - from < 24; i++) {
    const c = text.charCodeAt(i);
    if (c >= 48 && c <= 57) digits++;
    else if (c !== 32 && c !== 45 && c !== 40 && c !== 41) break;
  }
  return digits >= 8 ? i : 0;
}
