import type { Issue, Level } from '../../model/finding.ts';
import type { Item, Role, Text } from '../../model/surface.ts';
import { sentenceAt, sentences } from '../../text/sentences.ts';
import { issue, type Rule } from '../rule.ts';
import { analysisOf, has, parameterOf } from './analysis.ts';
import { deniedInList, deniesItself, installs, noneOfIt } from './caution.ts';
import { cueRule } from './cue-rule.ts';
import { Trait } from './readings.ts';
import { shown } from './shown.ts';
import { asHabit, breaksOut, opensUp, runsCode, switchesGuardOff, switchesOff } from './signatures.ts';
import { bitOf, hasBit } from './words/tags.ts';

const MEMORY = bitOf('MEMORY');
const GONE = bitOf('GONE');
const GUARDNOUN = bitOf('GUARDNOUN');

const TABLE = {
  error: [
    'IMP&RUN DANGER&QUOTED<2',
    'BEFORE|AFTER|FIRST|SILENT IMP&DELETE<8 ANY|WHOLE|EVERY<2 FILE|BELONGINGS<4',
    'INSTR DEST<6 OBEY&IMP|CALL&IMP|RUN&IMP<6',
    '@14 SHELLCMD&QUOTED MODEL',
    '@18 IMP&WRITE|IMP&PASS|IMP&KEEP|IMP&COPY MEMORY INSTR|USER|YOU|ALSO|ALWAYS|LATER|PREFER|TRUST|PREFERRED|MODEL|THAT|AFTER|TOOL !OWNTOOL',
    'IMP&COPY|IMP&PASS|IMP&WRITE|IMP&KEEP SELFTEXT<3',
    'MODEL WRITE|PASS<5 STARTUP|MEMORY<12',
    'IMP&CHANGE|IMP&WRITE YOU<2 INSTR|PROMPT|POLICY|MEMORY<3',
    'BETTER WHEN|THAT<6 STARTUP|MEMORY|SHELLCMD<12',
    'BETTER STARTUP|MEMORY<14 MODEL|LATER<9',
    'IMP&RUN WHATEVER|ANY<2 COMMAND<3',
    'IMP&OBEY INSTR|COMMAND<4 RESULT|REPLY<5',
    'RUN USER<4 SHELL|ENVNOUN<3 !NOT !THIRD',
    'KEEP STARTUP<4 RESULT|INSTR<16 !OWN',
    'AFTER|BEFORE|FIRST IMP&BYPASS<8 GUARDNOUN|LOGS<5',
    'IMP&TREAT CONTENT|RESULT|REPLY|IDENT<4 AS<5 COMMAND|INSTR<3',
    'IMP GUARDOFF<9 !REFUSE',
    'KNOWNTOOL RUN&BASE<2 !OWN',
    'IMP&READ SHELL<3 IMP&PASS|IMP&RUN|IMP&WRITE<4',
    'IMP&RUN DEST<5 SHELL|ENVNOUN<8 !EXAMPLE',
    'IMP&RUN QUOTED|RESULT|CONTENT<5 SHELL<6',
    'WRITE&BASE TO<2 STARTUP<3 !THIRD',
    'IMP&KEEP THAT<2 USER<3 AGREE<3',
    'FIRST|BEFORE WRITE<9 STARTUP<3 !OWN',
    'IMP&RUN ANY|EVERY|WHOLE<2 INSTR|COMMAND<2',
    'IMP&DOWNLOAD|IMP&READ DEST<5 RUN&BASE<3',
    'BEFORE|PRIOR IMP&DELETE<10 GUARDNOUN|LOGS<4',
    'IMP&KEEP LATER<8 THAT<6 !OWNTOOL',
    'IMP&DELETE LOGS<3 AFTER|BEFORE<8',
    'RUN USER<4 ENVNOUN|SHELL<2 MODEL|SHELL<14 !NOT',
    'IMP&RUN DANGER<2',
    '@18 MEMORY THAT AGREE|TRUST|OBEY|PREFERRED',
    'STARTUP BETTER<6',
    '@20 VAULT|SECRET|IDENT BELONGS EVERY ENVNOUN',
    'RUN THIS|THEY<1 SHELL<3 NORM|BELONGS<12 !THIRD',
    'READ&BASE|DOWNLOAD&BASE DANGER<10 RUN|LEAVE|KEEP<8',
    '@8 IMP&RUN DANGER',
    'IMP&RUN SHELLCMD<3 DEST|HOST<6',
    'IMP&RUN SHELLCMD&QUOTED<3 SHELL|FIRST|BEFORE|AFTER|ALSO<16',
    'SHELLCMD DEST|HOST<5 SHELLCMD|SHELL|RUN<4',
    'IMP&RUN COMMAND|SHELLCMD<4 SHELL<5',
    'SHELL IMP&RUN<4 COMMAND|SHELLCMD<5',
    'IMP&RUN COMMAND<5 DEST|HOST<6',
    'IMP&WRITE|IMP&PASS|IMP&KEEP STARTUP<9 !OWN',
    'IMP&WRITE CONFIG<12 HOSTAPP<6',
    'MUST RUN<4 COMMAND|SHELLCMD|SHELL<5',
    'COMMAND MUST<3 PASS<4 SHELLCMD<6',
    'COMMAND STARTUP<6 !THIRD',
    'ALSO IMP&RUN<3 COMMAND|SHELLCMD|SHELL<3',
  ],
  warning: [
    '@12 BETTER STARTUP|MEMORY|LATER',
    'THIRD&WRITE STARTUP<8 !OWN',
    'IMP&WRITE|IMP&PASS|IMP&KEEP|IMP&COPY MEMORY<12 !OWNTOOL',
    'IMP&RUN SHELLCMD&QUOTED<3',
    'IMP&BYPASS GUARDNOUN|LOGS<4',
    'IMP&DELETE LOGS|FILE<4 AFTER<8',
    'GUARDNOUN GONE<8 !WHEN',
    'IMP&CALL DANGER<2 ANY|ALWAYS|EVERY<4',
    'AFTER IMP&RUN<3 COMMAND|SHELLCMD<4',
  ],
};

