import type { Tag } from './tags.ts';

/** English of what is read, handed on, run and stored, and where to: verbs in their base form. */
export const VERBS: Partial<Record<Tag, string>> = {};

/** Words and phrases of the same field. */
export const PHRASES: Partial<Record<Tag, string>> = {};
