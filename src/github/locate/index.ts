import type { Finding } from '../../model/finding.ts';
import { at, type Json, own, steps } from '../../model/json.ts';
import type { Review } from '../../model/review.ts';
import type { ServerFacts } from '../../model/snapshot.ts';
import { type Item, Surface } from '../../model/surface.ts';
import { type Anchor, anchorOf, Sites } from './anchor.ts';
import { type Block, blocks } from './block.ts';
import { readSources, type Source, type TreeFile, Vocabulary } from './corpus.ts';
import { hintLine, literalLine, nameAbove, nameLine } from './names.ts';
import { Finder, type Passage, type Query, query } from './passage.ts';

export type { TreeFile } from './corpus.ts';

/** Where the text of a finding stands in the files of the head. */
export interface Place {
  file: string;
  /** From 1. */
  line: number;
  /** The line as it stands in the file: compared with the lines of the diff. */
  text: string;
  /** The other lines on which the same text stands. */
  also: { line: number; text: string }[];
  /** `near`: the definition was found, but not the text itself. */
  sure: 'certain' | 'likely' | 'near';
}

export interface LocateRequest {
  review: Review;
  /** The facts the review was made from, in the same order as its servers. */
  facts: readonly ServerFacts[];
  /** The files that git tracks at the head, read when needed. */
  tree: readonly TreeFile[];
  /** Paths that the pull request changes, which are looked at first. */
  changed?: ReadonlySet<string>;
  /** Working directories by name of server: of two servers with tools of one name, each has its own files first. */
  folders?: ReadonlyMap<string, string>;
}

/** Texts with fewer words are found by the name of what holds them. */
const FEW_WORDS = 3;
const MOST_ALSO = 60;
/** What a list without measure may cost: findings that are looked for, definitions, and words by which one is known. */
const MOST_FINDINGS = 1000;
const MOST_ITEMS = 2000;
const ANCHOR_WORDS = 60;

interface Task {
  finding: Finding;
  item: Item;
  value: Json | undefined;
  /** The text that the finding is about. */
  text: Query | undefined;
  /** Of a parameter: its description, by which it can be found where its name cannot. */
  described: Query | undefined;
}

/** Finds the source line of each finding that has one; by fingerprint. Knows no language: it matches words, names and indentation. */
export function locate({ review, facts, tree, changed = new Set(), folders = new Map() }: LocateRequest): Map<string, Place> {
  const vocabulary = new Vocabulary();
  const servers = review.servers.map((server, i) => {
    const snapshot = facts[i]?.head.snapshot;
    const surface = snapshot ? new Surface(snapshot) : undefined;
    const items = surface?.items ?? [];
    const tasks = server.findings.slice(0, MOST_FINDINGS).flatMap((finding) => taskOf(finding, items, vocabulary) ?? []);
    // The definitions that are asked for, and others, so that one is told from the next.
    const asked = new Set(tasks.map((t) => t.item));
    const home = folders.get(server.name) ?? '.';
    return { home, items: tasks.length ? [...asked, ...items.filter((i) => !asked.has(i))].slice(0, MOST_ITEMS) : [], tasks };
  });
  const places = new Map<string, Place>();
  if (servers.every((s) => s.tasks.length === 0)) return places;
  const descriptions = new Map<Item, Query>();
  for (const item of servers.flatMap((s) => s.items)) {
    const text = item.target === 'instructions' ? String(item.raw) : item.description;
    if (text) descriptions.set(item, query(text, [], vocabulary, ANCHOR_WORDS));
    if (item.name !== null) vocabulary.add(item.name);
  }
  const sources = readSources(tree, vocabulary, changed);
  const queries = [...descriptions.values(), ...servers.flatMap((s) => s.tasks.flatMap((t) => [t.text ?? [], t.described ?? []].flat()))];
  const finder = new Finder(sources, queries);
  for (const { home, items, tasks } of servers) {
    const sites = new Sites(
      sources,
      items.flatMap((i) => i.name ?? []),
      vocabulary,
    );
    const anchors = new Map<Item, Anchor>();
    for (const item of items) {
      const anchor = anchorOf(item, descriptions.get(item), finder, sites, (path) => isBelow(home, path));
      if (anchor) anchors.set(item, anchor);
    }
    const fences = fencesOf(anchors.values());
    for (const task of tasks) {
      const { fingerprint } = task.finding;
      const place = places.has(fingerprint) ? undefined : placeOf(task, anchors.get(task.item), fences, finder);
      if (place) places.set(fingerprint, place);
    }
  }
  return places;
}

const isBelow = (folder: string, path: string): boolean => {
  const parts = folder.split('/').filter((part) => part !== '' && part !== '.');
  return parts.every((part, i) => path.split('/')[i] === part);
};

/** Writes the places into the review, so that every report can name them. Fixed findings have none: their text is gone. */
export function fillLocations(review: Review, places: ReadonlyMap<string, Place>): void {
  for (const finding of review.servers.flatMap((s) => s.findings)) {
    const place = finding.state === 'fixed' ? undefined : places.get(finding.fingerprint);
    if (place) finding.location = { file: place.file, line: place.line };
  }
}

function taskOf(finding: Finding, items: readonly Item[], vocabulary: Vocabulary): Task | undefined {
  if (finding.state === 'fixed') return undefined;
  const item = items.find((i) => i.target === finding.target && i.name === finding.tool);
  if (!item) return undefined;
  const value = finding.pointer === '' && typeof item.raw !== 'string' ? undefined : at(item.raw, finding.pointer);
  const long = (text: Json | undefined, quotes: string[]): Query | undefined => {
    const found = typeof text === 'string' ? query(text, quotes, vocabulary) : undefined;
    return found && found.words.length >= FEW_WORDS ? found : undefined;
  };
  return { finding, item, value, text: long(value, quotesIn(finding.evidence)), described: long(own(value, 'description'), []) };
}

