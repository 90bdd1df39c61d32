import { CATEGORIES, type Finding } from '../model/finding.ts';
import { type Json, own } from '../model/json.ts';
import type { Review, ServerReview } from '../model/review.ts';
import { place, sameKey, serverName, targetWord } from './words.ts';

/** A finding with the server it belongs to. */
export interface Placed {
  server: ServerReview;
  finding: Finding;
  /** Further variants of the same server in which the same was found. */
  also: ServerReview[];
}

/** Findings in the order in which a reviewer should meet them. */
export interface Sorted {
  /** New and blocking. */
  blocking: Placed[];
  /** Added sentences that direct the model, not blocking. */
  directives: Placed[];
  /** New, error or warning, not blocking. */
  warnings: Placed[];
  notes: Placed[];
  /** New, but accepted by someone. */
  accepted: Placed[];
  existing: Placed[];
  fixed: Placed[];
}

const LEVEL = { error: 0, warning: 1, note: 2 } as const;
const DIRECTIVE = 'security/new-directive';

/** Most severe first: level, then category, then the order in which they came. */
const bySeverity = (a: Placed, b: Placed): number =>
  LEVEL[a.finding.level] - LEVEL[b.finding.level] || CATEGORIES.indexOf(a.finding.category) - CATEGORIES.indexOf(b.finding.category);

export function sort(review: Review): Sorted {
  const out: Sorted = { blocking: [], directives: [], warnings: [], notes: [], accepted: [], existing: [], fixed: [] };
  const first = new Map<string, Placed>();
  for (const server of review.servers) {
    for (const finding of server.findings) {
      const placed: Placed = { server, finding, also: [] };
      const key = sameKey(server, finding);
      const told = first.get(key);
      if (told && told.server !== server) told.also.push(server);
      else {
        first.set(key, placed);
        out[groupOf(finding)].push(placed);
      }
    }
  }
  for (const group of Object.values(out)) group.sort(bySeverity);
  // A reader meets danger before breakage and style, whatever the level.
  out.blocking.sort((a, b) => CATEGORIES.indexOf(a.finding.category) - CATEGORIES.indexOf(b.finding.category));
  return out;
}

function groupOf(f: Finding): keyof Sorted {
  if (f.state === 'fixed') return 'fixed';
  if (f.state === 'existing') return 'existing';
  if (f.blocking) return 'blocking';
  if (f.accepted) return 'accepted';
  if (f.rule === DIRECTIVE) return 'directives';
  return f.level === 'note' ? 'notes' : 'warnings';
}

/** Findings of one rule, together, in the order of their first. */
export function byRule(findings: readonly Placed[]): Placed[][] {
  const groups = new Map<string, Placed[]>();
  for (const placed of findings) {
    // What one rewrite did to many tools is apart from what happened to one.
    const { rule, level, messageId } = placed.finding;
    const key = `${rule} ${level} ${messageId} ${own(placed.finding.evidence.mass, 'id') ?? ''}`;
    const group = groups.get(key);
    if (group) group.push(placed);
    else groups.set(key, [placed]);
  }
  return [...groups.values()];
}

/** Findings about one place, together, in the order of their first: what a reviewer sees there is shown once. */
export function byPlace(findings: readonly Placed[]): Placed[][] {
  const groups = new Map<string, Placed[]>();
  for (const placed of findings) {
    const key = placeKey(placed);
    const group = groups.get(key);
    if (group) group.push(placed);
    else groups.set(key, [placed]);
  }
  return [...groups.values()];
}

/** Server and place of a finding, as a key. */
export const placeKey = ({ server, finding }: Placed): string =>
  JSON.stringify([server.name, server.variant, finding.target, finding.tool, finding.pointer]);

/** A thing that findings are about. */
export interface About {
  name: string;
  /** What it was called before, where that is what they say. */
  from: string | null;
  times: number;
  /** Where in it, as far as there is something to tell. */
  spots: string[];
}

