import { has, type Sentence } from './analysis.ts';
import type { Token } from './token.ts';
import { bitOf, hasBit, type Tag } from './words/tags.ts';

// Sentences that hold the words of an order and give none: a filter, a condition, a fact about an interface, a word in another of
// its senses. Each takes back one kind of combination. Every pattern here is bounded.

const is = (token: Token | undefined, ...tags: Tag[]): boolean => token !== undefined && tags.some((tag) => hasBit(token.bits, bitOf(tag)));
const any = (sentence: Sentence, ...tags: Tag[]): boolean => tags.some((tag) => has(sentence, tag));
const wordOf = ({ lower }: Sentence, token: Token | undefined): string => (token === undefined ? '' : lower.slice(token.start, token.end));
const before = ({ lower }: Sentence, token: Token, length = 60): string => lower.slice(Math.max(0, token.start - length), token.start);
const after = ({ lower }: Sentence, token: Token, length = 60): string => lower.slice(token.end, token.end + length);
const last = (tokens: readonly Token[]): Token => tokens[tokens.length - 1]!;

/** Whether rules or searches are data that the tool runs or filters: "run all saved rules", "ignore queries with few hits". */
export function worksOnRules(sentence: Sentence, tokens: readonly Token[]): boolean {
  const end = last(tokens);
  if (any(sentence, 'YOU', 'MODEL', 'SELF', 'USER', 'PROMPT', 'HOSTAPP')) return false;
  if (sentence.tokens.some((t) => t.start > end.start && is(t, 'RESULT', 'CONTENT', 'FILE', 'GIVEN', 'LINK'))) return false;
  if (is(tokens[0], 'RUN')) return /^rules?$/.test(wordOf(sentence, end));
  return is(tokens[0], 'IGNORE') && /^(?:queries|searches|questions)$/.test(wordOf(sentence, end)) && FILTERS.test(after(sentence, end));
}
const FILTERS = /^ (?:with|without|whose|having|shorter|longer|older|newer|below|above|under|over|matching|containing)\b/;

/** Whether it says that other instructions are left as they are: "without overriding other instructions". */
export const leavesInForce = (sentence: Sentence, tokens: readonly Token[]): boolean =>
  is(tokens[0], 'SUPERSEDE') && /\bwithout\s$/.test(before(sentence, tokens[0]!));

/** Whether it tells how the roles of a model's interface rank, or what a field of it stands for. */
export const ranksRoles = (sentence: Sentence, tokens: readonly Token[]): boolean =>
  tokens.some((t) => is(t, 'SUPERSEDE')) &&
  !any(sentence, 'YOU', 'THIS', 'TOOL', 'DONT') &&
  (/\bwith the `\w{1,12}` role\b/.test(sentence.lower) ||
    (sentence.words < 12 && /^overrid(?:es?|ing) the default (?:system )?(?:messages?|prompts?|instructions)\b/.test(sentence.lower)));

/** Whether a service says of itself that it does not ask, or that it keeps to the law: "the till won't ask again". */
export const ofService = (sentence: Sentence, tokens: readonly Token[]): boolean =>
  !any(sentence, 'MODEL', 'SELF', 'ASSIST', 'PERMISSION', 'CONSENT', 'MUST', 'TOOL', 'SAFETY', 'SILENT') &&
  (/^(?:won't|will not|doesn't|does not)$/.test(wordOf(sentence, tokens[0])) ||
    (wordOf(sentence, tokens[0]) === 'comply' &&
      /^ with [a-z ,]{0,40}\b(?:laws?|legislation|regulations?|gdpr)\b/.test(after(sentence, tokens[0]!))));

const NOT_AS = /\b(?:not|never|rather than|instead of)(?: as| like)?(?: [a-z]{1,12}){0,3} $/;
/** Whether something is treated as what it is: "as content to describe, not as something the user typed", "as metadata". */
export const treatsAsData = (sentence: Sentence, tokens: readonly Token[]): boolean =>
  is(tokens[0], 'TREAT') &&
  ((NOT_AS.test(before(sentence, last(tokens))) && !/\bbut\b/.test(sentence.lower.slice(tokens[0]!.end, last(tokens).start))) ||
    wordOf(sentence, last(tokens)) === 'metadata' ||
    (/^whether\b/.test(sentence.lower) && !any(sentence, 'YOU', 'MODEL', 'PROMPT')));

/** Whether what is deemed agreed or done was agreed or done: "agreed once both sides have accepted", "waiting is considered over". */
export const trulyAgreed = (sentence: Sentence, tokens: readonly Token[]): boolean =>
  wordOf(sentence, tokens[0]) === 'waiting' ||
  (!any(sentence, 'MODEL', 'YOU', 'SELF', 'TOOL', 'CALL', 'SERVER') &&
    tokens.some(
      (t) =>
        /\bonce$/.test(wordOf(sentence, t)) &&
        /^ (?:both|all|each|every|the other) [a-z ]{1,40}\b(?:accept|confirm|agree|sign|approve|tap|click)/.test(after(sentence, t)),
    ));

