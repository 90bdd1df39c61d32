import type { Issue } from '../../model/finding.ts';
import { own } from '../../model/json.ts';
import { oneOf } from '../../model/words.ts';
import { issue, option, type Rule } from '../rule.ts';
import { inputTree } from '../schema/nodes.ts';
import { limitsOf, strictest } from './client.ts';

const WHAT = oneOf('what', ['properties', 'enum values', 'characters in names and values']);

export const rule: Rule = {
  meta: {
    id: 'compat/schema-size',
    level: 'warning',
    kind: 'content',
    summary: 'The input schema has more properties, enum values or characters in names than clients take.',
    why: 'Readers of schemas have limits so that a hostile or careless schema cannot hold them up. The strict mode of the OpenAI API takes 5,000 properties, 1,000 enum values and 120,000 characters in names and values; a model chooses badly long before.',
    source: ['mcp'],
    options: {
      type: 'object',
      properties: {
        properties: { type: 'integer', minimum: 1, default: 1000, description: 'Most properties over all objects.' },
        characters: {
          type: 'integer',
          minimum: 1,
          default: 120_000,
          description: 'Most characters in names of properties and in enum values.',
        },
        'enum-values': { type: 'integer', minimum: 1, default: 1000, description: 'Most enum values over the whole schema.' },
      },
      additionalProperties: false,
    },
    messages: {
      default: {
        title: `The input of {tool} has {count} ${WHAT}, where {limit} is what clients take`,
        help: 'Split the tool, or take the value as text and check it inside the tool.',
      },
      refused: {
        title: `The input of {tool} has {count} ${WHAT}, and {clients} takes {limit}: the whole request is refused`,
        help: 'Split the tool, or take the value as text and check it inside the tool.',
      },
    },
  },
  tool(tool, context) {
    let properties = 0;
    let values = 0;
    let characters = 0;
    const { nodes, keywords } = inputTree(tool);
    const enums = keywords.has('enum');
    for (const { keyword, key, schema } of nodes) {
      if (keyword === 'properties') {
        properties += 1;
        characters += String(key).length;
      }
      const list = enums ? own(schema, 'enum') : undefined;
      if (!Array.isArray(list)) continue;
      values += list.length;
      for (const value of list) if (typeof value === 'string') characters += value.length;
    }
    const found: Issue[] = [];
    const count = (key: Counted, number: number, what: string, limit: number): void => {
      const over = limitsOf(context, key).filter((f) => number > f.limit.value);
      const judged = strictest(over);
      if (judged) {
        const evidence = { count: number, what, limit: Math.min(...over.map((f) => f.limit.value)), clients: judged.clients };
        found.push(issue(tool, '/inputSchema', evidence, { messageId: 'refused', level: judged.level, sentence: what }));
      } else if (number > limit) found.push(issue(tool, '/inputSchema', { count: number, what, limit }, { sentence: what }));
    };
    count('schemaProperties', properties, 'properties', option<number>(context, 'properties', 1000));
    count('enumValues', values, 'enum values', option<number>(context, 'enum-values', 1000));
    count('schemaCharacters', characters, 'characters in names and values', option<number>(context, 'characters', 120_000));
    return found;
  },
};

type Counted = 'schemaProperties' | 'enumValues' | 'schemaCharacters';
