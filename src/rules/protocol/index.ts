import type { Rule } from '../rule.ts';
import { rule as duplicateName } from './duplicate-name.ts';

export const protocol: readonly Rule[] = [duplicateName];
