import type { Rule } from '../rule.ts';
import { beforeOtherThings } from './caution.ts';
import { cueRule } from './cue-rule.ts';

const TABLE = {
  error: [
    '~ @12 BEFORE EVERY|ANY CALL TOOL|TURN',
    '~ @10 BEFORE ANY|EVERY TURN CALL',
    '~ @10 ANY|EVERY TURN FIRST CALL',
    'NOTHING MUST<4 BEFORE<12',
    'OTHER TOOL<2 MUST<4 BEFORE<9 THIS<2 !OWNTOOL',
    '@10 ALWAYS START|FIRST THIS !WHEN !OWNTOOL',
    'GOES|PRECEDE BEFORE|OVER<2 OTHER|ANY|RIVAL<3',
    '~ @14 BEFORE TURN MUST|ALWAYS CALL TOOL',
    '~ @14 OTHER TOOL FIRST|BEFORE CALL',
    '@8 MUST PRECEDE CALL|TOOL|RUN !OWNTOOL',
    '@8 CALL&IMP|CALLED BEFORE ANY OTHER TOOL ALWAYS|MUST|WHATEVER !OWNTOOL',
    '@8 THIS TOOL MUST CALLED FIRST !OWNTOOL',
    'NOTHING CALL|CALLED|RUN<5 BEFORE<4',
    '@8 CALL|CALLED FIRST ALWAYS|MUST ANY|EVERY !OWNTOOL',

    'START EVERY<3 TURN<2 CALL|TOOL<6',
    'CALL FIRST|BEGINNING<6 EVERY<3 TURN<2',
    'MUST FIRST<3 ANY|EVERY<5 TURN|TOOL<3',
    '~ @10 BEFORE EVERY|ANY TURN|TOOL CALLED|CALL',
    'MUST|ALWAYS CALLED|CALL|RUN<5 BEFORE|FIRST<4 ANY|EVERY<4 TOOL|TURN|USER<4 !OWNTOOL',
    'IMP&CALL BEFORE<5 ANY|OTHER<2 OTHER|TOOL|TURN<3 ALWAYS|WHATEVER|EVERY|MUST<8 !OWNTOOL',
    'ALWAYS CALL<3 BEFORE<5 EVERY|ANY<3 TOOL|TURN<4 !OWNTOOL',
    'MUST|ALWAYS CALLED|CALL|RUN<5 BEFORE<4 ANY<3 OTHER<2 !OWNTOOL',
    'MUST|ALWAYS CALL|CALLED|RUN<5 EVERY<4 TURN<2',
    'WHATEVER USER<4 CALL|FIRST<10 FIRST|TURN<8',
    'FIRST TURN|CALL<3 WHATEVER|EVERY|ANY<6 TOOL|TURN|USER<5 MUST|ALWAYS<12',
    'FIRST ANY|EVERY<5 TURN|TOOL<5 MUST|ALWAYS<14 !OWNTOOL',
    'CALLED|CALL FIRST<3 WHATEVER|WITHOUT<6',
    'BEFORE ANY<4 OTHER<2 TOOL<3 MUST|ALWAYS|WITHOUT<12 !OWNTOOL',
    'MUST BEFORE<4 ANY|EVERY<2 TOOL|TURN<4 CALLED|CALL|RUN<6',
    'MUST PRECEDE<4 ANY|EVERY|OTHER<3',
    'BEFORE TELL|INTRODUCE|ASK<2 ANY|EVERY|USER<4 IMP&CALL|MUST<10 !OWNTOOL',
    'MUST|ALWAYS CALL|CALLED<4 BEFORE<3 INTRODUCE|ASK|TELL<2 USER|ANY|TURN<4',
    '~ @10 CALL BEFORE OTHER|ANY TOOL ALWAYS|MUST|ANY',
    '~ @8 FIRST CALL EVERY|ANY TURN|TOOL MUST|ALWAYS',
  ],
  warning: [
    '@10 CALLED ALWAYS WHEN !OWNTOOL',
    'MUST|ALWAYS CALLED|CALL|RUN<5 BEFORE|FIRST<6 OTHER<4 TOOL|TURN<4 !OWNTOOL',
    'BEFORE TELL|INTRODUCE|ASK<2 TURN<4 IMP&CALL|MUST<10 !OWNTOOL',
    'CALL|CALLED BEFORE<5 ANY|OTHER<2 OTHER|TOOL<3 !OWNTOOL',
    'FIRST CALL|CALLED<3 BEFORE<6 ANY|OTHER<3',
    'CALL|CALLED FIRST<3 BEFORE<3 ANY|OTHER|USER|INTRODUCE<4',
    'BEFORE ANY<2 OTHER<2 TOOL<3',
  ],
};

export const rule: Rule = cueRule(
  {
    id: 'security/precedence',
    level: 'error',
    kind: 'content',
    summary: 'A tool demands to be called first, on every turn, or before any other tool.',
    why: 'Whoever is called first sees what the user wanted and sets the scene for everything after. An honest prerequisite names the tool that needs it.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The tool demands to come before everything else: {words}',
        help: 'Say which of your own tools needs this one first, and why: “call this before `own_tool`”.',
      },
    },
  },
  TABLE,
  ({ sentence, tokens, level, analysis }) => {
    if (sentence.spelling === 'joined' || sentence.spelling === 'identifier') return null;
    // A prerequisite within the server names the sibling that needs it.
    if (analysis.names(sentence, 'tool')) return null;
    return beforeOtherThings(sentence, tokens) ? null : level;
  },
);
