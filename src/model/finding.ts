import type { Target } from './change.ts';
import type { Json } from './json.ts';

export const LEVELS = ['note', 'warning', 'error'] as const;
export type Level = (typeof LEVELS)[number];
export type RuleLevel = Level | 'off';

export const CATEGORIES = ['security', 'breaking', 'compat', 'protocol', 'quality', 'size', 'policy'] as const;
export type Category = (typeof CATEGORIES)[number];

export type Evidence = Record<string, Json>;

/** What a rule reports, before policy has looked at it. */
export interface Issue {
  target: Target;
  /** Name on the side that was judged. */
  name: string | null;
  pointer: string;
  /** Which of the rule's texts tells it; `default` unless said. */
  messageId?: string;
  /** The data from which every sentence about it can be made. Foreign text. */
  evidence: Evidence;
  /** When the rule weighs its cases. A level set by the user wins. */
  level?: Level;
  /** The sentence in which the evidence stands; part of the fingerprint. */
  sentence?: string;
}

export interface Acceptance {
  /** Where it was accepted. */
  by: 'config' | 'comment';
  reason: string | null;
  /** Login, for a comment. */
  who?: string;
  when?: string;
  expires?: string;
}

/** A rule's judgement, with what policy made of it. */
export interface Finding {
  rule: string;
  category: Category;
  level: Level;
  state: 'new' | 'existing' | 'fixed';
  blocking: boolean;
  accepted: Acceptance | null;
  target: Target;
  /** Name of the tool (or prompt, resource) it is about; null for the server as a whole. */
  tool: string | null;
  pointer: string;
  messageId: string;
  /** Plain sentences for readers of the file; reports make their own from `rule`, `messageId` and `evidence`. */
  message: string;
  help: string;
  evidence: Evidence;
  /** 32 hex. */
  fingerprint: string;
  location: { file: string; line: number } | null;
}

/** A rule's sentences. `{key}` stands for a value of the evidence; `{tool}` for the name. */
export interface Words {
  /** One sentence on what a person should worry about. */
  title: string;
  /** What to do. */
  help: string;
}

/** What reports know of a rule: plain data. */
export interface RuleWords {
  id: string;
  summary: string;
  why: string;
  messages: Record<string, Words>;
}
export type Catalogue = ReadonlyMap<string, RuleWords>;
