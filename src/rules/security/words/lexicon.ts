import { reversed, rot13 } from '../../../text/decode.ts';
import { CHINESE } from './chinese.ts';
import { IDEOGRAPHIC, IDEOGRAPHIC_OTHER } from './eastern.ts';
import { EUROPEAN, EUROPEAN_OTHER, JOINING } from './european.ts';
import { COMMON, FLAGGED } from './flags.ts';
import { each, eachForm, gerund, past, third } from './forms.ts';
import { stemOf } from './inflected.ts';
import { RUSSIAN } from './russian.ts';
import { traditional } from './script.ts';
import { FLAG, NONE, plus, WordTable } from './table.ts';
import { ENGLISH_BESIDE, ENGLISH_PHRASES, ENGLISH_VERBS, type Table } from './tables.ts';
import { type Bits, bitOf } from './tags.ts';
import { TURNED } from './turned.ts';

/** The words of a language, or of several that are told apart by nothing but their words. */
export interface Lexicon {
  words: WordTable;
  /** Beginnings of words that stand for all that begin so. */
  stems: ReadonlyMap<string, Readonly<Bits>>;
}

/** Phrases of languages without spaces, by their first character, longest first. */
export type Phrases = ReadonlyMap<string, readonly (readonly [phrase: string, bits: Readonly<Bits>])[]>;

/** Stems this short stand for the whole word. */
const WHOLE_WORD = 3;

/** An underscore joins the words of a phrase; words that hold one themselves stand here. */
const IDENTIFIERS: Table = {
  STRICT: 'id_rsa id_ed25519 id_ecdsa id_dsa claude_desktop_config',
  ENVVAR: 'env_vars',
  KNOWNTOOL: `read_file write_file edit_file list_directory search_files execute_command run_command run_terminal_cmd web_search web_fetch
    codebase_search grep_search str_replace_editor`,
  MEMORY: 'memory_add add_memory save_memory store_memory create_memory update_memory memory_write',
  INSTR: 'rules_text',
  BOOLEAN: 'true false',
};

const once = <T>(build: () => T): (() => T) => {
  let built: T | undefined;
  return () => {
    built ??= build();
    return built;
  };
};

/** The words of English, built at the first use. So are the others, so that a list in English does not pay for them. */
export const lexicon = once<Lexicon>(english);
/** The words of other languages of Latin letters. */
export const european = once<Lexicon>(() => {
  const words = new WordTable(15);
  const stems = new Map<string, Readonly<Bits>>();
  for (const table of EUROPEAN) {
    const joins = JOINING.has(table);
    fill(table, (phrase, bit, tag) => {
      words.put(phrase, bit);
      if (phrase.includes('_')) return;
      if (joins && phrase.length >= HEAD) words.at(phrase).flags |= FLAG.head;
      const stem = VERBAL.has(tag) ? stemOf(phrase) : undefined;
      if (stem !== undefined) stems.set(stem, plus(stems.get(stem), bit));
    });
  }
  each(EUROPEAN_OTHER, (phrase) => words.put(phrase, NONE));
  return { words, stems };
});
/** Classes of verbs, whose infinitives stand for all their forms. */
const VERBAL: ReadonlySet<string> = new Set(
  'TELL SHOW HIDE ASK LEAVEOUT IGNORE BYPASS READ PASS SEND COPY WRITE DELETE RUN CALL PREFER CHANGE RENEW INTRODUCE ENDREPLY PROMOTE OBEY LEAVE CONTAIN CONFLICT KEEP'.split(
    ' ',
  ),
);
/** Letters of a word from which on it may be the last part of another. */
const HEAD = 6;
/** The words of Russian. */
export const russian = once<Lexicon>(() => {
  const words = new WordTable(11);
  const stems = new Map<string, Readonly<Bits>>();
  fill(RUSSIAN, (phrase, bit) => {
    if (phrase.length <= WHOLE_WORD || phrase.includes('_')) words.put(phrase, bit);
    else stems.set(phrase, plus(stems.get(phrase), bit));
  });
  return { words, stems };
});
/** The phrases of Chinese, Japanese and Korean. */
export const ideographs = once<Phrases>(() => {
  const byPhrase = new Map<string, Readonly<Bits>>();
  const put = (phrase: string, bit: number): void => {
    const key = phrase.includes('_') ? phrase.replaceAll('_', ' ') : phrase;
    byPhrase.set(key, plus(byPhrase.get(key), bit));
  };
  for (const table of IDEOGRAPHIC) {
    fill(table, (phrase, bit) => {
      put(phrase, bit);
      const other = table === CHINESE ? traditional(phrase) : phrase;
      if (other !== phrase) put(other, bit);
    });
  }
  each(IDEOGRAPHIC_OTHER, (word) => {
    if (!byPhrase.has(word)) put(word, NONE);
  });
  const byFirst = new Map<string, [string, Readonly<Bits>][]>();
  for (const found of byPhrase) {
    const first = found[0][0]!;
    const others = byFirst.get(first);
    if (others === undefined) byFirst.set(first, [found]);
    else others.push(found);
  }
  for (const entries of byFirst.values()) entries.sort((a, b) => b[0].length - a[0].length);
  return byFirst;
});

