import type { Catalogue, Finding } from '../model/finding.ts';
import type { Review } from '../model/review.ts';
import { inline as asMarkdown } from '../report/markdown/inline.ts';
import { sort } from '../report/order.ts';
import { code, fence } from '../report/safe.ts';
import { count, help, title } from '../report/words.ts';
import type { Diff, DiffLine } from './diff.ts';
import type { Place } from './locate/index.ts';
import { compareRuns, encodeKey, firstLine, type Run } from './marker.ts';

/** A comment to be: on a line of the head, or on a file as a whole where `line` is null. */
export interface Draft {
  path: string;
  line: number | null;
  body: string;
  fingerprints: string[];
}

/** Findings told in one comment, and remembered by it: a whole list may stand on one line. */
const MOST_TOLD = 10;
const MOST_IDS = 400;

interface Spot {
  finding: Finding;
  place: Place;
  /** Null: the diff does not show the line. */
  on: DiffLine | null;
}

/** Findings that deserve a comment of their own: new, at warning or more, accepted by nobody; most severe first. */
export function worthAComment(review: Review): Finding[] {
  const { blocking, directives, warnings } = sort(review);
  return [...blocking, ...directives, ...warnings].map((p) => p.finding).filter((f) => f.level !== 'note');
}

/** Comments for findings whose text stands in the diff, findings on one line together. */
export function drafts(
  findings: readonly Finding[],
  { places, diff, catalogue, key, run }: { places: ReadonlyMap<string, Place>; diff: Diff; catalogue: Catalogue; key: string; run: Run },
): Draft[] {
  const groups = new Map<string, Spot[]>();
  for (const finding of findings) {
    const place = places.get(finding.fingerprint);
    const spot = place && spotOf(finding, place, diff);
    if (!spot) continue;
    const at = `${spot.on?.line ?? 'file'} ${place.file}`;
    groups.set(at, [...(groups.get(at) ?? []), spot]);
  }
  return [...groups.values()].map((spots) => {
    const fingerprints = spots.map((s) => s.finding.fingerprint).slice(0, MOST_IDS);
    const [{ place, on }] = spots as [Spot, ...Spot[]];
    return {
      path: place.file,
      line: on?.line ?? null,
      body: `${writeIds({ key, run, fingerprints })}\n${text(spots, catalogue)}`,
      fingerprints,
    };
  });
}

/** A changed line that holds the text; else an unchanged one that the diff shows; else the file; else nothing. */
function spotOf(finding: Finding, place: Place, diff: Diff): Spot | undefined {
  if (!diff.has(place.file)) return undefined;
  const line = diff.find(place.file, place.line, place.text);
  if (line?.added) return { finding, place, on: line };
  // What is about a whole tool, or was only found to belong to one, has no line unless that line is new.
  if (finding.pointer === '' || place.sure === 'near') return undefined;
  const changed = place.also.flatMap((l) => diff.find(place.file, l.line, l.text) ?? []).find((l) => l.added);
  return { finding, place, on: (place.sure === 'certain' ? (line ?? changed) : (changed ?? line)) ?? null };
}

function text(spots: readonly Spot[], catalogue: Catalogue): string {
  const told = spots.slice(0, MOST_TOLD).map(({ finding, on, place }) => {
    const where = on ? '' : `\n\nThe text stands at line ${place.line}, which this pull request does not show.`;
    const fix = on && spots.length === 1 ? suggestion(finding, on, place) : '';
    return `**${asMarkdown(title(finding, catalogue))}** (${code(finding.rule)})\n\n${asMarkdown(help(finding, catalogue))}${where}${fix}`;
  });
  const unsure = spots[0]!.place.sure === 'likely' ? '\n\n<sub>Found by its words: the text may be put together elsewhere.</sub>' : '';
  if (spots.length > MOST_TOLD) told.push(`${count(spots.length - MOST_TOLD, 'more finding')} here: the whole review has them.`);
  return told.join('\n\n---\n\n') + unsure;
}

/** Where the diff shows a hint that was turned but not the tool it belongs to: the one added line with this hint. */
export function hintInDiff(finding: Finding, among: readonly Finding[], diff: Diff): Place | undefined {
  const hint = HINT.exec(finding.pointer)?.[1]?.toLowerCase();
  if (!hint || among.filter((f) => f.pointer === finding.pointer).length > 1) return undefined;
  const only = diff.onlyAdded((line) => line.length < 2000 && line.toLowerCase().replaceAll('_', '').includes(hint));
  return only && { ...only, also: [], sure: 'likely' };
}

const HINT = /^\/annotations\/(readOnlyHint|destructiveHint|idempotentHint|openWorldHint)$/;

/** A hint that was turned can be turned back by one word of its line. Only where the line is certain and has that one word. */
function suggestion({ rule, pointer }: Finding, on: DiffLine, place: Place): string {
  const hint = HINT.exec(pointer)?.[1];
  if (rule !== 'security/annotation-loosened' || !hint || !on.added || place.sure !== 'certain') return '';
  const values = [...on.text.matchAll(/\b(true|false)\b/gi)];
  const hints = [
    ...on.text
      .toLowerCase()
      .replaceAll('_', '')
      .matchAll(/(?:readonly|destructive|idempotent|openworld)hint/g),
  ];
  const [value] = values;
  if (values.length !== 1 || hints.length !== 1 || !value) return '';
  const turned: Record<string, string> = { true: 'false', false: 'true', True: 'False', False: 'True' };
  const to = turned[value[0]];
  // A line with hidden characters would be offered with them drawn.
  if (!to || !/^[\x20-\x7e\t]{1,400}$/.test(on.text)) return '';
  const line = on.text.slice(0, value.index) + to + on.text.slice(value.index + value[0].length);
  return `\n\n${fence(line, '').replace(/^(`+)\n/, '$1suggestion\n')}`;
}

export interface Ids {
  key: string;
  run: Run;
  fingerprints: string[];
}

const writeIds = ({ key, run, fingerprints }: Ids): string =>
  `<!-- mcp-tool-review:finding key=${encodeKey(key)} run=${run.id}.${run.attempt} ids=${fingerprints.join(',')} -->`;

const IDS = /^<!-- mcp-tool-review:finding key=(\S{1,400}) run=(\d{1,20})\.(\d{1,9}) ids=([0-9a-f]{32}(?:,[0-9a-f]{32}){0,400}) -->$/;

/** What a comment of ours on a line is about; `key` in its encoded form. */
export function readIds(body: string): Ids | undefined {
  const found = IDS.exec(firstLine(body));
  if (!found) return undefined;
  const [, key, id, attempt, fingerprints] = found as unknown as string[];
  return { key: key!, run: { id: id!, attempt: Number(attempt) }, fingerprints: fingerprints!.split(',') };
}

export const newerThan = (ids: Ids, run: Run): boolean => compareRuns(run, ids.run) < 0;
