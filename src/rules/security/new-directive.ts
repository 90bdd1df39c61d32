import type { Issue } from '../../model/finding.ts';
import type { Item } from '../../model/surface.ts';
import { issue, type Rule } from '../rule.ts';
import { analyse, has, type Sentence } from './analysis.ts';
import { shown } from './shown.ts';

/** What a sentence does: it tells the model or the user to do something, or it does not. */
export function roleOf(s: Sentence): 'model' | 'user' | undefined {
  if (s.spelling === 'identifier' || s.spelling === 'joined' || s.words < 3) return undefined;
  if (s.opening && !has(s, 'MUST') && !has(s, 'DONT') && !has(s, 'ALWAYS')) return undefined;
  const directs =
    has(s, 'IMP') ||
    has(s, 'DONT') ||
    ((has(s, 'MUST') || has(s, 'ALWAYS')) && (has(s, 'YOU') || has(s, 'MODEL') || has(s, 'USER') || has(s, 'TOOL') || has(s, 'CALL')));
  if (!directs) return undefined;
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
        title: 'An added sentence directs the {addressee}: {words}',
        help: 'Read it as the model would: what is asked, of whom, on what, and is that this tool’s business?',
      },
    },
  },
  *change({ base, head, pairing }): Iterable<Issue> {
    const known = new Set<string>();
    for (const item of base.items)
      for (const s of analyse(item, base.toolNames).sentences) if (roleOf(s) !== undefined) known.add(normal(s.text));
    for (const item of head.items) {
      const before = pairing.baseOf(item);
      if (before !== undefined && before.raw === item.raw) continue;
      yield* added(item, known, head.toolNames);
    }
  },
};

const normal = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

function* added(item: Item, known: ReadonlySet<string>, names: ReadonlySet<string>): Iterable<Issue> {
  const told = new Set<string>();
  for (const s of analyse(item, names).sentences) {
    const addressee = roleOf(s);
    if (addressee === undefined) continue;
    const key = normal(s.text);
    if (known.has(key) || told.has(key)) continue;
    told.add(key);
    yield issue(item, s.field.pointer, { addressee, words: shown(s.text) }, { sentence: s.text });
  }
}
