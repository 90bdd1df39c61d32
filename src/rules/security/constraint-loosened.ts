import type { Issue } from '../../model/finding.ts';
import { type Json, own, steps } from '../../model/json.ts';
import { identifierWords } from '../../text/words.ts';
import type { Rule } from '../rule.ts';
import { shown } from './shown.ts';

const SENSITIVE = new Set(
  'path file filename directory dir folder url uri host endpoint webhook command cmd shell script code query sql recipient email to cc bcc address domain exec args'.split(
    ' ',
  ),
);
const UPPER = new Set(['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties']);
const LOWER = new Set(['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties']);
const text = (value: Json): string => shown((JSON.stringify(value) ?? 'null').slice(0, 300), 200);

/** Any character, any number of times. */
const ANYTHING =
  /^\(?(?:\?:)?(?:\.|\[\\s\\S\]|\[\\S\\s\]|\[\\w\\W\]|\[\\W\\w\]|\[\\d\\D\]|\[\\D\\d\]|\[\^\]|\.\|\\n|\\s\|\\S)\)?(?:[*+]|\{[01],\})\)?\??$/;
const HOLDS_NOTHING = new Set(['', '^', '$', '.']);

/** Whether a pattern lets every text through: as good as none. */
const matchesAll = (pattern: Json): boolean =>
  pattern === null ||
  (typeof pattern === 'string' &&
    (HOLDS_NOTHING.has(pattern) || ANYTHING.test(pattern.slice(0, 40).replace(/^\^/, '').replace(/\$$/, ''))));

/** Whether a pattern became one that lets everything through, or no longer holds the whole value from its beginning to its end. */
function patternLoosens(before: Json, after: Json): boolean {
  if (matchesAll(before)) return false;
  if (matchesAll(after)) return true;
  if (typeof before !== 'string' || typeof after !== 'string') return false;
  return (before.startsWith('^') && !anchored(after, '^')) || (before.endsWith('$') && !before.endsWith('\\$') && !anchored(after, '$'));
}
/** Whether the anchor stands in it anywhere but behind a backslash or in a class of characters: `^(?:a|b)`, `(?:^a)`. */
const anchored = (pattern: string, anchor: '^' | '$'): boolean =>
  anchor === '^' ? /(?:^|[(|:])\^/.test(pattern) : /(?:^|[^\\])\$(?:$|[)|])/.test(pattern);

/** Whether going from one value of a keyword to another lets more through. */
function loosens(key: string, before: Json, after: Json): boolean {
  if (key === 'enum') {
    if (!Array.isArray(before) || !Array.isArray(after)) return Array.isArray(before);
    const known = new Set(before.map((v) => JSON.stringify(v)));
    return after.some((v) => !known.has(JSON.stringify(v)));
  }
  if (key === 'pattern') return patternLoosens(before, after);
  if (key === 'format' || key === 'const') return before !== null && after === null;
  if (key === 'additionalProperties') return before === false && after !== false;
  if (UPPER.has(key)) return typeof before === 'number' && (typeof after !== 'number' || after > before);
  if (LOWER.has(key)) return typeof before === 'number' && (typeof after !== 'number' || after < before);
  return false;
}
const KEYS = ['enum', 'pattern', 'format', 'const', 'additionalProperties', ...UPPER, ...LOWER];

/** Whether a schema is one of several forms, of which all that may be an object keep what was said of further properties. */
function closedForms(schema: Json, said: Json): boolean {
  const forms = own(schema, 'anyOf') ?? own(schema, 'oneOf');
  if (!Array.isArray(forms)) return false;
  const objects = forms.filter((form) => own(form, 'type') === 'object' || typeof own(form, 'type') !== 'string');
  return objects.length > 0 && objects.every((form) => own(form, 'additionalProperties') === said);
}

export const rule: Rule = {
  meta: {
    id: 'security/constraint-loosened',
    level: 'note',
    kind: 'change',
    summary: 'A parameter accepts more than it did: an enum widened, a pattern or bound gone, unknown properties allowed.',
    why: 'A bound on a path, an address or a command is a guard. Taken away, the tool can be pointed at what it could not reach before.',
    source: ['mcp'],
    messages: {
      default: {
        title: '{parameter} is held less tightly: {key} was {before} and is {after}',
        help: 'If it is meant, say in the pull request what else can be reached now.',
      },
    },
  },
  *change({ changes }): Iterable<Issue> {
    for (const change of changes) {
      if (change.target !== 'tool' || change.kind !== 'schema-changed' || !change.pointer.startsWith('/inputSchema')) continue;
      // Written in other words, it lets through what it did.
      // What it also refuses now is told as a break.
      if (['equivalent', 'narrowed', 'changed'].includes(String(change.meta?.effect))) continue;
      const last = change.pointer.slice(change.pointer.lastIndexOf('/') + 1);
      const pairs: [string, Json, Json, string][] = KEYS.includes(last)
        ? [[last, change.before, change.after, change.pointer]]
        : change.meta?.op === 'keywords'
          ? KEYS.flatMap((key) => {
              const [b, a] = [own(change.before, key), own(change.after, key)];
              return b === undefined && a === undefined
                ? []
                : [[key, b ?? null, a ?? null, `${change.pointer}/${key}`] as [string, Json, Json, string]];
            })
          : [];
      for (const [key, before, after, pointer] of pairs) {
        if (!loosens(key, before, after)) continue;
        // Each of the forms that it became still says so.
        if (key === 'additionalProperties' && after === null && closedForms(change.after, before)) continue;
        // An enum in place of a const, or the reverse, is told by the other keyword.
        if (
          (key === 'const' || key === 'enum') &&
          change.meta?.op === 'keywords' &&
          after === null &&
          own(change.after, key === 'const' ? 'enum' : 'const') !== undefined
        )
          continue;
        const path = steps(pointer);
        const at = path.lastIndexOf('properties');
        const parameter = at < 0 ? 'the whole input' : (path[at + 1] ?? '');
        const guarded =
          at >= 0 &&
          identifierWords(parameter).some((w) => SENSITIVE.has(w)) &&
          key !== 'enum' &&
          key !== 'additionalProperties' &&
          !LOWER.has(key);
        yield {
          target: change.target,
          name: change.name,
          pointer,
          evidence: { parameter: shown(parameter, 120), key, before: text(before), after: after === null ? 'gone' : text(after) },
          level: guarded && (key === 'pattern' || key === 'const' || key === 'format') ? 'warning' : 'note',
          sentence: `${key} ${text(after)}`,
        };
      }
    }
  },
};
