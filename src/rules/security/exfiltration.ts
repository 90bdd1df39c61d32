import type { Issue } from '../../model/finding.ts';
import type { Item, Role } from '../../model/surface.ts';
import { sentenceAt, sentences } from '../../text/sentences.ts';
import { identifierWords } from '../../text/words.ts';
import { type ContentContext, issue, type Rule } from '../rule.ts';
import { type Analysis, analyse, analysisOf, has, type Placed, parameterOf, type Sentence } from './analysis.ts';
import { deniedInList, deniesItself, isDone, noneOfIt, onWhen, switchedOn } from './caution.ts';
import { cueRule, evidenceOf } from './cue-rule.ts';
import { bareHost, ibans, isProduct, PRESET } from './destinations.ts';
import { Trait } from './readings.ts';
import { goesReading, isReference, isSample } from './references.ts';
import { shown } from './shown.ts';
import { catches } from './signatures.ts';
import type { Token } from './token.ts';
import { bitOf, hasBit } from './words/tags.ts';

const DEST = bitOf('DEST');
const HOST = bitOf('HOST');
const IMP = bitOf('IMP');
const SINK = bitOf('SINK');
const IDENT = bitOf('IDENT');

const TABLE = {
  warning: [
    'SENT OPERATOR<8 !NOT !ONLY',
    'GOES HOST<8 !NOT !EXAMPLE',
    'READERS',
    'IMP&WRITE|IMP&PASS RECIPIENT|QUOTED<3 TO<2 DEST<2 !EXAMPLE',
    'RESULT|REPLY TOOL<5 MUST<3 SENT|SEND|PASS<3 !OWNTOOL !THIS',
    'MUST|ALWAYS SENT|SEND|GOES<6 INSTEAD<9 GIVEN|RECIPIENT|USER<6 !NOT',
    'SENT|SEND SINK<10 !NOT !EXAMPLE',
    'IMP&SEND EVERY|WHOLE<3 RESULT|REPLY|CONTENT<2 TO<3',
  ],
  error: [
    'ALSO IMP&WRITE|IMP&PASS COPY&RECIPIENT<4',
    'EVERY|ALWAYS IMP&PASS|IMP&WRITE<6 DEST<8',
    'IMP&PASS|IMP&WRITE DEST<8 EVERY|ALWAYS|WHOLE|ANY<6 !EXAMPLE',
    '@10 IMP&SEND|IMP&DO|IMP&COPY DEST|HOST EVERY|ALWAYS',
    'IMP&CALL IDENT<3 WRITE|SEND|PASS|COPY|KEEP<4 DEST<14 !OWNTOOL !EXAMPLE',
    '@16 IMP&PASS|IMP&SEND IDENT WITHOUT|UNNEEDED|DONT CONSENT !OWN',
    'READ&IMP BELONGINGS|PRIVATE|SECRET|USERINFO<10 QUERYSTR<12',
    'READ&BASE BELONGINGS|PRIVATE|USERINFO<10 PASS<6 QUERYSTR<8',
    '@14 IMP&PASS B64 QUERYSTR|RECIPIENT|DEST',
    'IMP&SEND|IMP&COPY|IMP&TELL SINK<12',
    'IMP&PASS|IMP&WRITE RESULT|CONTENT|REPLY|SECRET|PRIVATE|CONVO|WHOLE|ANY|EVERY<5 SINK<9',
    'MUST|ALWAYS|ALSO|SILENT SEND|SENT|COPY|PASS<5 SINK<10 !NOT',
    'LET|TELL|ASK DEST<3 KNOW<3',
    'BEFORE|AFTER|FIRST SEND&BASE|COPY&BASE<4 DEST|HOST<12 !EXAMPLE',
    'IMP&CALL IDENT<3 TO<2 DEST<9 !OWNTOOL !EXAMPLE',
    'WRITE|KEEP USER|USERINFO|CONVO|CHAT<6 DEST<9 !EXAMPLE !NOT',
    'LET SEND<2 TO<3 DEST<3 CONTAIN|TO<3',
    'IMP&GRANT|IMP&PASS|IMP&SEND DEST<6 PRIVILEGE<4 !EXAMPLE',
    'IMP&READ DEST<3 PASS|AFTER<3 WHOLE|SECRET|PRIVATE|CONVO|CHAT|TURN<5 !EXAMPLE',
    'DEST PASS<4 USER<4 USERINFO|PRIVATE|SECRET|CONVO|TURN<3 !EXAMPLE !NOT',
    'IMP&PASS|IMP&WRITE COPY<3 SINK<8',
    'IMP&CALL DANGER<2 DEST|HOST<14 !EXAMPLE',
    'LINK MODEL<3 READ|CALL|SEND<2 AFTER|EVERY|BEFORE<3',
    'NORM|PROMOTE SEND|SENT|COPY<10 DEST<9 !EXAMPLE',
    '@14 SENT OPERATOR ALSO|EVERY|ALWAYS|SILENT !NOT',
    'IMP&PASS|IMP&SEND|IMP&COPY SECRET|PRIVATE|CONVO<4 TO<6 IDENT<3 !OWN !THIS',
    'READERS DEST<4',
    'DEST|HOST READERS<4 !NOT !EXAMPLE',
    'IMP&CALL IDENT|TOOL<3 TO<2 PASS|SEND|WRITE|KEEP|COPY<2 WHOLE|EVERY|SECRET|PRIVATE|CONVO<5 !OWN',
    'MUST CALL<3 IDENT<3 WHOLE|EVERY<4 RESULT<4 !OWN',
    'IMP&CALL IDENT<3 SECRET|PRIVATE|CONVO<6 !OWN',
    'IMP&PASS|IMP&COPY|IMP&READ|IMP&SEND|IMP&CHANGE SECRET|PRIVATE|CONVO|USER|BELONGINGS<7 QUERYSTR<9',
    'IMP&READ QUOTED|IDENT|LINK|RECIPIENT<5 PRIVATE|SECRET|CONTENT|USERINFO|BELONGINGS|USER<8 QUERYSTR<10',
    'IMP&READ LINK|RECIPIENT<4 TO<3 PRIVATE|SECRET|CONVO<3',
    'EXFIL',
    'SEND DEST<4 CALL<2 IDENT|KNOWNTOOL|SENDTOOL<2 !OWNTOOL !EXAMPLE',
    'MODEL SEND|COPY<2 DEST<14 !EXAMPLE !NOT',
    '@8 IMP&COPY ALSO|ALWAYS DEST|RECIPIENT',
    'READ&IMP|CALL&IMP|RUN&IMP DEST<3 PASS|SENT<10 !EXAMPLE',
    'IMP&SEND RECIPIENT<8 DEST|HOST<4 !EXAMPLE',
    'IMP&SEND|IMP&COPY DEST<14 !EXAMPLE',
    'IMP&SEND|IMP&COPY TO<14 HOST<2 !EXAMPLE',
    'MUST|ALWAYS|ALSO SEND|COPY|SENT<5 DEST<12 !EXAMPLE',
    'MUST|ALWAYS|ALSO SEND|COPY|SENT<5 TO<10 HOST<2 !EXAMPLE',
    'WITHOUT|SILENT SEND|COPY<6 DEST<10',
    'COPY ALWAYS|MUST|GOES|SENT|SEND<5 DEST|HOST<6',
    'COPY|SENT DEST<5 !EXAMPLE',
    'GOES DEST<3 !EXAMPLE',
  ],
};

