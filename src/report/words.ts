import type { Target } from '../model/change.ts';
import type { Catalogue, Finding, Words } from '../model/finding.ts';
import { steps } from '../model/json.ts';
import type { Review, ServerReview, Side } from '../model/review.ts';
import { grouped, type Part, parts } from '../model/words.ts';
import { line } from './safe.ts';

const wordsOf = (finding: Finding, catalogue: Catalogue): Words | undefined => {
  const messages = catalogue.get(finding.rule)?.messages;
  return messages && (Object.hasOwn(messages, finding.messageId) ? messages[finding.messageId] : messages.default);
};

/** What a person should worry about: the rule's sentence with its values, led by the name of the tool where the sentence does not say it. */
export function title(finding: Finding, catalogue: Catalogue): Part[] {
  const words = wordsOf(finding, catalogue);
  if (!words || finding.tool === null || words.title.includes('{tool}')) return bare(finding, catalogue);
  return [{ value: finding.tool }, { text: ': ' }, ...bare(finding, catalogue)];
}

/** The title without the name in front: where the tool is named already. */
export function bare(finding: Finding, catalogue: Catalogue): Part[] {
  const words = wordsOf(finding, catalogue);
  // A heading ends without a stop; sentences of a list are joined by their writer.
  return words ? parts(words.title.replace(/\.$/, ''), finding.evidence, finding.tool) : [{ value: finding.message }];
}

/** The title cut in two: what it says, and the foreign words it ends in, which the evidence shows in their place. */
export function heading(finding: Finding, catalogue: Catalogue): { says: Part[]; words: string | null } {
  const whole = title(finding, catalogue);
  const last = whole.at(-1);
  const colon = whole.at(-2);
  if (whole.length < 3 || !colon || !last || !('text' in colon) || !('value' in last) || !colon.text.endsWith(': '))
    return { says: whole, words: null };
  return { says: [...whole.slice(0, -2), { text: colon.text.slice(0, -2) }], words: last.value };
}

/** What several findings of one message have in common: the rule's summary, or for a message of another turn its sentence without values. */
export function common(finding: Finding, catalogue: Catalogue): string {
  const known = catalogue.get(finding.rule);
  const title = finding.messageId === 'default' ? '' : (wordsOf(finding, catalogue)?.title ?? '');
  const said = title.includes('{') ? (title.split(': ').find((piece) => !piece.includes('{')) ?? '') : title;
  return (said === '' ? (known?.summary ?? finding.rule) : said.charAt(0).toUpperCase() + said.slice(1)).replace(/\.$/, '');
}

/** What to do about it. */
export function help(finding: Finding, catalogue: Catalogue): Part[] {
  const words = wordsOf(finding, catalogue);
  return [
    ...(words ? parts(words.help, finding.evidence, finding.tool) : [{ value: finding.help }]),
    ...elsewhere(finding),
    ...proof(finding),
  ];
}

/** Places that are named. */
const MOST_PLACES = 5;

/** Where else the same is true of a break, because the same schema is used there. */
function elsewhere({ category, evidence: { also } }: Finding): Part[] {
  if (category !== 'breaking' || !Array.isArray(also) || !also.length) return [];
  const named = also
    .slice(0, MOST_PLACES)
    .flatMap((place, i): Part[] => [{ text: i ? ', ' : ' The same is true of ' }, { value: String(place) }]);
  const more = also.length - MOST_PLACES;
  return [...named, { text: more > 0 ? ` and ${grouped(more)} more.` : '.' }];
}

/** The arguments or the result that prove a break, where the finding carries them. */
function proof({ category, pointer, evidence }: Finding): Part[] {
  if (category !== 'breaking' || evidence.witness === undefined) return [];
  const says = pointer.startsWith('/outputSchema')
    ? ' A result that may come now: '
    : ' Arguments that were accepted and are refused now: ';
  return [{ text: says }, { value: JSON.stringify(evidence.witness) }, { text: '.' }];
}

const TARGETS: Record<Target, string> = {
  tool: 'tool',
  prompt: 'prompt',
  resource: 'resource',
  template: 'resource template',
  instructions: 'server instructions',
  server: 'server',
};
export const targetWord = (target: Target): string => TARGETS[target];

const CONTAINERS: Record<string, string> = {
  inputSchema: 'input schema',
  outputSchema: 'output schema',
  annotations: 'hints',
  _meta: '`_meta`',
};

