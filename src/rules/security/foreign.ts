import type { Strength } from './combinations.ts';
import type { Token, Tokens } from './token.ts';
import { bitOf, hasBit } from './words/tags.ts';

/**
 * Combinations of words in other languages than English, by rule. Their order of words differs, so that most are windows; where a
 * negation has to belong to a verb, each order that occurs has a line. What is asked, of whom, and on which object decides, as in English.
 */
const TABLES: Record<string, Partial<Record<Strength, string[]>>> = {
  'security/secrecy': {
    error: [
      // Not to tell the user.
      'DONT TELL<5 USER<7',
      'DONT USER<6 TELL<5',
      'USER DONT<9 TELL<5',
      'TELL DONT<2 USER<7',
      'TELL USER<4 DONT<3',
      'USER TELL<6 DONT<2',
      '@6 USER|STEP TELL&DONT',
      'USER TELL<4 WITHOUT<2',
      '@12 REPLY TELL&DONT',
      'TELL&DONT TELL&DONT<4',
      // The user is not to know.
      'USER DONT<6 KNOW<4 !WHEN',
      'DONT USER<5 KNOW<5 !WHEN',
      'USER NEEDNOT<3 KNOW<4 !WHEN',
      'USER KNOW<8 DONT<2 !WHEN',
      // Not to speak of a step.
      'DONT TELL<5 STEP|THIS<6',
      'STEP|THIS DONT<6 TELL<4 !EMPTY',
      'TELL STEP|THIS<4 DONT<6',
      'STEP TELL<6 DONT<2',
      // It is not to stand in the answer.
      '@12 APPEAR REPLY DONT|NEEDNOT MUST|NEEDNOT',
      '@12 APPEAR REPLY STEP DONT|NEEDNOT !EMPTY',
      '@12 PASS REPLY STEP DONT !EMPTY',
      '@10 REPLY DONT TELL STEP !EMPTY',
      '@10 NOMENTION USER|REPLY|STEP|THIS',
      '@12 IFASKED DONT|NOT|TELL|INTRODUCE',
      'HUSH',
      '@4 HIDE USER !DONT',
      '@8 HIDE STEP',
      'WITHOUT CONSENT|ASK<3 USER<5',
      'WITHOUT TELL<2 USER<4',
      'WITHOUT USER<4 CONSENT|KNOW|TELL<4',
      'USER CONSENT|ASK<3 WITHOUT<2',
      '@6 SILENT SEND|COPY|PASS|DELETE|READ|RUN|CALL|WRITE|CHANGE',
    ],
    warning: ['@8 REPLY DONT TELL !EMPTY', '@6 NOMENTION TELL'],
    weak: ['@6 DONT TELL', '@8 DONT SHOW USER'],
  },
  'security/override': {
    error: [
      '@8 IGNORE PRIOR INSTR|POLICY|SAFETY !DONT',
      '@10 IGNORE INSTR|POLICY AUTHORITY|OPERATOR|MODEL|YOU',
      '@10 IGNORE|UNBOUND ABOVE',
      '@12 INSTR|POLICY UNBOUND PRIOR|YOU|MODEL|OPERATOR|ABOVE',
      '@10 SAFETY UNBOUND',
      '@12 SUPERSEDE INSTR|POLICY|PROMPT OPERATOR|AUTHORITY|PROMPT|PRIOR',
      '@10 SUPERSEDE PROMPT',
      '@12 OBJECT IGNORE|UNBOUND|UNNEEDED USER',
      '@8 BYPASS SAFETY',
      'BECOME',
      'MODE',
      // Consent waived.
      'UNNEEDED CONSENT|ASK<4 USER<4 !WHEN !ONLY',
      'UNNEEDED USER<3 CONSENT|ASK<3 !WHEN !ONLY',
      'CONSENT|ASK USER<4 UNNEEDED<4 !WHEN !ONLY',
      'USER CONSENT|ASK<3 UNNEEDED<3 !WHEN !ONLY',
      'DONT CONSENT<3 USER<4 UNNEEDED<4',
      '@14 PREAPPROVED CONSENT|USER|ANY|EVERY|STEP|TURN|ASK',
      'AGREE DONT<10 ASK<4',
      '@8 WITHOUT CONSENT|ASK SEND|RUN|DELETE|PASS|RENEW|CHANGE|WRITE',
      '@8 DONT ASK CONSENT',
      '@12 DONT ASK CONSENT|BEFORE DELETE|RENEW|SEND',
      '@8 BYPASS CONSENT USER|ALWAYS',
    ],
    warning: ['@6 PREAPPROVED'],
    weak: ['CONSENT UNNEEDED<3', 'UNNEEDED CONSENT<2'],
  },
  'security/sensitive-source': {
    error: [
      '@9 READ|PASS|SEND|CONTENT STRICT|VAULT',
      '@8 SEND|COPY ENVVAR',
      '@10 SECRET|COOKIE|PRIVATE ENVNOUN READ|PASS|SEND|COPY',
      '@9 READ|PASS|SEND|COPY SECRET FILE|CONTENT|BELONGINGS',
      '@9 READ|SEND SECRET USER',
      '@12 SECRET COMPLIANCE|AUTHORITY MUST|PASS|SEND',
      '@10 PASS|SEND|WRITE|COPY CONVO|PROMPT',
      '@12 WHOLE CONVO MUST|PASS|SEND|WRITE',
      '@10 PASS|SEND|COPY ABOVE',
      '@12 OTP READ|COPY|PASS|SEND BELONGINGS',
      '@24 BELONGINGS|PRIVATE READERS SEND|PASS|AFTER',
      '@14 OTP|SECRET TOOL IDENT SEND|PASS|GOES|AFTER !OWN',
      '@14 USER SAYING SECRET|PRIVATE PASS|TELL|SEND|MUST',
      '@12 SEND|PASS VERBATIM SAYING',
      '@10 PASS|SEND ALLKNOWN',
    ],
    warning: ['@8 PASS SECRET USER', '@12 READERS SEND|PASS USER'],
  },
  'security/smuggling-parameter': {
    error: [
      '@8 CONVO|PROMPT WHOLE|CONTENT|ANY|VERBATIM',
      'PROMPT',
      'ALLKNOWN',
      '@10 VERBATIM SAYING',
      '@10 SAYING USER WHOLE',
      '@14 USER SAYING SECRET|PRIVATE',
      '@9 SECRET FILE CONTENT',
      '@9 VAULT CONTENT|PASS|READ',
    ],
  },
  'security/exfiltration': {
    error: [
      'SEND|COPY DEST<7 !EXAMPLE',
      'DEST SEND|COPY<5 !EXAMPLE',
      '@10 PASS DEST RECIPIENT|ALSO|ALWAYS|EVERY !EXAMPLE',
      '@10 SEND|COPY HOST MUST|ALWAYS|EVERY|ALSO !EXAMPLE',
    ],
  },
  'security/command-execution': {
    error: [
      '@10 RUN COMMAND|SHELLCMD SHELL',
      '@10 RUN COMMAND BEFORE|FIRST|AFTER',
      '@10 RUN DANGER',
      '@12 RUN COMMAND DEST',
      '@10 WRITE|PASS|CHANGE STARTUP',
      '@10 WRITE|PASS|KEEP MEMORY',
      '@8 KEEP FUTURE',
      '@14 WRITE|PASS POLICY|INSTR FUTURE',
    ],
  },
  'security/precedence': {
    error: [
      '@12 BEFORE EVERY|ANY|OTHER CALL|CALLED TOOL|TURN MUST|ALWAYS|FIRST !OWNTOOL !SERVER',
      '@12 BEFORE EVERY|ANY REPLY CALL|RUN|CALLED !OWNTOOL',
      '@12 FIRST CALL EVERY|ANY|ALWAYS TURN|TOOL MUST|ALWAYS|WHATEVER|EVERY !OWNTOOL',
      '@14 OTHER TOOL FIRST|BEFORE CALL|RUN !OWNTOOL !SERVER',
      '@16 DONT OTHER TOOL CALL|CALLED BEFORE|WITHOUT|THIS !OWNTOOL',
      '@12 CALL WHATEVER EVERY|ANY|FIRST|USER TURN|FIRST|TOOL !OWNTOOL',
      '@12 CALL EVERY|ALWAYS TURN WHATEVER !OWNTOOL',
      '@12 BEFORE REPLY CALL MUST|FIRST|ALWAYS !OWNTOOL',
    ],
    warning: ['@10 CALL EVERY|ALWAYS TURN TOOL !OWNTOOL'],
  },
  'security/foreign-tool': {
    error: [
      '@16 WHEN IDENT|KNOWNTOOL CALL|CALLED|TOOL PASS|CHANGE|SEND RECIPIENT|DEST !OWN',
      '@14 TOOL|KNOWNTOOL IDENT CHANGE RECIPIENT|DEST|AMOUNT MUST|ALWAYS !OWN',
      '@10 IDENT RECIPIENT|AMOUNT CHANGE MUST|ALWAYS !OWN',
      '@14 OTHER SERVER PASS|SEND|CHANGE|FIRST TOOL !OWNTOOL',
      '@12 RESULT OTHER TOOL IGNORE|LEAVEOUT !OWNTOOL',
    ],
    weak: ['OTHER SERVER<2 MUST|DONT|CALL<8 !OWNTOOL', 'MUST|DONT|CALL OTHER<4 SERVER<2 !OWNTOOL'],
  },
  'security/dictated-output': {
    error: [
      '@20 TELL|INTRODUCE USER MUST SECRET',
      '@16 TELL|INTRODUCE USER EXPIRED',
      '@14 INTRODUCE|SHOW TOP WHATEVER|EVENIF|ALWAYS',
      '@14 INTRODUCE|TELL SUCCESS EVENIF|FAIL',
      '@12 EVERY REPLY DEST ENDREPLY|PASS|WRITE',
      '@12 REPLY DEST ENDREPLY',
      '@10 LEAVEOUT BADNEWS REPLY|USER|MUST !DONT',
      '@10 DONT TELL|PASS BADNEWS USER',
      '@10 INTRODUCE RIVAL EXPIRED|BADNEWS',
      '@14 LEAVEOUT|IGNORE BADNEWS TELL|INTRODUCE !DONT',
      '@12 INTRODUCE AS TOP',
    ],
    warning: ['@12 PROMOTE EVERY|ALWAYS REPLY|USER', '@10 INTRODUCE RIVAL'],
  },
  'security/argument-tampering': {
    error: [
      '@14 WHATEVER GIVEN|USER CHANGE|PASS|SEND AMOUNT|RECIPIENT|USER|GIVEN',
      '@14 INSTEAD GIVEN|USER RECIPIENT|AMOUNT|DEST PASS|CHANGE|SEND|INSTEAD',
      '@14 CHANGE|PASS|SEND RECIPIENT|AMOUNT EVENIF USER|GIVEN',
      '@14 EVENIF USER OBJECT',
      '@10 CHANGE RECIPIENT|AMOUNT USER DEST',
      '@10 CHANGE AMOUNT SILENT|WITHOUT !DONT',
      'CHANGE RECIPIENT<3 RECIPIENT<6',
    ],
  },
  'security/preference': {
    warning: [
      '@10 ALWAYS|PREFER|MUST CALL|PREFER TOOL OTHER|INSTEAD|ANY SUPER|INSTEAD|PREFER|SUPERSEDE !OWNTOOL',
      '@8 SUPER TOOL THIS|OTHER|ANY !OWNTOOL',
      '@10 PREFER TOOL OTHER|ANY|INSTEAD !OWNTOOL',
      '@10 ALWAYS CALL TOOL INSTEAD !OWNTOOL',
    ],
  },
  'security/false-authority': {
    error: [
      '@12 AUTHORITY|COMPLIANCE MUST MODEL|CONVO|SECRET',
      '@12 COMPLIANCE|AUTHORITY CONVO|SECRET PASS|SEND|WRITE',
      '@12 AUTHORITY SAFETY|CONSENT UNBOUND|UNNEEDED|PREAPPROVED',
      '@16 AUTHORITY MODEL NOTICE MUST|UNBOUND|DONT|CHANGE|PASS|SEND',
      '@16 AUTHORITY|OPERATOR PRIVILEGE MODEL|NOTICE|SERVER',
    ],
    warning: ['NOTICE MODEL<4 MUST|DONT|ALWAYS<12', 'AUTHORITY NOTICE<4 MODEL<6'],
  },
};

/** The combinations of a rule for other languages. */
export const abroad = (rule: string, strength: Strength): string[] => (TABLES[rule]?.[strength] ?? []).map((source) => `~ ${source}`);

const [WITHOUT, DONT] = [bitOf('WITHOUT'), bitOf('DONT')];
/** Words within which a negation belongs to "without consent". */
const NEAR = 7;

/** Whether nothing is to be done without consent, in another language: the negation may stand on either side. */
export function forbids(sentence: Tokens, tokens: readonly Token[]): boolean {
  const without = sentence.abroad ? tokens.find((t) => hasBit(t.bits, WITHOUT)) : undefined;
  return without !== undefined && sentence.tokens.some((t) => t !== without && hasBit(t.bits, DONT) && Math.abs(t.at - without.at) <= NEAR);
}
