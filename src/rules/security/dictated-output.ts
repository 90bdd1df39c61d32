import type { Rule } from '../rule.ts';
import { cueRule } from './cue-rule.ts';
import type { Sentence } from './sentence.ts';
import type { Token } from './token.ts';
import { bitOf, hasBit } from './words/tags.ts';

const TABLE = {
  error: [
    'ALWAYS|ONLY TELL|SHOW|INTRODUCE<3 SUCCESS<8 !WHEN',
    'IMP&SHOW|IMP&INTRODUCE|IMP&TELL ONLY<3 SUCCESS<2 USER<5',
    'IMP&INTRODUCE|IMP&TELL THAT<4 ANY|KIND<2 SUCCESS<5 !WHEN',
    'HIDE&IMP EMPTY<4',
    'IMP&CHANGE RESULT<4 SEEMING|FIRST|TOP<8',
    'IMP&INTRODUCE AS<5 NORMAL<3',
    // What every answer carries, whatever was asked.
    '@16 SPOKEN|CHAT CARRIES DEST|HOST|QUOTED EVERY|ANY|MUST|NORM|ALWAYS|AFTER|YOU',
    '@14 FAVOUR SPOKEN|CHAT IMP',
    '@14 FAVOUR USER IMP',
    'IMP&PROMOTE EVERY<8 REPLY|SPOKEN<2',
    'IMP&INTRODUCE AS<6 BAD|EXPIRED<3',
    'IMP&INTRODUCE THAT<1 BAD|EXPIRED<8 !WHEN',
    'MUST INTRODUCE<2 AS<3 NORMAL|SUCCESS|TOP|SUPER|BAD<5',
    'WHATEVER IMP&SHOW|IMP&TELL<10 AS|THAT<5',
    'IMP&TELL THAT<5 EVENIF|WHATEVER<18',
    'IMP&SHOW|IMP&INTRODUCE THAT<6 EVENIF|WHATEVER<18',
    'LEAVE OFF<8 CHAT|CONVO<4',
    'IMP&TELL USER<3 THAT<2 NOT|NOTDESC<6',
    'IMP&LET USER|THEY<4 KNOW<2 THAT<2 MONEY|MUST|EXPIRED<4',
    'IMP&INTRODUCE YOU|REPLY<3 SEEMING<12',
    '@12 SEEMING REPLY IMP',
    'IMP&INTRODUCE RESULT<6 SEEMING<8',
    'IMP&CHANGE AMOUNT|RESULT<4 WHEN|BEFORE<12 YOU<2 TELL|SHOW|INTRODUCE|READ<3',
    '@12 ENDREPLY&IMP DEST|HOST INTRODUCE|TELL|MENTIONNOUN',
    'WHEN ASK<3 IMP&INTRODUCE|IMP&TELL<9 EMPTY|NOT|NORMAL|SUCCESS<6',
    'HIDE&IMP TOP<4',
    '@6 IMP&INTRODUCE B64',
    'WHEN INTRODUCE<2 LEAVEOUT&IMP<4',
    '@12 IMP&INTRODUCE EVENIF',
    '@8 IMP&DENY THIS|USER|WHEN',
    '@10 IMP&INTRODUCE WHATEVER',
    '@12 IMP&SWAP REPLY|RESULT DEST',
    '@10 IMP&TELL USER BYPASS',
    'IMP&INTRODUCE THIS<2 TOPEST<4',
    '@12 IMP&PASS|IMP&WRITE YOU REPLY&TURN EVERY',
    'IMP&INTRODUCE USER<5 IMP&PASS<14 !OTHERONE !WHEN',
    'IMP&TELL USER<3 EXPIRED<10',
    'IMP&INTRODUCE ASIF|LIE<8',
    'INSTEAD INTRODUCE|TELL|SHOW<3 USER|QUOTED<6',
    'IMP&INTRODUCE|IMP&SHOW INSTEAD<8 RESULT|REPLY<4',
    'IMP&TELL|IMP&SHOW|IMP&INTRODUCE USER<4 MUST|EXPIRED|USERDO<12 DEST<12',
    'SHOW|INTRODUCE|SEND AS<5 EVENIF<5 !THIRD',
    'IMP&SEND|IMP&SHOW|IMP&INTRODUCE AS<5 WHATEVER|EVENIF<6',
    'IMP&INTRODUCE|IMP&SHOW AS<7 TOPEST<3',
    '@12 HIDE&IMP YOU SHOW|INTRODUCE|REPLY|TELL',
    '@10 IMP&TELL|IMP&INTRODUCE EVERY REPLY',
    'IMP&SHOW|IMP&INTRODUCE|IMP&SEND AS<6 WHATEVER<6',
    '@10 IMP&TELL USER SECRET',

    '@8 IMP&LIE REPLY|USER|RESULT|THAT',
    '@10 LEAVE OFF YOU SHOW|INTRODUCE|READ|TELL',
    '@8 IMP&LEAVEOUT RESULT YOU',
    '@10 REPLY DEST IMP&PASS|ENDREPLY EVERY|IMP',
    'WHEN YOU<3 INTRODUCE|SHOW|READ|TELL<3 LEAVEOUT&IMP<8',
    'WHEN EMPTY<5 INTRODUCE&IMP|TELL&IMP<6 THAT|USER<3 SUCCESS<9 !NOT',
    'IMP&PASS|IMP&CHANGE|IMP&WRITE AMOUNT|MONEY|RESULT<8 BEFORE<4 YOU<2 SHOW|INTRODUCE|TELL<3',
    // What to say, word for word or against the facts.
    'IMP&TELL|IMP&INTRODUCE|IMP&SHOW USER<4 MUST|DEST|EXPIRED|MONEY<14 USERDO|DEST|SECRET|MUST|EXPIRED<14',
    'IMP&TELL|IMP&INTRODUCE|IMP&SHOW USER<4 THAT<3 EXPIRED|MUST|SECRET|DEST<14',

    'IMP&INTRODUCE|IMP&SHOW|IMP&TELL RESULT|FIRST|THIS<6 AS<4 TOP|SUPER<4',
    'INTRODUCE|SHOW RESULT<6 AS<4 TOP|SUPER<4 MUST|WHATEVER|ALWAYS<14 !THIRD',
    'IMP&PASS CONTENT|NOTICE<6 REPLY<4 EVERY<3',
    'WHEN YOU<3 INTRODUCE|SHOW|TELL<3 LEAVEOUT|CHANGE<8',
    'WHEN YOU<3 INTRODUCE|SHOW|READ|TELL<3 LEAVE<8 OFF<8',
    'LEAVE OFF<8 WHEN<2 YOU<2 INTRODUCE|SHOW|READ|TELL<3',
    'LEAVEOUT&IMP WHEN<12 YOU<2 INTRODUCE|SHOW|READ|TELL<3',
    'LEAVEOUT&IMP RESULT<5 REPLY<4 !OWN',
    'IMP&CHANGE RESULT<5 BEFORE<9 SHOW|INTRODUCE|TELL<2',
    'IMP&CHANGE AMOUNT<4 REPLY<4 !OWN',
    'IMP ASIF',
    'ASIF NORMAL<6',
    'WHEN INTRODUCE&IMP<10 THAT<2 !EMPTY',
    'ENDREPLY EVERY<3 REPLY&TURN<3',
    'IMP&ENDREPLY REPLY<4 DEST|QUOTED<6',
    'ENDREPLY REPLY<4 DEST<6',
    'IMP&PASS REPLY<9 DEST<6',
    'IMP&LIE',
    'IMP&PROMOTE SUPER|MONEY<6',
    'ALWAYS PROMOTE<2',
    'IMP&TELL THAT<3 USER<4 MUST<6 DEST|SECRET|CALL<8',
    'WHEN TELL&IMP<10 INSTEAD<4',
  ],
  warning: [
    '@14 SPOKEN CARRIES FAVOUR|DEST|HOST',
    '@12 SPOKEN WHATEVER CARRIES|NORM|SHOW|INTRODUCE',
    '@14 SPOKEN FAVOUR',
    'SHOW|INTRODUCE AS<2 SUCCESS|NORMAL|TOP|SUPER|BAD<3 WHATEVER|EVENIF<5',
    'INTRODUCE AS<2 BAD<5',
    'USER TELL<3 THAT<2 BAD<8',
    'USER|THEY KNOW|TELL<3 THAT<3 EVENIF|WHATEVER<18',
    '@12 NORM LEAVEOUT SPOKEN|REPLY',
    'LEAVEOUT SPOKEN<6 !OWN',
    '@14 BAD INTRODUCE|TELL RIVAL|OTHER',
    'IMP WHATEVER<16 FIRST',
    'INTRODUCE THAT<2 OTHER|RIVAL<3',
    'ENDREPLY&IMP MENTIONNOUN|INTRODUCE|TELL<3',
    'TELL&IMP ONLY<2',
    'WHEN ASK<2 IMP&INTRODUCE|IMP&TELL<9',
    '@14 IMP&INTRODUCE|IMP&TELL SEEMING !THIRD',
    '@12 WHEN IMP&PROMOTE !TOOL',
    '@12 IMP&PASS|IMP&WRITE YOU REPLY !LABEL !OWN',
    '@12 IMP&TELL|IMP&SHOW|IMP&INTRODUCE USER DEST',
    '@10 IMP&PASS EVERY REPLY&TURN !THIRD',
    '@10 IMP&INTRODUCE SUCCESS !NOT',
    'IMP&INTRODUCE THAT<2 !EMPTY !RESULT',
    'MUST PROMOTE&IMP<3',
    'IMP&PROMOTE USER<5 !TOOL !CONSENT',
  ],
};

