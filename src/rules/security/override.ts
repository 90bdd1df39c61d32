import type { Rule } from '../rule.ts';
import { has, parameterOf } from './analysis.ts';
import { asksFirst, deniesItself, distrustsContent, isNamed, onConsent, promptOfAnother, setsParameter } from './caution.ts';
import { cueRule } from './cue-rule.ts';
import { forbids } from './foreign.ts';
import { leavesInForce, ofService, ranksRoles, treatsAsData, trulyAgreed, worksOnRules } from './plain.ts';
import { distrustsItself, explainsSwitch, ofOwnRules } from './statements.ts';
import { bitOf, hasBit } from './words/tags.ts';

const TABLE = {
  error: [
    // Setting aside what was said before, or what holds.
    'IGNORE PRIOR|ANY|EVERY|YOU|WHATEVER<4 INSTR<4',
    'IGNORE INSTR<5 PRIOR|SAFETY|HOSTAPP|USER|MODEL<5',
    'IGNORE&IMP PRIOR|ANY|EVERY|YOU<3 POLICY|SAFETY|TOOL|SERVER|TURN<3',
    'IGNORE&IMP ABOVE|PROMPT|ASK<3',
    'IGNORE&IMP USER<4 GIVEN|OBJECT<3',
    'IGNORE SAFETY<4 !THIRD',
    'SUPERSEDE PRIOR|THIS<4 INSTR|PROMPT<4',
    'SUPERSEDE INSTR<4 PRIOR<4',
    'SUPERSEDE PROMPT<4',
    'SUPERSEDE&IMP YOU<2 SAFETY|POLICY<3',
    'THIS INSTR|TOOL<2 SUPERSEDE|BINDING<5 PRIOR|INSTR|USER<6',
    'PRIOR INSTR|SAFETY<4 UNBOUND|OBSOLETE<6',
    'YOU|OPERATOR|HOSTAPP INSTR|POLICY|SAFETY<5 UNBOUND|OBSOLETE<6',
    'INSTR|POLICY|SAFETY YOU|SELF|OPERATOR|HOSTAPP<6 UNBOUND|OBSOLETE<8',
    'INSTR|POLICY SAFETY|PERMISSION|PRIVATE<6 UNBOUND<10',
    'UNBOUND PRIOR|YOU<3 POLICY|INSTR|SAFETY<3',
    '@12 UNBOUND|OBSOLETE ABOVE|PROMPT',
    '@14 POLICY|SAFETY|INSTR|PROMPT DEEMED OBSOLETE|UNBOUND',
    '@12 DEEMED INSTR USER|PROMPT|OPERATOR',
    // Lifting safeguards.
    'BYPASS&IMP|SUPERSEDE&IMP SAFETY<5',
    'LEAVEOUT&IMP ANY|EVERY|YOU<2 SAFETY<2',
    'BYPASS&IMP|LEAVEOUT&IMP|IGNORE&IMP YOU<2 POLICY|SAFETY|INSTR<3',
    'BYPASS&IMP PERMISSION|LOGS<3',
    'PERMISSION|SAFETY BYPASS&IMP|IGNORE&IMP<8 THEY|THIS<2',
    'PROMPT IGNORE&IMP|BYPASS&IMP<8 THEY|THIS<2',
    'YOU|HOSTAPP|USER INSTR|POLICY|PROMPT<3 IGNORE&IMP|BYPASS&IMP<8 THEY|THIS<2',
    'IGNORE&IMP|BYPASS&IMP GUARDNOUN<4 HOSTAPP|YOU<5',
    'GUARDNOUN HOSTAPP|YOU|USER<4 UNNEEDED<8',
    'BYPASS SAFETY<4 PRIVILEGE|MODE|TRUST<20',
    'WITHOUT SAFETY<3 !THIRD',
    'YOU|SELF WITHOUT<5 POLICY|SAFETY|INSTR<3 !DONT',
    'RUN ANY<2 COMMAND<3 WITHOUT<4',
    'TRUST&IMP ANY|EVERY<2 !GUARDNOUN',
    'GRANT&IMP PRIVILEGE<4',
    'IMP&CHANGE|IMP&GRANT YOU<2 PRIVILEGE<2',
    'PRIVILEGE WITHOUT|BYPASS<6 SAFETY|PERMISSION|CONSENT<4',
    '@8 DISTRUST OTHER|TOOL|SERVER',
    // Another role, mode or master.
    'BECOME MODEL|PRIVILEGE|MODE|AUTHORITY|SELF<6 !THIRD',
    'BECOME&LABEL',
    'NOWYOU !STATE',
    'AS MODEL<4 YOU<3',
    '@12 MODE UNBOUND',
    'YOU MODE<8',
    'MODE YOU|MODEL<6 !THIRD',
    '@8 FROMNOW YOU|MODEL|IMP|ALWAYS|DONT',
    'OBEY&MODE',
    '@8 INSTR HIDDEN',
    '@8 IMP HIDDEN PRIVILEGE|RECIPIENT',
    'OBEY&IMP ONLY<3 INSTR<6',
    'OBEY THIS|THEY<1 EVENIF<2 USER|YOU|OPERATOR<4 !THIRD',
    'MODEL OBEY<3 ASIF|AS<14 USER|OPERATOR<8 !THIRD',
    'WRITE&IMP|DOWNLOAD&IMP RUN&BASE<8 THIS|THEY<1 GRANT|PRIVILEGE<6',
    'OBEY&IMP THIS|THEY<1 CONFLICT<16 USER|YOU|OPERATOR|HOSTAPP<12',
    'OBEY&IMP ASIF<10 USER|OPERATOR<6',
    'INSTR SUPERSEDE<8 USER|PROMPT|OPERATOR<5',
    'ONLY OBEY<3 THIS|SERVER|INSTR<3',
    'RUN&IMP ANY|EVERY<2 INSTR<3',
    'DONT|NEEDNOT OBEY<3 INSTR|POLICY|SAFETY|PROMPT<4',
    'OBEY&IMP ANY|EVERY|WHATEVER<2 INSTR<3 RESULT|REPLY|CONTENT|FILE|GIVEN<8',
    'OBEY&IMP RESULT|CONTENT|FILE|TOOL|SERVER|NOTICE<6 GIVEN|TELL|INTRODUCE<2',
    'CONTENT|FILE|RESULT|REPLY|LINK|BELONGINGS ASK|TELL<8 SELF|YOU|MODEL<3 OBEY|RUN<12',
    'WHATEVER RESULT|REPLY|TOOL|FILE|CONTENT<4 OBEY&IMP|RUN&IMP<6',
    'EVENIF CONFLICT<4 USER|YOU|INSTR|OPERATOR|PROMPT<5',
    'ANY|EVERY INSTR<2 MUST<10 RUN|OBEY|CALLED<3',
    'IMP&TREAT AS<12 AUTHORITY|USER|INSTR<5',
    '@14 BINDING SELF|PROMPT',
    'BINDING USER<4 INSTR|MODEL|HOSTAPP|GIVEN|TURN<4',
    'THIS|TOOL|RESULT BINDING<6 USER|PROMPT|OPERATOR<8',
    // Consent that nobody gave.
    'IMP&START|IMP&RUN|IMP&RENEW|IMP&SEND|IMP&DELETE WITHOUT<3 PERMISSION|CONSENT<2 !THIRD',
    'IMP&APPROVE ANY|EVERY<3 PERMISSION<3',
    '@12 IMP&APPROVE PERMISSION BEHALF|ALWAYS|HOSTAPP',
    'IMP EVENIF<14 USER<3 GRANTED|AGREE|APPROVE<4',
    'IMP&RENEW|IMP&APPROVE|IMP&GRANTED|IMP&SEND|IMP&DELETE WITHOUT<6 USER<3',
    'PERMISSION GRANTED<14 SELF<4',
    'START WITHOUT<3 CONSENT<2 USER|PERMISSION|REPLY<4',
    'IMP&TREAT AS<6 AGREE|PERMISSION<3',
    'TREAT CONSENT|PERMISSION|AGREE<5 AS<2 GIVEN|GRANTED<2 !WHEN',
    '@8 IMP&TREAT PREAPPROVED',
    'IMP&TREAT ANY|EVERY<2 GRANTED|APPROVE|AGREE<6',
    'IMP&APPROVE WITHOUT<8 SHOW<2',
    'ASSUME USER<4 AGREE|APPROVE<4',
    'ASSIST AGREE|APPROVE<2',
    '@12 SELF PERMISSION GRANTED|APPROVE|AGREE|PASS|RENEW|INTRODUCE&THIRD !ASK',
    '@10 BEHALF SELF|PERMISSION|YOU GRANTED|AGREE|APPROVE|RENEW !WHEN',
    'GRANTED TO<1 SELF<3',
    '@10 PREAPPROVED USER|SAFETY|PERMISSION|CONSENT|DONT|AUTHORITY !WHEN',
    'PREAPPROVED&AGREE',
    '@8 DEEMED GRANTED|AGREE|PERMISSION USER|SELF|MUST|YOU|IMP !WHEN',
    'AGREE|CONSENT DEEMED<6',
    'PERMISSION DEEMED<4 GIVEN|GRANTED|AGREE<3',
    '@16 USER|PERMISSION|AGREE GRANTED|AGREE BLANKET !MUST',
    'USER|OPERATOR BLANKET<8 PERMISSION|CONSENT<1',
    '@14 FORMALITY PERMISSION|AGREE',
    '@10 FORMALITY USER GRANTED|AGREE|APPROVE|ASK|REPLY',
    'DONT|NEEDNOT ASK<3 PERMISSION|CONSENT<3',
    '@14 AGREE|APPROVE PRIOR DONT|NEEDNOT ASK',
    'BEFORE USER<3 OBJECT<3',
    'CALL&BASE THIS<1 TOOL<1 WITHOUT<1 ASK|CONSENT<1',
    'IMP&PASS BOOLEAN<4 MODEL&YOU<1',
    'IMP&RENEW|IMP&SEND|IMP&DELETE USER|THEY<16 TELL|KNOW<4 AFTER<1',
    '@8 NOSTOP USER|ASK|OBEY|YOU',
    'USER AGREE|GRANTED|APPROVE|TRUST<4 NOT|DONT|NEEDNOT|WITHOUT<6 PERMISSION|ASK|GUARDNOUN<4',
    'USER AGREE<3 SELF|MODEL<4',
    'NOT|DONT|NEEDNOT PERMISSION|ASK<3 USER<8 AGREE|GRANTED|APPROVE<3 !WHEN',
    'USER|PRIVILEGE PERMISSION|SAFETY<8 UNNEEDED<4',
  ],
  warning: [
    'OBEY&IMP THIS|THEY<1 LATER<6',
    '@10 DEEMED PERMISSION|AGREE|GRANTED !WHEN',
    '@14 FORMALITY CONSENT|GRANTED|IMP',
    'IMP&APPROVE EVERY|ANY<2 TURN|CALL<3',
    'SAFETY UNNEEDED<4',
    'NOT PERMISSION|CONSENT<2 USER<4 MUST|UNNEEDED<5',
    'DONT|NEEDNOT ASK&BASE<3 !USER !WHEN !RESULT !TURN',
    '@6 IMP&OBEY INSTR !MUST',
    '@8 BYPASS SAFETY',
    '@8 FROMNOW MUST',
    'IMP&RUN PRIVILEGE<5',
    'RUN|YOU WITHOUT<4 PERMISSION|CONSENT<3',
  ],
  weak: ['NOTDESC|NOT MUST|PERMISSION<2 PERMISSION|MUST<2', '@12 UNNEEDED PERMISSION|SAFETY'],
};

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
  ({ sentence, tokens, level, opening, field }) => {
    if (distrustsContent(sentence, tokens) || onConsent(sentence, tokens) || promptOfAnother(sentence, tokens)) return null;
    if (worksOnRules(sentence, tokens) || leavesInForce(sentence, tokens)) return null;
    if (treatsAsData(sentence, tokens) || trulyAgreed(sentence, tokens)) return null;
    if (level === 'warning' && ofService(sentence, tokens)) return null;
    if (ranksRoles(sentence, tokens)) return 'warning';
    if (sentence.spelling === 'identifier' && tokens.some((t) => hasBit(t.bits, ASK))) return null;
    // `assistant_managers_allowed`: not the assistant is allowed something.
    if (
      sentence.spelling === 'identifier' &&
      hasBit(tokens[0]!.bits, ASSIST) &&
      tokens[1] !== undefined &&
      tokens[1].at - tokens[0]!.last > 1
    )
      return null;
    // `no_approval_required` is a value.
    if (tokens.some((t) => hasBit(t.bits, PREAPPROVED) && sentence.lower.slice(t.start, t.end).includes('_'))) return null;
    if (
      asksFirst(sentence, tokens) ||
      (sentence.spelling === 'joined' && (level !== 'error' || tokens.some((t) => hasBit(t.bits, UNNEEDED))))
    )
      return null;
    if (isNamed(sentence, tokens[0]!) || tokens.some((t) => hasBit(t.bits, BYPASS) && deniesItself(sentence, t))) return null;
    // "The last rule takes precedence over previous rules": the tool's own rules.
    if (ofOwnRules(sentence, tokens)) return null;
    if (deniesItself(sentence, tokens[0]!) || forbids(sentence, tokens) || distrustsItself(sentence, tokens)) return null;
    if (parameterOf(field.pointer) !== undefined && explainsSwitch(sentence, tokens)) return null;
    // "Scopes granted to the agent": only what is granted by it is granted in place of the user.
    if (
      hasBit(tokens[0]!.bits, GRANTED) &&
      tokens[1] !== undefined &&
      hasBit(tokens[1].bits, TO) &&
      !sentence.lower.startsWith('by', tokens[1].start)
    )
      return null;
    if (tokens.some((t) => hasBit(t.bits, PRIVILEGE)) && setsParameter(sentence)) return null;
    // "Grant admin access to a user" is what a tool for that does.
    const grants = hasBit(tokens[0]!.bits, GRANT) && !hasBit(tokens[0]!.bits, ASSUME) && !has(sentence, 'YOU') && !has(sentence, 'TOOL');
    if (tokens.some((t) => hasBit(t.bits, GRANT)) && /\b(?:sql|ddl|dml|rls)\b/.test(sentence.lower)) return null;
    if (grants && !FOR_NOW.test(sentence.lower) && (opening || has(sentence, 'USER'))) return opening ? null : 'warning';
    // "Grant admin rights", said of a parameter, is what it stands for.
    if (grants && tokens[0]!.at === 0 && parameterOf(field.pointer) !== undefined && !FOR_NOW.test(sentence.lower)) return null;
    return level;
  },
);

/** Rights that are taken for what goes on now, and are not what the tool hands out. */
const FOR_NOW = /\b(?:this|the next|every|each) (?:operation|step|session|call|task|run|request)s?\b/;
const ASK = bitOf('ASK');
const ASSIST = bitOf('ASSIST');
const GRANT = bitOf('GRANT');
const BYPASS = bitOf('BYPASS');
const PREAPPROVED = bitOf('PREAPPROVED');
const UNNEEDED = bitOf('UNNEEDED');
const ASSUME = bitOf('ASSUME');
const GRANTED = bitOf('GRANTED');
const TO = bitOf('TO');
const PRIVILEGE = bitOf('PRIVILEGE');
