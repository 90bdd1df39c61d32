import type { Rule } from '../rule.ts';
import { rule as descriptionMissing } from './description-missing.ts';
import { rule as descriptionShort } from './description-short.ts';
import { rule as descriptionTautology } from './description-tautology.ts';
import { rule as namePrefix } from './name-prefix.ts';
import { rule as nameStyle } from './name-style.ts';
import { rule as overlap } from './overlap.ts';
import { rule as parameterUndescribed } from './parameter-undescribed.ts';
import { rule as triggerMissing } from './trigger-missing.ts';

export const quality: readonly Rule[] = [
  descriptionMissing,
  descriptionTautology,
  descriptionShort,
  triggerMissing,
  parameterUndescribed,
  nameStyle,
  namePrefix,
  overlap,
];
