import { canonical, type JsonObject } from '../model/json.ts';
import type { Note, Snapshot } from '../model/snapshot.ts';
import type { IsVolatile } from '../model/volatile.ts';
import type { ConnectOptions, ProbeTarget } from './connect.ts';
import { type Difference, differences, type Lists, reordered } from './differences.ts';
import { Failure, ProbeError } from './errors.ts';
import { type Identity, OURSELVES } from './negotiate.ts';
import { lists, notRepeated, orderNote, unstable } from './notes.ts';
import type { ProbeOptions } from './options.ts';
import { readSettled, TURNED } from './settle.ts';
import { type Visit, visit } from './visit.ts';

const ROOTS: JsonObject = { roots: { listChanged: true } };

/** Names and capabilities that common clients send with `initialize`. */
export const COMMON_CLIENTS: Identity[] = [
  { name: 'claude-code', version: '2.1.232', capabilities: { ...ROOTS, elicitation: {} } },
  { name: 'claude-ai', version: '0.1.0', capabilities: {} },
  { name: 'cursor-vscode', version: '1.0.0', capabilities: { ...ROOTS, elicitation: {} } },
  { name: 'Visual Studio Code', version: '1.104.0', capabilities: { ...ROOTS, sampling: {}, elicitation: {} } },
];

interface Variation {
  how: string;
  identity: Identity;
  /** What is changed in the environment. */
  env: (given: Record<string, string>) => Record<string, string>;
}

/** What another listing gave. */
interface Again {
  lists: Lists;
  /** See `Settled`. */
  turned: Difference[];
}

const same = (env: Record<string, string>): Record<string, string> => env;

function variations(target: ProbeTarget): Variation[] {
  const all: Variation[] = [{ how: 'in a fresh process', identity: OURSELVES, env: same }];
  for (const identity of COMMON_CLIENTS) all.push({ how: `for a client named ${identity.name}`, identity, env: same });
  if (target.command === null) return all;
  all.push(
    Object.hasOwn(target.env, 'CI')
      ? { how: 'without CI in the environment', identity: OURSELVES, env: ({ CI: _, ...rest }) => rest }
      : { how: 'with CI in the environment', identity: OURSELVES, env: (env) => ({ ...env, CI: 'true' }) },
  );
  return all;
}

/**
 * Lists again in fresh processes, under other names and another environment, with the same HOME; each place that differs is a note.
 * @param settle milliseconds that an announced change is waited for, as for the first listing
 */
export async function again(
  target: ProbeTarget,
  options: ProbeOptions,
  connect: ConnectOptions,
  snapshot: Snapshot,
  isVolatile: IsVolatile,
  settle: number,
): Promise<Note[]> {
  const notes: Note[] = [];
  const found = new Found();
  // What was filled up once after an announcement is waited for again.
  const window = snapshot.notes.some((note) => note.kind === 'list-changed') ? settle : 0;
  const list = async ({ identity, env }: Variation): Promise<Again> => {
    const plan: Visit = {
      target: { ...target, env: env(target.env) },
      identity,
      era: snapshot.era ?? 'auto',
      options: { ...connect, log: () => {} },
      grace: { close: 300, term: 700 },
    };
    const { value } = await visit(plan, async (connection, hello) => {
      const { listing, turned } = await readSettled(connection, hello, options.limits, isVolatile, window);
      return { lists: lists(hello, listing), turned };
    });
    return value;
  };
  // A list that turned in the first process does so in each.
  const turns = snapshot.notes.some((note) => note.kind === 'unstable-list' && note.data?.how === TURNED);
  const failed = new Set<string>();
  const known = new Map<string, Promise<Difference[]>>();
  const byCapabilities = (capabilities: JsonObject): Promise<Difference[]> => {
    const key = canonical(capabilities);
    const asked =
      known.get(key) ??
      list({ how: '', identity: { ...OURSELVES, capabilities }, env: same }).then((l) => differences(snapshot, l.lists, isVolatile));
    known.set(key, asked);
    return asked;
  };
  for (const variation of variations(target)) {
    const { how, identity } = variation;
    if (options.signal?.aborted) break;
    if (Date.now() >= connect.deadline) {
      const { total } = options.limits;
      const text = `The ${total} s for one side were used up before it was listed again ${how}.`;
      notes.push({ kind: 'limit', text, data: { limit: 'total', value: total } });
      break;
    }
    options.progress?.(`listing again ${how}`);
    try {
      const { lists, turned } = await list(variation);
      if (!turns) for (const difference of turned) found.add(difference, `${how}, ${TURNED}`);
      const differing = differences(snapshot, lists, isVolatile);
      // Some honest servers list more for a client that can do more: that is told apart from what its name brings about.
      const capable = Object.keys(identity.capabilities).join(', ');
      const explained = new Set(differing.length && capable ? (await byCapabilities(identity.capabilities)).map(keyOf) : []);
      for (const difference of differing) {
        found.add(difference, explained.has(keyOf(difference)) ? `for a client that declares ${capable}` : how);
      }
      if (identity === OURSELVES && variation.env === same) found.closePlaces();
      if (reordered(snapshot.tools, lists.tools)) notes.push(orderNote(how));
    } catch (error) {
      if (!(error instanceof ProbeError)) throw error;
      if (error.cause instanceof Failure && error.cause.kind === 'aborted') break;
      const { limits } = options;
      // One that fails in any fresh process fails for every name.
      if (failed.has(error.message)) continue;
      failed.add(error.message);
      notes.push(notRepeated(how, error.cause, error.message, { limits, remote: target.command === null, words: error.stderr }));
    }
  }
  return [...found.notes(), ...notes];
}

/** Differences of all variations, each told once with the ways in which it came about. */
class Found {
  readonly #ways = new Map<string, { difference: Difference; how: Set<string> }>();
  readonly #closed = new Set<string>();

  add(difference: Difference, how: string): void {
    if (this.#closed.has(placeOf(difference))) return;
    const key = keyOf(difference);
    const known = this.#ways.get(key);
    if (known) known.how.add(how);
    else this.#ways.set(key, { difference, how: new Set([how]) });
  }

  /** What differs in any fresh process is known from now on: a name or CI adds nothing to it. */
  closePlaces(): void {
    for (const { difference } of this.#ways.values()) this.#closed.add(placeOf(difference));
  }

  notes(): Note[] {
    const groups = new Map<string, Difference[]>();
    for (const { difference, how } of this.#ways.values()) {
      const ways = [...how].join(', ');
      const group = groups.get(ways);
      if (group) group.push(difference);
      else groups.set(ways, [difference]);
    }
    return [...groups].flatMap(([how, differing]) => unstable(how, differing));
  }
}

const placeOf = ({ target, name, pointer }: Difference): string => JSON.stringify([target, name, pointer]);
const keyOf = (difference: Difference): string => `${placeOf(difference)} ${canonical(difference.after)}`;
