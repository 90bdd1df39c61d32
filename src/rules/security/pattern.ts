import type { Token, Tokens } from './token.ts';
import { type Bits, bitOf, holdsAll, noBits, setBit, shareBit } from './words/tags.ts';

/** One class or several, and how far it may stand from the step before. */
interface Step {
  /** Any of these fits. */
  any: Readonly<Bits>;
  /** So does a word of all the classes of one of these. */
  all: Readonly<Bits>[];
  gap: number;
}

/** A combination of word classes within one sentence. See `pattern`. */
export interface Pattern {
  steps: Step[];
  /** Order does not matter; all stand within so many words. */
  window: number;
  /** Classes that silence it when they occur in the sentence. */
  without: Readonly<Bits>;
  need: Bits;
  /** The same classes, in the order of the pattern. */
  needed: number[];
  /** For each step with alternatives the first class of each: one of them must occur. */
  choices: Readonly<Bits>[];
  source: string;
  /** Only in sentences that are not in English, whose order of words the other patterns do not know. */
  foreign: boolean;
  /** Not if the sentence names a tool of the server (`tool`), or one of its parameters or values as well (`any`). */
  own: 'tool' | 'any' | undefined;
  /** Whether it asks for a negation itself. */
  negative: boolean;
}

/** Gap when none is given, in words. */
const GAP = 6;

/**
 * Reads a pattern: `DONT TELL<4 USER<8` is a negation, within four words a verb of telling, within eight more the user, in this
 * order; `A|B` is either; `A&B` both on one word; `@12 A B C` all within twelve words in any order; `!A` not if A occurs anywhere in the
 * sentence (`!OWNTOOL`, `!OWN`: not if it names something of the server's own); `~` only in sentences that are not in English,
 * whose words count for such combinations alone.
 */
export function pattern(source: string): Pattern {
  const result: Pattern = {
    steps: [],
    window: 0,
    without: EMPTY,
    need: noBits(),
    needed: [],
    choices: NO_SETS,
    source,
    foreign: false,
    own: undefined,
    negative: false,
  };
  for (const part of source.split(' ')) {
    const first = part.charCodeAt(0);
    if (first === AT) result.window = Number(part.slice(1));
    else if (first === TILDE) result.foreign = true;
    else if (part === '!OWNTOOL') result.own ??= 'tool';
    else if (part === '!OWN') result.own = 'any';
    else if (first === BANG) {
      if (result.without === EMPTY) result.without = noBits();
      setBit(result.without as Bits, bitOf(part.slice(1)));
    } else addStep(result, part);
  }
  return result;
}

const [BANG, AT, TILDE] = [33, 64, 126];
const EMPTY: Readonly<Bits> = noBits();
const NO_SETS: Readonly<Bits>[] = [];
const NEGATIVE = /DONT|NOT|WITHOUT/;

function addStep(to: Pattern, part: string): void {
  if (NEGATIVE.test(part)) to.negative = true;
  const at = part.indexOf('<');
  const gap = at < 0 ? GAP : Number(part.slice(at + 1));
  const alternatives = (at < 0 ? part : part.slice(0, at)).split('|');
  let all = NO_SETS;
  const any = noBits();
  const choice = alternatives.length > 1 ? noBits() : undefined;
  for (const alternative of alternatives) {
    if (!alternative.includes('&')) setBit(any, bitOf(alternative));
    const bits = alternative.split('&').map(bitOf);
    if (bits.length > 1) all = [...all, setOf(bits)];
    if (choice) setBit(choice, bits[0]!);
    else {
      for (const bit of bits) setBit(to.need, bit);
      to.needed.push(...bits);
    }
  }
  if (choice) to.choices = [...to.choices, choice];
  to.steps.push({ any, all, gap });
}

function setOf(bits: readonly number[]): Bits {
  const set = noBits();
  for (const bit of bits) setBit(set, bit);
  return set;
}

type Classes = 'bits' | 'english';
function fits({ any, all }: Step, token: Token, classes: Classes): boolean {
  const bits = token[classes];
  if (shareBit(bits, any)) return true;
  for (const each of all) if (holdsAll(bits, each)) return true;
  return false;
}

/** Whether a sentence with these classes can hold the pattern. */
function possible({ need, without, choices }: Pattern, bits: Readonly<Bits>): boolean {
  if (!holdsAll(bits, need)) return false;
  for (const choice of choices) if (!shareBit(bits, choice)) return false;
  return !shareBit(bits, without);
}

/** The words that fulfil the pattern, in the order of the text, or undefined. Linear in the sentence. */
export function match(p: Pattern, sentence: Tokens): Token[] | undefined {
  if ((p.foreign && !sentence.foreign) || !possible(p, sentence.bits)) return undefined;
  const classes = p.foreign ? 'bits' : 'english';
  return p.window > 0 ? unordered(p, sentence.tokens, classes) : ordered(p, sentence.tokens, classes);
}

interface Reached {
  token: Token;
  from: Reached | undefined;
}

function ordered(p: Pattern, tokens: readonly Token[], classes: Classes): Token[] | undefined {
  const last = new Array<Reached | undefined>(p.steps.length);
  const final = p.steps.length - 1;
  for (const token of tokens) {
    for (let k = final; k >= 0; k--) {
      const step = p.steps[k]!;
      const from = k === 0 ? undefined : last[k - 1];
      if (k > 0 && (from === undefined || token.at - from.token.last > step.gap)) continue;
      if (!fits(step, token, classes)) continue;
      last[k] = { token, from };
      if (k === final) return trail(last[k]!);
    }
  }
  return undefined;
}

function trail(end: Reached): Token[] {
  const tokens: Token[] = [];
  for (let r: Reached | undefined = end; r !== undefined; r = r.from) tokens.unshift(r.token);
  return tokens;
}

function unordered(p: Pattern, tokens: readonly Token[], classes: Classes): Token[] | undefined {
  const last = new Array<Token | undefined>(p.steps.length);
  for (const token of tokens) {
    let fresh = false;
    for (let k = 0; k < p.steps.length; k++) {
      if (fits(p.steps[k]!, token, classes)) {
        last[k] = token;
        fresh = true;
      }
    }
    if (!fresh) continue;
    let first = token.at;
    let complete = true;
    for (const t of last) {
      if (t === undefined) {
        complete = false;
        break;
      }
      if (t.at < first) first = t.at;
    }
    if (complete && token.at - first <= p.window) return [...new Set(last as Token[])].sort((a, b) => a.start - b.start);
  }
  return undefined;
}