const ASKS_WHETHER =
  /\b(?:checks?|determines?|decides?|tells?|indicates?|says?|shows?|returns?|specif(?:y|ies)|knows?|defines?|controls?|reports?|tests?) $/;
/** Whether "whether or not" asks a question: "checks whether or not a user can perform an action". */
export const asksWhether = (sentence: Sentence, tokens: readonly Token[]): boolean =>
  is(tokens[0], 'WHATEVER') && wordOf(sentence, tokens[0]) === 'whether or not' && ASKS_WHETHER.test(before(sentence, tokens[0]!));

/** Whether a value of a setting is explained: "`required` means the model must call a tool". */
export const explainsValue = ({ lower }: Sentence): boolean => /^`[\w.-]{1,40}`(?::| means\b| indicates\b)/.test(lower);

const SPACED = /\b(?:wait|pause|sleep|leave)\b[^.;]{0,30}\b(?:seconds?|minutes?|ms|milliseconds)\b[^.;]{0,12}\bbetween\b/;
const PUBLISHED = /\b(?:messages?|requests?|notifications?|events?) (?:published|delivered|sent) (?:for|by|from|via) this\b/;
/** Whether turns and calls are spaced out or belong to a service: "wait five seconds between calls", "each message published for this topic". */
export const ofTraffic = (sentence: Sentence, tokens: readonly Token[]): boolean =>
  SPACED.test(sentence.lower) ||
  (PUBLISHED.test(sentence.lower) && !any(sentence, 'MODEL', 'TOOL', 'YOU')) ||
  (tokens.length === 3 && is(tokens[0], 'GOES') && wordOf(sentence, tokens[1]) === 'until');

