import type { Rule } from '../rule.ts';
import { has } from './analysis.ts';
import { besideOtherServers } from './caution.ts';
import { cueRule } from './cue-rule.ts';
import { holdsBack, ofItsKind } from './kin.ts';
import { bitOf, hasBit } from './words/tags.ts';

const TABLE = {
  error: [
    // To change, watch or stand in for what another tool does.
    'CHANGE|SUPERSEDE|HOOKS|STANDIN BEHAVIOUR<4 IDENT|KNOWNTOOL|OTHER|RIVAL<5 !OWN',
    'CHANGE|SUPERSEDE|HOOKS IDENT|TOOL<5 BEHAVIOUR<3 !THIS !OWN',
    'HOOKS ANY<3 CALL|TOOL|SERVER<3 !OWNTOOL',
    'HOOKS OTHER<4 TOOL|SERVER<2 !OWNTOOL',
    'HOOKS IDENT|KNOWNTOOL<3 TOOL<2 !OWN',
    'WHEN KNOWNTOOL|SENDTOOL<3 CONNECTED<4 MUST|IMP|DONT<10 !OWN',
    'CALL IDENT<3 MUST<4 !OWN',
    'THIS SUPERSEDE<5 OTHER<4 TOOL|SERVER<3 !OWNTOOL',
    'AFTER|WHEN CALL|CALLED<3 OTHER<3 TOOL<2 IMP<4 !OWNTOOL',
    'DONT CALL<2 SERVER<5 STALE|PRAISE<6 !OWNTOOL',
    // What holds for a tool of another kind: "the push tool is at its best with ...".
    '@12 KNOWNTOOL MUST !OWNTOOL',
    'MUST|ALWAYS KNOWNTOOL<8 IMP&PASS|IMP&SEND|IMP&CHANGE|DEST<10 !OWNTOOL',
    '@16 KNOWNTOOL NORM TOOL|SERVER !OWNTOOL',
    '@12 KNOWNTOOL STALE !OWNTOOL',
    'KNOWNTOOL CARRIES<6 !OWNTOOL',
    'WHEN KNOWNTOOL<6 IMP&PASS|IMP&CHANGE|IMP&SEND|IMP&CALL<10 !OWNTOOL',
    'KNOWNTOOL SERVER<6 IMP&CHANGE|IMP&PASS<12 !OWNTOOL',
    'IDENT MUST<2 CALLED|CALL<3 !OWN',
    'SENDTOOL IMP&CHANGE|IMP&PASS|IMP&SEND<3 !OWN',
    '@12 CALL SENDTOOL RESULT|SECRET|CONTENT|CONVO|PRIVATE|SAFETY IMP|MUST|ALWAYS !OWN',
    '@14 PASS|SEND SENDTOOL IMP|MUST|ALWAYS !OWN',
    'OTHER TOOL<2 PASS|SEND|SENT|GOES<8 THIS|FIRST<6 !OWNTOOL',
    'REMOTE CARRIES|MUST<6 !OWNTOOL !WHEN',
    'IMP&PASS|IMP&SEND OTHER<9 TOOL|SERVER<2',
    'DONT CALL<2 KNOWNTOOL<2 !OWNTOOL',
    'IGNORE&IMP TOOL<3 OTHER<4',
    'BEFORE CALL|RUN<4 IDENT<6 MUST<14 !OWNTOOL',
    'WHEN TOOL<4 CALLED<2 IDENT<3 MUST|IMP<12 !OWNTOOL',
    'WHEN OTHER|ANY<3 TOOL<3 IMP<10',
    'SERVER TOOL<2 MUST<3 CALLED|CALL<4',

    'IMP&CALL IDENT<2 SERVER<6 !OWN !WHEN',
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
    'BEHAVIOUR IDENT<3 !OWN',
    'IDENT SERVER<6 !OWN',
    'IDENT SERVER<6 NORM|MUST|STALE|DONT<8 !OWN !THIS !WHEN',
    '@10 RESULT PASS|SEND SENDTOOL !OWN',
    'WHEN YOU<2 SEND<2 MUST<14',
    'ANY TOOL<1 THAT<1 MUST<8 !OWNTOOL',
    'ANY TOOL<2 GOES<4 !OWNTOOL',
    'OTHER|RIVAL TOOL|SERVER<3 STALE<8 !OWNTOOL',
    'TOOL|SERVER OTHER<3 STALE<8 !OWNTOOL',
    'KNOWNTOOL THAT<1 IMP|MUST<8 !OWNTOOL',
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

const IDENT = bitOf('IDENT');
/** `bank_transfer` (from the banking server). */
const OF_A_SERVER = /\b[a-z]{1,20}(?:_[a-z]{1,20}){1,4}`?"?'? \(?(?:from|of|on|by) (?:the|another|a|an) [\w-]{1,20} (?:mcp )?server\b/;

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
    if (tokens.length === 2 && hasBit(tokens[0]!.bits, IDENT) && !OF_A_SERVER.test(sentence.lower)) return null;
    if (ofItsKind(sentence, analysis)) return null;
    if (has(sentence, 'DONT') && holdsBack(sentence)) return null;
    // A function that a Chinese or Japanese text speaks of is often one that the tool works on.
    if (sentence.foreign && analysis.names(sentence, 'any')) return null;
    return besideOtherServers(sentence, tokens) ? null : level;
  },
);
