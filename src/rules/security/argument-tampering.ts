import type { Rule } from '../rule.ts';
import { has } from './analysis.ts';
import { cueRule } from './cue-rule.ts';

const TABLE = {
  warning: [
    'IMP&READ RECIPIENT<3 BELONGINGS|CHAT|CONVO<12',
    'IMP&SEND|IMP&PASS|IMP&CHANGE|IMP&DELETE|IMP&APPROVE|IMP&RENEW|IMP&RUN|IMP&WRITE BYTHEWAY',
    'IMP&RENEW BYTHEWAY<9',
    '@8 WHEN MUST ALTERED !THIRD',
    '@8 BEHALF IMP',
    'WHEN USER<3 GIVEN<2 IMP&RENEW<4',
  ],
  error: [
    'WHATEVER AMOUNT<2 IMP&SEND|IMP&PASS<10 MONEY|MORE<10',
    '@12 SENT DELETE AS',
    'IMP WITHOUT<6 USER<6 GIVEN<3',
    '@6 MUST ALTERED RECIPIENT|AMOUNT|USER !THIRD',
    'IMP&SWAP RECIPIENT|AMOUNT<3',
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
  ({ sentence, level, opening }) =>
    /\(required\b|\brequired (?:when|if|for)\b/.test(sentence.lower) ||
    sentence.spelling === 'joined' ||
    sentence.spelling === 'identifier' ||
    opening ||
    has(sentence, 'NOTDESC')
      ? null
      : level,
);
