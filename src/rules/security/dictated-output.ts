import type { Rule } from '../rule.ts';
import { has } from './analysis.ts';
import { cueRule } from './cue-rule.ts';
import { saysMore } from './plain.ts';
import type { Sentence } from './sentence.ts';
import type { Token } from './token.ts';
import { bitOf, hasBit } from './words/tags.ts';

const TABLE = {
  error: [
    // Against the facts: an invention, a success or a failure that was none, whatever was returned.
    'IMP&LIE',
    'IMP&INTRODUCE|IMP&TELL|IMP&SHOW|IMP&GIVEBACK ASIF|LIE<6',
    'ASIF NORMAL<6',
    'MUST|ALWAYS TELL|SHOW|INTRODUCE<3 THAT|AS<5 SUCCESS|NORMAL|TOP|SUPER|BAD<6 !WHEN',
    'IMP&TELL|IMP&SHOW|IMP&INTRODUCE AS<8 TOP|SUPER|SUCCESS|BAD|NORMAL<4 WHATEVER|EVENIF<8',
    'IMP&TELL|IMP&INTRODUCE THAT<5 WHATEVER|EVENIF<18',
    'SHOW&BASE|TELL&BASE|INTRODUCE&BASE SUCCESS<3 EVENIF|WHATEVER<6',
    'IMP&INTRODUCE QUOTED<4 WHATEVER<8',
    'IMP&INTRODUCE TOP|SUCCESS|EMPTY<8 EVENIF<6',
    'IMP&INTRODUCE|IMP&SHOW AS|THIS<7 TOPEST|ONLY<3',
    'WHEN OTHER|RIVAL|CLOSE<8 IMP&INTRODUCE|IMP&SHOW|IMP&TELL<6 THAT<1 TOPEST|SUPER<6',
    'IMP&CHANGE AMOUNT|RESULT<4 ASIF<22',
    'IMP&CHANGE WHEN<8 IMP&PASS|IMP&INTRODUCE|IMP&WRITE<12 ASIF<6',
    'BETTER INTRODUCE|TELL<2 THAT<2 EMPTY|SUCCESS|NORMAL<4',
    'CARRIES QUOTED<2 WHATEVER|ASIDE|EVENIF<8',
    'WHEN EMPTY<5 INTRODUCE&IMP|TELL&IMP<6 THAT|USER<3 SUCCESS<9 !NOT',
    'EMPTY INTRODUCE|SHOW|TELL|SEND<7 AS<6 SUCCESS|NORMAL<1',
    'WHEN INTRODUCE&IMP<10 THAT<2 TOP<3 !EMPTY !ASK',
    'WHEN ASK<4 IMP&DENY<8',
    'WHEN ASK<3 IMP&INTRODUCE|IMP&TELL<9 EMPTY|NOT|NORMAL|SUCCESS|TOPEST<8',
    'INTRODUCE AS<5 QUOTED<3 REPLY|USER<9',
    'IMP&INTRODUCE|IMP&CHANGE|IMP&WRITE YOU|REPLY|RESULT<4 SEEMING<12',
    // A notice that sends the user somewhere.
    'IMP&TELL|IMP&INTRODUCE|IMP&SHOW USER<4 THAT<3 EXPIRED|MUST|MONEY<12 USERDO|DEST|SECRET|MUST|EXPIRED<14',
    'IMP&TELL USER<4 THAT<3 SECRET<9 ASK<8',
    'IMP&TELL USER<4 MUST<12 USERDO<3 DEST|SECRET<6 !WHEN',
    'IMP&TELL USER<4 BYPASS<4',
    // Who is to be named, and who is not.
    'MUST|ALWAYS PROMOTE&BASE<2',
    '@6 REPLY|SPOKEN PROMOTE&BASE !WHEN',
    'IMP&PROMOTE LEAVEOUT|IGNORE|BYPASS|HIDE<12 MENTIONNOUN|OTHER|RIVAL<5',
    'IMP&INTRODUCE|IMP&SHOW OTHER|RIVAL<4 AS<6 BAD|EXPIRED<3',
    'DONT SHOW|TELL|INTRODUCE<2 RIVAL<4',
    // What every answer carries.
    'IMP&TELL|IMP&INTRODUCE|IMP&PROMOTE EVERY<9 REPLY&TURN|SPOKEN<3',
    'ENDREPLY|IMP&PASS EVERY|YOU<3 REPLY<2 QUOTED|DEST|PROMOTE|INTRODUCE<6',
    'IMP&PASS QUOTED|DEST|FAVOUR<8 EVERY|YOU<8 REPLY|SPOKEN<2',
    'EVERY REPLY<2 IMP<8 DEST|FAVOUR<8',
    '@14 FAVOUR SPOKEN|CHAT IMP',
    '@16 SPOKEN|CHAT CARRIES DEST|HOST|QUOTED EVERY|ANY|MUST|NORM|ALWAYS|AFTER|YOU',
    // What was found is changed or held back before it is shown.
    'IMP&CHANGE|IMP&SWAP|IMP&PASS|IMP&ROUNDS AMOUNT|MONEY|RESULT<8 BEFORE<12 SHOW|INTRODUCE|TELL<3',
    'WHEN YOU<2 INTRODUCE|SHOW|READ|TELL<2 LEAVEOUT&IMP<8',
    'WHEN INTRODUCE<2 LEAVEOUT&IMP<4',
    'LEAVEOUT&IMP WHEN|THAT<9 YOU<2 INTRODUCE|SHOW|TELL<2',
    '@14 LEAVE OFF YOU INTRODUCE|SHOW|READ|TELL',
    'IMP&HIDE RESULT|OTHER<6 YOU<6 SHOW|INTRODUCE|TELL<2',
  ],
  warning: [
    '@14 SPOKEN CARRIES FAVOUR|DEST|HOST',
    '@12 SPOKEN WHATEVER CARRIES|NORM',
    '@14 SPOKEN FAVOUR',
    '@12 NORM LEAVEOUT SPOKEN|REPLY',
    'SEEMING PREFERRED<3',
  ],
  weak: ['IMP&PASS|IMP&WRITE YOU<9 REPLY<2 !LABEL !OWN', 'IMP&INTRODUCE THAT<2 !EMPTY !RESULT', '@10 IMP&INTRODUCE WHATEVER'],
};

