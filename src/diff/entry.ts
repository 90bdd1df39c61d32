import type { Json } from '../model/json.ts';

/** One line of a changelog: words of ours with `{…}` for names and values, which are foreign text. */
export interface Entry {
  section: 'Removed' | 'Changed' | 'Added';
  template: string;
  evidence: Record<string, Json>;
}

export const of = (section: Entry['section'], template: string, evidence: Record<string, Json>): Entry => ({ section, template, evidence });
