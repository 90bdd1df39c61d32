import type { Rule } from '../rule.ts';
import { has } from './analysis.ts';
import { combinations, cueRule } from './cue-rule.ts';
import { bitOf, hasBit } from './words/tags.ts';

const NOTDESC = bitOf('NOTDESC');

const TABLE = [
  ...combinations(
    'error',
    // An order not to say something to someone.
    'DONT TELL<4 USER<8',
    'DONT SHOW|ALSO&SHOW<3 USER|YOU&USER<6',
    'DONT ASK<3 USER<4',
    'USER DONT|NEEDNOT<4 KNOW|TELL<5',
    'DONT KNOW<4 USER<4',
    '@9 DONT TELL USER !THIRD',
    'DONT USER<3 KNOW|TELL<3',
    // Hiding it.
    'HIDE&IMP USER<10',
    'HIDE USER<4 !SECRET',
    'KNOW HIDE<4 USER<4',
    'LEAVEOUT&IMP USER<14 INTRODUCE|TELL<12',
    // Acting behind someone's back.
    'SILENT IMP&SEND|IMP&COPY|IMP&PASS|IMP&DELETE|IMP&WRITE|IMP&RUN<2',
    'IMP&SEND|IMP&COPY|IMP&PASS|IMP&DELETE SILENT<9',
    'WITHOUT CONSENT<3 USER<4',
    'WITHOUT USER<4 CONSENT<3',
    'WITHOUT TELL|ASK<2 USER<4',
    'DONT TELL<3 !SECRET !OWNTOOL',
  ),
  ...combinations('warning', 'DONT HIDE<3', 'SILENT SEND|COPY|DELETE|PASS<2', 'DONT SHOW|INTRODUCE<4 USER<8', 'WITHOUT CONSENT<3 !SAFETY'),
];

export const rule: Rule = cueRule(
  {
    id: 'security/secrecy',
    level: 'error',
    kind: 'content',
    summary: 'A text asks the model to keep something from the user, or to act behind the user’s back.',
    why: 'The person who approves a call sees the tool’s name and perhaps its arguments, not this sentence. A tool that wants something kept from its user is the clearest sign of an attack, in any language.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The model is told to keep something from the user: {words}',
        help: 'Take the sentence out. What a call costs or does has to be visible to the person who approves it; if something is not part of the answer, say so as a fact about the answer.',
      },
    },
  },
  TABLE,
  (sentence, tokens, level) => {
    const first = tokens[0]!;
    // "The answer does not tell you whether": a fact about the tool, not an order.
    if (hasBit(first.bits, NOTDESC) && !has(sentence, 'YOU') && !has(sentence, 'MODEL')) return null;
    if (sentence.spelling === 'joined' && level !== 'error') return null;
    return level;
  },
);
