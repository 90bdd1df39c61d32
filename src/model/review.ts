import type { Change } from './change.ts';
import type { Finding } from './finding.ts';
import type { JsonObject } from './json.ts';
import type { SideState } from './snapshot.ts';

export type Verdict = 'pass' | 'warn' | 'fail' | 'error';

export interface Side {
  state: SideState;
  reason: string | null;
  /** SHA-256 over what a model or client can read, with the server's key; 64 hex. */
  digest: string | null;
  ref: string | null;
  protocolVersion: string | null;
  server: JsonObject | null;
  tools: number;
}

export interface Bytes {
  /** UTF-8 length of the compact JSON of the `tools` array. */
  bytes: number;
  /** The same of name, description and input schema of each tool: what a model reads. */
  modelBytes: number;
  /** Tokens of that text, null unless asked for. */
  tokens: number | null;
}

export interface ToolSize {
  name: string;
  base: Bytes | null;
  head: Bytes | null;
}

export interface Size {
  tokenizer: 'o200k' | null;
  base: Bytes | null;
  head: Bytes | null;
  tools: ToolSize[];
}

export interface ServerReview {
  name: string;
  variant: string | null;
  trust: 'own' | 'third-party';
  base: Side | null;
  head: Side;
  changes: Change[];
  findings: Finding[];
  size: Size;
  /** Semver advice for the surface, null where there is nothing to compare. */
  semver: 'major' | 'minor' | 'patch' | 'none' | null;
  /** A changelog fragment: one sentence a change, most disruptive first. Foreign text. */
  changelog: string[];
  /** What the reader should know before the findings: ignored inputs, changed recipe, dirty tree, limits. Foreign text possible. */
  remarks: string[];
}

/** The whole result. Reports, GitHub and other tools read this and nothing else. */
export interface Review {
  schemaVersion: 1;
  tool: { name: string; version: string };
  verdict: Verdict;
  servers: ServerReview[];
  remarks: string[];
  /** Those of the remarks that a reviewer of the change must see, also where no list changed: its recipe, config or workflow did. */
  notices?: string[];
}