/** Calls back with each phrase of a table and the bit of its class. */
function fill(table: Table, put: (phrase: string, bit: number, tag: string) => void): void {
  for (const [tag, phrases] of Object.entries(table)) {
    const bit = bitOf(tag);
    eachForm(phrases, (phrase) => put(phrase, bit, tag));
  }
}

function english(): Lexicon {
  const words = new WordTable(15);
  for (const table of ENGLISH_VERBS) {
    for (const [tag, verbs] of Object.entries(table)) {
      const bit = bitOf(tag);
      each(verbs, (verb) => conjugate(verb, bit, words));
    }
  }
  for (const table of ENGLISH_PHRASES) {
    for (const [tag, phrases] of Object.entries(table)) {
      const bit = bitOf(tag);
      each(phrases, (phrase) => words.put(phrase, bit));
    }
  }
  for (const table of ENGLISH_BESIDE) {
    for (const [tag, phrases] of Object.entries(table)) {
      const bit = bitOf(tag);
      each(phrases, (phrase) => words.put(phrase, bit, true));
    }
  }
  for (const [tag, names] of Object.entries(IDENTIFIERS)) {
    each(names, (name) => {
      words.at(name).bits = plus(undefined, bitOf(tag));
    });
  }
  for (const [name, flagged] of Object.entries(FLAGGED) as [keyof typeof FLAG, string][]) {
    each(flagged, (word) => {
      words.at(word).flags |= FLAG[name];
    });
  }
  each(COMMON, (word) => {
    words.at(word).flags |= FLAG.common;
    for (const turned of [rot13(word), reversed(word)]) if (words.get(turned)?.bits === undefined) words.at(turned).flags |= FLAG.turned;
  });
  for (const word of TURNED.keys()) {
    for (const spelled of [word, word.replace("'", '\u2019')]) words.at(spelled).flags |= FLAG.swapped;
  }
  return { words, stems: new Map() };
}

const BASE = bitOf('BASE');
const THIRD = bitOf('THIRD');

/** A verb in all its forms; irregular ones stand behind a slash: `send/sent`, `set_up`. */
function conjugate(verb: string, bit: number, words: WordTable): void {
  const slash = verb.indexOf('/');
  const base = slash < 0 ? verb : verb.slice(0, slash);
  const cut = base.indexOf('_');
  const head = cut < 0 ? base : base.slice(0, cut);
  const tail = cut < 0 ? '' : base.slice(cut);
  words.put(base, bit);
  words.put(base, BASE);
  const other = third(head) + tail;
  words.put(other, bit);
  words.put(other, THIRD);
  words.put(gerund(head) + tail, bit);
  if (slash < 0) words.put(past(head) + tail, bit);
  else for (const form of verb.slice(slash + 1).split('/')) words.put(form, bit);
}
