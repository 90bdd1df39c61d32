import type { Rule } from '../rule.ts';
import { combinations, cueRule } from './cue-rule.ts';

const TABLE = [
  ...combinations(
    'error',
    'IGNORE PRIOR<3 INSTR<4',
    'IGNORE INSTR<5 PRIOR|SAFETY<5',
    'IGNORE&IMP SAFETY<5',
    'IGNORE&IMP PRIOR<3 TOOL|SERVER|TURN<3',
    'IGNORE&IMP WHATEVER|PRIOR<3 INSTR<6',
    '@6 IGNORE PRIOR INSTR',
    'SUPERSEDE PRIOR<4 INSTR<4',
    'SUPERSEDE INSTR<4 PRIOR<4',
    'INSTR SUPERSEDE<4 PRIOR|INSTR<5',
    'BECOME MODEL|PRIVILEGE|MODE|AUTHORITY<8',
    'YOU BECOME|MODE<6 MODE|OBEY<10',
    'FROMNOW YOU|MODEL|DONT|ALWAYS|IGNORE|OBEY<8',
    'BYPASS&IMP SAFETY<6',
    'BYPASS SAFETY<4 PRIVILEGE|MODE|TRUST<20',
    'GRANT PRIVILEGE<4 !THIRD',
    'OBEY ONLY<6',
    'IGNORE&IMP ANY|EVERY<2 INSTR|SAFETY<4',
  ),
  ...combinations('warning', 'IGNORE INSTR<3', 'BECOME PRIVILEGE<5'),
];

export const rule: Rule = cueRule(
  {
    id: 'security/override',
    level: 'error',
    kind: 'content',
    summary: 'A text tells the model to set aside its instructions or its safeguards, or to take on another role.',
    why: 'A description has no standing to change what the model was told by its host or its user. Text that tries is written against them.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The model is told to set aside other instructions or safeguards: {words}',
        help: 'Take the sentence out. Describe what the tool does and when it fits; leave the rules of the conversation to the host and the user.',
      },
    },
  },
  TABLE,
);
