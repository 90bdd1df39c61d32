import type { Issue } from '../../model/finding.ts';
import { same } from '../../model/same.ts';
import type { Item } from '../../model/surface.ts';
import { Memory, MOST_TEXTS } from '../../text/memory.ts';
import { issue, type Rule } from '../rule.ts';
import { analyse, has, type Placed } from './analysis.ts';
import { shown } from './shown.ts';
import { outside, unusual } from './unusual.ts';

/** What a sentence does: it tells the model or the user to do something, or it does not. */
export function roleOf({ sentence: s, opening }: Placed): 'model' | 'user' | undefined {
  if (s.spelling === 'identifier' || s.spelling === 'joined' || s.words < 3) return undefined;
  const obliges = has(s, 'MUST') || has(s, 'ALWAYS');
  if (opening && !obliges && !has(s, 'DONT')) return undefined;
  const addressed = has(s, 'YOU') || has(s, 'MODEL') || has(s, 'USER') || has(s, 'TOOL') || has(s, 'CALL');
  if (!has(s, 'IMP') && !has(s, 'DONT') && !(obliges && addressed)) return undefined;
  return has(s, 'USER') && !has(s, 'MODEL') && !has(s, 'YOU') && !has(s, 'IMP') ? 'user' : 'model';
}

export const rule: Rule = {
  meta: {
    id: 'security/new-directive',
    level: 'note',
    kind: 'change',
    summary: 'An added sentence tells the model or the user to do something.',
    why: 'Not every order is an attack, and a quiet attack carries no loud word. A reviewer who reads the added orders first has read what matters.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'An added sentence directs the {addressee:user=user|model=model}: {words}',
        help: 'Read it as the model would: what is asked, of whom, on what, and is that this tool’s business?',
      },
      outside: {
        title: 'An added sentence is not about the tool but about the assistant, its user or other tools: {words}',
        help: 'Read it as the model would. A description says what the tool takes, does and returns; how an assistant behaves is for its user and its client to say.',
      },
      unusual: {
        title: 'An added sentence gives the {addressee} an order that tools hardly ever give: {words}',
        help: 'Read it as the model would. Say what the tool does and returns; leave what the user is told, and what else is done, to the model and the user.',
      },
    },
  },
  *change({ base, head, pairing }): Iterable<Issue> {
    // A sentence that moved from a tool that is gone is not new either.
    const gone = new Set<string>();
    for (const item of base.items) if (pairing.headOf(item) === undefined) sentencesOf(item, base.toolNames, gone);
    for (const item of head.items) {
      const before = pairing.baseOf(item);
      if (before !== undefined && same(before.raw, item.raw)) continue;
      const known = new Set<string>();
      if (before !== undefined) sentencesOf(before, base.toolNames, known);
      yield* added(item, before !== undefined, known, gone, head.toolNames);
    }
  },
};

/** UTF-16 units of an added sentence that are shown: a reviewer is to read it whole. */
const LONGEST = 1200;

/** A sentence without what a list or the end of a line puts around it. */
const normal = new Memory(
  (text: string): string =>
    text
      .toLowerCase()
      .replace(/\s+/g, ' ')
      .replace(/^(?:[-*•–—#>]|\d{1,3}[.)])+ /, '')
      .trim()
      .replace(/[.。]$/, ''),
  MOST_TEXTS,
);

/** All of them, whatever they do there: an opening sentence that moved further down was read before. */
function sentencesOf(item: Item, names: ReadonlySet<string>, into: Set<string>): void {
  for (const { sentence } of analyse(item, names).placed) into.add(normal.of(sentence.text));
}

function* added(item: Item, changed: boolean, known: Set<string>, gone: ReadonlySet<string>, names: ReadonlySet<string>): Iterable<Issue> {
  const analysis = analyse(item, names);
  for (const placed of analysis.placed) {
    const { sentence, field } = placed;
    // The opening of a new tool says what it is for, in whatever words.
    const apart = (changed || !placed.opening) && outside(placed, analysis);
    const addressee = apart ? 'model' : roleOf(placed);
    if (addressee === undefined) continue;
    const key = normal.of(sentence.text);
    if (known.has(key) || gone.has(key)) continue;
    known.add(key);
    const odd = apart ? 'outside' : addressee === 'model' && unusual(placed, analysis) ? 'unusual' : undefined;
    yield issue(
      item,
      field.pointer,
      { addressee, words: shown(sentence.text, LONGEST) },
      { sentence: sentence.text, ...(odd === undefined ? {} : { level: 'warning', messageId: odd }) },
    );
  }
}
