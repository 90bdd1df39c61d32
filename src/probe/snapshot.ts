import { cutDeep, type JsonObject } from '../model/json.ts';
import type { Note, Snapshot, WireRecord } from '../model/snapshot.ts';
import { type IsVolatile, volatileTest } from '../model/volatile.ts';
import { again } from './again.ts';
import { collect, type Listing, measure, weigh } from './collect.ts';
import type { Connection, ConnectOptions, ProbeTarget } from './connect.ts';
import { differences, reordered } from './differences.ts';
import { Failure } from './errors.ts';
import { type Era, type Hello, OURSELVES } from './negotiate.ts';
import { lists, notRepeated, orderNote, unstable } from './notes.ts';
import type { ProbeOptions } from './options.ts';
import { isAddition, LIST_CHANGED, readSettled, TURNED, UNSETTLED } from './settle.ts';
import { visit } from './visit.ts';

/** Milliseconds after the opening in which a server that announces changes may still fill its list. */
const SETTLE = { quick: 400, thorough: 4000 };

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
  options.progress?.(target.command === null ? 'connecting' : 'starting the server');
  const { value, stopped } = await visit(
    { target, identity: OURSELVES, era, options: connect },
    async (connection, hello) => {
      options.progress?.('listing what it offers');
      const notes: Note[] = [];
      const listing = await listTwice(connection, hello, options, isVolatile, notes);
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
  if (effort === 'thorough') notes.push(...(await again(target, options, connect, snapshot, isVolatile, SETTLE.thorough)));
  return snapshot;
}

/** The list as it stands after announced changes; with the repeats on, listed once more to see whether it does stand. */
async function listTwice(
  connection: Connection,
  hello: Hello,
  { limits, effort }: ProbeOptions,
  isVolatile: IsVolatile,
  notes: Note[],
): Promise<Listing> {
  const settled = await readSettled(connection, hello, limits, isVolatile, effort === 'off' ? 0 : SETTLE[effort]);
  const { listing, changed, announced } = settled;
  if (changed > 0) {
    const text = `After an announced change the list differed in ${changed} ${changed === 1 ? 'place' : 'places'}; the later list was taken.`;
    notes.push({ kind: 'list-changed', text, data: { method: 'relisted', differences: changed } });
  }
  notes.push(...unstable(TURNED, settled.turned), ...unstable(UNSETTLED, settled.unsettled));
  if (effort === 'off') return listing;
  try {
    const repeated = await collect(connection.session, hello, limits);
    const found = differences(lists(hello, listing), lists(hello, repeated), isVolatile);
    // What came with an announcement is no secret; what changed under the reader's eyes is one all the same.
    notes.push(...unstable(HOW, announced() === 0 ? found : found.filter((difference) => !isAddition(difference))));
    if (announced() === 0 && reordered(listing.tools, repeated.tools)) notes.push(orderNote(HOW));
  } catch (error) {
    if (!(error instanceof Failure) || error.kind === 'aborted') throw error;
    // There is a list: that there is no second one is a fact about the server, and no reason to know nothing.
    notes.push(notRepeated(HOW, error, error.message, { limits, remote: connection.launched === undefined }));
  }
  return listing;
}

const HOW = 'asked again in the same process';

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
