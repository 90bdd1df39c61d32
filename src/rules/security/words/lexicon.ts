import { reversed, rot13 } from '../../../text/decode.ts';
import { IDEOGRAPHIC, IDEOGRAPHIC_OTHER } from './eastern.ts';
import { EUROPEAN, EUROPEAN_OTHER } from './european.ts';
import { COMMON, FLAGGED } from './flags.ts';
import { RUSSIAN } from './russian.ts';
import { ENGLISH_BESIDE, ENGLISH_PHRASES, ENGLISH_VERBS } from './tables.ts';
import { type Bits, bitOf, noBits, setBit } from './tags.ts';
import { TURNED } from './turned.ts';

/** What a word or the words from here on stand for. */
export interface Entry {
  /** Classes in English, and in any text. */
  bits: Bits | undefined;
  /** Classes in another European language only: they count where the sentence is in one. */
  foreign: Bits | undefined;
  /** Classes of a phrase that stand beside those of its words. */
  beside: Bits | undefined;
  /** Longer phrases that begin with these words, by the hash of the next word. */
  next: Map<number, Entry> | undefined;
  /** The word, or the last one of the phrase. */
  word: string;
  /** What else is known of the word; see `FLAG`. */
  flags: number;
}

/** Facts about single words that are no classes of cues. */
export const FLAG = {
  /** A verb in its base form after it is an order. */
  leads: 1,
  /** A frequent word of English. */
  english: 2,
  /** A frequent word of another European language. */
  strange: 4,
  /** A verb that is more often a noun. */
  noun: 8,
  /** A word that English and others share: it tells neither. */
  shared: 16,
  /** What a noun that is used as a verb has behind it. */
  object: 32,
  /** The image of a common English word under rot13, or backwards. */
  turned: 64,
  /** One of the words whose images those are. */
  common: 128,
  /** A key word with two letters in each other's place. */
  swapped: 256,
} as const;

export interface Lexicon {
  words: WordTable;
  /** Beginnings of Russian words. */
  stems: ReadonlyMap<string, Bits>;
  /** Phrases of languages without spaces, by their first character, longest first. */
  phrases: ReadonlyMap<string, readonly (readonly [phrase: string, bits: Bits])[]>;
}

/** Stems this short stand for the whole word. */
const WHOLE_WORD = 3;

const fresh = (word: string): Entry => ({ bits: undefined, foreign: undefined, beside: undefined, next: undefined, word, flags: 0 });
const list = (words: string | undefined): string[] => (words ?? '').split(/\s+/).filter((w) => w !== '');
/** As `list`, with the endings after a colon put to the word before it: `send:e,en,et`. */
const forms = (words: string | undefined): string[] =>
  list(words).flatMap((word) => {
    const colon = word.indexOf(':', 1);
    if (colon < 0 || colon === word.length - 1) return [word];
    const endings = word.slice(colon + 1).split(',');
    return endings.map((ending) => word.slice(0, colon) + ending);
  });

/** An underscore joins the words of a phrase; words that hold one themselves stand here. */
const IDENTIFIERS: Record<string, string> = {
  id_rsa: 'STRICT',
  id_ed25519: 'STRICT',
  id_ecdsa: 'STRICT',
  id_dsa: 'STRICT',
  claude_desktop_config: 'STRICT',
  env_vars: 'ENVVAR',
  read_file: 'KNOWNTOOL',
  write_file: 'KNOWNTOOL',
  edit_file: 'KNOWNTOOL',
  list_directory: 'KNOWNTOOL',
  search_files: 'KNOWNTOOL',
  execute_command: 'KNOWNTOOL',
  run_command: 'KNOWNTOOL',
  run_terminal_cmd: 'KNOWNTOOL',
  web_search: 'KNOWNTOOL',
  memory_add: 'MEMORY',
  add_memory: 'MEMORY',
  save_memory: 'MEMORY',
  store_memory: 'MEMORY',
  create_memory: 'MEMORY',
  update_memory: 'MEMORY',
  memory_write: 'MEMORY',
  rules_text: 'INSTR',
  web_fetch: 'KNOWNTOOL',
  codebase_search: 'KNOWNTOOL',
  grep_search: 'KNOWNTOOL',
  str_replace_editor: 'KNOWNTOOL',
};

