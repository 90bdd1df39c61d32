import type { Bits } from './words/tags.ts';

/** A word or phrase of a known class, where it stands. */
export interface Token {
  /** Number of the word in its sentence, unknown words counted. */
  at: number;
  /** Number of its last word. */
  last: number;
  start: number;
  end: number;
  /** Shared with the tables of words: never written to. */
  bits: Readonly<Bits>;
  /** The classes it has as an English word or in any language: what combinations of English words look at. */
  english: Readonly<Bits>;
}

export interface Tokens {
  tokens: Token[];
  /** All classes that occur. */
  bits: Bits;
  /** Words in all. */
  words: number;
  /** Whether it holds words of another language than English that count. */
  foreign: boolean;
  /** Whether most of it is in another language. */
  abroad: boolean;
}
