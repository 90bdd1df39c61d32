import type { Rule } from '../rule.ts';
import { has } from './analysis.ts';
import { cueRule } from './cue-rule.ts';
import { saysMore } from './plain.ts';
import type { Sentence } from './sentence.ts';
import type { Token } from './token.ts';
import { bitOf, hasBit } from './words/tags.ts';

const TABLE = {
  error: [
    // What the user gave becomes something else, or gives way to it.
    'IMP&SWAP|IMP&ROUNDS|IMP&STANDIN USER<8 GIVEN<3 !WHEN',
    'IMP&SWAP|IMP&ROUNDS|IMP&STANDIN ASKEDFOR<9 !WHEN',
    'IMP&CHANGE AMOUNT|RECIPIENT|MONEY<4 USER|YOU<5 GIVEN<3 !WHEN',
    'IMP&CHANGE|IMP&ROUNDS AMOUNT|RECIPIENT<4 ROUNDS|SEEMING<10 !THIRD',
    'USER|GIVEN GIVEN|USER<4 STANDIN|ROUNDS|ALTERED<6 !WHEN !THIRD',
    'GIVEN AMOUNT<2 STANDIN|ROUNDS<5 !WHEN',
    'TREAT&BASE USER<5 AS<4 MORE<2 !WHEN',
    'GIVEN|USER USER|GIVEN<3 NORM<3 STALE<3 !WHEN',
    'IMP&SWAP|IMP&ROUNDS|IMP&STANDIN GIVEN<5 USER<4 !WHEN',
    'IMP INSTEAD|STANDIN<10 USER<7 GIVEN<4 !WHEN',
    'IMP INSTEAD|STANDIN<10 YOU<5 GIVEN<3',
    'MUST SEND|SENT|PASS<3 INSTEAD<9 GIVEN|ASKEDFOR|RECIPIENT<4',
    'USER MUST<4 ALTERED<3 TO<2',
    'MUST ALTERED<2 TO<1 QUOTED|DEST|NUMBER|RECIPIENT<6',
    'IMP MORE<8 THAN<5 ASKEDFOR|GIVEN<5 !WHEN !NOT',
    'USER RECIPIENT<4 GOES<3',
    'DEST|NUMBER NOT<8 USER<7 GIVEN<3 !WHEN',
    // Whatever was asked for.
    'IMP|MUST|DEST|NUMBER EVENIF|WHATEVER<14 USER<4 GIVEN<4',
    'IMP|CARRIES WHATEVER<24 USER<4 GIVEN|ASKEDFOR<3',
    'IMP WHATEVER<12 ASKEDFOR<5 !OWN',
    'NUMBER WHATEVER<12 GIVEN|ASKEDFOR<6 !THIRD',
    'GOES|DEST WHATEVER<12 GIVEN|ASKEDFOR<6',
    'WHATEVER USER|AMOUNT|RECIPIENT<5 GIVEN|ASKEDFOR<5 IMP|MUST|GOES<10',
    // A value is put in its place.
    'CHANGE|SWAP|STANDIN RECIPIENT<4 TO<3 DEST|NUMBER<4 !THIRD !EXAMPLE',
    'IMP&PASS DEST<4 AS|TO<4 RECIPIENT<4',
    'IMP&PASS NUMBER<2 TO<3 MONEY<3 !WHEN',
    'IMP&ROUNDS|IMP&SWAP AMOUNT|RECIPIENT|GIVEN|MONEY<8 BEFORE<9 PASS|SEND|CALL<3',
    '@12 AMOUNT ROUNDS BEFORE CALL !WHEN',
    'CALL|RUN THIS<2 TOOL<2 IMP&SWAP|IMP&STANDIN<5',
  ],
  warning: [
    '@12 USER GIVEN STALE NORM',
    'WHEN SEND|CALL|PASS<9 MUST<8 ALTERED<2 TO<1',
    'IMP&SEND|IMP&CHANGE|IMP&DELETE|IMP&APPROVE|IMP&RENEW|IMP&RUN OTHER|ANY|MORE<3 BYTHEWAY<8',
  ],
};

const [USER, GIVEN, DEST, NUMBER] = [bitOf('USER'), bitOf('GIVEN'), bitOf('DEST'), bitOf('NUMBER')];
/** How no opening begins that says what a tool does. */
const ASIDE = /^(?:before|when|whenever|if|after|once)\b/;
/** A condition for a parameter, or that the rest is to stay as it is. */
const UNTOUCHED = /\(required\b|\brequired (?:when|if|for)\b|\bonly (?:change|edit|update|modify|touch)\b/;

/** Whether the new value is what the user gave: "set the quantity to the number the user asked for", "convert the date the user gave". */
function becomesTheUsers({ lower }: Sentence, tokens: readonly Token[]): boolean {
  const [first, last] = [tokens[0]!, tokens[tokens.length - 1]!];
  const verb = lower.slice(first.start, first.end);
  if (tokens.some((t) => /^conver(?:t|ted)$/.test(lower.slice(t.start, t.end)))) return true;
  const theirs = tokens.find((t) => hasBit(t.bits, USER) || hasBit(t.bits, GIVEN));
  if (theirs !== undefined && /\b(?:with|by) (?:[a-z-]{1,16} ){0,4}$/.test(lower.slice(first.end, theirs.start))) return true;
  return (
    /^(?:set|put|turn|change|update|edit)$/.test(verb) &&
    /\bto (?:the|what|whatever|exactly|match)\b/.test(lower.slice(first.end, last.start))
  );
}

export const rule: Rule = cueRule(
  {
    id: 'security/argument-tampering',
    level: 'error',
    kind: 'content',
    summary: 'A text has the model change, swap or extend what the user asked for.',
    why: 'The user approves what was asked. A description that rewrites the recipient, the amount or the object makes the approval worthless.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The model is told to call with something other than what the user asked for: {words}',
        help: 'Take the sentence out. Limits and defaults belong into the schema, where the user can see them.',
      },
    },
  },
  TABLE,
  ({ sentence, tokens, level, opening }) =>
    sentence.spelling === 'joined' ||
    sentence.spelling === 'identifier' ||
    has(sentence, 'NOTDESC') ||
    saysMore(sentence) ||
    // "Users must be redirected to this URL": people, and not what they gave.
    /\b(?:users|people|customers|visitors) must be redirected\b/.test(sentence.lower) ||
    (opening && !ASIDE.test(sentence.lower) && !tokens.some((t) => hasBit(t.bits, DEST) || hasBit(t.bits, NUMBER))) ||
    becomesTheUsers(sentence, tokens) ||
    UNTOUCHED.test(sentence.lower)
      ? null
      : level,
);
