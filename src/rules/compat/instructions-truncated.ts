import { issue, NONE, type Rule } from '../rule.ts';
import { limitsOf, messagesBy, strictest } from './client.ts';
import { cutAt } from './cut.ts';

export const rule: Rule = {
  meta: {
    id: 'compat/instructions-truncated',
    level: 'warning',
    kind: 'content',
    summary: "A chosen client cuts the server's instructions off.",
    why: 'Instructions go into the system prompt, and what lies beyond the cut is never read by the model. Nobody is told.',
    source: ['mcp'],
    messages: messagesBy(
      ['text-cut'],
      (then) => `The instructions are {bytes} bytes long and {clients} cuts them at {limit}: ${then}, from {lost} on`,
      'Keep to what holds across tools, and put the rest into the descriptions of the tools.',
    ),
  },
  item(item, context) {
    if (item.target !== 'instructions' || typeof item.raw !== 'string') return NONE;
    const bytes = Buffer.byteLength(item.raw);
    const over = limitsOf(context, 'instructionsBytes').filter((f) => bytes > f.limit.value);
    const judged = strictest(over);
    if (!judged) return NONE;
    const limit = Math.min(...over.map((f) => f.limit.value));
    return [issue(item, '', { bytes, limit, clients: judged.clients, lost: cutAt(item.raw, limit) }, judged)];
  },
};
