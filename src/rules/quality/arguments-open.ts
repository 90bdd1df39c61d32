import { isObject, own } from '../../model/json.ts';
import { issue, NONE, type Rule } from '../rule.ts';
import { refusing } from './words/advice.ts';

export const rule: Rule = {
  meta: {
    id: 'quality/arguments-open',
    level: 'warning',
    kind: 'content',
    summary: 'The input schema accepts arguments it does not know.',
    why: 'A mistyped or invented argument is then not refused by the schema. Where the tool does not check it either, the model believes that it had an effect. The specification recommends a closed schema for tools without arguments.',
    source: ['S1', 'mcp'],
    messages: {
      default: {
        title: '{tool} accepts arguments that it does not know: a mistyped or invented argument is not refused by the schema.',
        help: 'Set "additionalProperties": false at the root of its input schema.',
      },
      none: {
        title: '{tool} takes no arguments, and its schema accepts any.',
        help: 'Use { "type": "object", "properties": {}, "additionalProperties": false } as its input schema.',
      },
      client: {
        title: '{tool} accepts arguments that it does not know: a mistyped or invented argument is not refused by the schema.',
        help: 'Refuse unknown arguments in the code of the tool: {clients} takes no schema that does it.',
      },
      clientNone: {
        title: '{tool} takes no arguments, and its schema accepts any.',
        help: 'Refuse arguments in the code of the tool: {clients} takes no schema that does it.',
      },
    },
  },
  tool(tool, context) {
    const schema = tool.inputSchema;
    if (!isObject(schema)) return NONE;
    if (own(schema, 'additionalProperties') !== undefined && own(schema, 'additionalProperties') !== true) return NONE;
    if (['$ref', 'allOf', 'anyOf', 'oneOf', 'patternProperties'].some((key) => own(schema, key) !== undefined)) return NONE;
    if (own(schema, 'unevaluatedProperties') === false) return NONE;
    const none = tool.parameters.length === 0;
    const clients = refusing(context, { additionalProperties: false });
    if (clients.length === 0) return [issue(tool, '/inputSchema', {}, none ? { messageId: 'none' } : { level: 'note' })];
    // Whoever serves such a client cannot close the schema.
    return [issue(tool, '/inputSchema', { clients }, { messageId: none ? 'clientNone' : 'client', level: 'note' })];
  },
};
