import type { Rule } from '../rule.ts';
import { about } from './notes.ts';

export const rule: Rule = {
  meta: {
    id: 'protocol/empty-list',
    level: 'error',
    kind: 'content',
    summary: 'The server lists no tools.',
    why: 'A server that starts without its tools mostly lacks a key, a file or a flag. A review of nothing would be green by accident: with an empty head the verdict is an error, and an empty base is told.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The server lists no tools',
        help: 'Look at its log: a key in the environment, a file or a flag is missing. Give what it needs with env.',
      },
    },
  },
  *surface(surface) {
    if (surface.tools.length === 0) yield about({});
  },
};
