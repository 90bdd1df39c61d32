import type { BaseFailure, FailOn, Policy, Preset, Trust } from '../model/policy.ts';
import { defaultPolicy } from '../model/policy.ts';
import type { Recipe } from '../model/recipe.ts';
import type { ConfigFile } from './load.ts';

export interface PolicyInputs {
  preset?: Preset;
  failOn?: FailOn;
  clients?: string[];
  trust?: Trust;
  baseFailure?: BaseFailure;
}

/** The policy that holds, and what there is to tell about it. */
export function resolvePolicy(
  _file: ConfigFile | null,
  inputs: PolicyInputs,
  _mode: 'tighten-only' | 'override',
  _server?: string,
): { policy: Policy; remarks: string[] } {
  const given = Object.fromEntries(Object.entries(inputs).filter(([, v]) => v !== undefined));
  return { policy: { ...defaultPolicy(), ...given }, remarks: [] };
}

export type RecipeInputs = Partial<Omit<Recipe, 'variant' | 'args'>>;

/** The servers to review. */
export const recipes = (_file: ConfigFile | null, inputs: RecipeInputs): Recipe[] => [
  {
    name: 'server',
    variant: null,
    workingDirectory: '.',
    install: null,
    build: null,
    start: null,
    args: [],
    url: null,
    headers: {},
    env: {},
    carry: [],
    ...inputs,
  },
];