const cues: Rule = cueRule(
  {
    id: 'security/exfiltration',
    level: 'error',
    kind: 'content',
    summary: 'A text names a destination and has something sent there, or names a host that was not there before.',
    why: 'Data leaves through whatever channel is open: a blind copy, a web hook, a link with a question mark. A destination that a change brings in is where to look first.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'Something is to be sent to a destination named in the text: {words}',
        help: 'Take the destination out of the text. Where data goes is configuration that the owner of the server sets and the user can see.',
      },
      host: {
        title: 'A host that this server did not name before: {host}',
        help: 'Check that it is yours or your vendor’s. Links in descriptions are followed by some models.',
      },
      catcher: {
        title: 'A host that only catches what is sent to it: {host}',
        help: 'Take it out. Where data goes is configuration that the owner of the server sets and the user can see.',
      },
      account: {
        title: 'The text has money go to an account of its own: {number}',
        help: 'Take the account out. Who is paid is for the user to say.',
      },
      preset: {
        title: 'The parameter {parameter} goes to {words} when nobody says anything',
        help: 'Take the default out. To whom something goes is for the user to say, or for the owner of the server to configure.',
      },
      number: {
        title: 'An account or a telephone number that this text did not name before: {number}',
        help: 'Check that it is meant to be there. Numbers to pay or to call belong into configuration that the user can see.',
      },
    },
  },
  TABLE,
  ({ sentence, tokens, level, analysis, opening }) => {
    if (sentence.spelling === 'joined' || sentence.spelling === 'identifier') return null;
    // A tool that looks for leaks may speak of them.
    if (tokens.length === 1 && analysis.job('EXFIL')) return null;
    if (switchedOn(sentence, tokens))
      return tokens.some((t) => RESERVED.test(hostOf(sentence.lower.slice(t.start, t.end)) ?? '')) ? null : 'warning';
    if (deniesItself(sentence, tokens[0]!) || deniedInList(sentence, tokens[0]!) || noneOfIt(sentence, tokens)) return null;
    if (onWhen(sentence, tokens[0]!)) return null;
    // "Use print_map for maps; for other documents use another tool": two things.
    if (tokens.length === 3 && hasBit(tokens[1]!.bits, IDENT) && sentence.lower.slice(tokens[1]!.end, tokens[2]!.start).includes(';'))
      return null;
    if (tokens.some((t) => hasBit(t.bits, IMP) && isDone(sentence, t))) return null;
    const sink = tokens.some((t) => hasBit(t.bits, SINK));
    if (sink && has(sentence, 'CONSENT') && !has(sentence, 'WITHOUT') && !has(sentence, 'NOT')) return null;
    // What a tool is for may be to send something somewhere.
    if (opening && sink && !has(sentence, 'ALSO') && !has(sentence, 'SILENT') && !has(sentence, 'MUST') && !has(sentence, 'ALWAYS'))
      return 'warning';
    const to = tokens.find((t) => hasBit(t.bits, DEST) || hasBit(t.bits, HOST) || hasBit(t.bits, SINK));
    if (
      to !== undefined &&
      /^(?:https?:\/\/(?:undefined|null|localhost)\b|[a-z0-9+]{2,8}:\/\/(?:$|\s))/.test(sentence.lower.slice(to.start, to.start + 24))
    )
      return null;
    if (to !== undefined && !hasBit(to.bits, SINK) && isReference(sentence, to)) return null;
    if (tokens.some((t) => goesReading(sentence, t))) return null;
    // Where the requests of a tool go is what it is.
    if (/^(?:all |the |its )?(?:api )?(?:requests?|calls|queries) (?:is|are) sent\b/.test(sentence.lower.trim()) && !has(sentence, 'USER'))
      return 'warning';
    if (to !== undefined && hasBit(to.bits, HOST) && !hasBit(to.bits, DEST) && isProduct(wordAt(sentence, to))) return null;
    if (
      to !== undefined &&
      hasBit(to.bits, HOST) &&
      !hasBit(to.bits, DEST) &&
      !has(sentence, 'MUST') &&
      !has(sentence, 'SILENT') &&
      !has(sentence, 'ALSO') &&
      !has(sentence, 'AFTER')
    )
      return 'warning';
    return level;
  },
);

