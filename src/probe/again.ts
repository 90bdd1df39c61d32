import { canonical, type JsonObject } from '../model/json.ts';
import type { Note, Snapshot } from '../model/snapshot.ts';
import type { IsVolatile } from '../model/volatile.ts';
import { collect } from './collect.ts';
import type { ConnectOptions, ProbeTarget } from './connect.ts';
import { type Difference, differences, type Lists, reordered } from './differences.ts';
import { ProbeError } from './errors.ts';
import type { ProbeOptions } from './index.ts';
import { type Identity, OURSELVES } from './negotiate.ts';
import { lists, orderNote, unstable } from './notes.ts';
import { visit } from './visit.ts';

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

/** Lists again in fresh processes, under other names and another environment, with the same HOME; each difference is a note. */
export async function again(
  target: ProbeTarget,
  options: ProbeOptions,
  connect: ConnectOptions,
  snapshot: Snapshot,
  isVolatile: IsVolatile,
): Promise<Note[]> {
  const notes: Note[] = [];
  const list = async ({ identity, env }: Variation): Promise<Lists> => {
    const { value } = await visit(
      {
        target: { ...target, env: env(target.env) },
        identity,
        era: snapshot.era ?? 'auto',
        options: { ...connect, log: () => {} },
        grace: { close: 300, term: 700 },
      },
      async (connection, hello) => lists(hello, await collect(connection.session, hello, options.limits)),
    );
    return value;
  };
  const known = new Map<string, Promise<Difference[]>>();
  const byCapabilities = (identity: Identity): Promise<Difference[]> => {
    const capable = canonical(identity.capabilities);
    const found = known.get(capable) ?? list({ how: '', identity, env: same }).then((l) => differences(snapshot, l, isVolatile));
    known.set(capable, found);
    return found;
  };
  const seen = new Set<string>();
  for (const variation of variations(target)) {
    if (options.signal?.aborted) break;
    if (Date.now() >= connect.deadline) {
      const { total } = options.limits;
      const text = `The ${total} s for one side were used up before it was listed again ${variation.how}.`;
      notes.push({ kind: 'limit', text, data: { limit: 'total', value: total } });
      break;
    }
    options.progress?.(`listing again ${variation.how}`);
    try {
      const lists = await list(variation);
      notes.push(...(await told(variation, differences(snapshot, lists, isVolatile), byCapabilities)));
      if (reordered(snapshot.tools, lists.tools)) notes.push(orderNote(variation.how));
    } catch (error) {
      if (!(error instanceof ProbeError)) throw error;
      notes.push({ kind: 'other', text: `It could not be listed again ${variation.how}: ${error.message}`, data: { how: variation.how } });
    }
  }
  // Several clients with the same capabilities find the same.
  return notes.filter((note) => {
    const text = canonical([note.kind, note.text]);
    return !seen.has(text) && seen.add(text);
  });
}

/** Keeps apart what a name brings about from what the capabilities sent with it do: some honest servers list more for a client that can do more. */
async function told(
  variation: Variation,
  found: Difference[],
  byCapabilities: (identity: Identity) => Promise<Difference[]>,
): Promise<Note[]> {
  const capable = Object.keys(variation.identity.capabilities).join(', ');
  if (found.length === 0 || capable === '') return unstable(variation.how, found);
  const explained = new Set((await byCapabilities({ ...OURSELVES, capabilities: variation.identity.capabilities })).map(key));
  return [
    ...unstable(
      variation.how,
      found.filter((d) => !explained.has(key(d))),
    ),
    ...unstable(
      `for a client that declares ${capable}`,
      found.filter((d) => explained.has(key(d))),
    ),
  ];
}

const key = ({ target, name, pointer, after }: Difference): string => JSON.stringify([target, name, pointer, canonical(after)]);
