import type { Issue } from '../../model/finding.ts';
import { isObject, type Json, own, step } from '../../model/json.ts';
import { issue, type Rule } from '../rule.ts';
import { shown } from './shown.ts';

/** Last parts of `_meta` keys, without separators, that change what a client does. */
const KEYS = new Set(
  `requiresuserinteraction userinteractionrequired alwaysload alwaysallow autoapprove autoapproved approval requiresapproval requireapproval skipconfirmation confirmationrequired visibility hidden deferloading
   widgetaccessible outputtemplate securityschemes trusted trustlevel bypasssecurity priority systemprompt invoking invoked autorun background sandbox permissions csp domain widgetdomain widgetcsp`.split(
    /\s+/,
  ),
);
/** What `ui` holds in the apps extension. */
const UI = new Set(['visibility', 'resourceuri', 'csp', 'domain', 'permissions']);

export const rule: Rule = {
  meta: {
    id: 'security/client-behaviour-meta',
    level: 'warning',
    kind: 'change',
    summary: 'A key of `_meta` or of the annotations that changes what a client does came, went or changed.',
    why: 'Some clients read `_meta` to decide whether to ask the user, whether to load a tool at once, or who may see it. Nobody reads it in a review.',
    source: ['mcp'],
    messages: {
      default: {
        title: '{key} changes what clients do: it was {before} and is {after}',
        help: 'Say in the pull request which client it is for and what it changes there.',
      },
    },
  },
  *change({ pairing }): Iterable<Issue> {
    for (const { base, head } of [...pairing.tools, ...pairing.prompts, ...pairing.resources, ...pairing.templates]) {
      if (!head) continue;
      const before = flags(base?.raw);
      const after = flags(head.raw);
      for (const key of new Set([...before.keys(), ...after.keys()])) {
        const [b, a] = [before.get(key), after.get(key)];
        if (text(b) === text(a) || (base === undefined && key.startsWith('/_meta') && harmless(a))) continue;
        yield issue(
          head,
          a === undefined ? key.slice(0, key.indexOf('/', 1)) : key,
          { key: shown(key.replace(/^\/(?:_meta|annotations)\//, '').replaceAll('~1', '/'), 120), before: text(b), after: text(a) },
          { sentence: `${key} ${text(a)}` },
        );
      }
    }
  },
};

const text = (value: Json | undefined): string =>
  value === undefined ? 'not there' : shown((JSON.stringify(value) ?? 'null').slice(0, 200), 160);
/** Values that ask for care rather than take it away; a template and its looks are what a new tool of an app has. */
const harmless = (value: Json | undefined): boolean =>
  value === undefined || typeof value === 'string' || isObject(value) || value === false || Array.isArray(value);

/** Keys that no client knows and that can only be meant for a model or a careless client. */
const POSING = new Set(
  'systemprompt bypasssecurity trustlevel hiddencommand privilegeescalation systeminjection injection publicaccess authrequired requiresauth override'.split(
    ' ',
  ),
);

function flags(raw: Json | undefined): Map<string, Json> {
  const found = new Map<string, Json>();
  const meta = own(raw, '_meta');
  if (isObject(meta)) {
    for (const [key, value] of Object.entries(meta)) {
      const last = plain(key.slice(key.lastIndexOf('/') + 1));
      if (KEYS.has(last)) found.set(step('/_meta', key), value as Json);
      if (last === 'ui' && isObject(value))
        for (const [inner, v] of Object.entries(value)) if (UI.has(plain(inner))) found.set(step(step('/_meta', key), inner), v as Json);
    }
  }
  const annotations = own(raw, 'annotations');
  if (isObject(annotations))
    for (const [key, value] of Object.entries(annotations)) if (POSING.has(plain(key))) found.set(step('/annotations', key), value as Json);
  return found;
}

const plain = (key: string): string => key.toLowerCase().replace(/[^a-z]/g, '');
