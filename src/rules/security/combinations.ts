import type { Level } from '../../model/finding.ts';
import { match, type Pattern, pattern } from './pattern.ts';
import type { Hit } from './sentence.ts';
import type { Tokens } from './token.ts';
import { type Bits, bitsOf, hasBit, noBits, setBit, WORDS } from './words/tags.ts';

/** A combination of cues and how much it weighs alone. */
export interface Combination {
  pattern: Pattern;
  level: Level;
  /** Says nothing alone: it counts where the same text holds a combination of another rule too. */
  weak: boolean;
}

/** The level of a combination alone, or that it has none alone. */
export type Strength = Level | 'weak';

interface Registered {
  rule: string;
  combination: Combination;
  /** Another class that it needs, or -1: asked for first, because few sentences hold both. */
  also: number;
}

/** Every combination of every rule, so that a sentence is looked through once: by a class that it needs, the rarest where there is a choice. */
const BY_CLASS: Registered[][] = [];
const ANYWHERE: Registered[] = [];
/** The classes by which something is registered. */
const KEYS: Bits = noBits();

/** Classes that many sentences hold: a bad choice to look things up by. */
const COMMON = bitsOf(
  'IMP',
  'BASE',
  'THIRD',
  'MUST',
  'CALL',
  'READ',
  'SHOW',
  'PASS',
  'TOOL',
  'ANY',
  'THIS',
  'TO',
  'AS',
  'THAT',
  'RESULT',
  'AMOUNT',
  'CONTENT',
  'FILE',
  'TURN',
  'WHEN',
  'FIRST',
  'USER',
  'BEFORE',
  'REPLY',
  'TOP',
  'EMPTY',
  'GIVEN',
  'CALLED',
);

/** Makes combinations of one level known for a rule. Lines of patterns: see `pattern`. */
export function combinations(rule: string, strength: Strength, patterns: readonly string[] = []): void {
  const weak = strength === 'weak';
  const level = weak ? 'warning' : strength;
  for (const source of patterns) {
    const p = pattern(source);
    const key = p.needed.find((bit) => !hasBit(COMMON, bit)) ?? p.needed[0];
    const also = p.needed.find((bit) => bit !== key && !hasBit(COMMON, bit)) ?? p.needed.find((bit) => bit !== key) ?? -1;
    const registered = { rule, combination: { pattern: p, level, weak }, also };
    if (key === undefined) ANYWHERE.push(registered);
    else {
      BY_CLASS[key] ??= [];
      BY_CLASS[key].push(registered);
      setBit(KEYS, key);
    }
  }
}

/** By rule, the combinations that a sentence holds; undefined when it holds none. */
export function met(sentence: Tokens): Map<string, Hit[]> | undefined {
  const { bits } = sentence;
  let found: Map<string, Hit[]> | undefined;
  const look = ({ rule, combination }: Registered): void => {
    const tokens = match(combination.pattern, sentence);
    if (tokens === undefined) return;
    found ??= new Map();
    const hits = found.get(rule);
    if (hits) hits.push({ combination, tokens });
    else found.set(rule, [{ combination, tokens }]);
  };
  for (let w = 0; w < WORDS; w++) {
    for (let left = bits[w as 0] & KEYS[w as 0]; left !== 0; left &= left - 1) {
      for (const r of BY_CLASS[w * 32 + 31 - Math.clz32(left & -left)]!) if (r.also < 0 || hasBit(bits, r.also)) look(r);
    }
  }
  for (const r of ANYWHERE) look(r);
  return found;
}
