import type { Tag } from './tags.ts';

/** English of what is kept from someone, decided without them, or put above other orders: verbs in their base form. */
export const VERBS: Partial<Record<Tag, string>> = {};

/** Words and phrases of the same field. */
export const PHRASES: Partial<Record<Tag, string>> = {};
