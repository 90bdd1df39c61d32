import type { Decoded } from '../../text/decode.ts';
import { type Combination, met } from './combinations.ts';
import { noSigns, type Signs } from './signs.ts';
import type { Token, Tokens } from './token.ts';
import { tokenise } from './tokens.ts';
import { type Bits, bitOf, bitsOf, clearBit, hasBit, mergeBits, noBits, shareBit } from './words/tags.ts';

/** How the words were found: as written, inside an identifier, spelled with gaps, decoded, or over the border of two strings. */
export type Spelling = 'plain' | 'identifier' | 'spaced' | Decoded['how'] | 'joined';

/** A combination of cues that a sentence holds. */
export interface Hit {
  combination: Combination;
  tokens: readonly Token[];
}

/** A sentence with the known words in it. The same sentence elsewhere is the same object. */
export interface Sentence extends Tokens {
  /** As written. */
  text: string;
  /** In normal form, lower case, from which the tokens count. */
  lower: string;
  spelling: Spelling;
  /** By rule: every combination it holds. */
  hits: ReadonlyMap<string, Hit[]> | undefined;
  /** Signs that it may be written in another spelling. */
  signs: Signs;
}

/** Classes for whose sake a sentence is kept. */
export const KEPT = bitsOf('IMP', 'DONT', 'DEST', 'HOST', 'STRICT', 'MUST', 'ALWAYS');
/** Classes that may run on into the next string. */
export const HANGING = bitsOf('DONT', 'IGNORE', 'SILENT', 'HIDE');
const IMP = bitOf('IMP');

const NO_TOKENS: Token[] = [];

/** Finds out the facts of a sentence in normal form. Of one that nobody will look at again the words are not kept. */
export function look(text: string, lower: string, settled: 'parameter' | 'title' | false): Sentence {
  const signs = noSigns();
  const found = tokenise(text, lower, 0, text.length, signs);
  if (settled && found.tokens.length > 0) settle(settled, found, lower);
  const hits = met(found);
  const { bits, words, foreign, abroad } = found;
  const tokens = hits !== undefined || shareBit(bits, KEPT) ? found.tokens : NO_TOKENS;
  return { tokens, bits, words, foreign, abroad, text, lower, spelling: 'plain', hits, signs };
}

/** Words that stand first as nouns in the text of a parameter: "search expression", "list of days". */
const NOUNISH = new Set(
  'search query list view dump state place share access copy report post mail email message label extract check load scan present display output index filter set text file name call order book charge register value type source start mirror ship sum round pad shift turn label word phrase'.split(
    ' ',
  ),
);

/** Takes back that a first word is an order where it is more likely a noun. */
function settle(where: 'parameter' | 'title', tokens: Tokens, lower: string): void {
  const first = tokens.tokens[0]!;
  if (first.at !== 0 || !hasBit(first.bits, IMP)) return;
  if (where === 'parameter' && !NOUNISH.has(lower.slice(first.start, first.end))) return;
  first.bits = withoutOrder(first.bits);
  first.english = withoutOrder(first.english);
  tokens.bits = noBits();
  for (const t of tokens.tokens) mergeBits(tokens.bits, t.bits);
}

function withoutOrder(from: Readonly<Bits>): Bits {
  const bits: Bits = [...from];
  clearBit(bits, IMP);
  return bits;
}
