import type { Rule } from '../rule.ts';
import { has, parameterOf } from './analysis.ts';
import { afterReview, askedNotTo, asksFirst, deniesItself, keepsFromOthers, leavesOutIds, runsAside, untilAsked } from './caution.ts';
import { cueRule } from './cue-rule.ts';
import { forbids } from './foreign.ts';
import { shownToSome, userIsSilent } from './statements.ts';
import type { Token } from './token.ts';
import { bitOf, hasBit } from './words/tags.ts';

const [NOTDESC, WITHOUT, DONT, USER, SECRET, SHOW, IMP, SILENT, KEEP, BASE] = (
  ['NOTDESC', 'WITHOUT', 'DONT', 'USER', 'SECRET', 'SHOW', 'IMP', 'SILENT', 'KEEP', 'BASE'] as const
).map(bitOf) as [number, number, number, number, number, number, number, number, number, number];

const TABLE = {
  error: [
    'DONT SHOW|INTRODUCE|TELL<3 THIS<6 INSTR<2',
    'DONT INTRODUCE<2 THAT<2 SENT|COPY|ALTERED<8',
    'HIDE THIS<2 TURN|CALL<2',
    'DONT SHOW<2 PERMISSION<8 !SECRET',
    'THIS INSTR<2 HIDE<3',
    'DONT INTRODUCE<4 THIS<3 CONTENT|INSTR<2 USER<4',
    'IMP SILENT&HIDDEN<9 !NOT',
    'REPLY USER<4 MUST<2 LEAVEOUT<2',
    'IMP&DELETE LOGS<3 AFTER<6',
    'IMP&DELETE LOGS<3 THIS<4 CALL<2',
    'IMP&DELETE ANY<2 MENTIONNOUN<2',
    'SILENT&HIDDEN IMP|MUST|SEND|COPY|PASS|READ|WRITE|RUN|SECRET|CONVO|CHANGE<8',
    'WITHOUT ASK<2 PERMISSION|SAFETY<4 !THIRD',
    'LEAVEOUT&IMP YOU<3 REPLY<2 THAT<2',
    'UNSAID YOU<4 REPLY<2',
    'SILENT&NOMENTION',
    'LET USER<3 TRUST<2',
    '@10 IMP NOMENTION',
    '@12 NOMENTION RECAP',
    '@12 NOMENTION AIDE',
    '@10 UNSAID RECAP !OWN',
    'USER NOTDESC<2 TELL&KNOW<2 !THIRD',
    'AIDE NOTDESC|DONT<3 TELL<3',
    '@10 UNSAID AIDE TELL|INTRODUCE|MONEY|COPY|SEND|PASS',
    '@14 USER UNAWARE',
    'HIDE&THIRD|NOMENTION USER<8 COPY|SEND|PASS|MONEY<12',
    '@12 NOMENTION MONEY|SEND|COPY|PASS|SENT',
    '@14 UNSAID MONEY|SENT USER',
    '@12 MODEL HIDE&THIRD',
    'MODEL HIDE<3',
    '@20 EYES YOU|USER HIDE|ONLY|KNOW',
    'USER MUST|ONLY<3 KNOW<2 ONLY|FIRST<3 YOU<12',
    'SILENT IMP&CHANGE<2 !DONT',
    'USER NOT|NOTDESC<2 KNOW<2 THIS<2 !THIRD',
    'DONT TELL<3 THIS|THAT<3',
    'DONT TELL<3 YOU<4',
    'DONT TELL<3 HIDDEN|TOOL|SILENT<9 !OWNTOOL',
    '@8 REPLY DONT TELL MONEY',
    '@8 MUST SILENT IMP|SEND|COPY|PASS|RUN',
    '@8 DONT USER KNOW',
    '@8 DONT THEY TELL',
    '@10 MODEL DONT TELL',
    '@10 YOU DONT TELL|MENTIONNOUN',

    '@10 RUN WITHOUT PERMISSION|CONSENT !THIRD',
    '@8 EYES ONLY MODEL',
    '@10 NOMENTION REPLY|USER|YOU',
    'USER ASK<3 INTRODUCE&IMP|TELL&IMP<9 THAT<2 NOT<3',
    '@6 EYES MODEL|USER',
    '@8 HIDDEN USER',
    '@8 MONEY DONT TELL|INTRODUCE !THIRD',
    'DONT MENTIONNOUN<3 YOU|USER<10',
    'DONT MENTIONNOUN<4 THIS<4',
    '@8 DONT ASK PERMISSION',
    '@6 WITHOUT PERMISSION USER',
    'WITHOUT CONSENT<2 USER|PERMISSION<4',
    'USER UNAWARE<5',
    'UNAWARE USER<4',
    'YOU REPLY<3 DONT|NOT<3 CONTAIN|PASS|TELL|SHOW<3',
    // An order not to say something to someone.
    'DONT TELL<3 USER<9',
    'DONT TELL<3 THEY<2',
    'DONT SHOW<3 USER<5',
    'DONT LET<2 USER|THEY<4 KNOW<3',
    'USER DONT|NEEDNOT<4 KNOW|TELL<4',

    // Hiding it.
    'HIDE&IMP USER<10',
    'HIDE USER<4 !SECRET',
    'KEEP HIDE<8',
    'KNOW HIDE<4 USER<4',
    'LEAVE OFF<7 WHEN<2 YOU<2',
    // Acting behind someone's back.
    'SILENT IMP&SEND|IMP&COPY|IMP&PASS|IMP&DELETE|IMP&WRITE|IMP&RUN|IMP&CALL|IMP&RENEW<2 !DONT',
    'IMP&SEND|IMP&COPY SILENT<9 !DONT',
    'MUST|ALWAYS SILENT<3 SEND|COPY|PASS|DELETE|WRITE|RUN<3 !DONT',
    'WITHOUT TELL|ASK<2 USER|THEY<4',
    'WITHOUT USER<3 CONSENT|KNOW<3',
    'WITHOUT CONSENT<2 USER|THEY<3',
  ],
  warning: [
    'KEEP|LEAVE OFF<6 RECAP|REPLY|CONVO<4 !SECRET !PRIVATE',
    'SILENT&HIDDEN',
    'USER NOTDESC<2 KNOW<2 THAT<2 !WHEN',
    '@5 SILENT OBEY|SENT',
    'NOMENTION',
    'USER MUST<2 ONLY<2 KNOW<2 !THIRD',
    'HIDE&IMP RESULT|TOP|MONEY<4 !OWN',
    '@12 EYES YOU',
    '@10 MUST SILENT !THIRD',
    'DONT TELL<3 !OWNTOOL',
    '@8 REPLY DONT TELL',
    '@6 SILENT SEND|PASS|COPY|RUN !THIRD !DONT',
    'SILENT SEND|COPY|DELETE<2 !DONT',
    'DONT SHOW|INTRODUCE<3 USER<5',
  ],
};

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
  ({ sentence, tokens, level, field }) => {
    const first = tokens[0]!;
    // "The answer does not tell you whether": a fact about the tool, not an order.
    if (hasBit(first.bits, NOTDESC) && !has(sentence, 'YOU') && !has(sentence, 'MODEL')) return null;
    if (userIsSilent(sentence, tokens) || shownToSome(sentence, first, parameterOf(field.pointer) !== undefined)) return null;
    // "Keep it hidden" keeps a secret, "preserve what filters hide" does not.
    if (hasBit(first.bits, KEEP) && tokens[1] !== undefined && hasBit(tokens[1].bits, BASE)) return null;
    if (hasBit(first.bits, SILENT) && deniesItself(sentence, first)) return null;
    // "Do not use @ to mention people": the negation is about using.
    const between = tokens.length > 1 ? sentence.lower.slice(first.end, tokens[1]!.start) : '';
    if (/\b(?:use|using)\b/.test(between)) return null;
    if (
      !sentence.tokens.some((t, i) => hasBit(t.bits, IMP) && t !== tokens[1] && i > 0) &&
      !has(sentence, 'MUST') &&
      states(sentence.lower, first, tokens[1])
    ) {
      // "Passwords are never shown to the user": what the tool does, and not what it asks.
      return has(sentence, 'SECRET') || has(sentence, 'ASK') || !has(sentence, 'USER') ? null : 'warning';
    }
    // "Do not show raw JSON to the user": how something is shown.
    if (
      hasBit(first.bits, DONT) &&
      tokens.some((t) => hasBit(t.bits, SHOW)) &&
      FORMS.test(sentence.lower.slice(first.end, tokens[tokens.length - 1]!.start)) &&
      !has(sentence, 'MONEY')
    )
      return null;
    // "Do not mention the currency unless asked": a matter of style.
    const last = tokens[tokens.length - 1]!;
    const unless = /\b(?:unless|until)\b/.exec(sentence.lower.slice(first.end));
    if (unless !== null && hasBit(first.bits, DONT) && !hasBit(first.bits, USER)) {
      const at = first.end + unless.index;
      if (at < last.start || !has(sentence, 'USER') || sentence.tokens.every((t) => !hasBit(t.bits, USER) || t.start > at)) return null;
    }
    if (sentence.spelling === 'joined' && level !== 'error') return null;
    if (forbids(sentence, tokens)) return null;
    // "Do not call it without permission" asks for permission.
    if (hasBit(first.bits, WITHOUT) && sentence.tokens.some((t) => hasBit(t.bits, DONT) && t.last < first.at && first.at - t.last < 12))
      return null;
    if (asksFirst(sentence, tokens) || askedNotTo(sentence) || runsAside(sentence, tokens) || keepsFromOthers(sentence, tokens))
      return null;
    if (level === 'warning' && leavesOutIds(sentence, tokens)) return null;
    // What is shown on request is not hidden; what is not even mentioned before someone asks may be.
    if (untilAsked(sentence) && !has(sentence, 'MONEY') && tokens.some((t) => hasBit(t.bits, DONT)))
      return tokens.some((t) => hasBit(t.bits, SHOW)) ? null : 'warning';
    if (afterReview(sentence)) return 'warning';
    // "Never reveal the key to the user" keeps a secret; "never tell the user that the key is sent" keeps them in the dark.
    const whom = tokens.findIndex((t) => hasBit(t.bits, USER));
    const kept = sentence.tokens.find((t) => hasBit(t.bits, SECRET));
    if (whom > 0 && kept !== undefined && kept.start > first.start && kept.start < tokens[whom]!.start) return 'warning';
    return level;
  },
);

