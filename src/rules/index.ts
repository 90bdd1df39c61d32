import { breaking } from './breaking/index.ts';
import { compat } from './compat/index.ts';
import { protocol } from './protocol/index.ts';
import { quality } from './quality/index.ts';
import type { Rule } from './rule.ts';
import { security } from './security/index.ts';
import { size } from './size/index.ts';

/** Every rule, in the order of the catalogue. */
export const RULES: readonly Rule[] = [...security, ...breaking, ...compat, ...protocol, ...quality, ...size];
