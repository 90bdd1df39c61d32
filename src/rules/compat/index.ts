import type { Rule } from '../rule.ts';
import { rule as invalidSchema } from './invalid-schema.ts';
import { rule as nameCharacters } from './name-characters.ts';
import { rule as nameLength } from './name-length.ts';
import { rule as rootCombinator } from './root-combinator.ts';

export const compat: readonly Rule[] = [invalidSchema, rootCombinator, nameCharacters, nameLength];