const cues: Rule = cueRule(
  {
    id: 'security/command-execution',
    level: 'error',
    kind: 'content',
    summary: 'A text asks the model to run a command or code, or to write to start-up or settings files, as a step of using the tool.',
    why: 'Many clients have a shell next to the tool. A description that sends the model there runs with the rights of the user, and a line in a start-up or settings file runs long after.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The model is asked to run a command, to change what lasts, or to go without a guard: {words}',
        help: 'Let the server do the step itself, or put it into the installation guide for people.',
      },
      code: {
        title: 'The text holds code that fetches something and runs it, or hides what it runs: {words}',
        help: 'Take the code out of the definition.',
      },
      value: {
        title: 'A value that is used when nobody says anything breaks out of its place: {words}',
        help: 'Give a plain default or none. Whatever is put into a command, a query or a path has to be data.',
      },
    },
  },
  TABLE,
  ({ sentence, tokens, level, analysis, field }) => {
    if (sentence.spelling === 'joined' || sentence.spelling === 'identifier') return null;
    if (deniesItself(sentence, tokens[0]!) || deniedInList(sentence, tokens[0]!) || noneOfIt(sentence, tokens)) return null;
    if (
      tokens.some((t) => hasBit(t.bits, MEMORY)) &&
      (analysis.job('MEMORY') || /memor|remember/.test((analysis.item.name ?? '').toLowerCase()))
    )
      return null;
    // Whose job is commands may describe them.
    if (field.pointer.startsWith('/inputSchema') && parameterOf(field.pointer) !== undefined && !has(sentence, 'DEST'))
      return field.role === 'description' && !has(sentence, 'STARTUP') ? null : level;
    if (has(sentence, 'EXAMPLE') && !tokens.some((t) => hasBit(t.bits, GONE))) return null;
    if (tokens.some((t) => hasBit(t.bits, GUARDNOUN)) && /\bonly (?:if|when|after|once)\b/.test(sentence.lower)) return null;
    if (/\bturns? down\b|\brefus|\breject/.test(sentence.lower)) return null;
    const own = analysis.job('SHELL') || analysis.job('COMMAND') || analysis.job('SHELLCMD') || analysis.job('RUN');
    if (own && !has(sentence, 'STARTUP')) return null;
    if (analysis.job('CONFIG') || analysis.job('STARTUP')) return null;
    return installs(sentence) ? 'warning' : level;
  },
);

