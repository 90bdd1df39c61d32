import type { Rule } from '../rule.ts';
import { has } from './analysis.ts';
import { besideOtherServers } from './caution.ts';
import { cueRule } from './cue-rule.ts';
import { holdsBack, ofItsKind } from './kin.ts';

const TABLE = {
  error: [
    'IMP&PASS|IMP&SEND OTHER<9 TOOL|SERVER<2',
    'DONT CALL<2 KNOWNTOOL<2 !OWNTOOL',
    'IGNORE&IMP TOOL<3 OTHER<4',
    'BEFORE CALL|RUN<4 IDENT<6 MUST<14 !OWNTOOL',
    'WHEN TOOL<4 CALLED<2 IDENT<3 MUST|IMP<12 !OWNTOOL',
    'WHEN OTHER|ANY<3 TOOL<3 IMP<10',
    'SERVER TOOL<2 MUST<3 CALLED|CALL<4',

    'IMP&CALL IDENT<2 SERVER<6 !OWNTOOL',
    'DONT CALL<3 TOOL<5 SERVER<5 !OWNTOOL',
    // Another tool's name with an order about it.
    'WHEN IDENT<5 CALLED<7 MUST|IMP<14 !OWNTOOL',
    'WHEN IDENT<5 TOOL<2 MUST|IMP<14 !OWNTOOL',
    'OTHER TOOL|SERVER<2 MUST<2 !OWNTOOL',
    'IDENT TOOL<2 MUST|ALWAYS|DONT<6 !OWNTOOL',
    'BEFORE CALLED|CALL<2 IDENT<3 MUST|ALWAYS|IMP<8 !OWNTOOL',
    'ALWAYS|MUST CALL<3 IDENT<3 TOOL<2 !OWNTOOL',
    'IMP&CALL TOOL<4 SERVER<5 DELETE|SEND|FILE<6',
    'IMP&CALL DELETE|SEND|RUN|WRITE<4 TOOL<2 SERVER<6',
    'SEND|PASS IDENT<5 TOOL<2 !OWNTOOL !THIRD',
  ],
  warning: [
    '@10 REMOTE CONNECTED WHEN IMP !OWNTOOL',
    '@10 KNOWNTOOL TOOL READ|SEND|PASS WHEN|AFTER|BEFORE|IMP !OWN',
    '@8 EVERY|ANY KNOWNTOOL MUST !OWNTOOL',
    'YOU FIRST<2 CALL<2 IDENT<2 !OWNTOOL',
    '@6 OTHER SERVER',
    'IMP&READ OTHER<5 TOOL|SERVER<2 !OWNTOOL',
    'READ|PASS|CALL IDENT<9 TOOL<2 SERVER<6 !OWNTOOL',
    'IMP&CALL IDENT<3 TOOL<2 BEFORE|FIRST|ALWAYS|AFTER<8 !OWNTOOL',
    'DONT CALL<3 OTHER|ANY<3 TOOL|SERVER<4 !OWNTOOL',
    'OTHER SERVER<3 TOOL|READ|CALL<8 !OWNTOOL',
    'TOOL OTHER<4 SERVER<2 !OWNTOOL',
  ],
};

export const rule: Rule = cueRule(
  {
    id: 'security/foreign-tool',
    level: 'error',
    kind: 'content',
    summary: 'A text steers the use of tools or servers that are not in this list.',
    why: 'A model reads all descriptions at once, so one server can bend what it does with the tools of another. That is how a harmless tool redirects somebody else’s mail.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'A tool of another server is given rules: {words}',
        help: 'Speak of this server’s own tools only. If something has to come from elsewhere, say what it is and let the model find it.',
      },
    },
  },
  TABLE,
  ({ sentence, tokens, level, analysis }) => {
    if (sentence.spelling === 'joined' || sentence.spelling === 'identifier') return null;
    if (has(sentence, 'EXAMPLE') && level === 'warning') return null;
    if (level === 'warning' && ofItsKind(sentence, analysis)) return null;
    if (has(sentence, 'DONT') && holdsBack(sentence)) return null;
    // A function that a Chinese or Japanese text speaks of is often one that the tool works on.
    if (sentence.foreign && analysis.names(sentence, 'any')) return null;
    return besideOtherServers(sentence, tokens) ? null : level;
  },
);
