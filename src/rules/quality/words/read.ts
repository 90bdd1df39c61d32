import type { Item } from '../../../model/surface.ts';
import { type Language, language } from '../../../text/language.ts';
import { Memory } from '../../../text/memory.ts';
import { type Span, sentences } from '../../../text/sentences.ts';
import { identifierWords, type Said, SIGNS } from '../../../text/words.ts';
import { AT_HAND } from '../../rule.ts';
import type { Cue } from './cues.ts';
import { isForeign, notRussian } from './foreign.ts';
import { PHRASES, type Purpose } from './phrases.ts';
import { wordCount } from './tokens.ts';
import { verbOf } from './verbs.ts';
import { saidIn, stem, type Word, wordsOf } from './word.ts';

/** UTF-16 units of a description that are read: far beyond what any client shows, and the cost of a hostile text stays flat. */
export const READ = 8_000;

/** UTF-16 units in which words of other languages are looked for. */
const OPENING = 1_000;
/** More than the longest of these words has. */
const LAST_WORD = 40;

/** A description as the rules read it. */
export class Reading {
  /** The description without white space around it, cut at READ. */
  readonly text: string;
  readonly cut: boolean;
  readonly #name: string;
  #said: Said<Word> | undefined;
  #cues: number | undefined;
  #language: Language | 'unknown' | undefined;
  #sentences: Span[] | undefined;
  readonly #places: Partial<Record<Purpose, number>> = {};
  #words: number | undefined;

  constructor(item: Item) {
    const whole = item.description ?? '';
    this.cut = whole.length > READ;
    this.text = (this.cut ? whole.slice(0, READ) : whole).trim();
    this.#name = item.name ?? '';
  }

  /** Its words and signs. */
  get said(): Said<Word> {
    this.#said ??= saidIn(this.text);
    return this.#said;
  }

  get ascii(): boolean {
    return (this.said.signs & SIGNS.beyondAscii) === 0;
  }

  /** Whether a pattern with that cue can be anywhere in the first so many units of the text. */
  may({ bit, signs }: Cue, most: number): boolean {
    // The cut may make a word of a longer one.
    if (this.text.length > most || (this.said.signs & signs) !== 0) return true;
    this.#cues ??= this.said.words.reduce((all, word) => all | word.cues, 0);
    return (this.#cues & bit) !== 0;
  }

  get language(): Language | 'unknown' {
    this.#language ??= this.#guess();
    return this.#language;
  }

  /** Sentences that hold more than a mark or a number. */
  get sentences(): Span[] {
    this.#sentences ??= sentences(this.text).filter((s) => /[\p{L}]{2}|[\u3041-\uffdc]/u.test(s.text));
    return this.#sentences;
  }

  get words(): number {
    this.#words ??= this.ascii ? this.said.words.length : wordCount(this.text, this.said.words.length);
    return this.#words;
  }

  get known(): boolean {
    return this.language !== 'unknown';
  }

  /** Where the first phrase of that purpose stands, in its language or in English; -1 when there is none. */
  place(purpose: Purpose): number {
    this.#places[purpose] ??= this.known ? this.#find(purpose) : -1;
    return this.#places[purpose];
  }

  says(purpose: Purpose): boolean {
    return this.place(purpose) >= 0;
  }

  /** The language. A short English text has too few small words to be told by them: verbs and the tool's own name help. */
  #guess(): Language | 'unknown' {
    const { text } = this;
    const said = (part: string): readonly Word[] => (part.length === text.length ? this.said.words : wordsOf(part));
    const found = language(text, said);
    if (found === 'ru') return notRussian(text.slice(0, OPENING)) ? 'unknown' : 'ru';
    if (found === 'zh' || found === 'ja' || found === 'ko') return found;
    const sample = (): readonly Word[] => said(text.slice(0, OPENING));
    if (this.#mayBeForeign() && isForeign(sample())) return 'unknown';
    if (found !== 'unknown') return found;
    const own = new Set(identifierWords(this.#name.slice(0, 200)).map(stem));
    const letters = sample().filter((w) => /\p{L}/u.test(w.text));
    if (letters.some((w) => !/^[a-z'’]+$/.test(w.text.replace(/[0-9]/g, '')))) return 'unknown';
    const english = letters.filter((w) => verbOf(w.text) !== undefined || own.has(w.stem) || ENGLISH.has(w.text));
    return english.length > 0 && english.length * 4 >= letters.length ? 'en' : 'unknown';
  }

  /** Whether the opening has a word of another language: in whole, or by being cut. */
  #mayBeForeign(): boolean {
    if (this.said.words.some((word) => word.foreign)) return true;
    return this.text.length > OPENING && wordsOf(this.text.slice(OPENING - LAST_WORD, OPENING)).some((word) => word.foreign);
  }

  #find(purpose: Purpose): number {
    const own = this.language === 'unknown' ? -1 : this.text.search(PHRASES[this.language][purpose]);
    return own >= 0 || this.language === 'en' ? own : this.text.search(PHRASES.en[purpose]);
  }
}

const readings = new Memory((item: Item) => new Reading(item), AT_HAND);

/** The reading of an item's description, made once for all rules. */
export const read = (item: Item): Reading => readings.of(item);

/** Small words of English that no known neighbour shares. */
const ENGLISH: ReadonlySet<string> = new Set(
  'the an this that these of for to from at by with within and or is are be it its as all any each your you there no not when if before after one two new given current'.split(
    ' ',
  ),
);
