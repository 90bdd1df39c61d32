import type { Rule } from '../rule.ts';
import { has } from './analysis.ts';
import { cueRule } from './cue-rule.ts';
import type { Sentence } from './sentence.ts';
import type { Token } from './token.ts';

const TABLE = {
  warning: [
    '@10 RECIPIENT STANDIN !THIRD !IMP',
    '@12 USER GIVEN STALE NORM',
    'USER GIVEN<2 GOES<3',
    'IMP&READ RECIPIENT<3 BELONGINGS|CHAT|CONVO<12',
    'IMP&SEND|IMP&PASS|IMP&CHANGE|IMP&DELETE|IMP&APPROVE|IMP&RENEW|IMP&RUN|IMP&WRITE BYTHEWAY',
    'IMP&RENEW BYTHEWAY<9',
    '@8 WHEN MUST ALTERED !THIRD',
    '@8 BEHALF IMP',
    'WHEN USER<3 GIVEN<2 IMP&RENEW<4',
  ],
  error: [
    'IMP&PASS NUMBER<2 TO<3 AMOUNT|MONEY<3 !WHEN',
    'IMP&SWAP ASKEDFOR<3',
    'IMP&CHANGE RECIPIENT<4 TO<2 NUMBER<3 !EXAMPLE',
    'IGNORE&IMP RECIPIENT|FILE|AMOUNT<3 GIVEN<2',
    'IGNORE&IMP USER<6 GIVEN<3',
    'IMP&SEND OTHER|MORE<2 NUMBER|AMOUNT|MONEY<3 !WHEN',
    'IMP&SEND MONEY|OTHER<3 TO<3 RECIPIENT<3 NUMBER|DEST<3',
    // What was given gives way to something else.
    'GIVEN USER<4 STANDIN<6 !THIRD',
    'USER GIVEN<3 STANDIN<6 !THIRD',
    'STANDIN USER<7 GIVEN<3 IMP|MUST|DEST|NUMBER<12',
    'STANDIN GIVEN<7 USER<4 IMP|MUST|DEST|NUMBER<12',
    'USER GIVEN<3 ROUNDS|ALTERED<5 !WHEN',
    'GIVEN AMOUNT<2 ROUNDS<5',
    'IMP&ROUNDS AMOUNT<4 ROUNDS<5',
    'IMP&ROUNDS USER<6 GIVEN<3',
    '@10 ROUNDS AMOUNT|MONEY FAVOUR',
    '@12 AMOUNT ROUNDS|SWAP BEFORE CALL !WHEN',
    'GIVEN USER<3 NORM<3 STALE<3 !WHEN',
    'USER GIVEN<3 NORM<3 STALE<3 !WHEN',
    'IMP EVENIF|WHATEVER<14 USER<3 GIVEN<4',
    'MUST|ALWAYS|DEST|NUMBER EVENIF<12 USER<3 GIVEN<4',
    'IMP WHATEVER<12 GIVEN|ASKEDFOR<5',
    'IMP&LEAVEOUT THAT<4 USER<2 GIVEN<3',
    'IMP&PASS|IMP&SEND WHOLE<4 STANDIN<5',
    '@16 USER AMOUNT|CONTENT|GIVEN ONTOP',
    'DEST|NUMBER NOT<8 USER<7 GIVEN<3 !WHEN',
    'NOT|DONT RECIPIENT<4 USER<5 GIVEN<3 !WHEN !THIRD',
    'MORE THAN<4 USER<3 GIVEN<3 !NOT',
    'USER RECIPIENT<4 GOES<3',
    'CALL|RUN THIS<2 TOOL<2 IMP&CHANGE|IMP&SWAP|IMP&STANDIN<5',
    'WHATEVER AMOUNT<2 IMP&SEND|IMP&PASS<10 MONEY|MORE<10',
    '@12 SENT DELETE AS',
    'IMP WITHOUT<6 USER<6 GIVEN<3',
    '@6 MUST ALTERED RECIPIENT|AMOUNT|USER !THIRD',
    'IMP&SWAP RECIPIENT|AMOUNT<3 !THIRD',
    'IMP&SWAP USER<3 GIVEN<3',
    'MORE THAN<4 ASKEDFOR<4 !THIRD',

    'IMP&SWAP GIVEN<5 USER<4',
    '@8 IMP&CHANGE RECIPIENT DEST !EXAMPLE',
    '@10 WHATEVER USER IMP GIVEN',
    'IMP&RENEW MORE<4 THAN<4',
    'IMP&CHANGE RECIPIENT|AMOUNT<4 USER|YOU<5 ASKEDFOR<3',
    'IMP&CHANGE RECIPIENT|AMOUNT<4 ASKEDFOR<5',
    'WHATEVER USER<5 GIVEN<3 IMP|MUST<10',
    'WHATEVER AMOUNT|RECIPIENT<3 USER<4 GIVEN<3 IMP|MUST<9',
    'IMP|MUST WHATEVER<14 USER<4 GIVEN<3',
    'IMP&CHANGE RECIPIENT|AMOUNT<5 USER|YOU<6 GIVEN<4',
    'IMP&CHANGE RECIPIENT<4 TO<3 DEST<4',
    'CHANGE RECIPIENT|AMOUNT<4 TO<3 DEST<4 !THIRD !EXAMPLE',
    'IMP&CHANGE RECIPIENT|AMOUNT<5 YOU<5 GIVEN|SENT<4',
    'IMP&PASS|IMP&SEND|IMP&CALL INSTEAD<8 YOU|USER<6 GIVEN<4',
    'IMP&PASS DEST<4 AS|TO<4 RECIPIENT<4',
    'IMP&PASS DEST<4 RECIPIENT<6 !EXAMPLE',
    'INSTEAD USER<5 GIVEN<3 IMP<8',
    'MUST SEND ANY|EVERY<3 DEST<6',
    'IMP&CHANGE USER<5 GIVEN<3',
  ],
};

