import type { Catalogue } from '../../model/finding.ts';
import { diffText, textLines } from '../lines.ts';
import { number } from '../numbers.ts';
import type { Placed } from '../order.ts';
import { byPlace } from '../order.ts';
import { code, fence } from '../safe.ts';
import { count, heading, help, place, serverName } from '../words.ts';
import { folded, inline } from './inline.ts';

/** Sentences shown at once; the rest are folded. */
const OPEN = 12;

export interface Directives {
  /** What stands in the comment as it is opened. */
  open: string;
  /** The rest, place by place. */
  more: readonly Placed[][];
}

/** Added sentences that tell the model or the user what to do, as a list: a reviewer reads these first of all that is new. */
export function directives(list: readonly Placed[], catalogue: Catalogue, many: boolean): Directives {
  const groups = byPlace(list);
  const open: Placed[][] = [];
  let shown = 0;
  for (const group of groups) {
    if (shown >= OPEN) break;
    open.push(group.slice(0, OPEN - shown));
    shown += group.length;
  }
  const rest = open.at(-1)!.length < groups[open.length - 1]!.length ? [groups[open.length - 1]!.slice(open.at(-1)!.length)] : [];
  const first = list[0]!.finding;
  return {
    open: [
      `### ${count(list.length, 'added sentence tells', 'added sentences tell')} the model or the user what to do`,
      `${code(first.rule)} · ${inline(help(first, catalogue))}`,
      ...open.map((group) => sentences(group, catalogue, many)),
    ].join('\n\n'),
    more: [...rest, ...groups.slice(open.length)],
  };
}

/** The sentences added in one place, under its name. */
export function sentences(group: readonly Placed[], catalogue: Catalogue, many: boolean): string {
  const { server, finding } = group[0]!;
  const name = finding.tool === null ? [] : [`**${code(finding.tool, 128)}**`];
  const on = many ? [`server ${code(serverName(server))}`] : [];
  const lines = group.flatMap(({ finding: f }) => textLines('+', heading(f, catalogue).words ?? f.message));
  return `${[...name, inline(place(finding.target, finding.pointer)), ...on].join(', ')}\n\n${fence(diffText(lines, 4000), 'diff')}`;
}

/** What did not fit into the open part, folded. */
export const moreDirectives = (texts: readonly string[], left: number): string =>
  folded(`${number(left)} more of them`, texts.join('\n\n'));
