import type { Issue } from '../../model/finding.ts';
import type { Item } from '../../model/surface.ts';
import { sentenceAt } from '../../text/sentences.ts';
import { issue, type Rule } from '../rule.ts';
import { has, type Sentence } from './analysis.ts';
import { deniedInList, deniesItself, isDone, isNamed, noneOfIt, onlyPublicKeys, promptOfAnother, tellsHow } from './caution.ts';
import { cueRule } from './cue-rule.ts';
import { shown } from './shown.ts';
import { handsOutCredentials } from './signatures.ts';
import type { Token } from './token.ts';
import { bitOf, hasBit } from './words/tags.ts';

const TABLE = {
  error: [
    'MUST PASS|CONTAIN<5 PRIVATE<4 !NOT !REFUSE',
    'IMP&READ SECRET<4 GIVEBACK|B64<8',
    'IMP&HIDE SECRET<4',
    'IMP&CHANGE USER<2 SECRET<2',
    'ANY|WHOLE|EVERY|USER|YOU SECRET|VAULT<4 MUST<8 PASS|SEND|SENT|GOES<4 !NOT',
    'ENVVAR|ENVSECRET MUST<5 PASS<3 !NOT',
    'MUST CONTAIN|PASS<2 USER<3 USERINFO|SECRET<3 USERINFO|SECRET<4',
    'MUST USER<3 USERINFO<3 USERINFO<4 USERINFO<6',
    'MUST WHOLE|ANY<5 ENVVAR|SECRET|VAULT<3 !NOT',
    'RUN&IMP|PASS&IMP USER<2 SECRET<2',
    'WHEN USER|YOU<4 SECRET|PRIVATE<6 IMP&PASS|IMP&SEND|IMP&COPY|IMP&WRITE|IMP&KEEP<7',
    'IMP&WRITE|IMP&SEND|IMP&COPY|IMP&PASS EVERY|WHOLE<3 USER<3 TURN|CONVO|CHAT<4',
    '@5 IMP&SEND CHAT|CONVO',
    'MUST|IMP&PASS PRIOR|OTHER<5 TOOL<2 RESULT|REPLY|CONTENT<3 !OWNTOOL',
    'IMP&GIVEBACK|IMP&SHOW|IMP&PASS PROMPT|ABOVE<6',
    'IMP&GIVEBACK WHOLE|ANY|EVERY|YOU<3 SECRET|VAULT|ENVVAR|PRIVATE<4',
    '@10 YOU SECRET VAULT IMP',
    '@7 SILENT SECRET|PRIVATE|CONVO !NOT',
    'IMP&CALL THIS<3 PASS|SEND<5 SECRET|PRIVATE<7',
    'PASS SECRET YOU<3 KNOW|READ<6',
    'IMP&PASS|IMP&SEND SECRET<3 YOU<3 READ<3',
    'IMP&PASS|IMP&WRITE|IMP&KEEP ALLKNOWN<5',
    'IMP&READ|IMP&PASS|IMP&SHOW|IMP&TELL TURN<4 USER<4 WHOLE|PRIOR<4',
    'IMP&PASS PRIOR|WHOLE<4 TURN<3 USER<4',
    'IMP&READ ANY|WHOLE|EVERY<3 USER<3 SECRET<6',
    'IMP&READ|IMP&PASS|IMP&SHOW|IMP&SEND SECRET&COOKIE|VAULT<5',
    'IMP&READ|IMP&PASS|IMP&SHOW|IMP&INTRODUCE ANY|WHOLE<3 ABOVE<3',
    'IMP&SHOW|IMP&INTRODUCE|IMP&TELL|IMP&PASS ABOVE<4',
    'IMP&ENDREPLY REPLY<4 TO<2 PROMPT<3',
    'IMP&SHOW|IMP&INTRODUCE|IMP&TELL ANY|WHOLE<2 ABOVE|PRIOR<3 THIS<2',
    'BYPASS|SUPERSEDE POLICY|SAFETY<3 READ<4 FILE|BELONGINGS|PRIVATE<5',
    'MUST SECRET|PRIVATE<4 COMPLIANCE<8 USER<9',
    'READ&IMP BELONGINGS|PRIVATE<4 PASS|SEND<5 SECRET<4',
    'MODEL PASS<2 CONTENT|INSTR|PROMPT<4 INSTR|PROMPT|YOU|CONVO<6',
    'CONVO GOES|PASS|SENT<3',
    'PRIVATE GOES|SENT<3',
    '@12 PRIVATE|CONVO IMP&SEND',
    'SEND|SENT PRIVATE<4 TO<6 !REFUSE',
    '@16 BETTER WHEN|TO INTIMATE',
    '@14 BETTER WHEN SECRET|VAULT|CONVO|PROMPT|PRIVATE|COOKIE|ENVVAR|BELONGINGS|CHAT',
    'ENVVAR PASS&IMP|SEND&IMP|COPY&IMP<8 THEY<3',
    'IMP&READ ENVNOUN<3 PASS<4',
    'EVERY|WHOLE|ANY TURN|BELONGINGS<2 USER<4 MUST<3 PASS|SEND|SENT|GOES<3',
    'MODEL MUST<4 PASS|SEND|TELL|SHOW<3 INSTR|PROMPT|CONFIG|POLICY<6',
    'IMP&PASS|IMP&READ|IMP&SHOW|IMP&TELL|IMP&SEND|IMP&COPY ENVSECRET<7',
    'IMP&PASS|IMP&SEND|IMP&COPY|IMP&SHOW YOU<2 SECRET<2',
    '@8 THREAT PASS CONVO',
    '@10 IMP&PASS|IMP&SHOW|IMP&READ TOOL CONNECTED YOU',
    '@8 IMP&PASS USER USERINFO',
    '@10 IMP&CALL SECRET VAULT',
    'IMP&READ EVERY|ANY|WHOLE<3 FILE<3 IMP&SEND|IMP&PASS<10',
    'READ HOMEDIR<5 PASS|SEND<8',
    '@10 IMP&READ USER USERINFO PASS|SEND',
    'IMP&WRITE USER<3 SECRET<3',
    '@10 IMP&SEND WHOLE USER',
    '@8 AS PROMPT',
    'IMP&READ|IMP&PASS STARTUP<6 !CONFIG',
    'STARTUP CONTENT<3',
    'CONTENT STARTUP<4',

    '@10 IMP&READ|IMP&PASS CHAT WHOLE',
    '@8 PASS ALSO SECRET|CONVO !THIRD !REFUSE',
    '@6 SECRET ALSO IMP|MUST',
    '@8 PRIVATE ALSO IMP|MUST',
    '@8 IMP&READ CONFIG OTHER',
    '@10 IMP&READ FILE BEFORE|FIRST USER|HOMEDIR|SECRET',
    'IMP&PASS|IMP&CALL SECRET<9 USER<4 GIVEN<4',
    '@9 IMP SECRET ENVNOUN',
    '@9 IMP&READ|IMP&PASS|IMP&SEND SECRET|VAULT ENVNOUN',
    '@10 IMP&PASS CONVO',
    '@8 IMP&PASS|IMP&SEND|IMP&TELL|IMP&SHOW PROMPT',
    '@8 READ&IMP|PASS&IMP|SEND&IMP|COPY&IMP|CONTENT COOKIE',
    '@10 MUST CONVO',
    '@12 MODEL MUST SECRET|CONVO|PRIVATE',
    '@8 IMP&SEND PRIVATE|CONVO|SECRET',
    '@8 IMP&COPY CONVO|SECRET|PRIVATE',
    'CONTENT SECRET<4 !THIRD',
    'IMP&READ|IMP&PASS USER<6 GIVEN<3 BEFORE|PRIOR<3',
    'READ&IMP PRIVATE<6 !REFUSE',
    'COPY&IMP|SEND&IMP PRIVATE<5 !REFUSE',
    'READ&IMP HOMEDIR<5',
    'COOKIE|VAULT|STRICT READ&IMP<10',
    'RUN&IMP ENVVAR<3',

    'READ&IMP WHOLE|ANY<2 BELONGINGS<2 USER<4',
    'INTRODUCE&IMP|TELL&IMP|SHOW&IMP|COPY&IMP|PASS&IMP INSTR<4 GIVEN|YOU<4',
    'PASS&IMP|COPY&IMP|SEND&IMP WHOLE<3 CHAT<2',
    'STRICT',
    'READ&IMP|PASS&IMP|COPY&IMP|SEND&IMP VAULT|ENVVAR|COOKIE<7',
    'READ VAULT<6 PASS|SEND<10',
    'READ&IMP|READ&THIRD COOKIE<6 PASS|SEND<10',
    'READ COOKIE&VAULT|VAULT<6 !THIRD',
    'CONTENT VAULT|ENVVAR|COOKIE<4 !THIRD',
    'CONTENT|READ&IMP CONFIG<6 OTHER|HOSTAPP<5 !THIRD',
    'VAULT&FILE|VAULT CONTENT<4',
    'PASS&IMP|COPY&IMP|SEND&IMP|READ&IMP WHOLE<4 CONVO<5',
    'PASS&IMP|COPY&IMP|SEND&IMP CONVO<4 WHOLE<4',
    'PASS&IMP|COPY&IMP|SEND&IMP PROMPT<6',
    'PASS&IMP|COPY&IMP|SEND&IMP WHOLE<5 USER<3 GIVEN<4',
    'PASS&IMP|COPY&IMP|SEND&IMP USER<5 GIVEN<4 WHOLE<4',
    'CONTAIN|PASS|MUST WHOLE<5 CONVO<6 !THIRD',
    'INTRODUCE&IMP|TELL&IMP|SHOW&IMP|READ&IMP PROMPT<5',
    'PASS&IMP PRIVATE<4 !REFUSE',
    'READ&IMP|PASS&IMP|COPY&IMP|SEND&IMP SECRET<4 USER|TOOL|SERVER<6',
    'READ&IMP|PASS&IMP|COPY&IMP|SEND&IMP USER<3 SECRET<3',
    'READ&IMP|PASS&IMP|COPY&IMP|SEND&IMP WHOLE|ANY<3 SECRET|PRIVATE<4',
    'IMP&READ FILE<5 SECRET<6',
    'TELL&IMP|SHOW&IMP SECRET|PRIVATE<4',
    'WHEN USER<4 SECRET|PRIVATE<6 IMP&PASS|IMP&SEND|IMP&COPY|IMP&WRITE<7',
    'IMP&PASS|IMP&READ CONTENT<5 SECRET|PRIVATE<5 !REFUSE',
  ],
  warning: [
    'IMP&PASS USER<4 FILE|BELONGINGS<4 !OWN',
    'IMP&PASS CONTENT<4 FILE|HOMEDIR<5 OTHER|WHOLE|USER|ENVNOUN<8 !OWN',
    '@16 BETTER SECRET|VAULT|PRIVATE|INTIMATE|STRICT|CONVO|PROMPT !RESULT',
    'MORE CHAT|CONVO<4 BETTER<9',
    'MUST CONTAIN|PASS<2 USER<3 USERINFO|SECRET<3',
    'IMP&PASS SECRET<5 !OWN !GIVEN !ENVNOUN !ENVVAR !WHEN',
    'THIRD&READ|THIRD&SHOW|THIRD&GIVEBACK WHOLE|ANY<3 ENVVAR|SECRET|COOKIE<3',
    'THIRD&READ|THIRD&SHOW|THIRD&GIVEBACK|THIRD&WRITE|THIRD&CHANGE PROMPT<5',
    'IMP&ASK SECRET<5',
    'IMP&ASK USER<3 PASS<3 SECRET|VAULT<4',
    'SECRET MUST<6 COMPLIANCE|GIVEN<6',
    '@12 COMPLIANCE USER SECRET MUST',
    'IMP&READ SECRET<4 PASS|SEND<5',
    'IMP&PASS SECRET<3 YOU<2 !ENVNOUN',
    'IMP&GIVEBACK SECRET|VAULT|ENVVAR|PRIVATE<5 !GIVEN',
    'THIRD&READ SECRET|PRIVATE<6 COMPLIANCE<6',
    '@14 IMP&READ WHOLE|EVERY USER SECRET',
    'IMP&PASS|IMP&SEND USERINFO<3 USERINFO<4 USER|THEY<7',
    'IMP&PASS USER<3 USERINFO<3 EVERY|ALWAYS<7',
    '@10 IMP BYTHEWAY SECRET|VAULT|CONVO|PRIVATE|BELONGINGS',
    '@8 IMP&READ SECRET RESULT|REPLY|PASS',
    '@10 IMP&ASK USER SECRET PASS&IMP',
    '@10 IMP&SEND USER CONTENT',

    '@10 IMP&PASS PRIVATE !REFUSE',
    '@10 USER MUST SECRET IMP',
    '@8 IMP&READ VAULT',
    '@8 CONTENT CONVO|CHAT IMP',
    'READ SECRET<3 USER<4',
    'IMP&READ SECRET<3',
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
    if (noneOfIt(sentence, tokens) || tokens.some((t) => hasBit(t.bits, IMP) && (isDone(sentence, t) || isNamed(sentence, t)))) return null;
    if (wordAt(sentence, tokens[0]!) === 'refer to') return null;
    if (/^set `/.test(sentence.lower)) return null;
    if (opening) {
      // What stands first says what the tool is for; no tool is for telling what the model was told.
      const told = tokens.some((t) => hasBit(t.bits, PROMPT) || hasBit(t.bits, ABOVE));
      const named = /prompt|instruction|system|template|message/.test((analysis.item.name ?? '').toLowerCase());
      const orders =
        has(sentence, 'IMP') && (has(sentence, 'YOU') || has(sentence, 'WHOLE') || has(sentence, 'ABOVE') || sentence.words < 8);
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
      tokens.some((t) => hasBit(t.bits, ENVNOUN) || hasBit(t.bits, ENVSECRET));
    if (environment && (SETS.has(wordAt(sentence, tokens[0]!)) || tokens.some((t) => wordAt(sentence, t) === 'set'))) return null;
    // The number of a conversation is not the conversation.
    const talk = tokens.find((t) => hasBit(t.bits, CONVO));
    if (talk !== undefined && NUMBERED.test(sentence.lower.slice(talk.end, talk.end + 12))) return null;
    return sentence.words > RUN_ON ? 'warning' : level;
  },
);

export const rule: Rule = {
  ...cues,
  *item(item, context): Iterable<Issue> {
    yield* cues.item!(item, context);
    for (const { pointer, value } of item.texts) {
      const lower = value.toLowerCase();
      const met = handsOutCredentials(lower);
      if (met === undefined || REFUSED.test(around(lower, met.index))) continue;
      yield issue(
        item,
        pointer,
        { words: shown(value.slice(met.index, met.index + 160)) },
        { messageId: 'metadata', sentence: sentenceAt(value, met.index) },
      );
    }
  },
};
const REFUSED =
  /\b(?:block(?:s|ed)?|refus(?:es|ed)|reject(?:s|ed)?|den(?:ies|ied)|forbidden|not allowed|never|cannot|not reachable|disallow(?:s|ed)?|prevent(?:s|ed)?)\b/;
const around = (lower: string, at: number): string => lower.slice(Math.max(0, at - 120), at + 160);

const KINDS = (['VAULT', 'ENVVAR', 'CONVO', 'CHAT', 'PROMPT', 'SECRET', 'COOKIE', 'PRIVATE'] as const).map(
  (tag) => [tag, bitOf(tag)] as const,
);
const ASKED_ABROAD = ['READ', 'PASS', 'SEND', 'COPY', 'CONTENT'] as const;
/** The private half of a key pair is no place that a server names in passing. */
const PRIVATE_KEY = /\bid_(?:rsa|ed25519|ecdsa|dsa)\b(?!\.pub)/;
const HANDLES = ['READ', 'PASS', 'SEND', 'COPY', 'CONTENT', 'WRITE'] as const;
const ASKED = ['IMP', 'CONTENT', 'MUST', 'USER', 'BETTER', 'MODEL'] as const;
const CONVO = bitOf('CONVO');
const IMP = bitOf('IMP');
const SECRET = bitOf('SECRET');
const PROMPT = bitOf('PROMPT');
const ABOVE = bitOf('ABOVE');

const ENVNOUN = bitOf('ENVNOUN');
const ENVSECRET = bitOf('ENVSECRET');
/** Words from which on a stretch without a full stop is a manual that was run together, in which cues of different things meet. */
const RUN_ON = 120;
const SETS = new Set(['set', 'use', 'configure', 'require', 'requires', 'export', 'must', 'store', 'need', 'needs']);
const NUMBERED = /^[\s_-](?:ids?|uuid|title|name|number|url|type|key|token)\b/;
const wordAt = (sentence: Sentence, token: Token): string => sentence.lower.slice(token.start, token.end);
const KEEPS_SECRETS = /\b(?:vaults?|secrets?|credentials?)\b/;
/** Name, title and the beginning of the description, up to its first full stop. */
const opener = ({ name, title, description }: Item): string =>
  `${name ?? ''} ${title ?? ''} ${(description ?? '').slice(0, 200).split(/[.!?]/, 1)[0]}`.toLowerCase().replaceAll('_', ' ');
