import type { RuleLevel } from './finding.ts';
import type { JsonObject } from './json.ts';

export type Preset = 'recommended' | 'strict' | 'security';
export type FailOn = 'error' | 'warning' | 'never';
export type BaseFailure = 'fail' | 'warn' | 'no-baseline';
export type Trust = 'own' | 'third-party';

export interface RuleSetting {
  level?: RuleLevel;
  options?: JsonObject;
}

export interface AcceptEntry {
  fingerprint?: string;
  rule?: string;
  tool?: string;
  reason: string;
  /** ISO date; the last day on which it holds. */
  expires?: string;
}

export interface Budgets {
  'total-bytes'?: number;
  'growth-percent'?: number;
  'growth-bytes'?: number;
  'tool-bytes'?: number;
}

/** Everything that decides what a finding means. Complete: defaults are filled in. */
export interface Policy {
  preset: Preset;
  failOn: FailOn;
  clients: string[];
  trust: Trust;
  baseFailure: BaseFailure;
  rules: Record<string, RuleSetting>;
  /** Settings for tools whose name matches a glob; later entries win. */
  tools: { match: string; rules: Record<string, RuleSetting> }[];
  budgets: Budgets;
  accept: AcceptEntry[];
  /** JSON Pointers left out of comparisons. */
  volatile: string[];
  /** Head tool name -> base tool name, where the pairing of renames is to be forced; null where a tool is to be a new one. */
  renames: Record<string, string | null>;
}

export const defaultPolicy = (): Policy => ({
  preset: 'recommended',
  failOn: 'error',
  clients: ['claude-code', 'claude-api', 'openai-api', 'vscode', 'cursor'],
  trust: 'own',
  baseFailure: 'fail',
  rules: {},
  tools: [],
  budgets: {},
  accept: [],
  volatile: [],
  renames: {},
});
