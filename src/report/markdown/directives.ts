import type { Catalogue } from '../../model/finding.ts';
import { diffText, type Line, textLines } from '../lines.ts';
import { number } from '../numbers.ts';
import { byPlace, type Placed } from '../order.ts';
import { code, fence, line } from '../safe.ts';
import { count, heading, help, place, plain, serverName } from '../words.ts';
import { folded, inline } from './inline.ts';

/** Sentences shown at once; the rest are folded. */
const OPEN = 12;
/** UTF-16 units of the sentences of one place in a comment; where there is more room, a part of that. */
const LONGEST = 4000;

/** From this many places on, the same sentences are told once. */
const SAME = 3;

/** Added sentences that tell the model or the user what to do, place by place: what a reviewer reads first of all that is new. */
export function directives(
  list: readonly Placed[],
  catalogue: Catalogue,
  many: boolean,
  room: number,
): { open: string; more: string[]; left: number } {
  const first = list[0]!.finding;
  const blocks = sameSentences(byPlace(list), catalogue);
  const told = (some: readonly Placed[][][]): string[] =>
    some.map((places) => sentences(places, catalogue, many, Math.max(LONGEST, room / 50)));
  const [atOnce, rest]: [Placed[][][], Placed[][][]] = [[], []];
  let free = OPEN;
  for (const places of blocks) {
    const length = places[0]!.length;
    if (free > 0) atOnce.push(places.map((p) => p.slice(0, free)));
    if (length > free) rest.push(places.map((p) => p.slice(Math.max(0, free))));
    free -= length;
  }
  const open = [
    `### ${count(list.length, 'added sentence tells', 'added sentences tell')} the model or the user what to do`,
    `${code(first.rule)} · ${inline(help(first, catalogue))}`,
    fence(told(atOnce).join('\n'), 'diff'),
  ];
  return { open: open.join('\n\n'), more: told(rest), left: rest.flat(2).length };
}

/** Places with the same sentences, together where there are many of them, in the order of the first. */
function sameSentences(places: Placed[][], catalogue: Catalogue): Placed[][][] {
  const groups = new Map<string, Placed[][]>();
  for (const place_ of places) {
    const key = JSON.stringify(place_.map(({ finding: f }) => heading(f, catalogue).words ?? f.message));
    const group = groups.get(key);
    if (group) group.push(place_);
    else groups.set(key, [place_]);
  }
  const kept = [...groups.values()].flatMap((group) => (group.length < SAME ? group.map((one) => [one]) : [group]));
  const order = new Map(places.map((p, i) => [p, i]));
  return kept.sort((a, b) => order.get(a[0]!)! - order.get(b[0]!)!);
}

/** The sentences added in a place, as lines of a fence, under the name of the place; of several places, under all of them. */
function sentences(places: readonly Placed[][], catalogue: Catalogue, many: boolean, limit: number): string {
  const group = places[0]!;
  const named = places.slice(0, NAMED).map(([p]) => {
    const { server, finding } = p!;
    const on = [...(many ? [line(serverName(server), 80)] : []), ...(finding.tool === null ? [] : [line(finding.tool, 128)])];
    return [...on, plain(place(finding.target, finding.pointer))].join(' · ');
  });
  const rest = places.length > NAMED ? [`and ${number(places.length - NAMED)} more places`] : [];
  const at = [...named, ...rest].map((text): Line => ({ mark: '@', text }));
  return diffText([...at, ...group.flatMap(({ finding: f }) => textLines('+', heading(f, catalogue).words ?? f.message))], limit);
}

/** Places told of the same sentences. */
const NAMED = 8;

/** The sentences that are not shown at once. */
export const moreDirectives = (text: string, left: number): string => folded(`${number(left)} more of them`, fence(text, 'diff'));
