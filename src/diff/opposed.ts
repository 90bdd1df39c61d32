/**
 * Words of names that say different things of the same: what is done, and from which end of something. Each group is a list of kinds,
 * each kind the words for it. A word may be of several kinds (`write` creates or updates): then it speaks against none of them.
 */
const GROUPS: readonly (readonly string[])[] = [
  [
    'get fetch read find search list show view lookup query retrieve describe browse inspect',
    'create add insert new write save put upsert register',
    'update edit modify patch set write save put upsert change',
    'delete remove destroy erase purge drop',
    'move relocate',
    'copy duplicate clone',
    'archive',
    'unarchive restore',
    'cancel',
    'send',
  ],
  ['open reopen', 'close'],
  ['start begin', 'stop'],
  ['pause', 'resume'],
  ['enable', 'disable'],
  ['activate', 'deactivate'],
  ['lock', 'unlock'],
  ['approve accept', 'reject decline deny'],
  ['allow', 'deny block forbid'],
  ['grant', 'revoke'],
  ['import', 'export'],
  ['upload', 'download'],
  ['push', 'pull'],
  ['send', 'receive'],
  ['connect', 'disconnect'],
  ['attach', 'detach'],
  ['assign', 'unassign'],
  ['encode', 'decode'],
  ['encrypt', 'decrypt'],
  ['login signin', 'logout signout'],
  ['increase increment', 'decrease decrement'],
  ['show', 'hide'],
  ['include', 'exclude'],
  ['read', 'write'],
  ['public', 'private'],
  ['from since start begin after source src origin sender', 'to until till end finish before target destination dest dst recipient'],
  ['min minimum lower', 'max maximum upper'],
  ['first', 'last'],
  ['old previous prev', 'new next'],
  ['lat latitude', 'lon lng long longitude'],
  ['width', 'height'],
  ['x', 'y', 'z'],
  ['row', 'col column'],
  ['left', 'right'],
  ['top', 'bottom'],
  ['parent', 'child'],
  ['input', 'output'],
  ['asc ascending', 'desc descending'],
];

/** Word -> group -> the kinds it has there. */
const KINDS = new Map<string, Map<number, Set<number>>>();
GROUPS.forEach((group, g) => {
  group.forEach((words, k) => {
    for (const word of words.split(' ')) {
      const groups = KINDS.get(word) ?? new Map<number, Set<number>>();
      KINDS.set(word, groups);
      groups.set(g, (groups.get(g) ?? new Set()).add(k));
    }
  });
});

/** Whether two names say opposite things, or name different deeds: `note_get` and `note_delete`, `from_date` and `to_date`. */
export function opposed(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  for (const x of a) {
    if (b.has(x)) continue;
    for (const y of b) if (!a.has(y) && apart(x, y)) return true;
  }
  return false;
}

function apart(x: string, y: string): boolean {
  if (x === `un${y}` || y === `un${x}`) return true;
  const [here, there] = [KINDS.get(x), KINDS.get(y)];
  if (!here || !there) return false;
  for (const [group, kinds] of here) {
    const others = there.get(group);
    if (others && ![...kinds].some((kind) => others.has(kind))) return true;
  }
  return false;
}

/** Whether two words name the same deed or end, as `get` and `fetch` do. */
export function alikeWords(x: string, y: string): boolean {
  const [here, there] = [KINDS.get(x), KINDS.get(y)];
  if (!here || !there) return false;
  for (const [group, kinds] of here) {
    const others = there.get(group);
    if (others && [...kinds].some((kind) => others.has(kind))) return true;
  }
  return false;
}
