import type { Surface, Tool } from '../../../model/surface.ts';
import type { Contrast } from './contrast.ts';
import { cue } from './cues.ts';
import type { NameParts, Names } from './names.ts';
import { read } from './read.ts';
import { speaking, Word, wordsOf } from './word.ts';

/** Words of a tool that are weighed; a longer text has said what it is about by then. */
const MOST_WORDS = 100;
/** Words from which a text stands for itself. */
const SPEAKING = 3;
/** UTF-16 units of a description that are looked at for words. */
const READ_FOR_WORDS = 1_500;

const LOOK_UP = cue('look looks');

/** What a server's tools talk about, each word weighed by how few of them use it. */
export interface Vocabulary {
  tools: readonly Tool[];
  words: Uint32Array[];
  /** What each description says, as one number: the same for equal words. 0 where there are none. */
  prints: Float64Array;
  weight: Float64Array;
  spelled: string[];
  /** By word, the tools that use it, up to one more than RARE. */
  users: number[][];
}

/** A word that more tools use tells none of them from the others. */
const RARE = 30;

/** What a tool says, by itself. */
interface Topic {
  print: number;
  /** The different words of its description that say something, and those of its parameters, in order. */
  said: readonly Word[];
  named: readonly Word[];
}

/** Topics of a list, by the places of its tools. */
const gathered = new WeakMap<Surface, (Topic | undefined)[]>();

function topicsOf(surface: Surface): (Topic | undefined)[] {
  let topics = gathered.get(surface);
  if (!topics) {
    topics = surface.tools.map(() => undefined);
    gathered.set(surface, topics);
  }
  return topics;
}

/** Takes down what a tool says, while its description is at hand. */
export function gather(tool: Tool, surface: Surface): void {
  topicsOf(surface)[tool.index] = topicOf(tool);
}

function topicOf(tool: Tool): Topic {
  const said = saidBy(tool);
  const names = tool.parameters.slice(0, MOST_WORDS).map((p) => p[0].slice(0, 60));
  return { print: printOf(said), said: speaking(said), named: speaking(wordsOf(names.join(' '))) };
}

/** A word of the vocabulary while it is put together. */
interface Entry {
  id: number;
  count: number;
  users: number[];
  /** The tool that was last seen to use it. */
  last: number;
}

/** A list that was gathered before, and where in it stands a tool that says the same. */
export interface Earlier {
  surface: Surface;
  twins: ReadonlyMap<Tool, Tool>;
}

/** The words of every tool: name without the prefix, description, names of parameters. */
export function vocabulary(surface: Surface, names: Names, earlier: Earlier | undefined): Vocabulary {
  const entries = new Map<string, Entry>();
  const prints = new Float64Array(surface.tools.length);
  const own: number[] = [];
  const use = (sense: string, tool: number): void => {
    let entry = entries.get(sense);
    if (entry === undefined) {
      entry = { id: entries.size, count: 0, users: [], last: -1 };
      entries.set(sense, entry);
    }
    if (entry.last === tool) return;
    entry.last = tool;
    entry.count++;
    if (entry.users.length <= RARE) entry.users.push(tool);
    own.push(entry.id);
  };
  const add = (said: readonly Word[], tool: number): void => {
    for (let i = 0; i < said.length && own.length < MOST_WORDS; i++) {
      const { senses } = said[i]!;
      for (let k = 0; k < senses.length; k++) use(senses[k]!, tool);
    }
  };
  const topics = topicsOf(surface);
  const words = surface.tools.map((tool, index) => {
    own.length = 0;
    const { print, said, named } = topics[index] ?? topicOfTwin(tool, earlier) ?? topicOf(tool);
    prints[index] = print;
    add(said, index);
    // A text of a few words leaves much to the name.
    if (own.length < SPEAKING) for (const word of spoken(names.get(tool.name))) add([new Word(word)], index);
    add(named, index);
    return Uint32Array.from(own).sort();
  });
  const all = [...entries.values()];
  const weight = Float64Array.from(all, ({ count }) => Math.log(1 + surface.tools.length / count));
  return { tools: surface.tools, words, prints, weight, spelled: [...entries.keys()], users: all.map((entry) => entry.users) };
}