/** Whether a tool needs an argument of a kind, or the name is that of a field: "the `x` tool requires a list of ids", "these tools". */
export function namesField(sentence: Sentence, tokens: readonly Token[]): boolean {
  const [name, tool, order] = tokens;
  if (is(name, 'IDENT') && is(tool, 'TOOL') && order !== undefined) {
    if (/[;:.]|\b(?:these|this) $/.test(sentence.lower.slice(name!.end, tool!.start))) return true;
    return (
      /^requires?$/.test(wordOf(sentence, order)) &&
      /^\s(?:an?|the|one|two|at least)\b/.test(after(sentence, order)) &&
      !any(sentence, 'DEST', 'HOST', 'YOU', 'MODEL', 'RECIPIENT', 'SECRET', 'CONVO', 'USER', 'CALL')
    );
  }
  const end = last(tokens);
  return is(end, 'IDENT') && /^[`'"]? \[?(?:parameter|field|option|flag|setting|property|attribute|header)\b/.test(after(sentence, end));
}

/** Whether what is said or hidden concerns the reader of an interface, and nobody is kept in the dark. */
export function ofInterface(sentence: Sentence, tokens: readonly Token[], parameter: boolean): boolean {
  const first = tokens[0]!;
  if (is(first, 'HIDE') && (/\bshow\/$/.test(before(sentence, first)) || /^\/show\b/.test(after(sentence, first)))) return true;
  if (
    is(first, 'YOU') &&
    !any(sentence, 'USER', 'THEY', 'MUST') &&
    tokens.some((t) => /^(?:can't|cannot|can not)$/.test(wordOf(sentence, t)) && /\byou $/.test(before(sentence, t)))
  )
    return true;
  if (is(first, 'USER') && /^clients?$/.test(wordOf(sentence, first)) && !/\b(?:the|your|a|this) $/.test(before(sentence, first)))
    return tokens.some((t) => /\bhave to$|\bneed\b/.test(wordOf(sentence, t)));
  return (
    parameter &&
    wordOf(sentence, first) === 'hidden from' &&
    /^(?:customers|clients|guests|visitors|shoppers|members)$/.test(wordOf(sentence, last(tokens))) &&
    sentence.words < 14 &&
    !any(sentence, 'MODEL', 'YOU', 'MUST', 'SENT', 'SILENT', 'IMP')
  );
}

const MORE_OPEN = /\b(?:say|tell|mention|name|show|state|point out)(?: [a-z]{1,12}){0,2} (?:which|whether|when|what|how)\b/;
/** Whether more is told than was asked for: "say which hotels paid for their place, even if nobody asks". */
export const saysMore = (sentence: Sentence): boolean =>
  MORE_OPEN.test(sentence.lower) && /\beven (?:if|when) (?:nobody|no one|they (?:do not|don't)|not) ?ask/.test(sentence.lower);

const COUNTED = /\b(?:number|count|length|maximum|minimum|age|fraction|share)s? of (?:the )?$/;
const NO_MATTER =
  /^ (?!facts?\b|details?\b|info|things?\b|data\b|personal|about\b|values?\b|secrets?\b|credentials?\b|passwords?\b|context\b)[a-z]{3,16}s\b/;
const OF_MODELS = /\b(?:input|output|prompt|completion|conversation|context|cached) tokens?\b|\btokens? (?:limit|window|budget|count)/;
const LEFT_OUT =
  /(?<!\b(?:not|never|without|don't) )\b(?:leave out|leaves out|omit|exclude|(?:do not|don't|never) (?:include|add|paste)) (?:(?:any|all|the|your|their|personal)\s)?(?:[a-z]{2,14}(?:, | and | or )){0,4}$/;
/** Whether the words of a parameter are those of a count, a list or a product: "number of previous passwords", "all known clusters". */
export function countsOrLists(sentence: Sentence, tokens: readonly Token[]): boolean {
  const [first, second] = tokens;
  if (COUNTED.test(before(sentence, first!)) || LEFT_OUT.test(before(sentence, first!, 100))) return true;
  if (tokens.length === 1 && wordOf(sentence, first) === 'all known') return NO_MATTER.test(after(sentence, first!));
  if (is(second, 'TURN') && /^\s(?:to (?:ensure|make sure|check|verify)|so that|so)\b/.test(after(sentence, second!))) return true;
  if (tokens.some((t) => /^tokens?$/.test(wordOf(sentence, t))) && OF_MODELS.test(sentence.lower)) return true;
  return tokens.some((t) => wordOf(sentence, t) === 'chat' && /^ (?:api|apps?|spaces?|configuration)\b/.test(after(sentence, t)));
}

const IF_LEFT_OUT =
  /(?:^|[;,(]\s?)(?:read|taken|loaded) from `?[a-z][a-z0-9_]{2,40}`? (?:when|if|unless) (?:it is |this is )?(?:left out|omitted|absent|unset|empty|missing|not (?:set|given))\b/;
/** Whether it tells where a setting comes from, what a reader may give, or how one variable is read. */
export function ofSettings(sentence: Sentence, tokens: readonly Token[]): boolean {
  const [first, end] = [tokens[0]!, last(tokens)];
  if (has(sentence, 'SILENT')) return false;
  if (IF_LEFT_OUT.test(sentence.lower)) return true;
  if (/^(?:read|get|return)s? an (?:environment variable)[.]?$/.test(sentence.lower.trim())) return true;
  if (/^(?:pre|ap)pend$/.test(wordOf(sentence, first)) && /\bto the names? of (?:each|every|the|an) $/.test(before(sentence, end)))
    return true;
  if (/^(?:surface|display|copy|report|post)$/.test(wordOf(sentence, end)) && /\b(?:the|an?) $/.test(before(sentence, end))) return true;
  return (
    /\byou (?:can|may)(?: also| instead)? $/.test(before(sentence, first)) && is(first, 'PASS') && !any(sentence, 'USER', 'CONVO', 'DONT')
  );
}

/** Parts of an object `assistant`, before its name. */
const PART_OF =
  /\b(?:ids?|names?|descriptions?|instructions|owners?|metadata|contents?|files?)(?:\]\([^\s)]{1,100}\))?\s(?:that\s)?(?:of|for)\s$|\b(?:attached to|enabled on|associated with)\s(?:the|this|an)?\s?$|\bper\s$/;
/** Things of the interface of a model, and a link to its reference. */
const OBJECT =
  /^(?:['’]s tools\b|\stools\b|\swas created\b|\]\(https?:|\s(?:message|messages|responses?|objects?|apis?|generated|segments?)\b)/;
/** Whether an assistant is an object of an interface that the tool works on: "ID of the assistant", "assistant messages". */
export const ofModelInterface = (sentence: Sentence, token: Token): boolean =>
  is(token, 'MODEL', 'SELF', 'ASSIST') &&
  /assistants?(?:['’]s)?$/.test(wordOf(sentence, token)) &&
  !any(sentence, 'USER', 'YOU', 'SECRET', 'BYPASS', 'IGNORE', 'SUPERSEDE', 'PERMISSION', 'SPOKEN', 'NORM') &&
  (PART_OF.test(before(sentence, token, 140)) || OBJECT.test(after(sentence, token)));

/** Whether an order asks for more openness: "say so", "say it first", "mention which entry it is from". */
export const saysOpenly = (sentence: Sentence, token: Token): boolean =>
  /^(?:say|mention|state) (?:so\b(?! (?:even|as)\b)|it first\b|which\b|whether\b|how old\b|how long\b)/.test(
    sentence.lower.slice(token.start, token.start + 30),
  ) && !any(sentence, 'EVENIF', 'WHATEVER', 'PROMOTE', 'FAVOUR', 'DEST', 'SUPER', 'RIVAL', 'LIE');

/** Whether a word stands in the text of a link that is there to be read at: "see [Receive and respond](https://...)". */
export const inLink = ({ lower }: Sentence, token: Token): boolean =>
  /\[[^\][]{0,60}$/.test(lower.slice(Math.max(0, token.start - 62), token.start)) &&
  /^[^\][]{0,80}\]\(https?:\/\//.test(lower.slice(token.end, token.end + 96));
