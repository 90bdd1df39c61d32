import type { Change } from '../../model/change.ts';
import type { Issue, Level } from '../../model/finding.ts';
import { isObject, type Json, own, step, steps } from '../../model/json.ts';
import { same } from '../../model/same.ts';
import type { Item } from '../../model/surface.ts';
import { identifierWords } from '../../text/words.ts';
import { issue, type Rule } from '../rule.ts';
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

const LOOKS = new Set(
  'format sort order sorting lang language locale theme quality width height page verbosity detail unit units'.split(' '),
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
    summary: 'The default of a parameter changed, or the value that a guard or a destination is fixed to.',
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
      fixed: {
        title: '{parameter} is fixed to {after} now, and was to {before} before',
        help: 'It guards the call or says where something goes: explain the new value in the pull request, or leave it to callers.',
      },
      fixedNow: {
        title: '{parameter} is fixed to {after} now',
        help: 'It guards the call or says where something goes: explain the value in the pull request, or leave it to callers.',
      },
      freed: {
        title: '{parameter} guards the call: it was fixed to {before}, and is no longer',
        help: 'Keep the value fixed, or explain in the pull request what guards the call now.',
      },
    },
  },
  *change({ changes, head, pairing }): Iterable<Issue> {
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
        const elsewhere = typeof after === 'string' && (/:\/\/|@\w/.test(after) || (place && BARE_HOST.test(after)));
        // The usual address of a service on the same machine.
        const near = typeof after === 'string' && LOCAL.test(after);
        if (near && (before === null || (typeof before === 'string' && LOCAL.test(before)))) continue;
        if (fresh && !elsewhere && !(guard && loosens(words, after))) continue;
        if (after === null && !guard) continue;
        if (isObject(before) || isObject(after)) continue;
        // A fixed value is no default: which values are accepted is told by the rules on what breaks.
        const fixed = key === 'const';
        if (fixed && ((!guard && !place) || change.meta?.effect === 'equivalent')) continue;
        // How an answer looks is for the tool to change.
        const looks = !guard && !place && words.some((w) => LOOKS.has(w));
        const level: Level = looks ? 'note' : guard || (place && !near && typeof after === 'string' && after !== '') ? 'error' : 'warning';
        yield {
          target: change.target,
          name: change.name,
          pointer,
          messageId: fixed ? ofFixed(before, after) : guard ? 'guard' : place ? 'place' : 'default',
          evidence: { parameter: shown(parameter, 120), key, before: text(before), after: text(after) },
          level: guard && tightens(words, after) ? 'note' : level,
          sentence: text(after),
        };
      }
    }
    for (const item of head.items) {
      const before = pairing.baseOf(item);
      if (before !== undefined && same(before.raw, item.raw)) continue;
      yield* fresh(item, before);
    }
  },
};

const ofFixed = (before: Json, after: Json): string => (before === null ? 'fixedNow' : after === null ? 'freed' : 'fixed');

const LOCAL = /^(?:https?|wss?):\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?(?:\/|$)/i;
const BARE_HOST = /^(?:[a-z0-9-]{1,40}\.){1,5}(?:com|net|org|io|dev|cloud|app|example|ru|cn|xyz|site|eu|uk|de)(?:[/:]|$)/i;
const RISKY = new Set(['force', 'override', 'recursive', 'permanent', 'overwrite']);
const tightens = (words: readonly string[], after: Json): boolean =>
  typeof after === 'boolean' && after !== words.some((w) => RISKY.has(w));
const loosens = (words: readonly string[], after: Json): boolean => typeof after === 'boolean' && after === words.some((w) => RISKY.has(w));

/** Words that take a guard away, the guards, and the names of places that data is handed on to beside the answer. */
const AWAY = new Set(
  'skip disable bypass ignore no without suppress allow auto force trust unsafe insecure unrestricted override off'.split(' '),
);
const HELD = new Set(
  'verification verify validation validate check checks approval approve approved confirm confirmation review auth authentication authorization ssl tls cert certificate certificates safety sandbox guard guards permission permissions protection protections policy policies consent signature signatures all any everything risk bypass privileged host network'.split(
    ' ',
  ),
);
const ASIDE = new Set('callback webhook bcc cc mirror telemetry notify collector sink upstream exfil'.split(' '));
const KEEPS = new Set('verify validate sandbox confirm approval signature tls ssl safety guard protection geofence'.split(' '));

/** Defaults of parameters that are new: a guard that is off unless somebody turns it on, a place that data goes to beside the answer. */
function* fresh(item: Item, before: Item | undefined): Iterable<Issue> {
  const properties = own(own(item.raw, 'inputSchema'), 'properties');
  const old = own(own(before?.raw, 'inputSchema'), 'properties');
  if (!isObject(properties)) return;
  for (const [parameter, schema] of Object.entries(properties)) {
    if (own(old, parameter) !== undefined) continue;
    const key = own(schema as Json, 'default') === undefined ? 'const' : 'default';
    const after = own(schema as Json, key);
    if (after === undefined) continue;
    const words = identifierWords(parameter);
    const opened = after === true && words.some((w) => AWAY.has(w)) && words.some((w) => HELD.has(w)) && words.length > 1;
    const dropped = after === false && words.length > 1 && KEEPS.has(words[0]!) && !words.includes('confirm');
    const place = typeof after === 'string' && ELSEWHERE.test(after) && words.some((w) => ASIDE.has(w));
    if (!opened && !dropped && !place) continue;
    yield issue(
      item,
      `${step('/inputSchema/properties', parameter)}/${key}`,
      { parameter: shown(parameter, 120), key, before: 'not there', after: text(after) },
      { messageId: key === 'const' ? 'fixedNow' : place ? 'place' : 'guard', level: place ? 'error' : 'warning', sentence: text(after) },
    );
  }
}
const ELSEWHERE = /^(?:https?|wss?|ftp):\/\/(?!localhost|127\.|\[::1|[^/]*\bexample\.(?:com|org|net)\b)|^[^\s@]{1,64}@[^\s@]{1,200}$/;
