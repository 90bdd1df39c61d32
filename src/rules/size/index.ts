import type { Rule } from '../rule.ts';
import { rule as growthBytes } from './growth-bytes.ts';
import { rule as growthPercent } from './growth-percent.ts';
import { rule as toolBytes } from './tool-bytes.ts';
import { rule as totalBytes } from './total-bytes.ts';

export const size: readonly Rule[] = [totalBytes, toolBytes, growthBytes, growthPercent];
