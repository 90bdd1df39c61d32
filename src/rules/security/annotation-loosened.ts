import type { Issue, Level } from '../../model/finding.ts';
import { own } from '../../model/json.ts';
import type { Hints, Tool } from '../../model/surface.ts';
import { identifierWords, words } from '../../text/words.ts';
import { issue, type Rule } from '../rule.ts';
import { CAREFUL, effective } from './hints.ts';

const HINTS = ['readOnlyHint', 'destructiveHint', 'idempotentHint', 'openWorldHint'] as const satisfies (keyof Hints)[];

/** Verbs of tools that only look, in names. */
const LOOKS = new Set(
  'get list read find search fetch show view check describe query count lookup explain inspect preview browse compare diff is has status info calculate compute convert validate summarize summarise suggest recommend resolve scrape screenshot snapshot analyze analyse tail top log logs ping echo geocode reverse extract map directions crawl'.split(
    ' ',
  ),
);
/** Verbs that add something and touch nothing that is there. */
const ADDS = new Set('create add insert append register upload import generate make build post attach duplicate clone open'.split(' '));
/** Verbs of names that speak of loss, unless they are nouns after another verb: `get_merge_request`. */
const ENDS = new Set('merge reset cancel cancels force drop drops replace replaces'.split(' '));
/** Words of a name or an opening that speak of loss wherever they stand. */
const LOSES = new Set(
  'delete deletes deleting remove removes purge destroy erase wipe overwrite overwrites truncate kill terminate revoke uninstall lost irreversible permanently'.split(
    ' ',
  ),
);

/** Words that speak of the world outside the server. */
const OUTWARD = new Set(
  'send sends email e-mail mail web website internet url http crawl scrape post publish tweet sms webhook'.split(' '),
);

const opening = (tool: Tool): string[] => words((tool.description ?? '').slice(0, 300)).slice(0, 30);

/** What the verb of the name does, else the first word of the description: looks, adds, or neither. */
function kind(tool: Tool): 'looks' | 'adds' | undefined {
  const [first = ''] = opening(tool);
  for (const word of [...identifierWords(tool.name), first, first.replace(/s$/, '')]) {
    if (LOOKS.has(word)) return 'looks';
    if (ADDS.has(word)) return 'adds';
    if (ENDS.has(word) || LOSES.has(word)) return undefined;
  }
  return undefined;
}
const looks = (tool: Tool): boolean => kind(tool) === 'looks';
const destroys = (tool: Tool): boolean =>
  [...identifierWords(tool.name), ...opening(tool)].some((w) => LOSES.has(w)) ||
  (kind(tool) === undefined && [...identifierWords(tool.name), ...opening(tool)].some((w) => ENDS.has(w)));
const reachesOut = (tool: Tool): boolean => [...identifierWords(tool.name), ...opening(tool)].some((w) => OUTWARD.has(w));
const declared = (tool: Tool, hint: keyof Hints): boolean => typeof own(tool.annotations, hint) === 'boolean';

/**
 * How grave a loosened hint is. A value that was declared and is turned round is grave, unless the verb of the name says the same
 * as the new value: `get_...` is read-only, `create_...` destroys nothing. One that was never declared is a server that begins to
 * use hints: grave only where the name or the text speaks against the new value.
 */
function weigh(hint: keyof Hints, base: Tool, head: Tool): Level {
  if (hint === 'openWorldHint') return declared(base, hint) || reachesOut(head) ? 'warning' : 'note';
  if (hint === 'idempotentHint') return declared(base, hint) ? 'warning' : 'note';
  if (hint === 'readOnlyHint') {
    if (looks(head) && !destroys(head)) return declared(base, hint) ? 'warning' : 'note';
    return declared(base, hint) || destroys(head) || base.annotations !== undefined ? 'error' : 'warning';
  }
  if (destroys(head)) return 'error';
  if (declared(base, hint)) return kind(head) === undefined ? 'error' : 'warning';
  return looks(head) || base.annotations === undefined ? 'note' : 'warning';
}

export const rule: Rule = {
  meta: {
    id: 'security/annotation-loosened',
    level: 'error',
    kind: 'change',
    summary: 'A hint now promises more safety than it did: read-only, not destructive, idempotent or closed-world.',
    why: 'Clients decide by these hints whether they ask before a call. A hint that is loosened takes the question away, also when a hint is left out and its default says so.',
    source: ['mcp'],
    messages: {
      default: {
        title: '{hint} went from {before} to {after}: clients that asked before a call may stop asking',
        help: 'Keep the hint as it was, or say in the pull request why the tool is safer now than it was.',
      },
      tightened: {
        title: '{hint} went from {before} to {after}: clients may ask more often',
        help: 'Nothing to do if the tool is as careful as its hint now says.',
      },
      lost: {
        title: 'The tool no longer says that it is read-only: clients treat it as one that may destroy',
        help: 'Declare the hints again. A wrapper or a new library version may have dropped them.',
      },
    },
  },
  *change({ pairing }): Iterable<Issue> {
    for (const { base, head } of pairing.tools) {
      if (!base || !head) continue;
      const before = effective(base);
      const after = effective(head);
      let loosened = false;
      for (const hint of HINTS) {
        if (before[hint] === after[hint] || after[hint] === CAREFUL[hint]) continue;
        // Destructive and idempotent follow from read-only: that one is told.
        if (hint !== 'readOnlyHint' && hint !== 'openWorldHint' && !before.readOnlyHint && after.readOnlyHint) continue;
        loosened = true;
        const removed = own(head.annotations, hint) === undefined;
        yield issue(
          head,
          removed ? '/annotations' : `/annotations/${hint}`,
          { hint, before: before[hint], after: after[hint], removed },
          { level: weigh(hint, base, head), sentence: hint },
        );
      }
      if (!loosened) yield* tightened(base, head);
    }
  },
};

function* tightened(base: Tool, head: Tool): Iterable<Issue> {
  for (const hint of HINTS) {
    if (base.hints[hint] === head.hints[hint] || head.hints[hint] !== CAREFUL[hint]) continue;
    const removed = own(head.annotations, hint) === undefined;
    const lost = removed && hint === 'readOnlyHint';
    yield issue(
      head,
      removed ? '/annotations' : `/annotations/${hint}`,
      { hint, before: base.hints[hint], after: head.hints[hint], removed },
      { messageId: lost ? 'lost' : 'tightened', level: lost ? 'warning' : 'note', sentence: hint },
    );
  }
}
