import type { Issue, Level } from '../../model/finding.ts';
import type { Item } from '../../model/surface.ts';
import type { ContentContext, Rule, RuleMeta } from '../rule.ts';
import { issue } from '../rule.ts';
import { type Analysis, analysisOf, cuesOf, type Sentence } from './analysis.ts';
import { match, type Pattern, pattern } from './pattern.ts';
import { shown } from './shown.ts';
import type { Token } from './tokens.ts';
import { bitOf, hasBit } from './words/tags.ts';

/** A combination of cues and how much it weighs alone. */
export interface Combination {
  pattern: Pattern;
  level: Level;
}

/** Lines of patterns (see `pattern`), all of one level. */
export const combinations = (level: Level, ...patterns: string[]): Combination[] => patterns.map((p) => ({ pattern: pattern(p), level }));

/**
 * Looks again at a combination that was met.
 * @returns the level it has here, or null when the sentence is about the tool's own work
 */
export type Weigh = (
  sentence: Sentence,
  tokens: readonly Token[],
  level: Level,
  analysis: Analysis,
  context: ContentContext,
) => Level | null;

const WEIGHT: Record<Level, number> = { note: 1, warning: 2, error: 3 };

/** A rule that reads each sentence of an item for combinations of cues: the gravest one of a sentence is told. */
export function cueRule(meta: RuleMeta, table: readonly Combination[], weigh: Weigh = (_s, _t, level) => level): Rule {
  return {
    meta,
    *item(item: Item, context: ContentContext): Iterable<Issue> {
      const analysis = analysisOf(item, context);
      const told = new Set<string>();
      for (const sentence of analysis.sentences) {
        let worst: { level: Level; tokens: Token[] } | undefined;
        for (const { pattern: p, level } of table) {
          if (worst !== undefined && WEIGHT[worst.level] >= WEIGHT[level]) continue;
          const tokens = match(p, sentence);
          if (tokens === undefined || (!p.negative && negated(sentence, tokens[0]!))) continue;
          const weighed = weigh(sentence, tokens, level, analysis, context);
          if (weighed !== null && (worst === undefined || WEIGHT[weighed] > WEIGHT[worst.level])) worst = { level: weighed, tokens };
        }
        if (worst === undefined) continue;
        const key = `${sentence.field.pointer}\n${sentence.text}`;
        if (told.has(key)) continue;
        told.add(key);
        yield issue(item, sentence.field.pointer, evidenceOf(sentence, worst.tokens), { level: worst.level, sentence: sentence.text });
      }
    },
  };
}

const DONT = bitOf('DONT');
const TURNS_BACK = ['IGNORE', 'LEAVEOUT', 'BYPASS'] as const;

/** Whether a word is under a negation: "never send". "Never forget to send" is none. */
export function negated(sentence: Sentence, token: Token): boolean {
  const { tokens } = sentence;
  for (let i = tokens.indexOf(token) - 1; i >= 0; i--) {
    const before = tokens[i]!;
    if (token.at - before.last > 4) return false;
    if (TURNS_BACK.some((tag) => hasBit(before.bits, bitOf(tag)))) return false;
    if (hasBit(before.bits, DONT)) return true;
  }
  return false;
}

/** What a report shows of a sentence: its words, the cues in it, and how it was spelled when not plainly. */
export const evidenceOf = (sentence: Sentence, tokens: readonly Token[]): Record<string, string | string[]> => ({
  words: shown(sentence.text),
  cues: [...new Set(cuesOf(sentence, tokens).map((c) => c.replace(/\s+/g, ' ')))],
  ...(sentence.spelling === 'plain' || sentence.spelling === 'identifier' ? {} : { spelling: sentence.spelling }),
});
