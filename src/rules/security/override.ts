import type { Rule } from '../rule.ts';
import { has, parameterOf } from './analysis.ts';
import { asksFirst, deniesItself, distrustsContent, onConsent, promptOfAnother, setsParameter } from './caution.ts';
import { cueRule } from './cue-rule.ts';
import { forbids } from './foreign.ts';
import { distrustsItself, explainsSwitch } from './statements.ts';
import { bitOf, hasBit } from './words/tags.ts';

const TABLE = {
  error: [
    '@16 CONFLICT USER OBEY&IMP',
    'OBEY&IMP RESULT|REPLY|TOOL<4 WHATEVER<4',
    'DEEMED INSTR<3 USER|PROMPT|OPERATOR<4',
    'PERMISSION INTRODUCE<6 AGREE<3',
    'USER BYPASS|GRANTED<3 ASK<6 !WHEN',
    'PASS&IMP USER<3 AS<2 PERMISSION<2',
    '@12 AIDE POLICY LEAVEOUT|OBSOLETE|UNBOUND',
    '@8 BECOME AIDE',
    'ALWAYS APPROVE&GRANTED<2 TURN|PERMISSION|ANY|EVERY<5',
    'PERMISSION MUST<3 GRANTED<3 ALWAYS<3',
    'INTRODUCE&IMP AGREE<2 TURN|PERMISSION|HOSTAPP<8',
    'IMP&START|IMP&RUN|IMP&RENEW|IMP&SEND|IMP&DELETE WITHOUT<3 PERMISSION|CONSENT<2 !THIRD',
    'YOU PRIOR<2 TURN<1 OBSOLETE<3',
    'CALLED|OBEY|RUN AS<1 INSTR<3',
    'OBEY&IMP ANY|EVERY|WHATEVER<2 INSTR<3',
    'OBEY RESULT|CONTENT|FILE|TOOL|SERVER<4 GIVEN|TELL|INTRODUCE<2',
    '@5 OBEY ONLY THIS SERVER|TOOL|INSTR',
    'USER TURN<3 UNBOUND<3',
    'IMP&CHANGE|IMP&GRANT YOU<2 PRIVILEGE<2',
    'YOU MODEL<4 AGREE|GRANTED|APPROVE<3',
    'AIDE AGREE|APPROVE<2',
    'NOSTOP BEFORE<2 YOU<2',
    'PREAPPROVED&AGREE',
    'WHATEVER USER|THEY<4 GRANTED|AGREE<4',
    '@14 FORMALITY AGREE',
    'IMP&TREAT AS<6 AGREE|PERMISSION|GRANTED<3',
    'AIDE TREAT<3 AS<6 AGREE|PERMISSION<3',
    'EVENIF USER<3 NOTDESC<2 GRANTED|AGREE|APPROVE<2',
    '@14 POLICY|SAFETY|INSTR|PROMPT DEEMED OBSOLETE|UNBOUND|EXPIRED',
    '@16 BINDING&LABEL USER|MODEL|PROMPT',
    'BINDING TOOL|THIS|RESULT<10 USER<8',
    'PRIOR TURN<2 USER<3 OBSOLETE<3',
    'NOSTOP OBEY<6',
    'OBEY BINDING<3 USER<3',
    'BINDING USER<4 TURN|INSTR|GIVEN<2',
    'BINDING ANY<2 USER<3',
    'OBEY&MODE',
    'PROMPT UNBOUND|OBSOLETE|OFFLIMITS<4',
    '@8 DEEMED GRANTED|AGREE !WHEN',
    'PERMISSION|AGREE|CONSENT DEEMED<6',
    '@16 PERMISSION|AGREE GRANTED|AGREE BLANKET',
    '@16 USER GRANTED|AGREE BLANKET !MUST',
    '@14 FORMALITY PERMISSION',
    '@10 FORMALITY USER GRANTED|AGREE|APPROVE|ASK|REPLY',
    '@12 AIDE PERMISSION GRANTED|APPROVE|AGREE|PASS|RENEW|INTRODUCE&THIRD',
    'GRANTED|AGREE|APPROVE AIDE<4 BEHALF<5',
    '@8 GRANTED|APPROVE|AGREE|RENEW BEHALF AIDE',
    'GRANTED TO<1 AIDE<3',
    '@10 IMP&GRANTED PERMISSION BEHALF|AIDE|HOSTAPP',
    '@14 BINDING AIDE|PROMPT',
    'THIS|TOOL BINDING<5 USER<8',
    '@10 BINDING USER INSTR|MODEL|PROMPT|HOSTAPP',
    '@12 OBSOLETE|OFFLIMITS POLICY|SAFETY|INSTR AIDE|PROMPT',
    'AIDE WITHOUT<6 SAFETY<4',
    'LEAVEOUT&IMP|BYPASS&IMP|IGNORE&IMP YOU<2 POLICY|SAFETY|INSTR<3',
    'YOU UNBOUND<4 PRIOR|POLICY<5',
    '@10 OBJECT USER SUPERSEDE',
    '@8 NOSTOP USER|ASK',
    'SUPERSEDE&IMP|BYPASS&IMP SAFETY<3 READ|RUN|CALL|GRANT<4',
    'GRANT&IMP PRIVILEGE<4 THIS<3 TURN<2',
    '@14 ABOVE|SAFETY UNNEEDED',
    '@8 IMP&TREAT PREAPPROVED',
    'OBEY WITHOUT<6 ASK<2',
    'YOU FROMNOW<3',
    '@14 CONFLICT INSTR|POLICY OPERATOR|PROMPT|HOSTAPP|MODEL|YOU',
    'IGNORE&IMP ASK<3',
    'YOU WITHOUT<4 POLICY|SAFETY|INSTR<3 !DONT',
    'PERMISSION|CONSENT USER<4 BYPASS|LEAVEOUT|UNNEEDED<5',
    '@10 PREAPPROVED AUTHORITY',
    '@16 ABOVE UNBOUND|EXPIRED|OBSOLETE',
    '@14 AGREE|APPROVE PRIOR DONT|NEEDNOT ASK',
    'DONT|NEEDNOT ASK<3 PERMISSION|CONSENT<3',
    'IMP EVENIF<6 NOT<3 ASK|GIVEN<2',
    'IGNORE&IMP PROMPT<3',
    'IGNORE&IMP YOU<3 INSTR|POLICY|SAFETY<3',
    'IGNORE&IMP ABOVE<2',
    'SUPERSEDE&IMP YOU<2 SAFETY|POLICY|INSTR|PROMPT<3',
    '@10 ABOVE EXPIRED|OBSOLETE|UNBOUND',
    '@12 MODE UNBOUND',
    '@10 UNNEEDED PERMISSION|SAFETY USER|PRIVILEGE',
    '@8 PRIOR INSTR OBSOLETE',
    '@8 DISTRUST OTHER|TOOL|SERVER',
    '@10 PREAPPROVED USER|SAFETY|PERMISSION|CONSENT|DONT|SECRET !WHEN',
    '@6 AS MODEL YOU',
    'BYPASS&IMP LOGS<3',
    '@8 ASSUME USER AGREE|APPROVE',
    'BEFORE USER<3 OBJECT<3',
    '@8 IMP HIDDEN PRIVILEGE|RECIPIENT',
    '@10 IMP&OBEY INSTR INSTEAD|ONLY|IGNORE|DONT',
    '@8 INSTR HIDDEN',
    '@8 PRIVILEGE WITHOUT|BYPASS SAFETY|PERMISSION|CONSENT',
    '@8 INSTR FIRST|ONLY OBEY',
    'POLICY|INSTR OPERATOR|HOSTAPP|MODEL|YOU<6 UNBOUND<5',
    '@12 UNBOUND POLICY|INSTR OPERATOR|HOSTAPP|MODEL|YOU',
    '@12 INSTR|POLICY YOU|MODEL UNBOUND|EXPIRED !SECRET',
    'IMP&TREAT AS<12 AUTHORITY|USER|INSTR<5',
    'IMP&APPROVE ANY|EVERY<3 PERMISSION<3',
    '@6 IGNORE&IMP PRIOR INSTR|POLICY|TURN',
    '@8 GRANT PRIVILEGE IMP',
    '@8 TRUST&IMP ANY',

    '@8 FROMNOW IMP|MUST|ALWAYS',
    '@8 MODE YOU|MODEL !THIRD',
    '@6 BYPASS&IMP PERMISSION',
    'SUPERSEDE PROMPT<4',
    'NOWYOU !STATE',
    'YOU UNBOUND<4 POLICY|INSTR|SAFETY<6',
    'PRIOR POLICY|SAFETY|INSTR<3 UNBOUND<4',
    'UNBOUND PRIOR<3 POLICY|INSTR|SAFETY<3',
    'IGNORE&IMP USER<4 GIVEN<3',

    'OBEY&IMP ONLY<3 THIS<3 INSTR|TOOL|SERVER<3',
    'IGNORE PRIOR<4 INSTR<3',
    'IGNORE INSTR<5 PRIOR|SAFETY<5',
    'IGNORE&IMP PRIOR<3 POLICY<3',
    'IGNORE SAFETY<4 !THIRD',
    'IGNORE&IMP PRIOR<3 TOOL|SERVER<3',
    'IGNORE&IMP WHATEVER|PRIOR<3 INSTR<7',
    'SUPERSEDE PRIOR<4 INSTR<4',
    'SUPERSEDE INSTR<4 PRIOR<4',
    'INSTR SUPERSEDE<5 PRIOR|INSTR<6',
    'BECOME MODEL|PRIVILEGE|MODE|AUTHORITY<6 !THIRD',
    'BECOME&LABEL',
    'YOU MODE<8',
    'YOU OBEY<6 ONLY|NOT<8',
    'FROMNOW YOU|MODEL|DONT|ALWAYS|IGNORE|OBEY<6',
    'FROMNOW&BECOME',
    'BYPASS&IMP SAFETY<6',
    'BYPASS SAFETY<4 PRIVILEGE|MODE|TRUST<20',
    'GRANT&IMP PRIVILEGE<4',
    'TRUST&IMP ANY|EVERY<2',
    'IGNORE&IMP ANY|EVERY<2 INSTR|SAFETY|POLICY<4',
    'OBEY&IMP ONLY<3 INSTR<6',
    'IGNORE&IMP INSTR<3 HOSTAPP|USER|MODEL<4',
    'RUN ANY<2 COMMAND<3 WITHOUT<4',
    'WITHOUT SAFETY<3 !THIRD',
  ],
  warning: [
    'MODEL GRANTED<2 GRANTED|APPROVE|RENEW<3 BEHALF<3',
    'DONT FORMALITY<7 !WHEN',
    '@12 FORMALITY USER IMP',
    'YOU INSTR|POLICY|SAFETY<3 OFFLIMITS|UNBOUND<5 !WHEN',
    'IMP&APPROVE EVERY|ANY<2 TURN|CALL|PERMISSION<3',
    '@14 FORMALITY CONSENT',
    '@10 DEEMED PERMISSION|AGREE|GRANTED',
    '@10 FORMALITY GRANTED|AGREE|CONSENT',
    'DONT ASK<3 AFTER|ALSO<9',
    'DONT|NEEDNOT ASK&BASE<3 !USER !WHEN !RESULT !TURN',
    '@8 PERMISSION|CONSENT BYPASS|UNNEEDED !THIRD',
    'IMP&RUN GRANT|PRIVILEGE<5',
    '@8 UNNEEDED SAFETY|PERMISSION',
    '@8 IMP&CHANGE PERMISSION|PRIVILEGE USER',
    '@6 IMP&OBEY INSTR !MUST',
    '@6 IGNORE&IMP INSTR PRIOR|HOSTAPP|USER',
    '@8 BYPASS SAFETY',
    'BECOME PRIVILEGE<5',
    'MODE SAFETY<12',
    'BYPASS SAFETY<4 !BASE',
  ],
  weak: ['NOTDESC MUST<1 PERMISSION<2', 'NOT PERMISSION<1 MUST<2', '@12 IMP UNNEEDED PERMISSION', 'MUST OBEY<3 INSTR<3'],
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
    if (sentence.spelling === 'identifier' && tokens.some((t) => hasBit(t.bits, ASK))) return null;
    // `no_approval_required` is a value.
    if (tokens.some((t) => hasBit(t.bits, PREAPPROVED) && sentence.lower.slice(t.start, t.end).includes('_'))) return null;
    if (
      asksFirst(sentence, tokens) ||
      (sentence.spelling === 'joined' && (level !== 'error' || tokens.some((t) => hasBit(t.bits, UNNEEDED))))
    )
      return null;
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
    return level;
  },
);

/** Rights that are taken for what goes on now, and are not what the tool hands out. */
const FOR_NOW = /\b(?:this|the next|every|each) (?:operation|step|session|call|task|run|request)s?\b/;
const ASK = bitOf('ASK');
const GRANT = bitOf('GRANT');
const PREAPPROVED = bitOf('PREAPPROVED');
const UNNEEDED = bitOf('UNNEEDED');
const ASSUME = bitOf('ASSUME');
const GRANTED = bitOf('GRANTED');
const TO = bitOf('TO');
const PRIVILEGE = bitOf('PRIVILEGE');
