/** What a call of a tool with such a verb does to the world. */
export type Effect = 'read' | 'write' | 'destroy' | 'send' | 'run';

interface Verb {
  effect: Effect;
  /** Verbs of one sense name the same action: `get` and `fetch`, `create` and `add`. */
  sense: string;
}

/** Synonyms a line: effect, sense, verbs. */
const GROUPS: readonly [Effect, string, string][] = [
  ['read', 'get', 'get fetch retrieve read show describe view display inspect load obtain'],
  ['read', 'search', 'find search query lookup discover locate'],
  ['read', 'list', 'list enumerate browse'],
  ['read', 'check', 'check verify validate'],
  ['read', 'compute', 'calculate compute'],
  ['read', 'analyze', 'analyze analyse'],
  ['read', 'summarize', 'summarize summarise'],
  ['write', 'create', 'create insert new make'],
  ['write', 'update', 'update edit modify change alter amend'],
  ['write', 'set', 'set configure'],
  ['write', 'save', 'save store'],
  ['write', 'copy', 'copy duplicate'],
  ['write', 'replace', 'replace overwrite'],
  ['write', 'enable', 'enable activate'],
  ['write', 'disable', 'disable deactivate'],
  ['write', 'start', 'start begin launch'],
  ['write', 'book', 'book reserve'],
  ['destroy', 'delete', 'delete erase destroy'],
  ['destroy', 'purge', 'purge wipe'],
  ['send', 'send', 'send email'],
  ['send', 'buy', 'purchase buy order'],
  ['run', 'run', 'run execute invoke'],
];

/** Verbs that mean something of their own. */
const SINGLE: readonly [Effect, string][] = [
  [
    'read',
    'filter count test ping lint capture take track echo compare diff convert estimate translate predict explain classify extract parse export download watch monitor tail wait poll',
  ],
  [
    'write',
    'add register generate render build draw patch adjust write put upload import append record log upsert sync rename move clone fork merge close archive lock',
  ],
  [
    'write',
    'open reopen unlock stop pause manage handle toggle mark star unstar follow unfollow resolve dismiss approve reject assign unassign promote install setup scale schedule invite grant mute apply request connect disconnect attach detach link unlink subscribe unsubscribe',
  ],
  ['destroy', 'remove drop uninstall clear reset truncate flush cancel revoke terminate kill abort'],
  [
    'send',
    'post publish notify reply forward share broadcast pay charge transfer refund withdraw wire debit donate sell redeem mint dispatch ship',
  ],
  ['run', 'call trigger deploy restart eval evaluate exec tap swipe click press type navigate scroll drag hover fill submit select'],
];

export const VERBS: ReadonlyMap<string, Verb> = new Map<string, Verb>([
  ...GROUPS.flatMap(([effect, sense, list]) => list.split(' ').map((verb): [string, Verb] => [verb, { effect, sense }])),
  ...SINGLE.flatMap(([effect, list]) => list.split(' ').map((verb): [string, Verb] => [verb, { effect, sense: verb }])),
]);

/** The base form of an English verb as it opens a sentence: `Books`, `creating`, `queries`. Undefined when it is none we know. */
export function verbOf(word: string): string | undefined {
  for (const form of forms(word)) if (VERBS.has(form)) return form;
  return undefined;
}

function forms(word: string): string[] {
  const all = [word];
  if (word.endsWith('ies')) all.push(`${word.slice(0, -3)}y`);
  if (word.endsWith('es')) all.push(word.slice(0, -2));
  if (word.endsWith('s')) all.push(word.slice(0, -1));
  if (word.endsWith('ied')) all.push(`${word.slice(0, -3)}y`);
  for (const end of ['ed', 'ing']) {
    if (!word.endsWith(end)) continue;
    const root = word.slice(0, -end.length);
    all.push(root, `${root}e`);
    if (root.length > 3 && root.at(-1) === root.at(-2)) all.push(root.slice(0, -1));
  }
  return all;
}