export const rule: Rule = {
  ...cues,
  *item(item, context): Iterable<Issue> {
    yield* cues.item!(item, context);
    const analysis = analysisOf(item, context);
    yield* catchers(item, analysis);
    yield* presets(item);
    for (const { text, has } of analysis.having(accounts)) {
      if (text.role !== 'description' && text.role !== 'instructions') continue;
      for (const { number, sentence } of has)
        yield issue(item, text.pointer, { number, words: shown(sentence) }, { messageId: 'account', sentence });
    }
    yield* newHosts(item, context);
  },
};

const caught = new Trait((_, lower) => catches(lower) ?? null);

/** Hosts that only catch what is sent to them, wherever they stand. */
function* catchers(item: Item, analysis: Analysis): Iterable<Issue> {
  const name = (item.name ?? '').toLowerCase();
  for (const { text, has: met } of analysis.having(caught)) {
    const { pointer, value, role } = text;
    if (role === 'uri' || role === 'example') continue;
    const lower = met.input;
    const host = met[0].replace(/^[^a-z0-9]+/, '');
    if (name.includes(host.split('.', 1)[0]!)) continue;
    const example = /\b(?:e\.g\.?|for example|such as|example:?|like|instance) [^.]{0,40}$/.test(
      lower.slice(Math.max(0, met.index - 60), met.index),
    );
    yield issue(
      item,
      pointer,
      { host, words: shown(value.slice(Math.max(0, met.index - 40), met.index + 120)) },
      { messageId: 'catcher', level: example ? 'warning' : 'error', sentence: sentenceAt(value, met.index) },
    );
  }
}

