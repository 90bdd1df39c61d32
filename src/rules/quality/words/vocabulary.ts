import type { Surface, Tool } from '../../../model/surface.ts';
import { Memory } from '../../../text/memory.ts';
import { words } from '../../../text/words.ts';
import type { NameParts, Names } from './names.ts';
import { read } from './read.ts';
import { isFiller, stem } from './tokens.ts';
import { VERBS } from './verbs.ts';

/** Words of a tool that are weighed; a longer text has said what it is about by then. */
const MOST_WORDS = 100;
/** Words from which a text stands for itself. */
const SPEAKING = 3;
/** UTF-16 units of a description that are looked at for words. */
const READ_FOR_WORDS = 1_500;
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['identifier', 'id'],
  ['ids', 'id'],
  ['uid', 'id'],
  ['uuid', 'id'],
  ['repo', 'repository'],
  ['db', 'database'],
  ['doc', 'document'],
  ['docs', 'document'],
  ['documentation', 'document'],
  ['dir', 'directory'],
  ['folder', 'directory'],
  ['msg', 'message'],
  ['info', 'information'],
]);

/** What a server's tools talk about, each word weighed by how few of them use it. */
export interface Vocabulary {
  tools: readonly Tool[];
  words: Uint32Array[];
  texts: string[];
  weight: Float64Array;
  spelled: string[];
  users: number[][];
}

/** The words of every tool: name without the prefix, description, names of parameters. */
export function vocabulary(surface: Surface, names: Names): Vocabulary {
  const ids = new Map<string, number>();
  const spelled: string[] = [];
  const users: number[][] = [];
  const texts: string[] = [];
  const lists = surface.tools.map((tool, index) => {
    const text = read(tool).text.slice(0, READ_FOR_WORDS);
    const said = saidIn.of(text);
    texts.push(said.text);
    const own = new Set(said.senses);
    const add = (list: Iterable<string>): void => addSenses(list, own);
    // A text of a few words leaves much to the name.
    if (own.size < SPEAKING) add(spoken(names.get(tool.name)));
    for (const [name] of tool.parameters.slice(0, MOST_WORDS)) add(words(name.replaceAll('_', ' ').slice(0, 60)));
    const list = new Uint32Array(own.size);
    let at = 0;
    for (const word of own) {
      let id = ids.get(word);
      if (id === undefined) {
        id = spelled.length;
        ids.set(word, id);
        spelled.push(word);
        users.push([]);
      }
      users[id]!.push(index);
      list[at++] = id;
    }
    return list.sort();
  });
  const weight = Float64Array.from(users, (list) => Math.log(1 + surface.tools.length / list.length));
  return { tools: surface.tools, words: lists, texts, weight, spelled, users };
}

/** What a text says: its words in a row, and what the first of them are about. */
interface Said {
  text: string;
  senses: readonly string[];
}
const saidIn = new Memory(saidBy, 20_000);

function saidBy(text: string): Said {
  const said = words(text.toLowerCase().replace(/\blooks? up\b/g, 'lookup'));
  const own = new Set<string>();
  addSenses(said, own);
  return { text: said.join(' '), senses: [...own] };
}

function addSenses(list: Iterable<string>, own: Set<string>): void {
  for (const word of list) {
    if (own.size >= MOST_WORDS) return;
    for (const sense of sensesIn.of(word)) own.add(sense);
  }
}

const sensesIn = new Memory(senses, 20_000);

/** What a word adds to what a tool talks about. */
function senses(word: string): readonly string[] {
  if (WIDE.test(word)) return [...word];
  return word.length > 1 && !isFiller(word) ? [sense(word)] : [];
}

const spoken = (part: NameParts): string[] => [...(part.verb ? [part.verb] : []), ...part.object];

/** Scripts without spaces: characters stand for words. */
const WIDE = /[\u3041-\u30ff\u4e00-\u9fff]/;

