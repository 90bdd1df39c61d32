import picomatch from 'picomatch';
import type { ConfigFile } from '../config/load.ts';
import { pathsOf } from '../config/resolve.ts';

/** Whether a server may be left out: the base branch says which files are its own, and none of them changed. */
export function isUntouched(name: string, policy: ConfigFile | null, configs: readonly string[], changed: readonly string[]): boolean {
  const globs = pathsOf(policy, name);
  // The config holds the recipe.
  return globs.length > 0 && !changed.some((path) => configs.includes(path) || picomatch.isMatch(path, globs, { dot: true }));
}

const LOCKFILE = 'mcp-tools.lock.json';
const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;

/**
 * What a change does to the rules by which it is judged, by the paths it touches.
 * @param uses whether a workflow uses this action; null where that is not known
 */
export function changedRules(changed: readonly string[], configs: readonly string[], uses: (workflow: string) => boolean | null): string[] {
  const remarks: string[] = [];
  for (const path of configs.filter((config) => changed.includes(config))) {
    remarks.push(`This change edits ${path}: it is judged by the policy of the base branch, and the edit holds once it is merged.`);
  }
  if (changed.includes(LOCKFILE)) remarks.push(`This change edits the lockfile ${LOCKFILE}.`);
  for (const path of changed.filter(isWorkflow)) {
    const used = uses(path);
    if (used !== false) remarks.push(`This change edits ${path}, a workflow that ${used ? 'uses' : 'may use'} this action.`);
  }
  return remarks;
}

export const isWorkflow = (path: string): boolean => WORKFLOW.test(path);