/** Strings of the evidence: one of them is what the finding quotes. */
function quotesIn(evidence: Json): string[] {
  const strings: string[] = [];
  const stack: [Json, number][] = [[evidence, 0]];
  for (let top = stack.pop(); top && strings.length < 100; top = stack.pop()) {
    const [value, depth] = top;
    if (typeof value === 'string') strings.push(value.slice(0, 2000));
    else if (typeof value === 'object' && value !== null && depth < 4) for (const v of Object.values(value)) stack.push([v, depth + 1]);
  }
  return strings;
}

function fencesOf(anchors: Iterable<Anchor>): Map<Source, number[]> {
  const fences = new Map<Source, number[]>();
  for (const { source, line } of anchors) fences.set(source, [...(fences.get(source) ?? []), line]);
  for (const lines of fences.values()) lines.sort((a, b) => a - b);
  return fences;
}

function placeOf(task: Task, anchor: Anchor | undefined, fences: ReadonlyMap<Source, number[]>, finder: Finder): Place | undefined {
  const around = anchor && blocks(anchor.source, anchor.line, fences.get(anchor.source) ?? []);
  if (task.text) {
    const passage = bestPassage(task.text, finder, anchor, around, task.item.name === null);
    if (passage) return fromPassage(passage);
  }
  if (!anchor || !around) return undefined;
  const path = steps(task.finding.pointer);
  const hint = path[0] === 'annotations' && path.length === 2 ? path[1]! : undefined;
  const names = hint ? [] : path.filter((_, i) => path[i - 1] === 'properties' || (path[0] === 'arguments' && i === 1));
  for (const block of around) {
    if (hint) {
      const line = hintLine(anchor.source, block, hint, task.value);
      if (line) return placed(anchor.source, line.at, line.certain ? 'certain' : 'likely');
    } else if (names.length) {
      const line = nameLine(anchor.source, block, names);
      if (line !== undefined) return placed(anchor.source, line, anchor.named ? 'certain' : 'likely');
    }
  }
  if (task.described) {
    const passage = bestPassage(task.described, finder, anchor, around, false);
    if (passage) return placed(passage.source, nameAbove(passage.source, passage.line, names.at(-1)) ?? passage.line, 'likely');
  }
  const literal = typeof task.value === 'string' && !task.text ? literalLine(anchor.source, task.value) : undefined;
  if (literal !== undefined) return placed(anchor.source, literal, within(literal, around) && anchor.named ? 'certain' : 'likely');
  return placed(
    anchor.source,
    anchor.line,
    path.length > 0 && task.finding.pointer !== '/name' ? 'near' : anchor.named ? 'certain' : 'likely',
  );
}

/** The passage within the definition where there is one; else the best there is, when enough of the text was found. */
function bestPassage(
  text: Query,
  finder: Finder,
  anchor: Anchor | undefined,
  around: [Block, Block] | undefined,
  nameless: boolean,
): Passage | undefined {
  const enough = (p: Passage | undefined): p is Passage => p !== undefined && (p.focus >= 0.5 || p.share >= 0.6);
  const good = finder.passages(text).filter(enough);
  const inside = good.find((p) => p.source === anchor?.source && around?.some((b) => p.line >= b.from - 2 && p.line <= b.to + 2));
  if (inside) return inside;
  const alike = anchor && around?.map((block) => finder.within(text, anchor.source, block)).find(enough);
  if (alike) return alike;
  const [best] = good;
  if (!best) return undefined;
  // The same text in several files: the one nearest to the definition.
  const equal = good.filter((p) => p.share >= best.share - 0.02 && p.focus >= best.focus - 0.02 && p.source.weight >= best.source.weight);
  const first = anchor ? equal.reduce((a, b) => (nearness(b, anchor) > nearness(a, anchor) ? b : a), best) : best;
  // A short text far away from its definition could be anyone's.
  const needed = nameless ? 0 : anchor?.named && first.source === anchor.source ? 0.9 : 0.6;
  return first.share >= needed ? first : undefined;
}

const within = (line: number, around: readonly Block[]): boolean => around.some((b) => line >= b.from && line <= b.to);

/** Folders that two files share. */
function nearness({ source }: Passage, anchor: Anchor): number {
  const [a, b] = [source.path.split('/'), anchor.source.path.split('/')];
  let n = 0;
  while (n < a.length && a[n] === b[n]) n++;
  return n;
}

function fromPassage({ source, line, from, to, share, focus }: Passage): Place {
  return { ...placed(source, line, focus >= 0.9 && share >= 0.8 ? 'certain' : 'likely'), also: linesBetween(source, from, to, line) };
}

function placed(source: Source, line: number, sure: Place['sure']): Place {
  return {
    file: source.path,
    line: line + 1,
    text: source.lines[line]!,
    also: [],
    sure: sure === 'certain' && source.weight < 0.5 ? 'likely' : sure,
  };
}

function linesBetween(source: Source, from: number, to: number, except: number): Place['also'] {
  const lines: Place['also'] = [];
  for (let i = from; i <= Math.min(to, from + MOST_ALSO); i++)
    if (i !== except && source.lines[i]!.trim()) lines.push({ line: i + 1, text: source.lines[i]! });
  return lines;
}
