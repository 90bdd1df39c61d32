import { distance, nearest } from '../../../model/error.ts';
import { Memory } from '../../../text/memory.ts';
import { identifierWords } from '../../../text/words.ts';
import { AT_HAND, type ContentContext } from '../../rule.ts';
import { isFiller, plural } from './tokens.ts';
import { VERBS } from './verbs.ts';
import { stem } from './word.ts';

/** A tool's name taken apart. */
export interface NameParts {
  name: string;
  words: string[];
  /** Base form of the verb, when one is known. */
  verb: string | undefined;
  /** Stems of what the verb acts on, without the server's prefix. */
  object: string[];
  /** The object reads as several things. */
  many: boolean;
  /** What it does to which object, in a word; the same for tools that are near each other. Undefined where either is unknown. */
  group: string | undefined;
}

/** The names of a server's tools, read together. */
export interface Names {
  count: number;
  /** Words most names start with: the product. */
  prefix: string[];
  /** Most names are written in camelCase. */
  camel: boolean;
  /** Most names are written with hyphens. */
  kebab: boolean;
  get(name: string): NameParts;
  /** Tools that do the same kind of thing to the same object; at most a handful. */
  near(name: string): readonly string[];
  /** Tools that get, list or find such an object. */
  sources(object: string): string[];
  /** The tool that a wrong name may mean: the one with most words in common when more than half are, verbs of one sense counted as one; else the one a slip of a letter away. */
  closest(name: string): string | undefined;
}

/** From how many tools on a first word shared by most of them counts as a prefix. */
const PREFIX_FROM = 3;
const PREFIX_SHARE = 0.6;
/** Siblings that are told. */
const NEAR = 5;
const QUALIFIERS: ReadonlySet<string> = new Set(
  'all available new existing info information data detail record item result by from for in of to the my multiple single bulk batch one many full'.split(
    ' ',
  ),
);

const cache = new WeakMap<ReadonlySet<string>, Names>();

/** The names that were read last: mostly they are the same on both sides. */
let latest: { all: readonly string[]; names: Names } | undefined;

/** Made once a surface. */
export function namesOf(context: ContentContext): Names {
  const set = context.surface.toolNames;
  let names = cache.get(set);
  if (!names) {
    const all = [...set];
    const known = latest?.all.length === all.length && latest.all.every((name, i) => name === all[i]) ? latest.names : undefined;
    names = known ?? build(all);
    latest = { all, names };
    cache.set(set, names);
  }
  return names;
}

function build(all: string[]): Names {
  const split = all.map((name) => identifierWords(name.slice(0, 200)));
  const prefix = sharedPrefix(split);
  const parts = new Map<string, NameParts>();
  const groups = new Map<string, string[]>();
  const readers = new Map<string, string[]>();
  for (const [i, name] of all.entries()) {
    const part = takeApart(name, split[i]!, prefix);
    parts.set(name, part);
    if (part.group === undefined) continue;
    push(groups, part.group, name);
    const { sense } = VERBS.get(part.verb!)!;
    if (sense === 'get' || sense === 'search' || sense === 'list') push(readers, part.object.join(' '), name);
  }
  let byWord: Map<string, string[]> | undefined;
  const atHand = new Memory((name: string) => parts.get(name) ?? takeApart(name, identifierWords(name.slice(0, 200)), prefix), AT_HAND);
  const get = (name: string): NameParts => atHand.of(name);
  return {
    count: all.length,
    prefix,
    camel: mostAre(all, /^[a-z][a-z0-9]*[A-Z]/),
    kebab: mostAre(all, /^[a-z][a-z0-9]*-/),
    get,
    near(name) {
      const { group } = get(name);
      const kin = group === undefined ? undefined : groups.get(group);
      if (!kin || (kin.length === 1 && kin[0] === name)) return NOBODY;
      const found: string[] = [];
      for (const other of kin) {
        if (other !== name) found.push(other);
        if (found.length === NEAR) break;
      }
      return found;
    },
    sources: (object) => readers.get(object) ?? [],
    closest(name) {
      byWord ??= index(parts);
      const wanted = identifierWords(name.slice(0, 200));
      return closest(new Set(told(wanted, prefix)), parts, byWord, prefix) ?? slip(name, all);
    },
  };
}

function mostAre(names: readonly string[], form: RegExp): boolean {
  let count = 0;
  for (const name of names) if (form.test(name)) count++;
  return count * 2 > names.length;
}

/** Names by the stems of their words. */
function index(parts: ReadonlyMap<string, NameParts>): Map<string, string[]> {
  const byWord = new Map<string, string[]>();
  for (const [name, { words }] of parts) for (const word of new Set(words.map(sense))) push(byWord, word, name);
  return byWord;
}

const NOBODY: readonly string[] = [];

/** Names looked at for one unknown name. */
const LOOKED_AT = 500;

