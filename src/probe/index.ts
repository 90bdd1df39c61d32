import type { Limits, ProbeEffort } from '../model/recipe.ts';
import type { Snapshot } from '../model/snapshot.ts';

export interface ProbeTarget {
  command: string | string[] | null;
  args: string[];
  url: string | null;
  headers: Record<string, string>;
  env: Record<string, string>;
  cwd: string;
  home: string | null;
}

export interface ProbeOptions {
  limits: Limits;
  effort: ProbeEffort;
  volatile: string[];
  log(line: string): void;
  progress?(text: string): void;
  signal?: AbortSignal;
}

/** Takes a snapshot of a server. */
export async function probe(_target: ProbeTarget, _options: ProbeOptions): Promise<Snapshot> {
  throw new Error('The prober is being built.');
}
