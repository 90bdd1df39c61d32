import type { Issue } from '../../model/finding.ts';
import { isObject, type Json } from '../../model/json.ts';
import type { Tool } from '../../model/surface.ts';
import { type ContentContext, issue, NONE, type Rule } from '../rule.ts';
import { nodesUsing, type SchemaNode } from '../schema/nodes.ts';
import { strictestOf } from './client.ts';
import { brief, MOST } from './most.ts';

export const rule: Rule = {
  meta: {
    id: 'compat/enum-faults',
    level: 'error',
    kind: 'content',
    summary: 'An enum is no list, is empty, holds values its own type excludes, or holds the empty text.',
    why: 'A fixed set of values helps a model more than any sentence, if the set can be used. APIs that compile the schema refuse one that is no list; a value that the type excludes can never be sent; the empty text is refused by some APIs and says nothing to a model.',
    source: ['mcp'],
    messages: {
      default: {
        title: 'The enum at {place} of {tool} must be a list with at least one value',
        help: 'List the values, or take enum out.',
      },
      type: {
        title: 'The enum at {place} of {tool} has values that its type {type} never lets through: {values}',
        help: 'Write the values in the type that is declared, or declare the type they have.',
      },
      empty: {
        title: 'The enum at {place} of {tool} has the empty text as a value, which says nothing to a model and which some APIs refuse',
        help: 'Leave the property out of required for "not given", or name the value: "none", "any".',
      },
      refused: {
        title: 'The enum at {place} of {tool} has the empty text as a value: {clients} refuses the whole request',
        help: 'Leave the property out of required for "not given", or name the value: "none", "any".',
      },
    },
  },
  tool(tool, context) {
    const nodes = nodesUsing(tool, 'enum');
    return nodes.length > 0 ? judge(tool, nodes, context) : NONE;
  },
};

function* judge(tool: Tool, nodes: readonly SchemaNode[], context: ContentContext): Iterable<Issue> {
  let told = 0;
  for (const node of nodes) {
    if (!node.schema || !Object.hasOwn(node.schema, 'enum')) continue;
    if (told >= MOST) return;
    const values = node.schema.enum as Json;
    if (!Array.isArray(values) || values.length === 0) {
      told++;
      yield issue(tool, `${node.pointer}/enum`, { place: node.place });
      continue;
    }
    const types = typesOf(node.schema.type);
    if (types) {
      const never = values.filter((v) => !types.some((t) => fits(v, t)));
      // A nullable schema is often written with null among the values and without it among the types; strict readers let it pass.
      const wrong = never.filter((v) => v !== null);
      if (wrong.length) {
        told++;
        const shown = wrong.slice(0, 5).map(brief);
        yield issue(
          tool,
          `${node.pointer}/enum`,
          { place: node.place, type: types, values: shown },
          { messageId: 'type', sentence: 'type' },
        );
      }
    }
    if (values.includes('')) {
      told++;
      const refused = strictestOf(context, 'emptyEnum');
      const { place } = node;
      const pointer = `${node.pointer}/enum`;
      if (refused)
        yield issue(tool, pointer, { place, clients: refused.clients }, { messageId: 'refused', level: refused.level, sentence: 'empty' });
      else yield issue(tool, pointer, { place }, { messageId: 'empty', level: 'warning', sentence: 'empty' });
    }
  }
}

const TYPES = new Set(['string', 'number', 'integer', 'boolean', 'null', 'array', 'object']);

/** The types a schema lets through; undefined when it says nothing that is understood. */
function typesOf(type: Json | undefined): string[] | undefined {
  const list = Array.isArray(type) ? type : [type];
  return list.length > 0 && list.every((t): t is string => typeof t === 'string' && TYPES.has(t)) ? list : undefined;
}

function fits(value: Json, type: string): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'integer':
      return typeof value === 'number' && Number.isInteger(value);
    case 'array':
      return Array.isArray(value);
    case 'object':
      return isObject(value);
    default:
      return typeof value === type;
  }
}
