import { isObject, own } from '../../model/json.ts';
import { oneOf } from '../../model/words.ts';
import { issue, NONE, type Rule } from '../rule.ts';
import { brief } from './most.ts';

export const rule: Rule = {
  meta: {
    id: 'compat/schema-root-object',
    level: 'error',
    kind: 'content',
    summary: 'The input schema is missing, is no object, or does not say `type: object` at its root.',
    why: 'Every revision of the protocol asks for an input schema whose root says `type: object`. Clients built on the official SDKs check the whole list at once: one tool without it, and no tool of the server is there.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The input schema of {tool} has {type} as its type at the root: SDK clients refuse the whole list',
        help: 'Put "type": "object" at the root of the input schema.',
      },
      untyped: {
        title: 'The input schema of {tool} has no type at its root: SDK clients refuse the whole list',
        help: 'Put "type": "object" at the root of the input schema. Where a library makes the schema, look at its version: an empty root often means that it did not understand the definition.',
      },
      missing: {
        title: '{tool} has no input schema: SDK clients refuse the whole list',
        help: 'A tool without parameters has {"type": "object", "properties": {}, "additionalProperties": false}.',
      },
      wrong: {
        title: `The input schema of {tool} is ${oneOf('found', ['null', 'a list', 'a string', 'a number', 'a boolean'])} and must be an object: SDK clients refuse the whole list`,
        help: 'A tool without parameters has {"type": "object", "properties": {}, "additionalProperties": false}.',
      },
    },
  },
  tool(tool) {
    if (!isObject(tool.raw)) return NONE;
    const schema = tool.inputSchema;
    if (schema === undefined) return [issue(tool, '/inputSchema', {}, { messageId: 'missing' })];
    if (!isObject(schema)) return [issue(tool, '/inputSchema', { found: kind(schema) }, { messageId: 'wrong' })];
    const type = own(schema, 'type');
    if (type === undefined) return [issue(tool, '/inputSchema', {}, { messageId: 'untyped' })];
    return type === 'object' ? NONE : [issue(tool, '/inputSchema/type', { type: brief(type) })];
  },
};

const kind = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'a list' : `a ${typeof value}`);