/** A JSON Pointer in words: `/inputSchema/properties/day/description` is the description of parameter `day`. */
export function place(target: Target, pointer: string): Part[] {
  const path = steps(pointer);
  if (path.length === 0) return [{ text: targetWord(target) }];
  const [root, ...rest] = path as [string, ...string[]];
  if (target !== 'tool' || rest.length === 0) {
    const known = Object.hasOwn(CONTAINERS, root) ? CONTAINERS[root]! : /^[a-z]{2,24}$/i.test(root) ? root : undefined;
    if (rest.length === 0) return [known === undefined ? { value: root } : { text: known }];
    if (root === 'arguments' && /^\d+$/.test(rest[0]!))
      return [
        { text: `argument ${Number(rest[0]) + 1}` },
        ...(rest.length > 1 ? [{ text: ', ' }, { value: rest.slice(1).join('.') }] : []),
      ];
    return [known === undefined ? { value: root } : { text: known }, { text: ', ' }, { value: rest.join('.') }];
  }
  if (root === 'annotations' && rest.length === 1) return [{ text: 'hint ' }, { value: rest[0]! }];
  if (root !== 'inputSchema' && root !== 'outputSchema')
    return [Object.hasOwn(CONTAINERS, root) ? { text: CONTAINERS[root]! } : { value: root }, { text: ', ' }, { value: rest.join('.') }];
  const { names, branches, end } = wayOf(rest);
  if (names.length === 0) return [{ text: `${CONTAINERS[root]}, ` }, { value: rest.join('/') }];
  return [
    { text: root === 'inputSchema' ? 'parameter ' : 'output field ' },
    { value: names.join('.') },
    ...(branches.length === 0 ? [] : [{ text: ', in ' }, { value: branches.join(' ') }]),
    ...(end === '' ? [] : end === 'description' ? [{ text: ', description' }] : [{ text: ', ' }, { value: end }]),
  ];
}

const BRANCHES = new Set(['anyOf', 'oneOf', 'allOf']);

/** The way to a value through a schema: what it is called, the branches it leads through, and what is left of the pointer. */
function wayOf(path: readonly string[]): { names: string[]; branches: string[]; end: string } {
  const names: string[] = [];
  const branches: string[] = [];
  const last = path.findLastIndex((key, i) => (key === 'properties' && i + 1 < path.length) || key === 'items' || key === 'prefixItems');
  const position = (text: string | undefined): boolean => /^\d+$/.test(text ?? '');
  let i = 0;
  while (i < path.length) {
    const [key, next] = [path[i]!, path[i + 1]];
    if (key === 'properties' && next !== undefined) {
      names.push(next);
      i += 2;
    } else if ((key === 'items' || key === 'prefixItems') && names.length > 0 && position(next)) {
      names[names.length - 1] += `[${next}]`;
      i += 2;
    } else if (key === 'items' && names.length > 0) {
      names[names.length - 1] += '[]';
      i++;
    } else if (i < last && key === 'additionalProperties' && names.length > 0) {
      names.push('*');
      i++;
    } else if (i < last && BRANCHES.has(key) && position(next)) {
      branches.push(`${key}/${next}`);
      i += 2;
    } else break;
  }
  return { names, branches, end: path.slice(i).join('/') };
}

/** A sentence in one line without markup: for terminals, logs and annotations. */
export const plain = (sentence: readonly Part[]): string =>
  sentence.map((p) => ('text' in p ? p.text.replaceAll('`', '') : line(p.value))).join('');

/** `1 warning`, `3 warnings`; `no warnings` for none. */
export const count = (n: number, one: string, many = `${one}s`): string => `${n === 0 ? 'no' : grouped(n)} ${n === 1 ? one : many}`;

const SIDE_STATE: Record<Side['state'], string> = {
  listed: 'was listed',
  absent: 'is not there',
  'build-failed': 'could not be built',
  'list-failed': 'could not be started or listed',
};

/** What hinders a true comparison, per server; empty when both sides were listed, or the base is simply not there yet. */
export function failures(server: ServerReview): { side: 'base' | 'head'; words: string; reason: string | null }[] {
  const { base, head } = server;
  if (base && head.state !== 'listed' && base.state === head.state && base.reason === head.reason)
    return [{ side: 'head', words: `${SIDE_STATE[head.state]} at the head, and not at the base either`, reason: head.reason }];
  const out: { side: 'base' | 'head'; words: string; reason: string | null }[] = [];
  for (const side of ['head', 'base'] as const) {
    const found = server[side];
    if (!found || found.state === 'listed' || (side === 'base' && found.state === 'absent')) continue;
    out.push({ side, words: `${SIDE_STATE[found.state]} at the ${side}`, reason: found.reason });
  }
  return out;
}

/** Reasons told one by one; servers with further ones are told together. */
const REASONS = 5;

