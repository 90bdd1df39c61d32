import { own } from '../../model/json.ts';
import { issue, NONE, type Rule } from '../rule.ts';
import { inputNodes } from '../schema/nodes.ts';
import { strictestOf } from './client.ts';

export const rule: Rule = {
  meta: {
    id: 'compat/type-list',
    level: 'note',
    kind: 'content',
    summary: '`type` is a list of types.',
    why: 'A list such as `["string", "null"]` is good JSON Schema. The Gemini API takes one type only and refuses the whole request; other readers keep the first.',
    source: ['mcp'],
    messages: {
      default: {
        title: '{tool} gives more than one type for {places}: some clients keep only the first',
        help: 'Give one type and leave the parameter optional, or use anyOf.',
      },
      refused: {
        title: '{tool} gives more than one type for {places}: {clients} refuses the whole request',
        help: 'Give one type and leave the parameter optional, or use anyOf.',
      },
    },
  },
  tool(tool, context) {
    const found = inputNodes(tool).filter((n) => Array.isArray(own(n.schema, 'type')) && (own(n.schema, 'type') as unknown[]).length > 1);
    if (found.length === 0) return NONE;
    const places = found.slice(0, 8).map((n) => n.place);
    const judged = strictestOf(context, 'typeList');
    const evidence = { places, count: found.length, ...(judged ? { clients: judged.clients } : {}) };
    return [issue(tool, `${found[0]!.pointer}/type`, evidence, judged ? { messageId: 'refused', level: judged.level } : {})];
  },
};
