import type { Rule } from '../rule.ts';

export const quality: readonly Rule[] = [];
