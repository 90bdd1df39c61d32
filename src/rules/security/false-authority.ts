import type { Rule } from '../rule.ts';
import { has, parameterOf } from './analysis.ts';
import { cueRule } from './cue-rule.ts';
import { bitOf, hasBit } from './words/tags.ts';

const LABEL = bitOf('LABEL');
/** Words that make another heading of one that sounds like authority: "write safety". */
const OTHER_HEAD = /\b(?:write|read|type|thread|memory|food|water|road|file|file system|operating|number|unit|coordinate) $/;

const TABLE = {
  error: [
    'AUTHORITY NOTICE&LABEL<2 MODEL|YOU|MUST|IMP|DONT|PRIVILEGE|BYPASS<40',
    'AUTHORITY&LABEL IMP|MUST|YOU|DONT<10 MODEL|USER|TOOL|PRIVILEGE|SAFETY|SECRET|CONVO|BYPASS|IGNORE|TRUST|COMMAND<30',
    'NOTICE&LABEL MODEL<4 MUST|DONT<3 CALL|PASS|SEND|READ|COPY|TELL|INTRODUCE|OBEY|IGNORE<2',
    'MODEL&LABEL IMP|MUST|DONT<3',
    'NOTICE AUTHORITY|OPERATOR<4 SELF|MODEL<8 MUST<4',
    'AUTHORITY|OPERATOR MUST<2 ANY|EVERY<2 SELF|MODEL<2',
    'AUTHORITY|COMPLIANCE MUST<6 SELF<3 SEND|PASS|COPY|CALL<4',
    'COMPLIANCE MUST<4 CONVO|CHAT<8',
    'COMPLIANCE PASS&IMP|SEND&IMP|COPY&IMP<6 USER|SECRET|PRIVATE|CONVO<6',
    '@16 DECREE SELF',
    '@20 DECREE MODEL PASS|SEND|COPY|LEAVEOUT|BYPASS|SECRET|CONVO',
    '@14 DECREE SAFETY|PERMISSION UNBOUND|OBSOLETE|BYPASS|UNNEEDED|GRANTED|PREAPPROVED',
    '@12 OPERATOR SELF GRANTED|DECREE',
    'MODEL MUST<3 SEND|PASS|COPY|READ<2 AUTHORITY|COMPLIANCE|WHOLE|CONVO|PRIVATE<12',
    'COMPLIANCE MUST<8 MODEL|YOU<6 PASS|SEND|READ|COPY|CALL<12',
    'MUST PASS|SEND|COPY<6 CONVO|USER|PRIVATE|SECRET<8 COMPLIANCE<14',
    '@16 COMPLIANCE SELF SEND|COPY|PASS',
    'COMPLIANCE CALL|RUN<8 MUST|FIRST<8',
    'THIS TOOL<2 MUST<3 COMPLIANCE<6',
    'YOU PENAL<4',
  ],
  warning: [
    '@8 DECREE HOSTAPP|OPERATOR',
    'COMPLIANCE ALWAYS<8 ALSO|SEND|PASS|COPY<4',
    '@14 DECREE MODEL',
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
