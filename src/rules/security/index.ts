import type { Rule } from '../rule.ts';
import { rule as annotationContradiction } from './annotation-contradiction.ts';
import { rule as annotationLoosened } from './annotation-loosened.ts';
import { rule as hiddenCharacters } from './hidden-characters.ts';
import { rule as hiddenMarkup } from './hidden-markup.ts';
import { rule as override } from './override.ts';
import { rule as secrecy } from './secrecy.ts';
import { rule as sensitiveSource } from './sensitive-source.ts';

export const security: readonly Rule[] = [
  hiddenCharacters,
  hiddenMarkup,
  secrecy,
  override,
  sensitiveSource,
  annotationLoosened,
  annotationContradiction,
];
