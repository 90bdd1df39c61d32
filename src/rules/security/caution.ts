import { has, type Sentence } from './analysis.ts';
import type { Token } from './token.ts';
import { bitOf, hasBit, type Tag } from './words/tags.ts';

// Honest advice on safety uses the words of an attack. What it is about tells them apart: where the instructions stand, who is
// not to be told, on what condition something is agreed. Every pattern here is bounded, so that none can backtrack far.

const is = (token: Token | undefined, ...tags: Tag[]): boolean => token !== undefined && tags.some((tag) => hasBit(token.bits, bitOf(tag)));
const any = (sentence: Sentence, ...tags: Tag[]): boolean => tags.some((tag) => has(sentence, tag));

/** UTF-16 units up to which a sentence is plain advice: longer ones have no excuse. */
const LONGEST = 600;
const textOf = ({ lower }: Sentence): string => (lower.length > LONGEST ? '' : lower);

/** Things that hold text from elsewhere. */
const HOLDER =
  'pages?|web ?pages?|(?:web)?sites?|documents?|notes?|e?-?mails?|rows?|cells?|columns?|outputs?|results?|contents?|files?|attachments?|comments?|issues?|records?|tickets?|feeds?|articles?|descriptions?|posts?|transcripts?|pdfs?|images?|body|text|data|reviews?|messages?|replies|logs?|listings?|entr(?:y|ies)|captions?|titles?|names?|source|code|chats?';
const STANDS = 'found|contained|embedded|written|inside|within|hidden|stand|appear|occur|come from|coming from|from|in';
/** "... instructions found in the page", "... that appear in search results", "... inside it". */
const FOUND = new RegExp(`^[^.;]{0,24}?\\b(?:${STANDS})\\b(?: in| inside| within)?(?: [a-z'-]{1,14}){0,3}? (?:${HOLDER})\\b`);
const FOUND_IN_IT = new RegExp(
  `\\b(?:${HOLDER})\\b[^.]{0,60}\\binstructions? (?:found|contained|embedded|written|hidden|inside|within)(?: in| inside)? (?:it|them)\\b`,
);
const NOT_AS = /\b(?:not|never|rather than|instead of)(?: as)?(?: [a-z]{1,12}){0,1} $/;

