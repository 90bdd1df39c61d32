import type { Rule } from '../rule.ts';
import { about, notesOf, textOf } from './notes.ts';

export const rule: Rule = {
  meta: {
    id: 'protocol/order-unstable',
    level: 'warning',
    kind: 'content',
    summary: 'Two listings of one build give the tools in another order.',
    why: 'The list stands at the start of every prompt. When its order changes, the cache of the prompt is lost and every request is paid in full; the protocol asks for a deterministic order.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The tools come in another order each time ({how:asked again=asked again}): every change of order costs the prompt cache',
        help: 'Sort the list by name before it is sent.',
      },
    },
  },
  *surface(surface) {
    const how = [...new Set(notesOf(surface, 'order').map((n) => textOf(n, 'how') || 'asked again'))];
    if (how.length) yield about({ how: how.slice(0, 5).map((h) => h.slice(0, 100)) });
  },
};