/** Servers that the base does not have, by the reason. The reason is foreign text. */
export function withoutBase(review: Review): { servers: string[]; words: string; reason: string | null }[] {
  const byReason = new Map<string, string[]>();
  for (const server of review.servers) {
    if (server.base?.state !== 'absent' || server.head.state !== 'listed') continue;
    const reason = server.base.reason?.split('\n')[0] ?? '';
    byReason.set(reason, [...(byReason.get(reason) ?? []), serverName(server)]);
  }
  const groups = [...byReason].map(([reason, servers]) => ({ servers, reason: reason || null }));
  const rest = groups.slice(REASONS).flatMap((group) => group.servers);
  const told = rest.length ? [...groups.slice(0, REASONS), { servers: rest, reason: null }] : groups;
  return told.map((group) => ({
    ...group,
    words:
      group.servers.length === 1
        ? 'is not in the base: every tool of it is new and judged in full.'
        : 'are not in the base: every tool of them is new and judged in full.',
  }));
}

export const isNew = (f: Finding): boolean => f.state === 'new';

/** Equal for one finding in two variants of one server: it is told, and counted, once. */
export const sameKey = ({ name }: ServerReview, f: Finding): string =>
  JSON.stringify([name, f.fingerprint, f.rule, f.level, f.target, f.tool, f.pointer, f.state, f.blocking, f.accepted !== null]);

/** All findings, those that variants of a server share once. */
export function all(review: Review): Finding[] {
  const variants = new Map<string, ServerReview>();
  return review.servers.flatMap((server) =>
    server.findings.filter((finding) => {
      const key = sameKey(server, finding);
      const first = variants.get(key) ?? server;
      variants.set(key, first);
      return first === server;
    }),
  );
}

/** Name of a server with its variant, as told to people. */
export const serverName = (server: ServerReview): string => (server.variant === null ? server.name : `${server.name} (${server.variant})`);

/** The verdict in one sentence, for headings, annotations and terminals. Our own words only, apart from the values. */
export function headline(review: Review): Part[] {
  const findings = all(review);
  const blocking = findings.filter((f) => f.blocking).length;
  if (review.verdict === 'error') {
    const failed = review.servers.flatMap((s) => failures(s).map((f) => ({ s, f })));
    if (failed.length === 0) return [{ text: 'No review: ' }, ...(noTools(review) ?? [{ text: 'the work could not be done' }])];
    const { s, f } = failed[0]!;
    const more = failed.length > 1 ? ` (and ${failed.length - 1} more)` : '';
    const others = blocking > 0 ? `; ${count(blocking, 'finding blocks', 'findings block')} in what was compared` : '';
    const part = review.servers.some((server) => server.head.state === 'listed' && failures(server).length === 0);
    return [{ text: part ? 'Reviewed in part: ' : 'No review: ' }, { value: serverName(s) }, { text: ` ${f.words}${more}${others}` }];
  }
  // Without any base that was listed there is no change to speak of: one list was judged.
  const withBase = review.servers.filter((s) => s.base?.state === 'listed');
  const compared = withBase.length > 0;
  const alone = !compared && review.servers.some((s) => s.base !== null) ? '; there is no base to compare with' : '';
  if (review.verdict === 'fail')
    return [
      {
        text: compared
          ? `${count(blocking, 'finding blocks', 'findings block')} this change`
          : `${count(blocking, 'blocking finding')}${alone}`,
      },
    ];
  const open = findings.filter((f) => isNew(f) && !f.accepted);
  const look = open.filter((f) => f.level !== 'note').length;
  if (look > 0) return [{ text: `${count(look, 'finding')} to look at, none blocking${alone}` }];
  const touched = withBase.reduce((n, s) => n + s.changes.length, 0);
  const accepted = findings.filter((f) => isNew(f) && f.accepted).length;
  const tail = accepted > 0 ? `, ${count(accepted, 'accepted finding')}` : '';
  const where = touched === 0 ? '' : ` in ${count(touched, 'change')}`;
  if (open.length > 0) return [{ text: `${count(open.length, 'note')} and no warning${where}${tail}${alone}` }];
  if (touched === 0 && tail === '')
    return [{ text: compared ? 'Nothing changed in what a model or a client reads' : `No finding${alone}` }];
  return [{ text: `No new finding${where}${tail}${alone}` }];
}

/** What was looked at and what was not. Never says that anything is safe. */
export const looked = (review: Review): string =>
  review.servers.some((server) => server.head.state === 'listed')
    ? 'Seen: what the server lists. Not seen: what its code does.'
    : 'Not seen: what the server lists, and what its code does.';

function noTools(review: Review): Part[] | undefined {
  const empty = review.servers.find((s) => s.head.state === 'listed' && s.head.tools === 0);
  return empty && [{ value: serverName(empty) }, { text: ' lists no tools' }];
}

/** Remarks on the run and its servers, without those that only repeat why a side failed. */
export function remarks(review: Review): string[] {
  const reasons = review.servers.flatMap((s) => [s.base?.reason ?? '', s.head.reason ?? '']).filter((r) => r !== '');
  const told = new Set([...review.remarks, ...review.servers.flatMap((s) => s.remarks)]);
  return [...told].filter((remark) => !reasons.some((reason) => remark.includes(reason)));
}
