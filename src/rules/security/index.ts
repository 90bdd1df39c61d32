import type { Rule } from '../rule.ts';
import { rule as annotationContradiction } from './annotation-contradiction.ts';
import { rule as annotationLoosened } from './annotation-loosened.ts';
import { rule as argumentTampering } from './argument-tampering.ts';
import { rule as clientBehaviourMeta } from './client-behaviour-meta.ts';
import { rule as commandExecution } from './command-execution.ts';
import { rule as confusableName } from './confusable-name.ts';
import { rule as constraintLoosened } from './constraint-loosened.ts';
import { rule as defaultChanged } from './default-changed.ts';
import { rule as dictatedOutput } from './dictated-output.ts';
import { rule as encodedText } from './encoded-text.ts';
import { rule as exfiltration } from './exfiltration.ts';
import { rule as falseAuthority } from './false-authority.ts';
import { rule as foreignTool } from './foreign-tool.ts';
import { rule as hiddenCharacters } from './hidden-characters.ts';
import { rule as hiddenMarkup } from './hidden-markup.ts';
import { rule as identityChanged } from './identity-changed.ts';
import { rule as newDirective } from './new-directive.ts';
import { rule as override } from './override.ts';
import { rule as paddedText } from './padded-text.ts';
import { rule as precedence } from './precedence.ts';
import { rule as preference } from './preference.ts';
import { rule as proseInSchema } from './prose-in-schema.ts';
import { rule as purposeChanged } from './purpose-changed.ts';
import { rule as secrecy } from './secrecy.ts';
import { rule as sensitiveSource } from './sensitive-source.ts';
import { rule as smugglingParameter } from './smuggling-parameter.ts';
import { rule as unacceptedChange } from './unaccepted-change.ts';
import { rule as unstableList } from './unstable-list.ts';

export const security: readonly Rule[] = [
  hiddenCharacters,
  hiddenMarkup,
  paddedText,
  secrecy,
  override,
  foreignTool,
  precedence,
  commandExecution,
  dictatedOutput,
  argumentTampering,
  falseAuthority,
  sensitiveSource,
  exfiltration,
  smugglingParameter,
  encodedText,
  proseInSchema,
  preference,
  confusableName,
  annotationLoosened,
  annotationContradiction,
  purposeChanged,
  defaultChanged,
  constraintLoosened,
  clientBehaviourMeta,
  identityChanged,
  newDirective,
  unstableList,
  unacceptedChange,
];
