import { resolve } from 'node:path';
import type { Snapshot } from '../model/snapshot.ts';
import type { ProbeTarget } from './connect.ts';
import { ProbeError } from './errors.ts';
import type { Era } from './negotiate.ts';
import type { ProbeOptions } from './options.ts';
import { withPlaces } from './places.ts';
import { movesBetween, relocate } from './relocate.ts';
import { takeSnapshot } from './snapshot.ts';

export type { ProbeTarget } from './connect.ts';
export { ProbeError } from './errors.ts';
export type { ProbeOptions } from './options.ts';

/** Takes a snapshot of a server. Rejects with a ProbeError; nothing of the server is left running either way. */
export function probe(target: ProbeTarget, options: ProbeOptions): Promise<Snapshot> {
  return take(target, options, 'auto');
}

async function take(given: ProbeTarget, options: ProbeOptions, era: Era | 'auto'): Promise<Snapshot> {
  const { target, moves } = await withPlaces(given);
  return relocate(await takeSnapshot(target, options, era), moves());
}

/** Both sides of one server, each listed or with the reason why not. */
export interface Both {
  base: Snapshot | ProbeError | null;
  head: Snapshot | ProbeError;
}

/**
 * Takes both sides side by side and in the same era: where one side refuses `initialize` and the other does not, the other is listed again
 * in the stateless form if it speaks it. Folders of the base are written as they read at the head.
 */
export async function probeBoth(base: ProbeTarget | null, head: ProbeTarget, options: ProbeOptions): Promise<Both> {
  if (base === null) return { base: null, head: await caught('head', head, options) };
  const first = caught('base', base, options);
  if (sharePort(base, head)) await first;
  let [one, other] = await Promise.all([first, caught('head', head, options)]);
  // A port of their own that both want: one after the other they can have it.
  if (portTaken(one)) one = await caught('base', base, options);
  if (portTaken(other)) other = await caught('head', head, options);
  return alike({ base: one, head: other }, base, head, options, true);
}

/** The base alone, before anything of the head may run. */
export const probeBase = (base: ProbeTarget, options: ProbeOptions): Promise<Snapshot | ProbeError> => caught('base', base, options);

/** The head, after a base that is not started again: by then code of the head could have changed its files. */
export async function probeAfter(
  base: ProbeTarget,
  listed: Snapshot | ProbeError,
  head: ProbeTarget,
  options: ProbeOptions,
): Promise<Both> {
  return alike({ base: listed, head: await caught('head', head, options) }, base, head, options, false);
}

const caught = (
  side: 'base' | 'head',
  target: ProbeTarget,
  options: ProbeOptions,
  era: 'auto' | 'modern' = 'auto',
): Promise<Snapshot | ProbeError> =>
  take(target, { ...options, log: (line) => options.log(line, side) }, era).catch((error: unknown) => {
    if (error instanceof ProbeError) return error;
    throw error;
  });

/** Both in the same era where that is possible, and with the same folders. */
async function alike(found: Both, base: ProbeTarget, head: ProbeTarget, options: ProbeOptions, restart: boolean): Promise<Both> {
  const both = { ...found };
  if (both.base === null || both.base instanceof ProbeError || both.head instanceof ProbeError) return both;
  if (both.base.era !== both.head.era) {
    if (both.base.era !== 'legacy') both.head = better(await caught('head', head, options, 'modern'), both.head);
    else if (restart) both.base = better(await caught('base', base, options, 'modern'), both.base);
  }
  both.base = relocate(both.base, [
    ...movesBetween(resolve(base.cwd), resolve(head.cwd)),
    ...movesBetween(base.root ?? null, head.root ?? null),
  ]);
  return both;
}

const better = (wanted: Snapshot | ProbeError, otherwise: Snapshot): Snapshot => (wanted instanceof ProbeError ? otherwise : wanted);

const portTaken = (found: Snapshot | ProbeError): boolean =>
  found instanceof ProbeError && /EADDRINUSE|address already in use/i.test(found.stderr);

/** Two servers with a fixed address cannot run at once. */
const sharePort = (a: ProbeTarget, b: ProbeTarget): boolean =>
  a.command !== null && b.command !== null && a.url !== null && a.url === b.url && !a.url.includes('{port}');
