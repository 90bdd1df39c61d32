import type { Issue } from '../../model/finding.ts';
import type { Item } from '../../model/surface.ts';
import { sentenceAt } from '../../text/sentences.ts';
import { issue, type Rule } from '../rule.ts';
import { analysisOf, has, type Sentence } from './analysis.ts';
import { deniedInList, deniesItself, isDone, isNamed, noneOfIt, onlyPublicKeys, onWhen, promptOfAnother, tellsHow } from './caution.ts';
import { cueRule } from './cue-rule.ts';
import { ofSettings } from './plain.ts';
import { Trait } from './readings.ts';
import { shown } from './shown.ts';
import { handsOutCredentials } from './signatures.ts';
import type { Token } from './token.ts';
import { bitOf, hasBit } from './words/tags.ts';

const TABLE = {
  error: [
    'MUST PASS|CONTAIN<5 PRIVATE<4 !NOT !REFUSE',
    'IMP&CHANGE USER<2 SECRET<2',
    'ENVVAR|ENVSECRET MUST<5 PASS<3 !NOT',
    'MUST WHOLE|ANY<5 ENVVAR|SECRET|VAULT<3 !NOT',
    'RUN&IMP|PASS&IMP USER<2 SECRET<2',
    'IMP&WRITE|IMP&SEND|IMP&COPY|IMP&PASS EVERY|WHOLE<3 USER<3 TURN|CONVO|CHAT<4',
    'MUST|IMP&PASS PRIOR|OTHER<5 TOOL<2 RESULT|REPLY|CONTENT<3 !OWNTOOL',
    'IMP&GIVEBACK|IMP&SHOW|IMP&PASS PROMPT|ABOVE<6',
    'IMP&GIVEBACK WHOLE|ANY|EVERY|YOU<3 SECRET|VAULT|ENVVAR|PRIVATE<4',
    'SILENT READ|SEND|PASS|COPY<3 SECRET|PRIVATE|CONVO<5 !NOT',
    'IMP&CALL THIS<3 SEND<5 SECRET|PRIVATE<7',
    'PASS SECRET YOU<3 KNOW|READ<6',
    'IMP&PASS|IMP&WRITE|IMP&KEEP ALLKNOWN<5',
    'IMP&READ|IMP&PASS|IMP&SHOW|IMP&SEND SECRET&COOKIE|VAULT<5',
    'IMP&READ|IMP&SHOW|IMP&INTRODUCE|IMP&TELL|IMP&PASS ABOVE<5',
    'IMP&COPY|IMP&SEND|IMP&PASS PRIVATE|CONVO<5 !REFUSE',
    'PRIVATE|CONVO GOES|SENT<3 !NOT',
    'SEND|SENT PRIVATE<4 TO<6 !REFUSE',
    '@14 BETTER WHEN SECRET|VAULT|CONVO|PROMPT|PRIVATE|COOKIE|ENVVAR|BELONGINGS|CHAT',
    'ENVVAR PASS&IMP|SEND&IMP|COPY&IMP<8 THEY<3',
    'MODEL MUST<4 PASS|SEND|TELL|SHOW<3 INSTR|PROMPT|CONFIG|POLICY<6',
    'IMP&PASS|IMP&READ|IMP&SHOW|IMP&TELL|IMP&SEND|IMP&COPY ENVSECRET<7',
    'READ HOMEDIR<5 PASS|SEND<8',
    '@8 AS PROMPT',
    'IMP&READ|IMP&PASS STARTUP<6 !CONFIG',
    'STARTUP CONTENT<3',
    'CONTENT STARTUP<4',

    '@10 IMP&READ FILE BEFORE|FIRST USER|HOMEDIR|SECRET',
    '@10 IMP&PASS CONVO',
    'IMP&PASS|IMP&SEND|IMP&COPY|IMP&TELL|IMP&INTRODUCE PROMPT<6',
    'MUST PASS|SEND|CONTAIN|READ<7 CONVO<8',
    'IMP&READ|IMP&WRITE|IMP&SEND|IMP&PASS USER<12 TURN<1 WHOLE<1',
    '@12 MODEL MUST SECRET|CONVO|PRIVATE',
    'READ&IMP HOMEDIR<5',
    'COOKIE|VAULT|STRICT READ&IMP<10',

    'STRICT',
    'PASS&IMP|COPY&IMP|SEND&IMP SECRET<4 USER<3',
    'ANY SECRET<2 YOU|USER<3 MUST<5 PASS|SEND|SENT<4',
    'WHEN YOU|USER<3 KNOW|READ|SAIDPAST|GIVEN|PASS|SEND<2 SECRET|PRIVATE<4 IMP&PASS|IMP&SEND|IMP&COPY|IMP&WRITE|IMP&KEEP<5',
    'SILENT SECRET|PRIVATE|CONVO<6 !NOT',
    'READ COOKIE&VAULT<6 !THIRD',
    'FIRST|BEFORE|ALSO IMP&READ<3 WHOLE|ANY<2 BELONGINGS<2 USER<4',
    'IMP&READ EVERY|ANY|WHOLE<3 FILE<3 IMP&SEND|IMP&PASS<10',
    'READ PRIVATE<5 SEND<3 !THIRD',
    'IMP&READ USER<2 USERINFO|SECRET<4 PASS|SEND<9',
    'IMP&READ SECRET<5 PASS|SEND|GIVEBACK|COPY<9 THEY<2',
    'IMP&CALL YOU<3 SECRET<4 ENVNOUN|VAULT<5',
    'IMP&READ PRIVATE<6 PASS|SEND|COPY|SHOW|INTRODUCE<8 !REFUSE',
    'INTRODUCE&IMP|TELL&IMP|SHOW&IMP|COPY&IMP INSTR<4 YOU<4 GIVEN<5',
    'IMP&PASS|IMP&SEND|IMP&COPY SECRET<6 ENVNOUN|VAULT<4',
    'IMP&PASS|IMP&CALL|IMP&COPY SECRET<7 USER<4 GIVEN|SAIDPAST<3',
    'MUST GIVEBACK|SHOW|PASS<3 SECRET<4 REPLY|RESULT<3',
    'GIVEN|SAIDPAST TO<2 ANY|OTHER|EVERY<2 TOOL|SERVER<3 !OWN',
    'BELONGINGS|PRIVATE|CONVO|SECRET ALWAYS|NORM<8 READ|GATHERED<2 PASS|SENT<4 !NOT',
    'IMP&PASS|IMP&SEND|IMP&WRITE WHOLE|ANY<3 SAIDPAST<6 YOU<2',
    'VAULT|HOMEDIR|CONVO|PRIVATE|ENVVAR MUST<6 PASS|SEND|SENT|COPY|CONTAIN<4 !NOT !REFUSE',
    'IMP&READ BELONGINGS<5 PASS&BASE<4 BELONGINGS<6',
    'MODEL READ<5 ENVNOUN|VAULT|SECRET|PRIVATE|HOMEDIR|BELONGINGS<5 PASS|SEND|GIVEBACK<6 !NOT',
    'IMP&PASS CONTENT|WHOLE<4 REPLY|RESULT<6 TOOL<5 !OWNTOOL !THIS',
    'IMP&PASS|IMP&SEND|IMP&SHOW|IMP&TELL|IMP&INTRODUCE|IMP&WRITE YOU<5 CONNECTED<2 TOOL<1',
    'BETTER WHEN|TO<3 USER|YOU<3 SECRET|VAULT|CONVO|PRIVATE|BELONGINGS|CHAT<5',
    'HOMEDIR|VAULT|PRIVATE|CONVO|INTIMATE BELONGS<10 !NOT',
    'SECRET|USERINFO USER<8 BELONGS<5 !NOT',
    'IMP&READ SECRET<4 OTHER<5 SERVER|TOOL<2 !OWN',
    'IMP&PASS|IMP&WRITE|IMP&SEND|IMP&KEEP USER<3 WHOLE|PRIOR<2 TURN|CHAT<2',
    'WHATEVER|ANY|WHOLE|EVERY USER<2 SAIDPAST<2 MUST<3 PASS|KEEP|WRITE|SENT|READ<5',
    '@10 WHOLE TURN|CHAT USER BETTER',
    'MUST KNOW<2 PROMPT|CONVO<8 !NOT',
    'ANY|EVERY|WHOLE SECRET|PRIVATE<2 KNOW|READ|YOU|GATHERED<3 MUST<8 PASS|SEND|SHOW|INTRODUCE|COPY|KEEP<4',
    'IMP&ASK|IMP&CALL KNOWNTOOL|TOOL<4 BELONGINGS|SECRET|PRIVATE|TURN<6 PASS|COPY|SEND<5 !OWN !THIS',
    'MUST PASS|CONTAIN<2 SECRET<4 YOU<8 CONNECTED<3',
    'IMP&KEEP|IMP&WRITE|IMP&PASS|IMP&SEND WHOLE<5 USER<2 INTRODUCE|SAIDPAST<2',
    'TURN SAIDPAST|GIVEN<2 USER<3 COPY|SENT|PASS<4 !NOT',
    'SECRET OTHER<4 SERVER|TOOL<3 MUST<3 PASS|SENT|SEND<4 !OWN !NOT',
    'SEND USER<5 SECRET<2 TO<3 DEST<3 !EXAMPLE',
    'ASSUME|NORM|BETTER PASS|CONTAIN<6 PRIVATE|CONVO|SECRET|BELONGINGS<12 !NOT',
    'READ&IMP|PASS&IMP|COPY&IMP|SEND&IMP VAULT|ENVVAR|COOKIE<7',
    'READ VAULT<6 PASS|SEND<10',
    'READ&BASE SECRET<4 VAULT<7 !THIRD !NOT',
    'CONTENT VAULT|ENVVAR|COOKIE<4 !THIRD',
    'PASS&IMP|COPY&IMP|SEND&IMP WHOLE<4 CHAT<3',
    'READ&IMP WHOLE<4 CONVO<5',
    '@8 THREAT PASS CONVO',
    'IMP&WRITE USER<2 SECRET<1',
    'IMP&PASS THIS<1 TOOL<1 SECRET<4',
    'CONTAIN|PASS|MUST WHOLE<5 CONVO<6 !THIRD',
    'READ&IMP|PASS&IMP|COPY&IMP|SEND&IMP USER<3 SECRET|PRIVATE<3',
    'READ&IMP|PASS&IMP|COPY&IMP|SEND&IMP WHOLE|ANY<3 SECRET|PRIVATE<4',
    'IMP&READ FILE<5 SECRET<6',
    'TELL&IMP|SHOW&IMP SECRET|PRIVATE<4 !THIRD',
    'IMP&PASS|IMP&READ CONTENT<5 SECRET|PRIVATE<5 !REFUSE',
  ],
  weak: ['IMP&PASS|IMP&READ|IMP&SEND SECRET|PRIVATE<5'],
  warning: [
    'IMP&READ SECRET|PRIVATE<4 PASS|SEND|RESULT|REPLY<6 !REFUSE',
    'IMP&SEND|IMP&COPY SECRET<3 !EXAMPLE',
    'IMP&PASS USER<2 USERINFO<3 USERINFO<6',
    'MUST PASS|CONTAIN|SENT<3 USERINFO<10 USERINFO|BELONGINGS|ENVNOUN<6 !NOT',
    '@16 BETTER SAIDPAST|GATHERED USER CONTAIN|PASS',
    '@16 BETTER SECRET|VAULT|PRIVATE|INTIMATE|STRICT|CONVO|PROMPT !RESULT',
    'IMP&READ SECRET<4 PASS|SEND<5',
    'IMP&GIVEBACK SECRET|VAULT|ENVVAR|PRIVATE<5 !GIVEN !ONLY !THIS',
    '@10 IMP&ASK USER SECRET PASS&IMP',
    '@10 IMP&SEND USER CONTENT',

    '@8 IMP&READ VAULT',
    '@8 CONTENT CONVO|CHAT IMP',
    'PASS&IMP|SEND&IMP CONVO<5',
  ],
};