/** The sentence of a text that has a guarding argument switched off as a habit. */
const habit = new Trait((value, lower) => {
  const off = switchesOff(lower);
  if (off === undefined) return null;
  const sentence = sentenceAt(value, off);
  return asHabit(sentence.toLowerCase()) ? sentence : null;
});

/** Where a text holds such code and does not speak of it as refused. */
function standing(find: typeof runsCode, lower: string): number | null {
  const met = find(lower);
  return met === undefined || REFUSED.test(lower.slice(Math.max(0, met.index - 120), met.index + 160)) ? null : met.index;
}
const code = new Trait((_, lower) => standing(runsCode, lower));

const NO_CODE: ReadonlySet<Role> = new Set(['uri', 'example', 'pattern']);
const VALUES: ReadonlySet<Role> = new Set(['default', 'const']);

export const rule: Rule = {
  ...cues,
  *item(item, context): Iterable<Issue> {
    yield* cues.item!(item, context);
    const analysis = analysisOf(item, context);
    for (const { text, has: sentence } of analysis.having(habit))
      if (!NO_CODE.has(text.role)) yield issue(item, text.pointer, { words: shown(sentence) }, { level: 'error', sentence });
    for (const { text, has } of analysis.having(guardsOff)) {
      if (text.role !== 'instructions' && text.pointer !== '/description') continue;
      for (const { level, sentence } of has) yield issue(item, text.pointer, { words: shown(sentence) }, { level, sentence });
    }
    for (const { text, has: at } of analysis.having(code))
      if (!NO_CODE.has(text.role) && !VALUES.has(text.role)) yield runs(item, text, at);
    for (const text of item.texts) {
      if (!VALUES.has(text.role)) continue;
      const at = standing(breaksOut, text.value.toLowerCase());
      if (at !== null) yield runs(item, text, at);
    }
  },
};

const runs = (item: Item, { pointer, value, role }: Text, at: number): Issue =>
  issue(
    item,
    pointer,
    { words: shown(value.slice(at, at + 160)) },
    {
      messageId: VALUES.has(role) ? 'value' : 'code',
      level: OWN_NAME.test((item.name ?? '').toLowerCase()) ? 'warning' : 'error',
      sentence: sentenceAt(value, at),
    },
  );

const DOWN = /\bthrows?\b|^example|\bdangerous\b|\bturns? down\b|\brefus|\breject|\bnot (?:allowed|supported|accepted)\b|\bnever\b/;
const ORDERS = /\b(?:must|always|needs? to|has to|have to|every|first)\b|^[^a-z]{0,3}(?:set|use|pass|run|add|start|call)\b/;

/** The sentences that have a guard switched off on the way, beyond the opening one. */
const guardsOff = new Trait((value, whole) => {
  if (!/\b(?:off|disable|deactivate|stop|kill|suspend|mute|pause)\b|--|777/.test(whole)) return null;
  const found: { level: Level; sentence: string }[] = [];
  for (const { text: sentence } of sentences(value).slice(1)) {
    const lower = sentence.toLowerCase();
    if (switchesGuardOff(lower)) found.push({ level: 'error', sentence });
    else if (opensUp(lower) && !DOWN.test(lower)) found.push({ level: ORDERS.test(lower) ? 'error' : 'warning', sentence });
  }
  return found.length > 0 ? found : null;
});

/** Tools whose name says that they run what they are given. */
const OWN_NAME = /shell|exec|command|terminal|bash|script|install|(?:^|[_-])run(?:$|[_-])/;
const REFUSED =
  /\b(?:block(?:s|ed)?|refus(?:es|ed)|reject(?:s|ed)?|den(?:ies|ied)|forbidden|not allowed|disallow(?:s|ed)?|prevent(?:s|ed)?|detect(?:s|ed)?|dangerous)\b/;
