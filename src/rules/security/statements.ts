import { has, type Sentence } from './analysis.ts';
import type { Token } from './token.ts';
import { bitOf, hasBit, type Tag } from './words/tags.ts';

// What a server tells of itself: who sees its data, what its switches do, what happens by itself. Every pattern here is bounded.

const is = (token: Token | undefined, ...tags: Tag[]): boolean => token !== undefined && tags.some((tag) => hasBit(token.bits, bitOf(tag)));
const any = (sentence: Sentence, ...tags: Tag[]): boolean => tags.some((tag) => has(sentence, tag));

/** UTF-16 units up to which a sentence is a plain statement: longer ones have no excuse. */
const LONGEST = 600;
const wordOf = ({ lower }: Sentence, token: Token | undefined): string => (token === undefined ? '' : lower.slice(token.start, token.end));
const textOf = ({ lower }: Sentence): string => (lower.length > LONGEST ? '' : lower);

/** Whether it is the user who has not said something: "if the user has not told you". */
export const userIsSilent = (sentence: Sentence, tokens: readonly Token[]): boolean =>
  (is(tokens[0], 'USER') && is(tokens[1], 'NOTDESC') && /^(?:ha|did)/.test(textOf(sentence).slice(tokens[1]!.start))) ||
  CHINESE_USER_SAYS.test(textOf(sentence));
const CHINESE_USER_SAYS = /(?:如果|若|当|如)(?:用户|客户|使用者)[^，。；、]{0,6}(?:提到|提及|说明|告知|告诉|明确|要求)/;

/** Whether it says of data who may see them: "names are masked for members", `hide_member_count`. */
export const shownToSome = (sentence: Sentence, first: Token, parameter: boolean): boolean =>
  is(first, 'HIDE') &&
  !any(sentence, 'MODEL', 'YOU', 'MUST', 'MONEY', 'SENT', 'SILENT') &&
  (sentence.spelling === 'identifier'
    ? !/\bfrom\b/.test(textOf(sentence))
    : (parameter && first.at === 0 && !/\bfrom\b/.test(textOf(sentence))) ||
      (!is(first, 'IMP') && /^(?:mask|obscure|invisible|not visible)/.test(textOf(sentence).slice(first.start))));

/** Whether it tells what a switch of the tool does: "skips the confirmation", "approval is not required". */
export const explainsSwitch = (sentence: Sentence, tokens: readonly Token[]): boolean =>
  tokens.some((t) => is(t, 'BYPASS', 'UNNEEDED')) && !any(sentence, 'YOU', 'MODEL', 'USER', 'ALWAYS', 'DONT', 'SELF', 'SILENT');

/** Whether it is the tool itself that is not to be relied on for something: "this tool does not verify; never trust the payload". */
export const distrustsItself = (sentence: Sentence, tokens: readonly Token[]): boolean => {
  const tool = tokens.find((t) => is(t, 'TOOL', 'SERVER'));
  return tokens.some((t) => is(t, 'DISTRUST')) && tool !== undefined && /\bthis $/.test(textOf(sentence).slice(0, tool.start));
};

const ABOUT_TO =
  /^ (?!call|us|respond|answer|reply|do|tak|mak|invok|run|execut|proceed|say|writ|speak|think)[a-z]{2,14}ing (?:any|a|an|the|new|other)\b/;
/** Whether what it goes before is one kind of step: "as the first step before creating any resource". */
export const beforeOneStep = (sentence: Sentence, tokens: readonly Token[]): boolean =>
  !any(sentence, 'MODEL', 'MUST', 'ALWAYS', 'WHATEVER') &&
  tokens.some((t) => is(t, 'BEFORE') && ABOUT_TO.test(textOf(sentence).slice(t.end, t.end + 40)));

/** Whether somebody is what is asked for, and not whom one asks: "log in before asking for a guest". */
export const asksForOne = (sentence: Sentence, tokens: readonly Token[]): boolean => {
  const asks = tokens.find((t) => is(t, 'ASK'));
  return (
    asks !== undefined &&
    is(tokens.at(-1), 'USER') &&
    !any(sentence, 'CALL', 'CALLED', 'RUN', 'THIS', 'TOOL', 'SELF', 'YOU', 'MODEL') &&
    /^ for (?:an?|one) (?:[a-z]{1,20} )?$/.test(textOf(sentence).slice(asks.end, tokens.at(-1)!.start))
  );
};

/** Whether something of the server's own happens by itself: "the cookie is used automatically when it is set". */
export const happensByItself = (sentence: Sentence, tokens: readonly Token[]): boolean =>
  tokens.some((t) => is(t, 'ALWAYS') && textOf(sentence).startsWith('automatically', t.start)) &&
  !any(sentence, 'MODEL', 'YOU', 'TOOL', 'TURN');

/** Whether it states what a kind of users sees: "unauthorized users will not see this page". */
export const toldOfMany = (sentence: Sentence, tokens: readonly Token[]): boolean =>
  is(tokens[0], 'USER') &&
  /s$|^people$/.test(wordOf(sentence, tokens[0])) &&
  tokens.some((t) => /^(?:will not|won't|cannot|can't|do not|don't|are not)$/.test(wordOf(sentence, t))) &&
  !any(sentence, 'MODEL', 'YOU', 'MUST', 'MONEY', 'SENT') &&
  !sentence.tokens.some((t) => is(t, 'IMP') && !tokens.includes(t));

/** Whether it states which of the tool's own rules holds: "the last rule takes precedence over previous rules", "ignores all rules of the group". */
export const ofOwnRules = (sentence: Sentence, tokens: readonly Token[]): boolean =>
  tokens.some((t) => is(t, 'IGNORE', 'SUPERSEDE') && is(t, 'THIRD')) &&
  tokens.some((t) => /^rules?$/.test(wordOf(sentence, t))) &&
  !any(sentence, 'YOU', 'MODEL', 'SELF', 'PROMPT', 'USER', 'THIS', 'TOOL', 'HOSTAPP', 'OPERATOR');

/** Whether the one without whose consent it is done is a program: "without client approval". */
export const ofSoftware = (sentence: Sentence, tokens: readonly Token[]): boolean =>
  is(tokens[0], 'WITHOUT') &&
  tokens.some((t) => is(t, 'USER') && wordOf(sentence, t) === 'client' && !/\bthe $/.test(textOf(sentence).slice(0, t.start)));

/** Whether the quiet deed is the purpose of something else: "pass the name to silently redirect to the page". */
export const inOrderTo = (sentence: Sentence, tokens: readonly Token[]): boolean =>
  tokens.some((t) => is(t, 'SILENT') && /\bto $/.test(textOf(sentence).slice(0, t.start))) && !any(sentence, 'MUST', 'MODEL');

/**
 * Whether what is hidden is hidden from nobody: "concealed and public members", "suppresses notifications to members",
 * "hide it in the list of the owner".
 */
export function describesHidden(sentence: Sentence, tokens: readonly Token[]): boolean {
  const [hides, whom] = tokens;
  if (tokens.length !== 2 || !is(hides, 'HIDE') || !is(whom, 'USER')) return false;
  const between = textOf(sentence).slice(hides!.start, whom!.start);
  if (is(hides, 'IMP')) return /(?<!\b(?:view|eyes|sight|knowledge) )\bof (?:the |its )?$/.test(between);
  return !/\bfrom\b|^[a-z ]{4,20} (?:to|for)\b|\bby\b/.test(between) || /^suppress/.test(between);
}
