import type { Limits, ProbeEffort, Recipe } from '../model/recipe.ts';
import type { ServerFacts } from '../model/snapshot.ts';

export interface CollectOptions {
  cwd: string;
  base: string;
  limits: Limits;
  effort: ProbeEffort;
  volatile: readonly string[];
  progress(text: string): void;
  log(who: string, line: string): void;
}

/** Builds, starts and lists both sides of each server. */
export async function collectFacts(
  _recipes: readonly Recipe[],
  _options: CollectOptions,
): Promise<{ facts: ServerFacts[]; remarks: string[] }> {
  throw new Error('The builder of sides is being built.');
}
