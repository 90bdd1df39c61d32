import type { RuleMeta } from '../rules/rule.ts';

/** The config file as read: nothing filled in. */
export interface ConfigFile {
  file: string;
}

/** Reads a config file's text. */
export const parseConfig = (_text: string, file: string, _rules: readonly RuleMeta[]): ConfigFile => ({ file });
