import type { Limits } from '../model/recipe.ts';
import type { IsVolatile } from '../model/volatile.ts';
import { collect, type Listing } from './collect.ts';
import type { Connection } from './connect.ts';
import { differences } from './differences.ts';
import type { Hello } from './negotiate.ts';
import { lists } from './notes.ts';

/** Milliseconds without a further announcement after which a changed list is read. */
const QUIET = 150;
/** Announced changes that are followed. */
const ROUNDS = 5;

export const LIST_CHANGED = /^notifications\/(?:tools|prompts|resources)\/list_changed$/;

export interface Settled {
  listing: Listing;
  /** Places at which the list that was taken differs from the first one. */
  changed: number;
  /** Changes announced since the list was asked for. */
  announced(): number;
}

/**
 * Lists, and lists again after each announced change until none follows.
 * @param window milliseconds after the opening in which a change is waited for where the server says that its lists may change
 */
export async function readSettled(
  connection: Connection,
  hello: Hello,
  limits: Limits,
  isVolatile: IsVolatile,
  window: number,
): Promise<Settled> {
  const { session } = connection;
  const opened = Date.now();
  const heard = (): number => announcements(connection);
  let seen = heard();
  let listing = await collect(session, hello, limits);
  if (window > 0 && heard() === 0 && announces(hello)) {
    await until(() => heard() > 0 || session.ended !== undefined, opened + window - Date.now());
  }
  let changed = 0;
  for (let round = 0; round < ROUNDS && heard() > seen && !session.ended; round++) {
    await quiet(heard);
    seen = heard();
    const later = await collect(session, hello, limits);
    changed += differences(lists(hello, listing), lists(hello, later), isVolatile).length;
    listing = later;
  }
  return { listing, changed, announced: () => heard() - seen };
}

function announcements({ session }: Connection): number {
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

async function until(holds: () => boolean, milliseconds: number): Promise<void> {
  for (const end = Date.now() + milliseconds; Date.now() < end && !holds(); ) await pause(25);
}

/** No announcement for a while, or so many that there is no end to them. */
async function quiet(heard: () => number): Promise<void> {
  for (let before = -1, tries = 0; before !== heard() && tries < 20; tries++) {
    before = heard();
    await pause(QUIET);
  }
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
