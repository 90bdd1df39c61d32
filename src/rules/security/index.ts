import type { Rule } from '../rule.ts';

export const security: readonly Rule[] = [];
