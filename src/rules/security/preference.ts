import type { Rule } from '../rule.ts';
import { has, parameterOf } from './analysis.ts';
import { handsToOthers } from './caution.ts';
import { cueRule } from './cue-rule.ts';
import { holdsBack, ofItsKind } from './kin.ts';
import { bitOf, hasBit, type Tag } from './words/tags.ts';

const TABLE = {
  warning: [
    // To be taken for everything, before the others, or in their place.
    'IMP&CALL THIS<2 ANY|EVERY<4 TURN<2',
    'MUST CALL<3 THIS<3 ANY|EVERY<4 !OWNTOOL',
    'MUST|ALWAYS|DONT PREFER|CALL<3 THIS|TOOL<3 RIVAL|OTHER|ANY|EVERY<8 !OWNTOOL',
    'ALWAYS PREFER|CALL<2 THIS<3 !WHEN !OWNTOOL',
    'IMP&PREFER|IMP&CALL BEFORE<2 ANY<2 RIVAL|OTHER<2',
    'PREFER|CALL THIS|TOOL<3 OVER|INSTEAD<5 ANY|OTHER|RIVAL|MANYFIT<3 !OWNTOOL',
    'IMP&PREFER THIS<2 OVER<2 IDENT|KNOWNTOOL<2 !OWNTOOL',
    'CALL INSTEAD<4 BETTER<4 !OWNTOOL',
    'STANDIN KNOWNTOOL|IDENT<5 TOOL<2 !OWNTOOL',
    'BEHAVIOUR AS<2 KNOWNTOOL<2 !OWNTOOL',
    'PREFERRED|PRAISE TO<1 AUTHORITY|OPERATOR<5',
    'PREFERRED TOOL<2 ANY|EVERY|KIND<4',
    'MANYFIT TOOL<3 MUST|IMP&PREFER|IMP&CALL<7',
    'MANYFIT ALWAYS|MUST<6 CALL|PREFER<2 THIS<2',
    'MUST CALL|CALLED|PREFER|PREFERRED<4 WHEN<4 MANYFIT<5',
    // What the others are not good for.
    'IGNORE&IMP|DONT OTHER|RIVAL<4 TOOL<3 !OWNTOOL',
    'OTHER TOOL<3 STALE<4 !OWNTOOL',
    'DONT OTHER|RIVAL<2 STALE<9',
    '@12 OTHERONE UNNEEDED',
    '@12 CALL|PREFER OTHER|OTHERONE THREAT|DANGER|BAD|PENAL !OWNTOOL',
    'RIVAL NORM<4',
    // Praise.
    'FAME',
    'MORE RESULT<3 THAN<2 RIVAL|PLAIN<2 !OWNTOOL',
    'RIVAL GIVEBACK<3 STALE<3 !OWNTOOL',
    'PLAIN TOOL<3 STALE<8 MUST|IMP|INSTEAD<9 !OWNTOOL',
    'PREFERRED ANY|EVERY<2 TURN<4 !WHEN',
    'BETTERTHAN PLAIN|OTHER|RIVAL<3',
    'BETTERTHAN ANY<1 OTHER|TOOL<3',
    'PRAISE|SUPER THAN|OVER<4 RIVAL|OTHER<3',
    'SUPER TOOL<4 KIND|ANY|EVERY<6',
    'THIS SUPER<5 TOOL<4',
    'THIS TOOL<2 SUPER<6 !BASE',
    'TOOL SUPER<4 RIVAL<8',
    'SUPER SUPER<6',
    'PRAISE SUPER<9',
  ],
  weak: ['PRAISE PRAISE<9'],
};

const QUOTED = bitOf('QUOTED');
const RIVALRY: Tag[] = ['OVER', 'SUPER', 'PRAISE', 'DONT', 'STALE', 'BETTERTHAN', 'UNNEEDED'];
const LOUD: Tag[] = ['SUPER', 'PRAISE', 'ALWAYS', 'MUST', 'DONT', 'FAME', 'BETTERTHAN', 'NOTHING', 'NORM', 'DISTRUST', 'MANYFIT'];
/** What a thing is good for, when it is not to be taken, and after what. */
const FITS =
  /\b(?:perfect|best|ideal|excellent|great|outstanding|preferred|preferable) (?:for|when|if|because|to use)\b|\b(?:do not|don't|never) (?:use|call) (?:this|it)(?: tool)? (?:for|to|if|when|with|unless|on|in|as)\b|\bcall this tool again\b|\bafter all\b|\bnot for other\b|\bsibling tools?\b|\bnot covered by other tools\b|\btogether with other\b/;

export const rule: Rule = cueRule(
  {
    id: 'security/preference',
    level: 'warning',
    kind: 'content',
    summary: 'A text praises the tool or asks to be preferred to others.',
    why: 'Praise moves models more than people: it draws calls away from tools that fit better, and it is how a hostile server gets chosen.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The tool recommends itself instead of saying when it fits: {words}',
        help: 'Say when to use it: “Use this when the user asks for …”. The model can compare facts, not adjectives.',
      },
    },
  },
  TABLE,
  ({ sentence, tokens, level, analysis, field }) => {
    if (sentence.spelling === 'identifier' || sentence.spelling === 'joined') return null;
    if (parameterOf(field.pointer) !== undefined || analysis.names(sentence, 'tool')) return null;
    // "Always use this before creating a booking": an order of steps, not praise.
    const praises = (['OTHER', 'RIVAL', 'SUPER', 'PRAISE', 'TURN', 'ANY', 'INSTEAD'] as const).some((tag) => has(sentence, tag));
    if (!praises && has(sentence, 'ALWAYS') && /\bbefore [a-z]+ing\b/.test(sentence.lower)) return null;
    if (
      FITS.test(sentence.lower) ||
      (has(sentence, 'OTHER') && !RIVALRY.some((tag) => has(sentence, tag)) && ofItsKind(sentence, analysis))
    )
      return null;
    if (tokens.every((t) => hasBit(t.bits, QUOTED))) return null;
    // "Use this for all questions about berths".
    if (
      /^ (?:about|on|regarding|concerning|that|which|related|involving|with|where|of|for|in|from)\b/.test(
        sentence.lower.slice(tokens[tokens.length - 1]!.end),
      ) &&
      has(sentence, 'TURN') &&
      !RIVALRY.some((tag) => has(sentence, tag))
    )
      return null;
    // "Use this instead of a web search when the question is about the docs": it says when.
    if (has(sentence, 'WHEN') && !has(sentence, 'ANY') && !has(sentence, 'OTHER') && !LOUD.some((tag) => has(sentence, tag))) return null;
    return handsToOthers(sentence, tokens) || (has(sentence, 'DONT') && holdsBack(sentence)) ? null : level;
  },
);
