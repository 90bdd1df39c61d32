import { createHash } from 'node:crypto';
import { cutDeep, isObject, type Json, type JsonObject, MAX_DEPTH, own, tooDeep } from '../model/json.ts';
import type { Limits } from '../model/recipe.ts';
import type { Note, WireRecord } from '../model/snapshot.ts';
import { Failure } from './errors.ts';
import type { Hello } from './negotiate.ts';
import { type Lost, scan } from './scan.ts';
import type { Answer, Session } from './session.ts';

/** Everything a server lists, once. Before `weigh` the values are as parsed, of any depth, and `wire` is empty. */
export interface Listing {
  tools: Json[];
  prompts: Json[];
  resources: Json[];
  resourceTemplates: Json[];
  wire: WireRecord[];
  notes: Note[];
  /** What is still to be weighed. */
  answers: [ListName, Answer][];
  /** Bytes of them, and of all answers. */
  waiting: number;
  received: number;
  /** Lists that nest too deep. */
  deep: Set<ListName>;
}

type ListName = 'tools' | 'prompts' | 'resources' | 'resourceTemplates';
const METHODS: Record<ListName, string> = {
  tools: 'tools/list',
  prompts: 'prompts/list',
  resources: 'resources/list',
  resourceTemplates: 'resources/templates/list',
};

const METHOD_NOT_FOUND = -32601;
/** Bytes of answers that may wait to be measured until the server ends. */
const WAITING = 8 * 1024 * 1024;
/** How many of the longest answers all of one listing may come to. */
const ANSWERS = 4;
/** Characters of the other members of a result that are kept for the rules. */
const RESULT_MEMBERS = 2000;

/** Lists everything. A failing `tools/list` is a failure; what else fails is a note. */
export async function collect(session: Session, hello: Hello, limits: Limits): Promise<Listing> {
  const listing: Listing = {
    tools: [],
    prompts: [],
    resources: [],
    resourceTemplates: [],
    wire: [],
    notes: [],
    answers: [],
    waiting: 0,
    received: 0,
    deep: new Set(),
  };
  const declares = (name: string): boolean => isObject(own(hello.capabilities, name));
  try {
    await list(session, hello, limits, 'tools', listing);
  } catch (error) {
    // A server without tools need not know the request.
    const optional = !declares('tools') && error instanceof Failure && error.kind === 'answer';
    if (!optional) throw error;
  }
  if (listing.tools.length > 0 && !declares('tools')) {
    listing.notes.push({ kind: 'tools-undeclared', text: 'Tools are listed, and the capability `tools` is not declared.' });
  }
  if (declares('prompts')) await optionally(session, hello, limits, 'prompts', listing);
  if (declares('resources')) {
    await optionally(session, hello, limits, 'resources', listing);
    await optionally(session, hello, limits, 'resourceTemplates', listing);
  }
  return listing;
}

async function optionally(session: Session, hello: Hello, limits: Limits, name: ListName, listing: Listing): Promise<void> {
  try {
    await list(session, hello, limits, name, listing);
  } catch (error) {
    if (!(error instanceof Failure) || error.kind === 'total' || error.kind === 'aborted') throw error;
    // Many servers have resources and know no templates.
    if (name === 'resourceTemplates' && error.facts.code === METHOD_NOT_FOUND) return;
    listing.notes.push({
      kind: 'list-failed',
      text: `${METHODS[name]} failed: ${error.message}`,
      data: { method: METHODS[name], failure: error.kind },
    });
  }
}

