import type { Issue } from '../../model/finding.ts';
import { isObject, own } from '../../model/json.ts';
import type { Tool } from '../../model/surface.ts';
import { issue, NONE, type Rule } from '../rule.ts';
import { hasType, inputNodes } from '../schema/nodes.ts';
import { type Judged, strictestOf } from './client.ts';
import { MOST } from './most.ts';

export const rule: Rule = {
  meta: {
    id: 'compat/strict-mode-subset',
    level: 'warning',
    kind: 'content',
    summary: 'An object is open or has optional properties, which the strict mode of a chosen client does not take.',
    why: 'In strict mode the API promises that arguments fit the schema. For that every object must be closed and every property required; what is optional is a union with null.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The object {place} of {tool} is not closed, which {clients} asks for: the whole request is refused',
        help: 'Add "additionalProperties": false.',
      },
      optional: {
        title:
          'The object {place} of {tool} has optional properties, {optional}; {clients} wants all of them required: the whole request is refused',
        help: 'Name every property in required, and let the optional ones be null: "type": ["string", "null"].',
      },
    },
  },
  tool(tool, context) {
    const judged = strictestOf(context, 'strictSubset');
    return judged ? judge(tool, judged) : NONE;
  },
};

function* judge(tool: Tool, judged: Judged): Iterable<Issue> {
  const objects = inputNodes(tool).filter((n) => hasType(n.schema, 'object') || isObject(own(n.schema, 'properties')));
  for (const node of objects.slice(0, MOST)) {
    const { schema } = node;
    const properties = own(schema, 'properties');
    const place = node.place;
    const { level, clients } = judged;
    if (own(schema, 'additionalProperties') !== false) yield issue(tool, node.pointer, { place, clients }, { level });
    const required = own(schema, 'required');
    const names = new Set(Array.isArray(required) ? required : []);
    const optional = isObject(properties) ? Object.keys(properties).filter((p) => !names.has(p)) : [];
    if (optional.length) {
      yield issue(tool, `${node.pointer}/required`, { place, clients, optional: optional.slice(0, 8) }, { level, messageId: 'optional' });
    }
  }
}
