import type { Rule } from '../rule.ts';
import { has, parameterOf } from './analysis.ts';
import { installs } from './caution.ts';
import { cueRule } from './cue-rule.ts';

const TABLE = {
  error: [
    '@6 IMP&PASS DANGER',
    '@10 IMP&READ DEST RUN',
    'IMP&RUN DANGER<2',
    'IMP&DOWNLOAD DEST|COMMAND|FILE<4 RUN<6',
    '@8 IMP&RUN DANGER',
    'IMP&READ SHELL<3 IMP&PASS|IMP&RUN|IMP&WRITE<4',
    'IMP&WRITE COMMAND|SHELLCMD<4 SHELL<4',
    'IMP&RUN SHELLCMD<3 DEST|HOST<6',
    'IMP&RUN SHELLCMD&QUOTED<3 SHELL|FIRST|BEFORE|AFTER|ALSO<16',
    'SHELLCMD DEST|HOST<5 SHELLCMD|SHELL|RUN<4',
    'IMP&RUN COMMAND|SHELLCMD<4 SHELL<5',
    'SHELL IMP&RUN<4 COMMAND|SHELLCMD<5',
    'SHELL RUN<5 COMMAND|SHELLCMD<5 MUST|FIRST|BEFORE|AFTER<10',
    'IMP&RUN COMMAND<5 DEST|HOST<6',
    'IMP&WRITE STARTUP<9',
    'WRITE STARTUP<9 !THIRD',
    'IMP&WRITE CONFIG<12 HOSTAPP<6',
    'IMP&WRITE HOSTAPP<6 CONFIG<4',
    'IMP&WRITE|MUST&WRITE CONTENT|COMMAND|FILE<6 STARTUP<6',
    'MUST RUN<4 COMMAND|SHELLCMD|SHELL<5',
    'COMMAND MUST<3 PASS<4 SHELLCMD<6',
    'COMMAND STARTUP<6 !THIRD',
    'ALSO IMP&RUN<3 COMMAND|SHELLCMD|SHELL<5',
    'ALSO RUN<2 SHELL<3 COMMAND<2',
    '~ @9 RUN COMMAND|SHELLCMD SHELL',
    '~ @8 WRITE STARTUP',
  ],
  warning: [
    '@14 BEFORE|AFTER IMP&DELETE FILE|CONTENT|BELONGINGS|WHOLE',
    '@10 IMP&DELETE FILE USER',
    'IMP&RUN COMMAND<3 FIRST|BEFORE|AFTER<6',
    'AFTER IMP&RUN<3 COMMAND|SHELLCMD<4',
  ],
};

export const rule: Rule = cueRule(
  {
    id: 'security/command-execution',
    level: 'error',
    kind: 'content',
    summary: 'A text asks the model to run a command or code, or to write to start-up or settings files, as a step of using the tool.',
    why: 'Many clients have a shell next to the tool. A description that sends the model there runs with the rights of the user, and a line in a start-up or settings file runs long after.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The model is asked to run a command or to change a start-up or settings file: {words}',
        help: 'Let the server do the step itself, or put it into the installation guide for people.',
      },
    },
  },
  TABLE,
  ({ sentence, level, analysis, field }) => {
    if (sentence.spelling === 'joined' || sentence.spelling === 'identifier') return null;
    // Whose job is commands may describe them.
    if (parameterOf(field.pointer) !== undefined && !has(sentence, 'DEST'))
      return field.role === 'description' && !has(sentence, 'STARTUP') ? null : level;
    if (has(sentence, 'EXAMPLE')) return null;
    const own = analysis.job('SHELL') || analysis.job('COMMAND') || analysis.job('SHELLCMD') || analysis.job('RUN');
    if (own && !has(sentence, 'STARTUP')) return null;
    if (analysis.job('CONFIG') || analysis.job('STARTUP')) return null;
    return installs(sentence) ? 'warning' : level;
  },
);
