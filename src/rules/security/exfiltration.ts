import type { Issue } from '../../model/finding.ts';
import type { Item, Role } from '../../model/surface.ts';
import { type ContentContext, issue, type Rule } from '../rule.ts';
import { analyse, analysisOf, has, type Placed, type Sentence } from './analysis.ts';
import { switchedOn } from './caution.ts';
import { cueRule, evidenceOf } from './cue-rule.ts';
import { bareHost, ibans } from './destinations.ts';
import type { Token } from './token.ts';
import { bitOf, hasBit } from './words/tags.ts';

const DEST = bitOf('DEST');
const HOST = bitOf('HOST');

const TABLE = {
  warning: ['@10 YOU MUST HOST|DEST !USERDO', '@8 ALSO IMP&WRITE RECIPIENT|DEST', '@8 IMP&SEND DEST !EXAMPLE'],
  error: [
    'PING DEST<3',
    '@10 IMP&SEND TO DEST !EXAMPLE',
    '@14 IMP&PASS B64 RECIPIENT|DEST',
    'EXFIL',
    '@10 IMP&SEND ALSO DEST',
    '@12 IMP&PASS USER DEST',
    '@8 IMP&COPY ALSO|ALWAYS DEST|RECIPIENT',
    'READ&IMP|CALL&IMP|RUN&IMP DEST<3 PASS|SENT<10 !EXAMPLE',
    'IMP&SEND RECIPIENT<8 DEST|HOST<4 !EXAMPLE',
    'IMP&SEND|IMP&COPY DEST<14 !EXAMPLE',
    'IMP&SEND|IMP&COPY TO<14 HOST<2 !EXAMPLE',
    'MUST|ALWAYS|ALSO SEND|COPY|SENT<5 DEST<12 !EXAMPLE',
    'MUST|ALWAYS|ALSO SEND|COPY|SENT<5 TO<10 HOST<2 !EXAMPLE',
    'SEND|SENT|COPY ALSO|ALWAYS|SILENT<8 DEST<8 !EXAMPLE',
    'COPY ALWAYS|MUST|GOES|SENT|SEND<5 DEST|HOST<6',
    'COPY|SENT DEST<5 !EXAMPLE',
    'GOES DEST<3 !EXAMPLE',
    'READERS DEST<4',
    'WITHOUT|SILENT SEND<6 DEST<10',
    '~ @10 SEND|COPY DEST',
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
      number: {
        title: 'An account or a telephone number that this text did not name before: {number}',
        help: 'Check that it is meant to be there. Numbers to pay or to call belong into configuration that the user can see.',
      },
    },
  },
  TABLE,
  ({ sentence, tokens, level, analysis }) => {
    if (sentence.spelling === 'joined' || sentence.spelling === 'identifier') return null;
    // A tool that looks for leaks may speak of them.
    if (tokens.length === 1 && analysis.job('EXFIL')) return null;
    if (switchedOn(sentence, tokens))
      return tokens.some((t) => RESERVED.test(hostOf(sentence.lower.slice(t.start, t.end)) ?? '')) ? null : 'warning';
    const to = tokens.find((t) => hasBit(t.bits, DEST) || hasBit(t.bits, HOST));
    // "Sent from an address" says who sends.
    if (to !== undefined && /\bfrom\s+$/.test(sentence.lower.slice(Math.max(0, to.start - 6), to.start))) return null;
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
    yield* newHosts(item, context);
  },
};

/** Hosts that neither this item nor any other of the base names. Without a counterpart everything is new, and a link is no news. */
function* newHosts(item: Item, context: ContentContext): Iterable<Issue> {
  if (item.target === 'resource' || item.target === 'template' || item.target === 'server') return;
  const before = context.counterpart(item);
  if (before === undefined) return;
  let known: Set<string> | undefined;
  const told = new Set<string>();
  for (const [{ placed, token }, host, kind] of destinations(analysisOf(item, context).placed)) {
    if (known === undefined) {
      known = new Set();
      for (const [, old] of destinations(analyse(before, context.surface.toolNames).placed)) known.add(owner(old));
    }
    if (known.has(owner(host)) || told.has(host)) continue;
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
        if (host !== undefined && !RESERVED.test(host)) yield [{ placed, token }, host, 'host'];
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

/** Hosts of examples and of the machine itself. */
const RESERVED = /(?:^|\.)(?:example|example\.(?:com|org|net)|localhost|json-schema\.org)$|^127\./;

function hostOf(destination: string): string | undefined {
  const scheme = destination.indexOf('://');
  if (scheme >= 0) {
    const host = destination
      .slice(scheme + 3)
      .split(/[/?#:]/, 1)[0]!
      .replace(/^.*@/, '')
      .replace(/[.,;]+$/, '');
    return !/[a-z0-9]/.test(host) || /[{}<>$]/.test(host) || destination.startsWith('ui://') ? undefined : host;
  }
  const at = destination.indexOf('@');
  return at >= 0 ? destination.slice(at + 1) : undefined;
}
