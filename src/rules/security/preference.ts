import type { Rule } from '../rule.ts';
import { has, parameterOf } from './analysis.ts';
import { handsToOthers } from './caution.ts';
import { cueRule } from './cue-rule.ts';
import { holdsBack, ofItsKind } from './kin.ts';
import { bitOf, hasBit, type Tag } from './words/tags.ts';

const TABLE = {
  warning: [
    'IMP&CALL THIS<2 ANY|EVERY<4 TURN<2',
    'IMP&PREFER|IMP&CALL BEFORE<2 ANY<2 RIVAL|OTHER<2',
    'USER PREFER<2 THIS<2 TOOL<2',
    'PREFERRED TOOL<2 ANY|EVERY|KIND<4',
    'PRAISE THAN<4 PLAIN|IDENT<3',
    'CALL OTHER<2 TOOL<2 THREAT|STALE|EMPTY<6 !OWNTOOL',
    'DONT CALL<2 OTHER<3 TOOL<3 !OWNTOOL',
    'OTHER TOOL<3 STALE<4 !OWNTOOL',
    'BETTERTHAN PLAIN|OTHER|RIVAL<3',
    'BETTERTHAN ANY<1 OTHER|TOOL<3',
    'FAME',
    'MUST CALL|CALLED|PREFER|PREFERRED<4 WHEN<4 MANYFIT<5',
    'WHEN|MUST MANYFIT<4 TOOL<3 IMP&PREFER|IMP&CALL<6',
    '@12 OTHERONE UNNEEDED',
    '@12 OTHER TOOL UNNEEDED !OWNTOOL',
    'IMP&PREFER THIS<3 EVENIF|WHATEVER<5',
    'RIVAL NORM<4',
    'STANDIN&THIRD ANY|OTHER<3 TOOL<5 !OWNTOOL',
    '@12 PREFER|CALL THIS NORM OTHER',
    'PRAISE RIVAL<5',
    'RIVAL PRAISE|NOTHING<4',
    '@10 PREFER&IMP OTHER TOOL',
    'NOTHING CLOSE<9',
    '@8 IMP&SEND EVERY THIS',
    '@8 OTHER TOOL PRAISE !RESULT !OWN',
    'PREFER&IMP THIS<3 ALWAYS<3 !WHEN !OWNTOOL',
    'NOTHING TOOL|CLOSE<3 CLOSE|PREFER<4',
    '@8 PREFER&IMP THIS RIVAL|OTHER !OWNTOOL !OWN',
    'DONT OTHER|RIVAL<2 PRAISE<10',
    'DONT OTHER<2 TOOL<4 !OWNTOOL',
    'THIS SUPER<5 TOOL<4',
    'THIS TOOL<2 SUPER<6 !BASE',
    'SUPER TOOL<4 KIND|ANY|EVERY<6',
    'TOOL SUPER<4 RIVAL<8',
    'MUST|ALWAYS|DONT PREFER|CALL<3 THIS|TOOL<3 RIVAL|INSTEAD|ANY|EVERY<8 !OWNTOOL',
    'ALWAYS PREFER|CALL<2 THIS<3 !WHEN !OWNTOOL',
    'PREFER|CALL THIS<2 OVER<4 ANY|OTHER|RIVAL<3',
    'PREFER THIS<3 OVER<5 RIVAL|ANY|OTHER<3 !OWNTOOL',
    'PREFER TOOL<3 OVER<4 ANY|OTHER|RIVAL<3 !OWNTOOL',
    'IGNORE|DONT OTHER|RIVAL<4 TOOL<3 !OWNTOOL',
    'DONT CALL<2 RIVAL<3',
    'PRAISE RIVAL|SUPER|PRAISE<9',
    'SUPER RIVAL<9',
    'SUPER THAN<4 OTHER|ANY|RIVAL<3',
    'PRAISE THAN<4 OTHER|RIVAL<3',
    'PRAISE THAN<2 ANY<1 OTHER|TOOL<2',
    'ONLY TOOL<3 YOU<3 MUST<4',
    'PRAISE PRAISE<6 PRAISE<8',
    'RIVAL PRAISE<5 !OWNTOOL',
    'MUST CALL<3 THIS<3 ANY|EVERY<4 !OWNTOOL',
    'SUPER SUPER<6',
    'PREFERRED TOOL<3 THIS<4',
  ],
};

const QUOTED = bitOf('QUOTED');
const RIVALRY: Tag[] = ['SUPER', 'PRAISE', 'DONT', 'STALE', 'BETTERTHAN', 'UNNEEDED'];
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
