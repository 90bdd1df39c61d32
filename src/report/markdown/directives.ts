import type { Catalogue } from '../../model/finding.ts';
import { diffText, type Line, textLines } from '../lines.ts';
import { number } from '../numbers.ts';
import { byPlace, type Placed } from '../order.ts';
import { code, fence, line } from '../safe.ts';
import { count, heading, help, place, plain, serverName } from '../words.ts';
import { folded, inline } from './inline.ts';

/** Sentences shown at once; the rest are folded. */
const OPEN = 12;
/** UTF-16 units of the sentences of one place. */
const LONGEST = 4000;

/** Added sentences that tell the model or the user what to do, place by place: what a reviewer reads first of all that is new. */
export function directives(list: readonly Placed[], catalogue: Catalogue, many: boolean): { open: string; more: string[]; left: number } {
  const first = list[0]!.finding;
  const told = (some: readonly Placed[]): string[] => byPlace(some).map((group) => sentences(group, catalogue, many));
  const open = [
    `### ${count(list.length, 'added sentence tells', 'added sentences tell')} the model or the user what to do`,
    `${code(first.rule)} · ${inline(help(first, catalogue))}`,
    fence(told(list.slice(0, OPEN)).join('\n'), 'diff'),
  ];
  return { open: open.join('\n\n'), more: told(list.slice(OPEN)), left: Math.max(0, list.length - OPEN) };
}

/** The sentences added in one place, as lines of a fence, under the name of the place. */
function sentences(group: readonly Placed[], catalogue: Catalogue, many: boolean): string {
  const { server, finding } = group[0]!;
  const on = [...(many ? [line(serverName(server), 80)] : []), ...(finding.tool === null ? [] : [line(finding.tool, 128)])];
  const at: Line = { mark: '@', text: [...on, plain(place(finding.target, finding.pointer))].join(' · ') };
  return diffText([at, ...group.flatMap(({ finding: f }) => textLines('+', heading(f, catalogue).words ?? f.message))], LONGEST);
}

/** The sentences that are not shown at once. */
export const moreDirectives = (text: string, left: number): string => folded(`${number(left)} more of them`, fence(text, 'diff'));
