import type { Change } from '../../model/change.ts';
import type { Issue, Level } from '../../model/finding.ts';
import { isObject, type Json, own, steps } from '../../model/json.ts';
import { identifierWords } from '../../text/words.ts';
import type { Rule } from '../rule.ts';
import { shown } from './shown.ts';

/** Words in the name of a parameter that guards a call or says where something goes. */
const GUARDS = new Set(
  'confirm confirmed confirmation dry dryrun preview force safe scope approve approval require readonly sandbox validate verify check backup interactive prompt ask override recursive permanent overwrite'.split(
    ' ',
  ),
);
const PLACES = new Set(
  'recipient recipients to cc bcc email address url uri host endpoint webhook callback destination path directory file target server domain branch registry redirect account iban'.split(
    ' ',
  ),
);

const text = (value: Json): string => shown(typeof value === 'string' ? value : (JSON.stringify(value) ?? 'null').slice(0, 300), 200);

/** Default and const on both sides of a change. */
function* values(change: Change): Iterable<['default' | 'const', Json, Json, string]> {
  const last = change.pointer.slice(change.pointer.lastIndexOf('/') + 1);
  if (last === 'default' || last === 'const') yield [last, change.before, change.after, change.pointer];
  else if (change.meta?.op === 'keywords') {
    for (const key of ['default', 'const'] as const) {
      const [b, a] = [own(change.before, key), own(change.after, key)];
      if (b !== undefined || a !== undefined) yield [key, b ?? null, a ?? null, `${change.pointer}/${key}`];
    }
  }
}

export const rule: Rule = {
  meta: {
    id: 'security/default-changed',
    level: 'warning',
    kind: 'change',
    summary: 'The default or fixed value of a parameter changed.',
    why: 'A default is what happens when nobody says anything. Where it guards a call or says where data goes, a new default changes every call that relied on the old one.',
    source: ['mcp'],
    messages: {
      default: {
        title: '{parameter} falls back to {after} now, and to {before} before',
        help: 'Say in the pull request why. If callers must decide, drop the default.',
      },
      guard: {
        title: '{parameter} guards the call: it falls back to {after} now, and to {before} before',
        help: 'Keep the careful default, and let callers ask for the other one.',
      },
      place: {
        title: '{parameter} says where something goes: it falls back to {after} now, and to {before} before',
        help: 'Keep the destination out of the schema, or explain the new one in the pull request.',
      },
    },
  },
  *change({ changes }): Iterable<Issue> {
    for (const change of changes) {
      if (change.target !== 'tool' || change.kind !== 'schema-changed' || !change.pointer.startsWith('/inputSchema')) continue;
      for (const [key, before, after, pointer] of values(change)) {
        const path = steps(pointer);
        const at = path.lastIndexOf('properties');
        if (at < 0 || path.length - at > 8) continue;
        const parameter = path[at + 1] ?? '';
        const words = identifierWords(parameter);
        const guard = words.some((w) => GUARDS.has(w));
        const place = words.some((w) => PLACES.has(w)) || /:\/\/|@\w/.test(typeof after === 'string' ? after : '');
        const fresh = before === null && change.meta?.op === 'add';
        // A default that comes or goes is mild, unless it decides where something goes.
        const elsewhere = typeof after === 'string' && /:\/\/|@\w/.test(after);
        if (fresh && !elsewhere && !(guard && loosens(words, after))) continue;
        if (after === null && !guard) continue;
        if (isObject(before) || isObject(after)) continue;
        const level: Level = guard || (place && typeof after === 'string' && after !== '') ? 'error' : 'warning';
        yield {
          target: change.target,
          name: change.name,
          pointer,
          messageId: guard ? 'guard' : place ? 'place' : 'default',
          evidence: { parameter: shown(parameter, 120), key, before: text(before), after: text(after) },
          level: guard && tightens(words, after) ? 'note' : level,
          sentence: text(after),
        };
      }
    }
  },
};

const RISKY = new Set(['force', 'override', 'recursive', 'permanent', 'overwrite']);
const tightens = (words: readonly string[], after: Json): boolean =>
  typeof after === 'boolean' && after !== words.some((w) => RISKY.has(w));
const loosens = (words: readonly string[], after: Json): boolean => typeof after === 'boolean' && after === words.some((w) => RISKY.has(w));
