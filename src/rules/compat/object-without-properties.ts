import { isObject, own } from '../../model/json.ts';
import { issue, NONE, type Rule } from '../rule.ts';
import { hasType, type SchemaNode } from '../schema/nodes.ts';
import { usedInputs } from '../schema/refs.ts';
import { messagesBy, strictestOf } from './client.ts';
import { MOST } from './most.ts';

/** What else says which properties an object has. */
const SAYS = ['properties', 'patternProperties', '$ref', '$dynamicRef', 'allOf', 'anyOf', 'oneOf', 'enum', 'const'];

export const rule: Rule = {
  meta: {
    id: 'compat/object-without-properties',
    level: 'warning',
    kind: 'content',
    summary: 'An object says nothing of its properties.',
    why: 'The protocol allows a bare `{"type": "object"}`. Some paths of the OpenAI API answer that properties are missing, its strict mode always does, and a model has to guess what to put in.',
    source: ['mcp'],
    messages: messagesBy(
      ['sometimes-refused', 'request-refused'],
      (then) => `The object {place} of {tool} names no properties; for {clients} that will not do: ${then}`,
      'Name the properties, even if there are none: "properties": {}. For free keys say what their values are: "additionalProperties": {"type": "string"}.',
    ),
  },
  tool(tool, context) {
    const judged = strictestOf(context, 'objectProperties');
    if (!judged) return NONE;
    return usedInputs(tool)
      .filter(isBare)
      .slice(0, MOST)
      .map((node) => {
        const root = node.parent === undefined;
        const evidence = { place: node.place, clients: judged.clients };
        return issue(tool, node.pointer, evidence, { messageId: judged.messageId, level: root ? 'note' : judged.level });
      });
  },
};

function isBare({ schema }: SchemaNode): boolean {
  if (!schema || !hasType(schema, 'object')) return false;
  for (const key of SAYS) if (Object.hasOwn(schema, key)) return false;
  const more = own(schema, 'additionalProperties');
  return !(isObject(more) && Object.keys(more).length > 0);
}
