import type { Issue, Level } from '../../model/finding.ts';
import type { Item } from '../../model/surface.ts';
import type { ContentContext, Rule, RuleMeta } from '../rule.ts';
import { issue } from '../rule.ts';
import { type Analysis, analysisOf, cuesOf, namedIn, ownAffair, type Placed, type Sentence } from './analysis.ts';
import { combinations, type Strength } from './combinations.ts';
import { abroad } from './foreign.ts';
import { shown } from './shown.ts';
import type { Token } from './token.ts';
import { bitOf, hasBit } from './words/tags.ts';

/** A combination that was met, in its place. */
export interface Met extends Placed {
  tokens: readonly Token[];
  level: Level;
  analysis: Analysis;
}

/**
 * Looks again at a combination that was met.
 * @returns the level it has here, or null when the sentence is about the tool's own work
 */
export type Weigh = (met: Met) => Level | null;

export const WEIGHT: Record<Level, number> = { note: 1, warning: 2, error: 3 };

/** Sentences told of one item by one rule: beyond that nothing is added to the verdict. */
const MOST = 500;
const MORE = {
  title: 'More than {count} sentences of one item are of this kind: the rest are not listed',
  help: 'Shorten the text. Whatever stands in the sentences that are not listed was not judged by this rule.',
};

/** A rule that reads each sentence of an item for combinations of cues: the gravest one of a sentence is told. */
export function cueRule(meta: RuleMeta, table: Partial<Record<Strength, string[]>>, weigh: Weigh = ({ level }) => level): Rule {
  for (const strength of ['error', 'warning', 'note', 'weak'] as const) {
    combinations(meta.id, strength, table[strength]);
    combinations(meta.id, strength, abroad(meta.id, strength));
  }
  return {
    meta: { ...meta, messages: { ...meta.messages, more: MORE } },
    item(item: Item, context: ContentContext): Iterable<Issue> {
      const analysis = analysisOf(item, context);
      const hits = analysis.hits.get(meta.id);
      return hits === undefined ? NOTHING : tell(meta.id, hits, analysis, weigh);
    },
  };
}

const NOTHING: readonly Issue[] = [];

function* tell(id: string, hits: readonly Placed[], analysis: Analysis, weigh: Weigh): Iterable<Issue> {
  const { item } = analysis;
  const told = new Set<string>();
  for (const placed of hits) {
    if (told.size >= MOST) {
      yield issue(item, placed.field.pointer, { count: MOST }, { level: 'note', messageId: 'more' });
      return;
    }
    const key = `${placed.field.pointer}\n${placed.sentence.text}`;
    if (told.has(key)) continue;
    const worst = gravest(id, placed, analysis, weigh);
    if (worst === undefined) continue;
    told.add(key);
    yield issue(item, placed.field.pointer, evidenceOf(placed.sentence, worst.tokens), {
      level: worst.level,
      sentence: placed.sentence.text,
    });
  }
}

/** The gravest combination of a rule that stands in a sentence and is not taken back. */
export function gravest(
  rule: string,
  placed: Placed,
  analysis: Analysis,
  weigh: Weigh,
): { level: Level; tokens: readonly Token[] } | undefined {
  const hits = placed.sentence.hits?.get(rule);
  if (hits === undefined) return undefined;
  let worst: { level: Level; tokens: readonly Token[] } | undefined;
  for (const { combination, tokens } of hits) {
    if (worst !== undefined && WEIGHT[worst.level] >= WEIGHT[combination.level]) continue;
    if (combination.weak && !analysis.company(rule, placed.field)) continue;
    if (!combination.pattern.negative && tokens.some((t, i) => (i === 0 || hasBit(t.bits, IMP)) && negated(placed.sentence, t))) continue;
    const level = weighed({ ...placed, tokens, level: combination.level, analysis }, weigh);
    if (level === null || (worst !== undefined && WEIGHT[level] <= WEIGHT[worst.level])) continue;
    if (!ownAffair(combination.pattern, placed.sentence, analysis)) worst = { level, tokens };
  }
  return worst;
}

/** An opening excuses what the tool is named for. One of which the name says nothing is weighed like any other sentence as well. */
function weighed(met: Met, weigh: Weigh): Level | null {
  const level = weigh(met);
  if (!met.opening || level === 'error' || namedIn(met.sentence.lower, met.analysis.item)) return level;
  const strict = weigh({ ...met, opening: false, analysis: { ...met.analysis, job: met.analysis.namedFor } });
  return level !== null && (strict === null || WEIGHT[strict] < WEIGHT[level]) ? level : strict;
}

const DONT = bitOf('DONT');
const IMP = bitOf('IMP');
const TURNS_BACK = (['IGNORE', 'LEAVEOUT', 'BYPASS'] as const).map(bitOf);

/** Whether a word is under a negation: "never send". "Never forget to send" is none. */
export function negated(sentence: Sentence, token: Token): boolean {
  const { tokens } = sentence;
  for (let i = tokens.indexOf(token) - 1; i >= 0; i--) {
    const before = tokens[i]!;
    if (before.end > token.start) continue;
    if (token.at - before.last > 4) return false;
    if (TURNS_BACK.some((bit) => hasBit(before.bits, bit))) return false;
    if (hasBit(before.bits, DONT)) return !/;|:|\bbut\b|\binstead\b/.test(sentence.lower.slice(before.end, token.start));
  }
  return false;
}

/** UTF-16 units of one cue in the evidence. */
const CUE = 160;

/** What a report shows of a sentence: its words, the cues in it, and how it was spelled when not plainly. */
export const evidenceOf = (sentence: Sentence, tokens: readonly Token[]): Record<string, string | string[]> => ({
  words: shown(sentence.text),
  cues: [...new Set(cuesOf(sentence, tokens).map((c) => shown(c, CUE).replace(/\s+/g, ' ')))],
  ...(sentence.spelling === 'plain' || sentence.spelling === 'identifier' ? {} : { spelling: sentence.spelling }),
});
