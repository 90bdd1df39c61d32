import type { Rule } from '../rule.ts';
import { has } from './analysis.ts';
import { besideOtherServers } from './caution.ts';
import { cueRule } from './cue-rule.ts';
import { holdsBack, ofItsKind } from './kin.ts';
import { namesField } from './plain.ts';
import { bitOf, hasBit } from './words/tags.ts';

const TABLE = {
  error: [
    'ASSIST DONT<1 CALL|PREFER|TRUST<1 THEY|OTHER|RIVAL<2 !OWNTOOL !WHEN',
    'OTHER|RIVAL SERVER|TOOL<3 BAD<8 OFFLIMITS<4 !OWNTOOL',
    'MODEL MUST<2 CALL<2 IDENT<2 !OWNTOOL',
    'WHEN CALL|CALLED<9 IDENT|KNOWNTOOL|SENDTOOL<3 TOOL<1 FIRST|IMP<4 !OWNTOOL',
    'IDENT SERVER<6 MUST|DONT<4 CALLED|CALL<3 !OWNTOOL',
    'MODEL DONT<2 CALL|PREFER|TRUST<2 THEY|OTHER|RIVAL<2 BAD|MODEL<9 !OWNTOOL',
    // To change, watch or stand in for what another tool does.
    'CHANGE|SUPERSEDE|HOOKS|STANDIN BEHAVIOUR<4 IDENT|KNOWNTOOL|OTHER|RIVAL<5 !OWN',
    'CHANGE|SWAP RESULT<4 KNOWNTOOL|SENDTOOL<4 !OWNTOOL',
    'IMP&CALL IDENT|KNOWNTOOL|SENDTOOL<2 AFTER|BEFORE<4 EVERY<1 TURN|CALL<2 !OWNTOOL',
    'HOOKS ANY|OTHER<4 CALL|TOOL<2 !OWNTOOL',
    'OTHER TOOL<2 PASS|SEND|SENT|GOES<5 THIS<4 FIRST|BEFORE<5 !OWNTOOL',
    // What holds for a tool of another kind: "the push tool is at its best with ...".
    'KNOWNTOOL MUST|DONT<8 CALL|CALLED|PASS|SEND|CHANGE|CONTAIN<4 !OWNTOOL',
    'MUST CALL|RUN|PASS<3 KNOWNTOOL<4 !OWNTOOL !ALWAYS',
    '@16 KNOWNTOOL NORM TOOL|SERVER !OWNTOOL',
    '@12 KNOWNTOOL STALE !OWNTOOL',
    '@12 CALL SENDTOOL RESULT|SECRET|CONTENT|CONVO|PRIVATE|SAFETY IMP|MUST|ALWAYS !OWN',
    '@14 PASS|SEND SENDTOOL IMP|MUST|ALWAYS !OWN',
    // Another tool's name, or any other tool, with an order about it.
    'WHEN IDENT|KNOWNTOOL|SENDTOOL<5 CALLED<4 MUST|IMP<12 !OWNTOOL',
    'WHEN IDENT|KNOWNTOOL<5 TOOL<1 MUST|IMP<14 !OWNTOOL',
    'WHEN TOOL<4 CALLED<2 IDENT<3 MUST|IMP<12 !OWNTOOL',
    'RESULT IDENT|KNOWNTOOL<4 MUST<2 ALTERED|ROUNDS<3 !OWN',
    'WHEN|AFTER ANY|OTHER<3 TOOL<2 CALL|CALLED|GIVEBACK<3 IMP|MUST<8 !OWNTOOL',
    'ANY|EVERY OTHER<1 TOOL<3 MUST<1 !OWNTOOL',
    'IDENT TOOL<2 MUST|ALWAYS|DONT<6 !OWNTOOL',
    'ALWAYS|MUST CALL<3 IDENT<3 TOOL<2 !OWNTOOL',
    'DONT CALL<3 TOOL<5 SERVER<5 !OWNTOOL',
    'SERVER|KNOWNTOOL WHATEVER<24 USER<4 GIVEN<3 !OWN !THIS',
    'DONT CALL<2 KNOWNTOOL<2 !OWNTOOL',
    'IGNORE&IMP TOOL<3 OTHER<4',
    'IMP&PASS|IMP&SEND|IMP&WRITE ANY|EVERY<8 OTHER<1 TOOL|SERVER<2 !OWNTOOL',
    'CUSTOM PROMOTE|PREFER|TELL|NORM|KEEP|CALL<10 KNOWNTOOL|SENDTOOL|IDENT<18 !OWNTOOL',
    'WHEN ALSO<14 IMP&CALL<2 IDENT|KNOWNTOOL|SENDTOOL<3 !OWNTOOL !YOU',
    'CALL SENDTOOL<2 MUST<2 !OWNTOOL',
    'CONVO MUST<4 PASS|SEND|GOES<4 THIS<4 TOOL<2',
    'SERVER TOOL<2 MUST<2 CALLED<2 !OWNTOOL !THIS',
    'IMP&CALL IDENT<2 SERVER<6 !OWN !WHEN',
    'IMP&CALL DELETE|SEND|RUN|WRITE<4 TOOL<2 SERVER<6',
  ],
  warning: [
    'TOOL MUST<2 IDENT<2 CALLED<6 FIRST|BEFORE<2 !OWNTOOL',
    'IDENT SERVER<6 !OWN',
    'BEFORE CALL|CALLED|RUN<4 IDENT|KNOWNTOOL<6 MUST|ALWAYS|IMP<14 !OWNTOOL',
    'WHEN ANY|OTHER<3 TOOL<3 IMP<10 !OWNTOOL',
    'OTHER|RIVAL TOOL|SERVER<3 STALE<8 !OWNTOOL',
    'TOOL|SERVER OTHER<3 STALE<8 !OWNTOOL',
    '@10 KNOWNTOOL TOOL READ|SEND|PASS WHEN|AFTER|BEFORE|IMP !OWN',
    'YOU FIRST<2 CALL<2 IDENT<2 !OWNTOOL',
    'READ|PASS|CALL IDENT<9 TOOL<2 SERVER<6 !OWNTOOL',
    'IMP&CALL IDENT<3 TOOL<2 BEFORE|ALWAYS|AFTER<8 !OWNTOOL',
    'OTHER SERVER<3 TOOL|READ|CALL<8 !OWNTOOL',
    'TOOL OTHER<4 SERVER<2 !OWNTOOL',
  ],
};

