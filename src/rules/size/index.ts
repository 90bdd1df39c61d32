import type { Rule } from '../rule.ts';

export const size: readonly Rule[] = [];
