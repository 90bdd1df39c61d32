import { CATEGORIES, type Finding } from '../model/finding.ts';
import { own } from '../model/json.ts';
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
  for (const { server, finding } of group) {
    const { tool, target, evidence } = finding;
    const name = (many ? `${serverName(server)}: ` : '') + (tool ?? targetWord(target));
    const from = finding.pointer === '/name' && typeof evidence.from === 'string' ? evidence.from : null;
    const known = about.get(name) ?? { name, from, times: 0, spots: [] };
    about.set(name, known);
    known.times++;
    const spot = spotOf(finding);
    if (spot !== null && !known.spots.includes(spot)) known.spots.push(spot);
  }
  return [...about.values()].sort((a, b) => b.times - a.times);
}

/** The place of a finding in a thing, short: a parameter, a field, a capability. */
function spotOf({ target, pointer, evidence }: Finding): string | null {
  if (typeof evidence.from === 'string' && typeof evidence.to === 'string') return `${evidence.from} → ${evidence.to}`;
  for (const key of ['place', 'capability'] as const) if (typeof evidence[key] === 'string') return evidence[key];
  if (pointer === '' || pointer === '/name') return null;
  const value = place(target, pointer).find((p) => 'value' in p);
  return value && 'value' in value ? value.value : null;
}

/** What one rewrite did to many tools, in a few words: `limit: minimum none → 0`. Where it was no rewrite, the parameter alone, if it is the same everywhere. */
export function inCommon(all: readonly Finding['evidence'][]): string {
  const [{ mass, place: at, change, before, after }] = all as [Finding['evidence']];
  const values = typeof before === 'string' && typeof after === 'string' ? `${before} → ${after}` : '';
  const place_ = all.every((e) => e.place === at) ? at : '';
  if (mass === undefined) return typeof place_ === 'string' ? place_ : '';
  return [place_, change ?? values].filter((v) => typeof v === 'string' && v !== '').join(': ');
}
