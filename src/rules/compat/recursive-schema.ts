import type { Json } from '../../model/json.ts';
import { step } from '../../model/json.ts';
import type { Tool } from '../../model/surface.ts';
import { type ContentContext, issue, NONE, type Rule } from '../rule.ts';
import { inputNodes, type SchemaNode } from '../schema/nodes.ts';
import { references } from '../schema/refs.ts';
import { strictestOf } from './client.ts';

export const rule: Rule = {
  meta: {
    id: 'compat/recursive-schema',
    level: 'warning',
    kind: 'content',
    summary: 'The input schema refers to itself.',
    why: 'A schema that contains itself has no end when it is written out. Clients that inline references give up on it, drop the tool, or never come back; some APIs refuse it outright.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The input of {tool} contains itself through {ref}: clients that write references out have no end to it',
        help: 'Write the levels that are needed, or take the nested part as a list with parent numbers.',
      },
      refused: {
        title: 'The input of {tool} contains itself through {ref}; for {clients} that will not do: the whole request is refused',
        help: 'Write the levels that are needed, or take the nested part as a list with parent numbers.',
      },
    },
  },
  tool: (tool, context) => (references(tool).length > 0 ? judge(tool, context) : NONE),
};

function* judge(tool: Tool, context: ContentContext) {
  const nodes = inputNodes(tool);
  const index = new Map<SchemaNode, number>(nodes.map((n, i) => [n, i]));
  const refs = references(tool).filter((r) => r.target.kind === 'inside' && index.has(r.node));
  if (refs.length === 0) return;
  const byValue = new Map<Json, number>(nodes.map((n, i) => [n.value, i]));
  const next: number[][] = nodes.map(() => []);
  nodes.forEach((node, i) => {
    // A definition is met through a reference only.
    if (node.parent && !node.isDefinition) next[index.get(node.parent)!]!.push(i);
  });
  const closes = new Map<string, { pointer: string; ref: string }>();
  for (const { node, keyword, ref, target } of refs) {
    const to = target.kind === 'inside' ? byValue.get(target.value) : undefined;
    if (to === undefined) continue;
    const from = index.get(node)!;
    next[from]!.push(to);
    closes.set(`${from} ${to}`, { pointer: step(node.pointer, keyword), ref });
  }
  const refused = strictestOf(context, 'recursion');
  for (const edge of backEdges(next)) {
    const found = closes.get(edge);
    if (!found) continue;
    const evidence = { ref: found.ref.slice(0, 200), ...(refused ? { clients: refused.clients } : {}) };
    yield issue(tool, found.pointer, evidence, refused ? { messageId: 'refused', level: refused.level } : {});
    // One loop is enough to know; a schema that has one mostly has several ways round it.
    return;
  }
}

/** Edges that lead back to a node that is still open in a walk of the graph from its root. Iterative. */
function backEdges(next: readonly number[][]): string[] {
  const state = new Uint8Array(next.length);
  const found: string[] = [];
  const stack: [node: number, child: number][] = [[0, 0]];
  if (next.length) state[0] = 1;
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const [node, child] = top;
    const to = next[node]![child];
    if (to === undefined) {
      state[node] = 2;
      stack.pop();
      continue;
    }
    top[1] = child + 1;
    if (state[to] === 1) found.push(`${node} ${to}`);
    else if (state[to] === 0) {
      state[to] = 1;
      stack.push([to, 0]);
    }
  }
  return found;
}
