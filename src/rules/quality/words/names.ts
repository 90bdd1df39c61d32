import { identifierWords } from '../../../text/words.ts';
import type { ContentContext } from '../../rule.ts';
import { plural, stem } from './tokens.ts';
import { VERBS } from './verbs.ts';

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
}

/** The names of a server's tools, read together. */
export interface Names {
  count: number;
  /** Words most names start with: the product. */
  prefix: string[];
  get(name: string): NameParts;
  /** Tools that do the same kind of thing to the same object; at most a handful. */
  near(name: string): string[];
  /** Tools that get, list or find such an object. */
  sources(object: string): string[];
}

/** From how many tools on a first word shared by most of them counts as a prefix. */
const PREFIX_FROM = 3;
const PREFIX_SHARE = 0.6;
/** Siblings that are told. */
const NEAR = 5;
const QUALIFIERS: ReadonlySet<string> = new Set(
  'all available new existing current info information data detail record item list result by from for in of to the my multiple single bulk batch one many full'.split(
    ' ',
  ),
);

const cache = new WeakMap<ReadonlySet<string>, Names>();

/** Made once a surface. */
export function namesOf(context: ContentContext): Names {
  const all = context.surface.toolNames;
  let names = cache.get(all);
  if (!names) {
    names = build([...all]);
    cache.set(all, names);
  }
  return names;
}

function build(all: string[]): Names {
  const split = new Map(all.map((name) => [name, identifierWords(name.slice(0, 200))]));
  const prefix = sharedPrefix([...split.values()]);
  const parts = new Map<string, NameParts>();
  const groups = new Map<string, string[]>();
  const readers = new Map<string, string[]>();
  for (const [name, list] of split) {
    const part = takeApart(name, list, prefix);
    parts.set(name, part);
    if (part.object.length === 0 || part.verb === undefined) continue;
    push(groups, groupKey(part), name);
    const { sense } = VERBS.get(part.verb)!;
    if (sense === 'get' || sense === 'search' || sense === 'list') push(readers, part.object.join(' '), name);
  }
  const get = (name: string): NameParts => parts.get(name) ?? takeApart(name, identifierWords(name.slice(0, 200)), prefix);
  return {
    count: all.length,
    prefix,
    get,
    near(name) {
      const part = get(name);
      if (part.object.length === 0 || part.verb === undefined) return [];
      const found: string[] = [];
      for (const other of groups.get(groupKey(part)) ?? []) {
        if (other !== name) found.push(other);
        if (found.length === NEAR) break;
      }
      return found;
    },
    sources: (object) => readers.get(object) ?? [],
  };
}

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
  // The verb opens the name, or ends it (`boat_find`), or stands within (`fleet_find_boats`).
  let at = VERBS.has(rest[0] ?? '') ? 0 : VERBS.has(rest.at(-1) ?? '') ? rest.length - 1 : rest.findIndex((w) => VERBS.has(w));
  if (rest.length === 0) at = -1;
  const nouns = rest.filter((_, i) => i !== at);
  const said = nouns.filter((w) => !QUALIFIERS.has(stem(w)));
  return { name, words: list, verb: at < 0 ? undefined : rest[at], object: said.map(stem), many: said.some(plural) };
}

/** Verbs that look things up are one kind when they give several; one thing by its key is another. */
function groupKey(part: NameParts): string {
  const { sense, effect } = VERBS.get(part.verb!)!;
  const kind =
    sense === 'search' || sense === 'list' || (sense === 'get' && part.many)
      ? 'several'
      : sense === 'get'
        ? 'one'
        : effect === 'read'
          ? sense
          : sense;
  return `${kind}:${[...part.object].sort().join(' ')}`;
}
