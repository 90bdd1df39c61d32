import type { Lexicon } from './lexicon.ts';
import { FLAG } from './table.ts';
import type { Bits } from './tags.ts';

/** Endings of infinitives in languages of Latin letters, longer ones first. */
const INFINITIVES = ['are', 'ere', 'ire', 'ar', 'er', 'ir', 're', 'en'] as const;
/** Letters of a stem below which too many other words begin so. */
const SHORTEST = 4;

/** What all forms of a verb begin with, by its infinitive. */
export function stemOf(infinitive: string): string | undefined {
  const ending = INFINITIVES.find((e) => infinitive.endsWith(e));
  const stem = ending === undefined ? '' : infinitive.slice(0, -ending.length);
  return stem.length >= SHORTEST ? stem : undefined;
}

/** Endings of verbs: persons, orders polite and familiar, participles, gerunds, futures. */
const ENDINGS: ReadonlySet<string> = new Set(
  `a e i o as es is os an en on am em im amos emos imos iamo ad ed id á é í ó ás és ís áis éis ais eis ai ou eu iu aste este ando endo iendo indo ado ada ados
  adas ido ida idos idas ato ata ati ate ito ita iti ite uto uta uti ute ano ono ino ez ons ent ant ait aient iez era eras eront ra rá rán ará arán erá irá
  é ée és ées i ie is ies issez issent st t et te ten est end arem erem irem ara aran ase asen are aren arei`.split(/\s+/),
);
/** Pronouns that are written as one with a verb. */
const CLITIC = /(?:se|me|te|nos|glie|ce|ve)?(?:lo|la|los|las|le|les|lhe|lhes|gli|li|ne|me|te|se|nos|os|ci|vi|mi|ti|si|mela|melo)$/;

/** The classes of a word that stands in no table, by the verb it is a form of or the word it ends with. */
export function inflected(word: string, lexicon: Lexicon): Readonly<Bits> | undefined {
  if (word.length <= SHORTEST || word.length > 32) return undefined;
  return verb(word, lexicon) ?? withPronoun(word, lexicon) ?? joined(word, lexicon);
}

function verb(word: string, lexicon: Lexicon): Readonly<Bits> | undefined {
  return form(word, lexicon) ?? (word.startsWith('ge') ? form(word.slice(2), lexicon) : undefined);
}

function form(word: string, { stems }: Lexicon): Readonly<Bits> | undefined {
  for (let to = word.length; to >= SHORTEST && to >= word.length - 6; to--) {
    const bits = stems.get(word.slice(0, to));
    if (bits !== undefined && (to === word.length || ENDINGS.has(word.slice(to)))) return bits;
  }
  return undefined;
}

function withPronoun(word: string, lexicon: Lexicon): Readonly<Bits> | undefined {
  const cut = word.search(CLITIC);
  if (cut < SHORTEST) return undefined;
  const bare = word.slice(0, cut);
  // The accent is there for the sake of the pronoun: `menciónelo`; Italian drops the last vowel of an infinitive: `inviarlo`.
  for (const form of [bare, bare.normalize('NFD').replace(/[\u0300-\u036f]/g, ''), `${bare}e`]) {
    const bits = lexicon.words.get(form)?.bits ?? verb(form, lexicon);
    if (bits !== undefined) return bits;
  }
  return undefined;
}

/** Letters before the last part of a joined word. */
const BEFORE = 3;

function joined(word: string, { words }: Lexicon): Readonly<Bits> | undefined {
  for (let from = BEFORE; word.length - from >= 6; from++) {
    const entry = words.find(word, from, word.length);
    if (entry !== undefined && (entry.flags & FLAG.head) !== 0) return entry.bits;
  }
  return undefined;
}
