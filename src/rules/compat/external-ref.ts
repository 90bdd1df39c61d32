import { step } from '../../model/json.ts';
import { issue, type Rule } from '../rule.ts';
import { references } from '../schema/refs.ts';
import { MOST } from './most.ts';

export const rule: Rule = {
  meta: {
    id: 'compat/external-ref',
    level: 'error',
    kind: 'content',
    summary: 'A $ref leads out of its schema, to another document.',
    why: 'Clients do not fetch references, and the protocol tells them not to: the schema does not compile. If one did, what it fetches could change after this review. It is not fetched here either.',
    source: ['mcp'],
    messages: {
      default: {
        title: '{tool} refers to {ref}, outside its schema: clients do not fetch it, and what stands there can change after this review',
        help: 'Copy the definition under $defs of the schema and refer to it there.',
      },
    },
  },
  tool(tool) {
    const found = references(tool).filter((r) => r.target.kind === 'outside');
    return found.slice(0, MOST).map(({ node, keyword, ref }) => issue(tool, step(node.pointer, keyword), { ref: ref.slice(0, 200) }));
  },
};
