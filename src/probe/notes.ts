import { canonical, cutDeep, type Json, type JsonObject } from '../model/json.ts';
import type { Limits } from '../model/recipe.ts';
import type { Note } from '../model/snapshot.ts';
import { type Listing, weigh } from './collect.ts';
import type { Difference, Lists } from './differences.ts';
import { Failure } from './errors.ts';
import type { Hello } from './negotiate.ts';

/** Differences told one by one; a list that is another one altogether needs no more. */
const TOLD = 50;
/** Characters of a differing value that are kept. */
const SHOWN = 4000;

/** One note for each place at which another listing differed. */
export function unstable(how: string, found: Difference[]): Note[] {
  const notes: Note[] = found.slice(0, TOLD).map(({ target, name, pointer, before, after }) => ({
    kind: 'unstable-list',
    text: `Another listing of the same server differed (${how}): ${target}${name === null ? '' : ` ${name.slice(0, 200)}`}${pointer}.`,
    data: { how, target, name, pointer, before: short(before), after: short(after) },
  }));
  if (found.length > TOLD) {
    const more = found.length - TOLD;
    notes.push({
      kind: 'limit',
      text: `${more} more differences between two listings are left out.`,
      data: { limit: 'differences', value: TOLD, more },
    });
  }
  return notes;
}

function short(value: Json): Json {
  const text = typeof value === 'string' ? value : canonical(value);
  return text.length <= SHOWN ? value : `${text.slice(0, SHOWN)}… [${text.length} characters]`;
}

/** Statuses of a remote server that lie between us and it. */
const BUSY = [425, 429, 502, 503, 504];

interface Circumstances {
  limits: Limits;
  /** We did not start the server. */
  remote: boolean;
  /** What it last wrote. */
  words?: string;
}

/**
 * A repetition that failed. A list that one client gets and another does not is no stable one; where our own time ran out or the
 * machine was at fault, that is told as what it is.
 */
export function notRepeated(how: string, cause: unknown, sentence: string, { limits, remote, words = '' }: Circumstances): Note {
  const text = `It could not be listed again (${how}): ${sentence.replace(/\.$/, '')}.`;
  const kind = cause instanceof Failure ? cause.kind : 'other';
  if (kind === 'total') return { kind: 'limit', text, data: { limit: 'total', value: limits.total, how } };
  const status = cause instanceof Failure ? cause.facts.status : undefined;
  const passing = remote && kind === 'http' && (status === undefined || BUSY.includes(status));
  if (kind === 'other' || kind === 'start' || kind === 'aborted' || passing || /EADDRINUSE|address already in use/i.test(words))
    return { kind: 'other', text, data: { how, failure: kind } };
  return {
    kind: 'unstable-list',
    text,
    data: {
      how: `not listed ${how}`,
      target: 'server',
      name: null,
      pointer: '',
      before: null,
      after: sentence.slice(0, SHOWN),
      failure: kind,
    },
  };
}

export const orderNote = (how: string): Note => ({ kind: 'order', text: `The tools came in another order (${how}).`, data: { how } });

/** A listing in the form in which two of them are compared: weighed, so that its depth is bounded. */
export function lists(hello: Hello, listing: Listing): Lists {
  weigh(listing);
  return { ...listing, server: hello.server === null ? null : (cutDeep(hello.server) as JsonObject), instructions: hello.instructions };
}