/** Korean writes its particles on to the word, and its verbs come last in many forms. */
const PARTICLE = /^([가-힣]{2,}?)(?:에서|으로|에게|까지|부터|을|를|의|이|가|은|는|로|에|와|과|도)$/;
const KOREAN_VERBS: readonly [RegExp, string][] = [
  [/^(?:가져|조회|읽|검색|찾|불러|보여|얻|받|반환|돌려|표시|나열|열람|확인)/, 'find'],
  [/^(?:삭제|제거|지우|지웁)/, 'delete'],
  [/^(?:생성|만들|만듭|추가|등록)/, 'create'],
  [/^(?:수정|변경|바꾸|바꿉|갱신|업데이트)/, 'update'],
];
const VERB_FORM = /(?:다|요|기|함|음|해|며|고)$/;

/** Verbs of one sense and common short forms are one word. */
export function sense(word: string): string {
  if (/^[가-힣]+$/.test(word)) {
    const verb = VERB_FORM.test(word) ? KOREAN_VERBS.find(([form]) => form.test(word)) : undefined;
    return verb?.[1] ?? PARTICLE.exec(word)?.[1] ?? word;
  }
  const root = stem(word);
  const known = VERBS.get(root)?.sense ?? root;
  if (known === 'get' || known === 'search' || known === 'list') return 'find';
  return SYNONYMS.get(known) ?? known;
}

export interface Likeness {
  /** Weighted share of common words, 0 to 1. */
  value: number;
  /** How many words only the one and only the other has. */
  differ: [here: number, there: number];
  readonly shared: string[];
  readonly here: string[];
  readonly there: string[];
}

/** How alike two tools talk, with the words that they share and that only one has, weightiest first. The words are made when asked for. */
export function likeness({ words: lists, weight, spelled }: Vocabulary, a: number, b: number): Likeness {
  const [x, y] = [lists[a]!, lists[b]!];
  const shared: number[] = [];
  const here: number[] = [];
  const there: number[] = [];
  let common = 0;
  let all = 0;
  let i = 0;
  let j = 0;
  while (i < x.length || j < y.length) {
    const p = i < x.length ? x[i]! : Number.POSITIVE_INFINITY;
    const q = j < y.length ? y[j]! : Number.POSITIVE_INFINITY;
    const id = Math.min(p, q);
    all += weight[id]!;
    if (p === q) {
      common += weight[id]!;
      shared.push(id);
    } else (p < q ? here : there).push(id);
    if (p <= q) i++;
    if (q <= p) j++;
  }
  const told = (list: number[]): string[] => list.sort((m, n) => weight[n]! - weight[m]!).map((id) => spelled[id]!);
  return {
    value: all === 0 ? 0 : common / all,
    differ: [here.length, there.length],
    get shared() {
      return told(shared);
    },
    get here() {
      return told(here);
    },
    get there() {
      return told(there);
    },
  };
}

/** Pairs that share enough rare words to be worth a closer look, for each tool the likeliest others. */
export function candidates({ words: lists, weight, users }: Vocabulary): [number, number][] {
  /** A word that more tools use tells none of them from the others. */
  const RARE = 30;
  const BEST = 4;
  const pairs: [number, number][] = [];
  const score = new Float64Array(lists.length);
  for (let a = 0; a < lists.length; a++) {
    const touched: number[] = [];
    let total = 0;
    for (const id of lists[a]!) {
      total += weight[id]!;
      const list = users[id]!;
      if (list.length > RARE) continue;
      for (const b of list) {
        if (b <= a) continue;
        if (score[b] === 0) touched.push(b);
        score[b]! += weight[id]!;
      }
    }
    const close = touched.filter((b) => score[b]! * 5 >= total);
    if (close.length > BEST) close.sort((m, n) => score[n]! - score[m]!);
    for (const b of close.slice(0, BEST)) pairs.push([a, b]);
    for (const b of touched) score[b] = 0;
  }
  return pairs;
}
