import type { Item } from '../../../model/surface.ts';
import { type Language, language } from '../../../text/language.ts';
import { type Span, sentences } from '../../../text/sentences.ts';
import { identifierWords, words } from '../../../text/words.ts';
import { isForeign, notRussian } from './foreign.ts';
import { PHRASES, type Purpose } from './phrases.ts';
import { stem, wordCount } from './tokens.ts';
import { verbOf } from './verbs.ts';

/** UTF-16 units of a description that are read: far beyond what any client shows, and the cost of a hostile text stays flat. */
export const READ = 8_000;

/** A description as the rules read it. */
export class Reading {
  /** The description without white space around it, cut at READ. */
  readonly text: string;
  readonly cut: boolean;
  readonly #name: string;
  #language: Language | 'unknown' | undefined;
  #sentences: Span[] | undefined;
  #places: Map<Purpose, number> | undefined;
  #words: number | undefined;

  constructor(item: Item) {
    const whole = item.description ?? '';
    this.cut = whole.length > READ;
    this.text = (this.cut ? whole.slice(0, READ) : whole).trim();
    this.#name = item.name ?? '';
  }

  get language(): Language | 'unknown' {
    this.#language ??= guess(this.text, this.#name);
    return this.#language;
  }

  /** Sentences that hold more than a mark or a number. */
  get sentences(): Span[] {
    this.#sentences ??= sentences(this.text).filter((s) => /[\p{L}]{2}|[\u3041-\uffdc]/u.test(s.text));
    return this.#sentences;
  }

  get words(): number {
    this.#words ??= wordCount(this.text);
    return this.#words;
  }

  get known(): boolean {
    return this.language !== 'unknown';
  }

  /** Where the first phrase of that purpose stands, in its language or in English; -1 when there is none. */
  place(purpose: Purpose): number {
    this.#places ??= new Map();
    let place = this.#places.get(purpose);
    if (place === undefined) {
      place = this.known ? this.#find(purpose) : -1;
      this.#places.set(purpose, place);
    }
    return place;
  }

  says(purpose: Purpose): boolean {
    return this.place(purpose) >= 0;
  }

  #find(purpose: Purpose): number {
    const own = this.language === 'unknown' ? -1 : this.text.search(PHRASES[this.language][purpose]);
    return own >= 0 || this.language === 'en' ? own : this.text.search(PHRASES.en[purpose]);
  }
}

const readings = new WeakMap<Item, Reading>();

/** The reading of an item's description, made once. */
export function read(item: Item): Reading {
  let reading = readings.get(item);
  if (!reading) {
    reading = new Reading(item);
    readings.set(item, reading);
  }
  return reading;
}

/** Small words of English that no known neighbour shares. */
const ENGLISH: ReadonlySet<string> = new Set(
  'the an this that these of for to from at by with within and or is are be it its as all any each your you there no not when if before after one two new given current'.split(
    ' ',
  ),
);

/** The language of a description. A short English one has too few small words to be told by them: verbs and the tool's own name help. */
function guess(text: string, name: string): Language | 'unknown' {
  const found = language(text);
  if (found === 'ru') return notRussian(text.slice(0, 1_000)) ? 'unknown' : 'ru';
  if (found === 'zh' || found === 'ja' || found === 'ko') return found;
  const sample = words(text.slice(0, 1_000));
  if (isForeign(sample)) return 'unknown';
  if (found !== 'unknown') return found;
  const own = new Set(identifierWords(name.slice(0, 200)).map(stem));
  const letters = sample.filter((w) => /\p{L}/u.test(w));
  if (letters.some((w) => !/^[a-z'’]+$/.test(w.replace(/[0-9]/g, '')))) return 'unknown';
  const english = letters.filter((w) => verbOf(w) !== undefined || own.has(stem(w)) || ENGLISH.has(w));
  return english.length > 0 && english.length * 4 >= letters.length ? 'en' : 'unknown';
}
