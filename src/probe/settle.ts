import type { Limits } from '../model/recipe.ts';
import type { IsVolatile } from '../model/volatile.ts';
import { collect, type Listing } from './collect.ts';
import type { Connection } from './connect.ts';
import { type Difference, differences } from './differences.ts';
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
  /** Where what stood in an earlier list was gone or another after an announced change: a client has read that too. */
  turned: Difference[];
  /** Where the list still changed when no further announcement was followed. */
  unsettled: Difference[];
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
  const turned: Difference[] = [];
  let last: Difference[] = [];
  for (let round = 0; round < ROUNDS && heard() > seen && !session.ended; round++) {
    await quiet(heard);
    seen = heard();
    const later = await collect(session, hello, limits);
    last = differences(lists(hello, listing), lists(hello, later), isVolatile);
    changed += last.length;
    turned.push(...last.filter((difference) => !isAddition(difference)));
    listing = later;
  }
  const endless = heard() > seen && !session.ended;
  return { listing, changed, turned, unsettled: endless ? last.filter(isAddition) : [], announced: () => heard() - seen };
}

/** How the differences of `Settled` came about. */
export const TURNED = 'listed before the announced change';
export const UNSETTLED = `still changing after ${ROUNDS} announced changes`;

/** A whole item that came to the list: what a server does that is still loading. */
export const isAddition = ({ pointer, name, before }: Difference): boolean => pointer === '' && name !== null && before === null;

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