/** The words of a name that tell it from others: without the server's prefix and small words. */
const told = (words: readonly string[], prefix: readonly string[]): string[] =>
  words.filter((w) => !prefix.includes(w) && !isFiller(w)).map(sense);

function closest(
  wanted: Set<string>,
  parts: ReadonlyMap<string, NameParts>,
  byWord: Map<string, string[]>,
  prefix: readonly string[],
): string | undefined {
  let found: string | undefined;
  let most = 0.5 + Number.EPSILON;
  const rarest = [...wanted]
    .map((w) => byWord.get(w) ?? [])
    .filter((l) => l.length)
    .sort((a, b) => a.length - b.length);
  for (const list of rarest.slice(0, 3)) {
    for (const name of list.slice(0, LOOKED_AT)) {
      const own = new Set(told(parts.get(name)!.words, prefix));
      let common = 0;
      for (const word of own) if (wanted.has(word)) common++;
      // Of two that share as much the one with fewer words of its own comes first.
      const share = common / Math.max(own.size, wanted.size) - (own.size - common) / 1_000;
      if (share > most) {
        most = share;
        found = name;
      }
    }
  }
  return found;
}

/** Verbs that do the same are one word. */
function sense(word: string): string {
  const root = stem(word);
  return VERBS.get(root)?.sense ?? root;
}

/** Letters that may be wrong in a name, and the least of it that they leave. */
const SLIP = 2;
const LEAST = 3;

/** The name that differs by a slip; another verb that is known is none (`move`, `remove`). */
function slip(name: string, all: readonly string[]): string | undefined {
  if (name.length > 100) return undefined;
  const verb = senseOf(name);
  const like = all
    .slice(0, LOOKED_AT)
    .filter((n) => Math.abs(n.length - name.length) <= SLIP && n !== name && (!verb || !senseOf(n) || senseOf(n) === verb));
  const found = nearest(name, like);
  return found !== undefined && distance(name, found) <= Math.min(SLIP, Math.floor(name.length / LEAST)) ? found : undefined;
}

const senseOf = (name: string): string | undefined => VERBS.get(identifierWords(name).find((w) => VERBS.has(w)) ?? '')?.sense;

const push = (map: Map<string, string[]>, key: string, value: string): void => {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
};

function sharedPrefix(names: string[][]): string[] {
  const prefix: string[] = [];
  if (names.length < PREFIX_FROM) {
    const first = names[0]?.[0];
    return names.length === 2 && first !== undefined && first === names[1]?.[0] && !VERBS.has(first) ? [first] : [];
  }
  for (let i = 0; i < 2; i++) {
    const counts = new Map<string, number>();
    for (const list of names) {
      const word = list[i];
      if (word !== undefined && list.length > i + 1 && prefix.every((p, at) => list[at] === p))
        counts.set(word, (counts.get(word) ?? 0) + 1);
    }
    const [word, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
    if (count < names.length * PREFIX_SHARE || VERBS.has(word)) break;
    prefix.push(word);
  }
  return prefix;
}

function takeApart(name: string, list: string[], prefix: string[]): NameParts {
  const rest = prefix.length > 0 && prefix.every((p, i) => list[i] === p) ? list.slice(prefix.length) : list;
  const at = verbAt(rest);
  const nouns = rest.filter((_, i) => i !== at);
  const said = nouns.filter((w) => !QUALIFIERS.has(stem(w)));
  // Where the verb comes last, the noun is the name of a group (`boats_get`) and its number tells nothing.
  const many = said.some(plural) && at < rest.length - 1;
  const verb = at < 0 ? undefined : rest[at];
  const object = said.map(stem);
  const group = verb === undefined || object.length === 0 ? undefined : `${kindOf(verb, many)}:${object.join(' ')}`;
  return { name, words: list, verb, object, many, group };
}

/** Verbs that are as often nouns: `get_order` orders nothing. */
const NOUNS: ReadonlySet<string> = new Set(
  'order book post share record log copy fork lock link set check test watch monitor filter query view display export archive store press type select draw charge transfer refund purchase email reply trigger call run build upload download drop patch change start stop'.split(
    ' ',
  ),
);

/** Where the verb of a name stands: in front, else the first word that is nothing but a verb (`fleet_find_boats`), else at the end (`boat_book`); -1 for none. */
function verbAt(words: readonly string[]): number {
  if (VERBS.has(words[0] ?? '')) return 0;
  const plain = words.findIndex((w) => VERBS.has(w) && !NOUNS.has(w));
  if (plain >= 0) return plain;
  return VERBS.has(words.at(-1) ?? '') ? words.length - 1 : words.findIndex((w) => VERBS.has(w));
}

/** What a name says its tool does. Verbs that give several things are one kind; one thing by its key is another. */
export function kindOf(verb: string, many: boolean): string {
  const { sense } = VERBS.get(verb)!;
  if (sense === 'search' || sense === 'list' || (sense === 'get' && many)) return 'several';
  return sense === 'get' ? 'one' : sense;
}
