/** What a call of a tool with such a verb does to the world. */
export type Effect = 'read' | 'write' | 'destroy' | 'send' | 'run';

interface Verb {
  effect: Effect;
  /** Verbs of one sense name the same action: `get` and `fetch`, `create` and `add`. */
  sense: string;
}

const GROUPS: readonly [Effect, string, string][] = [
  ['read', 'get', 'get fetch retrieve read show describe view display inspect load obtain'],
  ['read', 'search', 'find search query lookup discover filter locate'],
  ['read', 'list', 'list enumerate browse'],
  ['read', 'count', 'count'],
  ['read', 'check', 'check verify validate test ping lint'],
  ['read', 'compare', 'compare diff'],
  [
    'read',
    'compute',
    'calculate compute convert estimate analyze analyse summarize summarise predict translate explain classify extract parse',
  ],
  ['read', 'export', 'export download'],
  ['read', 'watch', 'watch monitor tail wait poll'],
  ['write', 'create', 'create add insert register new make'],
  ['write', 'generate', 'generate render build draw'],
  ['write', 'update', 'update edit modify change patch alter amend adjust'],
  ['write', 'set', 'set configure assign'],
  ['write', 'save', 'save store write put upload import append record log'],
  ['write', 'upsert', 'upsert sync'],
  ['write', 'rename', 'rename'],
  ['write', 'move', 'move'],
  ['write', 'copy', 'copy clone duplicate fork'],
  ['write', 'merge', 'merge'],
  ['write', 'replace', 'replace overwrite'],
  ['write', 'close', 'close archive lock'],
  ['write', 'open', 'open reopen unlock'],
  ['write', 'enable', 'enable activate'],
  ['write', 'disable', 'disable deactivate'],
  ['write', 'start', 'start begin launch'],
  ['write', 'stop', 'stop pause'],
  ['write', 'book', 'book reserve'],
  ['write', 'connect', 'connect disconnect attach detach link unlink subscribe unsubscribe'],
  ['destroy', 'delete', 'delete remove drop destroy erase purge wipe uninstall'],
  ['destroy', 'clear', 'clear reset truncate flush'],
  ['destroy', 'cancel', 'cancel revoke terminate kill abort'],
  ['send', 'send', 'send post publish notify email reply forward share broadcast'],
  ['send', 'pay', 'pay charge transfer refund purchase buy order withdraw'],
  ['run', 'run', 'run execute invoke call trigger deploy restart eval evaluate'],
  ['run', 'act', 'click press type navigate scroll drag hover fill submit select'],
];

export const VERBS: ReadonlyMap<string, Verb> = new Map(
  GROUPS.flatMap(([effect, sense, list]) => list.split(' ').map((verb) => [verb, { effect, sense }] as const)),
);

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
