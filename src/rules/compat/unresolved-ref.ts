import { step } from '../../model/json.ts';
import { issue, type Rule } from '../rule.ts';
import { references } from '../schema/refs.ts';
import { MOST } from './most.ts';

export const rule: Rule = {
  meta: {
    id: 'compat/unresolved-ref',
    level: 'error',
    kind: 'content',
    summary: 'A $ref leads to nothing inside its schema.',
    why: 'A reference that leads nowhere makes the schema impossible to compile: model APIs refuse the request, SDK clients the tool. It usually appears when a library inlines a schema and leaves the definitions out.',
    source: ['mcp'],
    messages: {
      default: {
        title: '{tool} refers to {ref}, which is not in its schema',
        help: 'Put the definition under $defs of the same schema, or write it in place of the reference.',
      },
    },
  },
  tool(tool) {
    const found = references(tool).filter((r) => r.target.kind === 'nothing');
    return found.slice(0, MOST).map(({ node, keyword, ref }) => issue(tool, step(node.pointer, keyword), { ref: ref.slice(0, 200) }));
  },
};
