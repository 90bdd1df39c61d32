import type { Rule } from '../rule.ts';
import { rule as arrayWithoutItems } from './array-without-items.ts';
import { rule as descriptionTruncated } from './description-truncated.ts';
import { rule as enumFaults } from './enum-faults.ts';
import { rule as externalRef } from './external-ref.ts';
import { rule as hintsRequired } from './hints-required.ts';
import { rule as instructionsTruncated } from './instructions-truncated.ts';
import { rule as invalidPattern } from './invalid-pattern.ts';
import { rule as invalidSchema } from './invalid-schema.ts';
import { rule as nameCharacters } from './name-characters.ts';
import { rule as nameCollision } from './name-collision.ts';
import { rule as nameLength } from './name-length.ts';
import { rule as namePrefixedLength } from './name-prefixed-length.ts';
import { rule as objectWithoutProperties } from './object-without-properties.ts';
import { rule as outputSchemaAdded } from './output-schema-added.ts';
import { rule as outputSchemaShape } from './output-schema-shape.ts';
import { rule as propertyKey } from './property-key.ts';
import { rule as recursiveSchema } from './recursive-schema.ts';
import { rule as rootCombinator } from './root-combinator.ts';
import { rule as schemaDepth } from './schema-depth.ts';
import { rule as schemaRootObject } from './schema-root-object.ts';
import { rule as schemaSize } from './schema-size.ts';
import { rule as strictModeSubset } from './strict-mode-subset.ts';
import { rule as titleRequired } from './title-required.ts';
import { rule as toolCount } from './tool-count.ts';
import { rule as typeList } from './type-list.ts';
import { rule as unresolvedRef } from './unresolved-ref.ts';
import { rule as unsupportedFormat } from './unsupported-format.ts';
import { rule as unsupportedKeyword } from './unsupported-keyword.ts';

export const compat: readonly Rule[] = [
  schemaRootObject,
  invalidSchema,
  unresolvedRef,
  externalRef,
  enumFaults,
  rootCombinator,
  propertyKey,
  arrayWithoutItems,
  nameCharacters,
  nameLength,
  namePrefixedLength,
  nameCollision,
  objectWithoutProperties,
  invalidPattern,
  unsupportedFormat,
  unsupportedKeyword,
  typeList,
  recursiveSchema,
  schemaDepth,
  schemaSize,
  outputSchemaShape,
  outputSchemaAdded,
  descriptionTruncated,
  instructionsTruncated,
  toolCount,
  hintsRequired,
  titleRequired,
  strictModeSubset,
];
