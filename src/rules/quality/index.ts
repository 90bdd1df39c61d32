import type { Rule } from '../rule.ts';
import { rule as annotationMissing } from './annotation-missing.ts';
import { rule as argumentsNested } from './arguments-nested.ts';
import { rule as argumentsOpen } from './arguments-open.ts';
import { rule as defaultInvalid } from './default-invalid.ts';
import { rule as descriptionMissing } from './description-missing.ts';
import { rule as descriptionShort } from './description-short.ts';
import { rule as descriptionTautology } from './description-tautology.ts';
import { rule as effectsMissing } from './effects-missing.ts';
import { rule as exclusionMissing } from './exclusion-missing.ts';
import { rule as formatInProse } from './format-in-prose.ts';
import { rule as implementationWording } from './implementation-wording.ts';
import { rule as namePrefix } from './name-prefix.ts';
import { rule as nameStyle } from './name-style.ts';
import { rule as nameVerbs } from './name-verbs.ts';
import { rule as openingBuried } from './opening-buried.ts';
import { rule as outputSchemaMissing } from './output-schema-missing.ts';
import { rule as overlap } from './overlap.ts';
import { rule as paginationMissing } from './pagination-missing.ts';
import { rule as parameterAmbiguous } from './parameter-ambiguous.ts';
import { rule as parameterSourceMissing } from './parameter-source-missing.ts';
import { rule as parameterUndescribed } from './parameter-undescribed.ts';
import { rule as parameterUntyped } from './parameter-untyped.ts';
import { rule as readOnlyUnsaid } from './read-only-unsaid.ts';
import { rule as requiredUnknown } from './required-unknown.ts';
import { rule as retryUnsafe } from './retry-unsafe.ts';
import { rule as returnsMissing } from './returns-missing.ts';
import { rule as siblingUnknown } from './sibling-unknown.ts';
import { rule as titleMissing } from './title-missing.ts';
import { rule as toolOverload } from './tool-overload.ts';
import { rule as triggerMissing } from './trigger-missing.ts';

export const quality: readonly Rule[] = [
  descriptionMissing,
  descriptionTautology,
  descriptionShort,
  triggerMissing,
  exclusionMissing,
  returnsMissing,
  effectsMissing,
  openingBuried,
  implementationWording,
  overlap,
  siblingUnknown,
  parameterUndescribed,
  parameterAmbiguous,
  parameterSourceMissing,
  formatInProse,
  parameterUntyped,
  defaultInvalid,
  requiredUnknown,
  argumentsOpen,
  argumentsNested,
  paginationMissing,
  outputSchemaMissing,
  annotationMissing,
  retryUnsafe,
  readOnlyUnsaid,
  nameStyle,
  namePrefix,
  nameVerbs,
  titleMissing,
  toolOverload,
];
