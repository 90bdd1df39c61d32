import type { Rule } from '../rule.ts';
import { rule as cacheFields } from './cache-fields.ts';
import { rule as cursorLoop } from './cursor-loop.ts';
import { rule as duplicateName } from './duplicate-name.ts';
import { rule as emptyList } from './empty-list.ts';
import { rule as headerAnnotation } from './header-annotation.ts';
import { rule as iconScheme } from './icon-scheme.ts';
import { rule as listUnsorted } from './list-unsorted.ts';
import { rule as metaKey } from './meta-key.ts';
import { rule as orderUnstable } from './order-unstable.ts';
import { rule as responseSchema } from './response-schema.ts';
import { rule as slowExit } from './slow-exit.ts';
import { rule as stdoutNoise } from './stdout-noise.ts';
import { rule as toolsCapabilityMissing } from './tools-capability-missing.ts';

export const protocol: readonly Rule[] = [
  responseSchema,
  duplicateName,
  toolsCapabilityMissing,
  stdoutNoise,
  orderUnstable,
  listUnsorted,
  cursorLoop,
  emptyList,
  headerAnnotation,
  metaKey,
  slowExit,
  iconScheme,
  cacheFields,
];
