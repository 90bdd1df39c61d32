import { own } from '../../model/json.ts';
import { issue, NONE, type Rule } from '../rule.ts';
import { limitsOf, messagesBy, strictest } from './client.ts';

export const rule: Rule = {
  meta: {
    id: 'compat/root-combinator',
    level: 'error',
    kind: 'content',
    summary: 'The input schema has anyOf, oneOf, allOf or the like at its root, which a chosen client refuses.',
    why: 'Since revision 2026-07-28 the protocol allows any keyword at the root of an input schema. The large model APIs do not: they answer an error for the whole request, so that one tool takes every other with it.',
    source: ['mcp'],
    messages: messagesBy(
      ['request-refused', 'tool-dropped'],
      (then) => `The input of {tool} has {keywords} at its root; for {clients} that will not do: ${then}`,
      'Move the alternatives into one property, or make the properties optional, say in the description which go together, and check it in the tool. The protocol allows this form from revision 2026-07-28; these clients do not.',
    ),
  },
  tool(tool, context) {
    const { inputSchema } = tool;
    const limited = limitsOf(context, 'rootCombinators');
    const uses = (keywords: readonly string[]): boolean => keywords.some((k) => own(inputSchema, k) !== undefined);
    if (!limited.some((f) => uses(f.limit.value))) return NONE;
    const found = limited.filter((f) => uses(f.limit.value));
    const judged = strictest(found)!;
    const refused = new Set(found.flatMap((f) => f.limit.value));
    const keywords = [...refused].filter((k) => own(inputSchema, k) !== undefined);
    return [issue(tool, `/inputSchema/${keywords[0]}`, { keywords, clients: judged.clients }, judged)];
  },
};