/** The hash of a word, one unit more: see `WordTable`. */
export const hashUnit = (hash: number, unit: number): number => (Math.imul(hash, 31) + unit) | 0;

function hashOf(word: string): number {
  let hash = 0;
  for (let i = 0; i < word.length; i++) hash = hashUnit(hash, word.charCodeAt(i));
  return hash;
}

/** Words by a hash that is made while a text is read, so that the many words that are not here cost no substring. */
export class WordTable {
  #slots: (Entry | undefined)[] = new Array(1 << 15).fill(undefined);
  #hashes = new Int32Array(1 << 15);

  /** The entry whose word stands in `text` from `from` to `to`. */
  find(hash: number, text: string, from: number, to: number): Entry | undefined {
    for (let slot = (hash ^ (hash >>> 15)) & MASK; ; slot = (slot + 1) & MASK) {
      const entry = this.#slots[slot];
      if (entry === undefined) return undefined;
      if (this.#hashes[slot] === hash && entry.word.length === to - from && text.startsWith(entry.word, from)) return entry;
    }
  }

  get(word: string): Entry | undefined {
    return this.find(hashOf(word), word, 0, word.length);
  }

  /** The entry of a word, made when there is none. */
  at(word: string): Entry {
    const known = this.get(word);
    if (known !== undefined) return known;
    const hash = hashOf(word);
    let slot = (hash ^ (hash >>> 15)) & MASK;
    while (this.#slots[slot] !== undefined) slot = (slot + 1) & MASK;
    const entry = fresh(word);
    this.#slots[slot] = entry;
    this.#hashes[slot] = hash;
    return entry;
  }
}
const MASK = (1 << 15) - 1;

let built: Lexicon | undefined;

/** The tables of words, built at the first use. */
export function lexicon(): Lexicon {
  built ??= build();
  return built;
}

function build(): Lexicon {
  const words = new WordTable();
  const put = (phrase: string, how: 'bits' | 'foreign' | 'beside', ...tags: string[]): void => {
    let entry: Entry | undefined;
    for (const word of phrase.split('_').filter((w) => w !== '')) {
      if (entry === undefined) entry = words.at(word);
      else {
        entry.next ??= new Map();
        const hash = hashOf(word);
        let below = entry.next.get(hash);
        if (below === undefined) {
          below = fresh(word);
          entry.next.set(hash, below);
        }
        entry = below;
      }
    }
    if (entry === undefined) return;
    const key = how === 'beside' && entry === words.get(phrase) ? 'bits' : how;
    entry[key] ??= noBits();
    for (const tag of tags) setBit(entry[key], bitOf(tag));
  };
  for (const [tag, verbs] of ENGLISH_VERBS.flatMap((table) => Object.entries(table))) {
    for (const verb of list(verbs)) {
      const [base, ...irregular] = verb.split('/') as [string, ...string[]];
      put(base, 'bits', tag, 'BASE');
      for (const form of irregular) put(form, 'bits', tag);
      const [head, ...rest] = base.split('_') as [string, ...string[]];
      const tail = rest.length > 0 ? `_${rest.join('_')}` : '';
      put(third(head) + tail, 'bits', tag, 'THIRD');
      put(gerund(head) + tail, 'bits', tag);
      if (irregular.length === 0) put(past(head) + tail, 'bits', tag);
    }
  }
  for (const [tag, phrases] of ENGLISH_PHRASES.flatMap((table) => Object.entries(table)))
    for (const phrase of list(phrases)) put(phrase, 'bits', tag);
  for (const [tag, phrases] of ENGLISH_BESIDE.flatMap((table) => Object.entries(table)))
    for (const phrase of list(phrases)) put(phrase, 'beside', tag);
  for (const [name, tag] of Object.entries(IDENTIFIERS)) {
    const entry = words.at(name);
    entry.bits ??= noBits();
    setBit(entry.bits, bitOf(tag));
  }
  for (const table of EUROPEAN)
    for (const [tag, phrases] of Object.entries(table)) for (const phrase of forms(phrases)) put(phrase, 'foreign', tag);
  for (const phrase of list(EUROPEAN_OTHER)) put(phrase, 'foreign');
  for (const [name, flagged] of Object.entries(FLAGGED) as [keyof typeof FLAG, string][]) {
    for (const word of list(flagged)) words.at(word).flags |= FLAG[name];
  }
  for (const word of list(COMMON)) {
    words.at(word).flags |= FLAG.common;
    for (const turned of [rot13(word), reversed(word)]) if (words.get(turned)?.bits === undefined) words.at(turned).flags |= FLAG.turned;
  }
  for (const word of TURNED.keys()) {
    for (const spelled of [word, word.replace("'", '\u2019')]) words.at(spelled).flags |= FLAG.swapped;
  }
  const stems = new Map<string, Bits>();
  for (const [tag, phrases] of Object.entries(RUSSIAN)) {
    for (const phrase of forms(phrases)) {
      if (phrase.includes('_') || phrase.length <= WHOLE_WORD) put(phrase, 'foreign', tag);
      else {
        const bits = stems.get(phrase) ?? noBits();
        setBit(bits, bitOf(tag));
        stems.set(phrase, bits);
      }
    }
  }
  return { words, stems, phrases: ideographs() };
}

function ideographs(): Map<string, [string, Bits][]> {
  const byPhrase = new Map<string, Bits>();
  for (const [tag, phrases] of IDEOGRAPHIC.flatMap((table) => Object.entries(table))) {
    for (const phrase of list(phrases)) {
      const key = phrase.replaceAll('_', ' ');
      const bits = byPhrase.get(key) ?? noBits();
      setBit(bits, bitOf(tag));
      byPhrase.set(key, bits);
    }
  }
  for (const word of list(IDEOGRAPHIC_OTHER)) if (!byPhrase.has(word)) byPhrase.set(word, noBits());
  const byFirst = new Map<string, [string, Bits][]>();
  for (const [phrase, bits] of byPhrase) {
    const first = phrase[0]!;
    byFirst.set(first, [...(byFirst.get(first) ?? []), [phrase, bits]]);
  }
  for (const entries of byFirst.values()) entries.sort((a, b) => b[0].length - a[0].length);
  return byFirst;
}

const VOWELS = 'aeiou';
const consonantY = (verb: string): boolean => verb.endsWith('y') && !VOWELS.includes(verb[verb.length - 2]!);
/** Verbs whose last consonant doubles: one syllable, consonant-vowel-consonant. */
const doubles = (verb: string): boolean =>
  /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(verb) ||
  ['forget', 'begin', 'submit', 'omit', 'permit', 'admit', 'commit', 'transmit', 'refer', 'transfer'].includes(verb);

const third = (verb: string): string =>
  consonantY(verb) ? `${verb.slice(0, -1)}ies` : /(?:s|x|z|ch|sh|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
const gerund = (verb: string): string =>
  verb.endsWith('ie')
    ? `${verb.slice(0, -2)}ying`
    : verb.endsWith('e') && !verb.endsWith('ee')
      ? `${verb.slice(0, -1)}ing`
      : doubles(verb)
        ? `${verb}${verb[verb.length - 1]}ing`
        : `${verb}ing`;
const past = (verb: string): string =>
  consonantY(verb)
    ? `${verb.slice(0, -1)}ied`
    : verb.endsWith('e')
      ? `${verb}d`
      : doubles(verb)
        ? `${verb}${verb[verb.length - 1]}ed`
        : `${verb}ed`;
