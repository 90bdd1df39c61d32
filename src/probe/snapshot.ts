import { cutDeep, type JsonObject } from '../model/json.ts';
import type { Note, Snapshot, WireRecord } from '../model/snapshot.ts';
import { type IsVolatile, volatileTest } from '../model/volatile.ts';
import { again } from './again.ts';
import { collect, type Listing, measure, weigh } from './collect.ts';
import type { Connection, ConnectOptions, ProbeTarget } from './connect.ts';
import { differences, reordered } from './differences.ts';
import { Failure } from './errors.ts';
import type { ProbeOptions } from './index.ts';
import { type Era, type Hello, OURSELVES } from './negotiate.ts';
import { lists, orderNote, unstable } from './notes.ts';
import { visit } from './visit.ts';

/** Milliseconds without a further announcement after which a changed list is read. */
const QUIET = 150;
/** Milliseconds after the opening in which a server that announces changes may still fill its list. */
const SETTLE = { quick: 2500, thorough: 4000 };
/** Announced changes that are followed. */
const ROUNDS = 5;

/** Takes one side's snapshot: the first listing, its repetitions, and what was noticed on the way. */
export async function takeSnapshot(target: ProbeTarget, options: ProbeOptions, era: Era | 'auto'): Promise<Snapshot> {
  const { limits, effort } = options;
  const connect: ConnectOptions = {
    limits,
    log: options.log,
    deadline: Date.now() + limits.total * 1000,
    signal: options.signal,
  };
  const isVolatile = volatileTest(options.volatile);
  const { value, stopped } = await visit(
    { target, identity: OURSELVES, era, options: connect },
    async (connection, hello) => {
      const notes: Note[] = [];
      const listing = await settled(connection, hello, options, isVolatile, notes);
      return { connection, hello, listing, notes, wire: [] as WireRecord[] };
    },
    ({ hello, listing, notes, wire }) => {
      wire.push(measure(hello.answer, notes).sent);
      weigh(listing);
    },
  );
  const { hello, listing, connection } = value;
  const notes = [...value.notes, ...listing.notes, ...heard(connection), ...connection.notes()];
  if (stopped?.signal && connection.stdio) {
    const seconds = Math.round(stopped.seconds * 10) / 10;
    notes.push({
      kind: 'slow-exit',
      text: `The process did not end when its stdin was closed; it took ${stopped.signal} after ${seconds} s.`,
      data: { seconds, signal: stopped.signal },
    });
  }
  const snapshot: Snapshot = {
    schemaVersion: 1,
    kind: 'snapshot',
    era: hello.era,
    protocolVersion: hello.protocolVersion,
    server: hello.server === null ? null : (cutDeep(hello.server) as JsonObject),
    capabilities: cutDeep(hello.capabilities) as JsonObject,
    instructions: hello.instructions,
    tools: listing.tools,
    prompts: listing.prompts,
    resources: listing.resources,
    resourceTemplates: listing.resourceTemplates,
    wire: [...value.wire, ...listing.wire],
    notes,
  };
  if (effort === 'thorough') notes.push(...(await again(target, options, connect, snapshot, isVolatile)));
  return snapshot;
}

/** Lists once, follows the changes that the server announces, and lists once more to see whether the list stands. */
async function settled(
  connection: Connection,
  hello: Hello,
  options: ProbeOptions,
  isVolatile: IsVolatile,
  notes: Note[],
): Promise<Listing> {
  const { session } = connection;
  const { limits, effort } = options;
  const opened = Date.now();
  const changes = (): number => announced(connection);
  let seen = changes();
  let listing = await collect(session, hello, limits);
  if (effort !== 'off' && changes() === 0 && announces(hello)) {
    await until(() => changes() > 0 || session.ended !== undefined, opened + SETTLE[effort] - Date.now());
  }
  for (let round = 0; round < ROUNDS && changes() > seen && !session.ended; round++) {
    await quiet(changes);
    seen = changes();
    const later = await collect(session, hello, limits);
    const moved = differences(lists(hello, listing), lists(hello, later), isVolatile).length;
    if (moved > 0) {
      const text = `After an announced change the list differed in ${moved} ${moved === 1 ? 'place' : 'places'}; the later list was taken.`;
      notes.push({ kind: 'list-changed', text, data: { method: 'relisted', differences: moved } });
    }
    listing = later;
  }
  if (effort === 'off') return listing;
  try {
    const repeated = await collect(session, hello, limits);
    // A change that was announced meanwhile is no secret.
    if (changes() === seen) {
      notes.push(...unstable(HOW, differences(lists(hello, listing), lists(hello, repeated), isVolatile)));
      if (reordered(listing.tools, repeated.tools)) notes.push(orderNote(HOW));
    }
  } catch (error) {
    if (!(error instanceof Failure) || error.kind === 'aborted') throw error;
    // There is a list: that there is no second one is a fact about the server, and no reason to know nothing.
    notes.push({
      kind: 'other',
      text: `It could not be listed again (${HOW}): ${error.message}.`,
      data: { how: HOW, failure: error.kind },
    });
  }
  return listing;
}

const HOW = 'asked again in the same process';

const LIST_CHANGED = /^notifications\/(?:tools|prompts|resources)\/list_changed$/;

function announced({ session }: Connection): number {
  let count = 0;
  for (const [method, times] of session.heard.notifications) if (LIST_CHANGED.test(method)) count += times;
  return count;
}

/** Whether the server says that its lists may change. */
function announces({ capabilities }: Hello): boolean {
  return ['tools', 'prompts', 'resources'].some((name) => {
    const declared = Object.hasOwn(capabilities, name) ? capabilities[name] : null;
    return typeof declared === 'object' && declared !== null && !Array.isArray(declared) && declared.listChanged === true;
  });
}

/** What the server asked and told us. */
function heard({ session }: Connection): Note[] {
  const notes: Note[] = [];
  for (const [method, times] of session.heard.requests) {
    notes.push({ kind: 'server-request', text: `The server asked the client: ${method} (${times} times).`, data: { method, times } });
  }
  for (const [method, times] of session.heard.notifications) {
    if (LIST_CHANGED.test(method))
      notes.push({ kind: 'list-changed', text: `The server announced ${method} (${times} times).`, data: { method, times } });
  }
  const { changedIds } = session.heard;
  if (changedIds > 0) {
    notes.push({
      kind: 'other',
      text: `${changedIds} answers carried the id as text although it was sent as a number.`,
      data: { changedIds },
    });
  }
  return notes;
}

async function until(holds: () => boolean, milliseconds: number): Promise<void> {
  for (const end = Date.now() + milliseconds; Date.now() < end && !holds(); ) await pause(25);
}

async function quiet(changes: () => number): Promise<void> {
  for (let before = -1; before !== changes(); ) {
    before = changes();
    await pause(QUIET);
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
