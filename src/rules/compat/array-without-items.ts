import { issue, NONE, type Rule } from '../rule.ts';
import { hasType } from '../schema/nodes.ts';
import { usedInputs } from '../schema/refs.ts';
import { messagesBy, strictestOf } from './client.ts';
import { MOST } from './most.ts';

export const rule: Rule = {
  meta: {
    id: 'compat/array-without-items',
    level: 'error',
    kind: 'content',
    summary: 'A list parameter does not say what its items are.',
    why: 'JSON Schema lets a list stand without `items`. The OpenAI API answers an error for the whole request, VS Code leaves the tool out, and a model has to guess what to put in.',
    source: ['mcp'],
    messages: messagesBy(
      ['request-refused', 'tool-dropped'],
      (then) => `The list {place} of {tool} does not say what its items are; {clients} needs that: ${then}`,
      'Add items with the type of one item, for example {"type": "string"}.',
    ),
  },
  tool(tool, context) {
    const judged = strictestOf(context, 'arrayItems');
    if (!judged) return NONE;
    const bare = usedInputs(tool).filter((n) => n.schema && hasType(n.schema, 'array') && !Object.hasOwn(n.schema, 'items'));
    return bare.slice(0, MOST).map((node) => issue(tool, node.pointer, { place: node.place, clients: judged.clients }, judged));
  },
};
