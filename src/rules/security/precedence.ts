import type { Rule } from '../rule.ts';
import { beforeOtherThings } from './caution.ts';
import { cueRule } from './cue-rule.ts';
import { asksWhether, explainsValue, ofTraffic } from './plain.ts';
import { asksForOne, beforeOneStep, happensByItself } from './statements.ts';

const TABLE = {
  error: [
    // Before everything else.
    'MUST|ALWAYS CALLED|CALL|RUN<5 BEFORE|FIRST<5 ANY|EVERY<4 OTHER|TOOL|TURN|USER<4 !OWNTOOL',
    'IMP&CALL BEFORE<5 ANY|OTHER<2 OTHER|TOOL|TURN<3 ALWAYS|WHATEVER|EVERY|MUST<8 !OWNTOOL',
    'MUST|IMP|CALLED|ALWAYS BEFORE<5 TELL|INTRODUCE|ASK<2 ANY|EVERY|USER<4 !OWNTOOL',
    'BEFORE TELL|INTRODUCE|ASK<2 ANY|EVERY|USER<4 IMP&CALL|MUST<10 !OWNTOOL',
    'BEFORE YOU|SELF<2 ANY<4 OTHER<2',
    'BEFORE ANY<3 OTHER<2 CALL&IMP|RUN&IMP|MUST<8 !OWNTOOL',
    'MUST|ALWAYS CALL|CALLED|RUN<4 THIS<2 BEFORE<4 INTRODUCE<1 !OWNTOOL !WHEN',
    'DONT INTRODUCE<2 BEFORE<4 YOU|THIS<2 CALLED|CALL<4 !OWNTOOL',
    'BEFORE ANY|YOU<4 OTHER<2 TOOL<3 MUST|ALWAYS|WITHOUT|CALLED<12 !OWNTOOL',
    'BEFORE EVERY|ANY<3 TURN|REPLY|RECAP<2 CALL&IMP|CALLED|TOOL|SELF<5 !OWNTOOL !WHEN',
    'MUST BEFORE<4 ANY|EVERY<2 TOOL|TURN<4 CALLED|CALL|RUN<6 !OWNTOOL',
    'MUST|GOES PRECEDE<4 ANY|EVERY|OTHER|CALL|TOOL<3',
    'GOES|PRECEDE BEFORE|OVER<2 OTHER|ANY|RIVAL<3',
    'NOTHING CALL|RUN|CALLED<8 BEFORE<5 !OWNTOOL',
    'DONT CALL<2 ANY|OTHER<2 OTHER|TOOL<3 BEFORE<3 YOU|THIS<3 !OWNTOOL',
    'FIRST ANY|EVERY<5 TURN|TOOL|RECAP<5 MUST|ALWAYS|CALL<14 !OWNTOOL',
    '@8 THIS TOOL MUST CALLED FIRST !OWNTOOL',
    'THIS TOOL<2 MUST<8 CALLED<3 FIRST<2 !OWNTOOL',
    'THIS FIRST<3 TOOL<2 YOU<2 CALL<2 !OWNTOOL',
    'MUST FIRST<3 ANY|EVERY<5 TURN|TOOL<3',
    'CALL&IMP|CALLED FIRST<6 ALWAYS|EVERY<3 TURN|TOOL|REPLY<3 !OWNTOOL',
    'BEFORE CALL<2 ANY|EVERY<2 TOOL<3 FIRST|ALWAYS|MUST<3 CALL|CALLED<3 !OWNTOOL',
    'CALLED|CALL FIRST<3 WHATEVER|WITHOUT<6',
    'WHATEVER THIS<6 PRECEDE|FIRST<4 !OWNTOOL',
    'CALL&IMP BEFORE<4 YOU<2 CALL<2 ANY|OTHER<2 TOOL<2 !OWNTOOL',
    'NOT REPLY|RECAP<2 BEFORE<8 THIS<3 CALLED<5 !OWNTOOL',
    'WHATEVER USER<4 CALL|FIRST<10 FIRST|TURN<8',
    // On every turn.
    'MUST|ALWAYS CALL|CALLED|RUN<5 EVERY<4 TURN<2',
    'EVERY|ANY TURN|INSTR<3 GOES|SENT|PASS|SEND|START<5 THIS|BEFORE<4 !WHEN !OWNTOOL',
    'START|FIRST EVERY<3 TURN|RECAP<2 CALL|TOOL|THIS<6 !OWNTOOL',
    'CALL FIRST|BEGINNING<6 EVERY<3 TURN<2',
    'CALL&IMP|RUN&IMP THIS<2 AFTER<4 EVERY|ANY<2 TOOL|REPLY|RECAP<3 !OWNTOOL',
    'CALL&IMP|RUN&IMP THIS<2 BEFORE<4 EVERY|ANY<2 REPLY|RECAP<3 !OWNTOOL',
    'AFTER EVERY|ANY<2 RESULT|REPLY|CALL<2 CALL&IMP<2 THIS<2 !OWNTOOL',
    'EVERY USER|TURN<2 TURN<2 CALL&IMP<4 THIS<3 !OWNTOOL !WHEN',
    'CALL&IMP|RUN&IMP AFTER<6 EVERY|ANY<2 CALL<2 ANY|OTHER<3 !OWNTOOL',
    'MUST|ALWAYS CALL|CALLED|RUN<5 GATE<8 !OWNTOOL',
    'CALL&IMP|RUN&IMP THIS<2 GATE<6 !OWNTOOL',
    'GATE EVERY|ANY<4 TURN|RECAP<3 WHATEVER|CALL|TOOL<6',
    'EVERY|ANY TURN|RECAP<3 GATE<4 !OWNTOOL',
    '@12 GATE&EVERY CALL&IMP|RUN&IMP|REPEAT&IMP|MUST !WHEN !OWNTOOL',
    'SELF CALL&THIRD|MUST<4 THIS<6 EVERY|ANY<8',
    'AFTER ANY|EVERY<4 MUST<6 CALL|RUN|CALLED<3 !OWNTOOL',
    'EVERY|ANY MUST<6 FIRST<6 CALL|CALLED<4 !OWNTOOL',
    // Other tools wait for it.
    'OTHER|ANY|RIVAL TOOL<3 OFFLIMITS&DONT<14 !EVENIF !OWNTOOL',
    '@18 OFFLIMITS OTHER SERVER TOOL',
    'BEFORE|OVER ANY<2 TOOL<2 ANY|OTHER|EVERY<3 SERVER<2',
    'OTHER|RIVAL TOOL<3 OFFLIMITS<4 BEFORE<3 THIS<3 !OWNTOOL',
    '@18 OFFLIMITS FROMNOW RESULT|TOOL SERVER|OTHER|RIVAL',
    'OTHER|ANY TOOL<3 BEFORE<12 THIS<3 CALLED<4 !OWNTOOL',
    'OTHER TOOL<3 SENT|GOES|PASS|CALL<4 THIS<4 BEFORE|FIRST<3 !OWNTOOL',
    // Without an end.
    'ENDLESS REPEAT|CALL|CALLED|RUN<8',
    'REPEAT ENDLESS<8 !THIRD',
    'ENDLESS EVERY<3 ENDLESS<14',
    'IMP&START|IMP&CALL ENDLESS<6',
  ],
  warning: [
    'TOOL MUST<2 CALLED<2 BEFORE<8 ANY|EVERY<3 PRIVATE|SECRET|FILE|CONTENT<4 !OWNTOOL',
    'ENDLESS EVERY<3',
    '@12 OFFLIMITS OTHER TOOL !OWNTOOL',
    'OTHER TOOL<2 RESULT<22 OFFLIMITS<4',
    'OTHER|RIVAL TOOL<3 ONLY<6 CALLED|AFTER<3 !WHEN !OWNTOOL',
    'REPEAT ENDLESS<5',
    '@12 REPEAT NOSTOP',
    'MUST|ALWAYS CALLED|CALL|RUN<5 BEFORE|FIRST<6 OTHER<4 TOOL|TURN<4 !OWNTOOL',
    'CALL|CALLED BEFORE<5 ANY|OTHER<2 OTHER|TOOL<3 !OWNTOOL',
    'CALL|CALLED FIRST<3 BEFORE<3 ANY|OTHER|USER|INTRODUCE<4',
    'BEFORE ANY<2 OTHER<2 TOOL<3',
    'MUST CALLED<3 ALWAYS<3 !OWNTOOL',
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
    if (asksWhether(sentence, tokens) || ofTraffic(sentence, tokens) || asksForOne(sentence, tokens)) return null;
    if (explainsValue(sentence)) return 'warning';
    return beforeOtherThings(sentence, tokens) ? null : level;
  },
);