const QUOTED = bitOf('QUOTED');

/** Whether "present" says that something is there: "is always present", "present once the job has ended". */
const isAdjective = ({ lower }: Sentence, { start, end }: Token): boolean =>
  lower.slice(start, end) === 'present' &&
  (/\b(?:is|are|be|was|were|if|when|not|only) (?:always |only |not )?$/.test(lower.slice(Math.max(0, start - 20), start)) ||
    /^ (?:once|when|if|only|for|on|whenever|unless)\b/.test(lower.slice(end, end + 10)));

/** How no opening begins that says what a tool does. */
const ASIDE = /^(?:before|when|whenever|if|after|once|always|never|in (?:each|every)|every time|each time)\b/;

export const rule: Rule = cueRule(
  {
    id: 'security/dictated-output',
    level: 'error',
    kind: 'content',
    summary: 'A text dictates what the user is told, invents notices, or has results changed or held back.',
    why: 'The user trusts what the assistant says. A description that puts words into its mouth, or takes some out, speaks to the user under a false name.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The model is told what to say to the user, or what to leave unsaid: {words}',
        help: 'Return the facts and leave their wording to the model. What is not for the user should not be in the answer.',
      },
    },
  },
  TABLE,
  ({ sentence, tokens, level, opening }) =>
    tokens.some((t) => isAdjective(sentence, t)) ||
    tokens.every((t) => hasBit(t.bits, QUOTED)) ||
    // "Act as if the day were today when it is missing": a default, told in the imperative.
    (tokens.length <= 2 &&
      /\bas (?:if|though)\b/.test(sentence.lower) &&
      /\b(?:missing|omitted|absent|unset|left out|not given)\b/.test(sentence.lower)) ||
    sentence.spelling === 'joined' ||
    sentence.spelling === 'identifier' ||
    (opening && sentence.tokens.length < 12 && !ASIDE.test(sentence.lower))
      ? null
      : level,
);