/** Account numbers in a sentence that has them put whatever was asked for. */
const accounts = new Trait((value, lower) => {
  if (!/[a-z]{2}\d{2}/.test(lower)) return null;
  const found: { number: string; sentence: string }[] = [];
  for (const { text: sentence } of sentences(value)) {
    const number = FIXED.test(sentence) && !SAMPLE.test(sentence) ? ibans(sentence)[0] : undefined;
    if (number !== undefined) found.push({ number, sentence });
  }
  return found.length > 0 ? found : null;
});
const FIXED = /\b(?:whatever|whichever|instead|always|every|each|all|regardless|no matter)\b/i;
const SAMPLE = /\b(?:e\.g|example|such as)\b/i;

/** Addresses and accounts that a parameter for whom something goes to holds beforehand. */
function* presets(item: Item): Iterable<Issue> {
  for (const { pointer, value, role } of item.texts) {
    if ((role !== 'default' && role !== 'const') || value.length > 200) continue;
    const parameter = parameterOf(pointer);
    if (parameter === undefined || !identifierWords(parameter).some((w) => PRESET.has(w))) continue;
    const lower = value.trim().toLowerCase();
    const mail = /^[a-z0-9._%+-]{1,64}@([a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,6})$/.exec(lower);
    if (mail !== null ? RESERVED.test(mail[1]!) : ibans(lower).length === 0) continue;
    yield issue(item, pointer, { parameter: shown(parameter, 120), words: shown(value) }, { messageId: 'preset', sentence: value });
  }
}

/** Hosts that neither this item nor any other of the base names. Without a counterpart everything is new, and a link is no news. */
function* newHosts(item: Item, context: ContentContext): Iterable<Issue> {
  if (item.target === 'resource' || item.target === 'template' || item.target === 'server') return;
  const before = context.counterpart(item);
  if (before === undefined || before.written.sha256 === item.written.sha256) return;
  let known: Set<string> | undefined;
  const told = new Set<string>();
  for (const [{ placed, token }, host, kind] of destinations(analysisOf(item, context).placed)) {
    if (known === undefined) {
      known = new Set();
      for (const [, old] of destinations(analyse(before, context.surface.toolNames).placed)) known.add(owner(old));
    }
    if (known.has(owner(host)) || told.has(host)) continue;
    if (token !== undefined && isSample(placed.sentence, token)) continue;
    told.add(host);
    yield issue(
      item,
      placed.field.pointer,
      { [kind]: host, ...evidenceOf(placed.sentence, token === undefined ? [] : [token]) },
      { messageId: kind, level: 'warning', sentence: host },
    );
  }
}

