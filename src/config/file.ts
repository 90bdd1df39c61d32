import type { AcceptEntry, BaseFailure, Budgets, FailOn, Preset, RuleSetting, Trust } from '../model/policy.ts';

export interface VariantConfig {
  name: string;
  args: string[];
  env: Record<string, string>;
}

/** One entry of `servers`. Undefined is what the file does not say. */
export interface ServerConfig {
  name: string;
  workingDirectory?: string;
  install?: string;
  build?: string;
  start?: string | string[];
  url?: string;
  baseInstall?: string;
  baseBuild?: string;
  baseStart?: string | string[];
  env: Record<string, string>;
  headers: Record<string, string>;
  carry: string[];
  /** Globs; empty: everything belongs to it. */
  paths: string[];
  trust?: Trust;
  variants: VariantConfig[];
}

/** The config file, checked. Undefined is what the file does not say. */
export interface ConfigFile {
  /** As the messages name it. */
  file: string;
  preset?: Preset;
  failOn?: FailOn;
  clients?: string[];
  trust?: Trust;
  baseFailure?: BaseFailure;
  servers: ServerConfig[];
  rules: Record<string, RuleSetting>;
  tools: { match: string; rules: Record<string, RuleSetting> }[];
  budgets: Budgets;
  accept: AcceptEntry[];
  volatile: string[];
  renames: Record<string, string | null>;
}
