import { isObject, type Json, own } from '../../model/json.ts';
import { issue, option, type Rule } from '../rule.ts';
import { inputTree } from '../schema/nodes.ts';
import { limitsOf, strictest } from './client.ts';

export const rule: Rule = {
  meta: {
    id: 'compat/schema-size',
    level: 'warning',
    kind: 'content',
    summary: 'The input schema has more properties or enum values than clients take.',
    why: 'Readers of schemas have limits so that a hostile or careless schema cannot hold them up. The strict mode of the OpenAI API takes 5,000 properties and 1,000 enum values in all; a model chooses badly long before.',
    source: ['mcp'],
    options: {
      type: 'object',
      properties: {
        properties: { type: 'integer', minimum: 1, default: 1000, description: 'Most properties over all objects.' },
        'enum-values': { type: 'integer', minimum: 1, default: 1000, description: 'Most enum values over the whole schema.' },
      },
      additionalProperties: false,
    },
    messages: {
      default: {
        title: 'The input of {tool} has {count} {what}, where {limit} is what clients take',
        help: 'Split the tool, or take the value as text and check it inside the tool.',
      },
      refused: {
        title: 'The input of {tool} has {count} {what}, and {clients} takes {limit}: the whole request is refused',
        help: 'Split the tool, or take the value as text and check it inside the tool.',
      },
    },
  },
  *tool(tool, context) {
    const { nodes, keywords } = inputTree(tool);
    // There is a schema for each property, so a short list has few.
    const few = Math.min(option<number>(context, 'properties', 1000), 1000);
    const properties = nodes.length <= few ? 0 : nodes.reduce((sum, { schema }) => sum + countOf(own(schema, 'properties')), 0);
    const values = keywords.has('enum') ? nodes.reduce((sum, { schema }) => sum + countOf(own(schema, 'enum')), 0) : 0;
    const counts = [
      ['schemaProperties', properties, 'properties', option<number>(context, 'properties', 1000)],
      ['enumValues', values, 'enum values', option<number>(context, 'enum-values', 1000)],
    ] as const;
    for (const [key, count, what, limit] of counts) {
      const over = limitsOf(context, key).filter((f) => count > f.limit.value);
      const judged = strictest(over);
      if (judged) {
        const evidence = { count, what, limit: Math.min(...over.map((f) => f.limit.value)), clients: judged.clients };
        yield issue(tool, '/inputSchema', evidence, { messageId: 'refused', level: judged.level, sentence: what });
      } else if (count > limit) yield issue(tool, '/inputSchema', { count, what, limit }, { sentence: what });
    }
  },
};

const countOf = (value: Json | undefined): number =>
  Array.isArray(value) ? value.length : isObject(value) ? Object.keys(value).length : 0;