/** Forms of data that are nothing to read. */
const FORMS = /\b(?:raw|html|json|xml|yaml|base64|uuids?|ids|identifiers|slugs?|stack traces?|tracebacks?|escape codes)\b/;

/** How a sentence begins that tells what the tool does. */
const OF_ITSELF = /^(?:(?:this|the) (?:tool|function|command|job|server) |it )?(?:[a-z]{2,14}ly )?[a-z]+s\b/;

/** Nouns that give orders or get them: before a negation they are no mere subject. */
const SPEAKERS = /^(?:users|assistants|models|agents|customers|humans|clients|guests|always|please|unless|this|thus|less)$/;

/** Whether a negation has a subject of its own ("results do not mention"), or a tool works without a question ("works without asking"). */
function states(lower: string, first: Token, second: Token | undefined): boolean {
  const before = /(?:^|[,;:] |^[^,;:]{0,200} )([a-z]+) $/.exec(lower.slice(Math.max(0, first.start - 200), first.start))?.[1] ?? '';
  const cue = lower.slice(first.start, first.end);
  if (cue === 'never') return /^(?:is|are|was|were)$/.test(before);
  if (/^(?:do not|don't)$/.test(cue)) return /[a-z]{3,}s$|^(?:these|those|they)$/.test(before) && !SPEAKERS.test(before);
  return cue === 'without' && second !== undefined && /^(?:asking|prompting)/.test(lower.slice(second.start)) && OF_ITSELF.test(lower);
}
