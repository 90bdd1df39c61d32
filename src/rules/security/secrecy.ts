import type { Rule } from '../rule.ts';
import { has, parameterOf } from './analysis.ts';
import { afterReview, askedNotTo, asksFirst, deniesItself, keepsFromOthers, leavesOutIds, runsAside, untilAsked } from './caution.ts';
import { cueRule } from './cue-rule.ts';
import { forbids } from './foreign.ts';
import { ofInterface } from './plain.ts';
import { describesHidden, inOrderTo, ofSoftware, shownToSome, toldOfMany, userIsSilent } from './statements.ts';
import type { Token } from './token.ts';
import { bitOf, hasBit } from './words/tags.ts';

const [NOTDESC, WITHOUT, DONT, USER, SECRET, SHOW, IMP, SILENT, KEEP, BASE] = (
  ['NOTDESC', 'WITHOUT', 'DONT', 'USER', 'SECRET', 'SHOW', 'IMP', 'SILENT', 'KEEP', 'BASE'] as const
).map(bitOf) as [number, number, number, number, number, number, number, number, number, number];

const TABLE = {
  error: [
    // An order not to say something: to someone, or about what goes on.
    'DONT TELL<4 USER<9',
    'DONT TELL<3 THIS|THAT|THEY|YOU|SELFTEXT<4',
    'DONT TELL<3 HIDDEN|TOOL|SILENT|MONEY<9 !OWNTOOL',
    'DONT MENTIONNOUN<4 THIS|YOU|USER<8',
    'DONT SHOW<3 USER<5',
    'DONT SHOW&IMP<2 USER<9',
    'DONT SHOW<3 SELFTEXT<3',
    'DONT PASS|SHOW|WRITE<2 THIS<2 CALL|TURN|INSTR|SELFTEXT<2 REPLY|RECAP|LOGS|CONVO|USER|YOU<8',
    'DONT SHOW&IMP<2 PERMISSION<3 !SECRET',
    'DONT INTRODUCE<2 TO<2 USER<3 !BEFORE',
    'DONT LET<2 USER|THEY<4 KNOW<3',
    'MUST USER<3 NOTDESC<2 KNOW<3',
    'DONT USER<3 TO<2 KNOW<2',
    'UNNEEDED TELL|ASK<3 USER<4',
    'USER DONT|NEEDNOT<4 KNOW|TELL<4',
    'USER NOT|NOTDESC<2 KNOW<2 THIS<2 !THIRD',
    'USER|SELF NOTDESC<2 TELL&KNOW<2 !THIRD',
    'SELF NOTDESC|DONT<3 TELL<3',
    'USER ASK<3 INTRODUCE&IMP|TELL&IMP<9 THAT<2 NOT<3',
    'MONEY DONT<4 TELL|INTRODUCE|MENTIONNOUN<3',
    'YOU REPLY<3 DONT|NOT<3 CONTAIN|PASS|TELL|SHOW<3',
    'LEAVEOUT&IMP THIS<2 YOU<6 REPLY|RECAP|TELL|SHOW<4',
    '@10 NOMENTION REPLY|USER|YOU|SELF|RECAP|IMP',
    '@12 NOMENTION MONEY|SEND|COPY|PASS|SENT',
    '@12 UNSAID MONEY|SENT|RECAP|SELF USER|RECAP !OWN',
    '@10 USER UNAWARE',
    '@8 EYES MODEL|USER|YOU',
    // Hiding it, or its traces.
    'HIDE&IMP USER<10',
    'HIDE USER<4 !SECRET',
    'KEEP&IMP HIDE<5 !BEFORE',
    'MUST|DONT KEEP<3 HIDE<4',
    'THIS INSTR<2 HIDE<3',
    'HIDE THIS<2 TURN|CALL<2',
    'IMP&DELETE LOGS<4 AFTER|THIS<4',
    'IMP&DELETE THIS<2 CALL|TURN<2 LOGS|CONVO|USER<8',
    // Acting behind someone's back.
    'IMP SILENT&HIDDEN<9 !NOT',
    'SILENT&HIDDEN IMP|MUST|SEND|COPY|PASS|READ|WRITE|RUN|SECRET|CONVO|CHANGE<8',
    'SILENT IMP&SEND|IMP&COPY|IMP&PASS|IMP&DELETE|IMP&WRITE|IMP&RUN|IMP&CALL|IMP&RENEW|IMP&CHANGE<2 !DONT',
    'IMP&SEND|IMP&COPY SILENT<9 !DONT',
    'MUST|ALWAYS SILENT<3 SEND|COPY|PASS|DELETE|WRITE|RUN<3 !DONT',
    'WITHOUT TELL|ASK<2 USER|THEY<4',
    'WITHOUT CONSENT<2 USER|THEY|PERMISSION<4',
    'WITHOUT USER<3 CONSENT|KNOW|PERMISSION<3',
    'WITHOUT USER&PERMISSION<3',
    'WITHOUT ASK<2 PERMISSION|SAFETY<4 !THIRD',
    'RUN WITHOUT<6 PERMISSION|CONSENT<4 USER|THEY<4',
    'DONT ASK<3 PERMISSION|CONSENT<4',
  ],
  warning: [
    'DONT TELL<3 !OWNTOOL',
    'DONT INTRODUCE<3 USER<5',
    'KEEP|LEAVE OFF<6 RECAP|REPLY|CONVO<4 !SECRET !PRIVATE',
    'HIDE&IMP RESULT|TOP|MONEY<4 !OWN',
    'SILENT&HIDDEN',
    'MUST CALLED|REPEAT|SENT|GOES<4 SILENT<6',
    '@6 SILENT IMP&SEND|IMP&PASS|IMP&COPY|IMP&RUN|SENT !THIRD !DONT',
  ],
  weak: ['NOMENTION'],
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
    if (ofInterface(sentence, tokens, parameterOf(field.pointer) !== undefined)) return null;
    if (level !== 'error' && sentence.spelling === 'identifier') return null;
    if (toldOfMany(sentence, tokens) || ofSoftware(sentence, tokens) || inOrderTo(sentence, tokens) || describesHidden(sentence, tokens))
      return null;
    // "Keep it hidden" keeps a secret, "preserve what filters hide" does not.
    if (hasBit(first.bits, KEEP) && tokens[1] !== undefined && hasBit(tokens[1].bits, BASE)) return null;
    if (hasBit(first.bits, SILENT) && deniesItself(sentence, first)) return null;
    // "Do not use @ to mention people": the negation is about using.
    const between = tokens.length > 1 ? sentence.lower.slice(first.end, tokens[1]!.start) : '';
    if (/\b(?:use|using)\b/.test(between)) return null;
    // "To avoid doubt, disclose it": what is avoided ends at the comma.
    if (/,/.test(between) && /^(?:avoid|refrain)/.test(sentence.lower.slice(first.start))) return null;
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
    // "Do not show drafts to customers" is a matter of the trade, "do not show it to the user" hardly ever.
    const end = tokens[tokens.length - 1]!;
    if (level === 'error' && hasBit(first.bits, DONT) && hasBit(end.bits, USER) && /[^'s]s$/.test(sentence.lower.slice(end.start, end.end)))
      return has(sentence, 'THIS') || has(sentence, 'MONEY') || has(sentence, 'SENT') ? level : 'warning';
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
