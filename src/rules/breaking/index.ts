import type { Rule } from '../rule.ts';

export const breaking: readonly Rule[] = [];
