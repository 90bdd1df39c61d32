import { isObject, own } from '../../model/json.ts';
import { issue, type Rule } from '../rule.ts';

export const rule: Rule = {
  meta: {
    id: 'quality/arguments-open',
    level: 'warning',
    kind: 'content',
    summary: 'The input schema accepts arguments it does not know.',
    why: 'A misspelt or invented argument is then ignored in silence, and the model believes it had an effect. The specification recommends a closed schema for tools without arguments.',
    source: ['S1', 'mcp'],
    messages: {
      default: {
        title: '{tool} accepts arguments that it does not know, and ignores them in silence.',
        help: 'Set "additionalProperties": false at the root of its input schema.',
      },
      none: {
        title: '{tool} takes no arguments and accepts any.',
        help: 'Use { "type": "object", "additionalProperties": false } as its input schema.',
      },
    },
  },
  *tool(tool) {
    const schema = tool.inputSchema;
    if (!isObject(schema)) return;
    if (own(schema, 'additionalProperties') !== undefined && own(schema, 'additionalProperties') !== true) return;
    if (['$ref', 'allOf', 'anyOf', 'oneOf', 'patternProperties'].some((key) => own(schema, key) !== undefined)) return;
    if (own(schema, 'unevaluatedProperties') === false) return;
    const none = tool.parameters.length === 0;
    yield issue(tool, '/inputSchema', {}, none ? { messageId: 'none' } : { level: 'note' });
  },
};
