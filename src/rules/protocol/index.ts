import type { Rule } from '../rule.ts';

export const protocol: readonly Rule[] = [];
