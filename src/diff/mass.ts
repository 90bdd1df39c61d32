import { createHash } from 'node:crypto';

/** A short name for a rewrite: equal rewrites, equal names. 8 hex. */
export const fingerprintOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8);
