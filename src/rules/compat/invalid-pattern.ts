import type { Issue } from '../../model/finding.ts';
import { isObject, step } from '../../model/json.ts';
import type { Tool } from '../../model/surface.ts';
import { type ContentContext, issue, NONE, type Rule } from '../rule.ts';
import { nodesUsing, type SchemaNode } from '../schema/nodes.ts';
import { backtracking, brokenPattern } from '../schema/pattern.ts';
import { strictestOf } from './client.ts';
import { MOST } from './most.ts';

export const rule: Rule = {
  meta: {
    id: 'compat/invalid-pattern',
    level: 'error',
    kind: 'content',
    summary: 'A regular expression does not compile, or needs look-around where a chosen client has none.',
    why: 'JSON Schema reads patterns as ECMA-262 with Unicode, which is stricter than most engines: `\\_` or `\\-` outside brackets is an error there. Model APIs run patterns on engines without look-around and back-references, and refuse a schema that has them.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The pattern {pattern} at {place} of {tool} is no regular expression ({reason})',
        help: 'Correct the pattern. It must compile with the Unicode flag, as JSON Schema reads it.',
      },
      lookaround: {
        title:
          'The pattern {pattern} at {place} of {tool} uses {part}, which the engine behind {clients} does not know: on some of its paths the whole request is refused',
        help: 'Write the pattern without look-around and back-references, and check the rest inside the tool.',
      },
    },
  },
  tool(tool, context) {
    const nodes = nodesUsing(tool, 'pattern', 'patternProperties');
    return nodes.length > 0 ? judge(tool, nodes, context) : NONE;
  },
};

function* judge(tool: Tool, nodes: readonly SchemaNode[], context: ContentContext): Iterable<Issue> {
  const engine = strictestOf(context, 'lookAround');
  let told = 0;
  for (const node of nodes) {
    for (const [pointer, source] of patterns(node)) {
      if (told >= MOST) return;
      const reason = brokenPattern(source);
      if (reason !== undefined) {
        told++;
        yield issue(tool, pointer, { reason, pattern: source.slice(0, 200), place: node.place });
        continue;
      }
      const part = engine && pointer.startsWith('/inputSchema') ? backtracking(source) : undefined;
      if (engine && part !== undefined) {
        told++;
        const evidence = { part, pattern: source.slice(0, 200), place: node.place, clients: engine.clients };
        yield issue(tool, pointer, evidence, { messageId: 'lookaround', level: engine.level });
      }
    }
  }
}

function patterns(node: SchemaNode): [string, string][] {
  const { schema } = node;
  if (!schema) return [];
  const found: [string, string][] = [];
  if (Object.hasOwn(schema, 'pattern') && typeof schema.pattern === 'string') found.push([`${node.pointer}/pattern`, schema.pattern]);
  if (Object.hasOwn(schema, 'patternProperties') && isObject(schema.patternProperties)) {
    for (const key of Object.keys(schema.patternProperties)) found.push([step(`${node.pointer}/patternProperties`, key), key]);
  }
  return found;
}
