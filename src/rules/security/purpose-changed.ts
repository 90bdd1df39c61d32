import type { Item } from '../../model/surface.ts';
import { firstSentence } from '../../text/sentences.ts';
import { words } from '../../text/words.ts';
import { issue, type Rule } from '../rule.ts';
import { shown } from './shown.ts';

/** Verbs by what they do to things. */
const CLASSES: Record<string, string> = {
  look: 'get list find search fetch read show view retrieve look return query display describe check count lookup browse inspect explain',
  make: 'create add insert make build generate write post register book open start schedule place reserve',
  alter: 'update edit modify change set replace patch rename move convert assign configure',
  end: 'delete remove cancel destroy drop purge erase wipe clear close stop revoke archive',
  send: 'send mail email forward upload publish share transfer export pay submit transmit push deliver',
  run: 'run execute launch invoke eval deploy install',
};
const CLASS_OF = new Map(Object.entries(CLASSES).flatMap(([name, list]) => list.split(' ').map((w) => [w, name] as const)));
/** Words that say nothing about what a tool is for. */
const EMPTY = new Set(
  'a an the of to in on for and or with by from as is are be this that it its into at all any one given new tool use when you user returns return'.split(
    ' ',
  ),
);
/** Share of common words below which two openings are about different things. */
const LITTLE = 0.2;

const stem = (w: string): string => w.replace(/(?:ies)$/, 'y').replace(/(?:s|es)$/, '');
const opening = (item: Item): string => firstSentence((item.description ?? '').slice(0, 2_000));

function verbClass(text: string): string | undefined {
  for (const w of words(text).slice(0, 6)) {
    const found = CLASS_OF.get(w) ?? CLASS_OF.get(stem(w)) ?? CLASS_OF.get(w.replace(/es$/, ''));
    if (found !== undefined) return found;
  }
  return undefined;
}

const content = (text: string): Set<string> =>
  new Set(
    words(text)
      .filter((w) => !EMPTY.has(w))
      .map(stem),
  );

function likeness(a: Set<string>, b: Set<string>): number {
  let common = 0;
  for (const w of a) if (b.has(w)) common++;
  const all = a.size + b.size - common;
  return all === 0 ? 1 : common / all;
}

export const rule: Rule = {
  meta: {
    id: 'security/purpose-changed',
    level: 'warning',
    kind: 'change',
    summary: 'A tool kept its name and now does another job.',
    why: 'People and clients approve a tool by its name. One that does another job under the old name inherits an approval that was given for something else.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The tool was “{before}” and is now “{after}”',
        help: 'Give the new job a new name and keep the old tool as it was, or remove it.',
      },
    },
  },
  *change({ pairing }) {
    for (const { base, head, how } of pairing.tools) {
      if (!base || !head || how !== 'same' || base.description === head.description) continue;
      const [before, after] = [opening(base), opening(head)];
      if (before === '' || after === '' || before === after) continue;
      const [a, b] = [content(before), content(after)];
      if (a.size < 2 || b.size < 2) continue;
      const whole = likeness(content(base.description ?? ''), content(head.description ?? ''));
      const kinds = [verbClass(before), verbClass(after)];
      const otherVerb = kinds[0] !== undefined && kinds[1] !== undefined && kinds[0] !== kinds[1];
      const near = likeness(a, b);
      const named = content(head.name.replace(/[_\-.]/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2'));
      // What the name says may be all that two honest wordings share.
      const keepsName = [...named].filter((w) => b.has(w)).length >= Math.min(2, named.size) && !otherVerb;
      if ((otherVerb && near < 0.5 && whole < 0.6) || (near < LITTLE / 2 && whole < LITTLE && !keepsName))
        yield issue(head, '/description', { before: shown(before, 240), after: shown(after, 240) }, { sentence: after });
    }
  },
};