const [IDENT, SERVER, CUSTOM] = [bitOf('IDENT'), bitOf('SERVER'), bitOf('CUSTOM')];
const ADVISES =
  /^[^.;:]{0,60} (?:keep|retain|recommend|suggest|advise|advocate|encourage|prefer|favou?r|maintain|find|is to|are to|call for)\b/;
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
    // "Use Chrome DevTools MCP for that": a product's server for another job.
    if (
      tokens.length < 4 &&
      tokens.some((t) => hasBit(t.bits, IDENT)) &&
      hasBit(tokens[tokens.length - 1]!.bits, SERVER) &&
      !OF_A_SERVER.test(sentence.lower)
    )
      return null;
    // "Procedures recommend ...": nobody in particular asks for a call. What a tool does with procedures is its own matter.
    if (hasBit(tokens[0]!.bits, CUSTOM) && !ADVISES.test(sentence.lower.slice(tokens[0]!.end, tokens[2]!.start))) return null;
    if (namesField(sentence, tokens)) return null;
    if (ofItsKind(sentence, analysis)) return null;
    if (has(sentence, 'DONT') && holdsBack(sentence)) return null;
    // A function that a Chinese or Japanese text speaks of is often one that the tool works on.
    if (sentence.foreign && analysis.names(sentence, 'any')) return null;
    return besideOtherServers(sentence, tokens) ? null : level;
  },
);
