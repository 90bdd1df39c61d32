import type { Rule } from '../rule.ts';

export const compat: readonly Rule[] = [];
