import type { Change, Target } from '../model/change.ts';
import { own, steps } from '../model/json.ts';
import type { ServerReview } from '../model/review.ts';
import { sentenceDiff } from './lines.ts';

/** Changes of one thing. */
export interface Thing {
  changes: Change[];
  /** Rewrites made in several places of this thing alone. */
  repeated: Change[][];
}

/** Rewrites that the same things share: each rewrite with the places where it was made. */
export interface Rewrites {
  rewrites: Change[][];
  /** The things, in order. */
  names: string[];
}

/** From this many places on, the same rewrite is told once. */
const MASS = 3;

/** What a model reads on every request first. */
const ORDER: readonly Target[] = ['instructions', 'tool', 'prompt', 'template', 'resource', 'server'];

/**
 * The changes of a server, thing by thing, with rewrites repeated in many places told once, at the end (new names at the start). What an earlier variant of
 * the same server changed just so is counted (`told`) and not told again.
 */
export function blocks(server: ServerReview, earlier: readonly ServerReview[] = []): Blocks {
  const before = new Set(earlier.filter((s) => s.name === server.name).flatMap((s) => s.changes.map(changeKey)));
  const changes = before.size === 0 ? server.changes : server.changes.filter((c) => !before.has(changeKey(c)));
  const mass = [...groups(changes, rewriteKey).values()].filter((g) => g.length >= MASS);
  const repeated = groups(mass.filter((rewrite) => rewrite.every((c) => thingOf(c) === thingOf(rewrite[0]!))).flat(), thingOf);
  const told = new Set(mass.flat());
  const alone = groups(
    changes.filter((c) => !told.has(c)),
    thingOf,
  );
  const things = [...new Set([...alone.keys(), ...repeated.keys()])]
    .map((key): Thing => ({ changes: alone.get(key) ?? [], repeated: [...groups(repeated.get(key) ?? [], rewriteKey).values()] }))
    .sort((a, b) => rank(a) - rank(b));
  const shared = new Map<string, Rewrites>();
  for (const rewrite of mass) {
    const names = [...new Set(rewrite.map((c) => c.name ?? ''))];
    if (names.length === 1) continue;
    const key = JSON.stringify([rewrite[0]!.target, isRename(rewrite), ...names]);
    const found = shared.get(key);
    if (found) found.rewrites.push(rewrite);
    else shared.set(key, { rewrites: [rewrite], names });
  }
  const all = [...shared.values()];
  return {
    renamed: all.filter(({ rewrites }) => isRename(rewrites[0]!)),
    things,
    shared: all.filter(({ rewrites }) => !isRename(rewrites[0]!)),
    told: server.changes.length - changes.length,
  };
}

/** Everything that changed of a server, in the order in which it is told. */
export interface Blocks {
  renamed: Rewrites[];
  things: Thing[];
  shared: Rewrites[];
  /** Changes told at an earlier variant. */
  told: number;
}

/** The first change of a thing: what it is, and its name. */
export const firstOf = ({ changes, repeated }: Thing): Change => changes[0] ?? repeated[0]![0]!;

/** Whether a change is one of many that are alike but for words of the name of each thing. */
export const isNamed = ({ meta }: Change): boolean => own(own(meta, 'group'), 'named') === true;
const isRename = (rewrite: readonly Change[]): boolean => rewrite[0]!.kind.endsWith('-renamed');
const thingOf = ({ target, name }: Change): string => `${target} ${name}`;
/** The order of the tools is told behind all that changed in them. */
const rank = (thing: Thing): number => {
  const { target, kind } = firstOf(thing);
  return kind === 'order-changed' ? ORDER.length : ORDER.indexOf(target);
};

const changeKey = ({ kind, target, name, pointer, before, after }: Change): string =>
  JSON.stringify([kind, target, name, pointer, before, after]);

function groups(changes: readonly Change[], keyOf: (change: Change) => string | null): Map<string, Change[]> {
  const out = new Map<string, Change[]>();
  for (const change of changes) {
    const key = keyOf(change);
    if (key === null) continue;
    const group = out.get(key);
    if (group) group.push(change);
    else out.set(key, [change]);
  }
  return out;
}

/** What a change does, apart from where: the end of its pointer and its values. Null for what is never told together. */
function rewriteKey(change: Change): string | null {
  const { kind, target, before, after } = change;
  if (change.name === null || change.pointer === '') return null;
  if (kind.endsWith('-renamed')) {
    const group = own(change.meta, 'group');
    return own(group, 'exact') === true ? JSON.stringify([kind, target, own(group, 'id') ?? null]) : null;
  }
  // The same but for the name of each thing.
  if (isNamed(change)) return JSON.stringify([kind, target, own(own(change.meta, 'group'), 'id') ?? null]);
  const whole = endOf(change.pointer);
  // Said of the parameter itself, it is the same of any parameter.
  const end = whole === change.pointer && change.meta?.op === 'keywords' ? '' : whole;
  if (typeof before === 'string' && typeof after === 'string' && before.length + after.length > SHORT) {
    // Long texts are alike when the same sentences came and went, whatever stands around them.
    const lines = sentenceDiff(before, after);
    if (lines.some((l) => l.mark === ' '))
      return JSON.stringify([kind, target, end, lines.filter((l) => l.mark === '+' || l.mark === '-').map((l) => l.mark + l.text)]);
  }
  const key = JSON.stringify([kind, target, end, before, after]);
  return key.length > 4000 ? null : key;
}

/** UTF-16 units of both sides up to which texts are alike only when they are equal. */
const SHORT = 60;

/** The pointer behind the last parameter or field it names; the whole pointer when it ends there. */
export function endOf(pointer: string): string {
  const path = steps(pointer);
  if (path[0] !== 'inputSchema' && path[0] !== 'outputSchema') return path.join('/');
  const last = path.lastIndexOf('properties');
  const end = path.slice(last < 0 ? 1 : last + 2);
  return end.length === 0 ? pointer : end.join('/');
}