const [QUOTED, LIE, WHEN] = [bitOf('QUOTED'), bitOf('LIE'), bitOf('WHEN')];

/** Whether "present" says that something is there: "is always present", "present once the job has ended". */
const isAdjective = ({ lower }: Sentence, { start, end }: Token): boolean =>
  lower.slice(start, end) === 'present' &&
  (/\b(?:is|are|be|was|were|if|when|not|only) (?:always |only |not )?$/.test(lower.slice(Math.max(0, start - 20), start)) ||
    /^ (?:once|when|if|only|for|on|whenever|unless)\b/.test(lower.slice(end, end + 10)));

/** Whether "fake" says what something is: "genuine or fake", "not fake". */
const isFake = ({ lower }: Sentence, tokens: readonly Token[]): boolean =>
  tokens.length <= 2 &&
  lower.slice(tokens[tokens.length - 1]!.start, tokens[tokens.length - 1]!.end) === 'fake' &&
  /\b(?:or|not|no|an?|the|is|are|any) $/.test(
    lower.slice(Math.max(0, tokens[tokens.length - 1]!.start - 8), tokens[tokens.length - 1]!.start),
  );

/** Invented data that a test is run with. */
const FOR_TESTS = /\b(?:tests?|testing|mock|fixtures?|samples?|dummy|placeholder|demo|seed|timers?)\b/;

/** Whether what is to be said is what was said of the case: "if the shop is closed, say that it is closed". */
const tellsTheCase = ({ lower }: Sentence, tokens: readonly Token[]): boolean => {
  const [first, last] = [tokens[0]!, tokens[tokens.length - 1]!];
  return lower
    .slice(first.end, last.start)
    .split(/[^a-z]+/)
    .includes(lower.slice(last.start, last.end));
};

/** How no opening begins that says what a tool does. */
const ASIDE =
  /^(?:if|after|once|in (?:each|every|any|the reply|your)|every time|each time|pretend|respond|reply|return (?:fake|false|invented|made-up))\b/;

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
    saysMore(sentence) ||
    isFake(sentence, tokens) ||
    // "May first show as paid": what happens, and nobody is told to say so.
    (tokens[1] !== undefined &&
      !has(sentence, 'YOU') &&
      !has(sentence, 'MODEL') &&
      /\b(?:may|might|can|could) (?:initially |first |still )?$/.test(sentence.lower.slice(0, tokens[1].start).slice(-30))) ||
    (tokens.some((t) => hasBit(t.bits, LIE)) && FOR_TESTS.test(sentence.lower)) ||
    (hasBit(tokens[0]!.bits, WHEN) && tellsTheCase(sentence, tokens)) ||
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
