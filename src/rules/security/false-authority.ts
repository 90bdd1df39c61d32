import type { Rule } from '../rule.ts';
import { has, parameterOf } from './analysis.ts';
import { cueRule } from './cue-rule.ts';
import { bitOf, hasBit } from './words/tags.ts';

const LABEL = bitOf('LABEL');
/** Words that make another heading of one that sounds like authority: "write safety". */
const OTHER_HEAD = /\b(?:write|read|type|thread|memory|food|water|road|file|file system|operating|number|unit|coordinate) $/;

const TABLE = {
  error: [
    '@20 DECREE PREAPPROVED',
    '@20 DECREE OBSOLETE|UNBOUND|BYPASS|UNNEEDED|OFFLIMITS MODEL|SERVER|SAFETY|PERMISSION',
    '@16 DECREE ALTERED RECIPIENT',
    '@14 DECREE OPERATOR YOU|AIDE|MODEL',
    '@14 DECREE SAFETY GRANTED',
    '@20 DECREE MODEL PASS|SEND|COPY|LEAVEOUT|BYPASS|SECRET|CONVO',
    'SAFETY|COMPLIANCE MUST<2 CALL<2 RESULT|LOGS<10',
    '@16 DECREE AIDE',
    '@14 AIDE MUST COMPLIANCE PASS|SEND|COPY|SECRET|CONVO',
    '@16 AIDE COMPLIANCE SEND|COPY|PASS',
    '@12 GRANTED OPERATOR AIDE',
    '@14 DECREE SAFETY|PERMISSION UNBOUND|OBSOLETE|BYPASS|UNNEEDED',
    'AUTHORITY POLICY<2 MUST<2 CALL<3',
    '@8 YOU PENAL',
    '@12 MODEL MUST SEND|PASS|COPY AUTHORITY|COMPLIANCE',
    '@10 COMPLIANCE MODEL MUST',
    'AUTHORITY NOTICE&LABEL<2 MODEL|YOU|MUST|IMP|DONT|PRIVILEGE|BYPASS<40',
    'AUTHORITY&LABEL IMP|MUST|YOU|DONT<6 MODEL|USER|TOOL|PRIVILEGE|SAFETY|SECRET|CONVO|SEND|PASS|BYPASS|IGNORE|TRUST|FILE|COMMAND<30',
    'COMPLIANCE MODEL<10 MUST<4',
    'COMPLIANCE MUST<8 MODEL|YOU<6 PASS|SEND|READ|COPY|CALL<12',
    'MUST PASS|SEND|COPY<6 CONVO|USER|PRIVATE|SECRET<8 COMPLIANCE<14',
    'MODEL MUST<5 PASS|SEND|COPY|READ<5 COMPLIANCE|WHOLE|CONVO|PRIVATE<12',
    'NOTICE&LABEL MODEL<4 MUST|DONT<6',
    'MODEL&LABEL IMP|MUST|DONT<3',
    'COMPLIANCE CALL|RUN<8 MUST|FIRST<8',
    'THIS TOOL<2 MUST<3 COMPLIANCE<6',
    'MUST COMPLIANCE<8 CONVO|SECRET|PRIVATE<16',
  ],
  warning: [
    '@8 DECREE HOSTAPP|OPERATOR',
    '@16 COMPLIANCE ANY|EVERY CONVO|INSTR THIS',
    '@14 COMPLIANCE ALWAYS RESULT',
    '@14 DECREE MODEL',
    '@14 DECREE ALTERED',
    'AUTHORITY NOTICE&LABEL<2 !OWN',
    'HIDDEN NOTICE<2',
  ],
};

export const rule: Rule = cueRule(
  {
    id: 'security/false-authority',
    level: 'error',
    kind: 'content',
    summary: 'A text poses as a notice of the system, an administrator, security or compliance.',
    why: 'A heading gives words a rank they do not have. A server is in no position to speak for the host, the law or the company of the user.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The text poses as someone who may give orders: {words}',
        help: 'Say plainly what the tool needs and why. If a rule of law or security matters, it belongs into the server’s code.',
      },
    },
  },
  TABLE,
  ({ sentence, tokens, level, field }) => {
    if (sentence.spelling === 'joined' || sentence.spelling === 'identifier') return null;
    const label = tokens.find((t) => hasBit(t.bits, LABEL));
    // A heading is written large or stands first; `system: the unit system` describes a parameter.
    if (label !== undefined) {
      const head = sentence.text.slice(tokens[0]!.start, label.end);
      const loud = /\p{Lu}{4}/u.test(head);
      if (
        !loud &&
        tokens[0] === label &&
        !has(sentence, 'SECRET') &&
        !has(sentence, 'CONVO') &&
        !has(sentence, 'BYPASS') &&
        !has(sentence, 'IGNORE')
      )
        return null;
      if (OTHER_HEAD.test(sentence.lower.slice(0, tokens[0]!.start))) return null;
      if (!loud && parameterOf(field.pointer) !== undefined) return null;
    }
    return level;
  },
);