/** The things that findings are about, the ones with the most first. */
export function things(group: readonly Placed[], many: boolean): About[] {
  const about = new Map<string, About>();
  const alike = sharedBy(group.map((p) => p.finding.evidence));
  for (const { server, finding } of group) {
    const { tool, target, evidence } = finding;
    const name = (many ? `${serverName(server)}: ` : '') + (tool ?? targetWord(target));
    const from = finding.pointer === '/name' && typeof evidence.from === 'string' ? evidence.from : null;
    const known = about.get(name) ?? { name, from, times: 0, spots: [] };
    about.set(name, known);
    known.times++;
    const spot = spotOf(finding, alike);
    if (spot !== null && !known.spots.includes(spot)) known.spots.push(spot);
  }
  return [...about.values()].sort((a, b) => b.times - a.times);
}

/** Where in a thing a finding is and what it says became of it, short, as far as it is not the same of all: a parameter, a value, a capability. */
function spotOf({ target, pointer, evidence }: Finding, alike: Shared): string | null {
  if (typeof evidence.from === 'string' && typeof evidence.to === 'string') return `${evidence.from} → ${evidence.to}`;
  if (typeof evidence.place === 'string') {
    const told = [alike.place === '' ? evidence.place : '', alike.became === '' ? became(evidence) : ''].filter((t) => t !== '');
    return told.length > 0 ? told.join(': ') : null;
  }
  if (typeof evidence.capability === 'string') return evidence.capability;
  if (pointer === '' || pointer === '/name') return null;
  const value = place(target, pointer).find((p) => 'value' in p);
  return value && 'value' in value ? value.value : null;
}

/** UTF-16 units of what became of a value, where it is told in a few words. */
const BRIEF = 60;

/** What became of a value, in a few words: `maxLength 100 → 50`, `no longer fr`, `now also c`; empty where the finding does not say. */
function became({ change, lost, gained, before, after }: Finding['evidence']): string {
  const list = (of: Json): string => (Array.isArray(of) ? of.map(spelled).join(', ') : spelled(of));
  const told = (text: string): string => (text.length > BRIEF ? '' : text);
  if (typeof change === 'string') return change;
  if (before !== undefined && after !== undefined && before !== null && after !== null) return told(`${list(before)} → ${list(after)}`);
  if (Array.isArray(lost) && lost.length > 0) return told(`no longer ${list(lost)}`);
  return Array.isArray(gained) && gained.length > 0 ? told(`now also ${list(gained)}`) : '';
}

const spelled = (value: Json): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** What findings have in common: the place, and what became of it; empty where it is not the same of all. */
interface Shared {
  place: string;
  became: string;
}

function sharedBy(all: readonly Finding['evidence'][]): Shared {
  const [first] = all;
  const at = first?.place;
  const words = first === undefined ? '' : became(first);
  return {
    place: typeof at === 'string' && all.every((e) => e.place === at) ? at : '',
    became: words !== '' && all.every((e) => became(e) === words) ? words : '',
  };
}

/** What findings of one kind have in common, in a few words: `limit: minimum none → 0`. */
export function inCommon(all: readonly Finding['evidence'][]): string {
  const shared = sharedBy(all);
  return [shared.place, shared.place === '' && all[0]?.mass === undefined ? '' : shared.became].filter((t) => t !== '').join(': ');
}

/** What proves the first of several breaks that carries a proof: the thing, and the arguments or the result. */
export function proofOf(group: readonly Placed[]): { name: string; witness: string; result: boolean } | undefined {
  const found = group.find(({ finding: f }) => f.category === 'breaking' && f.evidence.witness !== undefined && f.state === 'new');
  if (!found) return undefined;
  const { tool, target, pointer, evidence } = found.finding;
  return { name: tool ?? targetWord(target), witness: JSON.stringify(evidence.witness), result: pointer.startsWith('/outputSchema') };
}
