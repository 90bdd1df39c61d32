import type { ProbeTarget } from './connect.ts';
import { freePort } from './ports.ts';
import { type Move, movesBetween } from './relocate.ts';

/** How the scratch HOME of a server is written in its snapshot. */
const HOME = '$HOME';
const HOSTS = ['127.0.0.1', 'localhost', '0.0.0.0', '[::1]', '[::]'];

/**
 * Fills `{port}` with a free port where a server that we start asks for one, and tells the places that are others at each run: that port
 * and the scratch HOME. A text that names them is written with `{port}` and `$HOME`, so that two runs of one server have one digest.
 */
export async function withPlaces(target: ProbeTarget): Promise<{ target: ProbeTarget; moves: () => Move[] }> {
  // A folder that is made at the start has its real name only then.
  const home = (): Move[] => movesBetween(target.home, target.home).map(({ from }) => ({ from, to: HOME }));
  const { url, command, args, env } = target;
  if (command === null || !JSON.stringify([url, command, args, env]).includes('{port}')) return { target, moves: home };
  const port = String(await freePort());
  const fill = (text: string): string => text.replaceAll('{port}', port);
  const filled: ProbeTarget = {
    ...target,
    url: url === null ? null : fill(url),
    command: typeof command === 'string' ? fill(command) : command.map(fill),
    args: args.map(fill),
    env: Object.fromEntries(Object.entries(env).map(([key, value]) => [key, fill(value)])),
  };
  const ports = HOSTS.map((host) => ({ from: `${host}:${port}`, to: `${host}:{port}` }));
  return { target: filled, moves: () => [...home(), ...ports] };
}
