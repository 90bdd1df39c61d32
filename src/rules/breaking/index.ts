import type { Rule } from '../rule.ts';
import { rule as additionalPropertiesClosed } from './additional-properties-closed.ts';
import { rule as capabilityRemoved } from './capability-removed.ts';
import { rule as constraintTightened } from './constraint-tightened.ts';
import { rule as defaultRemoved } from './default-removed.ts';
import { rule as enumValueRemoved } from './enum-value-removed.ts';
import { rule as outputEnumWidened } from './output-enum-widened.ts';
import { rule as outputFieldRemoved } from './output-field-removed.ts';
import { rule as outputSchemaRemoved } from './output-schema-removed.ts';
import { rule as outputTypeChanged } from './output-type-changed.ts';
import { rule as parameterNowRequired } from './parameter-now-required.ts';
import { rule as parameterRemoved } from './parameter-removed.ts';
import { rule as parameterRenamed } from './parameter-renamed.ts';
import { rule as promptArgumentRequired } from './prompt-argument-required.ts';
import { rule as promptRemoved } from './prompt-removed.ts';
import { rule as protocolVersionChanged } from './protocol-version-changed.ts';
import { rule as requiredParameterAdded } from './required-parameter-added.ts';
import { rule as resourceRemoved } from './resource-removed.ts';
import { rule as taskSupportChanged } from './task-support-changed.ts';
import { rule as templateChanged } from './template-changed.ts';
import { rule as toolRemoved } from './tool-removed.ts';
import { rule as toolRenamed } from './tool-renamed.ts';
import { rule as typeNarrowed } from './type-narrowed.ts';

export const breaking: readonly Rule[] = [
  toolRemoved,
  toolRenamed,
  parameterRemoved,
  parameterRenamed,
  parameterNowRequired,
  requiredParameterAdded,
  typeNarrowed,
  enumValueRemoved,
  constraintTightened,
  additionalPropertiesClosed,
  defaultRemoved,
  outputSchemaRemoved,
  outputFieldRemoved,
  outputTypeChanged,
  outputEnumWidened,
  taskSupportChanged,
  promptRemoved,
  promptArgumentRequired,
  resourceRemoved,
  templateChanged,
  capabilityRemoved,
  protocolVersionChanged,
];
