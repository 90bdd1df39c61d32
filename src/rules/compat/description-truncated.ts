import { issue, NONE, type Rule } from '../rule.ts';
import { limitsOf, messagesBy, strictest } from './client.ts';
import { cutAt } from './cut.ts';

export const rule: Rule = {
  meta: {
    id: 'compat/description-truncated',
    level: 'warning',
    kind: 'content',
    summary: 'A chosen client cuts the description off.',
    why: 'What lies beyond the cut is never read by the model, and nobody is told. What matters most is often at the end: limits, warnings, what not to use the tool for.',
    source: ['mcp'],
    messages: messagesBy(
      ['text-cut'],
      (then) => `The description of {tool} is {bytes} bytes long and {clients} cuts it at {limit}: ${then}, from {lost} on`,
      'Move what a model must know before the cut, or shorten the text. Long reference belongs into the parameters, a resource or a prompt.',
    ),
  },
  tool(tool, context) {
    const text = tool.description;
    if (text === undefined) return NONE;
    // A character has at most three bytes for each UTF-16 unit: most texts need no count.
    const limits = limitsOf(context, 'descriptionBytes').filter((f) => text.length * 3 > f.limit.value);
    if (limits.length === 0) return NONE;
    const bytes = Buffer.byteLength(text);
    const over = limits.filter((f) => bytes > f.limit.value);
    const judged = strictest(over);
    if (!judged) return NONE;
    const limit = Math.min(...over.map((f) => f.limit.value));
    return [issue(tool, '/description', { bytes, limit, clients: judged.clients, lost: cutAt(text, limit) }, judged)];
  },
};
