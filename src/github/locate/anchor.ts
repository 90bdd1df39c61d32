import type { Item } from '../../model/surface.ts';
import { lineAt, type Source, type Vocabulary } from './corpus.ts';
import type { Finder, Passage, Query } from './passage.ts';

/** Where the definition of a named thing stands. */
export interface Anchor {
  source: Source;
  /** From 0: the line of the name, or of the description where the name is not written out. */
  line: number;
  named: boolean;
}

interface Site {
  source: Source;
  line: number;
  /** How much this occurrence looks like a definition. */
  strength: number;
}

/** Lines between a name and its description in one definition. */
const NEAR = 80;
const MOST_SITES = 200;
const DEFINED = 2;
/** How much more a place in the server's own folder counts than the same elsewhere. */
const AT_HOME = 1.5;

/** Occurrences of names in the files. */
export class Sites {
  #sites = new Map<string, Site[]>();
  constructor(sources: readonly Source[], names: Iterable<string>, vocabulary: Vocabulary) {
    const byWord = new Map<number, { name: string; lead: number }[]>();
    for (const name of names) {
      const [first] = vocabulary.add(name);
      if (first === undefined || this.#sites.has(name)) continue;
      this.#sites.set(name, []);
      const entry = { name, lead: name.search(/[\p{L}\p{N}\p{M}_]/u) };
      byWord.set(first, [...(byWord.get(first) ?? []), entry]);
    }
    for (const source of sources) {
      for (const { id, at } of source.words) {
        for (const { name, lead } of byWord.get(id) ?? []) {
          const start = at - lead;
          const sites = this.#sites.get(name)!;
          if (sites.length < MOST_SITES && wholeWord(source.text, start, name)) {
            const line = lineAt(source, at);
            sites.push({ source, line, strength: strength(source.text, start, name, source.starts[line]!) * source.weight });
          }
        }
      }
    }
  }

  of(name: string): readonly Site[] {
    return this.#sites.get(name) ?? [];
  }
}

const PART = /[\p{L}\p{N}\p{M}_-]/u;

/** Whether the name stands at the offset and is not part of a longer one. */
export function wholeWord(text: string, start: number, name: string): boolean {
  return start >= 0 && text.startsWith(name, start) && !PART.test(text[start - 1] ?? ' ') && !PART.test(text[start + name.length] ?? ' ');
}

const QUOTES = '"\'`';

function strength(text: string, start: number, name: string, lineStart: number): number {
  const quoted = QUOTES.includes(text[start - 1] ?? ' ') && QUOTES.includes(text[start + name.length] ?? ' ');
  const before = text.slice(Math.max(lineStart, start - 120), start);
  const defined = /\b(?:def|func|fn|function|fun)\s+$/.test(before);
  const called = /name["'`]?\s{0,4}[:=]\s{0,4}["'`]?$/i.test(before) || /tool\w{0,20}\(\s{0,8}["'`]$/i.test(before);
  const yaml = /^\s*(?:-\s+)?name:\s*$/.test(before);
  return 0.1 + (quoted ? 1 : 0) + (defined ? 2 : 0) + (called || yaml ? 2 : 0);
}

/** Finds the definition of an item: where its description stands, with its name near; else where its name looks defined. */
export function anchorOf(
  item: Item,
  description: Query | undefined,
  finder: Finder,
  sites: Sites,
  isHome: (path: string) => boolean = () => true,
): Anchor | undefined {
  const names = item.name === null ? [] : sites.of(item.name);
  let best: { anchor: Anchor; score: number } | undefined;
  const offer = (anchor: Anchor, score: number): void => {
    const weighed = isHome(anchor.source.path) ? score * AT_HOME : score;
    if (!best || weighed > best.score) best = { anchor, score: weighed };
  };
  // Where the name is clearly defined somewhere, a text without it is another one's.
  const defined = names.some((site) => site.strength >= DEFINED);
  for (const passage of description ? finder.passages(description).slice(0, 40) : []) {
    if (passage.share < 0.4) continue;
    const site = nearest(names, passage);
    const score = passage.share * passage.source.weight;
    if (site) offer({ source: passage.source, line: site.line, named: true }, score * 4 + Math.min(1, site.strength));
    else offer({ source: passage.source, line: passage.from, named: false }, score * (defined ? 0.5 : 2));
  }
  for (const site of names) {
    if (site.strength >= 1) offer({ source: site.source, line: site.line, named: true }, site.strength / 2);
  }
  return best?.anchor;
}

function nearest(sites: readonly Site[], { source, from, to }: Passage): Site | undefined {
  let best: Site | undefined;
  let least = NEAR;
  for (const site of sites) {
    if (site.source !== source) continue;
    // A name within the description is a mention; one above it is the usual place.
    const distance = site.line <= from ? from - site.line : site.line <= to && from !== to ? NEAR : site.line - to + 10;
    if (distance < least || (distance === least && best && site.strength > best.strength)) [best, least] = [site, distance];
  }
  return best;
}
