import type { Rule } from '../rule.ts';
import { beforeOtherThings } from './caution.ts';
import { cueRule } from './cue-rule.ts';
import { beforeOneStep, happensByItself } from './statements.ts';

const TABLE = {
  error: [
    'RIVAL READ|TOOL<3 OFFLIMITS&DONT<10',
    '@12 OFFLIMITS OTHER SERVER TOOL',
    'GATE EVERY|ANY<4 RECAP<3',
    'GATE&FIRST EVERY|ANY<4 TURN<2',
    'GATE EVERY|ANY<4 TURN<2 WHATEVER<4',
    'ENDLESS REPEAT<8 !THIRD',
    'REPEAT ENDLESS<8 !THIRD',
    'OTHER TOOL<3 OFFLIMITS<4 BEFORE<3 THIS<3 !OWNTOOL',
    'NOTHING RUN|CALL|CALLED<5 BEFORE<8 THIS<2 !OWNTOOL',
    'OTHER TOOL<2 GOES<10 FIRST<4 !OWNTOOL',
    'OTHER TOOL<3 SENT|GOES|PASS|CALL<4 THIS<4 BEFORE|FIRST<3 !OWNTOOL',
    'OTHER ASSUME<5 THIS<3 CALLED|CALL<4 !OWNTOOL',
    'CALL&IMP|RUN&IMP AFTER|BEFORE<2 EVERY|ANY<2 RECAP<3 !OWNTOOL',
    'ENDLESS ENDLESS<8',
    'OTHER|ANY TOOL<3 BEFORE<12 THIS<3 CALLED<4 !OWNTOOL',
    'EVERY|ANY TURN<3 GOES|SENT<4 THIS<3 FIRST|TOOL<3 !WHEN !OWNTOOL',
    'EVERY|ANY TURN<3 GATE<4 !OWNTOOL',
    'REPLY|RECAP WITHOUT<3 CALL|CALLED<4 THIS<4',
    'AIDE CALL&THIRD|MUST<4 THIS<6 EVERY|ANY<8',
    'BEFORE EVERY|ANY<3 TURN|REPLY<2 AIDE<4 CALL<3',
    'BEFORE YOU|AIDE<2 ANY<4 OTHER<2',
    '@10 LOOPED CALL&IMP|CALLED|RUN&IMP',
    'DONT TELL|INTRODUCE|SHOW<3 USER<3 BEFORE<3 REPEAT|ENDLESS<6',
    'NOTHING MUST<4 BEFORE<12',
    'OTHER TOOL<2 MUST<4 BEFORE<9 THIS<2 !OWNTOOL',
    '@10 ALWAYS START|FIRST THIS !WHEN !OWNTOOL',
    'GOES|PRECEDE BEFORE|OVER<2 OTHER|ANY|RIVAL<3',
    '@8 MUST PRECEDE CALL|TOOL|RUN !OWNTOOL',
    '@8 CALL&IMP|CALLED BEFORE ANY OTHER TOOL ALWAYS|MUST|WHATEVER !OWNTOOL',
    '@8 THIS TOOL MUST CALLED FIRST !OWNTOOL',
    'NOTHING CALL|CALLED|RUN<8 BEFORE<4',
    '@8 CALL|CALLED FIRST ALWAYS|MUST ANY|EVERY !OWNTOOL',

    'START EVERY<3 TURN<2 CALL|TOOL<6',
    'CALL FIRST|BEGINNING<6 EVERY<3 TURN<2',
    'MUST FIRST<3 ANY|EVERY<5 TURN|TOOL<3',
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
  ],
  warning: [
    'RIVAL READ|TOOL<3 OFFLIMITS<4 !WHEN',
    'CALL&IMP EVERY<4 TURN<2 USER<3 !OWNTOOL',
    'REPEAT ENDLESS<5',
    'OTHER RESULT<4 OFFLIMITS<4',
    '@10 LOOPED READ|REPLY|RECAP',
    'REPEAT&IMP REPEAT<8',
    '@12 OFFLIMITS OTHER TOOL !OWNTOOL',
    'LOOPED CALL|RUN|REPEAT|TURN<8',
    'CALL|RUN|REPEAT|TURN LOOPED<8',
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
    summary: 'A tool demands to be called first, on every turn, before any other tool, or over and over.',
    why: 'Whoever is called first sees what the user wanted and sets the scene for everything after. An honest prerequisite names the tool that needs it. Calls without an end use up the time, quota and money of the user.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The tool demands to come before everything else, or to be called over and over: {words}',
        help: 'Say which of your own tools needs this one first, and why: “call this before `own_tool`”.',
      },
    },
  },
  TABLE,
  ({ sentence, tokens, level, analysis }) => {
    if (sentence.spelling === 'joined' || sentence.spelling === 'identifier') return null;
    // A prerequisite within the server names the sibling that needs it.
    if (analysis.names(sentence, 'tool')) return null;
    if (happensByItself(sentence, tokens) || beforeOneStep(sentence, tokens)) return null;
    return beforeOtherThings(sentence, tokens) ? null : level;
  },
);