async function list(session: Session, hello: Hello, limits: Limits, name: ListName, into: Listing): Promise<void> {
  const method = METHODS[name];
  const items: Json[] = [];
  const seen = new Set<string>();
  const members: JsonObject[] = [];
  let cursor: string | undefined;
  let pages = 0;
  for (;;) {
    const answer = await session.request(method, cursor === undefined ? {} : { cursor });
    pages += 1;
    into.answers.push([name, answer]);
    into.received += answer.bytes.length;
    if (into.received > limits.answerBytes * ANSWERS) {
      const all = limits.answerBytes * ANSWERS;
      throw new Failure('limit', `makes the answers together longer than ${all} bytes, ${ANSWERS} times the limit on one`, { method });
    }
    into.waiting += answer.bytes.length;
    if (into.waiting > WAITING) measureAll(into);
    const page = own(answer.result, name);
    if (!Array.isArray(page)) throw new Failure('protocol', `answered without a list of ${name}`, { method });
    for (const item of page) items.push(item);
    if (items.length > limits.tools) {
      throw new Failure('limit', `has more than ${limits.tools} items, which is the limit on their number`, { method });
    }
    if (members.length < 20) members.push(otherMembers(answer.result as JsonObject, name));
    const next = own(answer.result, 'nextCursor');
    // An empty string is a cursor like any other; only its absence ends the list.
    if (next === undefined || next === null) break;
    if (typeof next !== 'string') throw new Failure('protocol', `names a nextCursor on page ${pages} that is no string`, { method });
    if (seen.has(next)) {
      const shown = JSON.stringify(next.slice(0, 80));
      throw new Failure('protocol', `does not end: page ${pages} names the cursor ${shown}, which an earlier page named already`, {
        method,
      });
    }
    if (pages >= limits.pages)
      throw new Failure('limit', `has more than ${limits.pages} pages, which is the limit on their number`, { method });
    seen.add(next);
    cursor = next;
  }
  into[name] = items;
  if (pages > 1 || hello.era === 'modern') {
    const text = `${method} came in ${pages} ${pages === 1 ? 'page' : 'pages'}.`;
    into.notes.push({ kind: 'page', text, data: { method, pages, results: members } });
  }
}

/**
 * Measures the bytes of every answer, notes what JSON could not keep, and cuts what nests too deep. Apart from the listing itself, because the
 * time in which the server ends is free.
 */
export function weigh(listing: Listing): void {
  measureAll(listing);
  for (const name of listing.deep) {
    const count = listing[name].filter(tooDeep).length;
    if (count === 0) continue;
    listing[name] = listing[name].map(cutDeep);
    const text = `${count} of the ${name} nest deeper than ${MAX_DEPTH} levels; what lies deeper was replaced by its digest.`;
    listing.notes.push({ kind: 'limit', text, data: { limit: 'depth', value: MAX_DEPTH, method: METHODS[name], count } });
  }
  listing.deep.clear();
}

/** Measures the answers that wait for it, and lets go of their bytes. */
function measureAll(listing: Listing): void {
  for (const [name, answer] of listing.answers) {
    const { sent, depth } = measure(answer, listing.notes);
    listing.wire.push(sent);
    if (depth > MAX_DEPTH) listing.deep.add(name);
  }
  listing.answers = [];
  listing.waiting = 0;
}

/** What stands beside the list in a result: `ttlMs`, `cacheScope`, `resultType`, `_meta`. */
function otherMembers(result: JsonObject, list: string): JsonObject {
  const rest: JsonObject = {};
  let room = RESULT_MEMBERS;
  for (const [key, value] of Object.entries(result)) {
    if (key === list || key === 'nextCursor' || key === '__proto__' || tooDeep(value)) continue;
    const size = key.length + JSON.stringify(value).length;
    if (size > room) continue;
    room -= size;
    rest[key] = value;
  }
  return rest;
}

/** The exact bytes of a result, measured; and what of them JSON.parse could not keep. */
export function measure(answer: Answer, notes: Note[]): { sent: WireRecord; depth: number } {
  const found = scan(answer.bytes);
  // Inside a batch the result has no place of its own that the scan could name.
  const bytes = found.result ? answer.bytes.subarray(found.result.from, found.result.to) : Buffer.from(safeText(answer.result));
  if (found.count > 0) {
    const { keys, numbers, moved, count } = found;
    const list = (lost: Lost[]): Json[] => lost.map(({ pointer, text }) => ({ pointer, text }));
    notes.push({
      kind: 'lost-in-json',
      text: `${answer.method} holds ${count} ${count === 1 ? 'place' : 'places'} that a JSON parser cannot keep: ${[
        ...(keys.length ? ['keys that stand twice in one object'] : []),
        ...(numbers.length ? ['numbers in a form or size that changes'] : []),
        ...(moved.length ? ['keys that look like list positions and lose their place'] : []),
      ].join(', ')}.`,
      data: { method: answer.method, count, keys: list(keys), numbers: list(numbers), moved: list(moved) },
    });
  }
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  return { sent: { method: answer.method, bytes: bytes.length, sha256 }, depth: found.depth };
}

const safeText = (value: Json): string => JSON.stringify(cutDeep(value)) ?? 'null';
