import type { Level } from '../../model/finding.ts';
import { match, type Pattern, pattern } from './pattern.ts';
import type { Hit } from './readings.ts';
import type { Tokens } from './tokens.ts';

/** A combination of cues and how much it weighs alone. */
export interface Combination {
  pattern: Pattern;
  level: Level;
}

/** Every combination of every rule, so that a sentence is looked through once. */
const REGISTER: { rule: string; combination: Combination }[] = [];

/** Makes combinations of one level known for a rule. Lines of patterns: see `pattern`. */
export function combinations(rule: string, level: Level, ...patterns: string[]): void {
  for (const p of patterns) REGISTER.push({ rule, combination: { pattern: pattern(p), level } });
}

/** By rule, the combinations that a sentence holds; undefined when it holds none. */
export function met(sentence: Tokens): Map<string, Hit[]> | undefined {
  let found: Map<string, Hit[]> | undefined;
  for (const { rule, combination } of REGISTER) {
    const tokens = match(combination.pattern, sentence);
    if (tokens === undefined) continue;
    found ??= new Map();
    const hits = found.get(rule);
    if (hits) hits.push({ combination, tokens });
    else found.set(rule, [{ combination, tokens }]);
  }
  return found;
}