/** Whether it warns of instructions that stand in what the tool returns. */
export function distrustsContent(sentence: Sentence, tokens: readonly Token[]): boolean {
  if (any(sentence, 'PROMPT', 'INSTEAD', 'FROMNOW', 'BECOME', 'MODE', 'HOSTAPP', 'USER', 'THEY', 'SUPERSEDE', 'SERVER')) return false;
  if (has(sentence, 'TOOL') && !/\btool(?:'s)? (?:outputs?|results?|responses?)\b/.test(textOf(sentence))) return false;
  if (!any(sentence, 'DONT', 'NOT', 'NOTDESC', 'IGNORE', 'TREAT', 'DISTRUST')) return false;
  if (/\b(?:previous|prior|earlier|system|developer|conversation|above)\b/.test(textOf(sentence))) return false;
  const instr = tokens.find((t) => is(t, 'INSTR'));
  if (instr === undefined || (is(tokens[0], 'OBEY') && !has(sentence, 'DONT'))) return false;
  if (is(tokens[0], 'TREAT')) return NOT_AS.test(textOf(sentence).slice(0, instr.start));
  const after = textOf(sentence).slice(instr.end, instr.end + 120);
  return FOUND.test(after) || FOUND_IN_IT.test(textOf(sentence));
}

const CONDITION = /(?:^|[^a-z])(?:only (?:after|once|when|if)|after|once|until|unless) (?:the |your |this |that |a )?(?:[a-z-]{1,16} )?$/;

/** Whether consent is named as the condition: "only after the member has agreed". */
export function onConsent(sentence: Sentence, tokens: readonly Token[]): boolean {
  const consent = tokens.find((t) => is(t, 'PREAPPROVED'));
  return (
    consent !== undefined && CONDITION.test(textOf(sentence).slice(0, consent.start)) && !any(sentence, 'ASSUME', 'UNNEEDED', 'BYPASS')
  );
}

const SETS = /^[^.;]{0,40}?\b(?:set|pass|give) `[\w.-]{1,40}`(?: to|:| as)? `?(?:true|false|1)\b/;

/** Whether it explains a parameter of the tool that stands in backticks. */
export const setsParameter = (sentence: Sentence): boolean =>
  SETS.test(textOf(sentence)) &&
  !any(sentence, 'BYPASS', 'IGNORE', 'SAFETY', 'WITHOUT', 'DONT', 'YOU', 'MODEL', 'ALWAYS', 'MUST', 'UNNEEDED');

/** Whether a fact is told of the tool: "does not overwrite ...". */
export function deniesItself(sentence: Sentence, token: Token): boolean {
  const at = sentence.tokens.indexOf(token);
  const before = sentence.tokens[at - 1];
  return is(before, 'NOTDESC') && !is(before, 'DONT') && token.at - before!.last <= 2;
}

const OF_ANOTHER =
  /^ (?:of|for) (?:the|a|an|each|this|every) (?:new )?(?:[a-z-]{1,16} ){0,2}(?:bots?|chatbots?|jobs?|runs?|personas?|workers?|deployments?|playgrounds?|assistants? (?:that|which|being|you create)|agents? (?:that|which|being|you create))\b/;

/** Whether the prompt is that of something the tool makes. */
export function promptOfAnother(sentence: Sentence, tokens: readonly Token[]): boolean {
  const prompt = tokens.find((t) => is(t, 'PROMPT', 'INSTR'));
  return (
    is(tokens[0], 'THIRD') &&
    prompt !== undefined &&
    !has(sentence, 'YOU') &&
    OF_ANOTHER.test(textOf(sentence).slice(prompt.end, prompt.end + 80))
  );
}

const OTHERS =
  /\b(?:(?:to|with|from) (?:any |the )?others?\b(?! (?:tools?|servers?))|(?:any|some)one (?:but|except|other than|else|outside)\b|third part(?:y|ies)|outside (?:of )?(?:the|this|your|our)\b|outsiders?|strangers?|relatives?|family members?|colleagues?|co-?workers?|competitors|other (?:users?|people|persons?|guests?|members?|patients?|tenants?|customers?|clients?|visitors?|readers?|students?|passengers?|parties)|otr[oa]s|terceros|andere[nrm]?|dritten?|autres|des tiers|outr[oa]s|terceiros|altri|terzi)(?![\p{L}])|другим|посторонним|третьим/u;
const AUDIENCE =
  /(?:\b(?:to|from|with|tell|inform|notify|let|show|alert|warn|and|or|nor)|,)\s+(?:the |a |an |any |your |this |its |their )?$/;
const ALONE = /^(?:$|[.,;:!?)]|\s+(?:that|about|of|what|why|or|and|nor|how|when|to|any|anything|on|until|unless|before)\b)/;

/** Whether it keeps something from persons other than the user: "... to others", "... to anyone but the clinician". */
export function keepsFromOthers(sentence: Sentence, tokens: readonly Token[]): boolean {
  const lower = textOf(sentence);
  const from = tokens[0]!.start;
  const met = OTHERS.exec(lower.slice(from));
  if (met === null || any(sentence, 'MODEL', 'SERVER', 'OPERATOR', 'SILENT', 'COPY', 'TOOL', 'MONEY')) return false;
  if (sentence.tokens.some((t) => is(t, 'SEND') && !tokens.includes(t))) return false;
  const [start, end] = [from + met.index, from + met.index + met[0].length];
  return !sentence.tokens.some(
    (t) =>
      t.start >= from &&
      (t.start < start || t.start >= end) &&
      is(t, 'USER', 'THEY', 'YOU') &&
      !/\b(?:but|except|than)\s+(?:the |its |their |a )?$/.test(lower.slice(Math.max(0, t.start - 16), t.start)) &&
      AUDIENCE.test(lower.slice(Math.max(0, t.start - 24), t.start)) &&
      ALONE.test(lower.slice(t.end, t.end + 14)),
  );
}

const ASKED_NOT = /\b(?:asked|asks|wants|wanted|prefers|preferred|chose|wished|wishes) not to (?:be|see|know|hear)\b/;
/** Whether the user is the one who does not want to know. */
export const askedNotTo = (sentence: Sentence): boolean => ASKED_NOT.test(textOf(sentence)) && !has(sentence, 'SILENT');

const IF_ASKED = /\bunless (?:the |your )?[a-z-]{1,16} (?:asks?|asked|has asked|wants|requests|requested)\b/;
/** Whether it is shown on request. */
export const untilAsked = (sentence: Sentence): boolean => IF_ASKED.test(textOf(sentence));

const PROFESSION =
  /\b(?:before|until|till) (?:the |a |an |their |your )?(?:[a-z]{1,14} )?(?:doctor|physician|clinician|therapist|pharmacist|nurse|vet|teacher|supervisor|manager|editor|reviewer|lawyer|specialist|curator|pilot|master) (?:has|have|had|sees|confirms|approves|signs)\b/;
/** Whether a person in charge is to look first. */
export const afterReview = (sentence: Sentence): boolean => PROFESSION.test(textOf(sentence));

/** Whether something merely runs without holding up the caller. */
export function runsAside(sentence: Sentence, tokens: readonly Token[]): boolean {
  const how = tokens.find((t) => is(t, 'SILENT'));
  return (
    how !== undefined &&
    textOf(sentence).slice(how.start, how.end) === 'in the background' &&
    tokens.some((t) => is(t, 'RUN')) &&
    !any(sentence, 'USER', 'THEY', 'MUST', 'ALWAYS', 'WITHOUT', 'DEST', 'IDENT', 'ALSO', 'MODEL', 'YOU', 'DONT')
  );
}

const INTERNALS =
  /^(?: any| the| raw| internal| these| technical| its| own){0,4} (?:ids?|identifiers?|uuids?|guids?|slugs?|markup|field names|column names|row numbers)\b/;
/** Whether only identifiers are left out of an answer. */
export const leavesOutIds = (sentence: Sentence, tokens: readonly Token[]): boolean =>
  tokens.length > 1 && INTERNALS.test(textOf(sentence).slice(tokens[1]!.end, tokens[1]!.end + 60));

/** Whether "without asking" stands under a negation of the same clause, so that asking is what is wanted. */
export function asksFirst(sentence: Sentence, tokens: readonly Token[]): boolean {
  const without = tokens.find((t) => is(t, 'WITHOUT'));
  if (without === undefined || textOf(sentence) === '') return false;
  return sentence.tokens.some((t) => {
    if (!is(t, 'DONT') || t.last >= without.at || without.at - t.last > 16) return false;
    const between = textOf(sentence).slice(t.end, without.start);
    return !/[,;:\u2013\u2014]|\b(?:hesitate|worry|bother|stop|wait|forget|delay|and|but|just|ask)\b/.test(between);
  });
}

const PUBLIC_KEY = /(?:~|\$home|%userprofile%)?[\w./\\-]{0,40}\.ssh[\\/][\w.<>{}*-]{1,60}\.pub\b|\bid_(?:rsa|ed25519|ecdsa|dsa)\.pub\b/g;
/** Whether every credential path is the public half of a key pair, and is called that. */
export function onlyPublicKeys(sentence: Sentence, job: string): boolean {
  const lower = textOf(sentence);
  if (!/\bpublic\b/.test(lower) && !/\bpublic\b|\bssh\b|\bdeploy key\b/.test(job)) return false;
  const spans = [...lower.matchAll(PUBLIC_KEY)].map((m) => [m.index, m.index + m[0].length] as const);
  return spans.length > 0 && sentence.tokens.every((t) => !is(t, 'STRICT') || spans.some(([from, to]) => t.start >= from && t.end <= to));
}

const NO_NOUN =
  /^ (?:of|in|to|on|for|that|which|is|are|and|or|at|with|than|way|one|ones|thing|things|capability|capabilities|helper|helpers|utility|utilities|command|commands|skill|skills|option|options|resource|resources|processing|work|api|apis)\b/;
/** Whether what it goes before is no tool and no turn: "before any other rule of the calendar". */
export function beforeOtherThings(sentence: Sentence, tokens: readonly Token[]): boolean {
  const last = tokens[tokens.length - 1]!;
  if (!is(last, 'OTHER') || any(sentence, 'MODEL', 'YOU', 'MUST', 'ALWAYS', 'PROMPT')) return false;
  const after = textOf(sentence).slice(last.end, last.end + 40);
  if (!/^ [a-z]/.test(after) || NO_NOUN.test(after)) return false;
  const noun = sentence.tokens.find((t) => t.start === last.end + 1);
  return !is(noun, 'TOOL', 'SERVER', 'CALL', 'REPLY') && (!is(noun, 'TURN') || is(noun, 'INSTR'));
}

const HANDED =
  /\b(?:sent|passed|given|handed|forwarded|exposed|shared|copied|send|pass|give|hand|forward|expose|share|copy)\b[^.;]{0,40}? (?:to|with) (?:any |the )?$/;
/** Whether other tools are those that something must not reach. */
export function handsToOthers(sentence: Sentence, tokens: readonly Token[]): boolean {
  const other = tokens.find((t) => is(t, 'OTHER', 'RIVAL'));
  return other !== undefined && is(tokens[0], 'DONT') && HANDED.test(textOf(sentence).slice(tokens[0]!.end, other.start));
}

/** Whether other servers are spoken of only in passing: "works with other servers". */
export function besideOtherServers(sentence: Sentence, tokens: readonly Token[]): boolean {
  if (tokens.length !== 2 || !is(tokens[0], 'OTHER', 'SERVER') || !is(tokens[1], 'OTHER', 'SERVER')) return false;
  if (!is(tokens[0], 'OTHER') || tokens[1]!.at - tokens[0]!.last > 2) return true;
  return !any(
    sentence,
    'IMP',
    'MUST',
    'ALWAYS',
    'DONT',
    'YOU',
    'MODEL',
    'TOOL',
    'CONFIG',
    'IGNORE',
    'SECRET',
    'CONVO',
    'BEFORE',
    'PASS',
    'CALL',
    'CHANGE',
  );
}

const INSTALLS = /\b(?:npx|npm|pip|pipx|uvx|pip3)(?: [\w@./-]{1,40}){0,3} (?:install|login|init|setup|ci)\b/;
/** Whether the command is a usual step of installation, without an address of its own. */
export const installs = (sentence: Sentence): boolean =>
  INSTALLS.test(textOf(sentence)) && !any(sentence, 'DEST', 'HOST', 'DANGER', 'SHELL', 'SILENT', 'ALWAYS', 'USER', 'MODEL', 'YOU');

const BY_PARAMETER = /\b(?:when|if) `[\w.-]{1,40}` is (?:true|set|given|on|present)\b/;
/** Whether it tells, in the third person, what a parameter of the tool brings about. */
export const switchedOn = (sentence: Sentence, tokens: readonly Token[]): boolean =>
  is(tokens[0], 'THIRD') && tokens[0]!.at === 0 && BY_PARAMETER.test(textOf(sentence));

/** Whether a list of what the tool does not do goes on to this word: "does not fetch files, inspect credentials or run commands". */
export function deniedInList(sentence: Sentence, token: Token): boolean {
  const denial = sentence.tokens.find((t) => is(t, 'NOTDESC', 'DONT') && t.start < token.start);
  if (denial === undefined || !/ n?or /.test(textOf(sentence).slice(denial.end))) return false;
  return !/[;:.]|\b(?:but|then|instead|please|and)\b/.test(textOf(sentence).slice(denial.end, token.start));
}

const NONE_OF = /\b(?:no|nothing|none|neither|without|never)(?:\s+[a-z'-]{1,16}){0,3}\s*$/;
/** Whether it is said that there is none of it: "no credentials are involved", "nothing is read from the home folder". */
export const noneOfIt = (sentence: Sentence, tokens: readonly Token[]): boolean =>
  !tokens.some((t) => is(t, 'IMP')) && tokens.some((t) => NONE_OF.test(textOf(sentence).slice(Math.max(0, t.start - 60), t.start)));

/** Whether it points to a text that tells how: "how to obtain a token". */
export const tellsHow = (sentence: Sentence, token: Token): boolean =>
  /\bhow (?:to|do i|can i) $/.test(textOf(sentence).slice(Math.max(0, token.start - 10), token.start));

const PARTICIPLES = new Set(['put', 'set', 'read', 'cut', 'let', 'cast', 'shut', 'split', 'hit', 'present', 'open', 'complete', 'clear']);
/** Whether a verb whose forms are alike stands in the passive: "is put", "is also set". */
export const isDone = ({ lower }: Sentence, token: Token): boolean =>
  PARTICIPLES.has(lower.slice(token.start, token.end)) && PASSIVE.test(lower.slice(Math.max(0, token.start - 30), token.start));
const PASSIVE = /\b(?:is|are|was|were|been|being|gets?)(?: also| not| only| always| already)?\s+$/;

const CONDITIONED =
  /\b(?:when|whenever|if|once|after|before|where|which|how|unless|until|while) (?:you|they|we|users?) (?:first |then |also )?$/;
/** Whether a verb says what the reader may be at: "when you submit the form". */
export const onWhen = (sentence: Sentence, token: Token): boolean =>
  is(token, 'IMP') && !has(sentence, 'ONLY') && CONDITIONED.test(sentence.lower.slice(Math.max(0, token.start - 30), token.start));

/** Whether a verb stands as a name: in backticks, or behind a colon as the part of a scope. */
export const isNamed = ({ lower }: Sentence, token: Token): boolean =>
  (lower[token.start - 1] === '`' && lower[token.end] === '`') || /[a-z0-9]:$/.test(lower.slice(Math.max(0, token.start - 2), token.start));