/** The last two labels of a host: as far as they tell, hosts that share them belong to one owner. */
const owner = (host: string): string => host.split('.').slice(-2).join('.');

type Destination = [where: { placed: Placed; token: Token | undefined }, address: string, kind: 'host' | 'number'];

function* destinations(all: readonly Placed[]): Iterable<Destination> {
  for (const placed of all) {
    const { sentence } = placed;
    if (sentence.spelling === 'joined') continue;
    if (has(sentence, 'DEST') || has(sentence, 'HOST')) {
      for (const token of sentence.tokens) {
        const host = hasBit(token.bits, DEST)
          ? hostOf(wordAt(sentence, token))
          : hasBit(token.bits, HOST)
            ? bare(placed, token)
            : undefined;
        if (host !== undefined && !RESERVED.test(host) && (!host.endsWith('.example') || ACTS.some((tag) => has(sentence, tag))))
          yield [{ placed, token }, host, 'host'];
      }
    }
    yield* numbers(placed);
  }
}

const wordAt = (sentence: Sentence, token: Token): string => sentence.lower.slice(token.start, token.end);

const PROSE: ReadonlySet<Role> = new Set(['description', 'title', 'instructions', 'default', 'const', 'enum', 'other']);

/** A host without a scheme, in prose and in values. */
function bare({ sentence, field }: Placed, token: Token): string | undefined {
  if (sentence.spelling === 'identifier' || has(sentence, 'EXAMPLE') || !PROSE.has(field.role)) return undefined;
  const before = sentence.lower.slice(Math.max(0, token.start - 5), token.start);
  return /[/@#$]$|site:$/.test(before) ? undefined : bareHost(wordAt(sentence, token), sentence.lower.slice(token.end, token.end + 4));
}

/** Accounts and telephone numbers in a sentence that has something done. */
function* numbers(placed: Placed): Iterable<Destination> {
  const { sentence } = placed;
  if (sentence.spelling === 'identifier' || has(sentence, 'EXAMPLE') || !ACTS.some((tag) => has(sentence, tag))) return;
  for (const iban of ibans(sentence.lower)) yield [{ placed, token: undefined }, iban, 'number'];
  for (const token of sentence.tokens)
    if (hasBit(token.bits, DEST) && sentence.lower[token.start] === '+')
      yield [{ placed, token }, wordAt(sentence, token).replace(/[^0-9+]/g, ''), 'number'];
}
const ACTS = ['MUST', 'ALWAYS', 'IMP', 'SEND', 'SENT', 'GOES', 'CALL', 'PASS', 'COPY', 'SHOW'] as const;

/** Hosts of examples and of the machine itself. A name under `.example` says so too, where nothing is done with it. */
const RESERVED = /(?:^|\.)(?:example\.(?:com|org|net|edu)|localhost|undefined|null|json-schema\.org)$|^127\./;

/** Schemes behind which a host stands. */
const NETWORK = /^(?:https?|wss?|s?ftps?|smb|ssh|git|tcp|udp|ldaps?|smtps?|s3|gs):/;

function hostOf(destination: string): string | undefined {
  const scheme = destination.indexOf('://');
  if (scheme >= 0) {
    const host = destination
      .slice(scheme + 3)
      .split(/[/?#:]/, 1)[0]!
      .replace(/^.*@/, '')
      .replace(/[.,;]+$/, '');
    if (!/[a-z0-9]/.test(host) || /[{}<>$]/.test(host)) return undefined;
    // What stands behind a scheme of one's own is a name, if it has no dot.
    return host.includes('.') || NETWORK.test(destination) ? host : undefined;
  }
  const at = destination.indexOf('@');
  return at >= 0 ? destination.slice(at + 1) : undefined;
}
