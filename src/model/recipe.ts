/** How one side of a server is made and started: its own side's decision, never policy. */
export interface Recipe {
  /** Key of the comment and of the lockfile entry. */
  name: string;
  variant: string | null;
  /** Relative to the repository's root. */
  workingDirectory: string;
  /** Shell lines. Null: not said, so what fits the tree's lockfile; empty: switched off. */
  install: string | null;
  build: string | null;
  /** A shell line or a list of arguments; null for a remote URL. `{port}` stands for a free port. */
  start: string | string[] | null;
  /** Appended to the start command: the variant's arguments. */
  args: string[];
  /** With `start`: where the started server answers (`{port}` is filled in). Without: a remote server. */
  url: string | null;
  headers: Record<string, string>;
  env: Record<string, string>;
  /** Paths that git ignores and the base needs all the same: copied from the head's tree. */
  carry: string[];
}

/** Bounds on what a server may cost. Seconds, bytes and counts. */
export interface Limits {
  /** Seconds for the start and for each answer. */
  timeout: number;
  /** Seconds for everything asked of one side. */
  total: number;
  /** Bytes of one answer. */
  answerBytes: number;
  pages: number;
  tools: number;
  /** Bytes of stderr kept for the error message (the last ones). */
  stderrBytes: number;
}

export const defaultLimits = (): Limits => ({
  timeout: 60,
  total: 600,
  answerBytes: 64 * 1024 * 1024,
  pages: 1000,
  tools: 100_000,
  stderrBytes: 64 * 1024,
});

/** How hard the list is tried again: `off` once; `quick` again in the same process; `thorough` in fresh processes and under other names too. */
export type ProbeEffort = 'off' | 'quick' | 'thorough';