function topicOfTwin(tool: Tool, earlier: Earlier | undefined): Topic | undefined {
  const twin = earlier?.twins.get(tool);
  return twin && topicsOf(earlier!.surface)[twin.index];
}

/** The words of a description's beginning, in a row. */
export function saidBy(tool: Tool): readonly Word[] {
  const reading = read(tool);
  const text = reading.text.slice(0, READ_FOR_WORDS);
  if (reading.may(LOOK_UP, READ_FOR_WORDS) && /looks? up/iu.test(text))
    return wordsOf(text.toLowerCase().replace(/\blooks? up\b/g, 'lookup'));
  return text.length < reading.text.length ? wordsOf(text) : reading.said.words;
}

/** A number that two different rows of words have in common once in some 10^15 times. */
function printOf(said: readonly Word[]): number {
  let high = 0;
  let low = 0;
  for (let i = 0; i < said.length; i++) {
    const { hash } = said[i]!;
    high = Math.imul(high ^ hash, 0x01000193) ^ (high >>> 13);
    low = Math.imul(low ^ hash, 0x9e3779b1) ^ (low >>> 15);
  }
  return (high >>> 0) * 2 ** 21 + (low >>> 11);
}

const spoken = (part: NameParts): string[] => [...(part.verb ? [part.verb] : []), ...part.object];

/** How alike two tools talk. */
export interface Likeness {
  /** Weighted share of common words, 0 to 1. */
  value: number;
  /** How many words only the one and only the other has. */
  differ: [here: number, there: number];
}

export function likeness({ words, weight }: Vocabulary, a: number, b: number): Likeness {
  const differ: Likeness['differ'] = [0, 0];
  let common = 0;
  let all = 0;
  compare(words[a]!, words[b]!, (id, side) => {
    all += weight[id]!;
    if (side === BOTH) common += weight[id]!;
    else differ[side]++;
  });
  return { value: all === 0 ? 0 : common / all, differ };
}

/** The words that two tools share and those that only one has, weightiest first. */
export function wordsApart({ words, weight, spelled }: Vocabulary, a: number, b: number): Contrast {
  const lists: [here: number[], there: number[], both: number[]] = [[], [], []];
  compare(words[a]!, words[b]!, (id, side) => lists[side].push(id));
  const [here, there, shared] = lists.map((ids) => ids.sort((m, n) => weight[n]! - weight[m]!).map((id) => spelled[id]!));
  return { here: here!, there: there!, shared: shared! };
}

const BOTH = 2;

/** Walks two sorted lists of words at once: tells of each word whether the first has it (0), the second (1), or both. */
function compare(x: Uint32Array, y: Uint32Array, tell: (id: number, side: 0 | 1 | typeof BOTH) => void): void {
  let i = 0;
  let j = 0;
  while (i < x.length || j < y.length) {
    const p = i < x.length ? x[i]! : Number.POSITIVE_INFINITY;
    const q = j < y.length ? y[j]! : Number.POSITIVE_INFINITY;
    tell(Math.min(p, q), p === q ? BOTH : p < q ? 0 : 1);
    if (p <= q) i++;
    if (q <= p) j++;
  }
}

/** Tells the pairs that share enough rare words to be worth a closer look, for each tool the likeliest others. */
export function candidates({ words, weight, users }: Vocabulary, tell: (a: number, b: number) => void): void {
  const BEST = 4;
  const score = new Float64Array(words.length);
  const touched: number[] = [];
  const close: number[] = [];
  for (let a = 0; a < words.length; a++) {
    touched.length = 0;
    close.length = 0;
    let total = 0;
    for (const id of words[a]!) {
      total += weight[id]!;
      const list = users[id]!;
      if (list.length > RARE) continue;
      for (const b of list) {
        if (b <= a) continue;
        if (score[b] === 0) touched.push(b);
        score[b]! += weight[id]!;
      }
    }
    for (const b of touched) if (score[b]! * 5 >= total) close.push(b);
    if (close.length > BEST) close.sort((m, n) => score[n]! - score[m]!).splice(BEST);
    for (const b of touched) score[b] = 0;
    for (const b of close) tell(a, b);
  }
}
