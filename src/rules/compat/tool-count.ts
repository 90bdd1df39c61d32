import type { Issue } from '../../model/finding.ts';
import type { Rule } from '../rule.ts';
import { limitsOf, messagesBy, strictest } from './client.ts';

export const rule: Rule = {
  meta: {
    id: 'compat/tool-count',
    level: 'warning',
    kind: 'content',
    summary: 'The list has more tools than a chosen client takes.',
    why: 'Clients and APIs take so many tools at a time, over all servers together. Over it some refuse the request and others leave out the rest, without a word on which. One server at the limit leaves no room for a second one.',
    source: ['mcp'],
    messages: messagesBy(
      ['tools-dropped', 'request-refused', 'tool-dropped'],
      (then) => `The server lists {count} {count:1=tool|*=tools}, over the {limit} that {clients} takes from all servers together: ${then}`,
      'Merge tools that do one job, or let the user choose a set of tools when the server starts.',
    ),
  },
  *surface(surface, context) {
    const count = surface.tools.length;
    const over = limitsOf(context, 'toolCount').filter((f) => count > f.limit.value);
    for (const limit of [...new Set(over.map((f) => f.limit.value))].sort((a, b) => a - b)) {
      const judged = strictest(over.filter((f) => f.limit.value === limit))!;
      const found: Issue = {
        target: 'server',
        name: null,
        pointer: '',
        evidence: { count, limit, clients: judged.clients },
        messageId: judged.messageId,
        level: judged.level,
        // Each limit is crossed once, however many tools come later.
        sentence: String(limit),
      };
      yield found;
    }
  },
};
