import { type Vote, vote } from '../../../text/language.ts';
import { Memory } from '../../../text/memory.ts';
import { Lexicon, type Said } from '../../../text/words.ts';
import { cuesOf } from './cues.ts';
import { isForeignWord } from './foreign.ts';
import { senseOf, sensesOf } from './senses.ts';
import { isFiller, stemOf } from './tokens.ts';

/** A word of a description, with what the rules work out about it. */
export class Word implements Vote {
  readonly runs: number;
  readonly points: readonly number[];
  /** Carries no meaning of its own in a definition. */
  readonly filler: boolean;
  /** Of a language that the rules do not know. */
  readonly foreign: boolean;
  /** Bits of the cues it gives. */
  readonly cues: number;
  /** Of its letters; different words seldom have the same. */
  readonly hash: number;
  #stem: string | undefined;
  #senses: readonly string[] | undefined;
  /** Which of all texts it was last met in. */
  met = 0;

  constructor(readonly text: string) {
    const { runs, points } = vote(text);
    this.runs = runs;
    this.points = points;
    this.filler = isFiller(text);
    this.foreign = isForeignWord(text);
    this.cues = cuesOf(text);
    this.hash = hashOf(text);
  }

  get stem(): string {
    this.#stem ??= stemOf(this.text);
    return this.#stem;
  }

  /** What it adds to what a tool talks about. */
  get senses(): readonly string[] {
    this.#senses ??= sensesOf(this.text, this.stem);
    return this.#senses;
  }
}

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5 | 0;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return hash;
}

const lexicon = new Lexicon((word) => new Word(word));

/** The words of a text, in order. */
export const wordsOf = (text: string): Word[] => lexicon.of(text).words;
/** The same with the signs. */
export const saidIn = (text: string): Said<Word> => lexicon.of(text);

let texts = 0;
const heap: Word[] = [];

/** The different words of a text that add something to what it talks about. */
export function speaking(said: readonly Word[]): Word[] {
  texts++;
  const found: Word[] = heap;
  let count = 0;
  for (let i = 0; i < said.length; i++) {
    const word = said[i]!;
    if (word.met === texts) continue;
    word.met = texts;
    if (word.senses.length > 0) found[count++] = word;
  }
  return found.slice(0, count);
}

/** A rough English stem, the same for singular and plural and for the forms of a verb. */
export const stem = (word: string): string => (isNumber(word) ? word : stems.of(word));
const stems = new Memory(stemOf, 20_000);

/** Numbers are what they are, and there is no end of them. */
const isNumber = (word: string): boolean => word.length < 20 && /^[0-9]+$/.test(word);

/** What makes two words one. */
export const sense = (word: string): string => senseOf(word, stem(word));

/** Stems of the words of a text that say something. */
export function contentStems(text: string): string[] {
  const stems: string[] = [];
  for (const word of wordsOf(text)) if (!word.filler) stems.push(word.stem);
  return stems;
}
