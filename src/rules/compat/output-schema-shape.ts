import { isObject, own } from '../../model/json.ts';
import { issue, type Rule } from '../rule.ts';
import { brief } from './most.ts';

/** From this revision on the root of an output schema is free. */
const FREE = '2026-07-28';

export const rule: Rule = {
  meta: {
    id: 'compat/output-schema-shape',
    level: 'error',
    kind: 'content',
    summary: 'The output schema does not say `type: object` at its root, before revision 2026-07-28.',
    why: 'Until revision 2026-07-28 the root of an output schema is an object. Clients built on the official SDKs check the whole list at once: one other output schema, and no tool of the server is there.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The output schema of {tool} has {type:no type=no type} at its root: SDK clients of that revision refuse the whole list',
        help: 'Put the result under a property of an object: {"type": "object", "properties": {"result": ...}, "required": ["result"]}. From revision 2026-07-28 any root is allowed.',
      },
    },
  },
  *surface(surface) {
    const { protocolVersion } = surface.snapshot;
    if (protocolVersion !== null && protocolVersion >= FREE) return;
    for (const tool of surface.tools) {
      const schema = tool.outputSchema;
      if (schema === undefined) continue;
      const type = own(schema, 'type');
      if (type === 'object') continue;
      const found = isObject(schema) ? brief(type ?? 'no type') : brief(schema);
      yield issue(tool, '/outputSchema', { type: found, protocolVersion: protocolVersion ?? 'unknown' });
    }
  },
};
