import type { Rule } from '../rule.ts';
import { about, notesOf, textOf } from './notes.ts';

export const rule: Rule = {
  meta: {
    id: 'protocol/cursor-loop',
    level: 'error',
    kind: 'content',
    summary: 'The pages of a list do not end: a cursor comes back that was used before.',
    why: 'A client follows `nextCursor` until there is none. One that comes back sends it round for ever, or until a limit of its own, and the list is lost. Where the list of tools itself does not end there is nothing to review, and the verdict is an error.',
    source: ['mcp'],
    messages: {
      default: {
        title: '{method} does not end: its pages name a cursor again that was used before',
        help: 'Leave nextCursor out of the last page.',
      },
    },
  },
  *surface(surface) {
    const methods = [...notesOf(surface, 'other'), ...notesOf(surface, 'limit')]
      .filter((n) => textOf(n, 'limit') === 'cursor' || (textOf(n, 'failure') === 'protocol' && n.text.includes('does not end')))
      .map((n) => textOf(n, 'method').slice(0, 60) || 'a list');
    for (const method of new Set(methods)) yield about({ method }, { sentence: method });
  },
};