/** How no opening begins that says what a tool does. */
const ASIDE = /^(?:before|when|whenever|if|after|once)\b/;
/** A condition for a parameter, or that the rest is to stay as it is. */
const UNTOUCHED = /\(required\b|\brequired (?:when|if|for)\b|\bonly (?:change|edit|update|modify|touch)\b/;

/** Whether the new value is what the user gave: "set the quantity to the number the user asked for", "convert the date the user gave". */
function becomesTheUsers({ lower }: Sentence, tokens: readonly Token[]): boolean {
  const [first, last] = [tokens[0]!, tokens[tokens.length - 1]!];
  const verb = lower.slice(first.start, first.end);
  if (/^conver(?:t|ted)$/.test(verb)) return true;
  return (
    /^(?:set|put|turn|change|update|edit)$/.test(verb) &&
    /\bto (?:the|what|whatever|exactly|match)\b/.test(lower.slice(first.end, last.start))
  );
}

export const rule: Rule = cueRule(
  {
    id: 'security/argument-tampering',
    level: 'error',
    kind: 'content',
    summary: 'A text has the model change, swap or extend what the user asked for.',
    why: 'The user approves what was asked. A description that rewrites the recipient, the amount or the object makes the approval worthless.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The model is told to call with something other than what the user asked for: {words}',
        help: 'Take the sentence out. Limits and defaults belong into the schema, where the user can see them.',
      },
    },
  },
  TABLE,
  ({ sentence, tokens, level, opening }) =>
    sentence.spelling === 'joined' ||
    sentence.spelling === 'identifier' ||
    has(sentence, 'NOTDESC') ||
    (opening && !ASIDE.test(sentence.lower)) ||
    becomesTheUsers(sentence, tokens) ||
    UNTOUCHED.test(sentence.lower)
      ? null
      : level,
);