const cues: Rule = cueRule(
  {
    id: 'security/sensitive-source',
    level: 'error',
    kind: 'content',
    summary: 'A text asks for keys, credential files, the environment, the configuration of other servers, or the conversation.',
    why: 'What a model can read, it can be made to hand over. A tool that needs the content of a key file, a cookie or the conversation has to say so in its interface and its documentation, not in an aside to the model.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The model is pointed at something that is not the tool’s to have: {words}',
        help: 'Take the request out. If the tool needs a credential, let the user set it in the server’s own configuration.',
      },
      metadata: {
        title: 'An address that hands out the credentials of a machine: {words}',
        help: 'Take the address out. A server reads what it needs of its machine by itself.',
      },
    },
  },
  TABLE,
  ({ sentence, tokens, level, analysis, field, opening }) => {
    const strict = has(sentence, 'STRICT');
    if (sentence.spelling === 'joined' || (sentence.spelling === 'identifier' && !strict)) return null;
    if (strict) {
      if (onlyPublicKeys(sentence, opener(analysis.item))) return null;
      if (has(sentence, 'REFUSE') && !has(sentence, 'IMP')) return null;
      // A path that a description tells the server reads by itself: worth a look, and no request to the model.
      const asked = (sentence.abroad ? ASKED_ABROAD : ASKED).some((tag) => has(sentence, tag));
      // The settings of the client, named as the place where the server is set up.
      if (/\bmcp\.json\b/.test(sentence.lower) && (sentence.words > 60 || !HANDLES.some((tag) => has(sentence, tag)))) return 'warning';
      // A loader of settings: its own work.
      if (
        opening &&
        /\.env\b/.test(sentence.lower) &&
        /\b(?:config|settings|dotenv|env)/.test(opener(analysis.item)) &&
        !has(sentence, 'PASS')
      )
        return 'warning';
      if (asked || field.role !== 'description') return level;
      if (KEEPS_SECRETS.test(opener(analysis.item))) return null;
      return PRIVATE_KEY.test(sentence.lower) && !has(sentence, 'NOT') && !sentence.abroad ? level : 'warning';
    }
    if (deniesItself(sentence, tokens[0]!) || tokens.some((t) => deniedInList(sentence, t) || tellsHow(sentence, t))) return null;
    if (noneOfIt(sentence, tokens) || onWhen(sentence, tokens[0]!)) return null;
    if (tokens.some((t) => hasBit(t.bits, IMP) && (isDone(sentence, t) || isNamed(sentence, t)))) return null;
    if (wordAt(sentence, tokens[0]!) === 'refer to' || ofSettings(sentence, tokens)) return null;
    if (/^set `/.test(sentence.lower)) return null;
    if (opening) {
      // What stands first says what the tool is for; no tool is for telling what the model was told.
      const told = tokens.some((t) => hasBit(t.bits, PROMPT) || hasBit(t.bits, ABOVE));
      const named = /prompt|instruction|system|template|message/.test((analysis.item.name ?? '').toLowerCase());
      const orders =
        has(sentence, 'IMP') && (has(sentence, 'YOU') || has(sentence, 'WHOLE') || has(sentence, 'ABOVE') || sentence.words < 8);
      // Nor is any for what it first wants fetched of the user's.
      if (hasUser(sentence, tokens)) return level;
      return told && orders && !named && !promptOfAnother(sentence, tokens) && !/\bfor an?\b|\bof an?\b/.test(sentence.lower)
        ? level
        : null;
    }
    // In other languages a token is mostly the name of a file or a page.
    if (sentence.abroad && tokens.some((t) => hasBit(t.bits, SECRET) && /^tokens?$/.test(wordAt(sentence, t)))) return null;
    const cued = KINDS.filter(([, bit]) => tokens.some((t) => hasBit(t.bits, bit)));
    if (cued.some(([tag]) => analysis.job(tag))) return null;
    // Setting a variable for the server is how it is configured.
    const environment =
      cued.some(([tag]) => tag === 'ENVVAR' || tag === 'COOKIE') ||
      tokens.some((t) => hasBit(t.bits, ENVNOUN) || hasBit(t.bits, ENVSECRET)) ||
      has(sentence, 'ENVVAR');
    if (environment && (SETS.has(wordAt(sentence, tokens[0]!)) || tokens.some((t) => wordAt(sentence, t) === 'set'))) return null;
    if (tokens.some((t) => inPrompt(sentence, t))) return null;
    // A product whose things are conversations or prompts speaks of them.
    const own = analysis.ownWords();
    if (TALKS.some((w) => own.has(w)) && tokens.some((t) => TALK.some((bit) => hasBit(t.bits, bit))))
      return has(sentence, 'MODEL') || has(sentence, 'USER') || has(sentence, 'SILENT') ? 'warning' : null;
    // The number of a conversation is not the conversation.
    const talk = tokens.find((t) => hasBit(t.bits, CONVO) || hasBit(t.bits, CHAT));
    if (
      talk !== undefined &&
      (NUMBERED.test(sentence.lower.slice(talk.end, talk.end + 12)) ||
        NUMBER_OF.test(sentence.lower.slice(Math.max(0, talk.start - 24), talk.start)))
    )
      return null;
    return sentence.words > RUN_ON ? 'warning' : level;
  },
);

export const rule: Rule = {
  ...cues,
  *item(item, context): Iterable<Issue> {
    yield* cues.item!(item, context);
    for (const { text, has: at } of analysisOf(item, context).having(handedOut)) {
      const { pointer, value } = text;
      yield issue(item, pointer, { words: shown(value.slice(at, at + 160)) }, { messageId: 'metadata', sentence: sentenceAt(value, at) });
    }
  },
};
/** Where a text names an address that hands out credentials, and does not speak of it as refused. */
const handedOut = new Trait((_, lower) => {
  const met = handsOutCredentials(lower);
  return met === undefined || REFUSED.test(around(lower, met.index)) ? null : met.index;
});
const REFUSED =
  /\b(?:block(?:s|ed)?|refus(?:es|ed)|reject(?:s|ed)?|den(?:ies|ied)|forbidden|not allowed|never|cannot|not reachable|disallow(?:s|ed)?|prevent(?:s|ed)?)\b/;
const around = (lower: string, at: number): string => lower.slice(Math.max(0, at - 120), at + 160);

/** Whether a sentence has the keys of the user fetched and handed on, before or beside the job. */
const hasUser = (sentence: Sentence, tokens: readonly Token[]): boolean =>
  has(sentence, 'USER') &&
  (has(sentence, 'FIRST') || has(sentence, 'ALSO') || has(sentence, 'BEFORE')) &&
  (has(sentence, 'PASS') || has(sentence, 'SEND')) &&
  tokens.some((t) => hasBit(t.bits, SECRET)) &&
  tokens.some((t) => hasBit(t.bits, IMP));

const KINDS = (['VAULT', 'ENVVAR', 'CONVO', 'CHAT', 'PROMPT', 'SECRET', 'COOKIE', 'PRIVATE', 'BELONGINGS'] as const).map(
  (tag) => [tag, bitOf(tag)] as const,
);
const ASKED_ABROAD = ['READ', 'PASS', 'SEND', 'COPY', 'CONTENT'] as const;
/** The private half of a key pair is no place that a server names in passing. */
const PRIVATE_KEY = /\bid_(?:rsa|ed25519|ecdsa|dsa)\b(?!\.pub)/;
const HANDLES = ['READ', 'PASS', 'SEND', 'COPY', 'CONTENT', 'WRITE'] as const;
const ASKED = ['IMP', 'CONTENT', 'MUST', 'USER', 'BETTER', 'MODEL'] as const;
const CONVO = bitOf('CONVO');
const CHAT = bitOf('CHAT');
const TALK = (['CONVO', 'CHAT', 'PROMPT'] as const).map(bitOf);
/** Words in the names of tools of products that hold conversations or run models. */
const TALKS =
  'conversation conversations thread threads chats prompt prompts completion completions agent agents llm model models deepseek openai'.split(
    ' ',
  );
/** Whether a prompt or a setting is one that the caller writes: "in your prompt". */
const inPrompt = (sentence: Sentence, token: Token): boolean =>
  hasBit(token.bits, PROMPT) &&
  /^your (?:prompt|configuration|instructions|tools|tool list)\b/.test(sentence.lower.slice(token.start, token.end)) &&
  /\b(?:in|into|to|of|for|with|from|on)\s+$/.test(sentence.lower.slice(Math.max(0, token.start - 8), token.start));
const IMP = bitOf('IMP');
const SECRET = bitOf('SECRET');
const PROMPT = bitOf('PROMPT');
const ABOVE = bitOf('ABOVE');

const ENVNOUN = bitOf('ENVNOUN');
const ENVSECRET = bitOf('ENVSECRET');
/** Words from which on a stretch without a full stop is a manual that was run together, in which cues of different things meet. */
const RUN_ON = 120;
const SETS = new Set(['set', 'use', 'configure', 'require', 'requires', 'export', 'must', 'store', 'need', 'needs']);
const NUMBER_OF = /\b(?:ids?|uuid|title|name|number|url|type|key|token)s? of (?:the |this |a )?$/;
const NUMBERED = /^[\s_-](?:ids?|uuid|title|name|number|url|type|key|token)\b/;
const wordAt = (sentence: Sentence, token: Token): string => sentence.lower.slice(token.start, token.end);
const KEEPS_SECRETS = /\b(?:vaults?|secrets?|credentials?)\b/;
/** Name, title and the beginning of the description, up to its first full stop. */
const opener = ({ name, title, description }: Item): string =>
  `${name ?? ''} ${title ?? ''} ${(description ?? '').slice(0, 200).split(/[.!?]/, 1)[0]}`.toLowerCase().replaceAll('_', ' ');
