import type { Limits, ProbeEffort } from '../model/recipe.ts';

/** How a server is listed. */
export interface ProbeOptions {
  limits: Limits;
  /** How hard the list is tried again. */
  effort: ProbeEffort;
  /** JSON Pointers left out when a list is compared with its repetition. */
  volatile: string[];
  /** The server's own output, one line at a time, raw: the caller makes it inert. The side is told where two are taken. */
  log(line: string, side?: 'base' | 'head'): void;
  progress?(text: string): void;
  signal?: AbortSignal;
}
