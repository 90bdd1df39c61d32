import type { Tag } from './tags.ts';

/** English of what an answer says, which tool is taken, and what becomes of arguments: verbs in their base form. */
export const VERBS: Partial<Record<Tag, string>> = {};

/** Words and phrases of the same field. */
export const PHRASES: Partial<Record<Tag, string>> = {};
